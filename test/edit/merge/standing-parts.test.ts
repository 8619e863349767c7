import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { dm2 } from "../../../generated/dm2.ts";
import { mvd } from "../../../generated/mvd.ts";
import { mvd2 } from "../../../generated/mvd2.ts";
import { table as netquake } from "../../../generated/netquake.ts";
import { qwd, type QwdBlock } from "../../../generated/qwd.ts";
import { familyOf } from "../../../quake/edit/family/index.ts";
import { StandingChanges } from "../../../quake/edit/family/standing-changes.ts";
import { joined, Merge, type MergeView } from "../../../quake/edit/index.ts";
import { Levels } from "../../../quake/edit/levels.ts";
import { SharedFrame } from "../../../quake/edit/merge/frame.ts";
import { plain } from "../../../quake/edit/merge/plain.ts";
import { isBefore, isSame } from "../../../quake/edit/merge/position.ts";
import { Standing } from "../../../quake/edit/merge/standing.ts";
import { sameLevels, timesOf } from "../../../quake/edit/merge/times.ts";
import { extracted } from "../../../quake/edit/subtitles/extract.ts";
import { followerOf } from "../../../quake/world/index.ts";
import { readRecording, rolesOf } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import {
  clientRecording,
  entities,
  levelOf,
  moment,
  player,
} from "../../support/client-recording.ts";
import { blocksOf, bytesOf } from "../../support/edit-states.ts";
import { demOf, demParts, frame, LEVEL, SIGNONS, typesOf } from "../../support/made-dem.ts";

/* What merges, joins and cuts know of a recording so far: what lasts, what adds up, which level it is. */

const FAMILY = familyOf(dem);
const kill = { type: "killedmonster" };
const secret = { type: "foundsecret" };
const style = (string: string, number = 3) => ({ type: "lightstyle", style: number, string });

describe("what lasts of a recording", () => {
  function standing(...messages: object[]) {
    const own = new Standing(FAMILY);
    own.take({ messages } as never);
    return own;
  }

  it("is what was set last, and how often each came that adds up", () => {
    const other = standing(style("a"), style("b"), style("c", 4), kill, kill, secret);
    expect(standing().until(other)).toEqual([style("b"), style("c", 4), kill, kill, secret]);
    expect(standing(style("b"), kill).until(other)).toEqual([style("c", 4), kill, secret]);
    expect(standing(style("a"), kill, kill, kill, secret).until(other)).toEqual([
      style("b"),
      style("c", 4),
    ]);
    expect(other.until(other)).toEqual([]);
    const counts = (own: Standing) => [...own.beyond(other)].map(([text, count]) => [text, count]);
    expect(counts(standing(kill, kill, kill, kill))).toEqual([[JSON.stringify(kill), 2]]);
    expect(counts(standing(kill, kill, secret))).toEqual([]);
  });

  it("is of a level: with another one all is over", () => {
    const own = standing(style("a"), kill, LEVEL, secret);
    expect(
      standing()
        .until(own)
        .map(({ type }) => type),
    ).toEqual(["foundsecret"]);
    expect([...own.beyond(standing())]).toEqual([[JSON.stringify(secret), 1]]);
  });
});

describe("a frame that is put together", () => {
  const seen = (entity: number, frame_: number) => ({
    type: "updateentity",
    entity,
    frame: frame_,
  });
  const sound = (entity: number) => ({ type: "sound", entity });

  it("has each entity once, and of what happens as much as the one that has the most of it", () => {
    const own = new SharedFrame([seen(1, 0), sound(1), sound(1)] as AnyMessage[]);
    const add = (...messages: object[]) => own.add(messages as AnyMessage[]);
    expect(add(seen(1, 0), seen(2, 5), sound(1), sound(1), sound(1), kill)).toEqual({
      messages: [seen(2, 5), sound(1)],
      entities: 1,
      common: 1,
      contradictions: [],
    });
    // What one has added, the next one has in common.
    expect(add(seen(2, 6), sound(1), sound(1), sound(1))).toEqual({
      messages: [],
      entities: 0,
      common: 1,
      contradictions: [{ entity: 2 }],
    });
    expect(add(sound(1), sound(1), sound(1), sound(1), sound(2)).messages).toEqual([
      sound(1),
      sound(2),
    ]);
  });

  it("is before another one by its level, and then by the server's clock", () => {
    const at = (level: number, clock: number) => ({ level, clock });
    const all = [at(0, 5), at(0, 6), at(0.5, 1), at(1, 0)];
    for (const [i, a] of all.entries())
      for (const [j, b] of all.entries())
        expect([i, j, isBefore(a, b), isSame(a, b)]).toEqual([i, j, i < j, i === j]);
  });
});

describe("a level of two recordings", () => {
  const times = (map: string, beginning: string, ...clocks: number[]) => {
    return { map, beginning, clocks: new Set(clocks) };
  };

  it("is one that has the same map, beginning, and some time, in the same order", () => {
    const same = (...others: ReturnType<typeof times>[]) =>
      sameLevels([times("a", "x", 1, 2), times("b", "x", 1), times("a", "x", 2, 3)], others);
    expect(same(times("a", "x", 2), times("b", "x", 1), times("a", "x", 2))).toEqual([0, 1, 2]);
    expect(same(times("a", "x", 2), times("a", "x", 2), times("a", "x", 2))).toEqual([
      0,
      2,
      undefined,
    ]);
    expect(same(times("b", "x", 1), times("a", "x", 1))).toEqual([1, undefined]);
    expect(same(times("a", "y", 1), times("c", "x", 1), times("b", "x", 2))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("begins with what the server said of it, and what it set before it was seen", () => {
    const baseline = (x: number) => ({
      type: "spawnbaseline",
      entity: 5,
      modelindex: 2,
      frame: 0,
      colormap: 0,
      skin: 0,
      origin: [x, 0, 0],
      angles: [0, 0, 0],
    });
    const isSame = (level: object, ...more: object[]) => {
      const all = [demOf([LEVEL, baseline(1)], frame(1)), demOf([level, ...more], frame(1))];
      const [own, other] = all.map((bytes) => timesOf(dem, demParts(bytes)).levels);
      return sameLevels(own!, other!)[0] === 0;
    };
    expect(isSame(LEVEL, baseline(1), { type: "print", text: "x" })).toBe(true);
    expect(isSame({ ...LEVEL, sounds: ["a.wav"] }, baseline(1))).toBe(false);
    expect(isSame(LEVEL, baseline(2))).toBe(false);
    expect(isSame(LEVEL)).toBe(false);
  });

  it("has messages that are the same where their values are, also of 64 bits", () => {
    expect(plain({ type: "x", flags: 2n ** 63n, others: [1n] })).toBe(
      '{"type":"x","flags":"9223372036854775808","others":["1"]}',
    );
  });
});

describe("a merge that goes on with another recording", () => {
  it("leaves out what came already, and nothing else of its block", () => {
    const seen = (entity: number, x: number) => {
      return { type: "updateentity", entity, modelindex: 2, nolerp: false, origin1: x };
    };
    const clientOf = (player: number, ...frames: (readonly object[])[]) =>
      demOf([LEVEL, { type: "setview", entity: player }], ...SIGNONS, ...frames);
    const at = (time: number, ...others: object[]) => [{ type: "time", time }, ...others];
    const early = clientOf(1, at(1, seen(1, 0), kill), at(2, seen(1, 1)), at(3, seen(1, 2)));
    const late = clientOf(
      2,
      at(1, seen(2, 0)),
      at(2, seen(2, 1), kill, style("z"), kill),
      at(3, seen(2, 2), kill),
    );
    const views: MergeView[] = [{ seconds: 0.5, recording: 1 }];
    const merged = (own: readonly MergeView[]) => {
      const inputs = [early, late].map((bytes, i) => {
        return { name: `${i}`, parts: () => readRecording(dem, bytes) };
      });
      const blocks = blocksOf(dem, bytesOf(dem, new Merge(dem, inputs, own).parts()));
      return blocks.slice(4).map(({ messages }) => typesOf(messages as AnyMessage[]));
    };
    const frames = merged(views).filter((types) => types.includes("time"));
    expect(frames.map((types) => types.toSorted())).toEqual([
      ["killedmonster", "time", "updateentity", "updateentity"],
      // One of two that came has come before.
      ["killedmonster", "lightstyle", "nop", "time", "updateentity", "updateentity"],
      ["killedmonster", "time", "updateentity", "updateentity"],
    ]);
    expect(
      merged([])
        .flat()
        .filter((type) => type === "nop"),
    ).toEqual([]);
  });
});

it("recordings that are joined go on where the first one ends: without what ends the game", () => {
  const one = demOf([LEVEL], ...SIGNONS, [...frame(1), { type: "disconnect" }]);
  const two = demOf([LEVEL], ...SIGNONS, frame(1), [{ type: "disconnect" }]);
  const of = (...all: Uint8Array[]) =>
    blocksOf(
      dem,
      bytesOf(
        dem,
        joined(
          dem,
          all.map((bytes) => demParts(bytes)),
        ),
      ),
    ).map(({ messages }) => typesOf(messages as AnyMessage[]).join(" "));
  const lead = ["serverinfo", ...SIGNONS.map(() => "signonnum")];
  expect(of(one, two)).toEqual([
    ...lead,
    "time updateentity",
    ...lead,
    "time updateentity",
    "disconnect",
  ]);
  expect(of(two, one)).toEqual([
    ...lead,
    "time updateentity",
    ...lead,
    "time updateentity disconnect",
  ]);
});

it("a level begins where its server asks what a client can, and once", () => {
  // QuakeSpasm-Spiked and vkQuake: SV_SendServerinfo.
  const ask = [{ type: "stufftext", text: "cmd pext\n" }];
  const bytes = demOf(
    ask,
    [LEVEL],
    ...SIGNONS,
    frame(1),
    ask,
    [LEVEL],
    ...SIGNONS,
    frame(1),
    [LEVEL],
    frame(1),
    ask,
  );
  const follower = followerOf(dem)!;
  const levels = new Levels(FAMILY, follower);
  const numbers = blocksOf(dem, bytes).map((part) => {
    levels.take(part, follower.worlds(part));
    return `${levels.number}${levels.begins ? "+" : ""}${levels.leadsIn(part) ? "!" : ""}`;
  });
  const lead = (level: number) => [`${level}!`, `${level}!`, `${level}!`, `${level}!`];
  expect(numbers).toEqual(["1+!", ...lead(1), "1", "2+!", ...lead(2), "2", "3+!", "3", "4+!"]);
});

it("a text in the middle of the screen is over after two seconds, and is another one then", () => {
  const print = (text: string) => ({ type: "centerprint", text });
  const cues = (...frames: (readonly object[])[]) => [
    ...extracted(dem, demParts(demOf([LEVEL], ...SIGNONS, ...frames))),
  ];
  const cue = (from: number, to: number, text: string) => ({ from, to, text });
  expect(cues(frame(1, print("a")), frame(2.5, print("a")), frame(9))).toEqual([cue(0, 3.5, "a")]);
  expect(cues(frame(1, print("a")), frame(3, print("a")), frame(9))).toEqual([
    cue(0, 2, "a"),
    cue(2, 4, "a"),
  ]);
  expect(
    cues(frame(1, print("a")), frame(2, print("b")), frame(2.5, print(" ")), frame(9)),
  ).toEqual([cue(0, 1, "a"), cue(1, 1.5, "b")]);
  // Of what the last frame prints nobody knows how long it stays; in one frame the last one is seen.
  expect(cues(frame(1), frame(2, print("a"), print("b")))).toEqual([cue(1, 3, "b")]);
});

it("packets of QuakeWorld that follow another recording's are numbered from nothing, at its last time", () => {
  const made = (from: number) =>
    clientRecording([
      levelOf(1),
      ...[0, 1].map((i) => moment(from + i, [player(1, i), entities()])),
    ]);
  const parts = [made(5), made(1)].map((bytes) => [...readRecording(qwd, bytes)]);
  const blocks = blocksOf(qwd, bytesOf(qwd, joined(qwd, parts))).map(
    ({ block }) => block as QwdBlock,
  );
  const codes = blocks.map(({ code, time }) => [code, time]);
  // ERRATA 67: code 2 sets the numbers. Each recording has a packet that leads in, that block, and two moments.
  const first = [1, 2, 0, 1].map((code) => [code, 5]);
  const second = [0, 1].map((code) => [code, 6]);
  const later = [1, 2, 0, 1].map((code) => [code, 6]);
  const last = [0, 1, 1].map((code) => [code, 7]);
  expect(codes).toEqual([...first, ...second, [2, 6], ...later, ...last]);
  expect(blocks[6]).toMatchObject({ outgoing: 0, incoming: 0 });
});

it("what follows the last whole block of who is seen stays at the end of a merge", () => {
  const own = (entity: number) =>
    demOf([LEVEL, { type: "setview", entity }], ...SIGNONS, frame(1), frame(2));
  const tail = Uint8Array.of(9, 0, 0);
  const inputs = [Uint8Array.from([...own(1), ...tail]), own(2)].map((bytes, i) => {
    return { name: `${i}`, parts: () => readRecording(dem, bytes) };
  });
  const made = bytesOf(dem, new Merge(dem, inputs).parts());
  expect([...made.subarray(-3)]).toEqual([...tail]);
});

it("entities in lists are told anew until they are gone, one by one or with the world", () => {
  const changes = new StandingChanges(netquake);
  const version = netquake.versions.indexOf("666+fte");
  const roles = rolesOf(dem);
  const change = { reset: true, turned: 0, effects_width: 0, modelindex: 1 };
  const is = (number: number) => ({ number, is_far: 0, gone: 0, change });
  const gone = (number: number) => ({ number, is_far: 0, gone: 1 });
  const after = (...entities: object[]) => {
    const message = { type: "updateentities", time: 1, entities };
    changes.take(roles.of(message), message, version);
    return [...changes.whole(2)].map(([one]) =>
      (one as unknown as { entities: { number: number }[] }).entities.map(({ number }) => number),
    );
  };
  expect(after(is(1), is(5), is(7))).toEqual([[1, 5], [7]]);
  expect(after(gone(5))).toEqual([[1, 7]]);
  expect(after(gone(1))).toEqual([[7]]);
  expect(after(is(8), gone(0), is(9))).toEqual([[9]]);
  changes.clear();
  expect([...changes.whole(2)]).toEqual([]);
});

it("engines show a text for two seconds, Quake II for two and a half, and read blocks up to a size", () => {
  // scr_centertime; MAX_MSGLEN is 8000 in Quake, where that is one too many, and 1400 in Quake II.
  const all = [dem, qwd, mvd, dm2].map((container) => familyOf(container));
  expect(all.map(({ centerTime }) => centerTime)).toEqual([2, 2, 2, 2.5]);
  expect([all[0]!.limit, all[3]!.limit]).toEqual([7999, 1400]);
  expect(familyOf(mvd2).centerTime).toBeUndefined();
});
