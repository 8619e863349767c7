import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { TextEntry } from "../../../runtime/table/text.ts";
import { hasBit } from "../../../runtime/table/facts/bits.ts";
import { bitNumbers, NO_BIT } from "../bit-numbers.ts";
import { expectFlag, readInts, wrong } from "../syntax/nodes.ts";
import type { Statement } from "../statement.ts";
import { integerForm, type Members } from "../syntax/values.ts";

const NUMBER = integerForm({ kind: "int", name: "u8", bits: 8, signed: false }, undefined);

/** Sets a bit of an integer member, which is then there. The highest one may be its sign. */
function setBit(members: Members, name: string, bit: number, type: IntType): void {
  const value = (members[name] ?? 0) as number;
  const worth = type.signed && bit === type.bits - 1 ? -(2 ** bit) : 2 ** bit;
  members[name] = hasBit(value, bit) ? value : value + worth;
}

/** Some bits of an integer, by their numbers in a list. */
export function bitsStatement(
  { token, bits = [] }: TextEntry,
  name: string,
  type: IntType,
): Statement {
  // Mostly the next one is as the last.
  let last = { value: 0, numbers: bitNumbers(bits, 0) };
  return {
    token,
    write(members, out) {
      const value = members[name] as number | undefined;
      if (value === undefined) return;
      if (value !== last.value) last = { value, numbers: bitNumbers(bits, value) };
      if (last.numbers !== "") out.line(token, last.numbers);
    },
    read(node, members) {
      members[name] ??= 0;
      for (const [i, number] of readInts(node, node.values.length, NUMBER).entries()) {
        const bit = bits[number - 1];
        if (bit === undefined || bit < NO_BIT)
          throw wrong(
            node.values[i]!,
            `"${token}" has no number ${number}`,
            `Expected 1 to ${bits.length}.`,
          );
        if (bit !== NO_BIT) setBit(members, name, bit, type);
      }
    },
    scan: {
      after: "value",
      take(text, members) {
        members[name] = text.bits(bits, members[name] as number | undefined);
      },
    },
  };
}

/** A bit of an integer. */
export function flagStatement(
  { token, flag = 0 }: TextEntry,
  name: string,
  type: IntType,
): Statement {
  return {
    token,
    write(members, out) {
      const value = members[name] as number | undefined;
      if (value !== undefined && hasBit(value, flag)) out.flag(token);
    },
    read(node, members) {
      expectFlag(node);
      setBit(members, name, flag, type);
    },
    scan: { after: "nothing", take: (_, members) => setBit(members, name, flag, type) },
  };
}

/** Some bits of an integer as a number. */
export function partStatement(
  { token }: TextEntry,
  name: string,
  { from, count }: { readonly from: number; readonly count: number },
  type: IntType,
): Statement {
  const form = integerForm(
    { kind: "int", name: `u${count}`, bits: count, signed: false },
    undefined,
  );
  const most = 2 ** count - 1;
  const add = (members: Members, part: number) => {
    // The highest bit of the whole may be its sign.
    const hasSign = type.signed && from + count === type.bits && part > most / 2;
    const worth = hasSign ? part - 2 ** count : part;
    members[name] = ((members[name] ?? 0) as number) + worth * 2 ** from;
  };
  return {
    token,
    write(members, out) {
      const value = members[name] as number | undefined;
      if (value === undefined) return;
      const part = Math.floor((value >>> 0) / 2 ** from) % 2 ** count;
      if (part !== 0 || from === 0) out.line(token, String(part));
    },
    read(node, members) {
      const [part] = readInts(node, 1, form);
      if (part! < 0 || part! > most)
        throw wrong(node.values[0]!, `${part} is outside 0 to ${most}`, "");
      add(members, part!);
    },
    scan: {
      after: "value",
      take(text, members) {
        const part = text.int();
        if (part < 0 || part > most) text.isBad = true;
        else add(members, part);
      },
    },
  };
}
