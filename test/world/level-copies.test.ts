import { expect, test } from "vitest";
import { LevelCopies, levelLike } from "../../quake/world/level/level-copies.ts";
import { type Level, newLevel } from "../../quake/world/world.ts";

const PARTS = ["models", "sounds", "lightstyles", "settings"] as const;

function level(): Level {
  const made = newLevel();
  made.map = "e1m1";
  made.models.push("maps/e1m1.bsp", "progs/box.mdl");
  made.sounds.push("misc/menu1.wav");
  made.lightstyles.set(0, "m").set(3, "abc");
  made.settings.set("fraglimit", "20");
  return made;
}

/** What of a level is given anew. */
const CHANGES: readonly [part: string, (level: Level) => unknown][] = [
  ["map", (one) => (one.map = "e1m2")],
  ["models", (one) => one.models.push("progs/other.mdl")],
  ["models", (one) => (one.models[2] = "progs/other.mdl")],
  ["models", (one) => one.models.pop()],
  ["sounds", (one) => (one.sounds[1] = "")],
  ["lightstyles", (one) => one.lightstyles.set(0, "a")],
  ["lightstyles", (one) => one.lightstyles.set(1, "m")],
  ["lightstyles", (one) => one.lightstyles.delete(3) && one.lightstyles.set(4, "abc")],
  ["settings", (one) => one.settings.set("fraglimit", "30")],
  ["settings", (one) => one.settings.delete("fraglimit")],
];

test.each(CHANGES)("copies of a level share all but what was given anew: %s", (part, change) => {
  const [now, copies] = [level(), new LevelCopies()];
  const first = copies.save(now);
  expect(first).toEqual(now);
  expect(PARTS.map((one) => first[one] === now[one])).toEqual([false, false, false, false]);
  const same = copies.save(now);
  expect(PARTS.map((one) => same[one] === first[one])).toEqual([true, true, true, true]);
  change(now);
  const second = copies.save(now);
  expect(second).toEqual(now);
  expect(first).toEqual(level());
  expect(PARTS.filter((one) => second[one] !== first[one])).toEqual(part === "map" ? [] : [part]);
  // What was shared once is shared on.
  const third = copies.save(now);
  expect(PARTS.map((one) => third[one] === second[one])).toEqual([true, true, true, true]);
});

test.each(CHANGES)("who goes on with a saved level leaves it as it was: %s", (_, change) => {
  const saved = new LevelCopies().save(level());
  const own = levelLike(saved);
  expect(own).toEqual(saved);
  change(own);
  expect(saved).toEqual(level());
});
