import { textToBytes } from "./bytes.ts";

/** How the editions of maps differ. */
export const EDITIONS = [
  { name: "Quake's", magic: "\x1d\0\0\0", wide: false, lumps: [1, 3, 7, 12, 13], count: 15, at: 4 },
  {
    name: "Quake's large ones",
    magic: "BSP2",
    wide: true,
    lumps: [1, 3, 7, 12, 13],
    count: 15,
    at: 4,
  },
  {
    name: "Quake II's",
    magic: "IBSP&\0\0\0",
    wide: false,
    lumps: [1, 2, 6, 11, 12],
    count: 19,
    at: 8,
  },
];

/** How long its sides are. */
export const SIDE = 64;
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
  [i & 1, (i >> 1) & 1, i >> 2].map((x) => x * SIDE),
);
/** A cube: on the floor 0, 1, 3, 2, above 4, 5, 7, 6. A line from 0 to 3 cuts the floor in two. */
const BELOW = [
  [0, 1],
  [1, 3],
  [3, 2],
  [2, 0],
];
const ABOVE = [
  [4, 5],
  [5, 7],
  [7, 6],
  [6, 4],
];
const UPRIGHT = [
  [0, 4],
  [1, 5],
  [3, 7],
  [2, 6],
];
const EDGES = [[[0, 0]], BELOW, ABOVE, UPRIGHT, [[0, 3]]].flat();
const FACES = [
  { plane: 0, edges: [1, 2, -13] },
  { plane: 1, edges: [13, 3, 4] },
  { plane: 2, edges: [5, 6, 7, 8] },
  { plane: 3, edges: [1, 10, 5, 9] },
  { plane: 4, edges: [2, 11, 6, 10] },
  { plane: 5, edges: [3, 12, 7, 11] },
  { plane: 6, edges: [4, 9, 8, 12] },
];
/** Two of them are the floor. */
const PLANES = [
  [0, 0, 1, 0],
  [0, 0, 1, 0],
  [0, 0, 1, SIDE],
  [0, 1, 0, 0],
  [1, 0, 0, SIDE],
  [0, 1, 0, SIDE],
  [1, 0, 0, 0],
];

function lump(size: number, count: number, write: (view: DataView, i: number, at: number) => void) {
  const view = new DataView(new ArrayBuffer(size * count));
  for (let i = 0; i < count; i++) write(view, i, i * size);
  return new Uint8Array(view.buffer);
}

/** A map of that edition with a cube in it, or the first of its faces. */
export function cube(
  { magic, wide, lumps, count, at }: (typeof EDITIONS)[number],
  faces = FACES.length,
): Uint8Array {
  const number = (view: DataView, place: number, value: number) =>
    wide ? view.setUint32(place, value, true) : view.setUint16(place, value, true);
  const surfedges = FACES.flatMap(({ edges }) => edges);
  let first = 0;
  const parts = [
    lump(20, PLANES.length, (view, i, to) =>
      PLANES[i]!.forEach((x, k) => view.setFloat32(to + 4 * k, x, true)),
    ),
    lump(12, CORNERS.length, (view, i, to) =>
      CORNERS[i]!.forEach((x, k) => view.setFloat32(to + 4 * k, x, true)),
    ),
    lump(wide ? 28 : 20, faces, (view, i, to) => {
      const { plane, edges } = FACES[i]!;
      number(view, to, plane);
      view.setUint32(to + (wide ? 8 : 4), first, true);
      number(view, to + (wide ? 12 : 8), edges.length);
      first += edges.length;
    }),
    lump(wide ? 8 : 4, EDGES.length, (view, i, to) => {
      number(view, to, EDGES[i]![0]!);
      number(view, to + (wide ? 4 : 2), EDGES[i]![1]!);
    }),
    lump(4, surfedges.length, (view, i, to) => view.setInt32(to, surfedges[i]!, true)),
  ];
  const head = at + 8 * count;
  const bytes = new Uint8Array(head + parts.reduce((sum, part) => sum + part.length, 0));
  bytes.set(textToBytes(magic));
  const view = new DataView(bytes.buffer);
  let place = head;
  parts.forEach((part, i) => {
    view.setUint32(at + 8 * lumps[i]!, place, true);
    view.setUint32(at + 8 * lumps[i]! + 4, part.length, true);
    bytes.set(part, place);
    place += part.length;
  });
  return bytes;
}
