import {
  beforeMember,
  type BitField,
  type BitRef,
  endMember,
  type Field,
  type IntType,
  type MaskField,
  type TextEntry,
  type ValueField,
} from "../../../runtime/table/table.ts";
import { hex, local } from "../code.ts";
import { hasEndMask, isOptional } from "../members.ts";
import { NotTold, type Source, type Telling, tellingEntries, type Way } from "./telling.ts";

/*
 * What generated code leaves to whoever reads the table: messages that need a hint, since they are not encoded as
 * they would be, flags that are listed in one statement, and sparse arrays that have elements: few messages do.
 */

/** The lines that give false for what is left. */
export function hintLines(telling: Telling, way: Way): string[] {
  return way.fields.flatMap((field) => hintCode(telling, field, way));
}

function hintCode(telling: Telling, field: Field, way: Way): string[] {
  if (field.kind === "mask") return field.hidden ? [] : maskCode(telling, field, way);
  if (field.kind !== "value") return [];
  const { name, type, widths } = field;
  const { of } = telling.source;
  const leave = (condition: string) => [`if (${condition}) return false;`];
  if (widths !== undefined && widths.both === undefined)
    return leave(`${of(beforeMember(name))} !== undefined`);
  if (type.kind === "sparse") return [`for (const _ in ${of(name)}) return false;`];
  if (type.kind === "list" && hasEndMask(telling.table, type, telling.version))
    return leave(`${of(endMember(name))} !== undefined && ${of(endMember(name))} !== 0`);
  return isToldByBits(field, tellingEntries(way)) ? leave(`${of(name)} === 0`) : [];
}

/** Whether of a member that may be missing only bits that are set are told. */
function isToldByBits(field: ValueField, entries: readonly TextEntry[]): boolean {
  if (!isOptional(field) || field.type.kind !== "int") return false;
  const own = entries.filter(({ of }) => of.includes(field.name));
  return (
    own.length > 0 && own.every(({ bits, flag, part }) => (bits ?? flag ?? part) !== undefined)
  );
}

function maskCode({ source }: Telling, mask: MaskField, { fields, text }: Way): string[] {
  const listed = text?.entries?.find(({ token }) => token === "unknown_mask_bits");
  const flags = fields.flatMap((f) =>
    f.kind === "bit" && isOf(f.bit, mask) && listed?.of.includes(f.name) ? [f.name] : [],
  );
  const bits = source.isWire
    ? [...announcedBits(mask, fields), ...fields.flatMap((field) => widthCode(source, mask, field))]
    : fields.flatMap((field) => [
        ...thereCode(source, mask, field),
        ...widthCode(source, mask, field),
      ]);
  const more = mask.parts
    .filter((part) => part.when !== undefined)
    .toReversed()
    .map(({ when, unless, at, bits: count }) => {
      const some = `(needed$ & ${hex((2 ** count - 1) * 2 ** at)}) !== 0`;
      const but = unless === undefined ? "" : ` && (needed$ & ${hex(2 ** unless)}) === 0`;
      return `if (${some}${but}) needed$ |= ${hex(2 ** when!)};`;
    });
  const own = source.of(mask.name);
  return [
    ...flags.map((name) => `if (${source.of(name)}) return false;`),
    // An object may do without the mask, which then follows from its members.
    source.isWire ? "{" : `if (${own} !== undefined) {`,
    `let needed$ = ${hex(mask.usual)};`,
    ...bits,
    ...more,
    `if (${own} !== needed$ >>> 0) return false;`,
    `}`,
  ];
}

function isOf({ mask: name }: BitRef, mask: MaskField): boolean {
  return name === mask.name || name === `${mask.name}$live`;
}

/** Sets the bits that announce a member, as they came: the members that they announce are there then. */
function announcedBits(mask: MaskField, fields: readonly Field[]): string[] {
  const bits = new Map<string, number>();
  for (const field of fields) {
    const ref = announcing(field);
    if (ref !== undefined && isOf(ref, mask))
      bits.set(ref.mask, (bits.get(ref.mask) ?? 0) | (2 ** ref.bit));
  }
  return [...bits].map(([name, of]) => `needed$ |= ${local(name)} & ${hex(of >>> 0)};`);
}

/** The bit that tells whether a member is there. */
function announcing(field: Field): BitRef | undefined {
  if (field.kind === "bit") return field.bit;
  return field.kind === "value" ? field.when : undefined;
}

/** Sets the bit that announces a member where that is there. */
function thereCode(source: Source, mask: MaskField, field: Field): string[] {
  const ref = announcing(field);
  if (ref === undefined || !isOf(ref, mask)) return [];
  const own = source.of((field as ValueField | BitField).name);
  return [
    `if (${field.kind === "bit" ? own : `${own} !== undefined`}) needed$ |= ${hex(2 ** ref.bit)};`,
  ];
}

/** Sets the bits that a member needs to be as wide as it is. */
function widthCode(source: Source, mask: MaskField, field: Field): string[] {
  if (field.kind !== "value") return [];
  const { name, type, wide, widths } = field;
  const own = source.of(name);
  const there = `${own} !== undefined`;
  const set = (bits: number) => `needed$ |= ${hex(bits)};`;
  const codes: string[] = [];
  if (wide !== undefined && isOf(wide.when, mask) && type.kind === "int")
    codes.push(
      source.isWire && !isOptional(field)
        ? `if (!(${fits(type, own)})) ${set(2 ** wide.when.bit)}`
        : `if (${there} && !(${fits(type, own)})) ${set(2 ** wide.when.bit)}`,
    );
  if (widths !== undefined && isOf({ mask: widths.mask, bit: 0 }, mask)) {
    const { narrow, wide: broad, both } = widths;
    const second = `else if (${fits(broad.type, own)}) ${set(2 ** broad.bit)}`;
    const third = both === undefined ? "" : `else ${set(2 ** broad.bit + 2 ** narrow.bit)}`;
    const first = `if (${fits(narrow.type, own)}) ${set(2 ** narrow.bit)}`;
    codes.push(`if (${there}) { ${first} ${second} ${third} }`);
  }
  return codes;
}

function fits({ bits, signed, scale }: IntType, own: string): string {
  if (scale !== undefined) throw new NotTold();
  const low = signed ? -(2 ** (bits - 1)) : 0;
  const high = 2 ** (signed ? bits - 1 : bits) - 1;
  return `${own} >= ${low} && ${own} <= ${high}`;
}
