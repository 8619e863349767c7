import { expect, test } from "vitest";
import { qwd } from "../../generated/qwd.ts";
import { table } from "../../generated/quakeworld.table.ts";
import { readRecording, writeRecording } from "../../recording/index.ts";

/*
 * QuakeWorld's extensions in all combinations: what each bit changes is written here by the rules of
 * ../shared/dialects/quake-quakeworld.md §3.2 to §3.5 and by what MVDSV writes, whatever other bits are set.
 */
const TRANSPARENCY = 0x8;
const COORDINATES = 0x8000;
const PARTS = 0x20000000;
const ORIGINS = 1;
const TURNS = 2;

/** Bits that announce what they are for, of an ezQuake client beside MVDSV: 0x21407000 without parts. */
const FREE = 0x01407000;

/** `fte` undefined is a server without FTE's extensions. */
interface Flags {
  readonly fte: number | undefined;
  readonly mvdsv: number;
}

const subsets = (bits: readonly number[]) =>
  bits.reduce<number[]>((all, bit) => [...all, ...all.map((one) => one + bit)], [0]);

const FLAGS: readonly Flags[] = subsets([ORIGINS, TURNS]).flatMap((mvdsv) => [
  { fte: undefined, mvdsv },
  ...subsets([TRANSPARENCY, COORDINATES, PARTS]).map((bits) => ({ fte: FREE + bits, mvdsv })),
]);

const bytesOf = (size: number, write: (view: DataView) => void) => {
  const view = new DataView(new ArrayBuffer(size));
  write(view);
  return [...new Uint8Array(view.buffer)];
};
const u32 = (value: number) => bytesOf(4, (view) => view.setUint32(0, value, true));
const i16 = (value: number) => bytesOf(2, (view) => view.setInt16(0, value, true));
const f32 = (value: number) => bytesOf(4, (view) => view.setFloat32(0, value, true));
const text = (words: string) => [...new TextEncoder().encode(words), 0];

/** What a server with these flags sends, and what it means. */
function session(flags: Flags) {
  const { fte = 0, mvdsv } = flags;
  const isFte = flags.fte !== undefined;
  const isFloat = (fte & COORDINATES) !== 0;
  const coord = (value: number) => (isFloat ? f32(value) : i16(value * 8));
  const origin = (value: number) => ((mvdsv & ORIGINS) === 0 ? coord(value) : f32(value));
  const angle = (value: number) =>
    isFloat ? i16((value * 65536) / 360) : [((value * 256) / 360) & 0xff];
  const hasThird = (fte & TRANSPARENCY) !== 0;
  const parts = (fte & PARTS) !== 0;
  const bytes = [
    // serverdata: marks and flags, 28, servercount, gamedir, player, the level and ten floats.
    [11, ...(isFte ? [...u32(0x58455446), ...u32(fte)] : [])],
    [...(mvdsv === 0 ? [] : [...u32(0x3144564d), ...u32(mvdsv)]), ...u32(28), ...u32(7)],
    [...text("qw"), 3, ...text("The Test"), ...Array.from({ length: 40 }, () => 0)],
    // setangle: with bit 1 why.
    [10, ...((mvdsv & TURNS) === 0 ? [] : [2]), ...[45, 90, -45].flatMap(angle)],
    // damage: 5, 6 and where from.
    [19, 5, 6, ...[-8, 16, 32].flatMap(coord)],
    // playerinfo: on the ground and solid, bits 14 and 15, or 22 and 23 of a third byte that bit 15 announces.
    [42, 3, ...(hasThird ? [0x20, 0x80, 0xc0] : [0x20, 0xc0]), ...[-8, 16, 32].flatMap(origin)],
    [9, 77],
    // packetentities: the number 44, a coordinate and an angle, of which FTE's have further bytes: 512 more.
    ...(isFte
      ? [[47, 44, 0x82, 0x81, 0x20, ...origin(-8), ...angle(90), 0, 0]]
      : [[47, 44, 0x82, 0x01, ...origin(-8), ...angle(90), 0, 0]]),
    // A part of a file, of 1024 bytes and its number, or of three bytes and 50 %.
    parts
      ? [41, ...u32(2), ...Array.from({ length: 1024 }, () => 9)]
      : [41, ...i16(3), 50, 9, 9, 9],
    [8, 2, ...text("done")],
  ].flat();
  const cause = (mvdsv & TURNS) === 0 ? {} : { cause: 2 };
  const expected = [
    { type: "serverdata", serverversion: 28, ...(isFte ? { fte } : {}), gamedir: "qw" },
    { type: "setangle", ...cause, angles: [45, 90, -45] },
    { type: "damage", origin: [-8, 16, 32] },
    { type: "playerinfo", origin: [-8, 16, 32], frame: 9, modelindex: 77 },
    {
      type: "packetentities",
      entities: [{ number: 44, ...(isFte ? { beyond512: true } : {}), origin1: -8, angle1: 90 }],
    },
    parts ? { type: "chunk", number: 2 } : { type: "download", percent: 50 },
    { type: "print", text: "done" },
  ];
  return { bytes, expected };
}

/** A recording of one block: its time, its kind, how long its packet is, and the packet's two numbers. */
const recording = (messages: readonly number[]) =>
  Uint8Array.from([...f32(1), 1, ...[messages.length + 8, 1, 1].flatMap(u32), ...messages]);

const hex = (flags: number | undefined) => (flags === undefined ? "none" : flags.toString(16));

test.each(FLAGS.map((flags) => ({ ...flags, name: `${hex(flags.fte)} and ${hex(flags.mvdsv)}` })))(
  "FTE's flags $name beside MVDSV's are read as their bits say",
  (flags) => {
    const { bytes, expected } = session(flags);
    const file = recording(bytes);
    const parts = [...readRecording(qwd, file)];
    const [block] = parts.filter((part) => part.kind === "block");
    expect(block!.undecoded).toBeUndefined();
    expect(block!.messages).toMatchObject(expected);
    expect(block!.messages[3]).toMatchObject({ onground: true, solid: true });
    expect(writeRecording(qwd, parts)).toEqual(file);
  },
);

test("there is a version for each of them, and one where origins are coordinates, which are floats", () => {
  const isAnnounced = ({ fte = 0, mvdsv }: Flags) =>
    (fte & COORDINATES) === 0 || (mvdsv & ORIGINS) === 0;
  // And 24 to 27.
  expect(table.flavors![0]!.to + 1).toBe(FLAGS.filter(isAnnounced).length + 4);
});
