import type {
  Field,
  IntType,
  Layout,
  MaskField,
  MessageTable,
  ValueField,
} from "../../runtime/table.ts";
import { bitTest, layoutName, local } from "./code.ts";
import type { Emitting } from "./emitting.ts";
import { caseLabels, type FunctionCode, idBytes } from "./decode.ts";
import { add, bytes, fixedBytes, NOTHING, type Size, sizeCode, valueSize } from "./size.ts";
import { idMask, readAt, readOn, refusal } from "./steps.ts";

/** `skipSound(r)`: passes over what `decodeSound` reads. Lengths that follow from a mask come from a table. */
export function skipFunction(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode {
  const name = layoutName(emitting.table, message, layout);
  return {
    name: `skip${name}`,
    parameters: [{ name: "r", type: "Reader" }],
    returns: "undefined",
    body: skipBody(emitting, name, layout.fields, idBytes(layout)),
    doc: "",
  };
}

function skipBody(
  emitting: Emitting,
  layout: string,
  fields: readonly Field[],
  start: number,
): string {
  const only = passage(fields);
  const [run] = only;
  if (only.length === 1 && run!.kind === "run") {
    return `${emitting.imports.use("skip")}(r, ${sizeCode(add(bytes(start), run!.size), layout, emitting.lengths)});`;
  }
  return passCode(emitting, layout, only, {}, start).join("\n");
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
  const last = fields.at(-1);
  const chooser = last?.kind === "switch" ? last.on : undefined;
  for (const field of fields) {
    const size = !everyMask && isUnused(field, fields) ? maskSize(field) : valueSize(field);
    const tells = field.kind === "value" && (field.selects !== undefined || field.name === chooser);
    if (size !== undefined && !tells) {
      run.push(field);
      continue;
    }
    flush();
    stretches.push({ kind: "one", field });
  }
  flush();
  return stretches;
}

/** Whether a mask tells nothing about what follows: its bits are all values, or mean nothing. */
function isUnused(field: Field, fields: readonly Field[]): field is MaskField {
  if (field.kind !== "mask" || field.parts.length > 1) return false;
  return !fields.some((other) => {
    if (other.kind === "refuse") return other.bit.mask === field.name;
    if (other.kind !== "value") return false;
    return other.when?.mask === field.name || other.wide?.when.mask === field.name;
  });
}

function maskSize({ parts: [part] }: MaskField): Size {
  return bytes(part!.from === "id" ? 0 : part!.bits / 8);
}

/** What is noted on the way, where somebody wants to know. */
export interface Notes {
  /** At the beginning of a stretch, `at` being there. */
  readonly place?: (stretch: Stretch) => string;
  /** When a mask or a length is known, in the constant of its name. */
  readonly known?: (name: string) => string;
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
  for (const [index, stretch] of stretches.entries()) {
    const note = notes.place?.(stretch);
    if (note !== undefined) lines.push(note);
    if (stretch.kind === "one") {
      lines.push(...oneCode(emitting, layout, stretch.field, notes));
      continue;
    }
    if (stretch.size.most === 0) continue;
    const past = `${imports.use("past")}(r, at, ${sizeCode(stretch.size, layout, lengths)});`;
    lines.push(index === stretches.length - 1 ? `r.offset = ${past}` : `at = ${past}`);
  }
  const last = stretches.at(-1);
  const ended = last?.kind === "run" ? last.size.most > 0 : last?.field.kind === "switch";
  if (!ended) lines.push("r.offset = at;");
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
  if (/\bview\b/.test(text)) first.push("const view = r.view;");
  if (/\bat\b/.test(text))
    first.push(
      `${MOVES.test(text) ? "let" : "const"} at = r.offset${start > 0 ? ` + ${start}` : ""};`,
    );
  return [...first, ...lines];
}

function oneCode(emitting: Emitting, layout: string, field: Field, notes: Notes): string[] {
  const { imports } = emitting;
  switch (field.kind) {
    case "mask":
      return maskCode(emitting, field, notes);
    case "refuse":
      return [refusal(field, imports)];
    case "length":
      return [...integerCode(emitting, field.name, field.type), ...known(notes, field.name)];
    case "value":
      return valueCode(emitting, field);
    case "switch": {
      const arms = field.arms.map((arm) => {
        const code = passCode(emitting, layout, passage(arm.fields), notes, SOMEWHERE).filter(
          (line) => !/^(const|let) (view|at) = /.test(line),
        );
        return `${caseLabels(arm.values)} {\n${code.join("\n")}\nreturn;\n}`;
      });
      const none = `throw ${imports.use("noArm")}(r, "${field.on}", ${local(field.on)});`;
      return [`switch (${local(field.on)}) {\n${arms.join("\n")}\ndefault:\n${none}\n}`];
    }
    default:
      return [];
  }
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
  else
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
  if (part.bits !== 8) {
    const read = `${name} |= ${readOn(part.from as IntType, part.at)}`;
    return [
      `if (${bitTest(field.name, part.when!)}) {\n${imports.use("ensure")}(r, at, ${part.bits / 8});\n${read}\n}`,
    ];
  }
  const bit = part.when === 0 ? `${name} & 1` : `(${name} >>> ${part.when}) & 1`;
  const more = `more${part.at / 8}`;
  return [
    `const ${more} = ${bit};`,
    `${name} |= (r.bytes[at]! & -${more}) << ${part.at};`,
    `at += ${more};`,
  ];
}

/** What decoding refuses is not passed over either. */
function valueCode(emitting: Emitting, field: ValueField): string[] {
  const { imports } = emitting;
  const size = fixedBytes(field.type);
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
  const lines = ["r.offset = at;", selfCounting(emitting, field), "at = r.offset;"];
  return field.when === undefined
    ? lines
    : [`if (${bitTest(field.when.mask, field.when.bit)}) {\n${lines.join("\n")}\n}`];
}

/** How to pass over a value that knows its own length. */
function selfCounting({ imports }: Emitting, { type }: ValueField): string {
  if (type.kind === "string") return `${imports.use("skipString")}(r, ${type.cut});`;
  if (type.kind === "strings") return `${imports.use("skipStrings")}(r, ${type.cut});`;
  return `${imports.use("takeBytes")}(r, ${local((type as { length: string }).length)});`;
}
