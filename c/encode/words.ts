import type { SplitField } from "../../runtime/table/fields/split.ts";
import { choice, integer } from "../code.ts";
import { maskCode } from "../decode/scope.ts";
import { intKind } from "../kinds.ts";
import { mayEnd } from "../unit.ts";
import { writeCode } from "../wire.ts";
import { memberOf, refusal, required, room, type Writing } from "./scope.ts";
import { rawLines, putInt } from "./numbers.ts";

/** Writes a word of several integers, or its parts each by itself. */
export function writeSplit(s: Writing, field: SplitField): string[] {
  const { wide } = field;
  if (wide === undefined) return writeWord(s, field);
  const apart = wide.parts.flatMap((part) => {
    const member = memberOf(s, part.name, intKind(part.type));
    return [...required(member), ...putInt(s, part.type, `m->${member.id}`, member.kind, [part])];
  });
  return choice(
    `ds_given(${maskCode(wide.when.mask)}, ${wide.when.bit})`,
    apart,
    writeWord(s, field),
  );
}

function writeWord(s: Writing, { parts, wire, ends }: SplitField): string[] {
  const word = s.temp();
  let low = 0;
  const lines = parts.flatMap((part) => {
    const at = low;
    low += part.type.bits;
    const ones = integer(2n ** BigInt(part.type.bits) - 1n);
    if (part.isMask)
      return [`${word} |= ((uint64_t)word_of_mask_${maskCode(part.name)} & ${ones}) << ${at};`];
    const member = memberOf(s, part.name, intKind(part.type));
    const { lines: checks, raw } = rawLines(s, part.type, `m->${member.id}`, member.kind, [part]);
    return [...required(member), ...checks, `${word} |= ((uint64_t)${raw} & ${ones}) << ${at};`];
  });
  const [named] = [...parts.filter((part) => !part.isMask), ...parts];
  const path = [{ name: named!.name }];
  const end =
    ends === undefined || !mayEnd(s.owner)
      ? []
      : [`if (may_end && ${word} == ${integer(ends)}) return ${refusal("DS_ERROR_VALUE", path)};`];
  return [
    `uint64_t ${word} = 0;`,
    ...lines,
    room(wire.bits / 8, path),
    writeCode(wire, word),
    `at += ${wire.bits / 8};`,
    ...end,
  ];
}
