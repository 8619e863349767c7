import { DecodeError } from "../../runtime/errors/errors.ts";
import { isMap } from "./bsp.ts";
import { md4 } from "./md4.ts";

/** The parts of a Quake map, in its directory. */
const LUMPS = 15;
/** What a client may have of its own, and its server not: entities, what is seen from where, nodes, leafs. */
const LEFT_OUT: ReadonlySet<number> = new Set([0, 4, 5, 10]);

/**
 * The checksum of a Quake map that a QuakeWorld client tells its server (`checksum2`), as the number with a sign that
 * goes over the wire.
 *
 * @param map the file
 * @throws DecodeError where it is no map, or cut off
 */
export function quakeworldMapChecksum(map: Uint8Array): number {
  if (!isMap(map)) throw new DecodeError("this is no map of Quake", { path: [], offset: 0 });
  const view = new DataView(map.buffer, map.byteOffset, map.length);
  let checksum = 0;
  for (let lump = 0; lump < LUMPS; lump++) {
    const place = 4 + 8 * lump;
    if (place + 8 > map.length) throw cutOff(lump, place);
    const offset = view.getUint32(place, true);
    const end = offset + view.getUint32(place + 4, true);
    if (end > map.length) throw cutOff(lump, place);
    if (!LEFT_OUT.has(lump)) checksum ^= folded(map.subarray(offset, end));
  }
  return checksum;
}

/** The checksum of a Quake II map that a server tells its clients: of the whole file, as a number with a sign. */
export function quake2MapChecksum(map: Uint8Array): number {
  return folded(map);
}

function folded(bytes: Uint8Array): number {
  return md4(bytes).reduce((checksum, word) => checksum ^ word, 0);
}

function cutOff(lump: number, offset: number): DecodeError {
  return new DecodeError("the map is cut off", { path: [`lump ${lump}`], offset });
}
