import * as quake from "../../generated/bsp29.ts";
import * as quake2 from "../../generated/bsp38.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { Vector } from "../world/index.ts";
import { hasDirectory, readParts } from "./parts.ts";

/** An edge at which two faces meet that do not lie in one plane. */
export type Edge = readonly [from: Vector, to: Vector];

type Face = quake.Face | quake2.Face;
type Plane = quake.Plane | quake2.Plane;

/** The parts of a map that have its edges. */
const PARTS = [
  "planes",
  "corners",
  "faces",
  "edges",
  "face_edges",
] as const satisfies readonly (quake.Message["type"] & quake2.Message["type"])[];

/**
 * The edges of a map that a plan shows: those that are not upright, and not in the middle of a floor or a wall.
 * Throws DecodeError where the bytes are no map, or its parts are outside of it.
 */
export function edgesOf(bytes: Uint8Array): Edge[] {
  const parts = readParts(quake.codecs, bytes, PARTS) ?? readParts(quake2.codecs, bytes, PARTS);
  if (parts === undefined)
    throw new DecodeError("this is no map of Quake or Quake II", { path: [], offset: 0 });
  const edges: readonly (quake.Edge | quake2.Edge)[] = parts.edges?.edges ?? [];
  const corners: readonly (quake.Corner | quake2.Corner)[] = parts.corners?.corners ?? [];
  const cornerOf = (index: number) => (corners[index] ?? none("corner", index)).at;
  const creases = creasesOf(
    parts.faces?.faces ?? [],
    parts.planes?.planes ?? [],
    parts.face_edges?.edges ?? [],
  );
  return creases.flatMap((index): Edge[] => {
    const [first, last] = (edges[index] ?? none("edge", index)).corners;
    const [from, to] = [cornerOf(first), cornerOf(last)];
    return from[0] === to[0] && from[1] === to[1] ? [] : [[from, to]];
  });
}

/** Whether bytes begin as a map. */
export function isMap(bytes: Uint8Array): boolean {
  return hasDirectory(quake.codecs, bytes) || hasDirectory(quake2.codecs, bytes);
}

/** What is known of an edge: the plane of a face that has it, and whether another face has another one. */
interface Meeting {
  readonly plane: string;
  isCrease: boolean;
  faces: number;
}

/** The numbers of the edges whose faces do not lie in one plane. */
function creasesOf(
  faces: readonly Face[],
  planes: readonly Plane[],
  edges: readonly number[],
): number[] {
  const names = planes.map(({ normal, distance }) =>
    [...normal, distance].map((number) => Math.round(1000 * number)).join(" "),
  );
  const meetings = new Map<number, Meeting>();
  // Each is in the list of one face: a file that says otherwise would be read for ever.
  let left = edges.length;
  for (const { plane: index, first_edge: first, edges: count } of faces) {
    left -= count;
    if (left < 0 || first + count > edges.length) none("list of edges", first);
    // By where it is: files number some of them twice.
    const plane = names[index] ?? `${index}`;
    for (let i = first; i < first + count; i++) {
      const edge = Math.abs(edges[i]!);
      const met = meetings.get(edge);
      if (met === undefined) meetings.set(edge, { plane, isCrease: false, faces: 1 });
      else {
        met.faces++;
        met.isCrease ||= met.plane !== plane;
      }
    }
  }
  // What one face has alone is the end of the world.
  return [...meetings].flatMap(([edge, { isCrease, faces: count }]) =>
    isCrease || count === 1 ? [edge] : [],
  );
}

function none(what: string, index: number): never {
  throw new DecodeError(`there is no ${what} ${index}`, { path: ["map"], offset: 0 });
}
