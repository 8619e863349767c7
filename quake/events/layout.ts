import type { Who } from "./events.ts";

/** What follows these words of a layout: two places, the player's slot, and what he has. */
const LINES: ReadonlySet<string> = new Set(["client", "ctf"]);

/** The scores that a layout of Quake II shows: none where it shows another thing. */
export function scoresIn(
  layout: string,
  nameOf: (slot: number) => string,
): (Who & { readonly frags: number })[] {
  const words = layout.split(" ").filter((word) => word !== "");
  return words.flatMap((word, i) => {
    const [slot, frags] = [Number(words[i + 3]), Number(words[i + 4])];
    if (!LINES.has(word) || !Number.isInteger(slot) || !Number.isInteger(frags)) return [];
    return [{ slot, name: nameOf(slot), frags }];
  });
}
