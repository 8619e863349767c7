import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Mutant } from "../../mutants/kinds/mutant.ts";
import { ROOMS, testsOf } from "../../mutants/rooms.ts";
import { SchemaJudge } from "../../mutants/judge/schema-judge.ts";
import { isWhole, whyNotWhole } from "../support/corpus.ts";
import { bringMakersBack } from "./absent-vectors.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Mistakes that nothing saw when only recordings were held against the schemas. */
const MISTAKES: readonly [what: string, file: string, ...swaps: [RegExp, string][]][] = [
  [
    "armor and blood of damage",
    "netquake",
    [/(?<=- )armor(?=: { type: u8, doc: what the armour)/, "blood"],
    [/(?<=- )blood(?=: { type: u8, doc: what the health)/, "armor"],
  ],
  [
    "STAT_SECRETS and STAT_MONSTERS",
    "netquake",
    [/(?<= {6})STAT_SECRETS/, "STAT_MONSTERS"],
    [/(?<= {6})STAT_MONSTERS/, "STAT_SECRETS"],
  ],
  [
    "friction and waterfriction",
    "quakeworld",
    [/(?<=- )friction(?=:)/, "waterfriction"],
    [/(?<=- )waterfriction(?=:)/, "friction"],
  ],
  ["updatepl since 27", "quakeworld", [/(?<=updatepl:\n(?: {4}.*\n)*? {4}since: )"\d+"/, '"27"']],
  [
    "the bit of dead",
    "quakeworld",
    [/(?<=- dead: { bit: flags\.)9/, "10"],
    [/(?<=- gib: { bit: flags\.)10/, "9"],
  ],
  [
    "suppresscount since 28",
    "quake2",
    [/(?<=- suppresscount:\n(?: {10,}.*\n)*? {10,}since: )"\d+"/, '"28"'],
  ],
  // What is absent, worlds tell.
  ["viewheight that is 0 where it is absent", "netquake", [/(?<=viewheight:\n.*absent: )22/, "0"]],
];

let judge: SchemaJudge;
beforeAll(async () => {
  if (isWhole) judge = await SchemaJudge.make(true);
});
afterAll(bringMakersBack);

test.skipIf(!isWhole).each(MISTAKES)(`%s: a vector tells${whyNotWhole}`, async (...mistake) => {
  const [, name, ...swaps] = mistake;
  const file = `schema/${name}.yaml`;
  const text = readFileSync(join(ROOT, file), "utf8");
  const edits = swaps.map(([what, instead]) => {
    const found = new RegExp(what, "g").exec(text)!;
    return { from: found.index, to: found.index + found[0].length, text: instead };
  });
  const mutant: Mutant = { room: "schemas", file, kind: "a mistake", edits };
  const { outcome, by } = await judge.judge(mutant);
  expect(outcome).toBe("killed");
  expect(by).toMatch(/^(?:netquake|quakeworld|quake2)\/[\w-]+\.yaml: |^states\//);
});

whole("each room of code has tests, by names that only one file has", () => {
  const rooms = ROOMS.map(({ name }) => name).filter((name) => !/schemas|meaning/.test(name));
  expect(rooms.length).toBeGreaterThan(5);
  for (const room of rooms) expect(testsOf(room, "a.ts"), room).not.toEqual([]);
});
