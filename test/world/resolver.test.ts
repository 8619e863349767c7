import { expect, test } from "vitest";
import { layoutOf } from "../../runtime/table/messages.ts";
import { Resolver, type State } from "../../quake/world/resolved/resolve.ts";
import { absentVectors, TABLES } from "../meaning/absent-vectors.ts";

/*
 * `differ` is the inverse of `resolve`: whatever of a state is changed, the delta that it gives makes that state again.
 */

/** The state with one of its numbers changed, once for each of them. */
function changedStates(state: State): State[] {
  return Object.entries(state).flatMap(([name, value]): State[] => {
    if (typeof value === "number") return [{ ...state, [name]: value + 1 }];
    if (typeof value === "string") return [{ ...state, [name]: `${value}x` }];
    if (typeof value === "boolean") return [{ ...state, [name]: !value }];
    if (!Array.isArray(value)) return [];
    return value.map((element, i) => ({
      ...state,
      [name]: value.with(i, (element as number) + 1),
    }));
  });
}

test.each(absentVectors().map((vector) => [`${vector.protocol} ${vector.of}`, vector] as const))(
  "%s: a delta makes the state that it was made for",
  (_, { protocol, of, versions, delta, references }) => {
    const table = TABLES.find(({ name }) => name === protocol)!;
    const resolver = new Resolver(table, of);
    for (const name of versions) {
      const version = table.versions.indexOf(name);
      const state = resolver.resolve(version, delta, references);
      for (const changed of [state, ...changedStates(state)]) {
        const again = resolver.differ(version, changed, references);
        expect(resolver.resolve(version, again, references)).toEqual(changed);
      }
    }
  },
);

const netquake = TABLES.find(({ name }) => name === "netquake")!;
const updates = new Resolver(netquake, "updateentity");

// ERRATA 119: the high byte is in a field of its own.
test.each([
  [0xff, 0xff, undefined],
  [0x100, 0, 1],
  [0x2ff, 0xff, 2],
])("a frame of %i is told by %i and %s", (frame, low, high) => {
  const version = netquake.versions.indexOf("666");
  const baseline = updates.resolve(version, {}, {}) as State;
  const delta = updates.differ(version, { ...baseline, frame }, { baseline });
  expect(delta).toMatchObject({ frame: low });
  expect(delta["frame2"]).toBe(high);
  expect(updates.resolve(version, { frame: low, frame2: high }, { baseline })).toMatchObject({
    frame,
  });
});

test("a flag of which nothing was told is not set", () => {
  const message = netquake.messages.find(({ name }) => name === "updateentity")!;
  const known = [...netquake.versions.keys()].filter((version) => layoutOf(message, version));
  expect(known.length).toBeGreaterThan(10);
  for (const version of known)
    expect(updates.resolve(version, {}, {})).toHaveProperty("nolerp", false);
});

const quake2 = TABLES.find(({ name }) => name === "quake2")!;
const entities = new Resolver(quake2, "packetentity");
const players = new Resolver(quake2, "playerinfo");

/** What is in two bytes is a difference, what is in three the number itself. */
test.each([
  [{ origin1: 2.5, origin2: -0.125 }, [102.5, 199.875, -300]],
  [{ origin1: 2.5, origin1Width: 3 }, [2.5, 200, -300]],
  [{ origin1: 2.5, origin3: 9000, origin3Width: 3 }, [102.5, 200, 9000]],
])("steps %o lead to %o", (delta, origin) => {
  const version = quake2.versions.indexOf("3436");
  const previous = { ...entities.resolve(version, {}, {}), origin: [100, 200, -300] };
  const state = entities.resolve(version, delta, { previous });
  expect(state).toMatchObject({ origin });
  const again = entities.differ(version, state, { previous });
  expect(entities.resolve(version, again, { previous })).toMatchObject({ origin });
});

test("what is too far for a step is told itself", () => {
  const version = quake2.versions.indexOf("3435");
  const previous = { ...players.resolve(version, {}, {}), origin: [100, 200, -300] };
  const made = { ...previous, origin: [100.5, 5000, -300] };
  const delta = players.differ(version, made, { previous });
  expect(delta).toMatchObject({ origin: [0.5, 5000, 0], originWidth: [2, 3, 2] });
});

// A step is in two bytes, of which one bit says so: 15 bits with their sign, in eighths (docs/schema-language.md).
test.each([
  [2047.875, 2047.875, undefined],
  [-2047.875, -2047.875, undefined],
  [2048, 2148, 3],
  [-2048.125, -1948.125, 3],
])("what is %d units away is told by %d, width %s", (away, given, width) => {
  const version = quake2.versions.indexOf("3436");
  const previous = { ...entities.resolve(version, {}, {}), origin: [100, 0, 0] };
  const made = { ...previous, origin: [100 + away, 0, 0] };
  const delta = entities.differ(version, made, { previous });
  expect([delta["origin1"], delta["origin1Width"]]).toEqual([given, width]);
});

test("what may be in one of several members is in one of them", () => {
  const changes = new Resolver(netquake, "entity_change");
  const version = netquake.versions.indexOf("3504");
  const previous = changes.resolve(version, { fresh: true }, {}) as State;
  const made = { ...previous, origin: [1, 2, 3], angles: [90, 0, 0], effects: 5 };
  const delta = changes.differ(version, made, { previous });
  const given = Object.keys(delta).filter((name) => delta[name] !== undefined);
  expect(given.filter((name) => /^(origin|angles|effects)/.test(name))).toEqual([
    "origin",
    "angles",
    "effects",
  ]);
});

// One bit of flags tells of two members: who tells one of them tells both (Q2PRO's MSG_WriteDeltaPlayerstate_Packet).
test("what one bit tells of is given at once, and nothing else is", () => {
  const table = TABLES.find(({ name }) => name === "quake2_mvd")!;
  const resolver = new Resolver(table, "player");
  const given = (change: object) => {
    const previous = resolver.resolve(0, { origin1: 8, origin2: 16, viewangle1: 45 }, {}) as State;
    const delta = resolver.differ(0, { ...previous, ...change }, { previous });
    // Who it is, and whether he is gone, is always given.
    const { number: _number, removed: _removed, ...rest } = delta;
    return Object.entries(rest).filter(([, value]) => value !== undefined);
  };
  expect(given({ origin: [9, 16, 0] })).toEqual([
    ["origin1", 9],
    ["origin2", 16],
  ]);
  expect(given({ origin: [8, 17, 0] })).toEqual([
    ["origin2", 17],
    ["origin1", 8],
  ]);
  expect(given({ origin: [8, 16, 5] })).toEqual([["origin3", 5]]);
  expect(given({ fov: 100 })).toEqual([["fov", 100]]);
  expect(given({})).toEqual([]);
});
