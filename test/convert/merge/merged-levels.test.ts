import { describe, expect, it } from "vitest";
import { mvd } from "../../../generated/mvd.ts";
import { type Message, table } from "../../../generated/quakeworld.ts";
import { qwd } from "../../../generated/qwd.ts";
import { SharedGame } from "../../../quake/convert/index.ts";
import { sharedLevels } from "../../../quake/convert/merge/levels.ts";
import { states } from "../../../quake/world/index.ts";
import { recordingOf } from "../../meaning/state-vectors.ts";
import {
  clientRecording,
  entities,
  levelOf,
  moment,
  player,
} from "../../support/client-recording.ts";
import { blocksOf } from "../../support/edit-states.ts";
import { merged } from "../../support/merged-clients.ts";

/* Levels of several recordings: in which order they come, which frames are of which, and how they begin. */

describe("the order of levels", () => {
  interface Own {
    readonly names?: number;
    readonly at?: number;
  }
  /** A level by its name, of a recording that has what tells when it was, or not. */
  const section = (level: string, visit: number, { names = 1, at = 0 }: Own = {}) => ({
    level,
    map: level,
    visit,
    names,
    began: [{ player: visit, spectator: 0 }, 0],
    frames: [at, at + 5],
    sightings: new Map(["x", "y", "z"].map((of, i) => [of, i])),
    events: [],
  });
  const of = (levels: string) => [...levels].map((level, visit) => section(level, visit));
  const order = (...recordings: string[]) =>
    sharedLevels(recordings.map(of) as never)
      .map(({ map, placed }) => `${map}${placed.length}`)
      .join(" ");

  it("is one that each of them has them in", () => {
    expect(order("abc")).toBe("a1 b1 c1");
    expect(order("abc", "ac")).toBe("a2 b1 c2");
    expect(order("ac", "abc")).toBe("a2 b1 c2");
    expect(order("ab", "cb")).toBe("c1 a1 b2");
    expect(order("ab", "bd", "cad")).toBe("c1 a2 b2 d2");
    // Who comes to the same level twice has it once; who comes back has it once more.
    expect(order("aab", "ab")).toBe("a3 b2");
    expect(order("aba", "aba")).toBe("a2 b2 a2");
    expect(order("aba", "ba")).toBe("a1 b2 a2");
  });

  it("has each begin as the recording with the most names has it, or the first of these", () => {
    const lead = (...own: Own[]) => {
      const recordings = own.map((one, i) => [section("a", i, one)]);
      const [level] = sharedLevels(recordings as never);
      return [level!.lead.slot, level!.first, ...level!.placed.map(({ last }) => last)];
    };
    expect(lead({ at: 3 }, { at: 1 })).toEqual([1, 1, 8, 6]);
    expect(lead({ at: 3, names: 2 }, { at: 1 })).toEqual([0, 1, 8, 6]);
    expect(lead({ at: 3 }, { at: 5, names: 2 }, { at: 4, names: 2 })).toEqual([2, 3, 8, 10, 9]);
  });
});

describe("the frames of a level", () => {
  const way = (from: number, slot = 1) =>
    [0, 1, 2, 3].map((i) =>
      moment(from + i / 10, [player(1, from + i), player(4, from + 2 * i), entities({ 40: slot })]),
    );
  const next = (slot: number) => levelOf(slot, { map: "b", servercount: 4 });
  const maps = (bytes: Uint8Array) => [...states(mvd, bytes)].map(({ level }) => level.map);
  const counts = (game: SharedGame) =>
    game.merged.map(({ frames, together }) => [frames, together]);

  it("are all there where one comes later, or leaves earlier, than the others", () => {
    const both = clientRecording([levelOf(1), ...way(1)], [next(1), ...way(20)]);
    const second = clientRecording([next(4), ...way(20)]);
    const first = clientRecording([levelOf(4), ...way(1)]);
    for (const [other, together] of [
      [second, 4],
      [first, 4],
    ] as const) {
      const { game, result: bytes } = merged(both, other);
      expect(counts(game)).toEqual([
        [8, together],
        [4, together],
      ]);
      expect(maps(bytes)).toEqual([...Array(4).fill("a"), ...Array(4).fill("b")]);
    }
    expect(counts(merged(second, both).game)).toEqual([
      [4, 4],
      [8, 4],
    ]);
  });

  it("are never at one time: the nearest that are not one moment are a millisecond apart", () => {
    const at = (time: number, x: number) =>
      moment(time, [player(1, x), player(4, 2 * x), entities()]);
    const common = [1, 2, 3].map((time) => at(time, time));
    const [one, two] = [at(2.5, 100), at(2.5003, 150)].map((own, i) => {
      return clientRecording([levelOf(i), ...common.slice(0, 2), own, ...common.slice(2)]);
    });
    const { game, result: bytes } = merged(one!, two!);
    const times = [...states(mvd, bytes)].map(({ time }) => Math.round(time * 1000));
    expect(times).toEqual([0, 1000, 1500, 1501, 2000]);
    expect(counts(game)).toEqual([
      [4, 3],
      [4, 3],
    ]);
  });

  it("are a minute apart at most: clients give up a server that is silent for longer", () => {
    const after = (last: number) => {
      const both = [1, 4].map((slot) => {
        const all = [1, 2, 3, last].map((time) =>
          moment(time, [player(1, time), player(4, 2 * time), entities()]),
        );
        return clientRecording([levelOf(slot), ...all]);
      });
      const { game, result: bytes } = merged(...both);
      const { time } = [...states(mvd, bytes)].at(-1)!;
      return [Math.round(time * 1000), game.losses.report.map(({ of }) => of)];
    };
    // cl_timeout is 60.
    expect([after(63), after(63.25)]).toEqual([
      [62_000, []],
      [62_000, ["pauses"]],
    ]);
  });

  it("have after the last of them what comes then", () => {
    const last = (slot: number): Message[][] => [
      ...[1, 2, 3].map((x) => [player(1, x), player(4, 2 * x), entities()]),
      [
        { type: "print", level: 2, text: `bye ${slot}` },
        { type: "centerprint", text: "over" },
      ],
    ];
    const both = [1, 4].map((slot) =>
      recordingOf(qwd, [levelOf(slot), ...last(slot)] as never, "28"),
    );
    const texts = blocksOf(mvd, merged(...both).result).flatMap(({ messages }) =>
      messages.flatMap((one) => ("text" in one ? [one["text"]] : [])),
    );
    expect(texts).toEqual(expect.arrayContaining(["bye 1", "bye 4", "over"]));
  });

  it("are passed where nothing tells when they were", () => {
    const still = [3, 4].map((time) => moment(time, [player(4, 9), entities()]));
    const both = clientRecording([levelOf(1), ...way(1)], [next(1), ...way(20)]);
    const lost = clientRecording([levelOf(4), ...still], [next(4), ...way(20)]);
    expect(counts(merged(both, lost).game)).toEqual([
      [8, 4],
      [4, 4],
    ]);
  });
});

describe("what begins a level for all", () => {
  it("is in the version that all have, and else in the plain one", () => {
    const moments = [0, 1, 2, 3].map((i) => [player(1, i), player(4, 2 * i), entities({ 40: i })]);
    const of = (slot: number, version: string, fte?: number) => {
      const [serverdata, ...others] = levelOf(slot);
      const begun = { ...serverdata!, serverversion: Number.parseInt(version, 10) || 28, fte };
      return recordingOf(qwd, [[begun, ...others], ...moments] as never, version);
    };
    const versions = (...recordings: Uint8Array[]) => {
      const { result: bytes } = merged(...recordings);
      const [begun, ...others] = blocksOf(mvd, bytes);
      const names = others.map(({ version }) => table.versions[version]);
      return [(begun!.messages[0] as { serverversion?: number }).serverversion, ...new Set(names)];
    };
    expect(versions(of(1, "28"), of(4, "28"))).toEqual([28, "28-mvd"]);
    expect(versions(of(1, "27"), of(4, "27"))).toEqual([28, "28-mvd"]);
    expect(versions(of(1, "fte", 8), of(4, "fte", 8))).toEqual([28, "fte-mvd"]);
    expect(versions(of(1, "28"), of(4, "fte", 8))).toEqual([28, "28-mvd"]);
  });

  it("has FTE's extensions without downloads in pieces, which only clients have", () => {
    const leading = (slot: number) => {
      const [serverdata, ...others] = levelOf(slot);
      // Bits 29 and 3: downloads and transparency; bit 4 is not described.
      return [{ ...serverdata!, fte: 0x20000018 }, ...others] as Message[];
    };
    const moments = [0, 1, 2, 3].map((i) => [player(1, i), player(4, 2 * i), entities()]);
    const [one, two] = [1, 4].map((slot) =>
      recordingOf(qwd, [leading(slot), ...moments] as never, "fte"),
    );
    const [begun] = blocksOf(mvd, merged(one!, two!).result)[0]!.messages;
    expect(begun).toMatchObject({
      type: "serverdata",
      fte: 0x18,
      serverversion: 28,
      servertime: 0,
    });
    expect(begun).not.toHaveProperty("player");
  });
});
