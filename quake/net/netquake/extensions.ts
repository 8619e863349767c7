import type { Serverinfo } from "../../../generated/netquake.ts";

/** The word that marks FTE's second extensions. */
const FTE2 = 0x32455446;
const PRYDONCURSOR = 1;
const REPLACEMENTDELTAS = 8;
const PREDINFO = 0x20;

/**
 * What a client answers to `cmd pext`: what schemas describe of FTE's extensions, as vkQuake's does, or none. Not among
 * them are entities of the mod's own program, which that alone can read.
 */
export function extensionsCommand(takes: boolean): string {
  return takes
    ? `pext 0x${FTE2.toString(16)} 0x${(REPLACEMENTDELTAS | PREDINFO).toString(16)}`
    : "pext";
}

/** Whether the server waits for acknowledgements of its entities. */
export function areAcknowledged({ fte2 = 0 }: Serverinfo): boolean {
  return (fte2 & REPLACEMENTDELTAS) !== 0;
}

/**
 * The version of a client's messages that extensions alone tell: clients number their moves, and write angles in 16 bits
 * whatever the protocol.
 */
export function extendedVersion({ fte2 = 0 }: Serverinfo): string | undefined {
  if ((fte2 & PREDINFO) === 0) return undefined;
  return (fte2 & PRYDONCURSOR) === 0 ? "fte-predinfo" : "fte-cursor";
}
