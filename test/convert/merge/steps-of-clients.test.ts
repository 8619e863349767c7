import { describe, expect, it } from "vitest";
import type { Message } from "../../../generated/quakeworld.ts";
import { qwd } from "../../../generated/qwd.ts";
import { Losses } from "../../../quake/convert/losses.ts";
import { differences } from "../../../quake/convert/merge/comparison.ts";
import { Cursor } from "../../../quake/convert/merge/cursor.ts";
import { sectionsOf } from "../../../quake/convert/merge/section.ts";
import { stepsOf } from "../../../quake/convert/merge/steps.ts";
import { readRecording } from "../../../recording/index.ts";
import { recordingOf } from "../../meaning/state-vectors.ts";
import {
  clientRecording,
  entities,
  levelOf,
  moment,
  player,
} from "../../support/client-recording.ts";

/* Clients' recordings packet by packet: when each is, where the client looked, and what two show otherwise. */

const SHOWN = [player(1, 0), entities()];

describe("the packets of a client's recording", () => {
  const packet = (acknowledged: number, time: number, messages: readonly Message[] = SHOWN) => ({
    block: { time, acknowledged },
    messages,
  });
  const command = (time: number, yaw: number) => {
    const angles = [0, yaw, 0];
    const still = { forwardmove: 0, sidemove: 0, upmove: 0, buttons: 0, impulse: 0 };
    const block = {
      time,
      code: 0,
      msec: 10,
      padding: [0, 0, 0],
      angles,
      viewangles: angles,
      ...still,
    };
    return { block, messages: [] };
  };
  const numbers = (outgoing: number) => ({
    block: { time: 0, code: 2, outgoing, incoming: 1 },
    messages: [],
  });
  const steps = (...blocks: object[]) => {
    const bytes = recordingOf(qwd, [levelOf(1), ...blocks] as never, "28");
    return [...stepsOf(readRecording(qwd, bytes))];
  };
  const looks = (...blocks: object[]) =>
    steps(...blocks).flatMap(({ frame }) => (frame === undefined ? [] : [frame.angles?.[1]]));

  it("look where the command looked that the server had last", () => {
    expect(looks(packet(5, 1))).toEqual([undefined]);
    expect(
      looks(numbers(5), command(1, 45), command(1, 90), packet(5, 1), packet(6, 1), packet(7, 1)),
    ).toEqual([45, 90, 90]);
    // 64 commands are remembered; of those before the last one that was given says it.
    const many = Array.from({ length: 65 }, (_, i) => command(1, (i + 1) * 1.40625));
    expect(looks(numbers(100), ...many, packet(100, 1), packet(101, 1), packet(164, 1))).toEqual([
      65 * 1.40625,
      2 * 1.40625,
      65 * 1.40625,
    ]);
    // The number may have been set to one below 0.
    expect(looks(numbers(-1), command(1, 45), command(1, 90), packet(0, 1))).toEqual([90]);
  });

  it("never go back in time, and are of the level that began last", () => {
    const again = packet(1, 9, levelOf(1, { servercount: 4 }));
    const all = steps(packet(1, 5), packet(1, 4), packet(1, 6, []), again, packet(1, 8));
    expect(all.map(({ time, visit, began }) => [time, visit, began[0].servercount])).toEqual([
      [0, 0, 3],
      [5, 0, 3],
      [5, 0, 3],
      [9, 1, 4],
      [9, 1, 4],
    ]);
  });

  it("are passed frame by frame, each with the one before it", () => {
    const bytes = clientRecording(
      [levelOf(1), moment(1, SHOWN), moment(2, SHOWN)],
      [levelOf(1, { servercount: 4 }), moment(3, SHOWN)],
    );
    const cursor = new Cursor(readRecording(qwd, bytes));
    const seen: unknown[] = [];
    let before: unknown;
    for (; cursor.next !== undefined; cursor.pass()) {
      const { visit, time, frame } = cursor.next;
      seen.push([visit, time, cursor.next.before === before]);
      before = frame;
    }
    expect(seen).toEqual([
      [0, 1, true],
      [0, 2, true],
      [1, 3, true],
    ]);
  });

  it("lead into a level until one shows something", () => {
    const print = (text: string): Message => ({ type: "print", level: 2, text });
    const bytes = clientRecording([
      [...levelOf(1), print("before")],
      moment(1, SHOWN, [print("with")]),
      moment(1.5, [], [print("between")]),
      moment(2, SHOWN, [print("later")]),
    ]);
    const [section] = sectionsOf(readRecording(qwd, bytes), 0, new Losses());
    const events = section!.events.filter(({ message }) => message.type === "print");
    expect(
      events.map(({ message, leadsIn }) => [(message as { text?: string }).text, leadsIn]),
    ).toEqual([
      ["before", true],
      ["with", false],
      ["between", false],
      ["later", false],
    ]);
    // What is the same at two times tells no moment.
    const twice = clientRecording([
      levelOf(1),
      moment(1, SHOWN, [print("a"), print("b")]),
      moment(2, SHOWN, [print("a")]),
    ]);
    const [other] = sectionsOf(readRecording(qwd, twice), 0, new Losses());
    const sightings = [...other!.sightings].filter(([what]) => what.includes("print"));
    expect(sightings.map(([, time]) => time)).toEqual([NaN, 1]);
  });
});

describe("what two recordings show otherwise", () => {
  type Places = Readonly<Record<number, number>>;
  const frameOf = (places: Places, player_ = 0) => ({
    world: {
      players: new Map([
        [
          0,
          { state: { origin: [player_, 0, 0], frame: 0, modelindex: 1, skinnum: 0, effects: 0 } },
        ],
      ]),
      entities: new Map(
        Object.entries(places).map(([number, x]) => [
          Number(number),
          { origin: [x, 0, 0], angles: [0, 0, 0], modelindex: 1, frame: 0, skin: 0, effects: 0 },
        ]),
      ),
    },
  });
  const differ = (a: Places, b: Places, before?: Places) => {
    const last = before && frameOf(before);
    return differences(
      { frame: frameOf(a), before: last } as never,
      { frame: frameOf(b), before: last } as never,
    );
  };

  it("is nothing where one moves in four is elsewhere, and no moment where more are", () => {
    const before = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
    const moved = { 1: 1, 2: 1, 3: 1, 4: 1, 5: 0 };
    expect(differ(moved, moved, before)).toEqual([]);
    expect(differ(moved, { ...moved, 1: 2 }, before)).toEqual(["entity 1"]);
    // Of three that move a third is elsewhere.
    const three = { ...moved, 4: 0 };
    expect(differ(three, { ...three, 1: 2 }, before)).toBeUndefined();
    // What both do not have is no difference.
    expect(differ(moved, { 2: 1, 3: 1, 4: 1, 6: 1 }, before)).toEqual([]);
  });

  it("may be anything where nobody knows yet what moves: players mostly do", () => {
    expect(differ({ 1: 0 }, { 1: 1 })).toEqual(["entity 1"]);
    const other = { frame: frameOf({ 1: 0 }, 5), before: undefined };
    expect(
      differences({ frame: frameOf({ 1: 0 }), before: undefined } as never, other as never),
    ).toBeUndefined();
  });
});
