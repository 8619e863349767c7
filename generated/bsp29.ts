// Generated from bsp29.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./bsp29.table.ts";
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
  unknownId,
} from "../runtime/bytes/reader.ts";
import { partCount } from "../runtime/bytes/numbers/computed.ts";
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
  expectCount,
  expectOneOf,
  unknownType,
} from "../runtime/bytes/writer.ts";
import { manyPassed, manyWritten, fixedInteger } from "../runtime/bytes/numbers/forms.ts";
import { allRead } from "../runtime/bytes/text/delimited.ts";
export { table };

/** bsp29.yaml:15 */
export interface Part {
  offset: number;
  size: number;
}

/** bsp29.yaml:16 */
export interface Plane {
  normal: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  normalNaN?: readonly number[] | undefined;
  distance: number;
  /** The bits of a NaN as it came, which a number loses. */
  distanceNaN?: number | undefined;
  kind: number;
}

/** bsp29.yaml:17 */
export interface Corner {
  at: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  atNaN?: readonly number[] | undefined;
}

/** bsp29.yaml:18 */
export interface Node {
  plane: number;
  /** A node, or -1 less the number of a leaf. */
  children: [number, number];
  low: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  lowNaN?: readonly number[] | undefined;
  high: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  highNaN?: readonly number[] | undefined;
  first_face: number;
  faces: number;
}

/** bsp29.yaml:26 */
export interface TextureAxes {
  s: [number, number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  sNaN?: readonly number[] | undefined;
  t: [number, number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  tNaN?: readonly number[] | undefined;
  texture: number;
  flags: number;
}

/** bsp29.yaml:28 */
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

/** bsp29.yaml:37 */
export interface ClipNode {
  plane: number;
  children: [number, number];
}

/** bsp29.yaml:38 */
export interface Leaf {
  contents: number;
  /** Where the set of what is seen from it begins, or -1. */
  seen: number;
  low: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  lowNaN?: readonly number[] | undefined;
  high: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  highNaN?: readonly number[] | undefined;
  first_face: number;
  faces: number;
  ambience: [number, number, number, number];
}

/** bsp29.yaml:47 */
export interface Edge {
  corners: [number, number];
}

/** bsp29.yaml:48 */
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
  /** A node, and a clip node for each size of what moves. */
  heads: [number, number, number, number];
  leaves: number;
  first_face: number;
  faces: number;
}

/** bsp29.yaml:59 */
export interface Header {
  type: "header";
  version: number;
  entities: Part;
  planes: Part;
  textures: Part;
  corners: Part;
  visibility: Part;
  nodes: Part;
  axes: Part;
  faces: Part;
  light: Part;
  clip_nodes: Part;
  leaves: Part;
  leaf_faces: Part;
  edges: Part;
  face_edges: Part;
  models: Part;
}

/** bsp29.yaml:78 */
export interface Entities {
  type: "entities";
  text: Uint8Array;
}

/** bsp29.yaml:79 */
export interface Planes {
  type: "planes";
  planes: Plane[];
}

/** bsp29.yaml:80 */
export interface Textures {
  type: "textures";
  offsets: number[];
}

/** A picture in four sizes, each half of the one before it. bsp29.yaml:83 */
export interface Texture {
  type: "texture";
  name: Uint8Array;
  width: number;
  height: number;
  /**
   * Where the largest begins, from the first byte here on: 40, or 0 where the pictures are in
   * another file.
   */
  full: number;
  half: number;
  quarter: number;
  eighth: number;
  pixels: Uint8Array;
}

/** bsp29.yaml:103 */
export interface Corners {
  type: "corners";
  corners: Corner[];
}

/** bsp29.yaml:104 */
export interface Visibility {
  type: "visibility";
  sets: Uint8Array;
}

/** bsp29.yaml:105 */
export interface Nodes {
  type: "nodes";
  nodes: Node[];
}

/** bsp29.yaml:106 */
export interface Axes {
  type: "axes";
  axes: TextureAxes[];
}

/** bsp29.yaml:107 */
export interface Faces {
  type: "faces";
  faces: Face[];
}

/** bsp29.yaml:108 */
export interface Light {
  type: "light";
  samples: Uint8Array;
}

/** bsp29.yaml:109 */
export interface ClipNodes {
  type: "clip_nodes";
  clip_nodes: ClipNode[];
}

/** bsp29.yaml:110 */
export interface Leaves {
  type: "leaves";
  leaves: Leaf[];
}

/** bsp29.yaml:111 */
export interface LeafFaces {
  type: "leaf_faces";
  faces: number[];
}

/** bsp29.yaml:112 */
export interface Edges {
  type: "edges";
  edges: Edge[];
}

/** bsp29.yaml:113 */
export interface FaceEdges {
  type: "face_edges";
  edges: number[];
}

/** bsp29.yaml:114 */
export interface Models {
  type: "models";
  models: Model[];
}

/** bsp29.yaml:115 */
export interface Rest {
  type: "rest";
  data: Uint8Array;
}

/** Any message. */
export type Message =
  | Header
  | Entities
  | Planes
  | Textures
  | Texture
  | Corners
  | Visibility
  | Nodes
  | Axes
  | Faces
  | Light
  | ClipNodes
  | Leaves
  | LeafFaces
  | Edges
  | FaceEdges
  | Models
  | Rest;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  header?: ((message: Readonly<Header>) => void) | undefined;
  entities?: ((message: Readonly<Entities>) => void) | undefined;
  planes?: ((message: Readonly<Planes>) => void) | undefined;
  textures?: ((message: Readonly<Textures>) => void) | undefined;
  texture?: ((message: Readonly<Texture>) => void) | undefined;
  corners?: ((message: Readonly<Corners>) => void) | undefined;
  visibility?: ((message: Readonly<Visibility>) => void) | undefined;
  nodes?: ((message: Readonly<Nodes>) => void) | undefined;
  axes?: ((message: Readonly<Axes>) => void) | undefined;
  faces?: ((message: Readonly<Faces>) => void) | undefined;
  light?: ((message: Readonly<Light>) => void) | undefined;
  clip_nodes?: ((message: Readonly<ClipNodes>) => void) | undefined;
  leaves?: ((message: Readonly<Leaves>) => void) | undefined;
  leaf_faces?: ((message: Readonly<LeafFaces>) => void) | undefined;
  edges?: ((message: Readonly<Edges>) => void) | undefined;
  face_edges?: ((message: Readonly<FaceEdges>) => void) | undefined;
  models?: ((message: Readonly<Models>) => void) | undefined;
  rest?: ((message: Readonly<Rest>) => void) | undefined;
}

const I32_FORM = /* @__PURE__ */ fixedInteger(32, true);
const U32_FORM = /* @__PURE__ */ fixedInteger(32);
const U16_FORM = /* @__PURE__ */ fixedInteger(16);
const explainedUntil29 = /* @__PURE__ */ explaining(table, 0);
const explained = /* @__PURE__ */ explaining(table, 1);

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

/** Reads a `node` (29). Throws DecodeError. */
export function decodeNodeUntil29(r: Reader): Node {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 24);
  r.offset = at + 24;
  return {
    plane: view.getInt32(at, true),
    children: [view.getInt16(at + 4, true), view.getInt16(at + 6, true)],
    low: [view.getInt16(at + 8, true), view.getInt16(at + 10, true), view.getInt16(at + 12, true)],
    high: [
      view.getInt16(at + 14, true),
      view.getInt16(at + 16, true),
      view.getInt16(at + 18, true),
    ],
    first_face: view.getUint16(at + 20, true),
    faces: view.getUint16(at + 22, true),
  };
}

/** Passes over what `decodeNodeUntil29` reads. Throws DecodeError. */
export function skipNodeUntil29(r: Reader): undefined {
  skip(r, 24);
}

/** Writes what `decodeNodeUntil29` reads. Throws EncodeError. */
export function encodeNodeUntil29(w: Writer, m: Node): void {
  const at = reserve(w, 24);
  const view = w.view;
  view.setInt32(at, asI32(m.plane), true);
  expectLength(m.children, 2);
  view.setInt16(at + 4, asI16(m.children[0]), true);
  view.setInt16(at + 6, asI16(m.children[1]), true);
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
  w.offset = at + 24;
}

/** Reads a `node` (bsp2). Throws DecodeError. */
export function decodeNode(r: Reader): Node {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 44);
  r.offset = at + 44;
  return {
    plane: view.getInt32(at, true),
    children: [view.getInt32(at + 4, true), view.getInt32(at + 8, true)],
    low: [
      view.getFloat32(at + 12, true),
      view.getFloat32(at + 16, true),
      view.getFloat32(at + 20, true),
    ],
    lowNaN: nanBits(view, at + 12, 3),
    high: [
      view.getFloat32(at + 24, true),
      view.getFloat32(at + 28, true),
      view.getFloat32(at + 32, true),
    ],
    highNaN: nanBits(view, at + 24, 3),
    first_face: view.getUint32(at + 36, true),
    faces: view.getUint32(at + 40, true),
  };
}

/** Passes over what `decodeNode` reads. Throws DecodeError. */
export function skipNode(r: Reader): undefined {
  skip(r, 44);
}

/** Writes what `decodeNode` reads. Throws EncodeError. */
export function encodeNode(w: Writer, m: Node): void {
  const at = reserve(w, 44);
  const view = w.view;
  view.setInt32(at, asI32(m.plane), true);
  expectLength(m.children, 2);
  view.setInt32(at + 4, asI32(m.children[0]), true);
  view.setInt32(at + 8, asI32(m.children[1]), true);
  expectLength(m.low, 3);
  setF32(view, at + 12, m.low[0], m.lowNaN?.[0]);
  setF32(view, at + 16, m.low[1], m.lowNaN?.[1]);
  setF32(view, at + 20, m.low[2], m.lowNaN?.[2]);
  expectLength(m.high, 3);
  setF32(view, at + 24, m.high[0], m.highNaN?.[0]);
  setF32(view, at + 28, m.high[1], m.highNaN?.[1]);
  setF32(view, at + 32, m.high[2], m.highNaN?.[2]);
  view.setUint32(at + 36, asU32(m.first_face), true);
  view.setUint32(at + 40, asU32(m.faces), true);
  w.offset = at + 44;
}

/** Reads a `texture_axes`. Throws DecodeError. */
export function decodeTextureAxes(r: Reader): TextureAxes {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 40);
  r.offset = at + 40;
  return {
    s: [
      view.getFloat32(at, true),
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
      view.getFloat32(at + 12, true),
    ],
    sNaN: nanBits(view, at, 4),
    t: [
      view.getFloat32(at + 16, true),
      view.getFloat32(at + 20, true),
      view.getFloat32(at + 24, true),
      view.getFloat32(at + 28, true),
    ],
    tNaN: nanBits(view, at + 16, 4),
    texture: view.getUint32(at + 32, true),
    flags: view.getUint32(at + 36, true),
  };
}

/** Passes over what `decodeTextureAxes` reads. Throws DecodeError. */
export function skipTextureAxes(r: Reader): undefined {
  skip(r, 40);
}

/** Writes what `decodeTextureAxes` reads. Throws EncodeError. */
export function encodeTextureAxes(w: Writer, m: TextureAxes): void {
  const at = reserve(w, 40);
  const view = w.view;
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
  view.setUint32(at + 32, asU32(m.texture), true);
  view.setUint32(at + 36, asU32(m.flags), true);
  w.offset = at + 40;
}

/** Reads a `face` (29). Throws DecodeError. */
export function decodeFaceUntil29(r: Reader): Face {
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

/** Passes over what `decodeFaceUntil29` reads. Throws DecodeError. */
export function skipFaceUntil29(r: Reader): undefined {
  skip(r, 20);
}

/** Writes what `decodeFaceUntil29` reads. Throws EncodeError. */
export function encodeFaceUntil29(w: Writer, m: Face): void {
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

/** Reads a `face` (bsp2). Throws DecodeError. */
export function decodeFace(r: Reader): Face {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 28);
  r.offset = at + 28;
  return {
    plane: view.getUint32(at, true),
    side: view.getUint32(at + 4, true),
    first_edge: view.getUint32(at + 8, true),
    edges: view.getUint32(at + 12, true),
    axes: view.getUint32(at + 16, true),
    styles: [
      view.getUint8(at + 20),
      view.getUint8(at + 21),
      view.getUint8(at + 22),
      view.getUint8(at + 23),
    ],
    light: view.getInt32(at + 24, true),
  };
}

/** Passes over what `decodeFace` reads. Throws DecodeError. */
export function skipFace(r: Reader): undefined {
  skip(r, 28);
}

/** Writes what `decodeFace` reads. Throws EncodeError. */
export function encodeFace(w: Writer, m: Face): void {
  const at = reserve(w, 28);
  const view = w.view;
  view.setUint32(at, asU32(m.plane), true);
  view.setUint32(at + 4, asU32(m.side), true);
  view.setUint32(at + 8, asU32(m.first_edge), true);
  view.setUint32(at + 12, asU32(m.edges), true);
  view.setUint32(at + 16, asU32(m.axes), true);
  expectLength(m.styles, 4);
  view.setUint8(at + 20, asU8(m.styles[0]));
  view.setUint8(at + 21, asU8(m.styles[1]));
  view.setUint8(at + 22, asU8(m.styles[2]));
  view.setUint8(at + 23, asU8(m.styles[3]));
  view.setInt32(at + 24, asI32(m.light), true);
  w.offset = at + 28;
}

/** Reads a `clip_node` (29). Throws DecodeError. */
export function decodeClipNodeUntil29(r: Reader): ClipNode {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 8);
  r.offset = at + 8;
  return {
    plane: view.getInt32(at, true),
    children: [view.getInt16(at + 4, true), view.getInt16(at + 6, true)],
  };
}

/** Passes over what `decodeClipNodeUntil29` reads. Throws DecodeError. */
export function skipClipNodeUntil29(r: Reader): undefined {
  skip(r, 8);
}

/** Writes what `decodeClipNodeUntil29` reads. Throws EncodeError. */
export function encodeClipNodeUntil29(w: Writer, m: ClipNode): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setInt32(at, asI32(m.plane), true);
  expectLength(m.children, 2);
  view.setInt16(at + 4, asI16(m.children[0]), true);
  view.setInt16(at + 6, asI16(m.children[1]), true);
  w.offset = at + 8;
}

/** Reads a `clip_node` (bsp2). Throws DecodeError. */
export function decodeClipNode(r: Reader): ClipNode {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 12);
  r.offset = at + 12;
  return {
    plane: view.getInt32(at, true),
    children: [view.getInt32(at + 4, true), view.getInt32(at + 8, true)],
  };
}

/** Passes over what `decodeClipNode` reads. Throws DecodeError. */
export function skipClipNode(r: Reader): undefined {
  skip(r, 12);
}

/** Writes what `decodeClipNode` reads. Throws EncodeError. */
export function encodeClipNode(w: Writer, m: ClipNode): void {
  const at = reserve(w, 12);
  const view = w.view;
  view.setInt32(at, asI32(m.plane), true);
  expectLength(m.children, 2);
  view.setInt32(at + 4, asI32(m.children[0]), true);
  view.setInt32(at + 8, asI32(m.children[1]), true);
  w.offset = at + 12;
}

/** Reads a `leaf` (29). Throws DecodeError. */
export function decodeLeafUntil29(r: Reader): Leaf {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 28);
  r.offset = at + 28;
  return {
    contents: view.getInt32(at, true),
    seen: view.getInt32(at + 4, true),
    low: [view.getInt16(at + 8, true), view.getInt16(at + 10, true), view.getInt16(at + 12, true)],
    high: [
      view.getInt16(at + 14, true),
      view.getInt16(at + 16, true),
      view.getInt16(at + 18, true),
    ],
    first_face: view.getUint16(at + 20, true),
    faces: view.getUint16(at + 22, true),
    ambience: [
      view.getUint8(at + 24),
      view.getUint8(at + 25),
      view.getUint8(at + 26),
      view.getUint8(at + 27),
    ],
  };
}

/** Passes over what `decodeLeafUntil29` reads. Throws DecodeError. */
export function skipLeafUntil29(r: Reader): undefined {
  skip(r, 28);
}

/** Writes what `decodeLeafUntil29` reads. Throws EncodeError. */
export function encodeLeafUntil29(w: Writer, m: Leaf): void {
  const at = reserve(w, 28);
  const view = w.view;
  view.setInt32(at, asI32(m.contents), true);
  view.setInt32(at + 4, asI32(m.seen), true);
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
  expectLength(m.ambience, 4);
  view.setUint8(at + 24, asU8(m.ambience[0]));
  view.setUint8(at + 25, asU8(m.ambience[1]));
  view.setUint8(at + 26, asU8(m.ambience[2]));
  view.setUint8(at + 27, asU8(m.ambience[3]));
  w.offset = at + 28;
}

/** Reads a `leaf` (bsp2). Throws DecodeError. */
export function decodeLeaf(r: Reader): Leaf {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 44);
  r.offset = at + 44;
  return {
    contents: view.getInt32(at, true),
    seen: view.getInt32(at + 4, true),
    low: [
      view.getFloat32(at + 8, true),
      view.getFloat32(at + 12, true),
      view.getFloat32(at + 16, true),
    ],
    lowNaN: nanBits(view, at + 8, 3),
    high: [
      view.getFloat32(at + 20, true),
      view.getFloat32(at + 24, true),
      view.getFloat32(at + 28, true),
    ],
    highNaN: nanBits(view, at + 20, 3),
    first_face: view.getUint32(at + 32, true),
    faces: view.getUint32(at + 36, true),
    ambience: [
      view.getUint8(at + 40),
      view.getUint8(at + 41),
      view.getUint8(at + 42),
      view.getUint8(at + 43),
    ],
  };
}

/** Passes over what `decodeLeaf` reads. Throws DecodeError. */
export function skipLeaf(r: Reader): undefined {
  skip(r, 44);
}

/** Writes what `decodeLeaf` reads. Throws EncodeError. */
export function encodeLeaf(w: Writer, m: Leaf): void {
  const at = reserve(w, 44);
  const view = w.view;
  view.setInt32(at, asI32(m.contents), true);
  view.setInt32(at + 4, asI32(m.seen), true);
  expectLength(m.low, 3);
  setF32(view, at + 8, m.low[0], m.lowNaN?.[0]);
  setF32(view, at + 12, m.low[1], m.lowNaN?.[1]);
  setF32(view, at + 16, m.low[2], m.lowNaN?.[2]);
  expectLength(m.high, 3);
  setF32(view, at + 20, m.high[0], m.highNaN?.[0]);
  setF32(view, at + 24, m.high[1], m.highNaN?.[1]);
  setF32(view, at + 28, m.high[2], m.highNaN?.[2]);
  view.setUint32(at + 32, asU32(m.first_face), true);
  view.setUint32(at + 36, asU32(m.faces), true);
  expectLength(m.ambience, 4);
  view.setUint8(at + 40, asU8(m.ambience[0]));
  view.setUint8(at + 41, asU8(m.ambience[1]));
  view.setUint8(at + 42, asU8(m.ambience[2]));
  view.setUint8(at + 43, asU8(m.ambience[3]));
  w.offset = at + 44;
}

/** Reads an `edge` (29). Throws DecodeError. */
export function decodeEdgeUntil29(r: Reader): Edge {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 4);
  r.offset = at + 4;
  return { corners: [view.getUint16(at, true), view.getUint16(at + 2, true)] };
}

/** Passes over what `decodeEdgeUntil29` reads. Throws DecodeError. */
export function skipEdgeUntil29(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeEdgeUntil29` reads. Throws EncodeError. */
export function encodeEdgeUntil29(w: Writer, m: Edge): void {
  const at = reserve(w, 4);
  const view = w.view;
  expectLength(m.corners, 2);
  view.setUint16(at, asU16(m.corners[0]), true);
  view.setUint16(at + 2, asU16(m.corners[1]), true);
  w.offset = at + 4;
}

/** Reads an `edge` (bsp2). Throws DecodeError. */
export function decodeEdge(r: Reader): Edge {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 8);
  r.offset = at + 8;
  return { corners: [view.getUint32(at, true), view.getUint32(at + 4, true)] };
}

/** Passes over what `decodeEdge` reads. Throws DecodeError. */
export function skipEdge(r: Reader): undefined {
  skip(r, 8);
}

/** Writes what `decodeEdge` reads. Throws EncodeError. */
export function encodeEdge(w: Writer, m: Edge): void {
  const at = reserve(w, 8);
  const view = w.view;
  expectLength(m.corners, 2);
  view.setUint32(at, asU32(m.corners[0]), true);
  view.setUint32(at + 4, asU32(m.corners[1]), true);
  w.offset = at + 8;
}

/** Reads a `model`. Throws DecodeError. */
export function decodeModel(r: Reader): Model {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 64);
  r.offset = at + 64;
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
    heads: [
      view.getInt32(at + 36, true),
      view.getInt32(at + 40, true),
      view.getInt32(at + 44, true),
      view.getInt32(at + 48, true),
    ],
    leaves: view.getInt32(at + 52, true),
    first_face: view.getInt32(at + 56, true),
    faces: view.getInt32(at + 60, true),
  };
}

/** Passes over what `decodeModel` reads. Throws DecodeError. */
export function skipModel(r: Reader): undefined {
  skip(r, 64);
}

/** Writes what `decodeModel` reads. Throws EncodeError. */
export function encodeModel(w: Writer, m: Model): void {
  const at = reserve(w, 64);
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
  expectLength(m.heads, 4);
  view.setInt32(at + 36, asI32(m.heads[0]), true);
  view.setInt32(at + 40, asI32(m.heads[1]), true);
  view.setInt32(at + 44, asI32(m.heads[2]), true);
  view.setInt32(at + 48, asI32(m.heads[3]), true);
  view.setInt32(at + 52, asI32(m.leaves), true);
  view.setInt32(at + 56, asI32(m.first_face), true);
  view.setInt32(at + 60, asI32(m.faces), true);
  w.offset = at + 64;
}

/** Reads a `header` at the cursor, its id first. Throws DecodeError. */
export function decodeHeader(r: Reader): Header {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  return {
    type: "header",
    version: expectProtocol(r, view.getUint32(at + 1, true), [29, 844124994]),
    entities: decodePart(r),
    planes: decodePart(r),
    textures: decodePart(r),
    corners: decodePart(r),
    visibility: decodePart(r),
    nodes: decodePart(r),
    axes: decodePart(r),
    faces: decodePart(r),
    light: decodePart(r),
    clip_nodes: decodePart(r),
    leaves: decodePart(r),
    leaf_faces: decodePart(r),
    edges: decodePart(r),
    face_edges: decodePart(r),
    models: decodePart(r),
  };
}

/** Passes over what `decodeHeader` reads. Throws DecodeError. */
export function skipHeader(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 4);
  expectProtocol(r, view.getUint32(at, true), [29, 844124994]);
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
}

/** Writes what `decodeHeader` reads. Throws EncodeError. */
export function encodeHeader(w: Writer, m: Header): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint32(at, asU32(m.version), true);
  expectOneOf(m.version, [29, 844124994]);
  w.offset = at + 4;
  encodePart(w, m.entities);
  encodePart(w, m.planes);
  encodePart(w, m.textures);
  encodePart(w, m.corners);
  encodePart(w, m.visibility);
  encodePart(w, m.nodes);
  encodePart(w, m.axes);
  encodePart(w, m.faces);
  encodePart(w, m.light);
  encodePart(w, m.clip_nodes);
  encodePart(w, m.leaves);
  encodePart(w, m.leaf_faces);
  encodePart(w, m.edges);
  encodePart(w, m.face_edges);
  encodePart(w, m.models);
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

/** Reads a `textures` at the cursor, its id first. Throws DecodeError. */
export function decodeTextures(r: Reader): Textures {
  const at = r.offset;
  r.offset = at + 1;
  ensure(r, r.offset, 4);
  const offsetsCount = r.view.getUint32(r.offset, true);
  r.offset += 4;
  const offsets: number[] = [];
  for (let i = 0; i < offsetsCount; i++) offsets.push(I32_FORM.read(r));
  return { type: "textures", offsets };
}

/** Passes over what `decodeTextures` reads. Throws DecodeError. */
export function skipTextures(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  manyPassed(I32_FORM, r, U32_FORM.read(r));
}

/** Writes what `decodeTextures` reads. Throws EncodeError. */
export function encodeTextures(w: Writer, m: Textures): void {
  expectArray(m.offsets);
  U32_FORM.write(w, m.offsets.length);
  manyWritten(I32_FORM, w, m.offsets);
}

/** Reads a `texture` at the cursor, its id first. Throws DecodeError. */
export function decodeTexture(r: Reader): Texture {
  const view = r.view;
  let at = r.offset;
  r.offset = at + 1;
  const name = takeBytes(r, 16);
  at = r.offset;
  ensure(r, at, 24);
  const width = view.getUint32(at, true);
  const height = view.getUint32(at + 4, true);
  const full = view.getUint32(at + 8, true);
  const half = view.getUint32(at + 12, true);
  const quarter = view.getUint32(at + 16, true);
  const eighth = view.getUint32(at + 20, true);
  const pixels$count$outer =
    full === 0
      ? 0
      : ((width & 65535) >>> 0) * ((height & 65535) >>> 0) +
        ((Math.floor(width / 2) & 32767) >>> 0) * ((Math.floor(height / 2) & 32767) >>> 0) +
        ((Math.floor(width / 4) & 16383) >>> 0) * ((Math.floor(height / 4) & 16383) >>> 0) +
        ((Math.floor(width / 8) & 8191) >>> 0) * ((Math.floor(height / 8) & 8191) >>> 0);
  r.offset = at + 24;
  return {
    type: "texture",
    name,
    width,
    height,
    full,
    half,
    quarter,
    eighth,
    pixels: takeBytes(r, partCount(r, pixels$count$outer)),
  };
}

/** Passes over what `decodeTexture` reads. Throws DecodeError. */
export function skipTexture(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  r.offset = at;
  passBytes(r, 16);
  at = r.offset;
  ensure(r, at, 4);
  const width = view.getUint32(at, true);
  at += 4;
  ensure(r, at, 4);
  const height = view.getUint32(at, true);
  at += 4;
  ensure(r, at, 4);
  const full = view.getUint32(at, true);
  at += 4;
  at = advance(r, at, 12);
  const pixels$count$outer =
    full === 0
      ? 0
      : ((width & 65535) >>> 0) * ((height & 65535) >>> 0) +
        ((Math.floor(width / 2) & 32767) >>> 0) * ((Math.floor(height / 2) & 32767) >>> 0) +
        ((Math.floor(width / 4) & 16383) >>> 0) * ((Math.floor(height / 4) & 16383) >>> 0) +
        ((Math.floor(width / 8) & 8191) >>> 0) * ((Math.floor(height / 8) & 8191) >>> 0);
  r.offset = at;
  passBytes(r, partCount(r, pixels$count$outer));
}

/** Writes what `decodeTexture` reads. Throws EncodeError. */
export function encodeTexture(w: Writer, m: Texture): void {
  writeBytes(w, m.name);
  expectByteCount("name", m.name, 16);
  const at = reserve(w, 24);
  const view = w.view;
  view.setUint32(at, asU32(m.width), true);
  view.setUint32(at + 4, asU32(m.height), true);
  view.setUint32(at + 8, asU32(m.full), true);
  view.setUint32(at + 12, asU32(m.half), true);
  view.setUint32(at + 16, asU32(m.quarter), true);
  view.setUint32(at + 20, asU32(m.eighth), true);
  const pixels$count$outer =
    m.full === 0
      ? 0
      : ((m.width & 65535) >>> 0) * ((m.height & 65535) >>> 0) +
        ((Math.floor(m.width / 2) & 32767) >>> 0) * ((Math.floor(m.height / 2) & 32767) >>> 0) +
        ((Math.floor(m.width / 4) & 16383) >>> 0) * ((Math.floor(m.height / 4) & 16383) >>> 0) +
        ((Math.floor(m.width / 8) & 8191) >>> 0) * ((Math.floor(m.height / 8) & 8191) >>> 0);
  w.offset = at + 24;
  writeBytes(w, m.pixels);
  expectCount("pixels", m.pixels.length, pixels$count$outer);
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
  return { type: "visibility", sets: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeVisibility` reads. Throws DecodeError. */
export function skipVisibility(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeVisibility` reads. Throws EncodeError. */
export function encodeVisibility(w: Writer, m: Visibility): void {
  writeBytes(w, m.sets);
}

/** Reads a `nodes` (29) at the cursor, its id first. Throws DecodeError. */
export function decodeNodesUntil29(r: Reader): Nodes {
  const at = r.offset;
  r.offset = at + 1;
  const nodes: Node[] = [];
  while (r.offset < r.end) nodes.push(decodeNodeUntil29(r));
  return { type: "nodes", nodes };
}

/** Passes over what `decodeNodesUntil29` reads. Throws DecodeError. */
export function skipNodesUntil29(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipNodeUntil29(r);
}

/** Writes what `decodeNodesUntil29` reads. Throws EncodeError. */
export function encodeNodesUntil29(w: Writer, m: Nodes): void {
  expectArray(m.nodes);
  for (const element of m.nodes) encodeNodeUntil29(w, element);
}

/** Reads a `nodes` (bsp2) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `faces` (29) at the cursor, its id first. Throws DecodeError. */
export function decodeFacesUntil29(r: Reader): Faces {
  const at = r.offset;
  r.offset = at + 1;
  const faces: Face[] = [];
  while (r.offset < r.end) faces.push(decodeFaceUntil29(r));
  return { type: "faces", faces };
}

/** Passes over what `decodeFacesUntil29` reads. Throws DecodeError. */
export function skipFacesUntil29(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipFaceUntil29(r);
}

/** Writes what `decodeFacesUntil29` reads. Throws EncodeError. */
export function encodeFacesUntil29(w: Writer, m: Faces): void {
  expectArray(m.faces);
  for (const element of m.faces) encodeFaceUntil29(w, element);
}

/** Reads a `faces` (bsp2) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `clip_nodes` (29) at the cursor, its id first. Throws DecodeError. */
export function decodeClipNodesUntil29(r: Reader): ClipNodes {
  const at = r.offset;
  r.offset = at + 1;
  const clip_nodes: ClipNode[] = [];
  while (r.offset < r.end) clip_nodes.push(decodeClipNodeUntil29(r));
  return { type: "clip_nodes", clip_nodes };
}

/** Passes over what `decodeClipNodesUntil29` reads. Throws DecodeError. */
export function skipClipNodesUntil29(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipClipNodeUntil29(r);
}

/** Writes what `decodeClipNodesUntil29` reads. Throws EncodeError. */
export function encodeClipNodesUntil29(w: Writer, m: ClipNodes): void {
  expectArray(m.clip_nodes);
  for (const element of m.clip_nodes) encodeClipNodeUntil29(w, element);
}

/** Reads a `clip_nodes` (bsp2) at the cursor, its id first. Throws DecodeError. */
export function decodeClipNodes(r: Reader): ClipNodes {
  const at = r.offset;
  r.offset = at + 1;
  const clip_nodes: ClipNode[] = [];
  while (r.offset < r.end) clip_nodes.push(decodeClipNode(r));
  return { type: "clip_nodes", clip_nodes };
}

/** Passes over what `decodeClipNodes` reads. Throws DecodeError. */
export function skipClipNodes(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipClipNode(r);
}

/** Writes what `decodeClipNodes` reads. Throws EncodeError. */
export function encodeClipNodes(w: Writer, m: ClipNodes): void {
  expectArray(m.clip_nodes);
  for (const element of m.clip_nodes) encodeClipNode(w, element);
}

/** Reads a `leaves` (29) at the cursor, its id first. Throws DecodeError. */
export function decodeLeavesUntil29(r: Reader): Leaves {
  const at = r.offset;
  r.offset = at + 1;
  const leaves: Leaf[] = [];
  while (r.offset < r.end) leaves.push(decodeLeafUntil29(r));
  return { type: "leaves", leaves };
}

/** Passes over what `decodeLeavesUntil29` reads. Throws DecodeError. */
export function skipLeavesUntil29(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipLeafUntil29(r);
}

/** Writes what `decodeLeavesUntil29` reads. Throws EncodeError. */
export function encodeLeavesUntil29(w: Writer, m: Leaves): void {
  expectArray(m.leaves);
  for (const element of m.leaves) encodeLeafUntil29(w, element);
}

/** Reads a `leaves` (bsp2) at the cursor, its id first. Throws DecodeError. */
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

/** Reads a `leaf_faces` (29) at the cursor, its id first. Throws DecodeError. */
export function decodeLeafFacesUntil29(r: Reader): LeafFaces {
  const at = r.offset;
  r.offset = at + 1;
  const faces = allRead(U16_FORM, r);
  return { type: "leaf_faces", faces };
}

/** Passes over what `decodeLeafFacesUntil29` reads. Throws DecodeError. */
export function skipLeafFacesUntil29(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) U16_FORM.skip(r);
}

/** Writes what `decodeLeafFacesUntil29` reads. Throws EncodeError. */
export function encodeLeafFacesUntil29(w: Writer, m: LeafFaces): void {
  expectArray(m.faces);
  manyWritten(U16_FORM, w, m.faces);
}

/** Reads a `leaf_faces` (bsp2) at the cursor, its id first. Throws DecodeError. */
export function decodeLeafFaces(r: Reader): LeafFaces {
  const at = r.offset;
  r.offset = at + 1;
  const faces = allRead(U32_FORM, r);
  return { type: "leaf_faces", faces };
}

/** Passes over what `decodeLeafFaces` reads. Throws DecodeError. */
export function skipLeafFaces(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) U32_FORM.skip(r);
}

/** Writes what `decodeLeafFaces` reads. Throws EncodeError. */
export function encodeLeafFaces(w: Writer, m: LeafFaces): void {
  expectArray(m.faces);
  manyWritten(U32_FORM, w, m.faces);
}

/** Reads an `edges` (29) at the cursor, its id first. Throws DecodeError. */
export function decodeEdgesUntil29(r: Reader): Edges {
  const at = r.offset;
  r.offset = at + 1;
  const edges: Edge[] = [];
  while (r.offset < r.end) edges.push(decodeEdgeUntil29(r));
  return { type: "edges", edges };
}

/** Passes over what `decodeEdgesUntil29` reads. Throws DecodeError. */
export function skipEdgesUntil29(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipEdgeUntil29(r);
}

/** Writes what `decodeEdgesUntil29` reads. Throws EncodeError. */
export function encodeEdgesUntil29(w: Writer, m: Edges): void {
  expectArray(m.edges);
  for (const element of m.edges) encodeEdgeUntil29(w, element);
}

/** Reads an `edges` (bsp2) at the cursor, its id first. Throws DecodeError. */
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

/** `readMessageUntil29` for ids that stand for one message each. */
function readNumberedUntil29(r: Reader, id: number): Message {
  switch (id) {
    case 0x08:
      return decodeNodesUntil29(r);
    case 0x0a:
      return decodeFacesUntil29(r);
    case 0x0c:
      return decodeClipNodesUntil29(r);
    case 0x0d:
      return decodeLeavesUntil29(r);
    case 0x0e:
      return decodeLeafFacesUntil29(r);
    case 0x0f:
      return decodeEdgesUntil29(r);
    default:
      return readNumbered(r, id);
  }
}

/** As `readMessage`, in version 29. */
export function readMessageUntil29(r: Reader): Message {
  const id = peekId(r);
  return readNumberedUntil29(r, id);
}

/** As `decodeMessage`, in version 29. */
export function decodeMessageUntil29(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumberedUntil29(r, id);
  } catch (error) {
    throw explainedUntil29(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumberedUntil29(w: Writer, message: Message): void {
  switch (message.type) {
    case "nodes":
      writeId(w, 0x08);
      return encodeNodesUntil29(w, message);
    case "faces":
      writeId(w, 0x0a);
      return encodeFacesUntil29(w, message);
    case "clip_nodes":
      writeId(w, 0x0c);
      return encodeClipNodesUntil29(w, message);
    case "leaves":
      writeId(w, 0x0d);
      return encodeLeavesUntil29(w, message);
    case "leaf_faces":
      writeId(w, 0x0e);
      return encodeLeafFacesUntil29(w, message);
    case "edges":
      writeId(w, 0x0f);
      return encodeEdgesUntil29(w, message);
    default:
      encodeNumbered(w, message);
  }
}

/** As `encodeMessage`, in version 29. */
export function encodeMessageUntil29(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumberedUntil29(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 0, message, error);
  }
}

/** `passMessageUntil29` for ids that stand for one message each. */
function passNumberedUntil29(r: Reader, id: number): number {
  switch (id) {
    case 0x08:
      return (skipNodesUntil29(r), id);
    case 0x0a:
      return (skipFacesUntil29(r), id);
    case 0x0c:
      return (skipClipNodesUntil29(r), id);
    case 0x0d:
      return (skipLeavesUntil29(r), id);
    case 0x0e:
      return (skipLeafFacesUntil29(r), id);
    case 0x0f:
      return (skipEdgesUntil29(r), id);
    default:
      return passNumbered(r, id);
  }
}

/** As `passMessage`, in version 29. */
export function passMessageUntil29(r: Reader): number {
  const id = peekId(r);
  return passNumberedUntil29(r, id);
}

/** As `skipMessage`, in version 29. */
export function skipMessageUntil29(r: Reader): number {
  return passExplained(r, passMessageUntil29, explainedUntil29);
}

/** As `passMessages`, in version 29. */
export function passMessagesUntil29(r: Reader): boolean {
  let announcesVersions = false;
  while (r.offset < r.end) {
    const id = passMessageUntil29(r);
    if (id === 0x01) announcesVersions = true;
  }
  return announcesVersions;
}

/** As `skipMessages`, in version 29. */
export function skipMessagesUntil29(r: Reader): void {
  passAllExplained(r, passMessagesUntil29, skipMessageUntil29);
}

/** As `retargetNumbered`, in version 29. */
function retargetNumberedUntil29(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x08:
      return handlers.nodes === undefined ? skipNodesUntil29(r) : decodeNodesUntil29(r);
    case 0x0a:
      return handlers.faces === undefined ? skipFacesUntil29(r) : decodeFacesUntil29(r);
    case 0x0c:
      return handlers.clip_nodes === undefined
        ? skipClipNodesUntil29(r)
        : decodeClipNodesUntil29(r);
    case 0x0d:
      return handlers.leaves === undefined ? skipLeavesUntil29(r) : decodeLeavesUntil29(r);
    case 0x0e:
      return handlers.leaf_faces === undefined
        ? skipLeafFacesUntil29(r)
        : decodeLeafFacesUntil29(r);
    case 0x0f:
      return handlers.edges === undefined ? skipEdgesUntil29(r) : decodeEdgesUntil29(r);
    default:
      return retargetNumbered(r, id, handlers, scratch);
  }
}

/** As `visitMessage`, in version 29. */
export function visitMessageUntil29(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumberedUntil29(r, id, handlers, scratch);
  } catch (error) {
    throw explainedUntil29(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** As `visitMessages`, in version 29. */
export function visitMessagesUntil29(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessageUntil29(r, handlers, scratch);
  }
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
      return decodeTextures(r);
    case 0x05:
      return decodeTexture(r);
    case 0x06:
      return decodeCorners(r);
    case 0x07:
      return decodeVisibility(r);
    case 0x08:
      return decodeNodes(r);
    case 0x09:
      return decodeAxes(r);
    case 0x0a:
      return decodeFaces(r);
    case 0x0b:
      return decodeLight(r);
    case 0x0c:
      return decodeClipNodes(r);
    case 0x0d:
      return decodeLeaves(r);
    case 0x0e:
      return decodeLeafFaces(r);
    case 0x0f:
      return decodeEdges(r);
    case 0x10:
      return decodeFaceEdges(r);
    case 0x11:
      return decodeModels(r);
    case 0x12:
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
 * Reads the message at the cursor, in version bsp2. Throws DecodeError, and leaves the
 * cursor where it was.
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
    case "textures":
      writeId(w, 0x04);
      return encodeTextures(w, message);
    case "texture":
      writeId(w, 0x05);
      return encodeTexture(w, message);
    case "corners":
      writeId(w, 0x06);
      return encodeCorners(w, message);
    case "visibility":
      writeId(w, 0x07);
      return encodeVisibility(w, message);
    case "nodes":
      writeId(w, 0x08);
      return encodeNodes(w, message);
    case "axes":
      writeId(w, 0x09);
      return encodeAxes(w, message);
    case "faces":
      writeId(w, 0x0a);
      return encodeFaces(w, message);
    case "light":
      writeId(w, 0x0b);
      return encodeLight(w, message);
    case "clip_nodes":
      writeId(w, 0x0c);
      return encodeClipNodes(w, message);
    case "leaves":
      writeId(w, 0x0d);
      return encodeLeaves(w, message);
    case "leaf_faces":
      writeId(w, 0x0e);
      return encodeLeafFaces(w, message);
    case "edges":
      writeId(w, 0x0f);
      return encodeEdges(w, message);
    case "face_edges":
      writeId(w, 0x10);
      return encodeFaceEdges(w, message);
    case "models":
      writeId(w, 0x11);
      return encodeModels(w, message);
    case "rest":
      writeId(w, 0x12);
      return encodeRest(w, message);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in version bsp2. Throws EncodeError, and leaves the writer as it was. */
export function encodeMessage(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumbered(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 1, message, error);
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
      return (skipTextures(r), id);
    case 0x05:
      return (skipTexture(r), id);
    case 0x06:
      return (skipCorners(r), id);
    case 0x07:
      return (skipVisibility(r), id);
    case 0x08:
      return (skipNodes(r), id);
    case 0x09:
      return (skipAxes(r), id);
    case 0x0a:
      return (skipFaces(r), id);
    case 0x0b:
      return (skipLight(r), id);
    case 0x0c:
      return (skipClipNodes(r), id);
    case 0x0d:
      return (skipLeaves(r), id);
    case 0x0e:
      return (skipLeafFaces(r), id);
    case 0x0f:
      return (skipEdges(r), id);
    case 0x10:
      return (skipFaceEdges(r), id);
    case 0x11:
      return (skipModels(r), id);
    case 0x12:
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
 * Passes over the message at the cursor, in version bsp2, and returns its id. Throws
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
 * Passes over all messages up to the end, in version bsp2. Throws DecodeError, and leaves
 * the cursor at the message that cannot be read.
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
      return handlers.textures === undefined ? skipTextures(r) : decodeTextures(r);
    case 0x05:
      return handlers.texture === undefined ? skipTexture(r) : decodeTexture(r);
    case 0x06:
      return handlers.corners === undefined ? skipCorners(r) : decodeCorners(r);
    case 0x07:
      return handlers.visibility === undefined ? skipVisibility(r) : decodeVisibility(r);
    case 0x08:
      return handlers.nodes === undefined ? skipNodes(r) : decodeNodes(r);
    case 0x09:
      return handlers.axes === undefined ? skipAxes(r) : decodeAxes(r);
    case 0x0a:
      return handlers.faces === undefined ? skipFaces(r) : decodeFaces(r);
    case 0x0b:
      return handlers.light === undefined ? skipLight(r) : decodeLight(r);
    case 0x0c:
      return handlers.clip_nodes === undefined ? skipClipNodes(r) : decodeClipNodes(r);
    case 0x0d:
      return handlers.leaves === undefined ? skipLeaves(r) : decodeLeaves(r);
    case 0x0e:
      return handlers.leaf_faces === undefined ? skipLeafFaces(r) : decodeLeafFaces(r);
    case 0x0f:
      return handlers.edges === undefined ? skipEdges(r) : decodeEdges(r);
    case 0x10:
      return handlers.face_edges === undefined ? skipFaceEdges(r) : decodeFaceEdges(r);
    case 0x11:
      return handlers.models === undefined ? skipModels(r) : decodeModels(r);
    case 0x12:
      return handlers.rest === undefined ? skipRest(r) : decodeRest(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in version bsp2; passes over it when there
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
 * bsp2. Throws DecodeError, and leaves the cursor at the message that cannot be read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessage(r, handlers, scratch);
  }
}

/** What visiting aims again and again. */
export interface Scratch {}

/** Makes what visiting in version 29 aims. */
export function newScratchUntil29(): Scratch {
  return { ...newScratch() };
}

/** Makes what visiting in version bsp2 aims. */
export function newScratch(): Scratch {
  return {};
}

/** A codec for each class of versions that are alike, oldest first. */
export const codecs: readonly Codec<Message, Handlers>[] = [
  {
    table,
    from: 0,
    to: 0,
    decode: decodeMessageUntil29,
    encode: encodeMessageUntil29,
    skip: skipMessageUntil29,
    visit: visitMessageUntil29,
    skipAll: skipMessagesUntil29,
    visitAll: visitMessagesUntil29,
    passAll: passMessagesUntil29,
    scratch: newScratchUntil29,
    read: readMessageUntil29,
    pass: passMessageUntil29,
  },
  {
    table,
    from: 1,
    to: 1,
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
