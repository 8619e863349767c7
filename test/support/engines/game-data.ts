import { textToBytes } from "../../map/bytes.ts";
import { boxMap } from "./box-map.ts";

/*
 * The least that QuakeSpasm, DarkPlaces and ezQuake need to run: pictures without anything in them, a model of one
 * triangle, and maps of one room without walls. All of it is made here; no game's data is.
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

function picture(width: number, height: number): Uint8Array {
  return Buffer.concat([ints(width, height), new Uint8Array(width * height)]);
}

/** Names that begin alike: `of("num_", "0 1")` is `num_0`, `num_1`. */
function of(start: string, ends: string): string[] {
  return ends.split(" ").map((end) => start + end);
}

const DIGITS = "0 1 2 3 4 5 6 7 8 9 minus";
const WEAPONS = "shotgun sshotgun nailgun snailgun rlaunch srlaunch lightng";
/** The pictures that ezQuake asks the file of pictures for; it loads nothing where one of them is missing. */
const PICTURES = [
  ...of("", "disc ram net turtle backtile num_colon num_slash"),
  ...["", "a"].flatMap((start) => of(`${start}num_`, DIGITS)),
  ...["v", "v2", "va1", "va2", "va3", "va4", "va5"].flatMap((set) => of(`in${set}_`, WEAPONS)),
  ...of("sb_", "shells nails rocket cells armor1 armor2 armor3 key1 key2 invis invuln suit quad"),
  ...of("sb_sigil", "1 2 3 4"),
  ...of("face", "1 2 3 4 5 _p1 _p2 _p3 _p4 _p5 _invis _invul2 _inv2 _quad"),
];
/** It reads as much of these as the game's have. */
const BARS = of("", "sbar ibar scorebar");

/** Those that it wants as files of their own. */
const PICTURE_FILES = [
  ...of(
    "",
    "pause loading complete inter finale ranking mainmenu qplaque sp_menu ttl_main ttl_sgl",
  ),
  ...of("", "ttl_cstm p_multi p_load p_save p_option menuplyr bigbox netmen1 vidmodes help0"),
  ...of("box_", "bl bm br ml mm mm2 mr tl tm tr"),
  ...of("menudot", "1 2 3 4 5 6"),
];

/** A file of pictures, with the letters. */
function wad(): Uint8Array {
  const PICTURE = 66;
  const lumps: [string, number, Uint8Array][] = [
    ["conchars", 68, new Uint8Array(128 * 128)],
    ...PICTURES.map((name): [string, number, Uint8Array] => [name, PICTURE, picture(24, 24)]),
    ...BARS.map((name): [string, number, Uint8Array] => [name, PICTURE, picture(320, 24)]),
  ];
  let at = 12;
  const directory = lumps.map(([name, type, { length }]) => {
    const entry = [ints(at, length, length), Uint8Array.of(type, 0, 0, 0), named(name, 16)];
    at += length;
    return Buffer.concat(entry);
  });
  const head = [textToBytes("WAD2"), ints(lumps.length, at)];
  return Buffer.concat([...head, ...lumps.map(([, , bytes]) => bytes), ...directory]);
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

/** How the table begins by which engines know the whole game: 128 numbers, 10 of them 0 before these. */
const TABLE = shorts(0x6600, 0, 0, 0, 0x6600, 0, 0, 0x0066);

/** The table as the game's file has it, with the other byte order, from the engine itself; undefined where it has none. */
function tableIn(engine: Uint8Array): Uint8Array | undefined {
  const at = Buffer.from(engine).indexOf(TABLE);
  return at < 20 ? undefined : Buffer.from(engine.slice(at - 20, at + 236)).swap16();
}

/** A file of the least that an engine takes by a name of a model; no bytes for a sound, which is not heard. */
export function leastOf(name: string): Uint8Array {
  if (name.endsWith(".bsp")) return boxMap();
  return /\.(?:mdl|spr)$/.test(name) ? model() : new Uint8Array(0);
}

/** The levels. */
export const MAPS = ["box", "box2", "box3"] as const;
/** The models that players are, and that clients look for by themselves. */
const MODELS = of("progs/", "player.mdl h_player.mdl eyes.mdl gib1.mdl gib2.mdl gib3.mdl");

/**
 * A PAK with all of that.
 *
 * @param engine QuakeSpasm's program: it knows the whole game by a table, which it has itself
 */
export function gameData(engine: Uint8Array): Uint8Array {
  const files: Readonly<Record<string, Uint8Array>> = {
    "quake.rc": textToBytes("stuffcmds\n"),
    "gfx.wad": wad(),
    "gfx/pop.lmp": tableIn(engine) ?? new Uint8Array(256),
    "gfx/palette.lmp": Uint8Array.from({ length: 768 }, (_, i) => i & 0xff),
    "gfx/colormap.lmp": new Uint8Array(16_384),
    "gfx/conback.lmp": picture(320, 200),
    ...Object.fromEntries(PICTURE_FILES.map((name) => [`gfx/${name}.lmp`, picture(24, 24)])),
    ...Object.fromEntries(MODELS.map((name) => [name, model()])),
    ...Object.fromEntries(MAPS.map((name) => [`maps/${name}.bsp`, boxMap()])),
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
