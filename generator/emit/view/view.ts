import {
  idBytes,
  type Field,
  type Layout,
  listEnd,
  type MessageTable,
  type Table,
} from "../../../runtime/table/table.ts";
import { bitTest, local, pascal, typeName } from "../code/code.ts";
import { layoutName } from "../layouts/layout-names.ts";
import type { Emitting } from "../code/emitting.ts";
import { isStruct } from "../layouts/layouts.ts";
import { memberType } from "../types/members.ts";
import { add, fixedBytes, NOTHING, type Size, valueSize } from "../size/size.ts";
import { offsetCode } from "../size/size-code.ts";
import { passCode, withoutIdle } from "../skip/fields.ts";
import { passage, type Stretch } from "../skip/passage.ts";
import { runMethod } from "../skip/runs.ts";
import { beforeRest, tailOf } from "../layouts/tail.ts";
import { COUNTED, getter, optionalGetter, own, type Place, type Viewing } from "./getters.ts";
import { elementGetters, listGetters, selfCounting } from "./lists.ts";
import { interleaveGetters, splitGetters } from "./splits.ts";
import { valueGetters } from "./values.ts";
import { isDialects, isViewed, type ListField } from "./viewed.ts";

/** The class whose objects show a message where it stands: `aim` finds it, and getters read it. */
export function viewClass(emitting: Emitting, message: MessageTable, layout: Layout): string {
  const name = layoutName(emitting.table, message, layout);
  const tail = tailOf(emitting.table, message, layout);
  const fields = tail?.front ?? layout.fields;
  const stretches = passage(fields, true);
  const places = stretches.filter((stretch) => hasPlace(emitting.table, stretch));
  const passing = passCode(
    emitting,
    name,
    stretches,
    {
      place: (stretch) =>
        places.includes(stretch) ? `this.#at${places.indexOf(stretch)} = at;` : "",
      list: (field) =>
        isViewed(emitting.table, field) ? `this.#aim${pascal(field.name)}$(r);` : undefined,
      known: keeping,
    },
    idBytes(emitting.table, layout),
  ).filter((line) => line !== "");
  const masks = fields.flatMap((f) =>
    f.kind === "mask" ? [f.name] : f.kind === "stop" ? [f.live] : [],
  );
  const viewing: Viewing = { ...emitting, masks };
  const lengths = fields.flatMap((f) => (f.kind === "length" ? [f.name] : []));
  const getters = stretches.flatMap((stretch) =>
    stretchGetters(viewing, name, stretch, places.indexOf(stretch)),
  );
  // What is told of bits alone, or of what finds its own end, nobody asks for later.
  const [told, idle] = parted([...masks, ...lengths], getters);
  const kept = passing.filter((line) => !idle.some((field) => line === keeping(field)));
  const aim = withoutIdle(kept, fields);
  const readsLater = getters.some((code) => code.includes("this.#r"));
  const struct = isStruct(emitting.table, message);
  const base =
    tail === undefined
      ? `${emitting.imports.use(struct ? "StructView" : "View")}<${typeName(emitting.table, message)}>`
      : `${tail.rest}View`;
  const ends = listEnd(layout) !== undefined;
  return [
    `\n/** A \`${message.name}\` where it stands in the bytes. */`,
    `export class ${name}View extends ${base} {`,
    ...(struct || tail !== undefined ? [] : [`override readonly type = "${message.name}";`]),
    ...(readsLater ? ["#r!: Reader;"] : []),
    ...told.map((field) => `#${own(field)} = 0;`),
    ...places.map((_, i) => `#at${i} = 0;`),
    `\n/** Takes the ${struct ? "struct" : "message"} at the cursor, and passes over it.${ends ? " Returns whether it ends its list." : ""} Throws DecodeError. */`,
    `${tail === undefined ? "" : "override "}aim(r: Reader): ${ends ? "boolean" : "this"} {`,
    ...(readsLater ? ["if (this.#r !== r) this.#r = r;"] : []),
    ...aim,
    ...(tail === undefined ? [] : [beforeRest(emitting.table, layout)]),
    tail !== undefined ? "return super.aim(r);" : ends ? "return false;" : "return this;",
    "}",
    ...(isDialects(emitting.table, layout)
      ? []
      : runMethod(emitting, message, layout, (mask, at) => [
          ...told.map((name) => `this.#${own(name)} = ${mask};`),
          ...places.map((_, i) => `this.#at${i} = ${at};`),
        ])),
    ...getters,
    "}",
  ].join("\n");
}

function keeping(field: string): string {
  return `this.#${own(field)} = ${local(field)};`;
}

/** The masks and lengths that getters read, and those that none does. */
function parted(fields: readonly string[], getters: readonly string[]): [string[], string[]] {
  const isRead = (field: string) => {
    const read = new RegExp(`this\\.#${own(field).replaceAll("$", "\\$")}(?![\\w$])`);
    return getters.some((code) => read.test(code));
  };
  return [fields.filter(isRead), fields.filter((field) => !isRead(field))];
}

/** Whether something is read from a stretch later. */
function hasPlace(table: Table, stretch: Stretch): boolean {
  if (stretch.kind === "run") return stretch.fields.some((field) => field.kind !== "bit");
  const { field } = stretch;
  return field.kind === "split" || (field.kind === "value" && !isViewed(table, field));
}

function stretchGetters(
  emitting: Viewing,
  layout: string,
  stretch: Stretch,
  index: number,
): string[] {
  if (stretch.kind === "one") return oneGetters(emitting, stretch.field, `this.#at${index}`);
  const getters: string[] = [];
  let before: Size = NOTHING;
  for (const field of stretch.fields) {
    const offset = offsetCode(before, stretch.size, layout, emitting.lengths);
    const start = `this.#at${index}`;
    const place = (more: number) =>
      [offset === "" ? start : COUNTED, ...(more === 0 ? [] : [more])].join(" + ");
    getters.push(...fieldGetters({ ...emitting, counted: `${start} + ${offset}` }, field, place));
    before = add(before, valueSize(field) ?? NOTHING);
  }
  return getters;
}

function fieldGetters(emitting: Viewing, field: Field, place: Place): string[] {
  switch (field.kind) {
    case "bit":
      return [
        getter(
          emitting,
          field.name,
          "boolean",
          `return ${bitTest(field.bit.mask, field.bit.bit)};`,
        ),
      ];
    case "value":
      return valueGetters(emitting, field, place);
    case "split":
      return splitGetters(emitting, field, place);
    case "interleave":
      return interleaveGetters(emitting, field, place);
    default:
      return [];
  }
}

function oneGetters(emitting: Viewing, field: Field, place: string): string[] {
  if (field.kind === "mask")
    return field.hidden
      ? []
      : [`\nget ${field.name}(): number {\nreturn this.#${own(field.name)};\n}`];
  const at = (more: number) => (more === 0 ? place : `${place} + ${more}`);
  if (field.kind === "split") return splitGetters(emitting, field, at);
  if (field.kind !== "value") return [];
  if (fixedBytes(field.type) !== undefined) return valueGetters(emitting, field, at);
  if (isViewed(emitting.table, field)) return elementGetters(emitting, field as ListField);
  if (field.type.kind === "list") return listGetters(emitting, field, field.type, place);
  const code = selfCounting(emitting, field.type, place);
  const none = field.type.kind === "bytes" && field.type.none !== undefined;
  const type = memberType(emitting.table, field.type) + (none ? " | undefined" : "");
  return [optionalGetter(emitting, field, field.name, type, code)];
}
