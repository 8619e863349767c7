import {
  beforeMember,
  type BitField,
  endMember,
  type Field,
  layoutOf,
  listEnd,
  type MaskField,
  openMember,
  type TextEntry,
  type ValueField,
} from "../runtime/table.ts";
import { fits, hasBit } from "../runtime/interpret-int.ts";
import { type MemberKind, masksOf } from "./lmpc-layout.ts";
import { readInts, wrong } from "./lmpc-nodes.ts";
import type { Building, Statement } from "./lmpc-statements.ts";
import { integerForm, type Members } from "./lmpc-values.ts";

/*
 * What of a message is no member that people look for: bits that mean nothing, and how it came where it could
 * have come otherwise.
 */

const WORD = integerForm({ kind: "int", name: "u32", bits: 32, signed: false }, undefined);

/** `unknown_mask_bits 13;`: bits that mean nothing to the text, by their numbers. */
export function unknownBits(
  fields: readonly Field[],
  entry: TextEntry | undefined,
  members: ReadonlyMap<string, MemberKind>,
  prefix: string,
): Statement[] {
  return masksOf(fields)
    .filter((mask) => mask.unused !== 0 || (entry !== undefined && hasBits(mask, entry, members)))
    .map((mask, index) => {
      const named = (entry?.of ?? []).flatMap((name) => {
        const kind = members.get(name);
        return kind?.kind === "bit" && isOf(kind.mask, mask) ? [{ name, bit: kind.bit }] : [];
      });
      const own = index === 0 ? "unknown_mask_bits" : `unknown_${mask.name}_bits`;
      return bitsOfMask(`${prefix}${own}`, mask, named);
    });
}

function hasBits(
  mask: MaskField,
  { of }: TextEntry,
  members: ReadonlyMap<string, MemberKind>,
): boolean {
  return of.some((name) => {
    const kind = members.get(name);
    return kind?.kind === "bit" && isOf(kind.mask, mask);
  });
}

/** A bit behind a stop names the mask that is live there. */
function isOf(name: string, mask: MaskField): boolean {
  return name === mask.name || name === `${mask.name}$live`;
}

function bitsOfMask(
  token: string,
  mask: MaskField,
  named: readonly { readonly name: string; readonly bit: number }[],
): Statement {
  return {
    token,
    hint: true,
    write(members, out) {
      const unused = ((members[mask.name] ?? 0) as number) & mask.unused;
      if (unused === 0 && named.length === 0) return;
      const numbers: number[] = [];
      for (let bit = 0; bit < 32; bit++) {
        const set = named.some((n) => n.bit === bit && members[n.name] === true);
        // What is usual is not worth a word.
        if (set || (hasBit(unused >>> 0, bit) && !hasBit(mask.usual, bit))) numbers.push(bit);
      }
      if (numbers.length > 0) out.line(token, numbers.join(" "));
    },
    read(node, members) {
      for (const [i, bit] of readInts(node, node.values.length, WORD).entries()) {
        const own = named.find((n) => n.bit === bit);
        if (own !== undefined) members[own.name] = true;
        else if (hasBit(mask.unused, bit))
          members[mask.name] = (((members[mask.name] ?? mask.usual) as number) | (1 << bit)) >>> 0;
        else
          throw wrong(
            node.values[i]!,
            `bit ${bit} of the mask has a meaning`,
            "It follows from the other statements.",
          );
      }
    },
  };
}

/** Statements for what settles how a message is written, where it is not written as it would be by itself. */
export function hintStatements(
  building: Building,
  fields: readonly Field[],
  prefix: string,
): Statement[] {
  return [
    ...masksOf(fields).map((mask) => maskStatement(mask, fields, prefix)),
    ...fields.flatMap((field) => (field.kind === "value" ? companions(building, field) : [])),
  ];
}

/** `hint_flags 0x8081;` */
function maskStatement(mask: MaskField, fields: readonly Field[], prefix: string): Statement {
  const token = `hint_${prefix}${mask.name}`;
  const announced = announcedOf(mask, fields);
  return {
    token,
    hint: true,
    write(members, out) {
      const value = members[mask.name] as number | undefined;
      if (value === undefined || isPlain(mask, value, fields, announced, members)) return;
      out.line(token, `0x${value.toString(16).padStart(2, "0")}`);
    },
    read(node, members) {
      const [value] = readInts(node, 1, WORD);
      if (value! < 0 || value! > 0xffffffff)
        throw wrong(node.values[0]!, `${value} is no mask`, "");
      members[mask.name] = value!;
    },
  };
}

/** A part of a mask that one of its bits announces, and the members that have bits in it. */
interface Announced {
  readonly when: number;
  /** Of the part, the bits that mean nothing, or announce another part. */
  readonly unused: number;
  readonly names: readonly string[];
}

function announcedOf(mask: MaskField, fields: readonly Field[]): Announced[] {
  return mask.parts.flatMap(({ when, at, bits }) => {
    if (when === undefined) return [];
    const inPart = (bit: { readonly mask: string; readonly bit: number } | undefined) =>
      bit !== undefined && isOf(bit.mask, mask) && bit.bit >= at && bit.bit < at + bits;
    const names = fields.flatMap((field) => {
      if (field.kind === "bit") return inPart(field.bit) ? [field.name] : [];
      if (field.kind !== "value") return [];
      const { widths } = field;
      const own = widths === undefined ? [field.when, field.wide?.when] : [];
      const two = widths === undefined ? [] : [widths.narrow.bit, widths.wide.bit];
      const live = two.map((bit) => ({ mask: widths!.mask, bit }));
      return [...own, ...live].some(inPart) ? [field.name] : [];
    });
    // Bits that announce further parts count: whether these are needed is asked for them.
    const further = mask.parts.reduce(
      (sum, p) => (p.when === undefined ? sum : sum | (1 << p.when)),
      0,
    );
    const unused = (mask.unused | further) & ((2 ** bits - 1) * 2 ** at);
    return [{ when, unused, names }];
  });
}

/** Whether something stands in an announced part without a hint. */
function isNeeded({ unused, names }: Announced, value: number, members: Members): boolean {
  if ((value & unused) !== 0) return true;
  for (const name of names) {
    const member = members[name];
    if (member !== undefined && member !== false) return true;
  }
  return false;
}

/** Whether a mask is, but for bits that mean nothing, as it would be without a hint. */
function isPlain(
  mask: MaskField,
  value: number,
  fields: readonly Field[],
  announced: readonly Announced[],
  members: Members,
): boolean {
  if ((value & mask.usual) >>> 0 !== mask.usual) return false;
  const stop = fields.find((field) => field.kind === "stop");
  if (stop !== undefined && isSet(stop.bit, fields, members)) {
    const { bit } = stop.bit;
    return isPlainStop(mask, hasBit(value, bit) ? value : value + 2 ** bit, bit, fields, members);
  }
  for (const part of mask.parts) {
    if (part.when === undefined) continue;
    const some = Math.floor(value / 2 ** part.at) % 2 ** part.bits !== 0;
    if (hasBit(value, part.when) !== some) return false;
  }
  // A hint may have bits of members that are not there.
  for (const part of announced)
    if (hasBit(value, part.when) && !isNeeded(part, value, members)) return false;
  return fields.every(
    (field) => field.kind !== "value" || isPlainWidth(mask, value, field, members),
  );
}

/** Whether the member that a bit is says that it is set. */
function isSet({ mask, bit }: BitField["bit"], fields: readonly Field[], members: Members) {
  return fields.some(
    (field) =>
      field.kind === "bit" &&
      field.bit.mask === mask &&
      field.bit.bit === bit &&
      members[field.name] === true,
  );
}

/** Beside a bit that stops only the bits are plain that fields in front of it need. */
function isPlainStop(
  mask: MaskField,
  value: number,
  stop: number,
  fields: readonly Field[],
  members: Members,
): boolean {
  let rest = value - 2 ** stop;
  for (const field of fields) {
    if (field.kind !== "value" || field.wide === undefined || field.wide.when.mask !== mask.name)
      continue;
    const { bit } = field.wide.when;
    const wide = field.type.kind === "int" && !fits(field.type, members[field.name]);
    if (hasBit(value, bit) !== wide) return false;
    if (wide) rest -= 2 ** bit;
  }
  for (const part of mask.parts.toReversed()) {
    if (part.when === undefined || part.unless !== undefined) continue;
    const some = Math.floor(value / 2 ** part.at) % 2 ** part.bits !== 0;
    if (hasBit(value, part.when) !== some) return false;
    if (some) rest -= 2 ** part.when;
  }
  return rest === 0;
}

function isPlainWidth(
  mask: MaskField,
  value: number,
  field: ValueField,
  members: Members,
): boolean {
  const { wide, widths, name } = field;
  const found = members[name];
  if (wide !== undefined && wide.when.mask.replace("$live", "") === mask.name) {
    const needed = found !== undefined && field.type.kind === "int" && !fits(field.type, found);
    if (hasBit(value, wide.when.bit) !== needed) return false;
  }
  if (widths === undefined || widths.mask.replace("$live", "") !== mask.name) return true;
  const narrow = hasBit(value, widths.narrow.bit);
  const broad = hasBit(value, widths.wide.bit);
  if (found === undefined) return true;
  if (fits(widths.narrow.type, found)) return narrow && !broad;
  if (fits(widths.wide.type, found)) return !narrow && broad;
  return narrow && broad;
}

/** Members beside a value that tell how it came. */
function companions({ table, version }: Building, { name, type, widths }: ValueField): Statement[] {
  if (type.kind === "string" && type.open) return [openStatement(openMember(name), name)];
  if (widths !== undefined && widths.both === undefined)
    return [numberStatement(`hint_${name}_before`, beforeMember(name), true)];
  if (type.kind !== "list" || type.ends !== "element") return [];
  const { mask } = listEnd(layoutOf(table.structs[type.struct]!, version)!)!;
  return mask === undefined ? [] : [numberStatement(`hint_${name}_end`, endMember(name), false)];
}

/** `hint_buttons_there;`: a member is there of which the statements tell nothing, since none of its bits is set. */
export function thereStatement(name: string, prefix: string): Statement {
  const token = `hint_${prefix}${name}_there`;
  return {
    token,
    hint: true,
    write(members, out) {
      if (members[name] === 0) out.flag(token);
    },
    read(_node, members) {
      members[name] ??= 0;
    },
  };
}

function openStatement(member: string, name: string): Statement {
  const token = `hint_${name}_open`;
  return {
    token,
    hint: true,
    write(members, out) {
      if (members[member] === true) out.flag(token);
    },
    read(_node, members) {
      members[member] = true;
    },
  };
}

function numberStatement(token: string, member: string, zero: boolean): Statement {
  return {
    token,
    hint: true,
    write(members, out) {
      const value = members[member] as number | undefined;
      // No encoder takes another one.
      if (value !== undefined && value >>> 0 === value && (zero || value !== 0))
        out.line(token, `0x${value.toString(16).padStart(2, "0")}`);
    },
    read(node, members) {
      members[member] = readInts(node, 1, WORD)[0]!;
    },
  };
}
