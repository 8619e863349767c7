import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { dm2 } from "../../../generated/dm2.ts";
import type { Message } from "../../../generated/quakeworld.ts";
import { qwd } from "../../../generated/qwd.ts";
import { surveyed } from "../../../quake/edit/added/survey.ts";
import { placeAt } from "../../../quake/edit/ghosts/place.ts";
import {
  edited,
  type Ghost,
  ghostNoteText,
  type GhostOptions,
  GhostReader,
  ghosts,
} from "../../../quake/edit/index.ts";
import type { Vector } from "../../../quake/world/index.ts";
import { type AnyContainer, readRecording, type RecordedBlock } from "../../../recording/index.ts";
import { recordingOf } from "../../meaning/state-vectors.ts";
import {
  clientRecording,
  entities,
  levelOf,
  moment,
  player,
} from "../../support/client-recording.ts";

import { demOf, frame as demFrame, LEVEL, SIGNONS } from "../../support/made-dem.ts";
import { QUAKE2_LEVEL } from "../../support/quake2-level.ts";

/* The numbers and angles that ghosts get in packets and frames, of runs and recordings that are made. */

/** A frame of a run. */
interface Seen {
  readonly origin?: Vector;
  readonly angles?: Vector;
  readonly state?: object;
  readonly model?: string;
  readonly frame?: number;
  readonly skin?: number;
}

/** A run on a map, a frame each tenth of a second. */
function runOf(protocol: string, map: string, ...seen: readonly Seen[]): Ghost {
  const frames = seen.map((one, i) => ({
    seconds: i / 10,
    clock: i / 10,
    origin: [0, 0, 0],
    angles: [0, 0, 0],
    model: "male/grunt",
    frame: 0,
    skin: 0,
    ...one,
  }));
  return { name: "run", protocol, levels: [{ map, from: 0, frames }] } as unknown as Ghost;
}

type Members = Record<string, any>;

/** A recording that ghosts came into: its parts before and after that, and what is said of it. */
function withGhosts(
  container: AnyContainer,
  bytes: Uint8Array,
  runs: readonly Ghost[],
  options?: GhostOptions,
) {
  const parts = [...readRecording(container, bytes)];
  const edit = ghosts(container, runs, surveyed(container, parts), options);
  return { parts, made: [...edited(parts, edit)], notes: edit.notes.map(ghostNoteText) };
}

/** All messages of a recording that ghosts came into. */
function haunted(container: AnyContainer, bytes: Uint8Array, ...runs: readonly Ghost[]): Members[] {
  return withGhosts(container, bytes, runs).made.flatMap((part) =>
    part.kind === "block" ? [...(part.messages as Iterable<Members>)] : [],
  );
}

describe("a ghost of QuakeWorld", () => {
  const frames = [1, 1.1].map((time) => moment(time, [player(1, 0), entities({ 9: 0 })]));
  const made = clientRecording([levelOf(1), ...frames]);

  it("turns in steps of 360 / 256 degrees, and is number 511 or the next that is free", () => {
    const seen = { model: "progs/player.mdl", angles: [1, -90, 0.8] as Vector };
    // Frame and skin are bytes.
    const run = runOf("quakeworld", "a", { ...seen, frame: 0x107, skin: 0x203 }, seen);
    const said = haunted(qwd, made, run, run).filter(({ type }) => type === "packetentities");
    const added = said[0]!["entities"].filter(({ number }: Members) => number > 9);
    expect(
      added.map(({ number, angle1, angle2, angle3 }: Members) => [number, angle1, angle2, angle3]),
    ).toEqual([
      [510, 1.40625, -90, 1.40625],
      [511, 1.40625, -90, 1.40625],
    ]);
    expect(added[1]).toMatchObject({ frame: 7, skin: 3, modelindex: 2, remove: false });
    // He neither glows nor has another one's colours.
    expect([added[1].effects, added[1].colormap, added[1].solid]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });

  it("has the skin that his packets say, and leans a third of where he looks, the other way", () => {
    const read = (more: object) => {
      const seen = [player(1, 8, more), entities()];
      const bytes = clientRecording([levelOf(1), moment(1, seen, [], [30, 45, 0])]);
      const reader = new GhostReader(qwd);
      for (const part of readRecording(qwd, bytes)) reader.take(part);
      return reader.ghost("run").levels[0]!.frames;
    };
    const angles = [-10, 45, 0];
    // Without PF_SKINNUM a player's skin is 0 (CL_ParsePlayerinfo).
    expect(read({})).toMatchObject([{ skin: 0, frame: 0, model: "progs/player.mdl", angles }]);
    expect(read({ skinnum: 3, frame: 9 })).toMatchObject([{ skin: 3, frame: 9 }]);
  });
});

describe("a ghost in a level of QuakeWorld", () => {
  const run = (...models: readonly string[]) =>
    runOf("quakeworld", "a", ...models.map((model) => ({ model })));
  const frames = (own: number) =>
    [1, 1.1].map((time) => moment(time, [player(1, 0), entities({ [own]: 0 })]));
  const added = (said: readonly Members[], own: number) =>
    said
      .filter(({ type }) => type === "packetentities")
      .map((one) => one["entities"].find(({ number }: Members) => number !== own));

  it("has a model that the level has, or is seen as a player", () => {
    const bytes = clientRecording([levelOf(1), ...frames(9)]);
    const other = run("progs/b.mdl", "progs/eyes.mdl");
    expect(
      added(haunted(qwd, bytes, other), 9).map(({ number, modelindex }) => [number, modelindex]),
    ).toEqual([
      [511, 3],
      [511, 2],
    ]);
    expect(withGhosts(qwd, bytes, [other]).notes).toEqual([
      "level 1: there is no number for a model, so he is seen as a player: progs/eyes.mdl",
    ]);
    expect(() => withGhosts(qwd, bytes, [other], { alpha: 1 })).toThrow(
      "QuakeWorld's protocol does not say how solid an entity looks",
    );
  });

  it("gets a number anew in each", () => {
    const bytes = clientRecording(
      [levelOf(1), ...frames(9)],
      [levelOf(1, { servercount: 4 }), ...frames(511)],
    );
    const one = run("progs/player.mdl", "progs/player.mdl");
    const said = haunted(qwd, bytes, { ...one, levels: [...one.levels, ...one.levels] });
    const numbers = said
      .filter(({ type }) => type === "packetentities")
      .map((message) => message["entities"].map(({ number }: Members) => number));
    expect(numbers).toEqual([
      [9, 511],
      [9, 511],
      [510, 511],
      [510, 511],
    ]);
  });

  it("looks straight ahead where nobody said where he looked, and is nobody without a model", () => {
    const read = (level: readonly Message[]) => {
      const made = recordingOf(qwd, [level, [player(1, 8), entities()]] as never, "28");
      const reader = new GhostReader(qwd);
      for (const part of readRecording(qwd, made)) reader.take(part);
      return reader.ghost("run").levels[0]!.frames[0]!.angles.map((angle) => angle + 0);
    };
    expect(read(levelOf(1))).toEqual([0, 0, 0]);
    const without = levelOf(1).filter(({ type }) => type !== "modellist");
    expect(() => read(without)).toThrow("whoever recorded it is not in sight in any frame");
  });
});

describe("a ghost of Quake II", () => {
  const map = { type: "configstring", index: 33, string: "maps/a.bsp" };
  const frame = (serverframe: number) => [
    { type: "frame", serverframe, deltaframe: -1, suppresscount: 0, areas: new Uint8Array(0) },
    { type: "playerinfo", stats: {} },
    { type: "packetentities", entities: [] },
  ];
  /** Players have configuration from number 1312 on, 256 of them (DM2 §3.14). */
  const named = (...slots: readonly number[]) =>
    slots.map((slot) => ({ type: "configstring", index: 1312 + slot, string: "ann\\male/grunt" }));
  const recorded = (...slots: readonly number[]) =>
    recordingOf(dm2, [[QUAKE2_LEVEL, map, ...named(...slots)], frame(1), frame(2)] as never, "34");
  const here = (more: Seen = {}): Seen => ({ state: { number: 1, modelindex: 255 }, ...more });

  /** The players' numbers that ghosts get: by the configuration, and by their skins. */
  function slots(runs: number, ...taken: readonly number[]) {
    const run = runOf("quake2", "a", here(), here());
    const said = haunted(dm2, recorded(...taken), ...Array.from({ length: runs }, () => run));
    const looks = said.filter(({ string }) => string === "\\male/grunt");
    const added = said.find(({ type }) => type === "packetentities")!["entities"] as Members[];
    // A skin of 0 is as it is without a word.
    const skins = added.map(({ skin = 0 }) => skin).toReversed();
    expect(looks.map(({ index }) => index - 1312)).toEqual(skins);
    return skins;
  }

  it("is the last player that nobody is, each another one", () => {
    expect(slots(1)).toEqual([255]);
    expect(slots(3)).toEqual([255, 254, 253]);
    expect(slots(2, 255)).toEqual([254, 253]);
    expect(slots(2, 254, 252)).toEqual([255, 253]);
    const others = Array.from({ length: 255 }, (_, i) => i + 1);
    expect(slots(1, ...others)).toEqual([0]);
    expect(() => slots(1, 0, ...others)).toThrow("no number of an entity or a player is free");
  });

  it("comes from where he was, but where he jumps, and turns in steps of 360 / 256 degrees", () => {
    const run = runOf(
      "quake2",
      "a",
      here({ origin: [8, 0, 0], angles: [0, 1, 0] }),
      here({ origin: [16, 0, 0] }),
    );
    const said = haunted(dm2, recorded(), run).filter(({ type }) => type === "packetentities");
    const [first, second] = said.map((message) => message["entities"][0] as Members);
    expect(first).toMatchObject({ number: 1023, skin: 255, modelindex: 255, angle2: 1.40625 });
    expect([first!["origin1"], first!["oldorigin"]?.[0]]).toEqual([8, 8]);
    expect([second!["origin1"], second!["oldorigin"]?.[0]]).toEqual([16, 8]);
  });

  it("is another player in each level, and nothing changes where he is not there", () => {
    const run = runOf("quake2", "a", here(), here());
    const levels = { ...run, levels: [...run.levels, ...run.levels] };
    const blocks = [1, 2].flatMap((from) => [
      [{ ...QUAKE2_LEVEL, servercount: from }, map, ...(from === 2 ? named(255) : [])],
      ...[1, 2].map(frame),
    ]);
    const said = haunted(dm2, recordingOf(dm2, blocks as never, "34"), levels);
    const looks = said.filter(({ string }) => string === "\\male/grunt");
    expect(looks.map(({ index }) => index - 1312)).toEqual([255, 254]);
    const gone = runOf("quake2", "a", {}, here());
    const { parts, made } = withGhosts(dm2, recorded(), [gone]);
    expect(made.map((part, i) => part === parts[i])).toEqual([true, true, true, false]);
  });

  it("is where he was at the time of a block's last frame", () => {
    const at = (x: number) => here({ origin: [x, 0, 0] });
    const run = runOf("quake2", "a", at(8), at(16), at(24));
    const two = [...frame(1), ...frame(2)];
    const bytes = recordingOf(dm2, [[QUAKE2_LEVEL, map], two] as never, "34");
    // Frames are a tenth of a second apart, and the first one's clock is 0.
    const places = withGhosts(dm2, bytes, [run], { align: "clock" }).made.flatMap((part) =>
      part.kind === "block"
        ? (part.messages as Members[]).flatMap((one) =>
            one["type"] === "packetentities"
              ? [one["entities"].map(({ origin1 }: Members) => origin1)]
              : [],
          )
        : [],
    );
    expect(places.at(-1)).toEqual([16]);
  });

  it("has a player's model and weapon alone, and neither events nor sounds", () => {
    const of = (more: object) => {
      const run = runOf("quake2", "a", here({ state: { modelindex: 255, ...more } }));
      const said = haunted(dm2, recorded(), run).filter(({ type }) => type === "packetentities");
      const {
        modelindex2,
        modelindex3,
        modelindex4,
        event,
        sound,
        frame: pose,
      } = said[0]!["entities"][0];
      return [modelindex2, modelindex3, modelindex4, event, sound, pose];
    };
    const none = Array<undefined>(6).fill(undefined);
    expect(of({})).toEqual(none);
    expect(of({ modelindex2: 7, modelindex3: 8, modelindex4: 9, event: 2, sound: 3 })).toEqual(
      none,
    );
    expect(of({ modelindex2: 255, frame: 5 })).toEqual([255, ...none.slice(2), 5]);
  });

  it("jumps where he goes more than 100 units, or was torn to pieces", () => {
    const torn = here({ state: { modelindex: 100 }, origin: [16, 0, 0] });
    const at = (x: number) => here({ origin: [x, 0, 0] });
    const places = (...seen: readonly Seen[]) => {
      const bytes = recordingOf(
        dm2,
        [[QUAKE2_LEVEL, map], ...seen.map((_, i) => frame(i + 1))] as never,
        "34",
      );
      return haunted(dm2, bytes, runOf("quake2", "a", ...seen)).flatMap(({ type, entities: all }) =>
        type === "packetentities"
          ? [(all as Members[]).map((one) => [one["origin1"], one["oldorigin"]?.[0]])]
          : [],
      );
    };
    expect(places(at(8), at(108), at(209))).toEqual([[[8, 8]], [[108, 8]], [[209, 209]]]);
    expect(places(at(8), torn, at(24))).toEqual([[[8, 8]], [], [[24, 24]]]);
  });
});

describe("where a ghost is at a time", () => {
  /** By seconds of play; the clock is 10 s ahead of them. */
  const frames = (...all: readonly (readonly [seconds: number, x: number, yaw?: number])[]) =>
    all.map(([seconds, x, yaw = 0]) => ({
      seconds,
      clock: seconds + 10,
      origin: [x, 0, 0],
      angles: [0, yaw, 0],
    }));
  const at = (own: ReturnType<typeof frames>, time: number, by: "seconds" | "clock" = "seconds") =>
    placeAt({ map: "a", from: 0, frames: own as never }, time, by);

  it("is between two frames that are no more than a second and 100 units apart", () => {
    const x = (own: ReturnType<typeof frames>, time: number) => at(own, time)?.origin[0];
    const near = frames([1, 0], [2, 100]);
    expect([0.5, 1, 1.25, 2, 3, 3.25].map((time) => x(near, time))).toEqual([
      undefined,
      0,
      25,
      100,
      100,
      undefined,
    ]);
    expect([1.5, 1.5].map((time) => x(frames([1, 0], [2, 101]), time))).toEqual([0, 0]);
    const later = frames([1, 0], [2.25, 100]);
    expect([1.5, 2, 2.125, 2.25].map((time) => x(later, time))).toEqual([0, 0, undefined, 100]);
    expect(at(near, 11.25, "clock")?.origin[0]).toBe(25);
  });

  it("is found among many, each at its own time", () => {
    for (let count = 1; count < 10; count++) {
      const own = frames(...Array.from({ length: count }, (_, i) => [i / 2, 8 * i] as const));
      for (const [i, { seconds, origin }] of own.entries()) {
        expect([count, i, at(own, seconds)?.origin]).toEqual([count, i, origin]);
        if (i < count - 1) expect(at(own, seconds + 0.25)?.origin).toEqual([8 * i + 4, 0, 0]);
      }
    }
  });

  it("is turned the short way: half of a turn is the most", () => {
    const half = (from: number, to: number) => at(frames([0, 0, from], [1, 0, to]), 0.5)!.angles[1];
    // Of 180.25 degrees the short way is 179.75 back.
    expect([half(0, 179.75), half(0, 180.25), half(90, -90.25)]).toEqual([
      89.875, -89.875, 179.875,
    ]);
    expect(half(0, 540.25)).toBe(-89.875);
  });
});

it("a ghost of Quake gets a number anew in each level, and comes from nowhere there", () => {
  const taken = [599, 598].map((entity) => ({ type: "updateentity", entity, nolerp: false }));
  const one = [1, 1.1].map((time) => demFrame(time));
  const two = [1, 1.1].map((time) => demFrame(time, ...taken));
  const bytes = demOf([LEVEL], ...SIGNONS, ...one, [LEVEL], ...SIGNONS, ...two);
  const seen = { model: "progs/player.mdl" };
  const run = runOf("netquake", "e1 m1", seen, seen);
  const said = haunted(dem, bytes, { ...run, levels: [...run.levels, ...run.levels] });
  const added = said.filter(({ type, origin1 }) => type === "updateentity" && origin1 === 0);
  expect(added.map(({ entity, nolerp }) => [entity, nolerp])).toEqual([
    [599, true],
    [599, false],
    [597, true],
    [597, false],
  ]);
});

describe("a ghost of Quake", () => {
  const run = (...seen: readonly Seen[]) =>
    runOf("netquake", "e1 m1", ...seen.map((one) => ({ model: "progs/player.mdl", ...one })));
  const frames = [1, 1.1, 1.2].map((time) => demFrame(time));

  it("is not looked for before the first level, and stays out of damaged blocks", () => {
    const bytes = demOf([{ type: "nop" }], [LEVEL], ...SIGNONS, ...frames);
    expect(withGhosts(dem, bytes, [run({}, {})]).notes).toEqual([]);
    const [, , , , , , damaged] = readRecording(dem, bytes);
    const broken = bytes.slice();
    // There is no message 60.
    broken[(damaged as RecordedBlock).bodyOffset + 5] = 60;
    const { parts, made, notes } = withGhosts(dem, broken, [run({}, {}, {})]);
    expect(made.map((part, i) => part === parts[i])).toEqual([
      ...Array.from({ length: 6 }, () => true),
      true,
      false,
      false,
    ]);
    expect(notes).toEqual(["1 damaged blocks, from 5 on, stay as they are"]);
  });

  it("leaves blocks as they are in which he is not there", () => {
    const bytes = demOf([LEVEL], ...SIGNONS, ...frames, demFrame(3.5));
    const { parts, made } = withGhosts(dem, bytes, [run({}, {})]);
    expect(made.map((part, i) => part === parts[i]).slice(-4)).toEqual([false, false, false, true]);
  });

  it("has frames of two bytes, and a solidity from 1 to 255, where the protocol has them", () => {
    const level = { ...LEVEL, serverversion: 666 };
    const bytes = recordingOf(dem, [[level], ...SIGNONS, ...frames] as never, "666");
    const said = (frame: number, alpha: number) => {
      const { made } = withGhosts(dem, bytes, [run({ frame })], { alpha });
      const [first] = made.flatMap((part) =>
        part.kind === "block"
          ? (part.messages as Members[]).filter(({ entity }) => entity === 599)
          : [],
      );
      return [first!["frame"], first!["frame2"], first!["alpha"]];
    };
    expect([said(255, 0), said(256, 0.5), said(0x203, 1)]).toEqual([
      [255, undefined, 1],
      [0, 1, 128],
      [3, 2, 255],
    ]);
  });
});

it("a level of Quake that has a ghost's models stays byte for byte", () => {
  const bytes = demOf([LEVEL], ...SIGNONS, ...[1, 1.1].map((time) => demFrame(time)));
  const parts = [...readRecording(dem, bytes)];
  const run = runOf("netquake", "e1 m1", { model: "progs/player.mdl" });
  const made = [...edited(parts, ghosts(dem, [run], surveyed(dem, parts)))];
  expect(made.map((part, i) => part === parts[i])).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
