import {
  type Field,
  type IntType,
  type MaskField,
  nanMember,
  type RefuseField,
  type ValueField,
  type ValueType,
} from "../../runtime/table.ts";
import { bitTest, hex, type Imports, local, wireName } from "./code.ts";
import { memberType, tuple } from "./members.ts";
import { add, bytes, fixedBytes, NOTHING, type Size, sizeOf } from "./size.ts";

/** A step of reading a message, in the order of the wire. Decoding and visiting print the same steps differently. */
export type Step =
  | { readonly kind: "need"; readonly size: Size }
  /** Something that later steps refer to. */
  | {
      readonly kind: "local";
      readonly name: string;
      readonly code: string;
      readonly changes?: boolean;
    }
  | { readonly kind: "statement"; readonly code: string }
  /** A member of the value. `elements` are those of an array, read one by one; a constant of one needs its `type`. */
  | {
      readonly kind: "member";
      readonly name: string;
      readonly code: string;
      readonly elements?: readonly string[];
      readonly type?: string;
    };

/** The steps that read these fields. A switch is not one of them. */
export function readSteps(fields: readonly Field[], imports: Imports): Step[] {
  const steps: Step[] = [];
  let run: Step[] = [];
  let size: Size = NOTHING;
  const flush = () => {
    if (size.most > 0) steps.push({ kind: "need", size });
    steps.push(...run);
    run = [];
    size = NOTHING;
  };
  for (const field of fields) {
    const own = fieldSize(field);
    // What finds out its own length ends the run that is checked at once.
    if (own === undefined) flush();
    else size = add(size, own);
    run.push(...fieldSteps(field, imports));
    if (own === undefined) flush();
    if (field.kind === "mask" || field.kind === "length") flush();
  }
  flush();
  return steps;
}

/** What the field takes of a run; undefined for what checks for itself. */
function fieldSize(field: Field): Size | undefined {
  switch (field.kind) {
    case "mask": {
      const [first] = field.parts;
      return bytes(first!.from === "id" ? 0 : first!.bits / 8);
    }
    case "bit":
    case "refuse":
    case "switch":
      return NOTHING;
    case "value":
      return sizeOf(field);
    case "split":
      return bytes(field.wire.bits / 8);
    case "interleave":
      return bytes(field.fields.reduce((sum, f) => sum + field.count * fixedBytes(f.type)!, 0));
    case "length":
      return bytes(field.type.bits / 8);
  }
}

function fieldSteps(field: Field, imports: Imports): Step[] {
  switch (field.kind) {
    case "mask":
      return maskSteps(field, imports);
    case "bit":
      return [{ kind: "member", name: field.name, code: bitTest(field.bit.mask, field.bit.bit) }];
    case "value":
      return valueSteps(field, imports);
    case "split":
      return splitSteps(field, imports);
    case "interleave":
      return interleaveSteps(field, imports);
    case "refuse":
      return [{ kind: "statement", code: refusal(field, imports) }];
    case "length":
      return [{ kind: "local", name: local(field.name), code: readInt(field.type, imports) }];
    case "switch":
      return [];
  }
}

/** Stops where a bit announces what is not described. */
export function refusal({ bit, why }: RefuseField, imports: Imports): string {
  return `if (${bitTest(bit.mask, bit.bit)}) throw ${imports.use("refused")}(r, ${JSON.stringify(why)});`;
}

function maskSteps(field: MaskField, imports: Imports): Step[] {
  const [first, ...more] = field.parts;
  const name = local(field.name);
  const code =
    first!.from === "id" ? `id & ${hex(2 ** first!.bits - 1)}` : readInt(first!.from, imports);
  const steps: Step[] = [
    { kind: "local", name, code, ...(more.length > 0 ? { changes: true } : {}) },
  ];
  for (const part of more) {
    const type = part.from as IntType;
    const read = `${name} |= ${readInt(type, imports)} << ${part.at}`;
    steps.push({
      kind: "statement",
      code: `if (${bitTest(field.name, part.when!)}) {\n${imports.use("need")}(r, ${part.bits / 8});\n${read};\n}`,
    });
  }
  // Bit arithmetic has made a mask of 32 bits signed; it is kept as the number it is on the wire.
  const bits = Math.max(...field.parts.map((part) => part.at + part.bits));
  if (bits === 32 && more.length > 0) steps.push({ kind: "statement", code: `${name} >>>= 0;` });
  return [...steps, { kind: "member", name: field.name, code: name }];
}

function valueSteps(field: ValueField, imports: Imports): Step[] {
  const { name, type } = field;
  const code = present(field, readField(field, imports));
  const nan = nanCode(type, imports);
  const elements =
    type.kind === "array" && field.when === undefined
      ? arrayElements(type.of, type.count, imports)
      : undefined;
  const optional = field.when === undefined ? "" : " | undefined";
  const steps: Step[] = [
    {
      kind: "member",
      name,
      code,
      ...(elements === undefined ? {} : { elements }),
      ...(type.kind === "array" ? { type: memberType(type) + optional } : {}),
    },
  ];
  if (nan !== undefined)
    steps.push({ kind: "member", name: nanMember(name), code: present(field, nan) });
  return steps;
}

function present(field: ValueField, code: string): string {
  return field.when === undefined
    ? code
    : `${bitTest(field.when.mask, field.when.bit)} ? ${code} : undefined`;
}

function nanCode(type: ValueType, imports: Imports): string | undefined {
  if (type.kind === "float") return `${imports.use("nanBits")}(r, 1)?.[0]`;
  return type.kind === "array" && type.of.kind === "float"
    ? `${imports.use("nanBits")}(r, ${type.count})`
    : undefined;
}

function readField(field: ValueField, imports: Imports): string {
  if (field.selects !== undefined) {
    const known = field.selects.map((s) => s.value).join(", ");
    return `${imports.use("expectProtocol")}(r, ${readInt(field.type as IntType, imports)}, [${known}])`;
  }
  if (field.wide === undefined) return readType(field.type, imports);
  const { when, type } = field.wide;
  return `${bitTest(when.mask, when.bit)} ? ${readInt(type, imports)} : ${readType(field.type, imports)}`;
}

function readType(type: ValueType, imports: Imports): string {
  switch (type.kind) {
    case "int":
      return readInt(type, imports);
    case "float":
      return `${imports.use("readF32")}(r)`;
    case "string":
      return `${imports.use("readString")}(r, ${type.cut})`;
    case "strings":
      return `${imports.use("readStrings")}(r, ${type.cut})`;
    case "bytes":
      return `${imports.use("takeBytes")}(r, ${local(type.length)})`;
    case "array":
      return `[${arrayElements(type.of, type.count, imports).join(", ")}]`;
  }
}

function arrayElements(of: ValueType, count: number, imports: Imports): string[] {
  return Array.from({ length: count }, () => readType(of, imports));
}

/** Reads an integer and scales it. */
export function readInt(type: IntType, imports: Imports): string {
  return scaled(`${imports.use(`read${wireName(type)}`)}(r)`, type);
}

function scaled(raw: string, { scale }: IntType): string {
  if (scale === undefined) return raw;
  const { num, den, plus } = scale;
  const exact = Number.isInteger(Math.log2(den));
  const factor = exact ? ` * ${num / den}` : `${num === 1 ? "" : ` * ${num}`} / ${den}`;
  const operand = /[&|<>]/.test(raw) ? `(${raw})` : raw;
  const times = num === den ? operand : `${operand}${factor}`;
  return plus === 0 ? times : `${times} ${plus < 0 ? "-" : "+"} ${Math.abs(plus)}`;
}

function splitSteps(field: Field & { kind: "split" }, imports: Imports): Step[] {
  const word = wordName(field.parts.map((part) => part.name));
  const steps: Step[] = [{ kind: "local", name: word, code: readInt(field.wire, imports) }];
  let at = 0;
  for (const { name, type } of field.parts) {
    steps.push({
      kind: "member",
      name,
      code: scaled(bitsCode(word, at, type, field.wire.bits), type),
    });
    at += type.bits;
  }
  return steps;
}

/** `channelEntity`. */
function wordName([first = "", ...rest]: readonly string[]): string {
  // A word of one part is not that part: its value is yet to be scaled.
  if (rest.length === 0) return `${first}$`;
  return local(first + rest.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(""));
}

/** Some bits of a word, with their sign. */
function bitsCode(word: string, at: number, type: IntType, wireBits: number): string {
  const top = 32 - at - type.bits;
  if (type.signed) return `(${word} << ${top}) >> ${32 - type.bits}`;
  if (at + type.bits === wireBits) return at === 0 ? word : `${word} >>> ${at}`;
  return at === 0
    ? `${word} & ${hex(2 ** type.bits - 1)}`
    : `(${word} >>> ${at}) & ${hex(2 ** type.bits - 1)}`;
}

function interleaveSteps(field: Field & { kind: "interleave" }, imports: Imports): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < field.count; i++) {
    for (const { name, type } of field.fields)
      steps.push({ kind: "local", name: `${name}${i}`, code: readInt(type, imports) });
  }
  for (const { name } of field.fields) {
    const elements = Array.from({ length: field.count }, (_, i) => `${name}${i}`);
    const type = tuple("number", field.count);
    steps.push({ kind: "member", name, code: `[${elements.join(", ")}]`, elements, type });
  }
  return steps;
}
