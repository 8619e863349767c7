import { bytesToText } from "../../runtime/bytes/text.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { Vector } from "../world/index.ts";

/*
 * What of a map file a plan needs: planes, corners, edges, and faces. They are asked for one by one and out of order, so
 * this looks at the bytes; `examples/formats/schema/bsp29.yaml` describes Quake's maps as a whole.
 */

/** Where the parts of a file are that are read, and how they are made, by the file's edition. */
interface Edition {
  readonly title: string;
  /** Of the directory, in bytes. */
  readonly directory: number;
  readonly planes: number;
  readonly vertices: number;
  readonly faces: number;
  readonly edges: number;
  readonly surfedges: number;
  /** Numbers of planes, edges and corners have four bytes, not two. */
  readonly isWide: boolean;
}

const QUAKE = { directory: 4, planes: 1, vertices: 3, faces: 7, edges: 12, surfedges: 13 };
const QUAKE2 = { directory: 8, planes: 1, vertices: 2, faces: 6, edges: 11, surfedges: 12 };

const EDITIONS: ReadonlyMap<string, Edition> = new Map([
  ["\x1d\0\0\0", { title: "map of Quake", ...QUAKE, isWide: false }],
  ["BSP2", { title: "large map of Quake", ...QUAKE, isWide: true }],
  ["IBSP&\0\0\0", { title: "map of Quake II", ...QUAKE2, isWide: false }],
]);

const PLANE = 20;
const VERTEX = 12;
const SURFEDGE = 4;

/** An edge at which two faces meet that do not lie in one plane. */
export type Edge = readonly [from: Vector, to: Vector];

/**
 * The edges of a map that a plan shows: those that are not upright, and not in the middle of a floor or a wall.
 * Throws DecodeError where the bytes are no map, or its parts are outside of it.
 */
export function edgesOf(bytes: Uint8Array): Edge[] {
  const map = new MapFile(bytes);
  const planes = map.planesOfEdges();
  const edges: Edge[] = [];
  for (const [edge, { isCrease }] of planes) {
    if (!isCrease) continue;
    const [from, to] = map.cornersOf(edge);
    if (from[0] !== to[0] || from[1] !== to[1]) edges.push([from, to]);
  }
  return edges;
}

/** Whether bytes begin as a map. */
export function isMap(bytes: Uint8Array): boolean {
  return editionOf(bytes) !== undefined;
}

function editionOf(bytes: Uint8Array): Edition | undefined {
  const begins = bytesToText(bytes, 0, Math.min(8, bytes.length));
  return [...EDITIONS].find(([magic]) => begins.startsWith(magic))?.[1];
}

/** What is known of an edge: the plane of a face that has it, and whether another face has another one. */
interface Meeting {
  readonly plane: string;
  isCrease: boolean;
  faces: number;
}

class MapFile {
  readonly #view: DataView;
  readonly #edition: Edition;
  readonly #planes: DataView;
  readonly #vertices: DataView;
  readonly #faces: DataView;
  readonly #edges: DataView;
  readonly #surfedges: DataView;
  /** This many more edges faces may have: a file that says otherwise would be read for ever. */
  #left: number;

  constructor(bytes: Uint8Array) {
    const edition = editionOf(bytes);
    if (edition === undefined)
      throw new DecodeError("this is no map of Quake or Quake II", { path: [], offset: 0 });
    this.#edition = edition;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#planes = this.#lump("planes");
    this.#vertices = this.#lump("vertices");
    this.#faces = this.#lump("faces");
    this.#edges = this.#lump("edges");
    this.#surfedges = this.#lump("surfedges");
    this.#left = this.#surfedges.byteLength / SURFEDGE;
  }

  #lump(name: "planes" | "vertices" | "faces" | "edges" | "surfedges"): DataView {
    const place = this.#edition.directory + 8 * this.#edition[name];
    const view = this.#view;
    const fail = (why: string) =>
      new DecodeError(why, { path: [this.#edition.title, name], offset: place });
    if (place + 8 > view.byteLength) throw fail("the directory is cut off");
    const [offset, length] = [view.getUint32(place, true), view.getUint32(place + 4, true)];
    if (offset + length > view.byteLength)
      throw fail(`${length} bytes at ${offset} are more than the file has`);
    return new DataView(view.buffer, view.byteOffset + offset, length);
  }

  /** The edges of all faces, and whether the faces that have one lie in one plane. */
  planesOfEdges(): Map<number, Meeting> {
    const { isWide } = this.#edition;
    const size = isWide ? 28 : 20;
    const meetings = new Map<number, Meeting>();
    for (let at = 0; at + size <= this.#faces.byteLength; at += size) {
      const index = isWide ? this.#faces.getUint32(at, true) : this.#faces.getUint16(at, true);
      const first = this.#faces.getUint32(at + (isWide ? 8 : 4), true);
      const count = isWide
        ? this.#faces.getUint32(at + 12, true)
        : this.#faces.getUint16(at + 8, true);
      this.#face(this.#plane(index), first, count, meetings);
    }
    // What one face has alone is the end of the world.
    for (const meeting of meetings.values()) meeting.isCrease ||= meeting.faces === 1;
    return meetings;
  }

  #face(plane: string, first: number, count: number, meetings: Map<number, Meeting>): void {
    // Each is in the list of one face.
    this.#left -= count;
    if (this.#left < 0 || (first + count) * SURFEDGE > this.#surfedges.byteLength)
      throw this.#none("list of edges", first);
    for (let i = first; i < first + count; i++) {
      const edge = Math.abs(this.#surfedges.getInt32(i * SURFEDGE, true));
      const met = meetings.get(edge);
      if (met === undefined) meetings.set(edge, { plane, isCrease: false, faces: 1 });
      else {
        met.faces++;
        met.isCrease ||= met.plane !== plane;
      }
    }
  }

  /** A plane by where it is: files number some of them twice. */
  #plane(index: number): string {
    const at = index * PLANE;
    if (at + PLANE > this.#planes.byteLength) return `${index}`;
    return [0, 4, 8, 12].map((k) => this.#planes.getFloat32(at + k, true).toFixed(3)).join(" ");
  }

  /** Throws DecodeError for an edge or a corner that there is not. */
  cornersOf(edge: number): Edge {
    const { isWide } = this.#edition;
    const [size, half] = isWide ? [8, 4] : [4, 2];
    const at = edge * size;
    if (at + size > this.#edges.byteLength) throw this.#none("edge", edge);
    const corners = [at, at + half].map((k) =>
      this.#vertex(isWide ? this.#edges.getUint32(k, true) : this.#edges.getUint16(k, true)),
    );
    return [corners[0]!, corners[1]!];
  }

  #vertex(index: number): Vector {
    const at = index * VERTEX;
    const view = this.#vertices;
    if (at + VERTEX > view.byteLength) throw this.#none("corner", index);
    return [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ];
  }

  #none(what: string, index: number): DecodeError {
    const place = { path: [this.#edition.title], offset: 0 };
    return new DecodeError(`there is no ${what} ${index}`, place);
  }
}
