import { describe, expect, it } from "vitest";
import { mvd, type MvdBlock } from "../../../generated/mvd.ts";
import type { Message } from "../../../generated/quakeworld.ts";
import { EditError } from "../../../quake/edit/index.ts";
import { states } from "../../../quake/world/index.ts";
import {
  clientRecording,
  entities,
  levelOf,
  moment,
  player,
} from "../../support/client-recording.ts";
import { blocksOf } from "../../support/edit-states.ts";
import { merged } from "../../support/merged-clients.ts";

/** For each world: milliseconds, where players are who are shown, and entities. */
function scenes(bytes: Uint8Array) {
  return [...states(mvd, bytes)].map(({ time, players, entities: all }) => [
    Math.round(time * 1000),
    Object.fromEntries(
      [...players].flatMap(([slot, { origin, state }]) =>
        state["modelindex"] === 0 ? [] : [[slot, origin[0]]],
      ),
    ),
    Object.fromEntries([...all].map(([number, { origin }]) => [number, origin[0]])),
  ]);
}

/** Whom the messages of a type are for: the block's target, player and mask. */
function whoGets(bytes: Uint8Array, type: Message["type"]) {
  return blocksOf(mvd, bytes).flatMap(({ block, messages }) => {
    const { target, player: slot, mask } = block as MvdBlock & { readonly mask?: number };
    return messages.filter((one) => one.type === type).map(() => [target, slot, mask]);
  });
}

const SHOT: Message = {
  type: "sound",
  channel: 1,
  entity: 2,
  volume: 1,
  attenuation: 1,
  soundnum: 1,
  origin: [0, 0, 0],
};
const print = (text: string, level = 2): Message => ({ type: "print", level, text });

/** Ranger, in slot 1, runs away; Visor sees him at first. */
const FIRST = [
  moment(10, [player(1, 0), player(4, 100), entities({ 40: 8 })]),
  moment(
    10.02,
    [player(1, 8), player(4, 108), entities({ 40: 8, 41: 16 })],
    [SHOT, print("both\n")],
  ),
  moment(10.04, [player(1, 16), player(4, 116), entities({ 41: 17 })], [print("you\n", 0)]),
  moment(10.06, [player(1, 24), entities({ 41: 18 })], [print("one\n")]),
];
const A = clientRecording([levelOf(1), ...FIRST]);

/** The same by the clock of Visor's client, which is 90 seconds ahead. */
const SECOND = [
  moment(
    100.02,
    [player(1, 8), player(4, 108), entities({ 50: 1 })],
    [SHOT, print("both\n")],
    [0, 45, 0],
  ),
  moment(
    100.04,
    [player(1, 16), player(4, 116), entities({ 50: 2 })],
    [SHOT, { type: "updatestat", index: 0, value: 99 }],
  ),
  moment(100.05, [player(4, 120), entities({ 50: 3 })]),
  moment(100.06, [player(1, 24), player(4, 124), entities()]),
  moment(100.08, [player(4, 128), entities()]),
];
const B = clientRecording([levelOf(4), ...SECOND]);

describe("recordings of one game", () => {
  // Each test makes it anew, so that what one sees is of the code as it is then.
  const anew = () => merged(A, B);

  it("are all that any of them saw, at the times of the first one", () => {
    const { result, game, notes } = anew();
    expect(scenes(result)).toEqual([
      [0, { 1: 0, 4: 100 }, { 40: 8 }],
      [20, { 1: 8, 4: 108 }, { 40: 8, 41: 16, 50: 1 }],
      [40, { 1: 16, 4: 116 }, { 41: 17, 50: 2 }],
      // Only Visor's packet: what Ranger saw last is still there.
      [50, { 1: 16, 4: 120 }, { 41: 17, 50: 3 }],
      [60, { 1: 24, 4: 124 }, { 41: 18 }],
      // Ranger's recording has ended, and nobody sees him.
      [80, { 4: 128 }, {}],
    ]);
    expect(game.merged).toEqual([
      { name: "a.qwd", frames: 4, together: 3 },
      { name: "b.qwd", frames: 5, together: 3 },
    ]);
    expect(notes).toEqual([]);
  });

  it("have each message once, for whom it was", () => {
    const { result } = anew();
    // Everybody (6), one (4), his figures (5).
    expect(whoGets(result, "print")).toEqual([
      [6, 0, undefined],
      [4, 1, undefined],
      [4, 1, undefined],
    ]);
    expect(whoGets(result, "sound")).toHaveLength(2);
    expect(whoGets(result, "updatestat")).toEqual([[5, 4, undefined]]);
    expect(whoGets(result, "modellist")).toHaveLength(1);
    expect(whoGets(result, "updateuserinfo")).toHaveLength(2);
  });

  it("have where a player looked by his own", () => {
    const { result } = anew();
    const looks = [...states(mvd, result)].map(({ players }) => players.get(4)?.angles?.[1]);
    expect(looks).toEqual([0, 45, 0, 0, 0, 0]);
  });

  it("are so in any order", () => {
    const { result } = anew();
    const { result: turned } = merged(B, A);
    expect(scenes(turned)).toEqual(scenes(result));
  });

  it("may be three, of which two have nothing in common", () => {
    // Begins when the first one has ended.
    const later = [100.06, 100.08, 100.1].map((time, i) =>
      moment(time + 7, [player(4, 124 + 4 * i), player(5, i), entities()]),
    );
    const more = [
      moment(100.1, [player(4, 132), entities()]),
      moment(100.12, [player(4, 136), entities()]),
    ];
    const b = clientRecording([levelOf(4), ...SECOND, ...more]);
    const last = moment(107.12, [player(4, 136), player(5, 9), entities()]);
    const c = clientRecording([levelOf(5), ...later, last]);
    const all = scenes(merged(A, b, c).result);
    expect(all.at(-1)).toEqual([120, { 4: 136, 5: 9 }, {}]);
    expect(all).toHaveLength(8);
    expect(() => merged(A, c)).toThrow(EditError);
  });
});

describe("what is not the same", () => {
  it("is reported where it contradicts, and is as the first one has it", () => {
    const away = [0, 1, 2, 3].map((i) =>
      moment(i, [player(1, i), player(4, i), entities({ 40: i, 41: i, 50: 3 })]),
    );
    const other = away.map((one, i) =>
      i === 2 ? moment(2, [player(1, 2), player(4, 2), entities({ 40: 2, 41: 99, 50: 3 })]) : one,
    );
    const [a, b] = [levelOf(1), levelOf(4)];
    const { result, notes } = merged(clientRecording([a, ...away]), clientRecording([b, ...other]));
    expect(notes).toEqual([
      "b.qwd: 1 states differ at the same moment, the first of entity 41 in level 1 at 2 s; those of the recording that is named first are kept",
    ]);
    expect(scenes(result)[2]).toEqual([2000, { 1: 2, 4: 2 }, { 40: 2, 41: 2, 50: 3 }]);
  });

  it.each([
    ["another map", clientRecording([levelOf(4, { map: "b" }), ...SECOND])],
    ["another level of the same map", clientRecording([levelOf(4, { servercount: 4 }), ...SECOND])],
    [
      "another game",
      clientRecording([
        levelOf(4),
        ...[1, 2, 3, 4, 5].map((i) => moment(i, [player(4, -i), player(1, i * 8), entities()])),
      ]),
    ],
  ])("is refused: %s", (_, other) => {
    expect(() => merged(A, other)).toThrow(EditError);
    expect(() => merged(A, other)).toThrow("b.qwd: it is not of the same game as the others");
  });

  it("is refused where nothing is shown", () => {
    expect(() => merged(A, A.slice(0, 30))).toThrow("b.qwd: it shows nothing");
  });

  it("is a level that one of them does not have, or that nothing says the time of", () => {
    const other = levelOf(1, { map: "b", servercount: 4 });
    const next = [moment(20, [player(1, 5), entities()]), moment(20.5, [player(1, 6), entities()])];
    const still = [
      moment(200, [player(4, 1), entities()]),
      moment(201, [player(4, 1), entities()]),
    ];
    const a = clientRecording([levelOf(1), ...FIRST], [other, ...next]);
    const { result, notes } = merged(a, B);
    expect(notes).toEqual(["b.qwd: it does not have level 2, b"]);
    expect(scenes(result).slice(-3)).toEqual([
      [80, { 4: 128 }, {}],
      [81, { 1: 5 }, {}],
      [581, { 1: 6 }, {}],
    ]);
    const both = clientRecording(
      [levelOf(4), ...SECOND],
      [levelOf(4, { map: "b", servercount: 4 }), ...still],
    );
    expect(merged(a, both).notes).toEqual([
      "b.qwd: b is left out once: nothing in it shows when that was",
      "b.qwd: it does not have level 2, b",
    ]);
  });
});
