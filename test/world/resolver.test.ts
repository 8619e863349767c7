import { expect, test } from "vitest";
import { Resolver, type State } from "../../quake/world/resolve.ts";
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

// ERRATA 119: the high byte stands in a field of its own.
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
});

test("a flag of which nothing was told is not set", () => {
  for (const version of netquake.versions.keys())
    expect(updates.resolve(version, {}, {})).toHaveProperty("nolerp", false);
});
