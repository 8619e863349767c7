import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { mvd } from "../../generated/mvd.ts";
import { qwd } from "../../generated/qwd.ts";
import {
  type AnyContainer,
  Formats,
  isNamed,
  mostUnderstanding,
  type Part,
  PlayTime,
  readRecording,
  recordingColumns,
  RecordingDecoder,
  understandsMost,
} from "../../recording/index.ts";
import { BlockClock } from "../../recording/time/block-clock.ts";
import { followSelected, type Selection } from "../../recording/decode/selected.ts";
import { idOf, withId } from "../../recording/versions/lent-id.ts";
import { currentCodec } from "../../recording/versions/protocol.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { clientRecording, levelOf } from "../support/client-recording.ts";
import { demOf, LEVEL } from "../support/made-dem.ts";

describe("the seconds that a recording plays", () => {
  it("begin with its first frame", () => {
    const none = { base: undefined, before: 0, last: 0, seconds: 0 };
    expect(new PlayTime().save()).toEqual(none);
  });

  it("go on from where they were where the clock goes back, or begins anew", () => {
    const time = new PlayTime();
    const seconds = [10, 12, NaN, Infinity, 3, 4, 4].map((at) => (time.tick(at), time.seconds));
    expect(seconds).toEqual([0, 2, 2, 2, 2, 3, 3]);
    time.restart();
    time.tick(100);
    expect(time.seconds).toBe(3);
    time.tick(101.5);
    expect(time.save()).toEqual({ base: 100, before: 3, last: 101.5, seconds: 4.5 });
    const other = new PlayTime();
    other.restore(time.save());
    for (const each of [time, other]) {
      each.tick(102);
      expect(each.seconds).toBe(5);
      each.tick(1);
      expect(each.seconds).toBe(5);
    }
  });
});

describe("the time of blocks", () => {
  it("is the sum of milliseconds in MVDs, their own in QuakeWorld's, and unknown in Quake's", () => {
    const sums = new BlockClock(mvd);
    expect([13, 0, 255].map((delta) => sums.see({ delta }))).toEqual([0.013, 0.013, 0.268]);
    expect(sums.steps).toBe(268);
    sums.steps = 1000;
    expect(sums.see({ delta: 1 })).toBe(1.001);
    const own = new BlockClock(qwd);
    expect([5, 4.5].map((time) => own.see({ time }))).toEqual([5, 4.5]);
    expect(new BlockClock(dem).see({ angles: [0, 0, 0] })).toBeUndefined();
  });
});

const parts = (decoder: RecordingDecoder<any, any, any, any>, ...chunks: Uint8Array[]) =>
  chunks.flatMap((chunk) => [...(decoder.push(chunk) as Iterable<Part>)]);
const kinds = (all: readonly Part[]) => all.map(({ kind }) => kind);

describe("a recording that comes live", () => {
  /** The size of a block's messages is before three angles (DEM §3.3). */
  const block = (size: number, held = size) => {
    const bytes = new Uint8Array(16 + held).fill(1, 16);
    new DataView(bytes.buffer).setUint32(0, size, true);
    return bytes;
  };

  it("has its header as soon as four bytes are there, and each block when it is whole", () => {
    const decoder = new RecordingDecoder(dem, { live: true });
    expect(parts(decoder, textToBytes("-1\n"))).toEqual([]);
    expect(kinds(parts(decoder, block(2).subarray(0, 1)))).toEqual(["header"]);
    expect(parts(decoder, block(2).subarray(1, 17))).toEqual([]);
    expect(kinds(parts(decoder, block(2).subarray(17)))).toEqual(["block"]);
    expect(kinds(parts(decoder, block(1), block(0)))).toEqual(["block", "block"]);
    expect(decoder.point).toMatchObject({ offset: 3 + 18 + 17 + 16, index: 3 });
  });

  it("has what comes after a long piece at once, too", () => {
    const decoder = new RecordingDecoder(dem, { live: true });
    const long = [textToBytes("-1\n"), ...Array.from({ length: 99 }, () => block(0))];
    expect(parts(decoder, Buffer.concat(long)).length).toBe(100);
    expect(kinds(parts(decoder, block(2)))).toEqual(["block"]);
  });

  it("without a header has it at its first byte; and one that is no stream waits for more", () => {
    const one = Uint8Array.of(0);
    expect(kinds(parts(new RecordingDecoder(mvd, { live: true }), one))).toEqual(["header"]);
    expect(parts(new RecordingDecoder(mvd), one)).toEqual([]);
  });

  it("has no block of more than 16 MiB: nobody sends one", () => {
    const most = 1 << 24;
    // First there is a block of no messages: a size of 0, and angles of 0.
    const last = (size: number, live: boolean) => {
      const decoder = new RecordingDecoder(dem, { live });
      const probed = new Uint8Array(live ? 16 : 1 << 18);
      return parts(decoder, textToBytes("-1\n"), probed, block(size, 0)).at(-1)!;
    };
    expect(last(most - 16, true).kind).toBe("block");
    expect(last(most - 15, true)).toMatchObject({
      kind: "tail",
      offset: 19,
      error: { offset: 19, reason: expect.stringContaining(`${most + 1} bytes`) },
    });
    expect(last(most - 15, false).kind).toBe("block");
  });
});

it("columns are the same of a recording that is a view on other bytes", () => {
  const time = (seconds: number) => ({ type: "time", time: seconds });
  const bytes = demOf([time(1), { type: "nop" }], [{ type: "nop" }], [time(2.5), time(3)]);
  const around = new Uint8Array(bytes.length + 30).fill(7);
  around.set(bytes, 11);
  const { length, columns, blocks } = recordingColumns(
    dem,
    around.subarray(11, 11 + bytes.length),
    "time",
    ["time"],
  );
  expect([length, [...blocks]]).toEqual([3, [0, 1, 1, 3]]);
  expect([...columns["time"]!.values]).toEqual([1, 2.5, 3]);
});

describe("a block that carries nothing", () => {
  it("has its messages at its end: there are none", () => {
    const recording = clientRecording([
      levelOf(1),
      { time: 1, angles: [0, 0, 0], events: [], frame: [] },
    ]);
    const blocks = [...readRecording(qwd, recording)].flatMap((part) =>
      part.kind === "block" ? [part] : [],
    );
    const bare = blocks.filter(({ protocol }) => protocol === undefined);
    // What sets the numbers of packets, and the client's command.
    expect(bare.map(({ block }) => (block as { code: number }).code)).toEqual([2, 0]);
    for (const { offset, length, bodyOffset, body, messages, ends } of bare)
      expect([bodyOffset, body.length, messages, ends]).toEqual([offset + length, 0, [], []]);
    const places = blocks.map(({ offset, length }) => offset + length);
    expect([0, ...places.slice(0, -1)]).toEqual(blocks.map(({ offset }) => offset));
  });
});

describe("messages that are asked for", () => {
  const nop = { type: "nop" };
  const time = { type: "time", time: 1.5 };
  const print = (text: string) => ({ type: "print", text });
  const bytes = demOf(
    [time, print("a"), nop, print("b"), { type: "signonnum", signon: 1 }],
    [{ ...LEVEL }, print("c"), nop],
    [print("d")],
  );
  function blocks(selection: Selection, of = bytes) {
    const decoder = new RecordingDecoder(dem, {}, followSelected(selection));
    const all = [...(decoder.push(of) as Iterable<Part>), ...(decoder.end() as Iterable<Part>)];
    return all.flatMap((part) => (part.kind === "block" ? [part] : []));
  }
  const messages = (selection: Selection) => blocks(selection).map((block) => block.messages);

  it("are read, or seen by their type alone, and all others are passed over", () => {
    const [first, , third] = messages({ print: "read", time: "seen" });
    expect(first).toEqual([{ type: "time" }, print("a"), print("b")]);
    expect(third).toEqual([print("d")]);
    expect(messages({}).map((all) => all.length)).toEqual([0, 3, 0]);
  });

  it("are as a function says, which is shown each", () => {
    const shown: string[] = [];
    const how = (view: object) => {
      const { text } = view as { text: string };
      shown.push(text);
      return text === "a" ? "read" : text === "b" ? "seen" : undefined;
    };
    expect(messages({ print: how as never }).map((all) => all.length)).toEqual([2, 3, 0]);
    expect(messages({ print: how as never })[0]).toEqual([print("a"), { type: "print" }]);
    expect(shown.slice(0, 3)).toEqual(["a", "b", "d"]);
  });

  it("are all of a block that tells of versions, or that is damaged", () => {
    const [, second] = messages({ print: "read" });
    expect(second!.map(({ type }) => type)).toEqual(["serverinfo", "print", "nop"]);
    const wrong = bytes.slice();
    // The last print's id becomes one that there is not.
    const last = wrong.length - 3;
    expect([...wrong.subarray(last)]).toEqual([8, 100, 0]);
    wrong[last] = 0x7f;
    const damaged = blocks({ print: "read" }, wrong);
    expect(damaged.map((block) => block.undecoded?.length)).toEqual([undefined, undefined, 3]);
    // What is understood before it is there as a whole.
    const cut = blocks({ time: "read" }, demOf([print("x"), nop]).fill(0x7f, -1));
    expect(cut[0]!.messages).toEqual([print("x")]);
  });
});

describe("the format of a file", () => {
  const RECORDING = clientRecording([
    levelOf(1),
    { time: 1, angles: [0, 0, 0], events: [], frame: [] },
  ]);
  const LINE = demOf([{ type: "print", text: "some text that is longer" }]);

  it("is the one that its name says where that understands most of it, and otherwise the one that does", () => {
    const of = (path: string, bytes: Uint8Array) =>
      mostUnderstanding([dem, qwd], path, bytes).table.name;
    expect([of("x.dem", LINE), of("x.qwd", LINE), of("x", LINE)]).toEqual(["dem", "dem", "dem"]);
    expect([of("x.dem", RECORDING), of("x.qwd", RECORDING), of("x", RECORDING)]).toEqual([
      "qwd",
      "qwd",
      "qwd",
    ]);
    // Of two that understand as little it is the first.
    expect(of("x", new Uint8Array(0))).toBe("dem");
    expect(mostUnderstanding([qwd, dem], "x", new Uint8Array(0)).table.name).toBe("qwd");
  });

  it("understands most of a file where it is more than half", () => {
    const [header] = readRecording(dem, LINE);
    const whole = LINE.length;
    expect(header!.kind).toBe("header");
    const with_ = (more: number) => Uint8Array.from([...LINE, ...new Uint8Array(more).fill(0xff)]);
    expect(understandsMost(dem, with_(whole - 1))).toBe(true);
    expect(understandsMost(dem, with_(whole))).toBe(false);
  });

  it("is named by an ending, in any case and also before .gz", () => {
    const names = ["a.dem", "A.DEM", "a.dem.gz", "a.DEM.GZ", "a.dem.zip", "dem", ".dem", "a.gz"];
    expect(names.map((name) => isNamed(dem, name))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it("is among those that a name allows, and the caller's own", () => {
    const all = new Formats([dem, qwd, mvd]);
    const own = { ...mvd, table: { ...mvd.table, name: "own", extension: ".own" } } as AnyContainer;
    const like = { ...qwd, table: { ...qwd.table, name: "like" } } as AnyContainer;
    const with_ = all.with([own, like]);
    const names = (formats: readonly AnyContainer[]) => formats.map(({ table }) => table.name);
    expect(names(all.list)).toEqual(["dem", "qwd", "mvd"]);
    expect(names(with_.list)).toEqual(["own", "like", "dem", "qwd", "mvd"]);
    expect(names(all.candidatesFor("x.mvd"))).toEqual(["mvd"]);
    expect(names(all.candidatesFor("x"))).toEqual(["dem"]);
    expect(names(with_.candidatesFor("x"))).toEqual(["own", "like"]);
    expect(names(with_.candidatesFor("x.dem"))).toEqual(["dem", "own", "like"]);
    expect(names(with_.candidatesFor("x.own"))).toEqual(["own", "like"]);
    expect([with_.isOwn(own), with_.isOwn(dem), all.isOwn(own)]).toEqual([true, false, false]);
    expect([all.named("mvd"), all.named("own"), with_.named("own")]).toEqual([mvd, undefined, own]);
    expect([all.ofFile("x.qwd"), all.ofFile("x")]).toEqual([qwd, dem]);
    // One of a name that is there already is in its place.
    expect(names(all.with([{ ...own, table: { ...own.table, name: "qwd" } }]).list)).toEqual([
      "qwd",
      "dem",
      "mvd",
    ]);
  });
});

describe("an id that is lent", () => {
  it("is before the bytes of a message, where the version has it", () => {
    const codec = currentCodec(dem.codecs);
    // svc_print (DEM §7.8).
    expect([idOf(codec, "print"), idOf(codec, "nobody")]).toEqual([8, undefined]);
    expect(withId(8, Uint8Array.of(97, 0))).toEqual(Uint8Array.of(8, 97, 0));
  });
});
