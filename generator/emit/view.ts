import {
  beforeMember,
  type BytesType,
  endMember,
  type Field,
  type IntType,
  type Layout,
  layoutOf,
  listEnd,
  type ListType,
  type MessageTable,
  nanMember,
  type SparseType,
  type SplitField,
  type Table,
  type ValueField,
  type ValueType,
  type Widths,
} from "../../runtime/table/table.ts";
import { bitTest, fromLocal, layoutName, local, pascal, spoken, typeName } from "./code.ts";
import { type Emitting, structName } from "./emitting.ts";
import { idBytes, isStruct } from "./decode.ts";
import { hasEndMask, isLoop, memberType, tuple } from "./members.ts";
import { add, fixedBytes, NOTHING, offsetCode, type Size, valueSize } from "./size.ts";
import { passage, passCode, type Stretch } from "./skip.ts";
import {
  bitsCode,
  goesToTheEnd,
  isRegion,
  listLines,
  longPart,
  nanCode,
  readAt,
  readOn,
  scalarAt,
  scaled,
} from "./steps.ts";

import { BEFORE_REST, tailOf } from "./tail.ts";

/** Whether a message has one shape, found without knowing its end, so that a view of it can be used again. */
export function isRefillable(message: MessageTable): boolean {
  return message.layouts.every(({ fields }) => !fields.some(needsDecoding));
}

function needsDecoding(field: Field): boolean {
  if (field.kind === "switch" || isRegion(field)) return true;
  if (field.kind !== "value") return false;
  const { type } = field;
  const isOpen = type.kind === "string" && type.open === true;
  return field.whenMore === true || isOpen || goesToTheEnd([field]);
}

/** The structs whose lists are shown in views of their elements: those that end their list themselves, as most bytes are in such. */
export function viewedStructs(table: Table): MessageTable[] {
  const lists = table.messages
    .filter(isRefillable)
    .flatMap(({ layouts }) => layouts.flatMap(({ fields }) => fields.flatMap(elementList)));
  return table.structs.filter((struct, index) => lists.includes(index) && isRefillable(struct));
}

/** The struct of a list that one of its elements ends. */
function elementList(field: Field): number[] {
  const isList = field.kind === "value" && field.type.kind === "list";
  return isList && (field.type as ListType).ends === "element"
    ? [(field.type as ListType).struct]
    : [];
}

/** What the getters of one class share. */
interface Viewing extends Emitting {
  /** The masks that its fields depend on. */
  readonly masks: readonly string[];
  /** Where the field stands, where that takes some counting. */
  readonly counted?: string;
}

/** Stands for `Viewing.counted`. */
const COUNTED = "§";

/** The class whose objects show a message where it stands: `aim` finds it, and getters read it. */
export function viewClass(emitting: Emitting, message: MessageTable, layout: Layout): string {
  const name = layoutName(emitting.table, message, layout);
  const tail = tailOf(emitting.table, message, layout);
  const fields = tail?.front ?? layout.fields;
  const stretches = passage(fields, true);
  const places = stretches.filter((stretch) => hasPlace(emitting.table, stretch));
  const aim = passCode(
    emitting,
    name,
    stretches,
    {
      place: (stretch) =>
        places.includes(stretch) ? `this.#at${places.indexOf(stretch)} = at;` : "",
      list: (field) =>
        isViewed(emitting.table, field) ? `this.#aim${pascal(field.name)}$(r);` : undefined,
      known: (field) => `this.#${own(field)} = ${local(field)};`,
    },
    idBytes(layout),
  ).filter((line) => line !== "");
  const masks = fields.flatMap((f) =>
    f.kind === "mask" ? [f.name] : f.kind === "stop" ? [f.live] : [],
  );
  const viewing: Viewing = { ...emitting, masks };
  const lengths = fields.flatMap((f) => (f.kind === "length" ? [f.name] : []));
  const told = [...masks, ...lengths];
  const getters = stretches.flatMap((stretch) =>
    stretchGetters(viewing, name, stretch, places.indexOf(stretch)),
  );
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
    ...(readsLater ? ["this.#r = r;"] : []),
    ...aim,
    ...(tail === undefined ? [] : [BEFORE_REST]),
    tail !== undefined ? "return super.aim(r);" : ends ? "return false;" : "return this;",
    "}",
    ...getters,
    "}",
  ].join("\n");
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

/** The private member that keeps a mask or a length: the view has a few of its own. */
function own(name: string): string {
  return /^(r|at\d+)$/.test(name) ? `${name}$` : name;
}

/** A getter. What its code speaks of more than once is a constant in front. */
function getter(
  { masks, counted = "" }: Viewing,
  name: string,
  type: string,
  code: string,
): string {
  const [first, ...rest] = code.split("\n");
  const isTest = rest.length > 0 && /^if .* return undefined;$/.test(first!);
  let body = code;
  if (code.split(COUNTED).length === 2) body = code.replace(COUNTED, counted);
  else if (code.includes(COUNTED)) {
    const at = `const at = ${counted};`;
    body = (isTest ? [first, at, ...rest] : [at, code]).join("\n").replaceAll(COUNTED, "at");
  }
  for (const mask of masks) body = withConstant(body, local(mask), `this.#${own(mask)}`);
  body = withConstant(body, "view", "this.#r.view");
  return `\nget ${name}(): ${type} {\n${body}\n}`;
}

/** Code that speaks of a value: by a constant, where it does so more than once. */
function withConstant(code: string, name: string, value: string): string {
  const parts = code.split(spoken(name));
  if (parts.length > 2) return `const ${name} = ${value};\n${code}`;
  return parts.join(value);
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

type ListField = ValueField & { readonly type: ListType };

/** Whether a list is one of elements that are shown in views. */
function isViewed(table: Table, { type }: ValueField): boolean {
  if (type.kind !== "list" || type.ends !== "element") return false;
  return isRefillable(table.structs[type.struct]!);
}

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
function elementGetters(emitting: Viewing, field: ListField): string[] {
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
function listGetters(
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
function selfCounting(emitting: Viewing, type: ValueType, place: string): string {
  const { imports } = emitting;
  if (type.kind === "struct")
    return `${imports.use("readAt")}(this.#r, ${place}, decode${structName(emitting, type.struct)})`;
  if (type.kind === "string") return `${imports.use("stringAt")}(this.#r, ${place}, ${type.cut})`;
  if (type.kind === "strings") return `${imports.use("stringsAt")}(this.#r, ${place}, ${type.cut})`;
  const { length, none } = type as BytesType;
  const count = `this.#${own(length!)}`;
  const bytes = `this.#r.bytes.subarray(${place}, ${place} + ${count})`;
  return none === undefined ? bytes : `${count} === ${none} ? undefined : ${bytes}`;
}

function valueGetters(emitting: Viewing, field: ValueField, place: Place): string[] {
  if (field.widths !== undefined) return widthsGetters(emitting, field, field.widths, place);
  if (field.type.kind === "sparse") return [sparseGetter(emitting, field, field.type, place)];
  const type = memberType(emitting.table, field.type);
  const getters = [optionalGetter(emitting, field, field.name, type, wholeCode(field, place))];
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
  if (isLoop(type))
    return `Array.from({ length: ${type.count} }, (_, i) => ${scalarAt(type.of, `${place(0)} + ${step} * i`)})`;
  return `[${Array.from({ length: type.count }, (_, i) => scalarAt(type.of, place(i * step))).join(", ")}]`;
}

function widthsGetters(
  emitting: Viewing,
  { name }: ValueField,
  { mask, narrow, wide, both }: Widths,
  place: Place,
): string[] {
  const [isNarrow, isWide] = [bitTest(mask, narrow.bit), bitTest(mask, wide.bit)];
  const few = readAt(narrow.type, place(0));
  const many = readAt(wide.type, place(0));
  const type = "number | undefined";
  if (both !== undefined) {
    const most = readAt(both, place(0));
    return [
      getter(
        emitting,
        name,
        type,
        `if (${isNarrow}) return ${isWide} ? ${most} : ${few};\nreturn ${isWide} ? ${many} : undefined;`,
      ),
    ];
  }
  const behind = readAt(wide.type, place(narrow.type.bits / 8));
  return [
    getter(
      emitting,
      name,
      type,
      `if (${isNarrow}) return ${isWide} ? ${behind} : ${few};\nreturn ${isWide} ? ${many} : undefined;`,
    ),
    getter(
      emitting,
      beforeMember(name),
      type,
      `return ${isNarrow} && ${isWide} ? ${few} : undefined;`,
    ),
  ];
}

function sparseGetter(
  emitting: Viewing,
  { name }: ValueField,
  { mask, of }: SparseType,
  place: Place,
): string {
  return getter(
    emitting,
    name,
    "Record<number, number>",
    [
      "const values: Record<number, number> = {};",
      `let at = ${place(0)};`,
      `for (let bits = ${local(mask)} | 0; bits !== 0; bits &= bits - 1) {\nvalues[31 - Math.clz32(bits & -bits)] = ${readOn(of)}\n}`,
      "return values;",
    ].join("\n"),
  );
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
  if (field.wide !== undefined) return apartGetters(emitting, field, field.wide, place);
  const isLong = field.wire.bits > 32;
  const word = isLong ? "" : readAt(field.wire, place(0));
  let low = 0;
  return field.parts.flatMap(({ name, type, isMask }) => {
    const raw = isLong ? longPart(place, low, type) : bitsCode(word, low, type, field.wire.bits);
    low += type.bits;
    return isMask ? [] : [getter(emitting, name, "number", `return ${scaled(raw, type)};`)];
  });
}

/** Getters of the parts of a word that may stand apart. */
function apartGetters(
  emitting: Viewing,
  { wire, parts }: SplitField,
  wide: SplitField["wide"] & {},
  place: Place,
): string[] {
  const test = bitTest(wide.when.mask, wide.when.bit);
  let low = 0;
  return parts.map(({ name, type }) => {
    const together = scaled(bitsCode(readAt(wire, place(0)), low, type, wire.bits), type);
    low += type.bits;
    const index = wide.parts.findIndex((part) => part.name === name);
    const before = wide.parts.slice(0, index).reduce((sum, part) => sum + part.type.bits / 8, 0);
    const apart = readAt(wide.parts[index]!.type, place(before));
    return getter(emitting, name, "number", `return ${test} ? ${apart} : ${together};`);
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
