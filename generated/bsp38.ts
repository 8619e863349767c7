// Generated from bsp38.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./bsp38.table.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import { expectByteCount } from "../runtime/bytes/numbers/constants.ts";
import {
  type Reader,
  ensure,
  advance,
  skip,
  peekId,
  nanAt,
  nanBits,
  passBytes,
  takeBytes,
  expectProtocol,
  expectTogether,
  unknownId,
} from "../runtime/bytes/reader.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU8,
  asU16,
  asI16,
  asU32,
  asI32,
  setF32,
  writeBytes,
  expectLength,
  expectArray,
  expectOneOf,
  expectRow,
  unknownType,
} from "../runtime/bytes/writer.ts";
import { manyWritten, fixedInteger } from "../runtime/bytes/numbers/forms.ts";
import { allRead } from "../runtime/bytes/text/delimited.ts";
export { table };

/** bsp38.yaml:10 */
export interface Part {
  offset: number;
  size: number;
}

/** bsp38.yaml:11 */
export interface Plane {
  normal: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  normalNaN?: readonly number[] | undefined;
  distance: number;
  /** The bits of a NaN as it came, which a number loses. */
  distanceNaN?: number | undefined;
  kind: number;
}

/** bsp38.yaml:12 */
export interface Corner {
  at: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  atNaN?: readonly number[] | undefined;
}

/** bsp38.yaml:13 */
export interface SeenSet {
  /** Where the set of clusters that are seen begins, from the first byte of this part on. */
  seen: number;
  /** Where the set of those that are heard begins. */
  heard: number;
}

/** bsp38.yaml:21 */
export interface Node {
  plane: number;
  /** A node, or -1 less the number of a leaf. */
  children: [number, number];
  low: [number, number, number];
  high: [number, number, number];
  first_face: number;
  faces: number;
}

/** bsp38.yaml:29 */
export interface TextureAxes {
  s: [number, number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  sNaN?: readonly number[] | undefined;
  t: [number, number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  tNaN?: readonly number[] | undefined;
  flags: number;
  /** How much light it gives. */
  value: number;
  /** A picture's name without its folder and ending, up to the first byte 0. */
  texture: Uint8Array;
  /** The next picture of an animation, or -1. */
  next: number;
}

/** bsp38.yaml:41 */
export interface Face {
  plane: number;
  side: number;
  first_edge: number;
  edges: number;
  axes: number;
  styles: [number, number, number, number];
  /** Where its light begins, or -1. */
  light: number;
}

/** bsp38.yaml:50 */
export interface Leaf {
  contents: number;
  /** What it is seen and heard with, or -1. */
  cluster: number;
  area: number;
  low: [number, number, number];
  high: [number, number, number];
  first_face: number;
  faces: number;
  first_brush: number;
  brushes: number;
}

/** bsp38.yaml:61 */
export interface Edge {
  corners: [number, number];
}

/** bsp38.yaml:62 */
export interface Model {
  low: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  lowNaN?: readonly number[] | undefined;
  high: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  highNaN?: readonly number[] | undefined;
  origin: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  originNaN?: readonly number[] | undefined;
  /** The first node of its tree. */
  head: number;
  first_face: number;
  faces: number;
}

/** bsp38.yaml:70 */
export interface Brush {
  first_side: number;
  sides: number;
  contents: number;
}

/** bsp38.yaml:71 */
export interface BrushSide {
  plane: number;
  axes: number;
}

/** bsp38.yaml:72 */
export interface Area {
  portals: number;
  first_portal: number;
}

/** bsp38.yaml:73 */
export interface AreaPortal {
  portal: number;
  area: number;
}

/** bsp38.yaml:76 */
export interface Header {
  type: "header";
  /** The letters IBSP. */
  magic: number;
  version: number;
  entities: Part;
  planes: Part;
  corners: Part;
  visibility: Part;
  nodes: Part;
  axes: Part;
  faces: Part;
  light: Part;
  leaves: Part;
  leaf_faces: Part;
  leaf_brushes: Part;
  edges: Part;
  face_edges: Part;
  models: Part;
  brushes: Part;
  brush_sides: Part;
  pop: Part;
  areas: Part;
  area_portals: Part;
}

/** bsp38.yaml:100 */
export interface Entities {
  type: "entities";
  text: Uint8Array;
}

/** bsp38.yaml:101 */
export interface Planes {
  type: "planes";
  planes: Plane[];
}

/** bsp38.yaml:102 */
export interface Corners {
  type: "corners";
  corners: Corner[];
}

/** bsp38.yaml:103 */
export interface Visibility {
  type: "visibility";
  clusters: SeenSet[];
  sets: Uint8Array;
}

/** bsp38.yaml:108 */
export interface Nodes {
  type: "nodes";
  nodes: Node[];
}

/** bsp38.yaml:109 */
export interface Axes {
  type: "axes";
  axes: TextureAxes[];
}

/** bsp38.yaml:110 */
export interface Faces {
  type: "faces";
  faces: Face[];
}

/** bsp38.yaml:111 */
export interface Light {
  type: "light";
  samples: Uint8Array;
}

/** bsp38.yaml:112 */
export interface Leaves {
  type: "leaves";
  leaves: Leaf[];
}

/** bsp38.yaml:113 */
export interface LeafFaces {
  type: "leaf_faces";
  faces: number[];
}

/** bsp38.yaml:114 */
export interface LeafBrushes {
  type: "leaf_brushes";
  brushes: number[];
}

/** bsp38.yaml:115 */
export interface Edges {
  type: "edges";
  edges: Edge[];
}

/** bsp38.yaml:116 */
export interface FaceEdges {
  type: "face_edges";
  edges: number[];
}

/** bsp38.yaml:117 */
export interface Models {
  type: "models";
  models: Model[];
}

/** bsp38.yaml:118 */
export interface Brushes {
  type: "brushes";
  brushes: Brush[];
}

/** bsp38.yaml:119 */
export interface BrushSides {
  type: "brush_sides";
  sides: BrushSide[];
}

/** No engine reads it. bsp38.yaml:120 */
export interface Pop {
  type: "pop";
  data: Uint8Array;
}

/** bsp38.yaml:121 */
export interface Areas {
  type: "areas";
  areas: Area[];
}

/** bsp38.yaml:122 */
export interface AreaPortals {
  type: "area_portals";
  portals: AreaPortal[];
}

/** bsp38.yaml:123 */
export interface Rest {
  type: "rest";
  data: Uint8Array;
}

/** Any message. */
export type Message =
  | Header
  | Entities
  | Planes
  | Corners
  | Visibility
  | Nodes
  | Axes
  | Faces
  | Light
  | Leaves
  | LeafFaces
  | LeafBrushes
  | Edges
  | FaceEdges
  | Models
  | Brushes
  | BrushSides
  | Pop
  | Areas
  | AreaPortals
  | Rest;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  header?: ((message: Readonly<Header>) => void) | undefined;
  entities?: ((message: Readonly<Entities>) => void) | undefined;
  planes?: ((message: Readonly<Planes>) => void) | undefined;
  corners?: ((message: Readonly<Corners>) => void) | undefined;
  visibility?: ((message: Readonly<Visibility>) => void) | undefined;
  nodes?: ((message: Readonly<Nodes>) => void) | undefined;
  axes?: ((message: Readonly<Axes>) => void) | undefined;
  faces?: ((message: Readonly<Faces>) => void) | undefined;
  light?: ((message: Readonly<Light>) => void) | undefined;
  leaves?: ((message: Readonly<Leaves>) => void) | undefined;
  leaf_faces?: ((message: Readonly<LeafFaces>) => void) | undefined;
  leaf_brushes?: ((message: Readonly<LeafBrushes>) => void) | undefined;
  edges?: ((message: Readonly<Edges>) => void) | undefined;
  face_edges?: ((message: Readonly<FaceEdges>) => void) | undefined;
  models?: ((message: Readonly<Models>) => void) | undefined;
  brushes?: ((message: Readonly<Brushes>) => void) | undefined;
  brush_sides?: ((message: Readonly<BrushSides>) => void) | undefined;
  pop?: ((message: Readonly<Pop>) => void) | undefined;
  areas?: ((message: Readonly<Areas>) => void) | undefined;
  area_portals?: ((message: Readonly<AreaPortals>) => void) | undefined;
  rest?: ((message: Readonly<Rest>) => void) | undefined;
}

const ANNOUNCED_TOGETHER = [[1347633737, 38]];
const U16_FORM = /* @__PURE__ */ fixedInteger(16);
const I32_FORM = /* @__PURE__ */ fixedInteger(32, true);
const explained = /* @__PURE__ */ explaining(table, 0);

/** Reads a `part`. Throws DecodeError. */
export function decodePart(r: Reader): Part {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 8);
  r.offset = at + 8;
  return { offset: view.getUint32(at, true), size: view.getUint32(at + 4, true) };
}

/** Passes over what `decodePart` reads. Throws DecodeError. */
export function skipPart(r: Reader): undefined {
  skip(r, 8);
}

/** Writes what `decodePart` reads. Throws EncodeError. */
export function encodePart(w: Writer, m: Part): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint32(at, asU32(m.offset), true);
  view.setUint32(at + 4, asU32(m.size), true);
  w.offset = at + 8;
}

/** Reads a `plane`. Throws DecodeError. */
export function decodePlane(r: Reader): Plane {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 20);
  r.offset = at + 20;
  return {
    normal: [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
    ],
    normalNaN: nanBits(view, at, 3),
    distance: view.getFloat32(at + 12, true),
    distanceNaN: nanAt(view, at + 12),
    kind: view.getInt32(at + 16, true),
  };
}

/** Passes over what `decodePlane` reads. Throws DecodeError. */
export function skipPlane(r: Reader): undefined {
  skip(r, 20);
}

/** Writes what `decodePlane` reads. Throws EncodeError. */
export function encodePlane(w: Writer, m: Plane): void {
  const at = reserve(w, 20);
  const view = w.view;
  expectLength(m.normal, 3);
  setF32(view, at, m.normal[0], m.normalNaN?.[0]);
  setF32(view, at + 4, m.normal[1], m.normalNaN?.[1]);
  setF32(view, at + 8, m.normal[2], m.normalNaN?.[2]);
  setF32(view, at + 12, m.distance, m.distanceNaN);
  view.setInt32(at + 16, asI32(m.kind), true);
  w.offset = at + 20;
}

/** Reads a `corner`. Throws DecodeError. */
export function decodeCorner(r: Reader): Corner {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 12);
  r.offset = at + 12;
  return {
    at: [view.getFloat32(at, true), view.getFloat32(at + 4, true), view.getFloat32(at + 8, true)],
    atNaN: nanBits(view, at, 3),
  };
}

/** Passes over what `decodeCorner` reads. Throws DecodeError. */
export function skipCorner(r: Reader): undefined {
  skip(r, 12);
}

/** Writes what `decodeCorner` reads. Throws EncodeError. */
export function encodeCorner(w: Writer, m: Corner): void {
  const at = reserve(w, 12);
  const view = w.view;
  expectLength(m.at, 3);
  setF32(view, at, m.at[0], m.atNaN?.[0]);
  setF32(view, at + 4, m.at[1], m.atNaN?.[1]);
  setF32(view, at + 8, m.at[2], m.atNaN?.[2]);
  w.offset = at + 12;
}

/** Reads a `seen_set`. Throws DecodeError. */
export function decodeSeenSet(r: Reader): SeenSet {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 8);
  r.offset = at + 8;
  return { seen: view.getUint32(at, true), heard: view.getUint32(at + 4, true) };
}

/** Passes over what `decodeSeenSet` reads. Throws DecodeError. */
export function skipSeenSet(r: Reader): undefined {
  skip(r, 8);
}

/** Writes what `decodeSeenSet` reads. Throws EncodeError. */
export function encodeSeenSet(w: Writer, m: SeenSet): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint32(at, asU32(m.seen), true);
  view.setUint32(at + 4, asU32(m.heard), true);
  w.offset = at + 8;
}

/** Reads a `node`. Throws DecodeError. */
export function decodeNode(r: Reader): Node {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 28);
  r.offset = at + 28;
  return {
    plane: view.getInt32(at, true),
    children: [view.getInt32(at + 4, true), view.getInt32(at + 8, true)],
    low: [view.getInt16(at + 12, true), view.getInt16(at + 14, true), view.getInt16(at + 16, true)],
    high: [
      view.getInt16(at + 18, true),
      view.getInt16(at + 20, true),
      view.getInt16(at + 22, true),
    ],
    first_face: view.getUint16(at + 24, true),
    faces: view.getUint16(at + 26, true),
  };
}

/** Passes over what `decodeNode` reads. Throws DecodeError. */
export function skipNode(r: Reader): undefined {
  skip(r, 28);
}

/** Writes what `decodeNode` reads. Throws EncodeError. */
export function encodeNode(w: Writer, m: Node): void {
  const at = reserve(w, 28);
  const view = w.view;
  view.setInt32(at, asI32(m.plane), true);
  expectLength(m.children, 2);
  view.setInt32(at + 4, asI32(m.children[0]), true);
  view.setInt32(at + 8, asI32(m.children[1]), true);
  expectLength(m.low, 3);
  view.setInt16(at + 12, asI16(m.low[0]), true);
  view.setInt16(at + 14, asI16(m.low[1]), true);
  view.setInt16(at + 16, asI16(m.low[2]), true);
  expectLength(m.high, 3);
  view.setInt16(at + 18, asI16(m.high[0]), true);
  view.setInt16(at + 20, asI16(m.high[1]), true);
  view.setInt16(at + 22, asI16(m.high[2]), true);
  view.setUint16(at + 24, asU16(m.first_face), true);
  view.setUint16(at + 26, asU16(m.faces), true);
  w.offset = at + 28;
}

/** Reads a `texture_axes`. Throws DecodeError. */
export function decodeTextureAxes(r: Reader): TextureAxes {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 40);
  r.offset = at + 40;
  const s: [number, number, number, number] = [
    view.getFloat32(at, true),
    view.getFloat32(at + 4, true),
    view.getFloat32(at + 8, true),
    view.getFloat32(at + 12, true),
  ];
  const sNaN = nanBits(view, at, 4);
  const t: [number, number, number, number] = [
    view.getFloat32(at + 16, true),
    view.getFloat32(at + 20, true),
    view.getFloat32(at + 24, true),
    view.getFloat32(at + 28, true),
  ];
  const tNaN = nanBits(view, at + 16, 4);
  const flags = view.getUint32(at + 32, true);
  const value = view.getInt32(at + 36, true);
  const texture = takeBytes(r, 32);
  at = r.offset;
  ensure(r, at, 4);
  r.offset = at + 4;
  return { s, sNaN, t, tNaN, flags, value, texture, next: view.getInt32(at, true) };
}

/** Passes over what `decodeTextureAxes` reads. Throws DecodeError. */
export function skipTextureAxes(r: Reader): undefined {
  let at = r.offset;
  at = advance(r, at, 40);
  r.offset = at;
  passBytes(r, 32);
  at = r.offset;
  r.offset = advance(r, at, 4);
}

/** Writes what `decodeTextureAxes` reads. Throws EncodeError. */
export function encodeTextureAxes(w: Writer, m: TextureAxes): void {
  let at = reserve(w, 40);
  let view = w.view;
  expectLength(m.s, 4);
  setF32(view, at, m.s[0], m.sNaN?.[0]);
  setF32(view, at + 4, m.s[1], m.sNaN?.[1]);
  setF32(view, at + 8, m.s[2], m.sNaN?.[2]);
  setF32(view, at + 12, m.s[3], m.sNaN?.[3]);
  expectLength(m.t, 4);
  setF32(view, at + 16, m.t[0], m.tNaN?.[0]);
  setF32(view, at + 20, m.t[1], m.tNaN?.[1]);
  setF32(view, at + 24, m.t[2], m.tNaN?.[2]);
  setF32(view, at + 28, m.t[3], m.tNaN?.[3]);
  view.setUint32(at + 32, asU32(m.flags), true);
  view.setInt32(at + 36, asI32(m.value), true);
  w.offset = at + 40;
  writeBytes(w, m.texture);
  expectByteCount("texture", m.texture, 32);
  at = reserve(w, 4);
  view = w.view;
  view.setInt32(at, asI32(m.next), true);
  w.offset = at + 4;
}

/** Reads a `face`. Throws DecodeError. */
export function decodeFace(r: Reader): Face {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 20);
  r.offset = at + 20;
  return {
    plane: view.getUint16(at, true),
    side: view.getUint16(at + 2, true),
    first_edge: view.getUint32(at + 4, true),
    edges: view.getUint16(at + 8, true),
    axes: view.getUint16(at + 10, true),
    styles: [
      view.getUint8(at + 12),
      view.getUint8(at + 13),
      view.getUint8(at + 14),
      view.getUint8(at + 15),
    ],
    light: view.getInt32(at + 16, true),
  };
}

/** Passes over what `decodeFace` reads. Throws DecodeError. */
export function skipFace(r: Reader): undefined {
  skip(r, 20);
}

/** Writes what `decodeFace` reads. Throws EncodeError. */
export function encodeFace(w: Writer, m: Face): void {
  const at = reserve(w, 20);
  const view = w.view;
  view.setUint16(at, asU16(m.plane), true);
  view.setUint16(at + 2, asU16(m.side), true);
  view.setUint32(at + 4, asU32(m.first_edge), true);
  view.setUint16(at + 8, asU16(m.edges), true);
  view.setUint16(at + 10, asU16(m.axes), true);
  expectLength(m.styles, 4);
  view.setUint8(at + 12, asU8(m.styles[0]));
  view.setUint8(at + 13, asU8(m.styles[1]));
  view.setUint8(at + 14, asU8(m.styles[2]));
  view.setUint8(at + 15, asU8(m.styles[3]));
  view.setInt32(at + 16, asI32(m.light), true);
  w.offset = at + 20;
}

/** Reads a `leaf`. Throws DecodeError. */
export function decodeLeaf(r: Reader): Leaf {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 28);
  r.offset = at + 28;
  return {
    contents: view.getUint32(at, true),
    cluster: view.getInt16(at + 4, true),
    area: view.getInt16(at + 6, true),
    low: [view.getInt16(at + 8, true), view.getInt16(at + 10, true), view.getInt16(at + 12, true)],
    high: [
      view.getInt16(at + 14, true),
      view.getInt16(at + 16, true),
      view.getInt16(at + 18, true),
    ],
    first_face: view.getUint16(at + 20, true),
    faces: view.getUint16(at + 22, true),
    first_brush: view.getUint16(at + 24, true),
    brushes: view.getUint16(at + 26, true),
  };
}

/** Passes over what `decodeLeaf` reads. Throws DecodeError. */
export function skipLeaf(r: Reader): undefined {
  skip(r, 28);
}

/** Writes what `decodeLeaf` reads. Throws EncodeError. */
export function encodeLeaf(w: Writer, m: Leaf): void {
  const at = reserve(w, 28);
  const view = w.view;
  view.setUint32(at, asU32(m.contents), true);
  view.setInt16(at + 4, asI16(m.cluster), true);
  view.setInt16(at + 6, asI16(m.area), true);
  expectLength(m.low, 3);
  view.setInt16(at + 8, asI16(m.low[0]), true);
  view.setInt16(at + 10, asI16(m.low[1]), true);
  view.setInt16(at + 12, asI16(m.low[2]), true);
  expectLength(m.high, 3);
  view.setInt16(at + 14, asI16(m.high[0]), true);
  view.setInt16(at + 16, asI16(m.high[1]), true);
  view.setInt16(at + 18, asI16(m.high[2]), true);
  view.setUint16(at + 20, asU16(m.first_face), true);
  view.setUint16(at + 22, asU16(m.faces), true);
  view.setUint16(at + 24, asU16(m.first_brush), true);
  view.setUint16(at + 26, asU16(m.brushes), true);
  w.offset = at + 28;
}

/** Reads an `edge`. Throws DecodeError. */
export function decodeEdge(r: Reader): Edge {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 4);
  r.offset = at + 4;
  return { corners: [view.getUint16(at, true), view.getUint16(at + 2, true)] };
}

/** Passes over what `decodeEdge` reads. Throws DecodeError. */
export function skipEdge(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeEdge` reads. Throws EncodeError. */
export function encodeEdge(w: Writer, m: Edge): void {
  const at = reserve(w, 4);
  const view = w.view;
  expectLength(m.corners, 2);
  view.setUint16(at, asU16(m.corners[0]), true);
  view.setUint16(at + 2, asU16(m.corners[1]), true);
  w.offset = at + 4;
}

/** Reads a `model`. Throws DecodeError. */
export function decodeModel(r: Reader): Model {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 48);
  r.offset = at + 48;
  return {
    low: [view.getFloat32(at, true), view.getFloat32(at + 4, true), view.getFloat32(at + 8, true)],
    lowNaN: nanBits(view, at, 3),
    high: [
      view.getFloat32(at + 12, true),
      view.getFloat32(at + 16, true),
      view.getFloat32(at + 20, true),
    ],
    highNaN: nanBits(view, at + 12, 3),
    origin: [
      view.getFloat32(at + 24, true),
      view.getFloat32(at + 28, true),
      view.getFloat32(at + 32, true),
    ],
    originNaN: nanBits(view, at + 24, 3),
    head: view.getInt32(at + 36, true),
    first_face: view.getInt32(at + 40, true),
    faces: view.getInt32(at + 44, true),
  };
}

/** Passes over what `decodeModel` reads. Throws DecodeError. */
export function skipModel(r: Reader): undefined {
  skip(r, 48);
}

/** Writes what `decodeModel` reads. Throws EncodeError. */
export function encodeModel(w: Writer, m: Model): void {
  const at = reserve(w, 48);
  const view = w.view;
  expectLength(m.low, 3);
  setF32(view, at, m.low[0], m.lowNaN?.[0]);
  setF32(view, at + 4, m.low[1], m.lowNaN?.[1]);
  setF32(view, at + 8, m.low[2], m.lowNaN?.[2]);
  expectLength(m.high, 3);
  setF32(view, at + 12, m.high[0], m.highNaN?.[0]);
  setF32(view, at + 16, m.high[1], m.highNaN?.[1]);
  setF32(view, at + 20, m.high[2], m.highNaN?.[2]);
  expectLength(m.origin, 3);
  setF32(view, at + 24, m.origin[0], m.originNaN?.[0]);
  setF32(view, at + 28, m.origin[1], m.originNaN?.[1]);
  setF32(view, at + 32, m.origin[2], m.originNaN?.[2]);
  view.setInt32(at + 36, asI32(m.head), true);
  view.setInt32(at + 40, asI32(m.first_face), true);
  view.setInt32(at + 44, asI32(m.faces), true);
  w.offset = at + 48;
}

/** Reads a `brush`. Throws DecodeError. */
export function decodeBrush(r: Reader): Brush {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 12);
  r.offset = at + 12;
  return {
    first_side: view.getUint32(at, true),
    sides: view.getUint32(at + 4, true),
    contents: view.getUint32(at + 8, true),
  };
}

/** Passes over what `decodeBrush` reads. Throws DecodeError. */
export function skipBrush(r: Reader): undefined {
  skip(r, 12);
}

/** Writes what `decodeBrush` reads. Throws EncodeError. */
export function encodeBrush(w: Writer, m: Brush): void {
  const at = reserve(w, 12);
  const view = w.view;
  view.setUint32(at, asU32(m.first_side), true);
  view.setUint32(at + 4, asU32(m.sides), true);
  view.setUint32(at + 8, asU32(m.contents), true);
  w.offset = at + 12;
}

/** Reads a `brush_side`. Throws DecodeError. */
export function decodeBrushSide(r: Reader): BrushSide {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 4);
  r.offset = at + 4;
  return { plane: view.getUint16(at, true), axes: view.getInt16(at + 2, true) };
}

/** Passes over what `decodeBrushSide` reads. Throws DecodeError. */
export function skipBrushSide(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeBrushSide` reads. Throws EncodeError. */
export function encodeBrushSide(w: Writer, m: BrushSide): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint16(at, asU16(m.plane), true);
  view.setInt16(at + 2, asI16(m.axes), true);
  w.offset = at + 4;
}

/** Reads an `area`. Throws DecodeError. */
export function decodeArea(r: Reader): Area {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 8);
  r.offset = at + 8;
  return { portals: view.getUint32(at, true), first_portal: view.getUint32(at + 4, true) };
}

/** Passes over what `decodeArea` reads. Throws DecodeError. */
export function skipArea(r: Reader): undefined {
  skip(r, 8);
}

/** Writes what `decodeArea` reads. Throws EncodeError. */
export function encodeArea(w: Writer, m: Area): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint32(at, asU32(m.portals), true);
  view.setUint32(at + 4, asU32(m.first_portal), true);
  w.offset = at + 8;
}

/** Reads an `area_portal`. Throws DecodeError. */
export function decodeAreaPortal(r: Reader): AreaPortal {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 8);
  r.offset = at + 8;
  return { portal: view.getUint32(at, true), area: view.getUint32(at + 4, true) };
}

/** Passes over what `decodeAreaPortal` reads. Throws DecodeError. */
export function skipAreaPortal(r: Reader): undefined {
  skip(r, 8);
}

/** Writes what `decodeAreaPortal` reads. Throws EncodeError. */
export function encodeAreaPortal(w: Writer, m: AreaPortal): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint32(at, asU32(m.portal), true);
  view.setUint32(at + 4, asU32(m.area), true);
  w.offset = at + 8;
}

/** Reads a `header` at the cursor, its id first. Throws DecodeError. */
export function decodeHeader(r: Reader): Header {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 8);
  const magic = expectProtocol(r, view.getUint32(at + 1, true), [1347633737]);
  at += 5;
  const version = view.getUint32(at, true);
  at += 4;
  expectTogether(r, [magic, version], ANNOUNCED_TOGETHER);
  r.offset = at;
  return {
    type: "header",
    magic,
    version,
    entities: decodePart(r),
    planes: decodePart(r),
    corners: decodePart(r),
    visibility: decodePart(r),
    nodes: decodePart(r),
    axes: decodePart(r),
    faces: decodePart(r),
    light: decodePart(r),
    leaves: decodePart(r),
    leaf_faces: decodePart(r),
    leaf_brushes: decodePart(r),
    edges: decodePart(r),
    face_edges: decodePart(r),
    models: decodePart(r),
    brushes: decodePart(r),
    brush_sides: decodePart(r),
    pop: decodePart(r),
    areas: decodePart(r),
    area_portals: decodePart(r),
  };
}

/** Passes over what `decodeHeader` reads. Throws DecodeError. */
export function skipHeader(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 4);
  const magic = expectProtocol(r, view.getUint32(at, true), [1347633737]);
  at += 4;
  ensure(r, at, 4);
  expectTogether(r, [magic, view.getUint32(at, true)], ANNOUNCED_TOGETHER);
  at += 4;
  r.offset = at;
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
  skipPart(r);
}

/** Writes what `decodeHeader` reads. Throws EncodeError. */
export function encodeHeader(w: Writer, m: Header): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint32(at, asU32(m.magic), true);
  expectOneOf(m.magic, [1347633737]);
  view.setUint32(at + 4, asU32(m.version), true);
  expectRow([m.magic, m.version], ANNOUNCED_TOGETHER);
  w.offset = at + 8;
  encodePart(w, m.entities);
  encodePart(w, m.planes);
  encodePart(w, m.corners);
  encodePart(w, m.visibility);
  encodePart(w, m.nodes);
  encodePart(w, m.axes);
  encodePart(w, m.faces);
  encodePart(w, m.light);
  encodePart(w, m.leaves);
  encodePart(w, m.leaf_faces);
  encodePart(w, m.leaf_brushes);
  encodePart(w, m.edges);
  encodePart(w, m.face_edges);
  encodePart(w, m.models);
  encodePart(w, m.brushes);
  encodePart(w, m.brush_sides);
  encodePart(w, m.pop);
  encodePart(w, m.areas);
  encodePart(w, m.area_portals);
}

/** Reads an `entities` at the cursor, its id first. Throws DecodeError. */
export function decodeEntities(r: Reader): Entities {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "entities", text: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeEntities` reads. Throws DecodeError. */
export function skipEntities(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeEntities` reads. Throws EncodeError. */
export function encodeEntities(w: Writer, m: Entities): void {
  writeBytes(w, m.text);
}

/** Reads a `planes` at the cursor, its id first. Throws DecodeError. */
export function decodePlanes(r: Reader): Planes {
  const at = r.offset;
  r.offset = at + 1;
  const planes: Plane[] = [];
  while (r.offset < r.end) planes.push(decodePlane(r));
  return { type: "planes", planes };
}

/** Passes over what `decodePlanes` reads. Throws DecodeError. */
export function skipPlanes(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipPlane(r);
}

/** Writes what `decodePlanes` reads. Throws EncodeError. */
export function encodePlanes(w: Writer, m: Planes): void {
  expectArray(m.planes);
  for (const element of m.planes) encodePlane(w, element);
}

/** Reads a `corners` at the cursor, its id first. Throws DecodeError. */
export function decodeCorners(r: Reader): Corners {
  const at = r.offset;
  r.offset = at + 1;
  const corners: Corner[] = [];
  while (r.offset < r.end) corners.push(decodeCorner(r));
  return { type: "corners", corners };
}

/** Passes over what `decodeCorners` reads. Throws DecodeError. */
export function skipCorners(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipCorner(r);
}

/** Writes what `decodeCorners` reads. Throws EncodeError. */
export function encodeCorners(w: Writer, m: Corners): void {
  expectArray(m.corners);
  for (const element of m.corners) encodeCorner(w, element);
}

/** Reads a `visibility` at the cursor, its id first. Throws DecodeError. */
export function decodeVisibility(r: Reader): Visibility {
  const at = r.offset;
  r.offset = at + 1;
  ensure(r, r.offset, 4);
  const clustersCount = r.view.getUint32(r.offset, true);
  r.offset += 4;
  const clusters: SeenSet[] = [];
  for (let i = 0; i < clustersCount; i++) clusters.push(decodeSeenSet(r));
  return { type: "visibility", clusters, sets: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeVisibility` reads. Throws DecodeError. */
export function skipVisibility(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  ensure(r, r.offset, 4);
  const clustersCount = r.view.getUint32(r.offset, true);
  r.offset += 4;
  skip(r, 8 * clustersCount);
  r.offset = r.end;
}

/** Writes what `decodeVisibility` reads. Throws EncodeError. */
export function encodeVisibility(w: Writer, m: Visibility): void {
  expectArray(m.clusters);
  reserve(w, 4);
  w.view.setUint32(w.offset, asU32(m.clusters.length), true);
  w.offset += 4;
  for (const element of m.clusters) encodeSeenSet(w, element);
  writeBytes(w, m.sets);
}

/** Reads a `nodes` at the cursor, its id first. Throws DecodeError. */
export function decodeNodes(r: Reader): Nodes {
  const at = r.offset;
  r.offset = at + 1;
  const nodes: Node[] = [];
  while (r.offset < r.end) nodes.push(decodeNode(r));
  return { type: "nodes", nodes };
}

/** Passes over what `decodeNodes` reads. Throws DecodeError. */
export function skipNodes(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipNode(r);
}

/** Writes what `decodeNodes` reads. Throws EncodeError. */
export function encodeNodes(w: Writer, m: Nodes): void {
  expectArray(m.nodes);
  for (const element of m.nodes) encodeNode(w, element);
}

/** Reads an `axes` at the cursor, its id first. Throws DecodeError. */
export function decodeAxes(r: Reader): Axes {
  const at = r.offset;
  r.offset = at + 1;
  const axes: TextureAxes[] = [];
  while (r.offset < r.end) axes.push(decodeTextureAxes(r));
  return { type: "axes", axes };
}

/** Passes over what `decodeAxes` reads. Throws DecodeError. */
export function skipAxes(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipTextureAxes(r);
}

/** Writes what `decodeAxes` reads. Throws EncodeError. */
export function encodeAxes(w: Writer, m: Axes): void {
  expectArray(m.axes);
  for (const element of m.axes) encodeTextureAxes(w, element);
}

/** Reads a `faces` at the cursor, its id first. Throws DecodeError. */
export function decodeFaces(r: Reader): Faces {
  const at = r.offset;
  r.offset = at + 1;
  const faces: Face[] = [];
  while (r.offset < r.end) faces.push(decodeFace(r));
  return { type: "faces", faces };
}

/** Passes over what `decodeFaces` reads. Throws DecodeError. */
export function skipFaces(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipFace(r);
}

/** Writes what `decodeFaces` reads. Throws EncodeError. */
export function encodeFaces(w: Writer, m: Faces): void {
  expectArray(m.faces);
  for (const element of m.faces) encodeFace(w, element);
}

/** Reads a `light` at the cursor, its id first. Throws DecodeError. */
export function decodeLight(r: Reader): Light {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "light", samples: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeLight` reads. Throws DecodeError. */
export function skipLight(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeLight` reads. Throws EncodeError. */
export function encodeLight(w: Writer, m: Light): void {
  writeBytes(w, m.samples);
}

/** Reads a `leaves` at the cursor, its id first. Throws DecodeError. */
export function decodeLeaves(r: Reader): Leaves {
  const at = r.offset;
  r.offset = at + 1;
  const leaves: Leaf[] = [];
  while (r.offset < r.end) leaves.push(decodeLeaf(r));
  return { type: "leaves", leaves };
}

/** Passes over what `decodeLeaves` reads. Throws DecodeError. */
export function skipLeaves(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipLeaf(r);
}

/** Writes what `decodeLeaves` reads. Throws EncodeError. */
export function encodeLeaves(w: Writer, m: Leaves): void {
  expectArray(m.leaves);
  for (const element of m.leaves) encodeLeaf(w, element);
}

/** Reads a `leaf_faces` at the cursor, its id first. Throws DecodeError. */
export function decodeLeafFaces(r: Reader): LeafFaces {
  const at = r.offset;
  r.offset = at + 1;
  const faces = allRead(U16_FORM, r);
  return { type: "leaf_faces", faces };
}

/** Passes over what `decodeLeafFaces` reads. Throws DecodeError. */
export function skipLeafFaces(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) U16_FORM.skip(r);
}

/** Writes what `decodeLeafFaces` reads. Throws EncodeError. */
export function encodeLeafFaces(w: Writer, m: LeafFaces): void {
  expectArray(m.faces);
  manyWritten(U16_FORM, w, m.faces);
}

/** Reads a `leaf_brushes` at the cursor, its id first. Throws DecodeError. */
export function decodeLeafBrushes(r: Reader): LeafBrushes {
  const at = r.offset;
  r.offset = at + 1;
  const brushes = allRead(U16_FORM, r);
  return { type: "leaf_brushes", brushes };
}

/** Passes over what `decodeLeafBrushes` reads. Throws DecodeError. */
export function skipLeafBrushes(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) U16_FORM.skip(r);
}

/** Writes what `decodeLeafBrushes` reads. Throws EncodeError. */
export function encodeLeafBrushes(w: Writer, m: LeafBrushes): void {
  expectArray(m.brushes);
  manyWritten(U16_FORM, w, m.brushes);
}

/** Reads an `edges` at the cursor, its id first. Throws DecodeError. */
export function decodeEdges(r: Reader): Edges {
  const at = r.offset;
  r.offset = at + 1;
  const edges: Edge[] = [];
  while (r.offset < r.end) edges.push(decodeEdge(r));
  return { type: "edges", edges };
}

/** Passes over what `decodeEdges` reads. Throws DecodeError. */
export function skipEdges(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipEdge(r);
}

/** Writes what `decodeEdges` reads. Throws EncodeError. */
export function encodeEdges(w: Writer, m: Edges): void {
  expectArray(m.edges);
  for (const element of m.edges) encodeEdge(w, element);
}

/** Reads a `face_edges` at the cursor, its id first. Throws DecodeError. */
export function decodeFaceEdges(r: Reader): FaceEdges {
  const at = r.offset;
  r.offset = at + 1;
  const edges = allRead(I32_FORM, r);
  return { type: "face_edges", edges };
}

/** Passes over what `decodeFaceEdges` reads. Throws DecodeError. */
export function skipFaceEdges(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) I32_FORM.skip(r);
}

/** Writes what `decodeFaceEdges` reads. Throws EncodeError. */
export function encodeFaceEdges(w: Writer, m: FaceEdges): void {
  expectArray(m.edges);
  manyWritten(I32_FORM, w, m.edges);
}

/** Reads a `models` at the cursor, its id first. Throws DecodeError. */
export function decodeModels(r: Reader): Models {
  const at = r.offset;
  r.offset = at + 1;
  const models: Model[] = [];
  while (r.offset < r.end) models.push(decodeModel(r));
  return { type: "models", models };
}

/** Passes over what `decodeModels` reads. Throws DecodeError. */
export function skipModels(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipModel(r);
}

/** Writes what `decodeModels` reads. Throws EncodeError. */
export function encodeModels(w: Writer, m: Models): void {
  expectArray(m.models);
  for (const element of m.models) encodeModel(w, element);
}

/** Reads a `brushes` at the cursor, its id first. Throws DecodeError. */
export function decodeBrushes(r: Reader): Brushes {
  const at = r.offset;
  r.offset = at + 1;
  const brushes: Brush[] = [];
  while (r.offset < r.end) brushes.push(decodeBrush(r));
  return { type: "brushes", brushes };
}

/** Passes over what `decodeBrushes` reads. Throws DecodeError. */
export function skipBrushes(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipBrush(r);
}

/** Writes what `decodeBrushes` reads. Throws EncodeError. */
export function encodeBrushes(w: Writer, m: Brushes): void {
  expectArray(m.brushes);
  for (const element of m.brushes) encodeBrush(w, element);
}

/** Reads a `brush_sides` at the cursor, its id first. Throws DecodeError. */
export function decodeBrushSides(r: Reader): BrushSides {
  const at = r.offset;
  r.offset = at + 1;
  const sides: BrushSide[] = [];
  while (r.offset < r.end) sides.push(decodeBrushSide(r));
  return { type: "brush_sides", sides };
}

/** Passes over what `decodeBrushSides` reads. Throws DecodeError. */
export function skipBrushSides(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipBrushSide(r);
}

/** Writes what `decodeBrushSides` reads. Throws EncodeError. */
export function encodeBrushSides(w: Writer, m: BrushSides): void {
  expectArray(m.sides);
  for (const element of m.sides) encodeBrushSide(w, element);
}

/** Reads a `pop` at the cursor, its id first. Throws DecodeError. */
export function decodePop(r: Reader): Pop {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "pop", data: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodePop` reads. Throws DecodeError. */
export function skipPop(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodePop` reads. Throws EncodeError. */
export function encodePop(w: Writer, m: Pop): void {
  writeBytes(w, m.data);
}

/** Reads an `areas` at the cursor, its id first. Throws DecodeError. */
export function decodeAreas(r: Reader): Areas {
  const at = r.offset;
  r.offset = at + 1;
  const areas: Area[] = [];
  while (r.offset < r.end) areas.push(decodeArea(r));
  return { type: "areas", areas };
}

/** Passes over what `decodeAreas` reads. Throws DecodeError. */
export function skipAreas(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipArea(r);
}

/** Writes what `decodeAreas` reads. Throws EncodeError. */
export function encodeAreas(w: Writer, m: Areas): void {
  expectArray(m.areas);
  for (const element of m.areas) encodeArea(w, element);
}

/** Reads an `area_portals` at the cursor, its id first. Throws DecodeError. */
export function decodeAreaPortals(r: Reader): AreaPortals {
  const at = r.offset;
  r.offset = at + 1;
  const portals: AreaPortal[] = [];
  while (r.offset < r.end) portals.push(decodeAreaPortal(r));
  return { type: "area_portals", portals };
}

/** Passes over what `decodeAreaPortals` reads. Throws DecodeError. */
export function skipAreaPortals(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipAreaPortal(r);
}

/** Writes what `decodeAreaPortals` reads. Throws EncodeError. */
export function encodeAreaPortals(w: Writer, m: AreaPortals): void {
  expectArray(m.portals);
  for (const element of m.portals) encodeAreaPortal(w, element);
}

/** Reads a `rest` at the cursor, its id first. Throws DecodeError. */
export function decodeRest(r: Reader): Rest {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "rest", data: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeRest` reads. Throws DecodeError. */
export function skipRest(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeRest` reads. Throws EncodeError. */
export function encodeRest(w: Writer, m: Rest): void {
  writeBytes(w, m.data);
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  switch (id) {
    case 0x01:
      return decodeHeader(r);
    case 0x02:
      return decodeEntities(r);
    case 0x03:
      return decodePlanes(r);
    case 0x04:
      return decodeCorners(r);
    case 0x05:
      return decodeVisibility(r);
    case 0x06:
      return decodeNodes(r);
    case 0x07:
      return decodeAxes(r);
    case 0x08:
      return decodeFaces(r);
    case 0x09:
      return decodeLight(r);
    case 0x0a:
      return decodeLeaves(r);
    case 0x0b:
      return decodeLeafFaces(r);
    case 0x0c:
      return decodeLeafBrushes(r);
    case 0x0d:
      return decodeEdges(r);
    case 0x0e:
      return decodeFaceEdges(r);
    case 0x0f:
      return decodeModels(r);
    case 0x10:
      return decodeBrushes(r);
    case 0x11:
      return decodeBrushSides(r);
    case 0x12:
      return decodePop(r);
    case 0x13:
      return decodeAreas(r);
    case 0x14:
      return decodeAreaPortals(r);
    case 0x15:
      return decodeRest(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `decodeMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function readMessage(r: Reader): Message {
  const id = peekId(r);
  return readNumbered(r, id);
}

/**
 * Reads the message at the cursor, in version 38. Throws DecodeError, and leaves the cursor
 * where it was.
 */
export function decodeMessage(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumbered(r, id);
  } catch (error) {
    throw explained(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumbered(w: Writer, message: Message): void {
  switch (message.type) {
    case "header":
      writeId(w, 0x01);
      return encodeHeader(w, message);
    case "entities":
      writeId(w, 0x02);
      return encodeEntities(w, message);
    case "planes":
      writeId(w, 0x03);
      return encodePlanes(w, message);
    case "corners":
      writeId(w, 0x04);
      return encodeCorners(w, message);
    case "visibility":
      writeId(w, 0x05);
      return encodeVisibility(w, message);
    case "nodes":
      writeId(w, 0x06);
      return encodeNodes(w, message);
    case "axes":
      writeId(w, 0x07);
      return encodeAxes(w, message);
    case "faces":
      writeId(w, 0x08);
      return encodeFaces(w, message);
    case "light":
      writeId(w, 0x09);
      return encodeLight(w, message);
    case "leaves":
      writeId(w, 0x0a);
      return encodeLeaves(w, message);
    case "leaf_faces":
      writeId(w, 0x0b);
      return encodeLeafFaces(w, message);
    case "leaf_brushes":
      writeId(w, 0x0c);
      return encodeLeafBrushes(w, message);
    case "edges":
      writeId(w, 0x0d);
      return encodeEdges(w, message);
    case "face_edges":
      writeId(w, 0x0e);
      return encodeFaceEdges(w, message);
    case "models":
      writeId(w, 0x0f);
      return encodeModels(w, message);
    case "brushes":
      writeId(w, 0x10);
      return encodeBrushes(w, message);
    case "brush_sides":
      writeId(w, 0x11);
      return encodeBrushSides(w, message);
    case "pop":
      writeId(w, 0x12);
      return encodePop(w, message);
    case "areas":
      writeId(w, 0x13);
      return encodeAreas(w, message);
    case "area_portals":
      writeId(w, 0x14);
      return encodeAreaPortals(w, message);
    case "rest":
      writeId(w, 0x15);
      return encodeRest(w, message);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in version 38. Throws EncodeError, and leaves the writer as it was. */
export function encodeMessage(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumbered(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 0, message, error);
  }
}

/** `passMessage` for ids that stand for one message each. */
function passNumbered(r: Reader, id: number): number {
  switch (id) {
    case 0x01:
      return (skipHeader(r), id);
    case 0x02:
      return (skipEntities(r), id);
    case 0x03:
      return (skipPlanes(r), id);
    case 0x04:
      return (skipCorners(r), id);
    case 0x05:
      return (skipVisibility(r), id);
    case 0x06:
      return (skipNodes(r), id);
    case 0x07:
      return (skipAxes(r), id);
    case 0x08:
      return (skipFaces(r), id);
    case 0x09:
      return (skipLight(r), id);
    case 0x0a:
      return (skipLeaves(r), id);
    case 0x0b:
      return (skipLeafFaces(r), id);
    case 0x0c:
      return (skipLeafBrushes(r), id);
    case 0x0d:
      return (skipEdges(r), id);
    case 0x0e:
      return (skipFaceEdges(r), id);
    case 0x0f:
      return (skipModels(r), id);
    case 0x10:
      return (skipBrushes(r), id);
    case 0x11:
      return (skipBrushSides(r), id);
    case 0x12:
      return (skipPop(r), id);
    case 0x13:
      return (skipAreas(r), id);
    case 0x14:
      return (skipAreaPortals(r), id);
    case 0x15:
      return (skipRest(r), id);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `skipMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function passMessage(r: Reader): number {
  const id = peekId(r);
  return passNumbered(r, id);
}

/**
 * Passes over the message at the cursor, in version 38, and returns its id. Throws
 * DecodeError, and leaves the cursor where it was.
 */
export function skipMessage(r: Reader): number {
  return passExplained(r, passMessage, explained);
}

/**
 * As `skipMessages`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Says whether a message tells of versions. Throws
 * DecodeError.
 */
export function passMessages(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessage(r);
    if (id === 0x01) announcesVersions = true;
  }
  return announcesVersions;
}

/**
 * Passes over all messages up to the end, in version 38. Throws DecodeError, and leaves the
 * cursor at the message that cannot be read.
 */
export function skipMessages(r: Reader): void {
  passAllExplained(r, passMessages, skipMessage);
}

/**
 * The next message when there is a handler for it, for ids that stand for one message each.
 * Without a handler it is passed over.
 */
function retargetNumbered(
  r: Reader,
  id: number,
  handlers: Handlers,
  _scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x01:
      return handlers.header === undefined ? skipHeader(r) : decodeHeader(r);
    case 0x02:
      return handlers.entities === undefined ? skipEntities(r) : decodeEntities(r);
    case 0x03:
      return handlers.planes === undefined ? skipPlanes(r) : decodePlanes(r);
    case 0x04:
      return handlers.corners === undefined ? skipCorners(r) : decodeCorners(r);
    case 0x05:
      return handlers.visibility === undefined ? skipVisibility(r) : decodeVisibility(r);
    case 0x06:
      return handlers.nodes === undefined ? skipNodes(r) : decodeNodes(r);
    case 0x07:
      return handlers.axes === undefined ? skipAxes(r) : decodeAxes(r);
    case 0x08:
      return handlers.faces === undefined ? skipFaces(r) : decodeFaces(r);
    case 0x09:
      return handlers.light === undefined ? skipLight(r) : decodeLight(r);
    case 0x0a:
      return handlers.leaves === undefined ? skipLeaves(r) : decodeLeaves(r);
    case 0x0b:
      return handlers.leaf_faces === undefined ? skipLeafFaces(r) : decodeLeafFaces(r);
    case 0x0c:
      return handlers.leaf_brushes === undefined ? skipLeafBrushes(r) : decodeLeafBrushes(r);
    case 0x0d:
      return handlers.edges === undefined ? skipEdges(r) : decodeEdges(r);
    case 0x0e:
      return handlers.face_edges === undefined ? skipFaceEdges(r) : decodeFaceEdges(r);
    case 0x0f:
      return handlers.models === undefined ? skipModels(r) : decodeModels(r);
    case 0x10:
      return handlers.brushes === undefined ? skipBrushes(r) : decodeBrushes(r);
    case 0x11:
      return handlers.brush_sides === undefined ? skipBrushSides(r) : decodeBrushSides(r);
    case 0x12:
      return handlers.pop === undefined ? skipPop(r) : decodePop(r);
    case 0x13:
      return handlers.areas === undefined ? skipAreas(r) : decodeAreas(r);
    case 0x14:
      return handlers.area_portals === undefined ? skipAreaPortals(r) : decodeAreaPortals(r);
    case 0x15:
      return handlers.rest === undefined ? skipRest(r) : decodeRest(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 38; passes over it when there
 * is none. The handler gets a view that the next call aims anew. Throws DecodeError, and
 * leaves the cursor where it was; what a handler throws goes through.
 */
export function visitMessage(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumbered(r, id, handlers, scratch);
  } catch (error) {
    throw explained(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/**
 * Hands all messages up to the end to their handlers, as `visitMessage` does one, in version
 * 38. Throws DecodeError, and leaves the cursor at the message that cannot be read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessage(r, handlers, scratch);
  }
}

/** What visiting aims again and again. */
export interface Scratch {}

/** Makes what visiting in version 38 aims. */
export function newScratch(): Scratch {
  return {};
}

/** A codec for each class of versions that are alike, oldest first. */
export const codecs: readonly Codec<Message, Handlers>[] = [
  {
    table,
    from: 0,
    to: 0,
    decode: decodeMessage,
    encode: encodeMessage,
    skip: skipMessage,
    visit: visitMessage,
    skipAll: skipMessages,
    visitAll: visitMessages,
    passAll: passMessages,
    scratch: newScratch,
    read: readMessage,
    pass: passMessage,
  },
];
