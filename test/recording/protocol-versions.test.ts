import { describe, expect, it } from "vitest";
import { beginnings, findHeader, readRecording, RecordingDecoder } from "../../recording/index.ts";
import { begin } from "../../recording/decode/begin.ts";
import {
  announcedProtocol,
  announcedVersions,
  codecFor,
  codecNamed,
  currentCodec,
  isAnnouncedDialect,
  isPossible,
  protocolOf,
  versionFor,
} from "../../recording/versions/protocol.ts";
import { probeVersion } from "../../recording/versions/version.ts";
import { block, codecs, otherCodecs, announcing } from "./announcing.ts";

/*
 * Which version a recording begins with, and which codec counts for versions that are told: numbers of a small protocol,
 * whose versions are "1" to "5", and a dialect of "1".
 */

const { versions } = codecs[0]!.table;
const nameOf = ({ to }: { to: number }) => versions[to];
const only = (version: string) => {
  const index = versions.indexOf(version);
  return { from: index, to: index };
};

const NOP = [2];
const WRONG = [200];
const FIRST = [3, 7];
const SECOND = [4, 7];
const FIFTH = [7, 7];
const SPARK = [9, 7];
const long = (version: number) => [1, version, 0, 0, 0, 0];

describe("the version that a recording begins with", () => {
  const probed = (...bodies: readonly (readonly number[])[]) =>
    nameOf(probeVersion(announcing, Uint8Array.from(bodies.flatMap((body) => block(0, body))), 0));

  it("is that which leaves the fewest bytes, the newest of equals, and no dialect", () => {
    expect(probed()).toBe("5");
    expect(probed(NOP, SPARK)).toBe("5");
    expect(probed(FIRST)).toBe("1");
    expect(probed(FIRST, SECOND, SECOND)).toBe("2");
    expect(probed(SECOND, FIRST)).toBe("2");
    expect(probed([...FIFTH, ...FIRST, ...NOP], [...SECOND, ...SECOND, ...FIFTH])).toBe("2");
    expect(probed(WRONG, FIRST, [...SECOND, ...NOP])).toBe("2");
    expect(probed(WRONG)).toBe("5");
  });

  it("is the newest where that reads all, or finds a protocol that is not described", () => {
    expect(probed(long(2), SECOND)).toBe("5");
    expect(probed([...long(99), ...FIRST], FIRST, FIRST)).toBe("5");
    expect(probed(NOP, long(99), FIRST)).toBe("5");
  });

  it("is the newest of equals, though that is told of others on the way", () => {
    // Since 3 a word of 16 bits, and an announcement; before, two words of 8 bits, and five messages of a byte.
    const both = [8, 0, 8, 1, 2, 2, 2, 2, 2];
    expect(probed(WRONG, both)).toBe("5");
    expect(probed([...WRONG, ...NOP], both, SECOND)).toBe("5");
  });

  it("is told by whole blocks, from where they begin", () => {
    const bytes = Uint8Array.from([...block(0, SECOND), ...block(0, FIRST), ...block(0, FIRST)]);
    const at = (start: number, end?: number) =>
      nameOf(probeVersion(announcing, bytes.subarray(0, end), start));
    expect([at(0), at(4), at(0, 8), at(0, 7)]).toEqual(["1", "1", "2", "2"]);
    // What the other protocol says is nothing to this one.
    const others = Uint8Array.from([...block(1, FIRST), ...block(2, FIRST), ...block(0, FIFTH)]);
    expect(nameOf(probeVersion(announcing, others, 0))).toBe("5");
  });

  it("is looked for in the first 256 KB, and nowhere where it was given", () => {
    const begun = (bytes: number[], version?: string, before = Uint8Array.of(10)) =>
      nameOf(
        begin(announcing, Buffer.concat([before, Uint8Array.from(bytes)]), { version }).sessions[0]!
          .codec,
      );
    expect([begun(block(0, FIRST)), begun(block(0, FIRST), "4")]).toEqual(["1", "4"]);
    // Blocks of 256 bytes, 1023 of them after the header's byte, leave 255 bytes.
    const filler = (length: number) => block(2, Array<number>(length - 2).fill(0));
    const before = new Uint8Array(1 + 1023 * 256);
    before[0] = 10;
    for (let at = 1; at < before.length; at += 256) before.set([2, 254], at);
    const after = (length: number) =>
      begun([...filler(length), ...block(0, FIRST)], undefined, before);
    expect([after(251), after(252)]).toEqual(["1", "5"]);
  });
});

describe("the beginning of a recording", () => {
  it("has a session for each protocol, of which the first may have a version that is given", () => {
    const named = beginnings(announcing, "2").map(({ name, protocol, codec }) => [
      name,
      codec.table.versions[codec.to],
      protocol.fixed,
    ]);
    expect(named).toEqual([
      ["told", "2", true],
      ["other", "2", false],
    ]);
    expect(beginnings(announcing).map(({ codec, protocol }) => [codec.to, protocol.fixed])).toEqual(
      [
        [4, false],
        [1, false],
      ],
    );
    expect(() => beginnings(announcing, "9")).toThrow(RangeError);
    const { sessions } = begin(announcing, new Uint8Array(0), { version: "2" });
    expect(sessions.map(({ protocol }) => protocol.fixed)).toEqual([true, false]);
  });

  it("is refused at once where there is no such version, or reading of the header", () => {
    for (const options of [{ version: "9" }, { reading: "nope" }])
      expect(() => new RecordingDecoder(announcing, options)).toThrow(RangeError);
    expect(() => new RecordingDecoder(announcing, { version: "3", reading: "line" })).not.toThrow();
  });

  it("may be of another format: then there is no header, and all of it is tail", () => {
    const bytes = new TextEncoder().encode("\x02\x03AIN\n and more");
    const found = begin(announcing, bytes, {});
    expect([found.foreign?.title, found.headerLength, found.reading]).toEqual([
      "Something else",
      0,
      undefined,
    ]);
    expect(begin(announcing, bytes.subarray(0, 4), {}).foreign).toBeUndefined();
    expect([...readRecording(announcing, bytes)]).toMatchObject([
      { kind: "header", bytes: new Uint8Array(0), foreign: { title: "Something else" } },
      { kind: "tail", offset: 0, bytes },
    ]);
  });

  it("is read so that most bytes are whole blocks after it, as the first of equals", () => {
    const found = (...bytes: number[]) => {
      const { length, reading } = findHeader(announcing, Uint8Array.from(bytes));
      return [length, reading?.name];
    };
    expect(found()).toEqual([0, "none"]);
    expect(found(9, 9, 10)).toEqual([0, "none"]);
    expect(found(9, 10, ...block(0))).toEqual([2, "line"]);
    // Both are whole blocks: 14 bytes of one, or two after them.
    expect(found(...block(2, [10, 0, 0, 0]))).toEqual([0, "none"]);
    expect(found(...block(2, [7, 10, 0, 0]), 9)).toEqual([0, "none"]);
    expect(found(2, 200, 10, ...block(0))).toEqual([3, "line"]);
  });

  it("is told by 64 blocks: what is after these does not count", () => {
    // The last block has a line's end in it, and a block of 202 bytes after that.
    const of = (count: number) => {
      const short = Array.from({ length: count }, () => block(0)).flat();
      const last = block(2, [10, ...block(2, Array<number>(200).fill(0))]);
      return findHeader(announcing, Uint8Array.from([...short, ...last])).length;
    };
    expect(of(63)).toBe(0);
    // 64 blocks have 128 bytes.
    expect(of(64)).toBe(128 + 3);
  });
});

describe("a codec", () => {
  it("is that of a version's name", () => {
    expect(["1", "5", "mod"].map((name) => nameOf(codecNamed(codecs, name)))).toEqual([
      "1",
      "5",
      "mod",
    ]);
    expect(() => codecNamed(codecs, "6")).toThrow(
      new RangeError("told has no version 6: there are 1, 2, 3, 4, 5, mod"),
    );
    expect(() => codecNamed(codecs.slice(1, 3), "1")).toThrow("there are 2, 3");
    expect(nameOf(currentCodec(codecs))).toBe("5");
    expect(nameOf(currentCodec(codecs.slice(0, 3)))).toBe("3");
  });

  it("stands for the newest of its versions, and among dialects for that which others come from", () => {
    const { table } = codecs[0]!;
    const [mod] = [only("mod").to];
    expect(versionFor({ table, from: 1, to: 3 })).toBe(3);
    expect(versionFor({ table, from: 4, to: 4 })).toBe(4);
    expect(versionFor({ table, from: mod, to: mod + 1 })).toBe(mod);
    expect(versionFor({ table, from: 4, to: mod })).toBe(mod);
  });

  it("of a dialect is announced, where messages tell of it", () => {
    const [first] = codecs;
    expect(codecs.filter((codec) => isAnnouncedDialect(codec, first!)).map(nameOf)).toEqual([
      "mod",
    ]);
  });

  it("is possible where it is of versions that were told", () => {
    const possible = (from: number, to: number) =>
      codecs.filter((codec) => isPossible(codec, { from, to })).map(nameOf);
    expect(possible(0, 4)).toEqual(["1", "2", "3", "4", "5"]);
    expect(possible(2, 3)).toEqual(["3", "4"]);
    expect(possible(only("mod").to, only("mod").to)).toEqual(["mod"]);
  });

  it("stays where it is one of those that were told, and is the newest of them otherwise", () => {
    const protocol = protocolOf(codecs, false);
    const [one, two, three, four, five] = codecs as readonly [
      (typeof codecs)[0],
      (typeof codecs)[0],
      (typeof codecs)[0],
      (typeof codecs)[0],
      (typeof codecs)[0],
    ];
    const range = { from: 2, to: 3 };
    expect([three, four].map((codec) => codecFor(protocol, codec, range))).toEqual([three, four]);
    expect([one, two, five].map((codec) => codecFor(protocol, codec, range))).toEqual([
      four,
      four,
      four,
    ]);
    const none = { from: 99, to: 99 };
    expect(codecFor(protocol, two, none)).toBe(two);
    expect(codecFor(protocolOf(codecs, true), one, range)).toBe(one);
  });

  it("follows from what messages tell", () => {
    const protocol = protocolOf(codecs, false);
    const announcedBy = (version: number) => {
      const message = { type: "begin", version, more: 0 };
      return [announcedProtocol(protocol, message), announcedVersions(protocol, message)];
    };
    expect(announcedBy(34)).toEqual([34, { from: 2, to: 3 }]);
    expect(announcedBy(77)).toEqual([77, only("mod")]);
    const nop = { type: "nop" };
    expect([announcedProtocol(protocol, nop), announcedVersions(protocol, nop)]).toEqual([
      undefined,
      undefined,
    ]);
    const other = protocolOf(otherCodecs, false);
    expect(announcedVersions(other, { type: "start", version: 1 } as never)).toEqual({
      from: 0,
      to: 0,
    });
    expect([...other.selectors.keys(), ...protocol.selectors.keys()]).toEqual(["start", "begin"]);
  });
});
