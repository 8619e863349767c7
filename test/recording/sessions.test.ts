import { describe, expect, it } from "vitest";
import { UnknownProtocolError } from "../../runtime/errors/errors.ts";
import { resumeSession, sessionPoint } from "../../recording/decode/read-point.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import {
  followBlock,
  newSession,
  passBlock,
  type Session,
} from "../../recording/versions/session.ts";
import { codecs } from "./announcing.ts";

/*
 * Which version counts after each block, by what messages say and by what can be read: bytes of a small protocol, written
 * by hand.
 */

const nameOf = ({ table, to }: Session["codec"]) => table.versions[to];

const NOP = [2];
const FIRST = [3, 7];
const SECOND = [4, 7];
const THIRD = [5, 7];
const FOURTH = [6, 7];
const FIFTH = [7, 7];
const SPARK = [9, 7];
/** No version has such a message. */
const WRONG = [200];
/** `begin`, as versions up to 2 have it, and as those since 3 do. */
const old = (version: number) => [1, version, 0];
const long = (version: number) => [1, version, 0, 0, 0, 0];

function begun(version?: string, isExact?: boolean): Session {
  return newSession(codecs, version, isExact);
}

/** After each block the version, and how many of its bytes were not read. */
function follow(session: Session, ...blocks: readonly (readonly number[])[]) {
  return blocks.map((bytes) => {
    const { undecoded } = followBlock(session, Uint8Array.from(bytes));
    return [nameOf(session.codec), undecoded?.length ?? 0];
  });
}

const steady = (count: number) => Array<number[]>(count).fill(NOP);

describe("a session", () => {
  it("begins with the newest version, and any that is no dialect is possible", () => {
    const session = begun();
    expect(follow(session, NOP, FIRST, NOP, SECOND, FIFTH, THIRD)).toEqual([
      ["5", 0],
      ["1", 0],
      ["1", 0],
      ["2", 0],
      ["5", 0],
      ["3", 0],
    ]);
    expect([session.isAnnounced, session.undecodable]).toEqual([false, 0]);
  });

  it("is in the version that is told, and in no other one", () => {
    expect(follow(begun(), [...long(5), ...FIFTH], FOURTH, NOP)).toEqual([
      ["5", 0],
      ["5", 2],
      ["5", 0],
    ]);
    // 34 tells of two: the newest counts, or the present one; each of them is possible.
    expect(follow(begun(), long(34), FOURTH, THIRD, long(34), SECOND)).toEqual([
      ["4", 0],
      ["4", 0],
      ["3", 0],
      ["3", 0],
      ["3", 2],
    ]);
  });

  it("is in the one that was given, whatever messages tell", () => {
    expect(follow(begun("2"), old(1), SECOND, FIRST, [...old(34), ...THIRD])).toEqual([
      ["2", 0],
      ["2", 0],
      ["2", 2],
      ["2", 2],
    ]);
    expect(() => begun("6")).toThrow(RangeError);
  });

  it("is in the version that a message tells which the present one cannot read", () => {
    // Since 3 there are four bytes after the number.
    const session = begun();
    expect(follow(session, old(2), SECOND, FIRST)).toEqual([
      ["2", 0],
      ["2", 0],
      ["2", 2],
    ]);
    expect(session.isAnnounced).toBe(true);
    // Where that cannot read it either it stays.
    expect(follow(begun(), [...old(2), ...WRONG], NOP, FIFTH)).toEqual([
      ["5", 4],
      ["5", 0],
      ["5", 0],
    ]);
    expect(follow(begun(), [...NOP, ...old(2), ...SECOND])).toEqual([["2", 0]]);
  });

  it("does not doubt what is told in bytes that the told version reads", () => {
    for (const count of [31, 32, 33])
      expect(follow(begun(), ...steady(count), old(2), NOP, SECOND).slice(count)).toEqual([
        ["2", 0],
        ["2", 0],
        ["2", 0],
      ]);
  });
});

it("what is known of a version is kept as it is, and known again", () => {
  const known = {
    version: "3",
    range: { from: 2, to: 3 },
    isAnnounced: true,
    steady: 7,
    undecodable: 5,
  };
  const doubted = { ...known, before: { version: "2", range: { from: 1, to: 1 } } };
  const place = { path: ["begin"], offset: 9 };
  const foreign = { reason: "what is it", place, protocol: 99 };
  for (const point of [known, doubted, { ...doubted, foreign }]) {
    const session = begun();
    resumeSession(session, point);
    expect(sessionPoint(session)).toEqual(point);
    expect(nameOf(session.codec)).toBe("3");
  }
  expect(() => resumeSession(begun(), { ...known, version: "6" })).toThrow(
    new RangeError("told has no version 6"),
  );
});

describe("what is in doubt", () => {
  it("is another version that reads a block, once 32 were read: what is next decides", () => {
    const after = (count: number, ...next: number[][]) =>
      follow(begun(), ...steady(count), SECOND, ...next).slice(count);
    expect(after(31, NOP)).toEqual([
      ["2", 0],
      ["2", 0],
    ]);
    expect(after(32, NOP, FIFTH)).toEqual([
      ["2", 0],
      ["5", 0],
      ["5", 0],
    ]);
    // A version that was changed to is as sure after 32 blocks of its own.
    const changed = (count: number) =>
      follow(begun(), ...steady(10), SECOND, ...steady(count), FIFTH, NOP).slice(11 + count);
    expect([changed(30), changed(31)]).toEqual([
      [
        ["5", 0],
        ["5", 0],
      ],
      [
        ["5", 0],
        ["2", 0],
      ],
    ]);
    // An empty block tells nothing, nor does one that neither reads; what both read is the one's before.
    expect(after(32, [], WRONG, NOP)).toEqual([
      ["2", 0],
      ["2", 0],
      ["2", 1],
      ["5", 0],
    ]);
    expect(after(32, SECOND, NOP)).toEqual([
      ["2", 0],
      ["2", 0],
      ["2", 0],
    ]);
  });

  it("is not so again: the version before is as sure as it was", () => {
    const session = begun();
    follow(session, ...steady(40), SECOND, NOP);
    // 32 blocks are enough, and one more was read.
    expect([session.steady, session.before]).toEqual([33, undefined]);
    const found = follow(begun(), ...steady(32), SECOND, NOP, SECOND, NOP).slice(32);
    expect(found).toEqual([
      ["2", 0],
      ["5", 0],
      ["2", 0],
      ["5", 0],
    ]);
  });

  it("is what is told in a block that is not read to its end, where a version is known", () => {
    const damagedLevel = [...long(5), ...WRONG];
    expect(follow(begun(), damagedLevel, FOURTH, NOP)).toEqual([
      ["5", 1],
      ["5", 2],
      ["5", 0],
    ]);
    // What is possible is what was told first.
    expect(follow(begun(), long(34), damagedLevel, NOP, FOURTH, THIRD)).toEqual([
      ["4", 0],
      ["5", 1],
      ["4", 0],
      ["4", 0],
      ["3", 0],
    ]);
    // Bytes that are as they were sent are in no doubt.
    expect(follow(begun(undefined, true), long(34), damagedLevel, NOP, FOURTH)).toEqual([
      ["4", 0],
      ["5", 1],
      ["5", 0],
      ["5", 2],
    ]);
  });

  it("is what was sent ahead of the first announcement and with it, after 32 blocks", () => {
    const ahead = [...SPARK, ...old(77)];
    const after = (count: number, ...next: number[][]) =>
      follow(begun(), ...steady(count), ahead, ...next).slice(count);
    expect(after(31, NOP, SPARK)).toEqual([
      ["mod", 0],
      ["mod", 0],
      ["mod", 0],
    ]);
    expect(after(32, NOP)).toEqual([
      ["mod", 0],
      ["5", 0],
    ]);
  });
});

describe("a dialect", () => {
  it("reads a block before any version is told, for this block alone", () => {
    const session = begun();
    expect(follow(session, SPARK, FIFTH, SPARK)).toEqual([
      ["5", 0],
      ["5", 0],
      ["5", 0],
    ]);
    expect([session.steady, session.undecodable]).toEqual([1, 0]);
    expect(follow(begun(), long(5), SPARK)).toEqual([
      ["5", 0],
      ["5", 2],
    ]);
  });

  it("is read once it is told", () => {
    expect(follow(begun("mod"), SPARK, FIRST, FIFTH)).toEqual([
      ["mod", 0],
      ["mod", 0],
      ["mod", 2],
    ]);
  });
});

describe("a protocol that is not described", () => {
  const UNKNOWN = long(99);

  it("is passed over until another one is told", () => {
    const session = begun();
    const [, foreign] = [NOP, [...NOP, ...UNKNOWN, ...FIFTH]].map((bytes) =>
      followBlock(session, Uint8Array.from(bytes)),
    );
    expect(foreign!.messages).toEqual([{ type: "nop" }]);
    expect(foreign!.undecoded?.length).toBe(8);
    expect(foreign!.cause).toBeInstanceOf(UnknownProtocolError);
    expect(session.foreign?.protocol).toBe(99);
    const [nop, empty, back] = [NOP, [], [...NOP, ...long(34)]].map((bytes) =>
      followBlock(session, Uint8Array.from(bytes)),
    );
    expect(nop).toMatchObject({ messages: [], ends: [], undecoded: { length: 1 } });
    expect([nop!.passedOver, nop!.cause]).toEqual([true, foreign!.cause]);
    expect([empty!.messages, empty!.undecoded, empty!.passedOver]).toEqual([
      [],
      undefined,
      undefined,
    ]);
    expect(back!.messages.map(({ type }) => type)).toEqual(["nop", "begin"]);
    expect([session.foreign, back!.undecoded]).toEqual([undefined, undefined]);
    expect(follow(session, FOURTH)).toEqual([["4", 0]]);
  });

  it("is in doubt where a version is known: what that reads as a whole is in it", () => {
    expect(follow(begun(), long(34), UNKNOWN, NOP, FOURTH)).toEqual([
      ["4", 0],
      ["4", 6],
      ["4", 0],
      ["4", 0],
    ]);
    expect(follow(begun(undefined, true), long(34), UNKNOWN, NOP)).toEqual([
      ["4", 0],
      ["4", 6],
      ["4", 1],
    ]);
  });
});

describe("a block that is passed over", () => {
  it("counts as one that was read, where it has messages", () => {
    const session = begun();
    const all = Uint8Array.of(...WRONG, ...NOP, ...NOP, ...FIFTH, ...WRONG);
    const r = new Reader(all, 1, 5);
    expect([passBlock(session, r), session.steady, r.offset]).toEqual([false, 1, 5]);
    expect([passBlock(session, new Reader(all, 3, 3)), session.steady]).toEqual([false, 1]);
  });

  it("is read where it tells of versions, cannot be read, or something is in doubt", () => {
    const session = begun();
    const pass = (...bytes: number[]) => passBlock(session, new Reader(Uint8Array.from(bytes)));
    expect([pass(...long(5)), pass(...WRONG), pass(...SECOND)]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect([session.steady, nameOf(session.codec)]).toEqual([0, "5"]);
    follow(session, ...steady(32), SECOND);
    expect([session.before && nameOf(session.before.codec), pass(...NOP)]).toEqual([
      "5",
      undefined,
    ]);
    const foreign = begun();
    follow(foreign, long(99));
    expect(passBlock(foreign, new Reader(Uint8Array.from(NOP)))).toBeUndefined();
  });
});

it("after 64 blocks that no version reads no other one is tried", () => {
  const tried = (count: number) =>
    follow(begun(), ...Array<number[]>(count).fill(WRONG), SECOND).at(-1);
  expect([tried(63), tried(64)]).toEqual([
    ["2", 0],
    ["5", 2],
  ]);
});
