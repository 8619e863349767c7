import { describe, expect, it, test } from "vitest";
import { mvd, type MvdBlock } from "../../generated/mvd.ts";
import type { Message } from "../../generated/quakeworld.ts";
import { cut, EditError } from "../../quake/edit/index.ts";
import { states, Summary, type Vector, type World } from "../../quake/world/index.ts";
import { formatOfFile, readRecording, type RecordedBlock } from "../../recording/index.ts";
import { corpusFiles, type File, fixtures, hasCorpus, whyNoCorpus } from "../support/corpus.ts";

/*
 * QuakeWorld's recordings of all players. That bytes are read to their end proves little: what was read is looked at, too.
 */

const [ANCHOR] = fixtures(".mvd") as [File];

function blocksOf(file: File): RecordedBlock<MvdBlock, Message>[] {
  return [...readRecording(mvd, file.bytes())].filter((part) => part.kind === "block");
}

function messagesOf<T extends Message["type"]>(blocks: readonly RecordedBlock[], type: T) {
  const all = blocks.flatMap(({ messages }) => messages as unknown as Message[]);
  return all.filter((message): message is Message & { type: T } => message.type === type);
}

/** How far each player went from one world to the next, in map units. */
function stepsOf(worlds: Iterable<World>): number[] {
  const last = new Map<number, Vector>();
  const steps: number[] = [];
  for (const { players } of worlds)
    for (const [slot, { origin }] of players) {
      const before = last.get(slot);
      if (before !== undefined)
        steps.push(Math.hypot(...origin.map((part, axis) => part - before[axis]!)));
      last.set(slot, origin);
    }
  return steps;
}

/** Players go on from where they were: nobody runs 100 units in a frame, but for teleporters and those who begin anew. */
function expectToWalk(file: File): void {
  const steps = stepsOf(states(mvd, file.bytes()));
  expect(steps.length).toBeGreaterThan(100);
  expect(steps.some((step) => step > 0)).toBe(true);
  expect(steps.filter((step) => step > 100).length / steps.length).toBeLessThan(0.005);
}

describe(`${ANCHOR.name}`, () => {
  const blocks = blocksOf(ANCHOR);

  it("is known by its ending, and tells its level, its player and how long it takes", () => {
    expect(formatOfFile(ANCHOR.name)).toBe(mvd);
    const summary = new Summary(mvd);
    for (const block of blocks) summary.see(block);
    expect(summary.kind).toBe("recording of all players");
    expect(summary.levels.map(({ level }) => [level.map, level.title])).toEqual([
      ["lqdm4_a6", "Psychofuge"],
    ]);
    expect(summary.levels[0]!.players.map(({ score }) => score.name)).toEqual(["pyqw"]);
    expect(summary.seconds).toBeCloseTo(10.374, 3);
    expect(summary.levels[0]!.unresolved).toBe(0);
  });

  it("says what its server extends, and ends as such recordings do", () => {
    expect(messagesOf(blocks, "serverdata")).toMatchObject([
      { serverversion: 28, mvdsv: { hiddenmessages: true, serversideweapon: false } },
    ]);
    expect(blocks.at(-1)!.messages).toEqual([{ type: "disconnect", text: "EndOfDemo" }]);
  });

  it("tells where its player goes", () => expectToWalk(ANCHOR));

  it("cannot be cut, and that is told", () => {
    expect(() => cut(mvd, { time: { from: 1, to: 2 } })).toThrow(EditError);
    expect(() => cut(mvd, { time: { from: 1, to: 2 } })).toThrow(
      "mvd: such recordings cannot be edited, only dem, qwd and dm2",
    );
  });
});

describe.skipIf(!hasCorpus)(`public recordings${whyNoCorpus}`, () => {
  const named = (name: string) => corpusFiles("mvd", name)[0]!;

  test("an old server's has nails with numbers, and messages for some", () => {
    const blocks = blocksOf(named("osm-demo2.mvd"));
    const nails = messagesOf(blocks, "nails2");
    expect(nails.length).toBe(30);
    expect(nails.every((one) => one.nails.every(({ number }) => number > 0))).toBe(true);
    const some = blocks.filter(({ block }) => block.target === 3);
    expect(some.map(({ messages }) => messages.map(({ type }) => type)).flat()).toEqual(
      Array.from({ length: some.length }, () => "print"),
    );
    expect(blocks.filter(({ block }) => block.target === 2).map(({ index }) => index)).toEqual([
      10,
    ]);
    expectToWalk(named("osm-demo2.mvd"));
  });

  test("a new server's has blocks for nobody, of items with a length and a type", () => {
    const blocks = blocksOf(named("1on1-milton-mushi.mvd")).map(({ block }) => block);
    const hidden = blocks.flatMap((block) => ("items" in block ? [block.items] : []));
    expect(hidden.length).toBe(111);
    for (const items of hidden) {
      const view = new DataView(items.buffer, items.byteOffset, items.length);
      let at = 0;
      while (at < items.length) at += 6 + view.getInt32(at, true);
      expect(at).toBe(items.length);
    }
    expectToWalk(named("1on1-milton-mushi.mvd"));
  });

  test("what extends more than is described is kept, and told", () => {
    for (const file of corpusFiles("mvd", "-fte.mvd")) {
      const [first] = blocksOf(file);
      expect(first!.error?.message).toContain("with FTE's extensions");
      expect(first!.messages).toEqual([]);
      expect([...states(mvd, file.bytes())]).toEqual([]);
    }
  });
});
