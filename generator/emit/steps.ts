import {
  type ArrayType,
  beforeMember,
  type BytesType,
  endMember,
  type Field,
  type IntType,
  type LengthField,
  type ListType,
  type MaskField,
  type MaskPart,
  nanMember,
  openMember,
  type RefuseField,
  type SparseType,
  type SplitField,
  type StopField,
  type ValueField,
  type ValueType,
  type Widths,
} from "../../runtime/table/table.ts";
import { bitTest, hex, type Imports, local, speaksOf, when } from "./code.ts";
import { type Emitting, structName } from "./emitting.ts";
import { companions, hasEndMask, isLoop, memberType, tuple } from "./members.ts";
import {
  add,
  bytes,
  fixedBytes,
  NOTHING,
  type Size,
  sizeCode,
  sizeOf,
  splitSize,
  valueSize,
} from "./size.ts";

/**
 * A step of reading a message.
 * All bytes are read from `view` at `at`, a constant place from there on, until a step moves it.
 */
export type Step =
  | { readonly kind: "line"; readonly code: string }
  /** A member that is always there, and whose reading moves nothing but perhaps the reader itself. */
  | {
      readonly kind: "member";
      readonly name: string;
      readonly code: string;
      /** What a constant of it must be declared as, where the compiler would take it for more. */
      readonly type?: string;
      /** It moves the reader: it must not change places with what moves the reader too. */
      readonly moves?: true;
    }
  /** Members that are there only when a bit is set, or are read differently then. */
  | {
      readonly kind: "branch";
      readonly members: readonly { readonly name: string; readonly type: string }[];
      /** The test for their being there; without, they are. */
      readonly test?: string;
      /** They give the members' constants their values. */
      readonly lines: readonly string[];
    };

/** Where fields stand. */
export interface Standing {
  /** Bytes from where the reader stands to the first field. */
  readonly start?: number;
  /** The fields are those of an arm: `at` is there, and the reader stands somewhere before it. */
  readonly inArm?: boolean;
  /** A length in front of the fields counts their bytes. */
  readonly inRegion?: boolean;
}

/** The steps that read these fields, and leave the reader behind them. A switch is not one of them. */
export function readSteps(
  emitting: Emitting,
  layout: string,
  fields: readonly Field[],
  { start = 0, inArm = false, inRegion = false }: Standing,
): Step[] {
  const plan = new Plan(emitting, start, inArm);
  const runs = runsOf(fields);
  const leading = inArm ? 0 : leadingRuns(runs);
  const asks = emitting.isWhole !== true;
  if (asks && leading > 0) {
    const most = runs
      .slice(0, leading)
      .flat()
      .reduce((sum, field) => sum + mostBytes(field), 0);
    plan.line(
      `if (${plan.place(most)} > r.end) ${emitting.imports.use("ensureWhole")}(r, skip${layout});`,
    );
  }
  for (const [index, run] of runs.entries()) {
    const size = run.map((field) => fieldSize(field) ?? NOTHING).reduce(add, NOTHING);
    plan.checks = asks && index >= leading;
    if (plan.checks && size.most > 0) plan.line(ensureCode(emitting, layout, plan.place(), size));
    for (const field of run) planField(plan, field, fields[fields.indexOf(field) + 1]);
  }
  const goesOn = fields.at(-1)?.kind === "switch";
  return plan.finish(
    goesOn,
    !goesOn && (inRegion || fields.some(isRegion)) && !goesToTheEnd(fields),
  );
}

/** Whether a field counts all that follows it. */
export function isRegion(field: Field): boolean {
  return field.kind === "length" && field.of === undefined;
}

/** Whether nothing can be left behind the fields. */
export function goesToTheEnd(fields: readonly Field[]): boolean {
  const last = fields.at(-1);
  if (last?.kind !== "value") return false;
  const { type } = last;
  return (
    (type.kind === "bytes" && type.length === undefined) ||
    (type.kind === "list" && type.ends === "bytes")
  );
}

/**
 * How many runs are checked together: where a mask tells how long they are, passing over the message tells
 * whether it is whole. That is done only near the end of what there is.
 */
function leadingRuns(runs: readonly (readonly Field[])[]): number {
  const end = runs.findIndex((run) =>
    run.some((field) => fieldSize(field) === undefined || field.kind === "length"),
  );
  const count = end < 0 ? runs.length : end;
  const varies = runs
    .slice(0, count)
    .flat()
    .some((field) => field.kind === "mask");
  return varies ? count : 0;
}

/** The most bytes that a field takes, all parts of a mask included. */
function mostBytes(field: Field): number {
  if (field.kind !== "mask") return fieldSize(field)!.most;
  return field.parts.reduce(
    (sum, part) => sum + (typeof part.from === "string" ? 0 : part.bits / 8),
    0,
  );
}

/** Asks for the bytes of a run at once. The exact number is counted only near the end of what there is. */
function ensureCode(
  { imports, lengths }: Emitting,
  layout: string,
  place: string,
  size: Size,
): string {
  const exact = `${imports.use("ensure")}(r, ${place}, ${sizeCode(size, layout, lengths)});`;
  return size.most === size.constant ? exact : `if (${place} + ${size.most} > r.end) ${exact}`;
}

/** Fields whose length is known before the first of them is read. What tells a length ends a run. */
function runsOf(fields: readonly Field[]): Field[][] {
  const runs: Field[][] = [[]];
  for (const field of fields) {
    const counts = fieldSize(field) === undefined;
    if (counts) runs.push([field], []);
    else runs.at(-1)!.push(field);
    // A mask that begins in a word belongs to it.
    const tells = field.kind === "split" ? field.ends !== undefined : endsList(field);
    const isTold = field.kind === "mask" || field.kind === "stop" || field.kind === "length";
    if (isTold || tells) runs.push([]);
  }
  return runs;
}

function endsList(field: Field): boolean {
  return field.kind === "value" && field.ends !== undefined;
}

/** What the field takes of a run; undefined for what checks for itself. */
function fieldSize(field: Field): Size | undefined {
  switch (field.kind) {
    case "mask": {
      const [first] = field.parts;
      return bytes(typeof first!.from === "string" ? 0 : first!.bits / 8);
    }
    case "refuse":
    case "stop":
    case "switch":
      return NOTHING;
    case "split":
      return splitSize(field);
    case "value":
      // What ends a list is read as others are.
      return sizeOf(field.ends === undefined ? field : withoutEnds(field));
    case "length":
      return bytes(field.type.bits / 8);
    default:
      return valueSize(field);
  }
}

function withoutEnds(field: ValueField): ValueField {
  const plain: { -readonly [K in keyof ValueField]: ValueField[K] } = { ...field };
  delete plain.ends;
  return plain;
}

/** Collects steps, and knows how far behind `at` the next byte is. */
class Plan {
  readonly #steps: Step[] = [];
  /** Bytes from `at` to the next one. */
  #ahead = 0;
  #moves = false;
  /** Whether what is read by now was not asked for before. */
  checks = true;
  /** The mask that was read last. */
  maskSoFar: string | undefined;
  /** The reader stands at the next byte, and `at` does not tell where that is. */
  #lost = false;

  /** @param start bytes from where the reader stands to the first field */
  constructor(
    readonly emitting: Emitting,
    readonly start: number,
    /** `at` is there already, and the reader stands somewhere before it. */
    readonly inArm: boolean,
  ) {
    this.#ahead = start;
  }

  get imports(): Imports {
    return this.emitting.imports;
  }

  /** Where the next byte is. */
  place(ahead = 0): string {
    if (this.#lost) {
      this.#lost = false;
      this.#moves = true;
      this.#steps.push({ kind: "line", code: "at = r.offset;" });
    }
    const sum = this.#ahead + ahead;
    return sum === 0 ? "at" : `at + ${sum}`;
  }

  pass(count: number): void {
    this.#ahead += count;
  }

  line(code: string): void {
    this.#steps.push({ kind: "line", code });
  }

  member(step: Omit<Step & { kind: "member" }, "kind">): void {
    this.#steps.push({ kind: "member", ...step });
  }

  /** `at`, moved to the next byte. */
  settled(): string {
    if (this.#ahead > 0) this.line(`at += ${this.#ahead};`);
    if (this.#ahead > 0) this.#moves = true;
    this.#ahead = 0;
    return "at";
  }

  /** A step that moves `at` itself, by as much as it finds. */
  moving(step: Step): void {
    this.place();
    if (this.#ahead > 0) this.line(`at += ${this.#ahead};`);
    this.#ahead = 0;
    this.#moves = true;
    this.#steps.push(step);
  }

  /** Members that the reader's own functions read. */
  byReader(step: Step): void {
    if (!this.#lost) this.#sync();
    this.#lost = true;
    this.#steps.push(step);
  }

  /** Puts the reader where `at` is, before members that do not mind. */
  #sync(): void {
    if (this.#steps.length === 0 && this.start === 0 && !this.inArm) return;
    const code = `r.offset = ${this.place()};`;
    const before = this.#steps.findLastIndex((step) => step.kind !== "member" || step.moves) + 1;
    this.#steps.splice(before, 0, { kind: "line", code });
    this.#ahead = 0;
  }

  /**
   * All steps, with `view` and `at` in front where they are needed. With `goOn`, what follows reads on from `at`;
   * with `whole`, the reader must be at its end.
   */
  finish(goOn: boolean, whole = false): Step[] {
    if (goOn) {
      this.place();
      if (this.#ahead > 0) this.moving({ kind: "line", code: "" });
    } else if (!this.#lost) {
      this.#sync();
    }
    if (whole) this.line(`${this.imports.use("expectEnd")}(r);`);
    const steps = this.#steps.filter((step) => step.kind !== "line" || step.code !== "");
    const text = steps.map(stepText).join("\n");
    const first: Step[] = [];
    if (speaksOf(text, "view")) first.push({ kind: "line", code: "const view = r.view;" });
    if (speaksOf(text, "at") || goOn)
      first.push({ kind: "line", code: `${this.#moves || goOn ? "let" : "const"} at = r.offset;` });
    return [...first, ...steps];
  }
}

function stepText(step: Step): string {
  return step.kind === "branch" ? step.lines.join("\n") : step.code;
}

function planField(plan: Plan, field: Field, next: Field | undefined): void {
  switch (field.kind) {
    case "mask":
      return planMask(plan, field);
    case "stop":
      return plan.line(liveMask(field));
    case "bit":
      return plan.member({ name: field.name, code: bitTest(field.bit.mask, field.bit.bit) });
    case "value":
      return planValue(plan, field);
    case "split":
      return planSplit(plan, field, next);
    case "interleave":
      return planInterleave(plan, field);
    case "refuse":
      return plan.line(refusal(field, plan.imports));
    case "length":
      return planLength(plan, field);
    case "switch":
      return;
  }
}

function planLength(plan: Plan, field: LengthField): void {
  plan.line(`const ${local(field.name)} = ${readAt(field.type, plan.place())};`);
  plan.pass(field.type.bits / 8);
  if (!isRegion(field)) return;
  plan.line(`r.end = ${plan.imports.use("regionEnd")}(r, ${plan.place()}, ${local(field.name)});`);
}

/** The mask that fields behind a stop go by. */
export function liveMask({ bit, live }: StopField): string {
  return `const ${live} = ${bitTest(bit.mask, bit.bit)} ? 0 : ${local(bit.mask)};`;
}

/** Stops where a bit announces what is not described. */
export function refusal({ bit, why }: RefuseField, imports: Imports): string {
  return `if (${bitTest(bit.mask, bit.bit)}) throw ${imports.use("refused")}(r, ${JSON.stringify(why)});`;
}

function planMask(plan: Plan, field: MaskField): void {
  const [first, ...more] = field.parts;
  const name = local(field.name);
  const word = more.length > 0 ? "let" : "const";
  if (first!.from === "id") plan.line(idMask(first!, word, name));
  else if (first!.from !== "split")
    plan.moving({ kind: "line", code: `${word} ${name} = ${readOn(first!.from)}` });
  for (const line of maskParts(field, plan.imports, plan.checks))
    plan.moving({ kind: "line", code: line });
  plan.maskSoFar = field.name;
  if (!field.hidden) plan.member({ name: field.name, code: name });
}

/** The bits of the message's id that are a mask's. */
export function idMask(part: MaskPart, word: string, name: string): string {
  const low = part.low ?? 0;
  const id = low === 0 ? "view.getUint8(at)" : `(view.getUint8(at) >>> ${low})`;
  return `${word} ${name} = ${id} & ${hex(2 ** part.bits - 1)};`;
}

/** The test for a further part of a mask. */
export function partTest(mask: MaskField, part: MaskPart): string {
  const announced = bitTest(mask.name, part.when!);
  if (part.unless === undefined) return announced;
  const both = 2 ** part.when! + 2 ** part.unless;
  return `(${local(mask.name)} & ${hex(both)}) === ${hex(2 ** part.when!)}`;
}

/** The parts of a mask behind its first. */
function maskParts(field: MaskField, imports: Imports, checks: boolean): string[] {
  const name = local(field.name);
  const lines = field.parts.slice(1).map((part) => {
    const ensure = checks ? `${imports.use("ensure")}(r, at, ${part.bits / 8});\n` : "";
    const read = `${ensure}${name} |= ${readOn(part.from as IntType, part.at)}`;
    const lines = read.split("\n");
    return when(partTest(field, part), lines);
  });
  // Bit arithmetic has made a mask of 32 bits signed; it is kept as the number it is on the wire.
  const bits = Math.max(...field.parts.map((part) => part.at + part.bits));
  return bits === 32 && lines.length > 0 ? [...lines, `${name} >>>= 0;`] : lines;
}

/** Reads an integer at `at` and goes on behind it: the end of a statement. */
export function readOn(type: IntType, shift = 0): string {
  const by = shift === 0 ? "" : ` << ${shift}`;
  if (type.bits === 8) return `${readAt(type, "at++")}${by};`;
  return `${readAt(type, "at")}${by};\nat += ${type.bits / 8};`;
}

/** `view.getInt16(at + 2, true) * 0.125` */
export function readAt(type: IntType, place: string): string {
  const raw = `view.get${type.signed ? "Int" : "Uint"}${type.bits}(${place}${endian(type)})`;
  return scaled(raw, type);
}

/** The last argument of what reads and writes an integer: whether its lowest byte comes first. */
export function endian({ bits, bigEndian }: IntType): string {
  return bits === 8 ? "" : `, ${bigEndian !== true}`;
}

function planValue(plan: Plan, field: ValueField): void {
  if (field.widths !== undefined) return planWidths(plan, field, field.widths);
  if (field.type.kind === "sparse") return planSparse(plan, field, field.type);
  const size = fixedBytes(field.type);
  const sometimes = field.when !== undefined || field.whenMore === true;
  if (sometimes || field.wide !== undefined) planBranch(plan, field, size);
  else if (size === undefined || isLong(field.type)) planSelfCounting(plan, field, size);
  else {
    plan.member({ name: field.name, ...fixedCode(plan, field) });
    const nan = nanCode(field.type, plan.place(), plan.imports);
    if (nan !== undefined) plan.member({ name: nanMember(field.name), code: nan });
    plan.pass(size);
  }
  if (field.ends !== undefined) planEnd(plan, `${local(field.name)} === ${field.ends}`);
}

/** An array that is read in a loop. */
function isLong(type: ValueType): boolean {
  return type.kind === "array" && isLoop(type);
}

/** Where an element ends its list, its mask is all there is to say of it. */
function planEnd(plan: Plan, test: string): void {
  const mask = plan.maskSoFar === undefined ? "0" : local(plan.maskSoFar);
  plan.line(`if (${test}) {\nr.offset = ${plan.place()};\nreturn ${mask};\n}`);
}

/** What is always there, and finds out its own length, or is read in a loop. */
function planSelfCounting(plan: Plan, field: ValueField, size: number | undefined): void {
  const members = membersOf(plan, field, "");
  if (size !== undefined)
    return plan.moving({ kind: "branch", members, lines: presentLines(plan, field, size) });
  const code = byReader(plan.emitting, field.type);
  if (code !== undefined && members.length === 1)
    return plan.byReader({ kind: "member", name: field.name, code, moves: true });
  plan.byReader({ kind: "branch", members, lines: readerLines(plan.emitting, field) });
}

/** The field's member, and those beside it that tell how it came. */
function membersOf(plan: Plan, field: ValueField, optional: string) {
  const { table, version } = plan.emitting;
  return [
    { name: field.name, type: memberType(table, field.type) + optional },
    ...companions(table, field, version).map(({ name, type }) => ({
      name,
      type: `${type.replace("readonly ", "")} | undefined`,
    })),
  ];
}

function fixedCode(plan: Plan, field: ValueField): { code: string; type?: string } {
  const { type } = field;
  if (type.kind !== "array")
    return { code: withSelects(plan, field, scalarAt(type, plan.place())) };
  const step = fixedBytes(type.of)!;
  const elements = Array.from({ length: type.count }, (_, i) =>
    scalarAt(type.of, plan.place(i * step)),
  );
  return { code: `[${elements.join(", ")}]`, type: memberType(plan.emitting.table, type) };
}

function withSelects(plan: Plan, field: ValueField, code: string): string {
  if (field.selects === undefined) return code;
  const known = field.selects.map((s) => s.value).join(", ");
  return `${plan.imports.use("expectProtocol")}(r, ${code}, [${known}])`;
}

export function scalarAt(type: ValueType, place: string): string {
  return type.kind === "float" ? `view.getFloat32(${place}, true)` : readAt(type as IntType, place);
}

export function nanCode(type: ValueType, place: string, imports: Imports): string | undefined {
  if (type.kind === "float") return `${imports.use("nanBits")}(view, ${place}, 1)?.[0]`;
  if (type.kind !== "array" || type.of.kind !== "float") return undefined;
  return `${imports.use("nanBits")}(view, ${place}, ${type.count})`;
}

/** Reads what finds out its own length, where one call does it. */
export function byReader(emitting: Emitting, type: ValueType): string | undefined {
  const { imports } = emitting;
  switch (type.kind) {
    case "string":
      return `${imports.use(type.open ? "readOpenString" : "readString")}(r, ${type.cut})`;
    case "strings":
      return `${imports.use("readStrings")}(r, ${type.cut})`;
    case "struct":
      return `decode${structName(emitting, type.struct)}(r)`;
    case "bytes":
      return bytesCode(type, imports);
    default:
      return undefined;
  }
}

function bytesCode({ length, none }: BytesType, imports: Imports): string {
  if (length === undefined) return `${imports.use("takeBytes")}(r, r.end - r.offset)`;
  const take = `${imports.use("takeBytes")}(r, ${local(length)})`;
  return none === undefined ? take : `${local(length)} === ${none} ? undefined : ${take}`;
}

/** The lines that read what finds out its own length, the reader standing in front of it. */
function readerLines(emitting: Emitting, field: ValueField): string[] {
  const { type, name } = field;
  if (type.kind === "list") return listLines(emitting, name, type);
  const code = byReader(emitting, type)!;
  if (type.kind !== "string" || !type.open) return [assign(name, code)];
  const start = `${local(name)}Start`;
  const open = `${emitting.imports.use("endedOpen")}(r, ${start}, ${local(name)}, ${type.cut})`;
  return [`const ${start} = r.offset;`, assign(name, code), assign(openMember(name), open)];
}

/** The lines that read a list, the reader standing in front of it. */
export function listLines(emitting: Emitting, name: string, type: ListType): string[] {
  const struct = structName(emitting, type.struct);
  const own = local(name);
  if (type.ends === "element") {
    const end = hasEndMask(emitting.table, type, emitting.version)
      ? `${local(endMember(name))} = next;\n`
      : "";
    return [
      `${own} = [];`,
      `for (;;) {\nconst next = decode${struct}(r);\nif (typeof next === "number") {\n${end}break;\n}\n${own}.push(next);\n}`,
    ];
  }
  if (type.ends === "bytes")
    return [`${own} = [];`, `while (r.offset < r.end) ${own}.push(decode${struct}(r));`];
  const { imports } = emitting;
  const size = type.ends.bits / 8;
  return [
    `${imports.use("ensure")}(r, r.offset, ${size});`,
    `const ${own}Count = ${readAt(type.ends, "r.offset").replace("view", "r.view")};`,
    `r.offset += ${size};`,
    `${own} = [];`,
    `for (let i = 0; i < ${own}Count; i++) ${own}.push(decode${struct}(r));`,
  ];
}

/** `x = …;` */
function assign(name: string, value: string): string {
  return `${local(name)} = ${value};`;
}

/** A field that something makes be there, or be wider. */
function planBranch(plan: Plan, field: ValueField, size: number | undefined): void {
  const sometimes = field.when !== undefined || field.whenMore === true;
  const members = membersOf(plan, field, sometimes ? " | undefined" : "");
  const lines = presentLines(plan, field, size);
  if (field.whenMore) {
    plan.place();
    const ensure = size === undefined ? [] : [`${plan.imports.use("ensure")}(r, at, ${size});`];
    const test = `${plan.settled()} < r.end`;
    return plan.moving({ kind: "branch", members, test, lines: [...ensure, ...lines] });
  }
  const test = field.when === undefined ? {} : { test: bitTest(field.when.mask, field.when.bit) };
  plan.moving({ kind: "branch", members, ...test, lines });
}

function presentLines(plan: Plan, field: ValueField, size: number | undefined): string[] {
  const { name, type, wide } = field;
  const { imports } = plan;
  if (size === undefined)
    return ["r.offset = at;", ...readerLines(plan.emitting, field), "at = r.offset;"];
  if (wide !== undefined) {
    const yes = intLines(name, wide.type);
    const no = intLines(name, type as IntType);
    return [
      `if (${bitTest(wide.when.mask, wide.when.bit)}) {\n${yes.join("\n")}\n} else {\n${no.join("\n")}\n}`,
    ];
  }
  if (type.kind === "int") return intLines(name, type);
  const nan = nanCode(type, "at", imports);
  const nanLine = nan === undefined ? [] : [assign(nanMember(name), nan)];
  if (type.kind === "array" && isLoop(type))
    return [...loopLines(name, type), ...nanLine, `at += ${size};`];
  return [assign(name, wholeAt(type)), ...nanLine, `at += ${size};`];
}

/** An array too long to be written out. */
function loopLines(name: string, type: ArrayType): string[] {
  const place = `at + ${fixedBytes(type.of)!} * i`;
  return [
    `${local(name)} = [];`,
    `for (let i = 0; i < ${type.count}; i++) ${local(name)}.push(${scalarAt(type.of, place)});`,
  ];
}

/** An integer that two bits tell the width of. */
function planWidths(plan: Plan, field: ValueField, widths: Widths): void {
  const members = membersOf(plan, field, " | undefined");
  const { name } = field;
  const { mask, narrow, wide, both } = widths;
  const [isNarrow, isWide] = [bitTest(mask, narrow.bit), bitTest(mask, wide.bit)];
  const few = intLines(name, narrow.type).join("\n");
  const many = intLines(name, wide.type).join("\n");
  if (both === undefined) {
    const before = assign(beforeMember(name), local(name));
    const lines = [`if (${isNarrow}) {\n${few}\n}`, `if (${isWide}) {\n${before}\n${many}\n}`];
    return plan.moving({ kind: "branch", members, lines });
  }
  const most = intLines(name, both).join("\n");
  const line = `if (${isNarrow}) {\nif (${isWide}) {\n${most}\n} else {\n${few}\n}\n} else if (${isWide}) {\n${many}\n}`;
  plan.moving({ kind: "branch", members, lines: [line] });
}

/** An integer for each bit that is set. */
function planSparse(plan: Plan, field: ValueField, { mask, of }: SparseType): void {
  const name = local(field.name);
  const read = `${name}[31 - Math.clz32(bits & -bits)] = ${readOn(of)}`;
  plan.moving({
    kind: "branch",
    members: membersOf(plan, field, ""),
    lines: [
      `${name} = {};`,
      `for (let bits = ${local(mask)} | 0; bits !== 0; bits &= bits - 1) {\n${read}\n}`,
    ],
  });
}

function wholeAt(type: ValueType): string {
  if (type.kind !== "array") return scalarAt(type, "at");
  const step = fixedBytes(type.of)!;
  const elements = Array.from({ length: type.count }, (_, i) =>
    scalarAt(type.of, i === 0 ? "at" : `at + ${i * step}`),
  );
  return `[${elements.join(", ")}]`;
}

function intLines(name: string, type: IntType): string[] {
  if (type.bits === 8) return [assign(name, readAt(type, "at++"))];
  return [assign(name, readAt(type, "at")), `at += ${type.bits / 8};`];
}

export function scaled(raw: string, { scale }: IntType): string {
  if (scale === undefined) return raw;
  const { num, den, plus } = scale;
  const exact = Number.isInteger(Math.log2(den));
  const factor = exact ? ` * ${num / den}` : `${num === 1 ? "" : ` * ${num}`} / ${den}`;
  const operand = /[&|<>]/.test(raw) ? `(${raw})` : raw;
  const times = num === den ? operand : `${operand}${factor}`;
  return plus === 0 ? times : `${times} ${plus < 0 ? "-" : "+"} ${Math.abs(plus)}`;
}

function planSplit(plan: Plan, field: SplitField, next: Field | undefined): void {
  if (field.wire.bits > 32) return planLongSplit(plan, field);
  const word = wordName(field.parts.map((part) => part.name));
  if (field.wide !== undefined) return planApart(plan, field, field.wide, word);
  plan.line(`const ${word} = ${readAt(field.wire, plan.place())};`);
  plan.pass(field.wire.bits / 8);
  if (field.ends !== undefined) planEnd(plan, `${word} === 0`);
  let at = 0;
  for (const { name, type, isMask } of field.parts) {
    if (isMask) plan.line(wordMask(next as MaskField, word, at));
    else plan.member({ name, code: scaled(bitsCode(word, at, type, field.wire.bits), type) });
    at += type.bits;
  }
}

/** A word, or its parts one behind the other. */
function planApart(
  plan: Plan,
  { wire, parts }: SplitField,
  wide: SplitField["wide"] & {},
  word: string,
): void {
  const apart = wide.parts.flatMap(({ name, type }) => intLines(name, type));
  const together = [`const ${word} = ${readOn(wire)}`];
  let at = 0;
  for (const { name, type } of parts) {
    together.push(assign(name, scaled(bitsCode(word, at, type, wire.bits), type)));
    at += type.bits;
  }
  const test = bitTest(wide.when.mask, wide.when.bit);
  plan.moving({
    kind: "branch",
    members: parts.map(({ name }) => ({ name, type: "number" })),
    lines: [`if (${test}) {\n${apart.join("\n")}\n} else {\n${together.join("\n")}\n}`],
  });
}

/** The bits of a word that a mask begins with. */
export function wordMask(mask: MaskField, word: string, low: number): string {
  const [first, ...more] = mask.parts;
  const bits = 2 ** first!.bits - 1;
  const code =
    first!.at === low
      ? `${word} & ${hex(bits * 2 ** low)}`
      : `((${word} >>> ${low}) & ${hex(bits)}) << ${first!.at}`;
  return `${more.length > 0 ? "let" : "const"} ${local(mask.name)} = ${code};`;
}

/** A word longer than the bits of an operator: each part from the bytes that it touches. */
function planLongSplit(plan: Plan, field: SplitField): void {
  let low = 0;
  for (const { name, type } of field.parts) {
    const code = longPart((byte) => plan.place(byte), low, type);
    plan.member({ name, code: scaled(code, type) });
    low += type.bits;
  }
  plan.pass(field.wire.bits / 8);
}

/** A part of a long word, of which a byte stands at `place(byte)`. */
export function longPart(place: (byte: number) => string, low: number, type: IntType): string {
  const first = Math.floor(low / 8);
  const count = Math.ceil((low + type.bits) / 8) - first;
  const raw = {
    1: `view.getUint8(${place(first)})`,
    2: `view.getUint16(${place(first)}, true)`,
    3: `(view.getUint16(${place(first)}, true) | (view.getUint8(${place(first + 2)}) << 16))`,
    4: `view.getUint32(${place(first)}, true)`,
  }[count]!;
  return bitsCode(raw, low % 8, type, count * 8);
}

/** `channelEntity`. */
function wordName([first = "", ...rest]: readonly string[]): string {
  // A word of one part is not that part: its value is yet to be scaled.
  if (rest.length === 0) return `${first}Word`;
  return local(first) + rest.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join("");
}

/** Some bits of a word, with their sign. */
export function bitsCode(word: string, at: number, type: IntType, wireBits: number): string {
  const top = 32 - at - type.bits;
  if (type.signed) return `(${word} << ${top}) >> ${32 - type.bits}`;
  if (at + type.bits === wireBits) return at === 0 ? word : `${word} >>> ${at}`;
  return at === 0
    ? `${word} & ${hex(2 ** type.bits - 1)}`
    : `(${word} >>> ${at}) & ${hex(2 ** type.bits - 1)}`;
}

function planInterleave(plan: Plan, field: Field & { kind: "interleave" }): void {
  const round = field.fields.reduce((sum, f) => sum + fixedBytes(f.type)!, 0);
  let first = 0;
  for (const { name, type } of field.fields) {
    const offset = first;
    const elements = Array.from({ length: field.count }, (_, i) =>
      readAt(type, plan.place(offset + i * round)),
    );
    plan.member({
      name,
      code: `[${elements.join(", ")}]`,
      type: tuple("number", field.count),
    });
    first += fixedBytes(type)!;
  }
  plan.pass(field.count * round);
}
