import { type Entry, integer, items, member, text, textOf } from "../../generator/read/source.ts";
import type { Files } from "./files.ts";
import type { Name } from "./names.ts";
import type { Symbols } from "./symbols.ts";

/** The bits of a mask that nothing has yet, lowest first. */
export function freeBits(mask: Name, files: Files, symbols: Symbols): number[] {
  const taken = new Set(announced(mask.place.entry));
  for (const { file, end } of symbols.sameAs(mask)) {
    const bit = /^\.(\d+)/.exec(files.get(file)!.text.slice(end, end + 8))?.[1];
    if (bit !== undefined) taken.add(Number(bit));
  }
  return bitsOf(mask.place.entry).filter((bit) => !taken.has(bit));
}

/** Whether a member is a mask. */
export function isMask({ place }: Name): boolean {
  return textOf(place.entry, "mask") !== undefined;
}

function moreOf(entry: Entry): readonly Entry[] {
  const more = member(entry, "more");
  if (more === undefined) return [];
  return textOf(more, "type") === undefined ? items(more) : [more];
}

/** The bits that announce further bytes of a mask. */
function announced(entry: Entry): number[] {
  return moreOf(entry).flatMap((part) => {
    const bit = member(part, "bit");
    return bit === undefined ? [] : [integer(bit)];
  });
}

/** The numbers of a mask's bits. */
function bitsOf(entry: Entry): number[] {
  const found: number[] = [];
  let next = 0;
  for (const [part, key] of [
    [entry, "mask"],
    ...moreOf(entry).map((one) => [one, "type"]),
  ] as const) {
    const at = member(part as Entry, "at");
    const own = widthBits(text(member(part as Entry, key as string)!));
    const first = at === undefined ? next : integer(at);
    found.push(...own.map((bit) => bit + first));
    next = Math.max(next, ...found.map((bit) => bit + 1));
  }
  return found.filter((bit) => bit < MOST);
}

const MOST = 64;

/** `u8` has eight bits, `id & 0x7f` those that the number has. */
function widthBits(type: string): number[] {
  const kept = /&\s*(0x[\da-f]+|\d+)/i.exec(type)?.[1];
  if (kept !== undefined)
    return [...Array(31).keys()].filter((bit) => ((Number(kept) >> bit) & 1) === 1);
  return [...Array(Math.min(MOST, Number(/\d+/.exec(type)?.[0] ?? 0))).keys()];
}
