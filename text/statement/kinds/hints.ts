import { beforeMember, endMember, openMember } from "../../../runtime/table/facts/members.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { GapField } from "../../../runtime/table/fields/gap.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import { layoutOf, listEnd } from "../../../runtime/table/messages.ts";
import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import type { TextEntry } from "../../../runtime/table/text.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { encodedMask } from "../../../runtime/interpret/wire/bits.ts";
import { hasBit } from "../../../runtime/interpret/wire/int.ts";
import { fits, highest, lowest } from "../../../runtime/table/facts/ints.ts";
import { unusedIn } from "../../../runtime/table/facts/bits.ts";
import { companionRange } from "../../../runtime/table/facts/companion-range.ts";
import { type Companion, companionsOf } from "../../../runtime/table/facts/companions.ts";
import { type MemberKind, masksOf } from "../../../runtime/table/facts/statements.ts";
import { bytesStatement } from "./bytes.ts";
import { expectFlag, readInts, type TextNode, wrong } from "../syntax/nodes.ts";
import type { Building, Statement } from "../statement.ts";
import { integerForm } from "../syntax/values.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

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
    .filter(
      (mask) =>
        unusedIn(mask, fields) !== 0 || (entry !== undefined && hasBits(mask, entry, members)),
    )
    .map((mask, index) => {
      const named = (entry?.of ?? []).flatMap((name) => {
        const kind = members.get(name);
        return kind?.kind === "bit" && isOf(kind.mask, mask) ? [{ name, bit: kind.bit }] : [];
      });
      const own = index === 0 ? "unknown_mask_bits" : `unknown_${mask.name}_bits`;
      return bitsOfMask(`${prefix}${own}`, mask, unusedIn(mask, fields), named);
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

/** A bit after a stop names the mask that is live there. */
function isOf(name: string, mask: MaskField): boolean {
  return name === mask.name || name === `${mask.name}$live`;
}

function bitsOfMask(
  token: string,
  mask: MaskField,
  nothing: number,
  named: readonly { readonly name: string; readonly bit: number }[],
): Statement {
  return {
    token,
    hint: true,
    write(members, out) {
      const unused = ((members[mask.name] ?? 0) as number) & nothing;
      if (unused === 0 && named.length === 0) return;
      const numbers: number[] = [];
      for (let bit = 0; bit < 32; bit++) {
        const set = named.some((n) => n.bit === bit && members[n.name] === true);
        // What is usual is not worth a word.
        if (set || (hasBit(unused >>> 0, bit) && !hasBit(mask.defaultValue, bit)))
          numbers.push(bit);
      }
      if (numbers.length > 0) out.line(token, numbers.join(" "));
    },
    read(node, members) {
      for (const [i, bit] of readInts(node, node.values.length, WORD).entries()) {
        const own = named.find((n) => n.bit === bit);
        if (own !== undefined) members[own.name] = true;
        else if (hasBit(nothing, bit))
          members[mask.name] =
            (((members[mask.name] ?? mask.defaultValue) as number) | (1 << bit)) >>> 0;
        else if (mask.parts.some(({ at, bits }) => at <= bit && bit < at + bits))
          throw wrong(
            node.values[i]!,
            `bit ${bit} of the mask has a meaning`,
            "It follows from the other statements.",
          );
        else throw wrong(node.values[i]!, `the mask has no bit ${bit}`, "");
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
    ...fields.flatMap((field) => {
      if (field.kind === "gap") return [gapStatement(field, prefix)];
      if (field.kind === "checksum")
        return [beforeStatement(`hint_${prefix}${field.name}`, field.name, field.type)];
      return field.kind === "value" ? companions(building, field) : [];
    }),
    ...fields.flatMap((field) =>
      companionsOf(field).map((beside) => companionStatement(beside, prefix)),
    ),
  ];
}

/** `hint_padding 00 ff 00;` */
function gapStatement({ name }: GapField, prefix: string): Statement {
  const { token, write, read } = bytesStatement(`hint_${prefix}${name}`, name);
  return { token, write, read, hint: true };
}

/** `hint_flags 0x8081;` */
function maskStatement(mask: MaskField, fields: readonly Field[], prefix: string): Statement {
  const token = `hint_${prefix}${mask.name}`;
  const { name, defaultValue } = mask;
  const most = maskMost(mask);
  const unused = unusedIn(mask, fields);
  return {
    token,
    hint: true,
    write(members, out) {
      if (members[name] === undefined) return;
      const value = ((members[name] as number) & most) >>> 0;
      // Bits that mean nothing have a statement of their own.
      const plain = encodedMask(mask, fields, members, (value & unused) | defaultValue);
      if (value !== plain) out.line(token, hexOf(value));
    },
    read(node, members) {
      const [value] = readInts(node, 1, WORD);
      members[mask.name] = inRange(node, value!, 0, most);
    },
  };
}

/** The mask of which all bits are set. */
function maskMost({ parts }: MaskField): number {
  return 2 ** Math.max(...parts.map(({ at, bits }) => at + bits)) - 1;
}

/** A number that the encoder would leave aside if it were another one. Throws TextFault. */
function inRange(node: TextNode, value: number, low: number, high: number): number {
  if (value >= low && value <= high) return value;
  throw wrong(node.values[0]!, `${value} is outside ${low} to ${high}`, "");
}

/** Members beside a value that tell how it came. */
function companions(
  { table, version }: Building,
  { name, type, presence }: ValueField,
): Statement[] {
  const widths = presenceBy({ presence }, "widths");
  if (type.kind === "string" && type.open) return [openStatement(openMember(name), name)];
  if (widths !== undefined && widths.both === undefined)
    return [beforeStatement(`hint_${name}_before`, beforeMember(name), widths.narrow.type)];
  if (type.kind !== "list" || type.ends !== "element") return [];
  const { mask } = listEnd(layoutOf(table.structs[type.struct]!, version)!)!;
  return mask === undefined ? [] : [endStatement(`hint_${name}_end`, endMember(name), mask)];
}

/** `hint_size_width 3;`: in which of several ways a field came, or each of a list's elements. */
function companionStatement(companion: Companion, prefix: string): Statement {
  const { name, what, isList } = companion;
  const { low, high } = companionRange(companion);
  // That a number is itself and no step is reported as hints are, and is not one.
  const token = `${what === "step" ? "" : "hint_"}${prefix}${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  // No encoder takes another one.
  const isWay = (way: unknown) =>
    Number.isInteger(way) && low <= Number(way) && Number(way) <= high;
  return {
    token,
    hint: true,
    write(members, out) {
      const value = members[name] as number | readonly number[] | undefined;
      if (value === undefined) return;
      if (typeof value === "number") {
        if (isWay(value)) out.line(token, String(value));
      } else
        out.items(
          token,
          value.map((way) => (isWay(way) ? String(way) : String(low))),
        );
    },
    read(node, members) {
      const ways = readInts(node, isList ? node.values.length : 1, WORD);
      for (const way of ways) inRange(node, way, low, high);
      members[name] = isList ? ways : ways[0];
    },
  };
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
    read(node, members) {
      expectFlag(node);
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
    read(node, members) {
      expectFlag(node);
      members[member] = true;
    },
  };
}

/** An integer in place of the one that is computed, or the first of two of which the second counts. */
function beforeStatement(token: string, member: string, type: IntType): Statement {
  return {
    token,
    hint: true,
    write(members, out) {
      const value = members[member] as number | undefined;
      // No encoder takes another one.
      if (value !== undefined && fits(type, value))
        out.line(token, value < 0 ? String(value) : hexOf(value));
    },
    read(node, members) {
      const [value] = readInts(node, 1, WORD);
      members[member] = inRange(node, value!, lowest(type), highest(type));
    },
  };
}

/** The mask of what ended a list. */
function endStatement(token: string, member: string, mask: MaskField): Statement {
  const most = maskMost(mask);
  return {
    token,
    hint: true,
    write(members, out) {
      const value = ((members[member] ?? 0) as number) & most;
      if (value !== 0) out.line(token, hexOf(value >>> 0));
    },
    read(node, members) {
      members[member] = inRange(node, readInts(node, 1, WORD)[0]!, 0, most);
    },
  };
}

function hexOf(value: number): string {
  return `0x${value.toString(16).padStart(2, "0")}`;
}
