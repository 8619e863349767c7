/** FTE's extensions, which a server offers in its challenge, and a client takes when it asks to be let in (ERRATA 76). */
export interface Extensions {
  readonly fte: number;
}

/** The word that marks FTE's extensions, and those that a plain client has none of. */
export const FTE = 0x58455446;
const FTE2 = 0x32455446;
const MVD1 = 0x3144564d;

/** Transparency, and downloads in pieces: schemas describe messages with both, or with neither. */
const TOGETHER = 0x20000008;
/**
 * What else schemas describe: 512 and 1024 more entities, coordinates as floats, colours, static entities and baselines
 * as deltas, and longer lists.
 */
const WANTED = 0x2000 | 0x4000 | 0x8000 | 0x80000 | 0x400000 | 0x1000000;

/** What is taken of what a server offers: nothing where its messages could not be read then. */
export function takenOf(offered: number): Extensions {
  if ((offered & TOGETHER) !== TOGETHER) return { fte: 0 };
  return { fte: offered & (TOGETHER | WANTED) };
}

/** What a client answers to `cmd pext`. One that has no extensions says so. */
export function extensionsCommand({ fte }: Extensions): string {
  if (fte === 0) return "pext";
  return `pext ${hex(FTE)} ${hex(fte)} ${hex(FTE2)} 0x0 ${hex(MVD1)} 0x0`;
}

/** The lines after a request to be let in. */
export function extensionsLines({ fte }: Extensions): string {
  return fte === 0 ? "" : `${hex(FTE)} ${hex(fte)}\n`;
}

function hex(value: number): string {
  return `0x${value.toString(16)}`;
}
