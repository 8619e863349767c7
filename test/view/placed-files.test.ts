import { expect, describe, test } from "vitest";
import type { Item, Progress } from "../../view/api.ts";
import { Workbench } from "../../view/worker/workbench.ts";
import { cube, EDITIONS } from "../map/cube.ts";
import { pakOf } from "../support/archives.ts";

/* The page shows maps and archives, whose messages are where others say. */

/** A file that the worker has open, and has gone through. */
async function opened(name: string, bytes: Uint8Array<ArrayBuffer>, schemas = new Map()) {
  let done: (progress: Progress) => void;
  const over = new Promise<Progress>((resolve) => (done = resolve));
  const bench = new Workbench(new Map(), (event, data) => {
    if (event === "progress" && (data as Progress).done) done(data as Progress);
  });
  if (schemas.size > 0) expect(await bench.useSchemas([...schemas])).toEqual({ faults: [] });
  const summary = await bench.open({ name, size: bytes.length, blob: new Blob([bytes]) });
  return { bench, summary, progress: await over };
}

/** The parts that have bits and no parts of their own. */
function leavesOf(item: Item): Item[] {
  return item.items.length === 0 ? [item] : item.items.flatMap(leavesOf);
}

/** The bits of all messages, as `[from, to)`. */
async function bitsOf(bench: Workbench, blocks: number): Promise<[number, number][]> {
  const found: [number, number][] = [];
  for (let block = 0; block < blocks; block++)
    for (const { from, bit, bits } of leavesOf(await bench.message(block, 0)))
      if (bits > 0) found.push([8 * from + bit, 8 * from + bit + bits]);
  return found;
}

const FILES = [
  { name: "progs/a.mdl", bytes: Uint8Array.of(4, 5, 6, 7, 8) },
  { name: "gfx/b.lmp", bytes: Uint8Array.of(9, 10) },
];
/** A header of 12 bytes, files of 5 and 2, and 2 entries of 64. */
const PAK = new Uint8Array(pakOf(FILES));

describe("an archive", () => {
  test("is shown a message at a time, at their places, with nothing around them", async () => {
    const { bench, summary, progress } = await opened("a.pak", PAK);
    expect([summary.format, progress.wrong, progress.tail]).toEqual(["pak_file", 0, undefined]);
    const rows = await bench.rows(0, 9);
    expect(rows.map(({ offset, length, types }) => [offset, length, types])).toEqual([
      [0, 12, [["header", 1]]],
      [12, 5, [["file", 1]]],
      [17, 2, [["file", 1]]],
      [19, 128, [["directory", 1]]],
    ]);
    const { frame, messages } = await bench.block(1);
    expect([frame, messages]).toEqual([[], [{ type: "file", from: 12, to: 17 }]]);
    const spans = await bench.spans(0, PAK.length);
    expect(spans.map(({ from, body, to, ends }) => [from, body, to, ends])).toEqual([
      [0, 0, 12, [12]],
      [12, 12, 17, [17]],
      [17, 17, 19, [19]],
      [19, 19, 147, [147]],
    ]);
  });

  test("each of its bits is part of one message", async () => {
    const { bench, progress } = await opened("a.pak", PAK);
    const bits = await bitsOf(bench, progress.blocks);
    expect([bits[0]![0], bits.at(-1)![1]]).toEqual([0, 8 * PAK.length]);
    for (const [i, [from]] of bits.entries()) expect(from).toBe(i === 0 ? 0 : bits[i - 1]![1]);
  });

  test("what is at a byte is found, and what is searched for", async () => {
    const { bench } = await opened("a.pak", PAK);
    const at = async (offset: number) => {
      const found = (await bench.locate(offset))!;
      const all = leavesOf(await bench.message(found.block, found.message!));
      return [found.block, all.find((item) => item.at === found.item)!.name];
    };
    expect(await at(0)).toEqual([0, "constant"]);
    expect(await at(4)).toEqual([0, "directory_offset"]);
    expect(await at(14)).toEqual([1, "data"]);
    expect(await at(19 + 64 + 56)).toEqual([3, "offset"]);
    expect(await bench.search({ category: "message", text: "file" })).toEqual({
      hits: 2,
      isCut: false,
    });
  });

  test("is not changed there: the page says what changes it, and saves what was opened", async () => {
    const { bench } = await opened("a.pak", PAK);
    const change = { block: 0, message: 0, path: ["directory_size"], text: "1" };
    await expect(bench.change(change)).rejects.toThrow("`demospec decompile --json`");
    const scope = { block: 0, message: 0, form: "json" as const };
    const text = await bench.text(scope);
    expect(text).toContain("directory_offset");
    await expect(bench.compile(scope, text)).rejects.toThrow("`demospec decompile --json`");
    expect(new Uint8Array(await (await bench.save()).arrayBuffer())).toEqual(PAK);
  });

  test("that is damaged is shown as far as it is understood, with the error", async () => {
    const damaged = PAK.slice();
    // The second file's offset: beyond the end.
    new DataView(damaged.buffer).setUint32(19 + 64 + 56, 5000, true);
    const { bench, progress } = await opened("a.pak", damaged);
    expect(progress.tail?.error).toContain("2 bytes should be at byte 5000");
    const rows = await bench.rows(0, 9);
    expect(rows.map(({ offset }) => offset)).toEqual([0, 12, 17, 19]);
  });
});

test.each([
  [0, "bsp29_file"],
  [1, "bsp29_file"],
  [2, "bsp38_file"],
])("a map is read as what its bytes are: edition %i", async (edition, format) => {
  const bytes = new Uint8Array(cube(EDITIONS[edition]!));
  const { bench, summary, progress } = await opened("cube.bsp", bytes);
  expect([summary.format, progress.tail, progress.wrong]).toEqual([format, undefined, 0]);
  const [header, planes, corners] = await bench.rows(0, 9);
  expect([header!.offset, planes!.offset]).toEqual([0, header!.length]);
  // A cube has eight corners, of three floats each.
  expect(corners).toMatchObject({ types: [["corners", 1]], length: 8 * 12 });
  const bits = await bitsOf(bench, progress.blocks);
  expect(bits.reduce((sum, [from, to]) => sum + to - from, 0)).toBe(8 * bytes.length);
});

test("a schema of one's own may have places, too", async () => {
  // A byte says where the text is, which goes to the end.
  const schema = `protocol: pointed
title: Pointed
versions: ["1"]
extension: .ptd
messages:
  header: { id: 1, fields: [at: u8] }
  note: { id: 2, fields: [{ text: { type: bytes, to: end } }] }
  rest: { id: 3, fields: [{ data: { type: bytes, to: end } }] }
places:
  header: { at: 0 }
  note: { of: header, at: at }
  rest: { between: true }
`;
  const bytes = Uint8Array.of(3, 0xaa, 0xbb, 0x68, 0x69);
  const { bench, summary } = await opened("a.ptd", bytes, new Map([["pointed.yaml", schema]]));
  expect([summary.format, summary.live]).toEqual(["pointed_file", true]);
  const rows = await bench.rows(0, 9);
  expect(rows.map(({ offset, length, types }) => [offset, length, types[0]![0]])).toEqual([
    [0, 1, "header"],
    [1, 2, "rest"],
    [3, 2, "note"],
  ]);
});
