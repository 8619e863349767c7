import fc from "fast-check";
import { expect, test } from "vitest";
import { InSight } from "../../quake/world/resolved/in-sight.ts";

/** One of a few is another: in sight with a value, or out of it. */
const STEP = fc.record({
  number: fc.nat(5),
  value: fc.option(fc.nat(3), { nil: undefined }),
  isAsked: fc.boolean(),
  isForgotten: fc.boolean(),
});

test.each([false, true])(
  "a map in sight is what all that is known shows, in its order; passing: %s",
  (isPassing) => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 30 }), (steps) => {
        const known = new Map<number, { readonly value: number | undefined }>();
        const shownAs = (_: number, { value }: { readonly value: number | undefined }) => value;
        const sight = new InSight(() => known, shownAs, isPassing);
        const changed = new Set<number>();
        const given: [ReadonlyMap<number, number>, [number, number][]][] = [];
        for (const { number, value, isAsked, isForgotten } of steps) {
          known.set(number, { value });
          changed.add(number);
          if (isForgotten) sight.forget();
          if (!isAsked) continue;
          const now = sight.after(changed);
          changed.clear();
          const shown = [...known].flatMap(([one, { value: own }]): [number, number][] =>
            own === undefined ? [] : [[one, own]],
          );
          expect([...now]).toEqual(shown);
          given.push([now, shown]);
        }
        // Who keeps a map finds in it what it had.
        if (!isPassing) for (const [map, shown] of given) expect([...map]).toEqual(shown);
      }),
    );
  },
);

test("a map is the same one for as long as nothing of it is another", () => {
  const known = new Map([
    [1, "a"],
    [2, "b"],
  ]);
  const sight = new InSight(
    () => known,
    (_, value) => value,
    false,
  );
  const first = sight.after([]);
  expect(sight.after([1, 2])).toBe(first);
  known.set(2, "c");
  expect(sight.after([2])).not.toBe(first);
  expect(first.get(2)).toBe("b");
});
