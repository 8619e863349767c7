import type {
  BitRef,
  Field,
  SparseType,
  SplitField,
  ValueField,
  ValueType,
  Widths,
} from "../../runtime/table/table.ts";
import { bitTest, hex, local, upper } from "./code.ts";

/** How many bytes something takes: so many, and so many more for each bit that is set in a mask. */
export interface Size {
  readonly constant: number;
  /** Bytes by bit, by mask. */
  readonly masks: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** What does not add up bit by bit, as code. */
  readonly terms: readonly string[];
  /** The most that it can be. */
  readonly most: number;
}

export const NOTHING: Size = { constant: 0, masks: new Map(), terms: [], most: 0 };

export function bytes(count: number): Size {
  return { ...NOTHING, constant: count, most: count };
}

function bytesWhen(ref: BitRef, count: number): Size {
  return { ...NOTHING, masks: new Map([[ref.mask, new Map([[ref.bit, count]])]]), most: count };
}

export function add(a: Size, b: Size): Size {
  const masks = new Map(a.masks);
  for (const [mask, bits] of b.masks)
    masks.set(mask, new Map([...(masks.get(mask) ?? []), ...bits]));
  return {
    constant: a.constant + b.constant,
    masks,
    terms: [...a.terms, ...b.terms],
    most: a.most + b.most,
  };
}

/** Bytes of a type whose values all take the same, otherwise undefined. */
export function fixedBytes(type: ValueType): number | undefined {
  if (type.kind === "int") return type.bits / 8;
  if (type.kind === "float") return 4;
  return type.kind === "array" ? type.count * fixedBytes(type.of)! : undefined;
}

/** What a field takes, undefined when it finds out for itself. */
export function sizeOf(field: ValueField): Size | undefined {
  if (field.type.kind === "sparse") return sparseSize(field.type);
  if (field.widths !== undefined) return widthsSize(field.widths);
  const size = fixedBytes(field.type);
  if (size === undefined || field.whenMore || field.ends !== undefined) return undefined;
  const { when, wide } = field;
  const extra = wide === undefined ? 0 : wide.type.bits / 8 - size;
  if (when === undefined) {
    return wide === undefined ? bytes(size) : add(bytes(size), bytesWhen(wide.when, extra));
  }
  if (wide === undefined) return bytesWhen(when, size);
  // The wide bit counts only where the field is there.
  const both = `(${bitTest(when.mask, when.bit)} && ${bitTest(wide.when.mask, wide.when.bit)} ? ${extra} : 0)`;
  return add(bytesWhen(when, size), { ...NOTHING, terms: [both], most: extra });
}

/** As many integers as bits are set. */
function sparseSize({ mask, of }: SparseType): Size {
  const bits = Array.from({ length: 32 }, (_, bit) => [bit, of.bits / 8] as const);
  return { ...NOTHING, masks: new Map([[mask, new Map(bits)]]), most: 32 * (of.bits / 8) };
}

function widthsSize({ mask, narrow, wide, both }: Widths): Size {
  const [few, many] = [narrow.type.bits / 8, wide.type.bits / 8];
  const bits = new Map([
    [narrow.bit, few],
    [wide.bit, many],
  ]);
  const size: Size = { ...NOTHING, masks: new Map([[mask, bits]]), most: few + many };
  const extra = (both?.bits ?? 8 * (few + many)) / 8 - few - many;
  if (extra === 0) return size;
  const one = `(${local(mask)} >>> ${narrow.bit}) & (${local(mask)} >>> ${wide.bit}) & 1`;
  const term = extra === 1 ? `(${one})` : `((${one}) * ${extra})`;
  return { ...size, terms: [term], most: Math.max(few + many, few + many + extra) };
}

/** What a field takes whose bytes all are values: undefined when it finds out for itself, or tells what follows. */
export function valueSize(field: Field): Size | undefined {
  switch (field.kind) {
    case "bit":
      return NOTHING;
    case "value":
      return sizeOf(field);
    case "split":
      return tellsMore(field) ? undefined : splitSize(field);
    case "interleave":
      return bytes(field.fields.reduce((sum, f) => sum + (field.count * f.type.bits) / 8, 0));
    default:
      return undefined;
  }
}

/** The bytes of a word, or of its parts where they stand apart. */
export function splitSize({ wire, wide }: SplitField): Size {
  const word = bytes(wire.bits / 8);
  if (wide === undefined) return word;
  const apart = wide.parts.reduce((sum, part) => sum + part.type.bits / 8, 0);
  return add(word, bytesWhen(wide.when, apart - wire.bits / 8));
}

/** Whether what follows depends on a word. */
export function tellsMore({ parts, ends }: SplitField): boolean {
  return ends !== undefined || parts.some((part) => part.isMask);
}

/** The tables of lengths that a module needs: their code by their name. */
export class LengthTables {
  readonly declarations = new Map<string, string>();

  /** The name of the table that holds these bytes by bit of the mask's n-th byte. */
  tableFor(layout: string, mask: string, byte: number, perBit: readonly number[]): string {
    const code = `bitLengths([${perBit.join(", ")}])`;
    const base = `${snake(layout)}_${upper(mask)}_LENGTHS_${byte}`;
    // A message with several runs has a table for each.
    for (let run = 0; ; run++) {
      const name = run === 0 ? base : `${base}_RUN${run}`;
      const known = this.declarations.get(name);
      if (known !== undefined && known !== code) continue;
      this.declarations.set(name, code);
      return name;
    }
  }
}

/** `ClientdataUntil106` → `CLIENTDATA_UNTIL106`. */
function snake(name: string): string {
  return upper(name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_"));
}

/** The size as code that counts it. */
export function sizeCode(size: Size, layout: string, tables: LengthTables): string {
  const parts: string[] = size.constant > 0 ? [String(size.constant)] : [];
  for (const [mask, bits] of size.masks) {
    for (let low = 0; low < 32; low += 8) {
      const perBit = byteBits(bits, low);
      const code = byteCode(mask, low, perBit, layout, tables);
      if (code !== undefined) parts.push(code);
    }
  }
  parts.push(...size.terms);
  return parts.join(" + ");
}

/**
 * As `sizeCode`, for the beginning of a run: it shares the tables of the whole, and looks only at the bits before.
 *
 * @param before what comes before the place
 * @param whole the run's size
 */
export function offsetCode(
  before: Size,
  whole: Size,
  layout: string,
  tables: LengthTables,
): string {
  const parts: string[] = before.constant > 0 ? [String(before.constant)] : [];
  for (const [mask, bits] of before.masks) {
    for (let low = 0; low < 32; low += 8) {
      const own = byteBits(bits, low);
      const set = own.flatMap((count, i) => (count > 0 ? [i] : []));
      if (set.length === 0) continue;
      const all = byteBits(whole.masks.get(mask)!, low);
      if (set.length === 1 || !fitsTable(all)) {
        parts.push(byteCode(mask, low, own, layout, tables)!);
      } else {
        const only = hex(set.reduce((sum, i) => sum | (1 << i), 0));
        const byte =
          low === 0 ? `${local(mask)} & ${only}` : `(${local(mask)} >>> ${low}) & ${only}`;
        parts.push(`${tables.tableFor(layout, mask, low / 8, all)}[${byte}]!`);
      }
    }
  }
  parts.push(...before.terms);
  return parts.join(" + ");
}

/** Whether a table of bytes holds the sum of them all, and is worth it. */
function fitsTable(perBit: readonly number[]): boolean {
  const total = perBit.reduce((sum, count) => sum + count, 0);
  return total <= 0xff && perBit.filter((count) => count > 0).length > 1;
}

function byteBits(bits: ReadonlyMap<number, number>, low: number): number[] {
  return Array.from({ length: 8 }, (_, i) => bits.get(low + i) ?? 0);
}

/** What the bits of one byte of a mask add: a table, or a plain test for a single bit. */
function byteCode(
  mask: string,
  low: number,
  perBit: readonly number[],
  layout: string,
  tables: LengthTables,
) {
  const set = perBit.flatMap((count, i) => (count > 0 ? [i] : []));
  if (set.length === 0) return undefined;
  // A table's entries are bytes.
  if (set.length === 1 || perBit.reduce((sum, count) => sum + count, 0) > 0xff)
    return set.map((i) => `(${bitTest(mask, low + i)} ? ${perBit[i]} : 0)`).join(" + ");
  const byte = low === 0 ? `${local(mask)} & 0xff` : `(${local(mask)} >>> ${low}) & 0xff`;
  return `${tables.tableFor(layout, mask, low / 8, perBit)}[${byte}]!`;
}
