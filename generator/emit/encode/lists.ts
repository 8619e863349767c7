import {
  type ArrayType,
  type BigType,
  countOf,
  endMember,
  type FloatType,
  type IntType,
  layoutOf,
  type LengthField,
  listEnd,
  type ListType,
  nanMember,
  regionOf,
  type RunsType,
  type SparseType,
  type SplitField,
  type RunType,
  type Told,
  toldCount,
  type ValueField,
  type ValueType,
} from "../../../runtime/table/table.ts";
import {
  besidesOf,
  countWidthMember,
  isPadded,
  isVaried,
  paddingMember,
  widthMember,
} from "../../../runtime/table/besides.ts";
import { formIn, formOf, integerForm } from "../code/forms.ts";
import { valueForm } from "../code/scaled-forms.ts";
import { isBrief } from "../code/brief.ts";
import { bitTest, hex, local, toldCode, wireName } from "../code/code.ts";
import { isOfView, ofOwnView } from "../decode/numbers.ts";
import { structName } from "../code/emitting.ts";
import { partLines, planMask } from "./mask-parts.ts";
import { outerArguments } from "../code/outer.ts";
import { checked, memberOf, unscaled } from "./numbers.ts";
import { setAt, setOn, WritePlan } from "./plan.ts";
import { roomFor } from "./room.ts";

/** An element must not be what ends its list. */
export function endCheck(plan: WritePlan, test: string, name: string): string {
  return `if (${test}) throw ${plan.use("endsList")}("${name}");`;
}

/** The lines that write what the writer itself writes. */
export function byWriter(plan: WritePlan, field: ValueField, value: string): string[] {
  const region = regionOf(field.type);
  const lines = plainLines(plan, field, value);
  return region === undefined
    ? lines
    : regionLines(plan, field.name, plan.regions.get(region)!, lines);
}

function plainLines(plan: WritePlan, field: ValueField, value: string): string[] {
  const { type, name } = field;
  switch (type.kind) {
    case "string": {
      const write = `${plan.use("writeString")}(w, ${value}, ${type.cut});`;
      return type.open ? [write, `${name}End$ = w.offset;`] : [write];
    }
    case "strings":
      return [`${plan.use("writeStrings")}(w, ${value}, ${type.cut});`];
    case "struct":
      return inBits(plan, field, [
        `encode${structName(plan.emitting, type.struct)}(w, ${value}${outerOf(plan, type)});`,
      ]);
    case "list":
      return inBits(plan, field, listLines(plan, field, value, type));
    case "int":
    case "big":
    case "array":
    case "sparse":
      return variedLines(plan, name, value, type);
    case "run":
    case "runs":
      return runLines(plan, field, value, type);
    default: {
      const as = type.kind === "bytes" ? type.as : undefined;
      const code = as === undefined ? value : `${plan.use(as)}.encode(${value})`;
      const isTold = type.kind === "bytes" && type.told !== undefined;
      // What is asked twice is made once.
      const bytes = as !== undefined && isTold ? `${name}$bytes` : code;
      const write = `${plan.use("writeBytes")}(w, ${bytes});`;
      if (isTold)
        return [
          ...(bytes === code ? [] : [`const ${bytes} = ${code};`]),
          write,
          ...toldLines(plan, name, bytes, type.told),
        ];
      const none = type.kind === "bytes" && type.none !== undefined;
      return none ? [`if (m.${name} !== undefined) ${write}`] : [write];
    }
  }
}

export function outerOf({ emitting }: WritePlan, type: ValueType): string {
  return outerArguments(type, (name) => memberOf(emitting, name));
}

/** Lines that write structs, which may stand bit by bit: these begin at a byte, and fill their last one. */
function inBits(plan: WritePlan, { name, type }: ValueField, lines: string[]): string[] {
  if (!isPadded(type)) return lines;
  const padding = `${plan.use("putPadding")}(w, m.${paddingMember(name)});`;
  return ["w.left = 0;", ...lines, padding];
}

/** Texts or bytes that tell where they end, each as it came. */
function runLines(
  plan: WritePlan,
  field: ValueField,
  value: string,
  type: RunType | RunsType,
): string[] {
  const form = formIn(type, plan.emitting)!;
  const besides = besidesOf(field);
  const way = besides.find(({ isList }) => isList === (type.kind === "runs"));
  const isFloats = type.kind === "runs" && type.of.kind === "float";
  const member = isFloats ? nanMember(field.name) : way?.name;
  const how = member === undefined ? "" : `, m.${member}`;
  if (type.kind === "run") return [`${form}.write(w, ${value}${how});`];
  const count = besides.find(({ isList }) => !isList);
  const integer = countOf(type);
  const width = count === undefined ? "" : `, m.${count.name}`;
  const told = toldCount(type);
  const { of } = type;
  const list =
    of.kind === "int" && of.scale !== undefined
      ? `${value}.map((value) => ${unscaled(plan.emitting, "value", of)})`
      : value;
  return [
    `${plan.use("expectArray")}(${value});`,
    ...(integer === undefined
      ? []
      : [`${integerForm(integer, plan.emitting)}.write(w, ${value}.length${width});`]),
    ...(told === undefined ? [] : toldLines(plan, field.name, value, told)),
    `${plan.use("manyWritten")}(${form}, w, ${list}${how});`,
  ];
}

/** A number in groups, or so many of them, each in as many bytes as it came in. */
function variedLines(
  plan: WritePlan,
  name: string,
  value: string,
  type: IntType | BigType | FloatType | ArrayType | SparseType,
): string[] {
  const form = valueForm(type, plan.emitting)!;
  const how = `m.${widthMember(name)}`;
  return type.kind === "array"
    ? [`${plan.use("exactlyWritten")}(${form}, w, ${value}, ${type.count}, ${how});`]
    : [`${form}.write(w, ${value}, ${how});`];
}

function listLines(plan: WritePlan, { name }: ValueField, value: string, type: ListType): string[] {
  const each = `for (const element of ${value}) encode${structName(plan.emitting, type.struct)}(w, element${outerOf(plan, type)});`;
  const lines = [`${plan.use("expectArray")}(${value});`];
  if (type.ends === "bytes") return [...lines, each];
  if (type.ends === "element") return [...lines, each, ...endLines(plan, name, type)];
  const told = toldCount(type);
  if (told !== undefined) return [...lines, ...toldLines(plan, name, value, told), each];
  const integer = countOf(type)!;
  if (isVaried(integer)) {
    const form = formOf(integer, plan.emitting.imports);
    return [...lines, `${form}.write(w, ${value}.length, m.${countWidthMember(name)});`, each];
  }
  const size = integer.bits / 8;
  const count = setAt(plan, integer, "w.offset", checked(plan, `${value}.length`, integer));
  return [
    ...lines,
    `${plan.use("reserve")}(w, ${size});`,
    ofOwnView(count, "w"),
    `w.offset += ${size};`,
    each,
  ];
}

/** Asks that a member tells as many elements or bytes as there are. */
export function toldLines(plan: WritePlan, name: string, value: string, told: Told): string[] {
  if (told.member === undefined) return [];
  const number = toldCode(told, `m.${told.by}`);
  return [`${plan.use("expectTold")}("${name}", ${value}.length, ${number});`];
}

/** Writes what a length in front counts, and then the length. */
function regionLines(plan: WritePlan, name: string, length: LengthField, lines: string[]) {
  const { type } = length;
  if (isVaried(type)) return variedRegion(plan, name, length, type, lines);
  plan.filled(`${name}$length`);
  const plus = type.scale?.plus ?? 0;
  const behind = plus === 0 ? "" : ` ${plus < 0 ? "+" : "-"} ${Math.abs(plus)}`;
  const count = `w.offset - ${name}$start${behind}`;
  const fits = isOfView(type)
    ? `${plan.use(`as${wireName(type)}`)}(${count})`
    : `${plan.use(type.signed ? "asSigned" : "fit")}(${count}, ${type.bits})`;
  return [
    `const ${name}$start = w.offset;`,
    ...lines,
    ofOwnView(setAt(plan, type, `${name}$length`, fits), "w"),
  ];
}

/** As `regionLines`, with a length that is put in front of all that is there by then. */
function variedRegion(
  plan: WritePlan,
  name: string,
  length: LengthField,
  type: IntType,
  lines: readonly string[],
): string[] {
  const count = unscaled(plan.emitting, `w.offset - ${name}$start`, type);
  const form = formOf(type, plan.emitting.imports);
  const how = `m.${widthMember(length.name)}`;
  const put = `${plan.use("putBefore")}(${form}, w, ${name}$length, ${count}, ${how})`;
  const moved = plan.filled(`${name}$length`);
  return [
    `const ${name}$start = w.offset;`,
    ...lines,
    moved.length === 0 ? `${put};` : `const ${name}$grown = ${put};`,
    ...moved.map((place) => `${place} += ${name}$grown;`),
  ];
}

/** Writes what ends a list, with the mask that it came with. */
function endLines(plan: WritePlan, name: string, { struct }: ListType): string[] {
  const { table, version } = plan.emitting;
  const { mask, field } = listEnd(layoutOf(table.structs[struct]!, version)!)!;
  const only = mask === undefined ? onlyEnd(plan, field) : undefined;
  if (only !== undefined) {
    const size = only.bits / 8;
    return [
      `${plan.use("reserve")}(w, ${size});`,
      ofOwnView(setAt(plan, only, "w.offset", String(field.ends)), "w"),
      `w.offset += ${size};`,
    ];
  }
  const inner = new WritePlan(plan.emitting);
  inner.reserve(roomFor([...(mask === undefined ? [] : [mask]), field]));
  const lines: string[] = [];
  if (mask !== undefined) {
    const bits = mask.parts.reduce((sum, part) => sum + (2 ** part.bits - 1) * 2 ** part.at, 0);
    lines.push(`let ${local(mask.name)} = (m.${endMember(name)} ?? 0) & ${hex(bits)};`);
    lines.push(...partLines(mask));
    planMask(inner, mask, undefined);
  }
  const value = String(field.ends);
  const type = field.kind === "split" ? field.wire : (field.type as IntType);
  const narrow = setOn(plan, type, value);
  if (field.kind === "split" || field.wide === undefined) inner.moving(...narrow);
  else {
    const test = bitTest(field.wide.when.mask, field.wide.when.bit);
    const wide = setOn(plan, field.wide.type, value);
    inner.moving(`if (${test}) {\n${wide.join("\n")}\n} else {\n${narrow.join("\n")}\n}`);
  }
  return ["{", ...lines, ...inner.finish(), "}"];
}

/** The integer that ends a list, where it is always the same one, and is written where the writer is. */
function onlyEnd(plan: WritePlan, field: ValueField | SplitField): IntType | undefined {
  if (field.kind === "split") return field.wire;
  const isOne = field.wide === undefined && field.type.kind === "int" && isBrief(plan.emitting);
  return isOne ? (field.type as IntType) : undefined;
}
