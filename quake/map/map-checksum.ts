import type { Part } from "../../generated/bsp29.ts";
import { md4 } from "./md4.ts";
import { readQuakeParts } from "./parts.ts";

/**
 * The checksum of a Quake map that a QuakeWorld client tells its server (`checksum2`), as the number with a sign that
 * goes over the wire.
 *
 * @param map the file
 * @throws DecodeError where it is no map, or cut off
 */
export function quakeworldMapChecksum(map: Uint8Array): number {
  const { header } = readQuakeParts(map, ["header"]);
  // A client may have of its own, and its server not: entities, what is seen from where, nodes, leaves.
  const { planes, textures, corners, axes, faces, light, ...others } = header!;
  const { clip_nodes, leaf_faces, edges, face_edges, models } = others;
  const parts: readonly Part[] = [planes, textures, corners, axes, faces, light].concat(
    clip_nodes,
    leaf_faces,
    edges,
    face_edges,
    models,
  );
  return parts.reduce(
    (sum, { offset, size }) => sum ^ checksumOf(map.subarray(offset, offset + size)),
    0,
  );
}

/** The checksum of a Quake II map that a server tells its clients: of the whole file, as a number with a sign. */
export function quake2MapChecksum(map: Uint8Array): number {
  return checksumOf(map);
}

function checksumOf(bytes: Uint8Array): number {
  return md4(bytes).reduce((checksum, word) => checksum ^ word, 0);
}
