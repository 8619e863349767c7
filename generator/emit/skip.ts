import {
  type Field,
  type IntType,
  type Layout,
  layoutOf,
  type LengthField,
  listEnd,
  type ListType,
  type MaskField,
  type MessageTable,
  type SplitField,
  type SwitchField,
  type ValueField,
} from "../../runtime/table/table.ts";
import { bitTest, layoutName, local, speaksOf } from "./code.ts";
import { type Emitting, structName } from "./emitting.ts";
import { caseLabels, type FunctionCode, hasRegion, idBytes, regionBody } from "./decode.ts";
import { add, bytes, fixedBytes, NOTHING, type Size, sizeCode, valueSize } from "./size.ts";
import {
  bitsCode,
  goesToTheEnd,
  idMask,
  isRegion,
  liveMask,
  longPart,
  partTest,
  readAt,
  readOn,
  refusal,
  wordMask,
} from "./steps.ts";

import { choicesOf } from "./choices.ts";
import { BEFORE_REST, tailOf } from "./tail.ts";

/** `skipSound(r)`: passes over what `decodeSound` reads. Lengths that follow from a mask come from a table. */
export function skipFunctions(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode[] {
  const name = layoutName(emitting.table, message, layout);
  const ends = listEnd(layout) !== undefined;
  const tail = tailOf(emitting.table, message, layout);
  const choices = choicesOf(emitting.table, message, layout);
  const fields = tail?.front ?? choices?.fields ?? layout.fields;
  const body = skipBody(emitting, name, fields, idBytes(layout), choices?.rest);
  const whole = {
    name: `skip${name}`,
    parameters: [{ name: "r", type: "Reader" }],
    returns: ends ? "boolean" : "undefined",
    doc: "",
  };
  if (tail !== undefined)
    return [{ ...whole, body: `${body}\n${BEFORE_REST}\nskip${tail.rest}(r);` }];
  if (ends) return [{ ...whole, body: `${body}\nreturn false;` }];
  if (!hasRegion(layout.fields)) return [{ ...whole, body }];
  return [
    {
      ...whole,
      name: `pass${name}`,
      isLocal: true,
      returns: "void",
      body,
      doc: `As \`skip${name}\`, which puts the reader's end back.`,
    },
    { ...whole, body: regionBody(`pass${name}(r);`) },
  ];
}

function skipBody(
  emitting: Emitting,
  layout: string,
  fields: readonly Field[],
  start: number,
  rest?: string,
): string {
  const only = passage(fields);
  const [run] = only;
  if (only.length === 1 && run!.kind === "run") {
    return `${emitting.imports.use("skip")}(r, ${sizeCode(add(bytes(start), run!.size), layout, emitting.lengths)});`;
  }
  const notes = rest === undefined ? {} : { rest };
  return passCode(emitting, layout, only, notes, start).join("\n");
}

/** A stretch of a message that is passed over in one way. */
export type Stretch =
  /** Fields whose length is known by then. */
  | { readonly kind: "run"; readonly fields: readonly Field[]; readonly size: Size }
  /** One that tells what follows, or finds out its own length. */
  | { readonly kind: "one"; readonly field: Field };

/**
 * The stretches of a message. A field that chooses, and one that tells the protocol, is read as well as counted.
 *
 * @param everyMask also a mask that nothing depends on is read
 */
export function passage(fields: readonly Field[], everyMask = false): Stretch[] {
  const stretches: Stretch[] = [];
  let run: Field[] = [];
  const flush = () => {
    if (run.length > 0)
      stretches.push({
        kind: "run",
        fields: run,
        size: run
          .map((f) => (f.kind === "mask" ? maskSize(f) : valueSize(f)!))
          .reduce(add, NOTHING),
      });
    run = [];
  };
  const choosers = choosersOf(fields.at(-1));
  for (const field of fields) {
    const size = !everyMask && isUnused(field, fields) ? maskSize(field) : valueSize(field);
    if (size !== undefined && !tells(field, choosers)) {
      run.push(field);
      continue;
    }
    flush();
    stretches.push({ kind: "one", field });
  }
  flush();
  return stretches;
}

/** The fields that choose in a switch, and in those in its arms. */
function choosersOf(field: Field | undefined): ReadonlySet<string> {
  if (field?.kind !== "switch") return new Set();
  const inner = field.arms.flatMap((arm) => [...choosersOf(arm.fields.at(-1))]);
  return new Set([field.on, ...inner]);
}

/** Whether a field is read as well as counted: it tells the protocol, or what follows. */
function tells(field: Field, choosers: ReadonlySet<string>): boolean {
  if (field.kind === "split") return field.parts.some(({ name }) => choosers.has(name));
  return field.kind === "value" && (field.selects !== undefined || choosers.has(field.name));
}

/** Whether a mask tells nothing about what follows: its bits are all values, or mean nothing. */
function isUnused(field: Field, fields: readonly Field[]): field is MaskField {
  if (field.kind !== "mask" || field.parts.length > 1) return false;
  return !fields.some((other) => {
    if (other.kind === "refuse" || other.kind === "stop") return other.bit.mask === field.name;
    if (other.kind === "split") return other.wide?.when.mask === field.name;
    if (other.kind !== "value") return false;
    const masks = [other.when?.mask, other.wide?.when.mask, other.widths?.mask];
    if (other.type.kind === "sparse") masks.push(other.type.mask);
    return masks.includes(field.name);
  });
}

function maskSize({ parts: [part] }: MaskField): Size {
  return bytes(typeof part!.from === "string" ? 0 : part!.bits / 8);
}

/** What is noted on the way, where somebody wants to know. */
export interface Notes {
  /** A length in front of the stretches counts their bytes. */
  readonly inRegion?: boolean;
  /** At the beginning of a stretch, `at` being there. */
  readonly place?: (stretch: Stretch) => string;
  /** When a mask or a length is known, in the constant of its name. */
  readonly known?: (name: string) => string;
  /** The name of the functions of a layout that knows the values which choose no arm. */
  readonly rest?: string;
  /** What passes over a list, the reader standing there. */
  readonly list?: (field: ValueField) => string | undefined;
}

/** The reader stands somewhere before `at`. */
const SOMEWHERE = -1;

/**
 * The lines that pass over stretches.
 *
 * @param start bytes from where the reader stands to the first stretch
 */
export function passCode(
  emitting: Emitting,
  layout: string,
  stretches: readonly Stretch[],
  notes: Notes,
  start = 0,
): string[] {
  const { imports, lengths } = emitting;
  const lines: string[] = [];
  const end = stretches.at(-1);
  const choosers = choosersOf(end?.kind === "one" ? end.field : undefined);
  for (const [index, stretch] of stretches.entries()) {
    const note = notes.place?.(stretch);
    if (note !== undefined) lines.push(note);
    if (stretch.kind === "one") {
      const next = stretches[index + 1];
      const mask = next?.kind === "one" ? next.field : undefined;
      const region =
        notes.inRegion === true || stretches.some((s) => s.kind === "one" && isRegion(s.field));
      const inner = { ...notes, inRegion: region };
      lines.push(...oneCode(emitting, layout, stretch.field, inner, mask, choosers));
      continue;
    }
    if (stretch.size.most === 0) continue;
    const past = `${imports.use("past")}(r, at, ${sizeCode(stretch.size, layout, lengths)});`;
    lines.push(index === stretches.length - 1 ? `r.offset = ${past}` : `at = ${past}`);
  }
  const last = stretches.at(-1);
  const ended = last?.kind === "run" ? last.size.most > 0 : last?.field.kind === "switch";
  if (!ended) lines.push("r.offset = at;");
  const fields = stretches.flatMap((s) => (s.kind === "run" ? s.fields : [s.field]));
  const region = notes.inRegion === true || fields.some(isRegion);
  if (region && last?.kind !== "run" && last?.field.kind !== "switch" && !goesToTheEnd(fields))
    lines.push(`${imports.use("expectEnd")}(r);`);
  if (region && last?.kind === "run") lines.push(`${imports.use("expectEnd")}(r);`);
  return withPlace(withoutEchoes(lines, start), start);
}

/** Leaves out what only tells the reader and `at` of each other what both know. */
function withoutEchoes(lines: readonly string[], start: number): string[] {
  const kept = [...lines];
  const moves = kept.findIndex((line) => MOVES.test(line));
  const first = kept.indexOf("r.offset = at;");
  const alike = start === 0 && first >= 0 && (moves < 0 || first < moves);
  if (alike && first < kept.length - 1) kept.splice(first, 1);
  for (let i = kept.length - 2; i >= 0; i--) {
    if (kept[i] === "at = r.offset;" && kept[i + 1] === "r.offset = at;") kept.splice(i, 2);
  }
  return kept;
}

const MOVES = /\bat (\+)?= |\bat\+\+/;

/** `view` and `at` in front, where they are needed, and are not there already. */
function withPlace(lines: readonly string[], start: number): string[] {
  const text = lines.join("\n");
  const first: string[] = [];
  if (speaksOf(text, "view")) first.push("const view = r.view;");
  if (speaksOf(text, "at"))
    first.push(
      `${MOVES.test(text) ? "let" : "const"} at = r.offset${start > 0 ? ` + ${start}` : ""};`,
    );
  return [...first, ...lines];
}

function oneCode(
  emitting: Emitting,
  layout: string,
  field: Field,
  notes: Notes,
  next: Field | undefined,
  choosers: ReadonlySet<string>,
): string[] {
  const { imports } = emitting;
  switch (field.kind) {
    case "mask":
      return maskCode(emitting, field, notes);
    case "stop":
      return [liveMask(field), ...known(notes, field.live)];
    case "refuse":
      return [refusal(field, imports)];
    case "length":
      return lengthCode(emitting, field, notes);
    case "split":
      return splitCode(emitting, field, next, choosers);
    case "value":
      return valueCode(emitting, field, notes);
    case "switch":
      return [switchCode(emitting, layout, field, notes)];
    default:
      return [];
  }
}

function lengthCode(emitting: Emitting, field: LengthField, notes: Notes): string[] {
  const lines = [...integerCode(emitting, field.name, field.type), ...known(notes, field.name)];
  if (!isRegion(field)) return lines;
  return [...lines, `r.end = ${emitting.imports.use("regionEnd")}(r, at, ${local(field.name)});`];
}

/** A word that tells what follows. */
function splitCode(
  emitting: Emitting,
  field: SplitField,
  next: Field | undefined,
  choosers: ReadonlySet<string>,
): string[] {
  const word = "word";
  const size = field.wire.bits / 8;
  const lines = [`${emitting.imports.use("ensure")}(r, at, ${size});`];
  let low = 0;
  if (field.wire.bits <= 32) {
    lines.push(`const ${word} = ${readOn(field.wire)}`);
    if (field.ends !== undefined) lines.push(endCode(`${word} === 0`));
  }
  for (const { name, type, isMask } of field.parts) {
    // A mask that tells nothing of what follows is passed over with the word.
    if (isMask && next?.kind === "mask") lines.push(wordMask(next, word, low));
    if (choosers.has(name)) {
      const long = field.wire.bits > 32;
      const code = long
        ? longPart((byte) => `at + ${byte}`, low, type)
        : bitsCode(word, low, type, field.wire.bits);
      lines.push(`const ${local(name)} = ${code};`);
    }
    low += type.bits;
  }
  if (field.wire.bits > 32) lines.push(`at += ${size};`);
  return lines;
}

/** Passing over an element tells whether it ended its list. */
function endCode(test: string): string {
  return `if (${test}) {\nr.offset = at;\nreturn true;\n}`;
}

function switchCode(emitting: Emitting, layout: string, field: SwitchField, notes: Notes): string {
  const { rest, ...own } = notes;
  const arms = field.arms.map((arm) => {
    const code = passCode(emitting, layout, passage(arm.fields), own, SOMEWHERE).filter(
      (line) => !/^(const|let) (view|at) = /.test(line),
    );
    const label = arm.otherwise ? "default:" : caseLabels(arm.values);
    const left = arm.fields.at(-1)?.kind === "switch" ? "" : "return;\n";
    return `${label} {\n${code.join("\n")}\n${left}}`;
  });
  const none = field.arms.some((arm) => arm.otherwise)
    ? ""
    : rest !== undefined
      ? `default:\nreturn skip${rest}(r);\n`
      : `default:\nthrow ${emitting.imports.use("noArm")}(r, "${field.on}", ${local(field.on)});\n`;
  return `switch (${local(field.on)}) {\n${arms.join("\n")}\n${none}}`;
}

function known(notes: Notes, name: string): string[] {
  const note = notes.known?.(name);
  return note === undefined ? [] : [note];
}

/** Reads an integer that tells what follows. */
function integerCode({ imports }: Emitting, name: string, type: IntType): string[] {
  const ensure = `${imports.use("ensure")}(r, at, ${type.bits / 8});`;
  return [ensure, `const ${local(name)} = ${readOn(type)}`];
}

function maskCode(emitting: Emitting, field: MaskField, notes: Notes): string[] {
  const [first, ...more] = field.parts;
  const { imports } = emitting;
  const name = local(field.name);
  const word = more.length > 0 ? "let" : "const";
  const lines: string[] = [];
  if (first!.from === "id") lines.push(idMask(first!, word, name).replace("(at)", "(r.offset)"));
  else if (first!.from !== "split")
    lines.push(
      `${imports.use("ensure")}(r, at, ${first!.bits / 8});`,
      `${word} ${name} = ${readOn(first!.from)}`,
    );
  for (const part of more) lines.push(...partCode(emitting, field, part));
  const bits = Math.max(...field.parts.map((part) => part.at + part.bits));
  if (bits === 32 && more.length > 0) lines.push(`${name} >>>= 0;`);
  return [...lines, ...known(notes, field.name)];
}

/** A further part. Whether there is one cannot be foreseen, so a byte is taken or not without a jump. */
function partCode(
  { imports }: Emitting,
  field: MaskField,
  part: MaskField["parts"][number],
): string[] {
  const name = local(field.name);
  if (part.bits !== 8 || part.unless !== undefined) {
    const read = `${name} |= ${readOn(part.from as IntType, part.at)}`;
    return [
      `if (${partTest(field, part)}) {\n${imports.use("ensure")}(r, at, ${part.bits / 8});\n${read}\n}`,
    ];
  }
  const bit = part.when === 0 ? `${name} & 1` : `(${name} >>> ${part.when}) & 1`;
  const more = `more${Math.floor(part.at / 8)}`;
  return [
    `const ${more} = ${bit};`,
    `${name} |= (r.bytes[at]! & -${more}) << ${part.at};`,
    `at += ${more};`,
  ];
}

/** What decoding refuses is not passed over either. */
function valueCode(emitting: Emitting, field: ValueField, notes: Notes): string[] {
  const { imports } = emitting;
  const size = fixedBytes(field.type);
  if (field.ends !== undefined)
    return [...wideCode(emitting, field), endCode(`${local(field.name)} === ${field.ends}`)];
  if (field.whenMore) {
    const lines =
      size === undefined
        ? ["r.offset = at;", ...selfCounting(emitting, field, notes), "at = r.offset;"]
        : [`${imports.use("ensure")}(r, at, ${size});`, `at += ${size};`];
    return [`if (at < r.end) {\n${lines.join("\n")}\n}`];
  }
  if (size !== undefined) {
    const type = field.type as IntType;
    if (field.selects === undefined) return integerCode(emitting, field.name, type);
    const list = field.selects.map((s) => s.value).join(", ");
    const ensure = `${imports.use("ensure")}(r, at, ${size});`;
    return [
      ensure,
      `${imports.use("expectProtocol")}(r, ${readAt(type, "at")}, [${list}]);`,
      `at += ${size};`,
    ];
  }
  const lines = ["r.offset = at;", ...selfCounting(emitting, field, notes), "at = r.offset;"];
  return field.when === undefined
    ? lines
    : [`if (${bitTest(field.when.mask, field.when.bit)}) {\n${lines.join("\n")}\n}`];
}

/** An integer that tells what follows, and may have two widths. */
function wideCode(emitting: Emitting, { name, type, wide }: ValueField): string[] {
  if (wide === undefined) return integerCode(emitting, name, type as IntType);
  const ensure = (int: IntType) => `${emitting.imports.use("ensure")}(r, at, ${int.bits / 8});`;
  const read = (int: IntType) => `${ensure(int)}\n${local(name)} = ${readOn(int)}`;
  return [
    `let ${local(name)}: number;`,
    `if (${bitTest(wide.when.mask, wide.when.bit)}) {\n${read(wide.type)}\n} else {\n${read(type as IntType)}\n}`,
  ];
}

/** How to pass over a value that knows its own length. */
function selfCounting(emitting: Emitting, field: ValueField, notes: Notes): string[] {
  const { imports, table } = emitting;
  const { type } = field;
  switch (type.kind) {
    case "string":
      return [`${imports.use(type.open ? "skipOpenString" : "skipString")}(r, ${type.cut});`];
    case "strings":
      return [`${imports.use("skipStrings")}(r, ${type.cut});`];
    case "struct":
      return [`skip${structName(emitting, type.struct)}(r);`];
    case "list": {
      const own = notes.list?.(field);
      return own === undefined ? listLines(emitting, field, type) : [own];
    }
    case "bytes": {
      if (type.length === undefined) return ["r.offset = r.end;"];
      const pass = `${imports.use("passBytes")}(r, ${local(type.length)});`;
      if (type.none === undefined) return [pass];
      return [`if (${local(type.length)} !== ${type.none}) ${pass}`];
    }
    default:
      throw new Error(`${table.name}.${field.name} has no length of its own`);
  }
}

function listLines(emitting: Emitting, { name }: ValueField, type: ListType): string[] {
  const { imports, table, version } = emitting;
  const struct = structName(emitting, type.struct);
  if (type.ends === "element") return [`while (!skip${struct}(r));`];
  if (type.ends === "bytes") return [`while (r.offset < r.end) skip${struct}(r);`];
  const size = type.ends.bits / 8;
  const count = `${local(name)}Count`;
  const lines = [
    `${imports.use("ensure")}(r, r.offset, ${size});`,
    `const ${count} = ${readAt(type.ends, "r.offset").replace("view", "r.view")};`,
    `r.offset += ${size};`,
  ];
  const each = constantSize(layoutOf(table.structs[type.struct]!, version)!.fields);
  return each === undefined
    ? [...lines, `for (let i = 0; i < ${count}; i++) skip${struct}(r);`]
    : [...lines, `${imports.use("skip")}(r, ${each} * ${count});`];
}

/** Bytes of fields that always take the same. */
function constantSize(fields: readonly Field[]): number | undefined {
  const [only, other] = passage(fields);
  if (only?.kind !== "run" || other !== undefined) return undefined;
  return only.size.most === only.size.constant ? only.size.constant : undefined;
}
