/*
 * A map of Quake that servers load, and nobody has drawn: a floor without end at height 0, solid below and empty above,
 * with two places where players come in. Its layout is that of bspfile.h, 29.
 */

const ENTITIES = `{
"classname" "worldspawn"
"message" "The Box"
}
{
"classname" "info_player_start"
"origin" "0 0 64"
}
{
"classname" "info_player_deathmatch"
"origin" "0 0 64"
}
{
"classname" "info_player_deathmatch"
"origin" "256 0 64"
}
\0`;

const FAR = 4096;
const [EMPTY, SOLID] = [-1, -2];
/** Half of how high a player is, below where he is: his floor is as much higher. */
const FEET = 24;

const bytes = (...parts: ArrayBufferView[]) =>
  Buffer.concat(parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)));
const shorts = (...values: number[]) => Int16Array.from(values);
const longs = (...values: number[]) => Int32Array.from(values);
const floats = (...values: number[]) => Float32Array.from(values);

function plane(height: number): Buffer {
  return bytes(floats(0, 0, 1, height), longs(2));
}

function leaf(contents: number): Buffer {
  return bytes(longs(contents, -1), shorts(-FAR, -FAR, 0, FAR, FAR, FAR, 0, 0), longs(0));
}

const LUMPS: readonly Buffer[] = [
  Buffer.from(ENTITIES, "latin1"),
  bytes(plane(0), plane(FEET)),
  bytes(longs(1, -1)),
  bytes(floats(0, 0, 0, FAR, 0, 0, 0, FAR, 0)),
  Buffer.alloc(0),
  // Above the floor is leaf 1, and below it leaf 0.
  bytes(longs(0), shorts(-2, -1, -FAR, -FAR, -FAR, FAR, FAR, FAR, 0, 0)),
  bytes(floats(1 / FAR, 0, 0, 0, 0, 1 / FAR, 0, 0), longs(0, 0)),
  // One face, since ezQuake loads no map without.
  bytes(shorts(0, 0), longs(1), shorts(3, 0), longs(-1, -1)),
  Buffer.alloc(0),
  bytes(longs(1), shorts(EMPTY, SOLID)),
  Buffer.concat([leaf(SOLID), leaf(EMPTY)]),
  bytes(shorts(0)),
  bytes(shorts(0, 0, 0, 2, 2, 1, 1, 0)),
  bytes(longs(0, 1, 2, 3)),
  bytes(floats(-FAR, -FAR, -FAR, FAR, FAR, FAR, 0, 0, 0), longs(0, 0, 0, 0, 1, 0, 1)),
];

/** The file. */
export function boxMap(): Uint8Array {
  const directory: number[] = [];
  const parts: Buffer[] = [];
  let at = 4 + 8 * LUMPS.length;
  for (const lump of LUMPS) {
    directory.push(at, lump.length);
    const padded = Buffer.concat([lump, Buffer.alloc(-lump.length & 3)]);
    parts.push(padded);
    at += padded.length;
  }
  return new Uint8Array(Buffer.concat([bytes(longs(29, ...directory)), ...parts]));
}
