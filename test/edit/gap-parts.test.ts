import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { mvd2 } from "../../generated/mvd2.ts";
import { codecs as netquake } from "../../generated/netquake.ts";
import type { Message as MultiViewMessage } from "../../generated/quake2_mvd.ts";
import { qwd } from "../../generated/qwd.ts";
import { familyOf } from "../../quake/edit/family/index.ts";
import { NetquakeGap } from "../../quake/edit/family/netquake-gap.ts";
import { Quake2MultiViewGap } from "../../quake/edit/family/quake2-multi-view-gap.ts";
import { QuakeworldDeltas } from "../../quake/edit/family/quakeworld-deltas.ts";
import { QuakeworldGap } from "../../quake/edit/family/quakeworld-gap.ts";
import { StandingChanges } from "../../quake/edit/family/standing-changes.ts";
import { Lasting } from "../../quake/edit/lasting.ts";
import { codecNamed, type RecordedBlock } from "../../recording/index.ts";
import { blocksOf } from "../support/edit-states.ts";
import { mvd2Level, mvd2Recording, NOTHING } from "../support/mvd2-recording.ts";
import { demOf, LEVEL } from "../support/made-dem.ts";

/* What gaps know of what was cut, of messages that no recording is needed for. */

describe("entities that stay until they change (DarkPlaces 7)", () => {
  const version = codecNamed(netquake, "3504").to;
  const part = (...messages: object[]) =>
    ({
      kind: "block",
      block: { angles: [0, 0, 0] },
      messages,
      version,
      protocol: "netquake",
    }) as never;
  const none = { origin_width: 0, angles_width: 0, effects_width: 0, fresh: false };
  const entity = (number: number, change: object) => ({
    number,
    gone: 0,
    change: { ...none, ...change },
  });
  const list = (...entities: object[]) => ({
    type: "entities",
    framenum: 1,
    movesequence: 0,
    entities,
  });
  const level = { ...LEVEL, serverversion: 3504 };
  type Given = { number: number; change: Record<string, unknown> };
  const given = (gap: NetquakeGap): Given[][] =>
    gap
      .bridge([], [], part())
      .map(({ messages }) => (messages[0] as never as { entities: Given[] }).entities);
  const passed = (...blocks: object[][]) => {
    const gap = new NetquakeGap(dem);
    for (const messages of blocks) gap.pass(part(...messages));
    return given(gap);
  };

  it("are those of the level, and without those that are gone", () => {
    const all = [1, 2, 3].map((number) => entity(number, { modelindex: number, fresh: true }));
    const numbers = (...blocks: object[][]) =>
      passed(...blocks).map((one) => one.map(({ number }) => number));
    expect(numbers([level], [list(...all)])).toEqual([[1, 2, 3]]);
    expect(numbers([list(...all)], [level], [list(entity(5, {}))])).toEqual([[5]]);
    expect(numbers([list(...all)], [level])).toEqual([]);
    expect(numbers([list(...all)], [list({ number: 1, gone: 1 })])).toEqual([[2, 3]]);
    // With the world, which is entity 0, all are.
    expect(numbers([list(...all)], [list({ number: 0, gone: 1 })])).toEqual([]);
  });

  it("come in no list without any, however many there are", () => {
    const many = (count: number) =>
      passed([list(...Array.from({ length: count }, (_, i) => entity(i + 1, {})))]).map(
        ({ length }) => length,
      );
    for (const count of [1, 99, 100, 101, 200, 300]) {
      expect(many(count).reduce((sum, one) => sum + one, 0)).toBe(count);
      expect(Math.min(...many(count))).toBeGreaterThan(0);
    }
  });

  it("are known from what was kept, too, and have the bits of what is no number", () => {
    const gap = new NetquakeGap(dem);
    const nan = { origin_width: 3, origin_wide: [NaN, 1, 2], origin_wideNaN: [0x7fc00001, 0, 0] };
    gap.keep(part(list(entity(1, { ...nan, fresh: true, modelindex: 2 }))));
    gap.pass(part(list(entity(1, { frame: 7 }))));
    expect(given(gap)).toMatchObject([
      [{ number: 1, change: { ...nan, fresh: true, modelindex: 2, frame: 7 } }],
    ]);
    gap.pass(part(list(entity(1, { origin_width: 1, origin: [8, 8, 8] }))));
    const [[{ change }]] = given(gap) as [[Given]];
    expect(change).toMatchObject({ origin_width: 1, origin: [8, 8, 8], frame: 7 });
    expect(change).not.toHaveProperty("origin_wide");
    expect(change).not.toHaveProperty("origin_wideNaN");
  });
});

describe("changes of an entity, told as one", () => {
  const range = { from: 0, to: 0 };
  const type = { kind: "int", bits: 8, signed: false };
  const value = (name: string, more: object = {}) => ({ kind: "value", name, type, ...more });
  const when = (member: string, ...ranges: number[][]) => ({
    absent: 0,
    presence: { kind: "given", tests: [[{ member, ranges }]] },
  });
  const struct = (name: string, ...fields: object[]) => ({ name, layouts: [{ ...range, fields }] });
  // Two bits say whether it is near or far: 1 is far, 2 both, 3 near. One says whether it has a skin, and one nothing else.
  const change = struct(
    "change",
    { kind: "bit", name: "lit" },
    { kind: "number", name: "how", bits: [0, 1] },
    { kind: "number", name: "worn", bits: [2] },
    { kind: "number", name: "turn", bits: [3] },
    { kind: "split", parts: [{ name: "x" }, { name: "y" }] },
    { kind: "interleave", fields: [value("a"), value("b")] },
    value("shade"),
    value("near", when("how", [2, 3])),
    value("far", when("how", [1, 2])),
    value("skin", when("worn", [1, 1])),
  );
  const table = {
    messages: [struct("list", value("all", { type: { kind: "list", struct: 0 } }))],
    structs: [struct("element", value("change", { type: { kind: "struct", struct: 1 } })), change],
  };
  const paths: Record<string, string[]> = {
    number: ["all", "number"],
    model: ["all", "change", "shade"],
  };
  const meaning = { type: "list", path: (name: string) => paths[name] ?? [] };
  const together = (...changes: object[]) => {
    const standing = new StandingChanges(table as never);
    for (const one of changes) {
      const message = { type: "list", all: [{ number: 1, change: one }] };
      standing.take(meaning as never, message as never, 0);
    }
    const [[message]] = [...standing.whole(9)] as unknown as [[{ all: { change: object }[] }]];
    return message.all[0]!.change;
  };
  const rest = { lit: false, how: 0, worn: 0, turn: 0 };

  it("have of each member what was given last, whatever kind of field it is", () => {
    const before = { ...rest, lit: true, x: 1, y: 2, a: 3, b: 4, shade: 5 };
    expect(together(before, { ...rest, turn: 1, x: 9, b: 8 })).toEqual({
      ...before,
      lit: false,
      turn: 1,
      x: 9,
      b: 8,
    });
  });

  it("have the number that says what there is of all, and of nothing else", () => {
    const [near, far] = [
      { ...rest, how: 3, near: 6 },
      { ...rest, how: 1, far: 7 },
    ];
    expect(together(near, rest)).toEqual(near);
    expect(together(rest, far)).toEqual(far);
    expect(together(near, far)).toEqual({ ...rest, how: 2, near: 6, far: 7 });
    expect(together(rest, rest)).toEqual(rest);
    const worn = { ...rest, worn: 1, skin: 4 };
    expect(together(worn, rest)).toEqual(worn);
    expect(together(worn, far)).toEqual({ ...worn, how: 1, far: 7 });
  });
});

describe("Quake II's moments of all players", () => {
  const frame = (more: object) => ({ ...NOTHING, type: "frame", ...more }) as MultiViewMessage;
  /** The message that begins a cut after blocks, and what follows it. */
  const begun = (...blocks: MultiViewMessage[][]) => {
    const gap = new Quake2MultiViewGap();
    const parts = blocksOf(mvd2, mvd2Recording("2010", ...blocks)).slice(0, blocks.length);
    for (const part of parts) gap.pass(part, []);
    const [edited] = gap.bridge([], []);
    return edited!.messages as unknown as Record<string, any>[];
  };

  it("have the level's portals and configuration, and no other's", () => {
    const own = mvd2Level({
      portals: Uint8Array.of(5),
      configurations: [{ index: 0, string: "b" }],
    });
    const [message] = begun([mvd2Level({ portals: Uint8Array.of(9) })], [own]);
    expect(message).toMatchObject({
      portals: Uint8Array.of(5),
      configurations: own.configurations,
    });
    expect(message!["configurations"]).toHaveLength(1);
  });

  it("are in the version of the recording", () => {
    const level = { ...mvd2Level({ minor: 2012 }), extensions: 4 };
    const bytes = mvd2Recording("2012", [level]);
    const [part] = blocksOf(mvd2, bytes);
    const gap = new Quake2MultiViewGap();
    gap.pass(part!, []);
    expect(gap.bridge([], []).map(({ version }) => version)).toEqual([
      codecNamed(mvd2.codecs, "2012").to,
    ]);
    expect(codecNamed(mvd2.codecs, "2012").to).toBeGreaterThan(codecNamed(mvd2.codecs, "2010").to);
  });

  it("have no event of an earlier moment, and players who are gone as such", () => {
    const [message] = begun(
      [mvd2Level()],
      [
        frame({
          players: [{ number: 1, origin1: 8, origin2: 16, removed: true }],
          entities: [{ number: 9, modelindex: 2, event: 2, remove: false }],
        }),
      ],
      [frame({})],
    );
    expect(message!["players"]).toMatchObject([{ number: 1, removed: true }]);
    expect(message!["entities"]).toMatchObject([{ number: 9, modelindex: 2 }]);
    expect(message!["entities"][0]).not.toHaveProperty("event", 2);
  });

  it("have a body that lost its player's place where it was: first he is as he was then", () => {
    const [message, now] = begun(
      [mvd2Level()],
      [
        frame({
          players: [{ number: 1, origin1: 8, origin2: 16, removed: false }],
          entities: [
            { number: 1, modelindex: 3, origin1: 40, remove: false },
            { number: 2, modelindex: 255, remove: false },
            { number: 3, modelindex: 4, origin1: 48, remove: false },
          ],
        }),
      ],
      // PM_DEAD is 2 (DM2 §4.1): he is no longer where his body is.
      [frame({ players: [{ number: 1, pm_type: 2, origin1: 24, origin2: 16, removed: false }] })],
    );
    expect(message!["players"]).toMatchObject([
      { number: 1, origin1: 8, origin2: 16, removed: false },
    ]);
    expect(message!["players"][0]).not.toHaveProperty("pm_type", 2);
    const [one, body, three] = message!["entities"];
    expect([one, three]).toMatchObject([{ origin1: 40 }, { origin1: 48 }]);
    // Its place is its player's, and none of its own.
    // Only its movement comes from there.
    const oldorigin = [8, 16, 0];
    expect(body).toEqual({ number: 2, modelindex: 255, oldorigin, remove: false });
    expect(now).toMatchObject({
      type: "frame",
      players: [{ number: 1, pm_type: 2, origin1: 24, removed: false }],
      entities: [{ number: 2, remove: false }],
    });
  });

  it("are only what leads in and lasts where no level was seen", () => {
    const [leadIn, lasting] = [{ kind: "block" }, { kind: "block" }] as never[];
    expect(new Quake2MultiViewGap().bridge([leadIn!], [lasting!])).toEqual([leadIn, lasting]);
  });
});

describe("QuakeWorld's entities", () => {
  const version = qwd.codecs.at(-1)!.to;

  it("differ from baselines of FTE's, too, and come in the order of their numbers", () => {
    const deltas = new QuakeworldDeltas();
    const entity = { number: 9, remove: false, modelindex: 3, frame: 7 };
    deltas.learn({ type: "spawnbaseline2", entity } as never, version);
    expect(deltas.baseline(9)).toMatchObject({ modelindex: 3, frame: 7 });
    const entities = new Map(
      [9, 5].map((number) => [number, { ...deltas.baseline(9), number, frame: 8 }]),
    );
    const whole = deltas.whole({ entities } as never, version) as never as { entities: object[] };
    expect(whole.entities).toMatchObject([
      { number: 5, modelindex: 3 },
      { number: 9, frame: 8 },
    ]);
    expect(whole.entities[1]).not.toHaveProperty("modelindex");
  });

  const packet = (sequence: number, ...messages: object[]) =>
    ({
      kind: "block",
      block: { type: "block", time: 1, code: 1, sequence, acknowledged: 1 },
      messages,
      version,
      protocol: "quakeworld",
    }) as unknown as RecordedBlock;
  const nop = { type: "nop" };
  const all = { type: "packetentities", entities: [] };
  const delta = (from: number) => ({ type: "deltapacketentities", from, entities: [] });
  const world = (more: object) =>
    [{ complete: true, entities: new Map([[9, { number: 9, ...more }]]) }] as never;

  it("are whole in the message that tells them, by baselines that came before, kept or not", () => {
    const baseline = {
      type: "spawnbaseline",
      entity: 9,
      modelindex: 3,
      frame: 7,
      origin: [0, 0, 0],
    };
    for (const way of ["pass", "keep"] as const) {
      const gap = new QuakeworldGap(false);
      gap[way](packet(1, baseline), []);
      gap.pass(packet(5, all), world({}));
      const state = { modelindex: 3, frame: 8, origin: [0, 0, 0], angles: [0, 0, 0] };
      const { messages } = gap.keep(packet(6, nop, delta(5), nop), world(state));
      expect(messages).toMatchObject([
        nop,
        { type: "packetentities", entities: [{ frame: 8 }] },
        nop,
      ]);
      const [whole] = (messages[1] as never as { entities: object[] }).entities;
      expect(whole).not.toHaveProperty("modelindex");
    }
  });

  it("differ from what was kept of the same level only", () => {
    const kept = (...between: object[][]) => {
      const gap = new QuakeworldGap(false);
      gap.keep(packet(5, all), world({}));
      for (const messages of between) gap.pass(packet(5, ...messages), world({}));
      const part = packet(6, delta(5));
      return gap.keep(part, world({})) === part;
    };
    expect(kept()).toBe(true);
    expect(kept([{ type: "serverdata" }, all])).toBe(false);
  });

  it("come after numbers from nothing, and after those that were set; packets outside have none", () => {
    const first = packet(20);
    const numbersOf = (...blocks: object[]) => {
      const gap = new QuakeworldGap(false);
      for (const block of blocks)
        gap.pass({ ...packet(0), block: { time: 1, ...block }, protocol: "none" } as never, []);
      return gap.bridge([], [], first).map(({ block }) => block);
    };
    expect(numbersOf()).toMatchObject([{ code: 2, outgoing: 0, incoming: 0 }]);
    const set = { code: 2, outgoing: 40, incoming: 7 };
    expect(numbersOf(set)).toMatchObject([set]);
    const outside = { code: 1, sequence: 0x7fffffff, packet: new Uint8Array(0) };
    expect(numbersOf(set, outside)).toMatchObject([set]);
    expect(numbersOf(set, { code: 1, sequence: 9, acknowledged: 8 })).toMatchObject([
      { ...set, incoming: 9 },
    ]);
    // What is put together counts from 1, whatever else leads in.
    const client = { ...packet(0), block: { time: 1, code: 0 } } as never;
    const [, lasting] = new QuakeworldGap(false).bridge([client], [packet(0)], first);
    expect(lasting!.block).toMatchObject({ sequence: 1, acknowledged: 1 });
  });
});

it("what lasts is in the version that a level tells, and in the order in which it was set last", () => {
  const style = (style: number) => ({ type: "lightstyle", style, string: "a" });
  const pause = { type: "setpause", paused: 1 };
  const lasting = new Lasting(dem, familyOf(dem));
  const level = { ...LEVEL, serverversion: 666, protocolflags: undefined };
  const part = { ...blocksOf(dem, demOf([{ type: "nop" }]))[0]!, protocol: "netquake" };
  const { to: version } = codecNamed(netquake, "1.09");
  lasting.take({
    ...part,
    version,
    messages: [level, style(1), pause, style(2), style(1)],
  } as never);
  const [block, ...more] = lasting.blocks({ block: {} } as never);
  expect(more).toEqual([]);
  expect(block!.messages).toEqual([pause, style(2), style(1)]);
  expect(block!.version).toBe(codecNamed(netquake, "666").to);
});
