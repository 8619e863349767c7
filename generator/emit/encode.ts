import {
  type Field,
  type IntType,
  type Layout,
  type MaskField,
  type MessageTable,
  nanMember,
  type ValueField,
  type ValueType,
} from "../../runtime/table.ts";
import { bitHex, bitTest, hex, layoutName, local, typeName, wireName } from "./code.ts";
import { caseLabels, type Emitting, type FunctionCode, readsId } from "./decode.ts";
import { variantsOf } from "./members.ts";
import { fixedBytes } from "./size.ts";

/** `encodeSound(w, m)`: writes what `decodeSound` reads. Presence bits follow from the members that are there. */
export function encodeFunction(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode {
  return {
    name: `encode${layoutName(emitting.table, message, layout)}`,
    parameters: [
      { name: "w", type: "Writer" },
      { name: "m", type: typeName(emitting.table, message) },
    ],
    returns: "void",
    body: fieldsCode(
      { ...emitting, optional: optionalMembers(emitting, message) },
      layout.fields,
      readsId(layout) ? layout.id![0] : undefined,
    ).join("\n"),
    doc: "",
  };
}

/** The members that the message's interface has as optional, for another version's sake or this one's. */
export function optionalMembers({ table }: Emitting, message: MessageTable): ReadonlySet<string> {
  const variants = variantsOf(table, message, "");
  return new Set(variants.flatMap((v) => v.members.filter((m) => m.optional).map((m) => m.name)));
}

/** Masks first, since their bits follow from what comes later; then room; then the bytes. */
function fieldsCode(emitting: Emitting, fields: readonly Field[], firstId?: number): string[] {
  const masks = fields.filter((f) => f.kind === "mask");
  const lines = masks.flatMap((mask) => maskCode(emitting, mask, fields));
  let room = roomFor(fields);
  if (firstId !== undefined) room += 1;
  if (room > 0) lines.push(`${emitting.imports.use("reserve")}(w, ${room});`);
  for (const [index, field] of fields.entries()) {
    lines.push(...fieldCode(emitting, field, firstId));
    // What makes its own room leaves none for what follows.
    const rest = roomFor(fields.slice(index + 1));
    if (makesOwnRoom(field) && rest > 0)
      lines.push(`${emitting.imports.use("reserve")}(w, ${rest});`);
  }
  return lines;
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
  return field.kind === "value" && fixedBytes(field.type) === undefined;
}

function mostBytes(field: Field): number {
  switch (field.kind) {
    case "mask":
      return field.parts.reduce((sum, part) => sum + (part.from === "id" ? 0 : part.bits / 8), 0);
    case "value":
      return Math.max(fixedBytes(field.type)!, (field.wide?.type.bits ?? 0) / 8);
    case "split":
      return field.wire.bits / 8;
    case "interleave":
      return field.fields.reduce((sum, f) => sum + (field.count * f.type.bits) / 8, 0);
    case "length":
      return field.type.bits / 8;
    default:
      return 0;
  }
}

/** The mask from the members that are there, and from the hint what they leave open. */
function maskCode(emitting: Emitting, mask: MaskField, fields: readonly Field[]): string[] {
  const { hint, usual, parts } = mask;
  const member = `m.${mask.name}`;
  const name = local(mask.name);
  const start =
    hint === 0
      ? "0"
      : `${member} === undefined ? ${usual === 0 ? "0" : hex(usual)} : ${member} & ${hex(hint)}`;
  const lines = [`let ${name} = ${start};`];
  for (const field of fields) {
    const test = bitSource(field, mask.name);
    if (test !== undefined) lines.push(`if (${test.condition}) ${name} |= ${bitHex(test.bit)};`);
    if (field.kind === "value" && field.wide?.when.mask === mask.name) {
      lines.push(`if (${needsWide(emitting, field)}) ${name} |= ${bitHex(field.wide.when.bit)};`);
    }
  }
  for (const part of parts.toReversed()) {
    if (part.when === undefined) continue;
    const bits = 2 ** part.bits - 1;
    lines.push(
      `if ((${name} & ${hex(bits * 2 ** part.at)}) !== 0) ${name} |= ${bitHex(part.when)};`,
    );
  }
  return lines;
}

function bitSource(field: Field, mask: string): { condition: string; bit: number } | undefined {
  if (field.kind === "bit" && field.bit.mask === mask)
    return { condition: `m.${field.name}`, bit: field.bit.bit };
  if (field.kind === "value" && field.when?.mask === mask) {
    return { condition: `m.${field.name} !== undefined`, bit: field.when.bit };
  }
  return undefined;
}

function needsWide(emitting: Emitting, { name, type, when }: ValueField): string {
  const value = when === undefined ? memberOf(emitting, name) : `m.${name}`;
  const fits = `${value} !== ${fitted(value, type as IntType)}`;
  return when === undefined ? fits : `m.${name} !== undefined && ${fits}`;
}

/** A member that is there: another version may do without it, and then the interface has it optional. */
function memberOf({ optional }: Emitting, name: string): string {
  return optional?.has(name) ? `m.${name}!` : `m.${name}`;
}

/** The value cut to the type: the value itself just when the type holds it. */
function fitted(value: string, { bits, signed }: IntType): string {
  return signed
    ? `(${value} << ${32 - bits}) >> ${32 - bits}`
    : `(${value} & ${hex(2 ** bits - 1)})`;
}

function fieldCode(emitting: Emitting, field: Field, firstId: number | undefined): string[] {
  switch (field.kind) {
    case "mask":
      return maskWrites(emitting, field, firstId);
    case "bit":
    case "refuse":
      return [];
    case "value":
      return valueWrites(emitting, field);
    case "split":
      return splitWrites(emitting, field);
    case "interleave":
      return interleaveWrites(emitting, field);
    case "length":
      return [`${writer(emitting, field.type)}(w, ${memberOf(emitting, field.of)}.length);`];
    case "switch": {
      const arms = field.arms.map((arm) => {
        const code = fieldsCode(emitting, arm.fields).join("\n");
        return `${caseLabels(arm.values)} {\n${code}\nreturn;\n}`;
      });
      return [
        `switch (m.${field.on}) {\n${arms.join("\n")}\ndefault:\nthrow ${emitting.imports.use("noSuchArm")}("${field.on}", m);\n}`,
      ];
    }
  }
}

function writer({ imports }: Emitting, type: IntType): string {
  return imports.use(`write${wireName(type)}`);
}

function maskWrites(emitting: Emitting, mask: MaskField, firstId: number | undefined): string[] {
  const name = local(mask.name);
  return mask.parts.map((part) => {
    if (part.from === "id") {
      return `${emitting.imports.use("writeU8")}(w, ${hex(firstId!)} | (${name} & ${hex(2 ** part.bits - 1)}));`;
    }
    const only = mask.parts.length === 1;
    const shifted = part.at === 0 ? name : `${name} >>> ${part.at}`;
    const isTop = part === mask.parts.at(-1) && part.at > 0 && part.at + part.bits < 32;
    const code = only
      ? topSafe(name, part.bits)
      : isTop
        ? shifted
        : `(${shifted}) & ${hex(2 ** part.bits - 1)}`;
    const write = `${writer(emitting, part.from)}(w, ${code});`;
    return part.when === undefined ? write : `if (${bitTest(mask.name, part.when)}) ${write}`;
  });
}

/** A mask with its highest bit set is negative in JavaScript's bit arithmetic. */
function topSafe(name: string, bits: number): string {
  return bits === 32 ? `${name} >>> 0` : name;
}

function valueWrites(emitting: Emitting, field: ValueField): string[] {
  const value = field.when === undefined ? memberOf(emitting, field.name) : `m.${field.name}`;
  const lines =
    field.wide === undefined
      ? typeWrites(emitting, field, value)
      : wideWrites(emitting, field, value);
  if (field.selects !== undefined) lines.unshift(selectCheck(emitting, field));
  if (field.when === undefined) return lines;
  const [only] = lines;
  const body = lines.length === 1 && !only!.startsWith("if") ? only! : `{\n${lines.join("\n")}\n}`;
  return [`if (${value} !== undefined) ${body}`];
}

function selectCheck(emitting: Emitting, field: ValueField): string {
  const known = field.selects!.map((s) => s.value).join(", ");
  return `${emitting.imports.use("expectOneOf")}(${memberOf(emitting, field.name)}, [${known}]);`;
}

function wideWrites(emitting: Emitting, field: ValueField, value: string): string[] {
  const { when, type } = field.wide!;
  const wide = `${writer(emitting, type)}(w, ${value});`;
  const narrow = `${writer(emitting, field.type as IntType)}(w, ${value});`;
  return [`if (${bitTest(when.mask, when.bit)}) ${wide}\nelse ${narrow}`];
}

function typeWrites(emitting: Emitting, field: ValueField, value: string): string[] {
  const { type } = field;
  const { imports } = emitting;
  switch (type.kind) {
    case "int":
      return [`${writer(emitting, type)}(w, ${unscaled(emitting, value, type)});`];
    case "float":
      return [`${imports.use("writeF32")}(w, ${value}, m.${nanMember(field.name)});`];
    case "string":
      return [`${imports.use("writeString")}(w, ${value}, ${type.cut});`];
    case "strings":
      return [`${imports.use("writeStrings")}(w, ${value}, ${type.cut});`];
    case "bytes":
      return [`${imports.use("writeBytes")}(w, ${value});`];
    case "array":
      return arrayWrites(emitting, field.name, value, type);
  }
}

function arrayWrites(
  emitting: Emitting,
  name: string,
  value: string,
  type: ValueType & { kind: "array" },
): string[] {
  const check = `${emitting.imports.use("expectLength")}(${value}, ${type.count});`;
  const writes = Array.from({ length: type.count }, (_, i) =>
    elementWrite(emitting, name, value, type.of, i),
  );
  return [check, ...writes];
}

function elementWrite(
  emitting: Emitting,
  name: string,
  array: string,
  type: ValueType,
  index: number,
): string {
  const value = `${array}[${index}]`;
  if (type.kind === "float")
    return `${emitting.imports.use("writeF32")}(w, ${value}, m.${nanMember(name)}?.[${index}]);`;
  const int = type as IntType;
  return `${writer(emitting, int)}(w, ${unscaled(emitting, value, int)});`;
}

/** The raw value nearest to a scaled one. */
function unscaled({ imports }: Emitting, value: string, { scale }: IntType): string {
  if (scale === undefined) return value;
  const { num, den, plus } = scale;
  const offset = plus === 0 ? "" : `, ${plus}`;
  return `${imports.use("unscale")}(${value}, ${num}, ${den}${offset})`;
}

function splitWrites(emitting: Emitting, field: Field & { kind: "split" }): string[] {
  let at = 0;
  const parts = field.parts.map(({ name, type }) => {
    const code = `${emitting.imports.use(type.signed ? "fitSigned" : "fit")}(${unscaled(emitting, memberOf(emitting, name), type)}, ${type.bits})`;
    const shifted = at === 0 ? code : `(${code} << ${at})`;
    at += type.bits;
    return shifted;
  });
  const word = parts.join(" | ");
  return [
    `${writer(emitting, field.wire)}(w, ${field.wire.bits === 32 ? `(${word}) >>> 0` : word});`,
  ];
}

function interleaveWrites(emitting: Emitting, field: Field & { kind: "interleave" }): string[] {
  const checks = field.fields.map(
    ({ name }) =>
      `${emitting.imports.use("expectLength")}(${memberOf(emitting, name)}, ${field.count});`,
  );
  const writes: string[] = [];
  for (let i = 0; i < field.count; i++) {
    for (const { name, type } of field.fields)
      writes.push(elementWrite(emitting, name, memberOf(emitting, name), type, i));
  }
  return [...checks, ...writes];
}
