import type { HitsReport, UnexpectedNumber } from "../../quake/world/index.ts";
import { colours } from "../terminal/colours.ts";
import { count, number } from "../terminal/text.ts";

/** How often the player was hit, and what that has against what his status line shows (DEM §3.4). */
export interface HitsInfo {
  readonly count: number;
  /** Blocks whose health or armour is not what the hits before it leave. */
  readonly unexpected: number;
  /** Those of them in which the player was invulnerable. */
  readonly invulnerable: number;
  readonly first: UnexpectedNumber | null;
}

/** What is known of hits. */
export function hitsInfo({ hits, blocks, invulnerable, first }: HitsReport): HitsInfo {
  return { count: hits, unexpected: blocks, invulnerable, first: first ?? null };
}

/** Its lines, as a person reads them: none where nobody was hit. */
export function hitsText(info: HitsInfo | null): string[] {
  if (info === null || info.count === 0) return [];
  const { unexpected, invulnerable, first } = info;
  if (first === null) return [`  hits      ${number(info.count)}, and what they take is gone`];
  const { block, of, expected, value } = first;
  const name = of === "health" ? "health" : "armour";
  const apart = invulnerable === 0 ? "" : `, in ${number(invulnerable)} while invulnerable`;
  return [
    `  hits      ${number(info.count)}`,
    `  ${colours.yellow(`cheats?   in ${count(unexpected, "block")} health or armour is not what hits leave${apart}`)}`,
    `            first in block ${block}: ${name} ${value}, not ${expected}`,
  ];
}
