import {
  type ArrayType,
  beforeMember,
  type BitField,
  endMember,
  type Field,
  type IntType,
  type Layout,
  layoutOf,
  type LengthField,
  listEnd,
  type ListType,
  type MaskField,
  type MaskPart,
  type MessageTable,
  nanMember,
  openMember,
  type Scale,
  type SparseType,
  type SplitField,
  type SplitPart,
  type StopField,
  type SwitchArm,
  type SwitchField,
  type Table,
  type ValueField,
  type ValueType,
  type Widths,
} from "../../runtime/table/table.ts";
import {
  bitHex,
  bitTest,
  hex,
  layoutName,
  local,
  pascal,
  speaksOf,
  typeName,
  when,
  wireName,
} from "./code.ts";
import { type Emitting, structName } from "./emitting.ts";
import { caseLabels, type FunctionCode, readsId } from "./decode.ts";
import { isLoop, membersOf, variantsOf } from "./members.ts";
import { intRange } from "../resolve/types.ts";
import { fixedBytes, splitSize } from "./size.ts";
import { type Choices, choicesOf } from "./choices.ts";
import { tailOf } from "./tail.ts";
import { endian, isRegion, liveMask, partTest } from "./steps.ts";

/** `encodeSound(w, m)`: writes what `decodeSound` reads. Presence bits follow from the members that are there. */
export function encodeFunction(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode {
  const { table } = emitting;
  const type = typeName(table, message);
  const inside = {
    ...emitting,
    optional: optionalMembers(emitting, message),
    type,
    checksInline: isMany(layout),
  };
  const id = readsId(layout) ? layout.id![0] : undefined;
  const tail = tailOf(table, message, layout);
  const choices = choicesOf(table, message, layout);
  const fields = tail?.front ?? choices?.fields ?? layout.fields;
  const own = fieldsCode(inside, fields, [], id);
  const code = [
    ...restCode(choices),
    ...own,
    ...(tail === undefined ? [] : [`encode${tail.rest}(w, m);`]),
  ].join("\n");
  return {
    name: `encode${layoutName(table, message, layout)}`,
    parameters: [
      { name: "w", type: "Writer" },
      { name: "m", type },
    ],
    returns: "void",
    body: areEverywhere(table, message, layout.fields)
      ? code
      : known(code, "message$", leafTypes(type, layout.fields)),
    doc: "",
  };
}

/** Leaves a message to the layout that writes it in the same way. */
function restCode(choices: Choices | undefined): string[] {
  if (choices === undefined) return [];
  const { on, values, rest } = choices;
  const test = values.map((value) => `m.${on} !== ${value < 0 ? value : hex(value)}`).join(" && ");
  return [`if (${test}) return encode${rest}(w, m);`];
}

/** Whether recordings are full of it: of messages with a range of ids, and of elements that end their list. */
function isMany({ id, fields }: Layout): boolean {
  if (id !== undefined) return id[1] > id[0];
  return fields.some(
    (field) => (field.kind === "value" || field.kind === "split") && field.ends !== undefined,
  );
}

/** Whether the members in front of a switch are in all variants: other versions may have arms and no such members. */
function areEverywhere(table: Table, message: MessageTable, fields: readonly Field[]): boolean {
  if (fields.at(-1)?.kind !== "switch") return true;
  const names = membersOf(table, fields).map(({ name }) => name);
  const variants = variantsOf(table, message, "");
  return variants.every(({ members }) =>
    names.every((name) => members.some((m) => m.name === name)),
  );
}

/** The members that the message's interface has as optional, for another version's sake or this one's. */
function optionalMembers({ table }: Emitting, message: MessageTable): ReadonlySet<string> {
  const variants = variantsOf(table, message, "");
  return new Set(variants.flatMap((v) => v.members.filter((m) => m.optional).map((m) => m.name)));
}

/**
 * Masks first, since their bits follow from what comes later; then room; then the bytes.
 *
 * @param tail what is to be done when all is written
 */
function fieldsCode(
  emitting: Emitting,
  fields: readonly Field[],
  tail: readonly string[],
  firstId?: number,
): string[] {
  const masks = fields.filter((f) => f.kind === "mask");
  const lines = masks.flatMap((mask) => maskCode(emitting, mask, fields));
  lines.push(...stopCode(emitting, fields), ...orderCode(emitting, fields));
  const plan = new WritePlan(emitting, [...ownTail(emitting, fields), ...tail]);
  plan.reserve(roomFor(fields) + (firstId === undefined ? 0 : 1));
  for (const [index, field] of fields.entries()) {
    planField(plan, field, firstId, fields[index + 1]);
    // What makes its own room leaves none for what follows.
    if (makesOwnRoom(field)) plan.reserve(roomFor(fields.slice(index + 1)));
  }
  const switches = fields.at(-1)?.kind === "switch";
  return [...lines, ...plan.finish(), ...(switches ? [] : plan.tail)];
}

/** What is to be done when all is written: strings that end where the bytes end, and lengths of all that follows. */
function ownTail(emitting: Emitting, fields: readonly Field[]): string[] {
  const { imports } = emitting;
  const strings = fields.flatMap((field) => {
    if (field.kind !== "value" || field.type.kind !== "string" || !field.type.open) return [];
    // Of a string that is there only when bytes are left, some must be.
    const some = field.whenMore ? ` && m.${field.name} !== ""` : "";
    const test = `m.${openMember(field.name)} === true${some}`;
    return [`if (${test}) ${imports.use("openEnd")}(w, ${field.name}End$);`];
  });
  const lengths = fields.flatMap((field) => {
    if (field.kind !== "length" || !isRegion(field)) return [];
    const { name, type } = field;
    // Where the number counts more than what follows, that is added.
    const more = type.bits / 8 + (type.scale?.plus ?? 0);
    const behind = more === 0 ? "" : ` ${more < 0 ? "+" : "-"} ${Math.abs(more)}`;
    const length = `w.offset - ${name}At${behind}`;
    const checkedLength = `${imports.use(`as${wireName(type)}`)}(${length})`;
    return [setAt(type, `${name}At`, checkedLength).replace("view", "w.view")];
  });
  return [...strings.toReversed(), ...lengths];
}

/** Behind a bit that stops there is nothing. */
function stopCode({ imports }: Emitting, fields: readonly Field[]): string[] {
  const stop = fields.find((field) => field.kind === "stop");
  if (stop === undefined) return [];
  const { bit, live } = stop;
  const name = fields.find(
    (f): f is BitField => f.kind === "bit" && f.bit.mask === bit.mask && f.bit.bit === bit.bit,
  )!.name;
  const behind = fields
    .slice(fields.indexOf(stop))
    .filter((f) => f.kind === "value" || f.kind === "bit");
  const names = behind.map((f) => `"${f.name}"`).join(", ");
  // Asked here, as members by name are slow: what is called says which of them it is.
  const some = behind.map((f) => `m.${f.name}${f.kind === "bit" ? "" : " !== undefined"}`);
  const check = `if (m.${name} && (${some.join(" || ")})) ${imports.use("expectNothing")}(m, [${names}], "${name}");`;
  const uses = fields.some((f) => f.kind === "value" && f.wide?.when.mask === live);
  const masks = uses || fields.some((f) => f.kind === "value" && f.widths?.mask === live);
  return masks ? [check, liveMask(stop)] : [check];
}

/** What is there only when bytes are left cannot follow what is not there. */
function orderCode({ imports }: Emitting, fields: readonly Field[]): string[] {
  const lines: string[] = [];
  let before: string | undefined;
  for (const field of fields) {
    if (field.kind !== "value") continue;
    if (before !== undefined)
      lines.push(
        `if (m.${before} === undefined) ${imports.use("expectAbsent")}(m.${field.name}, "${before}");`,
      );
    before = field.whenMore ? field.name : undefined;
  }
  return lines;
}

/** Stands for the line that declares `view`. */
const VIEW = "§view";
/** Making room may have moved the bytes. */
const VIEW_AGAIN = "view = w.view;";

/** Collects the lines that write, and knows how far behind `at` the next byte goes. */
class WritePlan {
  readonly #lines: string[] = [];
  #ahead = 0;
  /** There is room from `at` on. */
  #open = false;
  #opened = 0;
  #moves = false;

  constructor(
    readonly emitting: Emitting,
    /** What is to be done when all is written. */
    readonly tail: readonly string[] = [],
  ) {}

  use(name: string): string {
    return this.emitting.imports.use(name);
  }

  reserve(count: number): void {
    if (count === 0) return;
    this.#lines.push(`${this.use("reserve")}(w, ${count});`);
    this.#lines.push(...(this.#opened === 0 ? [VIEW, "§at"] : [VIEW_AGAIN, "at = w.offset;"]));
    this.#opened++;
    this.#open = true;
  }

  /** Writes `value` as an integer that holds it. */
  int(type: IntType, value: string): void {
    this.#lines.push(setAt(type, this.place(), value));
    this.#ahead += type.bits / 8;
  }

  place(): string {
    return this.#ahead === 0 ? "at" : `at + ${this.#ahead}`;
  }

  line(code: string): void {
    this.#lines.push(code);
  }

  pass(count: number): void {
    this.#ahead += count;
  }

  /** Lines that move `at` themselves. */
  moving(...lines: readonly string[]): void {
    this.#settle();
    this.#moves = true;
    this.#lines.push(...lines);
  }

  /** A line that writes by the writer itself. */
  byWriter(code: string): void {
    this.#close();
    this.#lines.push(code);
  }

  #settle(): void {
    if (this.#ahead === 0) return;
    this.#lines.push(`at += ${this.#ahead};`);
    this.#ahead = 0;
    this.#moves = true;
  }

  #close(): void {
    if (this.#open) this.#lines.push(`w.offset = ${this.place()};`);
    this.#ahead = 0;
    this.#open = false;
  }

  finish(): string[] {
    this.#close();
    const word = (changes: boolean) => (changes ? "let" : "const");
    const again = this.#opened > 1;
    const told = [VIEW, VIEW_AGAIN];
    const own = this.#lines.filter((line) => !told.includes(line));
    const lines = speaksOf(own.join("\n"), "view") ? this.#lines : own;
    return lines.map((line) => {
      if (line === VIEW) return `${word(again)} view = w.view;`;
      return line === "§at" ? `${word(again || this.#moves)} at = w.offset;` : line;
    });
  }
}

/** `view.setInt16(at, value, true);` */
function setAt(type: IntType, place: string, value: string): string {
  const { bits, signed } = type;
  return `view.set${signed ? "Int" : "Uint"}${bits}(${place}, ${value}${endian(type)});`;
}

/** Writes an integer at `at`, and goes on behind it. */
function setOn(type: IntType, value: string): string[] {
  if (type.bits === 8) return [setAt(type, "at++", value)];
  return [setAt(type, "at", value), `at += ${type.bits / 8};`];
}

/** The most bytes that the fields take up to one that makes its own room. */
function roomFor(fields: readonly Field[]): number {
  let room = 0;
  for (const field of fields) {
    if (makesOwnRoom(field)) break;
    room += mostBytes(field);
  }
  return room;
}

function makesOwnRoom(field: Field): boolean {
  if (field.kind === "switch") return true;
  if (field.kind !== "value" || field.type.kind === "sparse") return false;
  return fixedBytes(field.type) === undefined;
}

function mostBytes(field: Field): number {
  switch (field.kind) {
    case "mask":
      return field.parts.reduce(
        (sum, part) => sum + (typeof part.from === "string" ? 0 : part.bits / 8),
        0,
      );
    case "value":
      if (field.type.kind === "sparse") return 4 * field.type.of.bits;
      if (field.widths !== undefined) return widthsBytes(field.widths);
      return Math.max(fixedBytes(field.type)!, (field.wide?.type.bits ?? 0) / 8);
    case "split":
      return splitSize(field).most;
    case "interleave":
      return field.fields.reduce((sum, f) => sum + (field.count * f.type.bits) / 8, 0);
    case "length":
      return field.type.bits / 8;
    default:
      return 0;
  }
}

function widthsBytes({ narrow, wide, both }: Widths): number {
  return both === undefined ? (narrow.type.bits + wide.type.bits) / 8 : both.bits / 8;
}

/** The mask from the members that are there, and from the hint what they leave open. */
function maskCode(emitting: Emitting, mask: MaskField, fields: readonly Field[]): string[] {
  const name = local(mask.name);
  const stop = fields.find((f): f is StopField => f.kind === "stop" && f.bit.mask === mask.name);
  const sparse = fields.find(
    (f): f is ValueField =>
      f.kind === "value" && f.type.kind === "sparse" && f.type.mask === mask.name,
  );
  if (sparse !== undefined) {
    const bits = mask.parts.reduce((sum, part) => sum + (2 ** part.bits - 1) * 2 ** part.at, 0);
    return [
      `const ${name} = ${emitting.imports.use("sparseBits")}(m.${sparse.name}, ${hex(bits)});`,
    ];
  }
  const lines = [`let ${name} = ${hintCode(mask, stop, fields)};`];
  const names = [mask.name, stop?.live];
  for (const field of fields) {
    const test = bitSource(field, names);
    if (test !== undefined) lines.push(`if (${test.condition}) ${name} |= ${bitHex(test.bit)};`);
    if (field.kind === "split" && field.wide !== undefined && names.includes(field.wide.when.mask))
      lines.push(`if (${needsApart(emitting, field)}) ${name} |= ${bitHex(field.wide.when.bit)};`);
    if (field.kind !== "value") continue;
    if (field.wide !== undefined && names.includes(field.wide.when.mask))
      lines.push(`if (${needsWide(emitting, field)}) ${name} |= ${bitHex(field.wide.when.bit)};`);
    if (field.widths !== undefined && names.includes(field.widths.mask))
      lines.push(widthBits(mask.name, field, field.widths));
  }
  return [...lines, ...partLines(mask)];
}

/** Announces the parts that have bits set; and of what a bit leaves out, nothing announces another part. */
function partLines({ name: member, parts }: MaskField): string[] {
  const name = local(member);
  const own = (part: MaskPart) => (2 ** part.bits - 1) * 2 ** part.at;
  const lines = parts.toReversed().flatMap((part) => {
    if (part.when === undefined) return [];
    const isThere = `(${name} & ${hex(own(part))}) !== 0`;
    const isIn = part.unless === undefined ? "" : ` && (${name} & ${bitHex(part.unless)}) === 0`;
    return [`if (${isThere}${isIn}) ${name} |= ${bitHex(part.when)};`];
  });
  const leftOut = parts.flatMap((part) => {
    const announces = parts.some((p) => p.when !== undefined && hasBit(part, p.when));
    if (part.unless === undefined || !announces) return [];
    return [`if (${bitTest(member, part.unless)}) ${name} &= ${hex(2 ** 32 - 1 - own(part))};`];
  });
  return [...lines, ...leftOut];
}

function hasBit({ at, bits }: MaskPart, bit: number): boolean {
  return at <= bit && bit < at + bits;
}

/** What is taken from the hint: where a bit stops, all that is there. */
function hintCode(mask: MaskField, stop: StopField | undefined, fields: readonly Field[]): string {
  const { hint, usual } = mask;
  if (mask.hidden || (hint === 0 && stop === undefined)) return "0";
  const member = `m.${mask.name}`;
  const none = usual === 0 ? "0" : hex(usual);
  if (stop === undefined) return `${member} === undefined ? ${none} : ${member} & ${hex(hint)}`;
  const bit = fields.find(
    (f): f is BitField =>
      f.kind === "bit" && f.bit.mask === mask.name && f.bit.bit === stop.bit.bit,
  )!;
  const all = mask.parts.reduce((sum, part) => sum + (2 ** part.bits - 1) * 2 ** part.at, 0);
  const front = fields.slice(0, fields.indexOf(stop)).flatMap((f) => bitsOf(f, mask.name));
  const rest = front.reduce((sum, bitNumber) => sum - 2 ** bitNumber, all);
  return `${member} === undefined ? ${none} : ${member} & (m.${bit.name} ? ${hex(rest)} : ${hex(hint)})`;
}

/** The bits of a mask that a field's being there or being so decides. */
function bitsOf(field: Field, mask: string): number[] {
  if (field.kind === "bit" || field.kind === "refuse")
    return field.bit.mask === mask ? [field.bit.bit] : [];
  if (field.kind !== "value") return [];
  const { when, widths } = field;
  const own = when?.mask === mask ? [when.bit] : [];
  return widths?.mask === mask ? [...own, widths.narrow.bit, widths.wide.bit] : own;
}

function bitSource(
  field: Field,
  masks: readonly (string | undefined)[],
): { condition: string; bit: number } | undefined {
  if (field.kind === "bit" && masks.includes(field.bit.mask))
    return { condition: `m.${field.name}`, bit: field.bit.bit };
  if (field.kind === "value" && field.when !== undefined && masks.includes(field.when.mask)) {
    return { condition: `m.${field.name} !== undefined`, bit: field.when.bit };
  }
  return undefined;
}

/** The bits for the width that came, or for the least one that holds the value. */
function widthBits(mask: string, { name }: ValueField, { narrow, wide, both }: Widths): string {
  const value = `m.${name}`;
  const bits = local(mask);
  const [few, many] = [bitHex(narrow.bit), bitHex(wide.bit)];
  const all = hex(2 ** narrow.bit + 2 ** wide.bit);
  // With its highest bit, what an operator makes of a mask is negative.
  const bitsOfHint =
    Math.max(narrow.bit, wide.bit) === 31 ? `(m.${mask} & ${all}) >>> 0` : `m.${mask} & ${all}`;
  const before = `m.${beforeMember(name)}`;
  const most =
    both === undefined
      ? `hinted === ${all} && ${before} !== undefined && ${before} === ${fitted(before, narrow.type)} && ${value} === ${fitted(value, wide.type)}`
      : `hinted === ${all} || ${value} !== ${fitted(value, wide.type)}`;
  return [
    `if (${value} !== undefined) {`,
    `const hinted = m.${mask} === undefined ? 0 : ${bitsOfHint};`,
    `if (${most}) ${bits} |= ${all};`,
    `else if (hinted === ${many} || ${value} !== ${fitted(value, narrow.type)}) ${bits} |= ${many};`,
    `else ${bits} |= ${few};`,
    "}",
  ].join("\n");
}

function needsWide(emitting: Emitting, { name, type, when }: ValueField): string {
  const value = when === undefined ? memberOf(emitting, name) : `m.${name}`;
  const fits = `${value} !== ${fitted(value, type as IntType)}`;
  return when === undefined ? fits : `m.${name} !== undefined && ${fits}`;
}

/** Whether one of the parts does not fit into its word. */
function needsApart(emitting: Emitting, { parts }: SplitField): string {
  return parts
    .map(
      ({ name, type }) =>
        memberOf(emitting, name) + ` !== ${fitted(memberOf(emitting, name), type)}`,
    )
    .join(" || ");
}

/** A member that is there: another version may do without it, and then the interface has it optional. */
function memberOf({ optional }: Emitting, name: string): string {
  return optional?.has(name) ? `m.${name}!` : `m.${name}`;
}

/** The value cut to the type: the value itself just when the type holds it. */
function fitted(value: string, { bits, signed }: IntType): string {
  if (bits === 32) return signed ? `(${value} | 0)` : `${value} >>> 0`;
  return signed
    ? `(${value} << ${32 - bits}) >> ${32 - bits}`
    : `(${value} & ${hex(2 ** bits - 1)})`;
}

function planField(
  plan: WritePlan,
  field: Field,
  firstId: number | undefined,
  next: Field | undefined,
): void {
  switch (field.kind) {
    case "mask":
      return planMask(plan, field, firstId);
    case "bit":
    case "stop":
    case "refuse":
      return;
    case "value":
      return planValue(plan, field);
    case "split":
      return planSplit(plan, field, next);
    case "interleave":
      return planInterleave(plan, field);
    case "length":
      return planLength(plan, field);
    case "switch":
      return planSwitch(plan, field);
  }
}

function planLength(plan: WritePlan, field: LengthField): void {
  if (isRegion(field)) {
    plan.line(`const ${field.name}At = ${plan.place()};`);
    return plan.pass(field.type.bits / 8);
  }
  const value = `m.${field.of}`;
  if (field.none === undefined)
    return plan.int(
      field.type,
      checked(plan, `${memberOf(plan.emitting, field.of!)}.length`, field.type),
    );
  const length = checked(plan, `${value}.length`, field.type);
  plan.int(field.type, `${value} === undefined ? ${field.none} : ${length}`);
}

function planSwitch(plan: WritePlan, field: SwitchField): void {
  const { emitting } = plan;
  const narrows = isNarrowed(emitting, field);
  const arms = field.arms.map((arm) => {
    const type = emitting.type + pascal(arm.name);
    const own = fieldsCode({ ...emitting, type }, arm.fields, plan.tail).join("\n");
    const code = narrows ? own : narrowed(own, arm, type);
    return `${arm.otherwise ? "default:" : caseLabels(arm.values)} {\n${code}\n${leave(arm)}}`;
  });
  const none = field.arms.some((arm) => arm.otherwise)
    ? ""
    : `default:\nthrow ${plan.use("noSuchArm")}("${field.on}", m);\n`;
  plan.byWriter(`switch (m.${field.on}) {\n${arms.join("\n")}\n${none}}`);
}

/** Whether the compiler knows the message's type in an arm: each value chooses one arm in all versions. */
function isNarrowed({ table, type }: Emitting, { on }: SwitchField): boolean {
  const message = table.messages.find((m) => typeName(table, m) === type);
  const switches = message?.layouts.map(({ fields }) => fields.at(-1)) ?? [];
  const owners = new Map<number, string>();
  for (const other of switches) {
    if (other?.kind !== "switch" || other.on !== on) return false;
    for (const arm of other.arms) {
      const owned = arm.values.some((value) => (owners.get(value) ?? arm.name) !== arm.name);
      if (arm.otherwise || owned) return false;
      for (const value of arm.values) owners.set(value, arm.name);
    }
  }
  return message !== undefined;
}

/** Whatever is in a switch has returned by its end. */
function leave({ fields }: SwitchArm): string {
  return fields.at(-1)?.kind === "switch" ? "" : "return;\n";
}

/** Code of an arm whose type the compiler does not know. */
function narrowed(code: string, arm: SwitchArm, type: string): string {
  return known(code, `${local(arm.name)}Arm`, leafTypes(type, arm.fields));
}

/** Code that speaks of the message by a constant of one of these types. */
function known(code: string, name: string, types: readonly string[]): string {
  const renamed = code.replaceAll(/(?<!["\w.$])m(?=[.,)!])/g, name);
  return renamed === code ? code : `const ${name} = m as ${types.join(" | ")};\n${renamed}`;
}

/** The interfaces that have these fields: one for each way through their switches. */
function leafTypes(type: string, fields: readonly Field[]): string[] {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return [type];
  return last.arms.flatMap((arm) => leafTypes(type + pascal(arm.name), arm.fields));
}

/** A mask's parts hold what was made for them: nothing is checked. */
function planMask(plan: WritePlan, mask: MaskField, firstId: number | undefined): void {
  const name = local(mask.name);
  for (const part of mask.parts) {
    if (part.from === "split") continue;
    if (part.from === "id") {
      const low = part.low ?? 0;
      const bits = `(${name} & ${hex(2 ** part.bits - 1)})`;
      const own = low === 0 ? bits : `(${bits} << ${low})`;
      plan.moving(`view.setUint8(at++, ${hex(firstId!)} | ${own});`);
      continue;
    }
    // Setting takes the low bits by itself.
    const lines = setOn(part.from, part.at === 0 ? name : `${name} >>> ${part.at}`);
    plan.moving(...(part.when === undefined ? lines : [when(partTest(mask, part), lines)]));
  }
}

function planValue(plan: WritePlan, field: ValueField): void {
  const { emitting } = plan;
  const value = field.when === undefined ? memberOf(emitting, field.name) : `m.${field.name}`;
  if (field.selects !== undefined) plan.line(selectCheck(emitting, field));
  if (field.type.kind === "string" && field.type.open) plan.line(`let ${field.name}End$ = -1;`);
  if (field.ends !== undefined) plan.line(endCheck(plan, `${value} === ${field.ends}`, field.name));
  if (field.type.kind === "sparse") return planSparse(plan, field, field.type);
  if (field.widths !== undefined) return planWidths(plan, field, field.widths);
  const sometimes = field.when !== undefined || field.whenMore === true;
  if (!sometimes && field.wide === undefined) return planPlain(plan, field, value);
  const size = fixedBytes(field.type);
  if (size === undefined) {
    const lines = byWriter(plan, field, sometimes ? `m.${field.name}` : value);
    return plan.byWriter(when(`m.${field.name} !== undefined`, lines));
  }
  const lines =
    field.wide === undefined ? movingLines(plan, field, value) : wideLines(plan, field, value);
  plan.moving(...(sometimes ? [when(`m.${field.name} !== undefined`, lines)] : lines));
}

/** An element must not be what ends its list. */
function endCheck(plan: WritePlan, test: string, name: string): string {
  return `if (${test}) throw ${plan.use("endsList")}("${name}");`;
}

/** An integer for each bit of a mask that was made from them. */
function planSparse(plan: WritePlan, field: ValueField, { mask, of }: SparseType): void {
  const value = `m.${field.name}[31 - Math.clz32(bits & -bits)]!`;
  const lines = setOn(of, checked(plan, value, of));
  plan.moving(
    `for (let bits = ${local(mask)} | 0; bits !== 0; bits &= bits - 1) {\n${lines.join("\n")}\n}`,
  );
}

/** An integer in the width that its bits tell. */
function planWidths(plan: WritePlan, field: ValueField, widths: Widths): void {
  const value = `m.${field.name}`;
  const { mask, narrow, wide, both } = widths;
  const [isNarrow, isWide] = [bitTest(mask, narrow.bit), bitTest(mask, wide.bit)];
  const write = (type: IntType, what = value) => guardedLines(plan, what, type).join("\n");
  if (both === undefined) {
    const before = `m.${beforeMember(field.name)}!`;
    const first = `${isWide} ? ${before} : ${value}!`;
    return plan.moving(
      `if (${isNarrow}) {\nconst first = ${first};\n${write(narrow.type, "first")}\n}`,
      `if (${isWide}) {\n${write(wide.type, `${value}!`)}\n}`,
    );
  }
  plan.moving(
    `if (${isNarrow}) {\nif (${isWide}) {\n${write(both, `${value}!`)}\n} else {\n${write(narrow.type, `${value}!`)}\n}\n} else if (${isWide}) {\n${write(wide.type, `${value}!`)}\n}`,
  );
}

/** What is always there, at a place that is known. */
function planPlain(plan: WritePlan, field: ValueField, value: string): void {
  const { type } = field;
  if (type.kind === "int") return plan.int(type, checked(plan, value, type));
  if (type.kind === "float") {
    plan.line(floatCode(plan, plan.place(), value, `m.${nanMember(field.name)}`));
    return plan.pass(4);
  }
  if (type.kind !== "array") return plan.byWriter(byWriter(plan, field, value).join("\n"));
  plan.line(`${plan.use("expectLength")}(${value}, ${type.count});`);
  const isScaled = type.of.kind === "int" && type.of.scale !== undefined;
  if (isLoop(type) || isScaled) return planLoop(plan, field.name, value, type);
  for (let i = 0; i < type.count; i++) planElement(plan, field.name, value, type.of, i);
}

/** An array too long to be written out: of many elements, or of elements that take a line more. */
function planLoop(plan: WritePlan, name: string, array: string, { of, count }: ArrayType): void {
  const size = fixedBytes(of)!;
  const place = `${plan.place()} + ${size === 1 ? "i" : `${size} * i`}`;
  const value = `${array}[i]!`;
  const write =
    of.kind === "float"
      ? floatCode(plan, place, value, `m.${nanMember(name)}?.[i]`)
      : of.scale === undefined || !plan.emitting.checksInline
        ? setAt(of, place, checked(plan, value, of))
        : `{\nconst value = ${value};\n${guard(plan, "value", of).join("\n")}\n${setAt(of, place, "raw")}\n}`;
  plan.line(`for (let i = 0; i < ${count}; i++) ${write}`);
  plan.pass(count * size);
}

function planElement(
  plan: WritePlan,
  name: string,
  array: string,
  type: ValueType,
  index: number,
): void {
  const value = `${array}[${index}]`;
  if (type.kind !== "float")
    return plan.int(type as IntType, checked(plan, value, type as IntType));
  plan.line(floatCode(plan, plan.place(), value, `m.${nanMember(name)}?.[${index}]`));
  plan.pass(4);
}

function floatCode(plan: WritePlan, place: string, value: string, nan: string): string {
  return `${plan.use("setF32")}(view, ${place}, ${value}, ${nan});`;
}

/** As `planPlain`, from `at` on, and then behind it. */
function movingLines(plan: WritePlan, field: ValueField, value: string): string[] {
  const { type } = field;
  if (type.kind === "int") return guardedLines(plan, value, type);
  if (type.kind === "float")
    return [floatCode(plan, "at", value, `m.${nanMember(field.name)}`), "at += 4;"];
  const inner = new WritePlan(plan.emitting);
  planPlain(inner, field, value);
  // Its room is there already, and the writer is told at the end.
  return [...inner.finish(), `at += ${fixedBytes(type)!};`];
}

/** The lines that write what the writer itself writes. */
function byWriter(plan: WritePlan, field: ValueField, value: string): string[] {
  const { type, name } = field;
  switch (type.kind) {
    case "string": {
      const write = `${plan.use("writeString")}(w, ${value}, ${type.cut});`;
      return type.open ? [write, `${name}End$ = w.offset;`] : [write];
    }
    case "strings":
      return [`${plan.use("writeStrings")}(w, ${value}, ${type.cut});`];
    case "struct":
      return [`encode${structName(plan.emitting, type.struct)}(w, ${value});`];
    case "list":
      return listLines(plan, field, value, type);
    default: {
      const write = `${plan.use("writeBytes")}(w, ${value});`;
      const none = type.kind === "bytes" && type.none !== undefined;
      return none ? [`if (m.${name} !== undefined) ${write}`] : [write];
    }
  }
}

function listLines(plan: WritePlan, { name }: ValueField, value: string, type: ListType): string[] {
  const each = `for (const element of ${value}) encode${structName(plan.emitting, type.struct)}(w, element);`;
  const lines = [`${plan.use("expectArray")}(${value});`];
  if (type.ends === "bytes") return [...lines, each];
  if (type.ends === "element") return [...lines, each, ...endLines(plan, name, type)];
  const size = type.ends.bits / 8;
  const count = setAt(type.ends, "w.offset", checked(plan, `${value}.length`, type.ends));
  return [
    ...lines,
    `${plan.use("reserve")}(w, ${size});`,
    count.replace("view", "w.view"),
    `w.offset += ${size};`,
    each,
  ];
}

/** Writes what ends a list, with the mask that it came with. */
function endLines(plan: WritePlan, name: string, { struct }: ListType): string[] {
  const { table, version } = plan.emitting;
  const { mask, field } = listEnd(layoutOf(table.structs[struct]!, version)!)!;
  if (field.kind === "split") {
    const size = field.wire.bits / 8;
    return [
      `${plan.use("reserve")}(w, ${size});`,
      setAt(field.wire, "w.offset", "0").replace("view", "w.view"),
      `w.offset += ${size};`,
    ];
  }
  const value = String(field.ends);
  const inner = new WritePlan(plan.emitting);
  inner.reserve(roomFor([...(mask === undefined ? [] : [mask]), field]));
  const lines: string[] = [];
  if (mask !== undefined) {
    const bits = mask.parts.reduce((sum, part) => sum + (2 ** part.bits - 1) * 2 ** part.at, 0);
    lines.push(`let ${local(mask.name)} = (m.${endMember(name)} ?? 0) & ${hex(bits)};`);
    lines.push(...partLines(mask));
    planMask(inner, mask, undefined);
  }
  const narrow = setOn(field.type as IntType, value);
  if (field.wide === undefined) inner.moving(...narrow);
  else {
    const test = bitTest(field.wide.when.mask, field.wide.when.bit);
    const wide = setOn(field.wide.type, value);
    inner.moving(`if (${test}) {\n${wide.join("\n")}\n} else {\n${narrow.join("\n")}\n}`);
  }
  return ["{", ...lines, ...inner.finish(), "}"];
}

/** The raw integer for a value. Throws where the type does not hold it. */
function checked(plan: WritePlan, value: string, type: IntType): string {
  return `${plan.use(`as${wireName(type)}`)}(${unscaled(plan.emitting, value, type)})`;
}

/**
 * Writes an integer behind a check. Where messages are many it stands here and not in a function: a delta message has
 * more of them than the engine inlines.
 */
function guardedLines(plan: WritePlan, value: string, type: IntType): string[] {
  if (!plan.emitting.checksInline) return setOn(type, checked(plan, value, type));
  return [...guard(plan, value, type), ...setOn(type, type.scale === undefined ? value : "raw")];
}

/** The check, and the integer `raw` where the value is scaled. */
function guard(plan: WritePlan, value: string, type: IntType): string[] {
  const outside = plan.use("outside");
  const [low, high] = limits(type);
  if (type.scale === undefined)
    return [
      `if (${value} !== ${fitted(value, type)}) throw ${outside}(${value}, ${low}, ${high});`,
    ];
  const misfit = `typeof ${value} !== "number" || raw !== ${fitted("raw", type)}`;
  return [
    `const raw = ${rawCode(value, type.scale)};`,
    `if (${misfit}) throw ${outside}(${value}, ${low}, ${high});`,
  ];
}

/** The least and the greatest value. */
function limits(type: IntType): [number, number] {
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  const values = intRange(type).map((raw) => (raw * num) / den + plus);
  return [Math.min(...values), Math.max(...values)];
}

function rawCode(value: string, { num, den, plus }: Scale): string {
  const shifted = plus === 0 ? value : `(${value} - ${plus})`;
  const up = den === 1 ? shifted : `${shifted} * ${den}`;
  return `Math.round(${num === 1 ? up : `(${up}) / ${num}`})`;
}

function selectCheck(emitting: Emitting, field: ValueField): string {
  const known = field.selects!.map((s) => s.value).join(", ");
  return `${emitting.imports.use("expectOneOf")}(${memberOf(emitting, field.name)}, [${known}]);`;
}

function wideLines(plan: WritePlan, field: ValueField, value: string): string[] {
  const test = bitTest(field.wide!.when.mask, field.wide!.when.bit);
  const wide = guardedLines(plan, value, field.wide!.type);
  const narrow = guardedLines(plan, value, field.type as IntType);
  return [`if (${test}) {\n${wide.join("\n")}\n} else {\n${narrow.join("\n")}\n}`];
}

/** The raw value nearest to a scaled one. */
function unscaled({ imports }: Emitting, value: string, { scale }: IntType): string {
  if (scale === undefined) return value;
  const { num, den, plus } = scale;
  const offset = plus === 0 ? "" : `, ${plus}`;
  return `${imports.use("unscale")}(${value}, ${num}, ${den}${offset})`;
}

/** The parts were made to fit, and so does their word. */
function planSplit(plan: WritePlan, field: SplitField, next: Field | undefined): void {
  if (field.wire.bits > 32) return planLongSplit(plan, field);
  if (field.wide !== undefined) return planApart(plan, field, field.wide);
  const word = splitWord(plan, field, next);
  if (field.ends === undefined) return plan.int(field.wire, word);
  const first = field.parts.find((part) => !part.isMask)!;
  const name = `${first.name}Word`;
  if (field.goesOn === undefined) {
    plan.line(`const ${name} = ${word};`);
    plan.line(endCheck(plan, `${name} === 0`, first.name));
  } else {
    plan.line(`let ${name} = ${word};`);
    plan.line(goOn(name, field, next as MaskField, field.goesOn));
  }
  plan.int(field.wire, name);
}

function splitWord(plan: WritePlan, { parts }: SplitField, next: Field | undefined): string {
  let low = 0;
  const bits = parts.map((part) => {
    const code = part.isMask ? maskBits(next as MaskField) : partCode(plan, part);
    const shifted = low === 0 ? code : `(${code} << ${low})`;
    low += part.type.bits;
    return shifted;
  });
  return bits.join(" | ");
}

/** A word, or its parts one behind the other. */
function planApart(plan: WritePlan, field: SplitField, wide: SplitField["wide"] & {}): void {
  const test = bitTest(wide.when.mask, wide.when.bit);
  const apart = wide.parts.flatMap(({ name, type }) =>
    guardedLines(plan, memberOf(plan.emitting, name), type),
  );
  const together = setOn(field.wire, splitWord(plan, field, undefined));
  plan.moving(`if (${test}) {\n${apart.join("\n")}\n} else {\n${together.join("\n")}\n}`);
}

/** A word that would be 0, which ends the list, gets a bit of its mask that says nothing. */
function goOn(word: string, { parts }: SplitField, mask: MaskField, bit: number): string {
  let low = bit - mask.parts[0]!.at;
  for (const part of parts) {
    if (part.isMask) break;
    low += part.type.bits;
  }
  return `if (${word} === 0) {\n${word} = ${bitHex(low)};\n${local(mask.name)} |= ${bitHex(bit)};\n}`;
}

/** The bits of a mask that stand in a word. */
function maskBits(mask: MaskField): string {
  const [first] = mask.parts;
  const name = local(mask.name);
  const own = first!.at === 0 ? name : `(${name} >>> ${first!.at})`;
  return `(${own} & ${hex(2 ** first!.bits - 1)})`;
}

function partCode(plan: WritePlan, { name, type }: SplitPart): string {
  const fit = plan.use(type.signed ? "fitSigned" : "fit");
  return `${fit}(${unscaled(plan.emitting, memberOf(plan.emitting, name), type)}, ${type.bits})`;
}

/** A word longer than the bits of an operator: byte by byte, each from the parts that it has bits of. */
function planLongSplit(plan: WritePlan, field: SplitField): void {
  const bytes = Array.from({ length: field.wire.bits / 8 }, (): string[] => []);
  let low = 0;
  for (const part of field.parts) {
    const raw = `${part.name}$raw`;
    plan.line(`const ${raw} = ${partCode(plan, part)};`);
    for (let byte = Math.floor(low / 8); byte * 8 < low + part.type.bits; byte++) {
      const shift = byte * 8 - low;
      const code =
        shift === 0 ? raw : shift > 0 ? `(${raw} >>> ${shift})` : `(${raw} << ${-shift})`;
      bytes[byte]!.push(code);
    }
    low += part.type.bits;
  }
  // Setting takes the low bits by itself.
  for (const parts of bytes)
    plan.int({ kind: "int", name: "u8", bits: 8, signed: false }, parts.join(" | "));
}

function planInterleave(plan: WritePlan, field: Field & { kind: "interleave" }): void {
  const { emitting } = plan;
  for (const { name } of field.fields) {
    plan.line(`${plan.use("expectLength")}(${memberOf(emitting, name)}, ${field.count});`);
  }
  for (let i = 0; i < field.count; i++) {
    for (const { name, type } of field.fields)
      planElement(plan, name, memberOf(emitting, name), type, i);
  }
}
