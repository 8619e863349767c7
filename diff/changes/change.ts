import type { WitnessKind } from "../inputs/outcome.ts";

/**
 * How bad a change is, the worst first: other bytes, or bytes that are read to other ends; the same bytes with another
 * value; another name; what only people read.
 */
export const SEVERITIES = ["wire", "value", "rename", "documentation"] as const;

export type Severity = (typeof SEVERITIES)[number];

/** One thing that is not as it was. All of it is JSON. */
export interface Change {
  readonly protocol: string;
  readonly severity: Severity;
  /** What has changed: a message, a struct, a block, an enum, or the protocol as a whole, by its name. */
  readonly owner: string;
  readonly ownerKind: "message" | "struct" | "block" | "enum" | "protocol";
  /** The field, with the arms that lead to it: `beam/frame`. Empty: the owner itself. */
  readonly field: string;
  readonly kind: "added" | "removed" | "renamed" | "moved" | "changed";
  /** What of it: `type`, `presence`, `id`, … */
  readonly what: string;
  /** How it was, and how it is. */
  readonly before?: string;
  readonly after?: string;
  /** The versions in which it is so, where several are compared: `1.06..1.09`. */
  readonly versions: string;
  /** Where the schemas say so: `game.yaml:41:7`, of the newer one where it is there. */
  readonly place?: string;
  /** Bytes that show it. Without: none were found, or no bytes can show it. */
  readonly witness?: Witness;
}

/** Bytes that show a change: of those that were found the fewest, and of these the smallest. */
export interface Witness {
  readonly kind: WitnessKind;
  /** The message's bytes, in hexadecimal. */
  readonly bytes: string;
  /** The version of each side. */
  readonly versions: readonly [before: string, after: string];
  /** What each of them makes of these bytes. */
  readonly before: string;
  readonly after: string;
}

/** What was compared, and what came of it. */
export interface DiffReport {
  /** What the two sides are called. */
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
  /** How many inputs were tried to find witnesses. */
  readonly tried: number;
}
