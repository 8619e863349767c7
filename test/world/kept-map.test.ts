import fc from "fast-check";
import { expect, test } from "vitest";
import { KeptMap } from "../../quake/world/resolved/kept-map.ts";

const STEP = fc.oneof(
  fc.record({ what: fc.constant("set" as const), key: fc.nat(3), value: fc.nat(3) }),
  fc.record({ what: fc.constant("clear" as const) }),
  fc.record({ what: fc.constant("save" as const) }),
  fc.record({ what: fc.constant("restore" as const), at: fc.nat(5) }),
);

test("a map is saved as it is then, and the same copy serves for as long as nothing is set", () => {
  fc.assert(
    fc.property(fc.array(STEP), (steps) => {
      const map = new KeptMap<number, number>();
      const known = new Map<number, number>();
      const saves: { copy: ReadonlyMap<number, number>; had: [number, number][] }[] = [];
      let last: ReadonlyMap<number, number> | undefined;
      for (const step of steps) {
        if (step.what === "save") {
          const copy = map.save();
          expect([...copy]).toEqual([...known]);
          if (last !== undefined) expect(copy).toBe(last);
          last = copy;
          saves.push({ copy, had: [...known] });
          continue;
        }
        last = undefined;
        if (step.what === "set") {
          map.set(step.key, step.value);
          known.set(step.key, step.value);
        } else if (step.what === "clear") {
          map.clear();
          known.clear();
        } else {
          const saved = saves[step.at];
          if (saved === undefined) continue;
          map.restore(saved.copy);
          known.clear();
          for (const [key, value] of saved.had) known.set(key, value);
          last = saved.copy;
        }
        for (const key of [0, 1, 2, 3]) expect(map.get(key)).toBe(known.get(key));
      }
      for (const { copy, had } of saves) expect([...copy]).toEqual(had);
    }),
  );
});
