import {
  type Field,
  type IntType,
  type Layout,
  type MessageTable,
  nanMember,
  type ValueField,
  type ValueType,
} from "../../runtime/table.ts";
import { bitTest, layoutName, local, typeName } from "./code.ts";
import type { Emitting } from "./emitting.ts";
import { idBytes } from "./decode.ts";
import { memberType, tuple } from "./members.ts";
import { add, fixedBytes, NOTHING, offsetCode, type Size, valueSize } from "./size.ts";
import { passage, passCode, type Stretch } from "./skip.ts";
import { bitsCode, nanCode, readAt, scalarAt, scaled } from "./steps.ts";

/** Whether a message has one shape, so that a view of it can be used again. */
export function isRefillable(message: MessageTable): boolean {
  return message.layouts.every((layout) => layout.fields.at(-1)?.kind !== "switch");
}

/** What the getters of one class share. */
interface Viewing extends Emitting {
  /** The masks that its fields depend on. */
  readonly masks: readonly string[];
}

/** The class whose objects show a message where it stands: `aim` finds it, and getters read it. */
export function viewClass(emitting: Emitting, message: MessageTable, layout: Layout): string {
  const name = layoutName(emitting.table, message, layout);
  const stretches = passage(layout.fields, true);
  const places = stretches.filter(hasPlace);
  const aim = passCode(
    emitting,
    name,
    stretches,
    {
      place: (stretch) => (hasPlace(stretch) ? `this.#at${places.indexOf(stretch)} = at;` : ""),
      known: (field) => `this.#${field} = ${local(field)};`,
    },
    idBytes(layout),
  ).filter((line) => line !== "");
  const masks = layout.fields.filter((f) => f.kind === "mask").map((f) => f.name);
  const viewing: Viewing = { ...emitting, masks };
  const told = layout.fields.filter((f) => f.kind === "mask" || f.kind === "length");
  const getters = stretches.flatMap((stretch) =>
    stretchGetters(viewing, name, stretch, places.indexOf(stretch)),
  );
  const readsLater = getters.some((code) => code.includes("this.#r"));
  return [
    `\n/** A \`${message.name}\` where it stands in the bytes. */`,
    `export class ${name}View extends ${emitting.imports.use("View")}<${typeName(emitting.table, message)}> {`,
    `override readonly type = "${message.name}";`,
    ...(readsLater ? ["#r!: Reader;"] : []),
    ...told.map((field) => `#${field.name} = 0;`),
    ...places.map((_, i) => `#at${i} = 0;`),
    "\n/** Takes the message at the cursor, and passes over it. Throws DecodeError. */",
    "aim(r: Reader): this {",
    ...(readsLater ? ["this.#r = r;"] : []),
    ...aim,
    "return this;",
    "}",
    ...getters,
    "}",
  ].join("\n");
}

/** Whether something is read from a stretch later. */
function hasPlace(stretch: Stretch): boolean {
  if (stretch.kind === "run") return stretch.fields.some((field) => field.kind !== "bit");
  return stretch.field.kind === "value";
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
    const place = (more: number) =>
      [`this.#at${index}`, offset, more === 0 ? "" : String(more)]
        .filter((t) => t !== "")
        .join(" + ");
    getters.push(...fieldGetters(emitting, field, place));
    before = add(before, valueSize(field) ?? NOTHING);
  }
  return getters;
}

type Place = (more: number) => string;

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

function speaksOf(code: string, name: string): boolean {
  return new RegExp(`(?<![#.\\w$])${name.replace("$", "\\$")}(?![\\w$])`).test(code);
}

/** A getter, with the masks and the view that its code speaks of in front. */
function getter({ masks }: Viewing, name: string, type: string, code: string): string {
  const first = masks
    .filter((mask) => speaksOf(code, local(mask)))
    .map((mask) => `const ${local(mask)} = this.#${mask};`);
  if (/(?<![.\w])view\b/.test(code)) first.push("const view = this.#r.view;");
  return `\nget ${name}(): ${type} {\n${[...first, code].join("\n")}\n}`;
}

function oneGetters(emitting: Viewing, field: Field, place: string): string[] {
  if (field.kind === "mask")
    return [`\nget ${field.name}(): number {\nreturn this.#${field.name};\n}`];
  if (field.kind !== "value") return [];
  if (fixedBytes(field.type) !== undefined)
    return valueGetters(emitting, field, (more) => (more === 0 ? place : `${place} + ${more}`));
  return [
    optionalGetter(
      emitting,
      field,
      field.name,
      memberType(field.type),
      selfCounting(emitting, field.type, place),
    ),
  ];
}

/** What finds out its own length, read where it began. */
function selfCounting({ imports }: Viewing, type: ValueType, place: string): string {
  if (type.kind === "string") return `${imports.use("stringAt")}(this.#r, ${place}, ${type.cut})`;
  if (type.kind === "strings") return `${imports.use("stringsAt")}(this.#r, ${place}, ${type.cut})`;
  return `this.#r.bytes.subarray(${place}, ${place} + this.#${(type as { length: string }).length})`;
}

function valueGetters(emitting: Viewing, field: ValueField, place: Place): string[] {
  const getters = [
    optionalGetter(emitting, field, field.name, memberType(field.type), wholeCode(field, place)),
  ];
  const nan = nanCode(field.type, place(0), emitting.imports);
  if (nan !== undefined) {
    const type = field.type.kind === "float" ? "number | undefined" : "number[] | undefined";
    getters.push(optionalGetter(emitting, field, nanMember(field.name), type, nan));
  }
  return getters;
}

function wholeCode(field: ValueField, place: Place): string {
  const { type, wide } = field;
  if (wide !== undefined) {
    return `${bitTest(wide.when.mask, wide.when.bit)} ? ${readAt(wide.type, place(0))} : ${readAt(type as IntType, place(0))}`;
  }
  if (type.kind !== "array") return scalarAt(type, place(0));
  const step = fixedBytes(type.of)!;
  return `[${Array.from({ length: type.count }, (_, i) => scalarAt(type.of, place(i * step))).join(", ")}]`;
}

function optionalGetter(
  emitting: Viewing,
  field: ValueField,
  name: string,
  type: string,
  code: string,
): string {
  if (field.when === undefined) return getter(emitting, name, type, `return ${code};`);
  const { mask, bit } = field.when;
  const absent = `if (${bitTest(mask, bit).replace("!==", "===")}) return undefined;`;
  const optional = type.endsWith("undefined") ? type : `${type} | undefined`;
  return getter(emitting, name, optional, `${absent}\nreturn ${code};`);
}

function splitGetters(emitting: Viewing, field: Field & { kind: "split" }, place: Place): string[] {
  const word = readAt(field.wire, place(0));
  let low = 0;
  return field.parts.map(({ name, type }) => {
    const code = scaled(bitsCode(word, low, type, field.wire.bits), type);
    low += type.bits;
    return getter(emitting, name, "number", `return ${code};`);
  });
}

function interleaveGetters(
  emitting: Viewing,
  field: Field & { kind: "interleave" },
  place: Place,
): string[] {
  const round = field.fields.reduce((sum, f) => sum + fixedBytes(f.type)!, 0);
  let first = 0;
  return field.fields.map(({ name, type }) => {
    const elements = Array.from({ length: field.count }, (_, i) =>
      readAt(type, place(first + i * round)),
    );
    first += fixedBytes(type)!;
    return getter(emitting, name, tuple("number", field.count), `return [${elements.join(", ")}];`);
  });
}
