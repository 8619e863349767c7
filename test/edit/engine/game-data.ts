import { textToBytes } from "../../map/bytes.ts";

/*
 * The least that QuakeSpasm needs to play a recording: pictures without anything in them, a model of one triangle, and a
 * map of one room without walls. All of it is made here; no game's data is.
 */

/** Numbers of four bytes, and floats. */
function ints(...numbers: readonly number[]): Uint8Array {
  return new Uint8Array(Int32Array.from(numbers).buffer);
}

function floats(...numbers: readonly number[]): Uint8Array {
  return new Uint8Array(Float32Array.from(numbers).buffer);
}

function shorts(...numbers: readonly number[]): Uint8Array {
  return new Uint8Array(Int16Array.from(numbers).buffer);
}

function named(name: string, length: number): Uint8Array {
  return textToBytes(name.padEnd(length, "\0"));
}

/** A file of pictures with the letters alone. */
function wad(): Uint8Array {
  const letters = new Uint8Array(128 * 128);
  const at = 12;
  return Buffer.concat([
    textToBytes("WAD2"),
    ints(1, at + letters.length),
    letters,
    ints(at, letters.length, letters.length),
    Uint8Array.of(68, 0, 0, 0),
    named("conchars", 16),
  ]);
}

/** A model of one frame: three corners, of four bytes each. */
function model(): Uint8Array {
  const corners = Uint8Array.of(0, 0, 0, 0, 20, 0, 0, 0, 0, 20, 0, 0);
  return Buffer.concat([
    textToBytes("IDPO"),
    ints(6),
    floats(1, 1, 1, 0, 0, 0, 16, 0, 0, 0),
    ints(1, 4, 4, 3, 1, 1, 0, 0),
    floats(1),
    ints(0),
    new Uint8Array(16),
    ...[
      [0, 0],
      [3, 0],
      [0, 3],
    ].map(([s, t]) => ints(0, s!, t!)),
    ints(1, 0, 1, 2),
    ints(0),
    Uint8Array.of(0, 0, 0, 0, 20, 20, 0, 0),
    named("frame1", 16),
    corners,
  ]);
}

const SIZE = 4000;
const BOX = [-SIZE, -SIZE, -SIZE, SIZE, SIZE, SIZE];

/** A map: a plane far away, and on its positive side a leaf without anything in it. */
function map(): Uint8Array {
  const leaf = (contents: number) =>
    Buffer.concat([ints(contents, -1), shorts(...BOX, 0, 0), new Uint8Array(4)]);
  const lumps: Readonly<Record<number, Uint8Array>> = {
    0: textToBytes('{\n"classname" "worldspawn"\n}\n\0'),
    1: Buffer.concat([floats(1, 0, 0, -10_000), ints(0)]),
    2: ints(0),
    3: floats(0, 0, 0),
    5: Buffer.concat([ints(0), shorts(-2, -1, ...BOX, 0, 0)]),
    9: Buffer.concat([ints(0), shorts(-1, -2)]),
    10: Buffer.concat([leaf(-2), leaf(-1)]),
    12: shorts(0, 0),
    14: Buffer.concat([floats(...BOX, 0, 0, 0), ints(0, 0, 0, 0, 1, 0, 0)]),
  };
  const parts: Uint8Array[] = [];
  const places: number[] = [];
  let at = 4 + 8 * 15;
  for (let i = 0; i < 15; i++) {
    const lump = lumps[i] ?? new Uint8Array(0);
    const whole = Buffer.concat([lump, new Uint8Array((4 - (lump.length % 4)) % 4)]);
    places.push(at, lump.length);
    parts.push(whole);
    at += whole.length;
  }
  return Buffer.concat([ints(29, ...places), ...parts]);
}

/** How the table begins by which engines know the whole game: 128 numbers, 10 of them 0 before these. */
const TABLE = shorts(0x6600, 0, 0, 0, 0x6600, 0, 0, 0x0066);

/** The table as the game's file has it, with the other byte order, from the engine itself; undefined where it has none. */
function tableIn(engine: Uint8Array): Uint8Array | undefined {
  const at = Buffer.from(engine).indexOf(TABLE);
  return at < 20 ? undefined : Buffer.from(engine.slice(at - 20, at + 236)).swap16();
}

/** A PAK with all of that; undefined for an engine that does not know the whole game. */
export function gameData(engine: Uint8Array): Uint8Array | undefined {
  const table = tableIn(engine);
  if (table === undefined) return undefined;
  const files: Readonly<Record<string, Uint8Array>> = {
    "quake.rc": textToBytes("stuffcmds\n"),
    "gfx.wad": wad(),
    "gfx/pop.lmp": table,
    "gfx/palette.lmp": Uint8Array.from({ length: 768 }, (_, i) => i & 0xff),
    "gfx/colormap.lmp": new Uint8Array(16_384),
    "gfx/conback.lmp": Buffer.concat([ints(320, 200), new Uint8Array(320 * 200)]),
    "progs/player.mdl": model(),
    "maps/box.bsp": map(),
  };
  let at = 12;
  const entries = Object.entries(files).map(([name, { length }]) => {
    const entry = Buffer.concat([named(name, 56), ints(at, length)]);
    at += length;
    return entry;
  });
  const head = [textToBytes("PACK"), ints(at, entries.length * 64)];
  return Buffer.concat([...head, ...Object.values(files), ...entries]);
}
