import { describe, expect, it } from "vitest";
import type { Message } from "../../../generated/quakeworld.ts";
import { qwd, type QwdBlock } from "../../../generated/qwd.ts";
import { Targets } from "../../../quake/edit/cameras/targets.ts";
import { edited, recam, type Shot, surveyed } from "../../../quake/edit/index.ts";
import { messagesOf, readRecording } from "../../../recording/index.ts";
import { type Block, recordingOf } from "../../meaning/state-vectors.ts";
import { entities, levelOf, player } from "../../support/client-recording.ts";

/* Cameras in clients' recordings of QuakeWorld that are made: packets, and what is between them. */

type Members = Record<string, any>;
interface Made {
  readonly block: Members;
  readonly messages: readonly Members[];
}

function recammed(bytes: Uint8Array, ...shots: readonly Shot[]) {
  const parts = [...readRecording(qwd, bytes)];
  const edit = recam(qwd, { shots }, surveyed(qwd, parts));
  const all = [...edited(parts, edit)];
  const made = all.flatMap((part): Made[] =>
    part.kind === "block" ? [{ block: part.block, messages: [...messagesOf(part)] }] : [],
  );
  const of = (type: string) =>
    made.flatMap(({ messages }) => messages.filter((one) => one["type"] === type));
  return { parts, all, made, edit, of };
}

function still(from: number, to: number, more: Partial<Shot> = {}): Shot {
  const place = { kind: "still", point: [100, 200, 300] } as const;
  return { from, to, place, look: { kind: "angles", angles: [10, 90, 1] }, ...more };
}

/** Messages of a packet at a time. */
const packet = (time: number, ...messages: readonly object[]): Block =>
  ({ block: { time }, messages }) as Block;
/** A packet that shows a frame. */
const shown = (time: number, ...more: readonly object[]) =>
  packet(time, ...more, player(1, 8), entities({ 40: 1 }));
const begin = (time: number, more: object = {}) => {
  const [serverdata, ...others] = levelOf(1);
  return packet(time, { ...serverdata!, ...more }, ...others);
};
const MOVES = { forwardmove: 200, sidemove: -100, upmove: 50, buttons: 1, impulse: 7 };
/** A command of the client. */
const command = (time: number): Block => {
  const angles = [30, 45, 0];
  const block = { time, code: 0, msec: 13, padding: [0, 0, 0], angles, viewangles: angles };
  return { block: { ...block, ...MOVES }, messages: [] };
};
const recorded = (...blocks: readonly Block[]) => recordingOf(qwd, blocks, "28");
const commands = ({ made }: { readonly made: readonly Made[] }) =>
  made.flatMap(({ block }) => ((block as QwdBlock).code === 0 ? [block] : []));
const stat = (index: number, value: number): Message => ({ type: "updatestat", index, value });

describe("a camera of QuakeWorld", () => {
  it("has commands that move nothing and do nothing, within its shot", () => {
    const all = [0, 1, 2, 3].flatMap((time) => [command(time), shown(time)]);
    const film = recammed(recorded(begin(0), ...all), still(1, 2.5));
    const none = { forwardmove: 0, sidemove: 0, upmove: 0, buttons: 0, impulse: 0 };
    const [look, own] = [{ angles: [10, 90, 1] }, { angles: [30, 45, 0] }];
    expect(commands(film)).toMatchObject([
      { ...MOVES, ...own },
      { ...none, ...look },
      { ...none, ...look },
      { ...MOVES, ...own },
    ]);
  });

  it("waits for a packet that says how commands look, for 64 blocks", () => {
    const looks = (count: number) => {
      const waiting = Array.from({ length: count }, () => command(1));
      const film = recammed(recorded(begin(0), shown(0), ...waiting, shown(1)), still(1, 9));
      return commands(film).filter(({ angles }) => angles[0] === 10).length;
    };
    expect([looks(2), looks(64), looks(65), looks(66)]).toEqual([2, 64, 1, 2]);
  });

  it("gives what follows the last frame, too, in its order", () => {
    const { all, parts } = recammed(
      recorded(begin(0), shown(0), command(1), command(2)),
      still(0, 9),
    );
    expect(all.map(({ kind }) => kind)).toEqual(parts.map(({ kind }) => kind));
    // The beginning of a block is what is left at the end.
    const bytes = recorded(begin(0), shown(0), command(1));
    const cut = recammed(Uint8Array.from([...bytes, 0, 0]), still(0, 9));
    expect(cut.all.slice(-2).map(({ kind }) => kind)).toEqual(["block", "tail"]);
    expect(all[0]).toBe(parts[0]);
  });

  it("takes what shakes out of packets without a frame, too, and nothing else", () => {
    const hit: Message = { type: "damage", armor: 0, blood: 5, origin: [0, 0, 0] };
    const others = [{ type: "print", level: 2, text: "x" }, stat(3, 5)];
    const shaking = (time: number) => packet(time, hit, others[0]!, stat(2, 5), others[1]!);
    const calm = (time: number) => packet(time, ...others);
    const all = [0, 1, 2].flatMap((time) => [shaking(time), calm(time), shown(time)]);
    const { parts, all: made, edit } = recammed(recorded(begin(0), ...all), still(1, 1.5));
    const said = made.flatMap((part) =>
      part.kind === "block" ? [[...messagesOf(part)].map(({ type }) => type).join(" ")] : [],
    );
    expect(said[4]).toBe("print updatestat");
    expect(edit.notes).toMatchObject([{ kind: "damages", count: 1 }]);
    // All else is as it was: but for the frame that is shown otherwise, and the one that brings the view back.
    const same = made.map((part) => parts.includes(part as never));
    expect(same).toEqual([true, true, true, true, true, false, true, false, true, true, false]);
  });

  it("gives back the weight that packets gave before, and no weapon where none was told", () => {
    const weight = { type: "entgravity", gravity: 0.5 };
    const film = recammed(recorded(begin(0), shown(0, weight), shown(1), shown(2)), still(1, 1.5));
    expect(film.of("entgravity").map(({ gravity }) => gravity)).toEqual([0.5, 0, 0.5]);
    expect(film.of("updatestat")).toEqual([stat(2, 0), stat(2, 0)]);
    const long = { type: "updatestatlong", index: 2, value: 256 };
    const wide = recammed(recorded(begin(0), shown(0, long), shown(1), shown(2)), still(1, 1.5));
    expect(wide.of("updatestatlong")).toEqual([long, long]);
  });

  it("runs commands of the console where its shot has some, and for its field of view", () => {
    const bytes = recorded(begin(0), shown(0), shown(1), shown(2));
    expect(recammed(bytes, still(1, 1.5)).of("stufftext")).toEqual([]);
    const texts = recammed(bytes, still(1, 1.5, { fov: 60, commands: ["crosshair 0"] }));
    expect(texts.of("stufftext")).toEqual([
      { type: "stufftext", text: "fov 60\ncrosshair 0\n" },
      { type: "stufftext", text: "fov 90\n" },
    ]);
  });

  it("goes on in the level after one that is over, with a number that is free there", () => {
    const over = { type: "intermission", origin: [0, 0, 0], angles: [0, 0, 0] };
    const taken = [player(1, 8), entities({ 511: 1 })];
    const later = begin(3, { servercount: 4 });
    const film = recammed(
      recorded(begin(0), shown(0), shown(1), shown(2, over), later, packet(3, ...taken)),
      still(0, 1),
      still(0, 9, { level: 2 }),
    );
    const doubles = film
      .of("packetentities")
      .map((one) => one["entities"].map(({ number }: Members) => number));
    expect(doubles).toEqual([[40, 511], [40], [40], [510, 511]]);
  });

  it("holds the player still, and has one in his place who is as he was", () => {
    const walks = { pmc_bit1: true, pmc_bit2: true, onground: true };
    const seen = (version: string, more: object) => {
      const messages = [player(1, 8, more), entities({ 40: 1 })];
      const film = recammed(
        recordingOf(qwd, [begin(0), packet(0, ...messages)], version),
        still(0, 9),
      );
      const [double] = film
        .of("packetentities")[0]!
        ["entities"].filter(({ number }: Members) => number === 511);
      return [film.of("playerinfo")[0]!, double] as const;
    };
    const [held, double] = seen("28", walks);
    expect(held).toMatchObject({ pmc_bit1: false, pmc_bit2: false, onground: false });
    expect([double.solid, double.angle3, double.modelindex]).toEqual([false, undefined, 2]);
    // Bits that say how he moves are of version 28.
    const old = recordingOf(
      qwd,
      [begin(0, { serverversion: 27 }), packet(0, plain(player(1, 8)), entities())],
      "27",
    );
    const [info] = recammed(old, still(0, 9)).of("playerinfo");
    expect(["pmc_bit1", "pmc_bit2", "onground"].map((name) => info![name])).toEqual(
      Array(3).fill(undefined),
    );
  });

  it("has the level's first model in his place where that has none of players", () => {
    const [serverdata, ...others] = levelOf(1);
    const without = others.filter(({ type }) => type !== "modellist");
    const film = recammed(recorded(packet(0, serverdata!, ...without), shown(0)), still(0, 9));
    const [double] = film.of("packetentities")[0]!["entities"].slice(-1);
    expect([double.number, double.modelindex]).toEqual([511, 1]);
  });
});

/** A player as older versions tell of him. */
function plain(message: Message): object {
  const { pmc_bit1: _, pmc_bit2: __, onground: ___, solid: ____, ...others } = message as Members;
  return others;
}

it("a target that is a player faces where his packets say, or where who recorded looks", () => {
  const world = (view: object, ...players: readonly (readonly [number, object])[]) =>
    ({ level: {}, view, entities: new Map(), players: new Map(players) }) as never;
  const spot = (target: object, ...about: Parameters<typeof world>) => {
    const targets = new Targets();
    targets.see(world(...about));
    return targets.spot(target as never)?.yaw;
  };
  const [recorder, ann] = [{ kind: "recorder" }, { kind: "player", name: "ann" }];
  const view = { slot: 2, angles: [10, 50, 3] };
  const own = [2, { name: "ann", slot: 2, origin: [0, 0, 0] }] as const;
  const other = [3, { name: "ann", slot: 3, origin: [0, 0, 0] }] as const;
  expect([spot(recorder, view, own), spot(ann, view, own)]).toEqual([50, 50]);
  expect([spot(recorder, { slot: 2 }, own), spot(ann, { slot: 2 }, own)]).toEqual([0, 0]);
  expect([spot(recorder, view, other), spot(recorder, {}, own)]).toEqual([undefined, undefined]);
  expect(spot(ann, view, other)).toBe(0);
  expect(spot({ kind: "entity", number: 2 }, view, own)).toBeUndefined();
});
