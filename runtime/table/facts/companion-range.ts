import type { Companion } from "./companions.ts";
import { leastVarintBytes, mostVarintBytes } from "../varints/varints.ts";

const RANGES = { end: { low: 0, high: 0xff }, padding: { low: 1, high: 0x7f } } as const;

/** What a companion's numbers are: the encoder leaves aside what is outside. */
export function companionRange({ what, of }: Companion): { low: number; high: number } {
  if (what === "end" || what === "padding") return RANGES[what];
  return { low: leastVarintBytes(of!), high: mostVarintBytes(of!) };
}
