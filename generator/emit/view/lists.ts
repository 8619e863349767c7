import {
  type BytesType,
  endMember,
  layoutOf,
  listEnd,
  type ListType,
  type ValueField,
  type ValueType,
} from "../../../runtime/table/table.ts";
import { fromLocal, local, pascal } from "../code/code.ts";
import { listLines } from "../decode/lists.ts";
import { type Emitting, structName } from "../code/emitting.ts";
import { hasEndMask } from "../types/companions.ts";
import { memberType } from "../types/members.ts";
import { optionalGetter, own, type Viewing } from "./getters.ts";
import type { ListField } from "./viewed.ts";

/** Passes over a list, and aims at its elements the views that were made for earlier lists. */
function aimElements(emitting: Emitting, { name, type }: ListField): string[] {
  const struct = structName(emitting, type.struct);
  const views = `#${own(name)}`;
  return [
    `\nreadonly ${views}: ${struct}View[] = [];`,
    `readonly ${views}$shown: ${struct}View[] = [];`,
    `${views}$count = 0;`,
    `\n#aim${pascal(name)}$(r: Reader): void {\nconst views = this.${views};\nlet count = 0;`,
    `for (;; count++) {\nif (count === views.length) views.push(new ${struct}View());\nif (views[count]!.aim(r)) break;\n}`,
    `this.${views}$count = count;\n}`,
  ];
}

/** The list as an array of views, and the mask of what ends it. */
export function elementGetters(emitting: Viewing, field: ListField): string[] {
  const { table, version, imports } = emitting;
  const { name, type } = field;
  const views = `this.#${own(name)}`;
  const shown = `${imports.use("firstOf")}(${views}, ${views}$shown, ${views}$count)`;
  const getters = [
    ...aimElements(emitting, field),
    optionalGetter(emitting, field, name, memberType(table, type), shown),
  ];
  if (!hasEndMask(table, type, version)) return getters;
  const { mask } = listEnd(layoutOf(table.structs[type.struct]!, version)!)!;
  const last = `${views}[${views}$count]!.${mask!.name}`;
  return [...getters, optionalGetter(emitting, field, endMember(name), "number | undefined", last)];
}

/** A list is read where it stands by a function of its own, which a getter for its end shares. */
export function listGetters(
  emitting: Viewing,
  field: ValueField,
  type: ListType,
  place: string,
): string[] {
  const { table, imports, version } = emitting;
  const list = memberType(table, type);
  const end = endMember(field.name);
  const withEnd = hasEndMask(table, type, version);
  const result = withEnd ? `{ ${field.name}: ${list}; ${end}: number }` : list;
  const last = withEnd
    ? `return { ${fromLocal(field.name)}, ${fromLocal(end)} };`
    : `return ${local(field.name)};`;
  const declared = [
    `let ${local(field.name)}: ${list};`,
    ...(withEnd ? [`let ${local(end)} = 0;`] : []),
  ];
  const read = `read${pascal(field.name)}$`;
  const whole = `${imports.use("readAt")}(this.#r, ${place}, (r) => this.#${read}(r))`;
  const method = `\n#${read}(r: Reader): ${result} {\n${[...declared, ...listLines(emitting, field.name, type), last].join("\n")}\n}`;
  const own = optionalGetter(
    emitting,
    field,
    field.name,
    list,
    withEnd ? `${whole}.${field.name}` : whole,
  );
  if (!withEnd) return [method, own];
  return [
    method,
    own,
    optionalGetter(emitting, field, end, "number | undefined", `${whole}.${end}`),
  ];
}

/** What finds out its own length, read where it began. */
export function selfCounting(emitting: Viewing, type: ValueType, place: string): string {
  const { imports } = emitting;
  if (type.kind === "struct") {
    const decode = `decode${structName(emitting, type.struct)}`;
    const read = type.alone ? `(r) => ${imports.use("expectOne")}(r, ${decode}(r))` : decode;
    return `${imports.use("readAt")}(this.#r, ${place}, ${read})`;
  }
  if (type.kind === "string") return `${imports.use("stringAt")}(this.#r, ${place}, ${type.cut})`;
  if (type.kind === "strings") return `${imports.use("stringsAt")}(this.#r, ${place}, ${type.cut})`;
  const { length, none } = type as BytesType;
  const count = `this.#${own(length!)}`;
  const bytes = `this.#r.bytes.subarray(${place}, ${place} + ${count})`;
  return none === undefined ? bytes : `${count} === ${none} ? undefined : ${bytes}`;
}
