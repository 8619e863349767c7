import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { qwd, type QwdBlockFrame } from "../../generated/qwd.ts";
import {
  cut,
  type Edit,
  edited,
  EditError,
  type EditedPart,
  fixMulti,
  Join,
  joined,
  levelName,
  type Span,
  Split,
  streamEdited,
  strip,
} from "../../quake/edit/index.ts";
import { lookingFor } from "../../quake/edit/words.ts";
import { formatOfFile } from "../../formats/index.ts";
import {
  type AnyContainer,
  type Part,
  readRecording,
  type RecordedBlock,
  streamRecording,
} from "../../recording/index.ts";
import { states } from "../../quake/world/index.ts";
import { Resolver, type State } from "../../quake/world/resolved/resolve.ts";
import { currentCodec } from "../../recording/versions/protocol.ts";
import { anyStructOf } from "../../fuzz/values/any-of.ts";
import {
  codecs as quake2Codecs,
  type Packetentity,
  table as quake2,
} from "../../generated/quake2.ts";
import {
  beginningOf,
  corpusFiles,
  type File,
  fixtures,
  fteFixtures,
  hasCorpus,
  howMuch,
  isWhole,
  whyNoCorpus,
  whyNotWhole,
} from "../support/corpus.ts";
import { blocksOf, bytesOf, fault, shown, stateDifference } from "../support/edit-states.ts";
import { demOf, demParts, frame, LEVEL, SIGNONS, typesOf } from "../support/made-dem.ts";
import { runs } from "../support/runs.ts";
import { whole } from "../support/whole.ts";

const RECORDINGS = [...[".dem", ".qwd", ".mvd", ".dm2"].flatMap(fixtures), ...fteFixtures()];

function fixture(name: string): File {
  return RECORDINGS.find((file) => file.name === name)!;
}

const DEM = fixture("dp_server_p15.dem");
const QWD = fixture("ezquake_client_p28.qwd");
const DM2 = fixture("yq2_client.dm2");

function partsOf(file: File): Part[] {
  return [...readRecording(formatOfFile(file.name), file.bytes())];
}

function editedBytes(container: AnyContainer, parts: Iterable<Part>, edit: Edit): Uint8Array {
  return bytesOf(container, edited(parts, edit));
}

/**
 * A file as edits end it: ezQuake waits for ever after a .qwd that its client did not close, so that it gets the
 * packet of ERRATA 70 at the time of its last block.
 */
function ended({ name, bytes }: File): Uint8Array {
  if (!name.endsWith(".qwd")) return bytes();
  const { block } = blocksOf(formatOfFile(name), bytes()).at(-1)!;
  const end = Buffer.from("0000000001" + "0f000000" + "ffffffff" + "02", "hex");
  end.writeFloatLE((block as { time: number }).time);
  return Buffer.concat([bytes(), end, Buffer.from("EndOfDemo\0")]);
}

/** Where the blocks of a span are in the edited recording: the first of them after what leads into it. */
function places(result: readonly EditedPart[], from: number, to: number) {
  const blocks = result.filter((part) => part.kind === "block");
  // Blocks of a span are in one piece, and what was made to end it follows them.
  const isOriginal = (part: unknown): part is RecordedBlock => "index" in (part as object);
  const last = blocks.findLastIndex((part) => isOriginal(part) && part.index <= to);
  const found = blocks[last] as unknown as RecordedBlock | undefined;
  if (found === undefined || found.index < from) return undefined;
  const offset = last - found.index;
  return (block: number) => (block < from || block > to ? undefined : block + offset);
}

/** What is wrong with a cut; undefined when nothing is. */
function wrongCut(container: AnyContainer, parts: readonly Part[], bytes: Uint8Array, span: Span) {
  const result = [...edited(parts, cut(container, span))];
  const { from, to } = span.blocks!;
  const place = places(result, from, to)!;
  const output = bytesOf(container, result);
  return fault(container, output) ?? stateDifference(container, bytes, output, place);
}

describe.each(RECORDINGS)("a cut of $name", (file) => {
  const container = formatOfFile(file.name);
  const parts = partsOf(file);
  const bytes = file.bytes();
  const count = parts.filter(({ kind }) => kind === "block").length;

  whole("shows at each kept frame the world that was there, whatever the span", () => {
    fc.assert(
      fc.property(fc.nat(count - 20), fc.integer({ min: 19, max: 150 }), (from, length) => {
        const blocks = { from, to: Math.min(from + length, count - 1) };
        expect(wrongCut(container, parts, bytes, { blocks })).toBeUndefined();
      }),
      { numRuns: 6 },
    );
  });

  it("of all of it is all of it", () => {
    const all = editedBytes(
      container,
      parts,
      cut(container, { blocks: { from: 0, to: Infinity } }),
    );
    expect(Buffer.compare(all, ended(file))).toBe(0);
    const level = editedBytes(container, parts, cut(container, { level: 1 }));
    expect(Buffer.compare(level, ended(file))).toBe(0);
    const again = readRecording(container, all);
    expect(Buffer.compare(editedBytes(container, again, cut(container, { level: 1 })), all)).toBe(
      0,
    );
  });

  it("leaves the bytes of all frames but the first few as they were", () => {
    const from = Math.floor(count / 2);
    const result = [...edited(parts, cut(container, { blocks: { from, to: count } }))];
    const kept = result.filter((part) => "index" in part && (part as RecordedBlock).index >= from);
    expect(kept.length).toBeGreaterThan(count - from - 5);
    expect(kept.every((part) => parts.includes(part as Part))).toBe(true);
  });

  it("by time keeps what is played then", () => {
    const worlds = [...states(container, bytes)].map(({ time, block }) => ({ time, block }));
    const first = worlds[0]!.time;
    const inside = worlds.filter(({ time }) => time - first >= 1 && time - first <= 3);
    const result = [...edited(parts, cut(container, { time: { from: 1, to: 3 } }))];
    const indexes = result
      .filter((part) => "index" in part)
      .map((part) => (part as RecordedBlock).index);
    expect(inside.length).toBeGreaterThan(10);
    for (const { block } of inside.slice(1)) expect(indexes).toContain(block);
    const late = worlds.find(({ time }) => time - first > 3)!;
    expect(indexes).not.toContain(late.block);
  });

  it("is the same when its bytes come in pieces", async () => {
    const span = { blocks: { from: Math.floor(count / 3), to: Math.floor(count / 2) } };
    const pieces = [bytes.subarray(0, 3333), bytes.subarray(3333)];
    const streamed: EditedPart[] = [];
    const stream = streamRecording(container, pieces);
    for await (const part of streamEdited(stream, cut(container, span))) streamed.push(part);
    const whole = editedBytes(container, parts, cut(container, span));
    expect(Buffer.compare(bytesOf(container, streamed), whole)).toBe(0);
  });

  it("of nothing tells what there is", () => {
    for (const span of [{ level: 2 }, { blocks: { from: count, to: count } }])
      expect(() => editedBytes(container, parts, cut(container, span))).toThrow(EditError);
    const late = { time: { from: 1e6, to: 2e6 } };
    expect(() => editedBytes(container, parts, cut(container, late))).toThrow(
      new RegExp(`nothing is in this span: the recording has ${count} blocks, 1 level, \\d+`),
    );
  });
});

describe.each([QWD, DM2])("a cut of $name that lost packets", (file) => {
  whole("shows what is left, and makes nothing up", () => {
    const container = formatOfFile(file.name);
    const all = partsOf(file);
    // After what leads into the level.
    const first = 56;
    const loss = fc.array(fc.integer({ min: first, max: all.length - 30 }), {
      minLength: 3,
      maxLength: 20,
    });
    fc.assert(
      fc.property(loss, fc.nat(40), (lost, skip) => {
        const gone = new Set(lost);
        const kept = all.filter((part) => part.kind !== "block" || !gone.has(part.index));
        const bytes = bytesOf(container, kept);
        const parts: Part[] = [...readRecording(container, bytes)];
        const blocks = { from: first + skip, to: parts.length - 2 };
        expect(wrongCut(container, parts, bytes, { blocks })).toBeUndefined();
      }),
      { numRuns: 5 },
    );
  });
});

describe("what was set before a cut", () => {
  const name = (player: number, netname: string) => ({ type: "updatename", player, netname });
  const style = (string: string) => ({ type: "lightstyle", style: 3, string });
  const bytes = demOf(
    [LEVEL, style("m")],
    ...SIGNONS,
    frame(1, name(0, "Ranger"), style("a"), { type: "killedmonster" }),
    frame(2, name(1, "Grunt"), { type: "print", text: "hello" }, { type: "killedmonster" }),
    frame(3, name(1, ""), style("z"), { type: "setpause", paused: 1 }),
    frame(4),
    frame(5),
  );
  const result = editedBytes(dem, demParts(bytes), cut(dem, { blocks: { from: 7, to: 7 } }));
  const blocks = blocksOf(dem, result);

  it("is told in one block, what was set twice once, and what adds up each time", () => {
    expect(blocks.map(({ messages }) => typesOf(messages))).toEqual([
      ["serverinfo", "lightstyle"],
      ["signonnum"],
      ["signonnum"],
      ["signonnum"],
      ["updatename", "killedmonster", "killedmonster", "updatename", "lightstyle", "setpause"],
      ["time", "updateentity"],
      ["disconnect"],
    ]);
    expect(blocks[4]!.messages[4]).toMatchObject({ style: 3, string: "z" });
  });

  it("is there for the frames after it", () => {
    const world = [...states(dem, result)].at(-1)!;
    expect(world.time).toBe(4);
    expect(world.level.lightstyles.get(3)).toBe("z");
    expect([...world.scoreboard.values()].map((score) => score.name)).toEqual(["Ranger"]);
  });

  it("is put into several blocks where one would be more than the engine reads", () => {
    const statics = Array.from({ length: 1500 }, () => {
      return {
        type: "spawnstaticsound",
        origin: [0, 0, 0],
        soundnum: 1,
        volume: 1,
        attenuation: 1,
      };
    });
    const many = demOf([LEVEL], ...SIGNONS, frame(1, ...statics), frame(2), frame(3));
    const cutBytes = editedBytes(dem, demParts(many), cut(dem, { blocks: { from: 6, to: 6 } }));
    const made = blocksOf(dem, cutBytes).slice(4, -2);
    expect(made.map(({ messages }) => messages.length)).toEqual([799, 701]);
    expect(made.every(({ body }) => body.length < 8000)).toBe(true);
  });
});

/** What blocks of QuakeWorld are numbered by; none has all of it. */
interface Numbers {
  readonly code: number;
  readonly outgoing: number;
  readonly incoming: number;
  readonly sequence: number;
}

describe("a cut of QuakeWorld", () => {
  const parts = partsOf(QWD);
  const blocks = parts.filter((part) => part.kind === "block");

  it("sets the numbers that a client would have come to", () => {
    const from = 1001;
    const result = [...edited(parts, cut(qwd, { blocks: { from, to: 1200 } }))];
    const made = result.flatMap((part) => (part.kind === "block" ? [part.block] : []));
    const sets = made.filter((block) => (block as QwdBlockFrame).code === 2) as QwdBlockFrame[];
    expect(sets).toHaveLength(1);
    const before = blocks.slice(0, from).map(({ block }) => block as Numbers);
    const first = before.find(({ code }) => code === 2)!;
    const commands = before.filter(({ code }) => code === 0).length;
    const incoming = before.findLast(({ code }) => code === 1)!.sequence;
    const isCommand = (made[made.indexOf(sets[0]!) + 1] as { code: number }).code === 0;
    expect(sets[0]).toMatchObject({ incoming });
    expect(sets[0]!.outgoing + Number(isCommand)).toBe(first.outgoing + commands);
  });

  it("numbers its packets upwards, as engines demand it", () => {
    const result = editedBytes(qwd, parts, cut(qwd, { blocks: { from: 1500, to: 1600 } }));
    let last = 0;
    for (const { block } of blocksOf(qwd, result)) {
      const { code, incoming, sequence } = block as Numbers;
      if (code === 2) last = incoming;
      if (code !== 1) continue;
      expect(sequence).toBeGreaterThan(last);
      last = sequence;
    }
  });
});

describe("the shortest delta of a state", () => {
  const version = quake2.current;
  const any = anyStructOf<Packetentity>(currentCodec(quake2Codecs), "packetentity", true).filter(
    (delta) => delta.remove !== true,
  );

  it("makes that state again", () => {
    const resolver = new Resolver(quake2, "packetentity");
    fc.assert(
      fc.property(any, any, (before, delta) => {
        const previous = resolver.resolve(version, before, {});
        const state = resolver.resolve(version, delta, { previous });
        const shortest = resolver.differ(version, state, { previous });
        expect(resolver.resolve(version, shortest, { previous })).toEqual(state);
        expect(
          resolver.differ(version, previous, { previous, baseline: previous })["frame"],
        ).toBeUndefined();
      }),
    );
  });

  it("merges what is told value by value", () => {
    const playerinfo = new Resolver(quake2, "playerinfo");
    const previous: State = playerinfo.resolve(version, { stats: { 1: 100, 3: 5 } }, {});
    const state = playerinfo.resolve(version, { stats: { 3: 4 } }, { previous });
    expect(playerinfo.differ(version, state, { previous })).toEqual({ stats: { 3: 4 } });
    expect(playerinfo.differ(version, state, {})).toEqual({ stats: { 1: 100, 3: 4 } });
  });
});

/** What parts of which level a split gives. */
function splitParts(container: AnyContainer, parts: Iterable<Part>) {
  const split = new Split(container);
  const levels = new Map<number, EditedPart[]>();
  const add = ({ level, part }: { level: number; part: EditedPart }) =>
    void (levels.get(level)?.push(part) ?? levels.set(level, [part]));
  for (const part of parts) for (const levelPart of split.take(part)) add(levelPart);
  for (const levelPart of split.end()) add(levelPart);
  return { levels, maps: split.maps };
}

describe.each([DEM, QWD, DM2, ...fteFixtures()])(
  "recordings after one another, as $name",
  (file) => {
    const container = formatOfFile(file.name);
    const bytes = file.bytes();
    const count = blocksOf(container, bytes).length;
    const twice = bytesOf(container, joined(container, [partsOf(file), partsOf(file)]));
    // Its client left the .qwd open.
    const ends = container.table.name === "qwd" ? 0 : 1;

    it("show what each of them shows", () => {
      expect(fault(container, twice)).toBeUndefined();
      const first = (block: number) => (block < count - ends ? block : undefined);
      expect(stateDifference(container, bytes, twice, first)).toBeUndefined();
      const times = (world: ReturnType<typeof shown>) => ({ ...world, time: 0 });
      const worlds = [...states(container, bytes)].length;
      const last = [...states(container, twice)];
      expect(last).toHaveLength(2 * worlds);
      expect(times(shown(last.at(-1)!, container))).toEqual(
        times(shown(last[worlds - 1]!, container)),
      );
    });

    it("have one header, and one end", () => {
      const blocks = blocksOf(container, twice);
      const isEnd = ({ messages, body, block }: RecordedBlock) =>
        (/^(disconnect|end_of_demo)$/.test(messages[0]?.type ?? "") && messages.length === 1) ||
        (body.length === 0 && container.table.name === "dm2" && !("code" in block));
      expect(blocks.filter(isEnd).map(({ index }) => index)).toEqual([blocks.length - 1]);
      const once = bytesOf(container, joined(container, [partsOf(file)]));
      expect(Buffer.compare(once, ended(file))).toBe(0);
      const again = bytesOf(container, joined(container, [readRecording(container, once)]));
      expect(Buffer.compare(again, once)).toBe(0);
    });

    whole("are split into what they were", () => {
      const { levels, maps } = splitParts(container, [...readRecording(container, twice)]);
      expect([...levels.keys()]).toEqual([1, 2]);
      expect(maps.get(1)).toBe(maps.get(2));
      expect(maps.get(1)).not.toBe("");
      for (const parts of levels.values()) {
        const level = bytesOf(container, parts);
        expect(fault(container, level)).toBeUndefined();
        const own = [...states(container, level)];
        const original = [...states(container, bytes)];
        expect(own).toHaveLength(original.length);
        const { time: _, ...world } = shown(own.at(-1)!, container);
        expect(world).toEqual(
          (({ time: __, ...rest }) => rest)(shown(original.at(-1)!, container)),
        );
      }
      const first = bytesOf(container, levels.get(1)!);
      if (container !== qwd) expect(Buffer.compare(first, bytes)).toBe(0);
    });

    whole("are cut as each of them is", () => {
      const parts = [...readRecording(container, twice)];
      const begin = blocksOf(container, twice).length - Math.floor(count / 3);
      const blocks = { from: begin, to: begin + 40 };
      expect(wrongCut(container, parts, twice, { blocks })).toBeUndefined();
      const level = editedBytes(container, parts, cut(container, { level: 2 }));
      const { levels } = splitParts(container, parts);
      expect(Buffer.compare(level, bytesOf(container, levels.get(2)!))).toBe(0);
    });
  },
);

describe("a recording of QuakeWorld after another", () => {
  const twice = bytesOf(qwd, joined(qwd, [partsOf(QWD), partsOf(QWD)]));
  const blocks = blocksOf(qwd, twice);

  it("goes on with the clock", () => {
    const times = blocks.map(({ block }) => (block as QwdBlockFrame).time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    // The second begins where the first ends, and takes as long.
    const count = blocksOf(qwd, QWD.bytes()).length;
    expect(times[0]).toBeGreaterThan(0);
    expect(times[count + 1]).toBe(times[count - 1]);
    expect(times.at(-1)! - times[count + 1]!).toBeCloseTo(times[count - 1]! - times[0]!, 3);
  });

  it("has its packets numbered from the beginning", () => {
    const count = blocksOf(qwd, QWD.bytes()).length;
    expect(blocks[count]!.block).toMatchObject({ code: 2, outgoing: 0, incoming: 0 });
    expect(blocks[count + 1]!.messages[0]!.type).toBe("serverdata");
  });

  it("leaves out what follows a last whole block, but for the last one", () => {
    const broken = [...readRecording(qwd, QWD.bytes().subarray(0, 100_001))];
    const [bytes] = [bytesOf(qwd, joined(qwd, [broken, partsOf(QWD)]))];
    expect(fault(qwd, bytes)).toBeUndefined();
    const other = bytesOf(qwd, joined(qwd, [partsOf(QWD), broken]));
    const [end, tail] = [...readRecording(qwd, other)].slice(-2);
    // ERRATA 70
    expect((end as RecordedBlock).messages).toMatchObject([{ text: "EndOfDemo" }]);
    expect(tail!.kind).toBe("tail");
  });
});

describe("the name of a level's file", () => {
  whole("has nothing of the recording but letters, digits, hyphens and underlines", () => {
    expect(levelName("run", 1, "e1m1")).toBe("run-1-e1m1");
    expect(levelName("run", 2, "../../etc/passwd\0")).toBe("run-2-______etc_passwd_");
    expect(levelName("run", 3, "")).toBe("run-3");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (map) => {
        expect(levelName("x", 1, map)).toMatch(/^x-1(-[A-Za-z0-9_-]{1,40})?$/);
      }),
    );
  });
});

describe("strip", () => {
  it("takes what players say away", () => {
    const container = formatOfFile(QWD.name);
    const edit = strip(container, { chat: true });
    const output = editedBytes(container, partsOf(QWD), edit);
    expect(edit.dropped).toBeGreaterThan(0);
    const prints = blocksOf(container, output).flatMap(({ messages }) => messages);
    expect(prints.filter((m) => m.type === "print" && "level" in m && m.level === 3)).toEqual([]);
    expect(stateDifference(container, QWD.bytes(), output, (block) => block)).toBeUndefined();
  });

  it.each(fteFixtures())("takes away what $name sounds like, and leaves what it shows", (file) => {
    const edit = strip(dem, { types: ["sound", "particle", "print"], chat: true });
    const output = editedBytes(dem, partsOf(file), edit);
    expect(edit.dropped).toBeGreaterThan(5);
    expect(fault(dem, output)).toBeUndefined();
    expect(stateDifference(dem, file.bytes(), output, (block) => block)).toBeUndefined();
  });

  it("looks for words in a time that grows with the text and no faster", () => {
    const start = performance.now();
    expect(lookingFor(`${"a".repeat(1000)}b`)("a".repeat(2000))).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it("takes what a client needs away only when it is forced to", () => {
    for (const [file, needed] of [
      [QWD, "skins"],
      [DM2, "precache"],
    ] as const) {
      const container = formatOfFile(file.name);
      const kept = editedBytes(container, partsOf(file), strip(container, { stufftext: true }));
      const texts = blocksOf(container, kept).flatMap(({ messages }) => messages);
      expect(texts.some((m) => "text" in m && `${m.text}`.startsWith(needed))).toBe(true);
      const forced = strip(container, { stufftext: true, force: true });
      const left = blocksOf(container, editedBytes(container, partsOf(file), forced));
      expect(left.some(({ messages }) => typesOf(messages).includes("stufftext"))).toBe(false);
    }
  });
});

describe("fix-multi", () => {
  it("leaves what is right as it is", () => {
    for (const file of RECORDINGS) {
      const container = formatOfFile(file.name);
      const right = ended(file);
      const same = editedBytes(container, readRecording(container, right), fixMulti(container));
      expect(Buffer.compare(same, right)).toBe(0);
    }
  });

  it("ends what its client did not close", () => {
    const fix = fixMulti(qwd);
    expect(Buffer.compare(editedBytes(qwd, partsOf(QWD), fix), ended(QWD))).toBe(0);
    expect(fix.changed).toBe(1);
  });
});

it("takes nothing away where a protocol has no such message any more", () => {
  const edit = strip(qwd, { types: ["particle"] });
  expect(Buffer.compare(editedBytes(qwd, partsOf(QWD), edit), QWD.bytes())).toBe(0);
  expect(edit.dropped).toBe(0);
});

describe("any damage", () => {
  const edits: ((container: AnyContainer) => Edit)[] = [
    (container) => cut(container, { blocks: { from: 30, to: 60 } }),
    (container) => cut(container, { time: { from: 0.3, to: 2 } }),
    (container) => cut(container, { level: 2 }),
    (container) => strip(container, { chat: true, stufftext: true, types: ["sound"] }),
    (container) => fixMulti(container),
    (container) => new Join(container),
  ];

  it.each(RECORDINGS)("of $name is gone through, or refused with words", (file) => {
    const container = formatOfFile(file.name);
    const bytes = file.bytes().subarray(0, 30_000);
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 12 });
    fc.assert(
      fc.property(damage, fc.nat(edits.length - 1), (damages, which) => {
        const broken = bytes.slice();
        for (const [at, byte] of damages) broken[at] = byte;
        const parts: Part[] = [...readRecording(container, broken)];
        try {
          const output = editedBytes(container, parts, edits[which]!(container));
          const again = bytesOf(container, readRecording(container, output));
          expect(Buffer.compare(again, output)).toBe(0);
        } catch (error) {
          expect(error).toBeInstanceOf(EditError);
        }
        for (const level of splitParts(container, parts).levels.values()) bytesOf(container, level);
      }),
      { numRuns: runs(12) },
    );
  });

  it("stays as it is, also in a block of which a message is taken away", () => {
    const whole = demOf([LEVEL], [{ type: "print", text: "gone" }, { type: "foundsecret" }]);
    // What was foundsecret is no message, and what follows the last block is not one.
    const broken = Uint8Array.of(...whole.subarray(0, -1), 0xee & 0x7f, 1, 2, 3);
    const output = editedBytes(dem, demParts(broken), strip(dem, { types: ["print"] }));
    const [, last] = blocksOf(dem, output);
    expect(last!.messages).toEqual([]);
    expect([...last!.undecoded!]).toEqual([0x6e]);
    expect([...output.subarray(-3)]).toEqual([1, 2, 3]);
  });
});

describe.skipIf(!hasCorpus)(`edits of public recordings${howMuch}${whyNoCorpus}`, () => {
  const large = [
    ["dem", "ctf-multimap-large.dem"],
    ["dem", "librequake-demo2-p666.dem"],
    ["dem", "hipdm1-no-items-bit.dem"],
    ["qwd", "osm-demo31.qwd"],
    ["qwd", "osm-demo4-p25-faqproxy.qwd"],
    ["dm2", "3zb2ctf-p34.dm2"],
    ["dm2", "testduel-p34.dm2"],
    ["dm2", "q2test-demo1-p25.dm2"],
  ].map(([folder, name]) => corpusFiles(folder!, `.${folder}`).find((file) => file.name === name)!);

  it.each(hasCorpus ? large : [])("$name: cuts show what was there", (file) => {
    const container = formatOfFile(file.name);
    const bytes = beginningOf(file);
    const parts: Part[] = [...readRecording(container, bytes)];
    const count = parts.filter(({ kind }) => kind === "block").length;
    fc.assert(
      fc.property(fc.nat(count - 20), fc.integer({ min: 19, max: 400 }), (from, length) => {
        const blocks = { from, to: Math.min(from + length, count - 1) };
        const result = [...edited(parts, cut(container, { blocks }))];
        const output = bytesOf(container, result);
        const place = places(result, blocks.from, blocks.to)!;
        expect(stateDifference(container, bytes, output, place)).toBeUndefined();
        expect(Buffer.compare(bytesOf(container, readRecording(container, output)), output)).toBe(
          0,
        );
      }),
      { numRuns: 2 },
    );
  });

  it.runIf(isWhole)(
    `levels of their own, put together again, are the recording without what leads from one to the other${whyNotWhole}`,
    () => {
      const file = large[0]!;
      const parts = partsOf(file);
      const { levels, maps } = splitParts(dem, parts);
      expect([...maps]).toEqual([
        [1, "ctf1"],
        [2, "ctf2"],
      ]);
      const levelParts = [...levels.values()].map((level) => [
        ...readRecording(dem, bytesOf(dem, level)),
      ]);
      const again = bytesOf(dem, joined(dem, levelParts));
      expect(Buffer.compare(again, editedBytes(dem, parts, fixMulti(dem)))).toBe(0);
    },
  );

  it("a protocol that is not described is not cut, but told", () => {
    const [file] = corpusFiles("other", "nexuiz-dp7-demo1.dem");
    const span = { blocks: { from: 100, to: 200 } };
    const darkPlaces8 = file!.bytes().slice();
    darkPlaces8[Buffer.from(darkPlaces8).indexOf(Uint8Array.of(0x0b, 0xb0, 0x0d, 0, 0)) + 1] = 0xb1;
    const newer = partsOf({ ...file!, bytes: () => darkPlaces8 });
    expect(() => editedBytes(dem, newer, cut(dem, span))).toThrow("protocol 3505");
    const [other] = corpusFiles("other", "goldsrc-hldemo.dem");
    expect(() => editedBytes(dem, partsOf(other!), cut(dem, span))).toThrow("another format");
  });
});
