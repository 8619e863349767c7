import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hitsInfo, hitsText } from "../../cli/info/info-hits.ts";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";
import { runsOf, readRecording } from "../../recording/index.ts";
import { Hits, type HitsReport } from "../../quake/world/index.ts";
import { again, commented, compiled, recorded } from "../support/again.ts";

const HEALTH = "// unexpected health: do you cheat?";
const ARMOR = "// unexpected armorvalue: do you cheat?";

const ARMOR_45 = [`armorvalue 45; ${ARMOR}`];

const hit = (take: number, save = 0) =>
  `damage { save ${save}; take ${take}; origin 0.0 0.0 0.0; }`;
const stat = (index: number, value: number) => `updatestat { index ${index}; value ${value}; }`;
const status = (health: number, armor?: number, bits = "") =>
  `clientdata { ${armor === undefined ? "" : `armorvalue ${armor};`} ${bits} health ${health}; weapons 1;
    currentammo 0; ammo_shells 0; ammo_nails 0; ammo_rockets 0; ammo_cells 0; weapon 1; }`;
const level = (version = 15) =>
  `serverinfo { serverversion ${version}; maxclients 1; multi 0; mapname "a"; models "maps/a.bsp"; sounds; }`;

async function report(text: string): Promise<HitsReport> {
  const bytes = await compiled(dem, text);
  const hits = Hits.of(dem)!;
  for (const part of readRecording(dem, bytes))
    if (part.kind === "block") for (const run of runsOf(part)) hits.see(run, part.index);
  return hits.report;
}

/**
 * What hits leave, worked out from DEM §3.4, §4.2.1 and §7.4, and where they say nothing, from what LMPC is seen to do
 * and its source has: `dem.c`, what `damage` and `clientdata` remember.
 */
const CASES: readonly [name: string, blocks: readonly string[], comments: readonly string[]][] = [
  ["what it takes is gone", [status(100), hit(30) + status(70)], []],
  ["nothing is gone", [status(100), hit(30) + status(100)], [`health 100; ${HEALTH}`]],
  ["more is gone", [status(100), hit(30) + status(60)], [`health 60; ${HEALTH}`]],
  ["the last of two hits counts", [status(100), hit(30) + hit(5) + status(95)], []],
  ["and not both", [status(100), hit(30) + hit(5) + status(65)], [`health 65; ${HEALTH}`]],
  ["only what is next is looked at", [status(9), hit(3) + status(6), status(9)], []],
  ["who is not hit may find some", [status(50), status(75), hit(1) + status(74)], []],
  ["a hit that takes none compares none", [status(50), hit(0, 5) + status(75, 45)], ARMOR_45],
  ["health is 100 at first", [hit(30) + status(70)], []],
  ["and nothing else", [hit(30) + status(100)], [`health 100; ${HEALTH}`]],
  ["armour", [status(100, 50), hit(10, 20) + status(90, 30)], []],
  [
    "armour that does not wear",
    [status(100, 50), hit(10, 20) + status(90, 50)],
    [`armorvalue 50; ${ARMOR}`],
  ],
  ["armour that a hit spares is not compared", [status(9, 50), hit(1) + status(8, 99)], []],
  ["armour that is used up", [status(100, 20), hit(10, 20) + status(90)], []],
  [
    "armour that is used up waits until some is found",
    [status(100, 20), hit(10, 20) + status(90), status(90), status(90, 45), status(90, 100)],
    ARMOR_45,
  ],
  [
    "what the last hit saves waits, and no other",
    [status(100, 50), hit(10, 20) + status(90), hit(10, 5) + status(80, 45)],
    [],
  ],
  ["a hit that saves none ends that", [status(9, 5), hit(0, 5) + hit(1) + status(8, 45)], []],
  [
    "both",
    [status(100, 50), hit(10, 20) + status(100, 50)],
    [`armorvalue 50; ${ARMOR}`, `health 100; ${HEALTH}`],
  ],
  ["a statistic tells nothing", [status(100), stat(0, 50), hit(10) + status(90)], []],
  ["a level begins with what there was", [status(90), hit(10) + level(), status(80)], []],
  ["and its hits", [status(90), hit(10) + level(), status(90)], [`health 90; ${HEALTH}`]],
];

describe("what hits leave of health and armour", () => {
  it.each(CASES)("%s", async (_, blocks, comments) => {
    const text = recorded(blocks);
    expect(commented(await again(dem, text))).toEqual(comments);
    const { blocks: found } = await report(text);
    expect(found).toBe(comments.length === 0 ? 0 : 1);
  });

  it("is counted where it has a comment, and not where armour is not told", async () => {
    const used = [status(100, 50), hit(10, 5) + status(90)];
    expect(await report(recorded(used))).toMatchObject({ hits: 1, blocks: 0, first: undefined });
    expect(await report(recorded([...used, status(90, 50)]))).toEqual({
      hits: 1,
      blocks: 1,
      invulnerable: 0,
      first: { block: 2, of: "armor", expected: 45, value: 50 },
    });
  });

  it("of 666 counts armour by two bytes", async () => {
    const armour = (high: number, low: number) => status(100, low, `armor2 ${high};`);
    const text = recorded([level(666), armour(1, 4), hit(0, 8) + armour(0, 252)]);
    expect(commented(await again(dem, text))).toEqual([]);
    expect((await report(text)).blocks).toBe(0);
  });

  const any = fc.oneof(
    fc.tuple(fc.nat(3), fc.nat(3)).map(([take, save]) => hit(take, save)),
    fc
      .tuple(fc.nat(9), fc.option(fc.nat(9), { nil: undefined }))
      .map(([health, armor]) => status(health, armor)),
    fc.tuple(fc.constantFrom(0, 1, 4), fc.nat(9)).map(([index, value]) => stat(index, value)),
    fc.constant(level()),
  );

  it("is told in the text of just the blocks that are counted, by generated code as by the table", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(any, { minLength: 8, maxLength: 40 }), async (messages) => {
        const text = recorded(messages);
        const [fast, slow] = [await again(dem, text), await again(dem, text, true)];
        expect(slow.replaceAll(/^ *\/\/ (header|block|at).*\n/gm, "")).toBe(fast);
        const cheats = fast.split("\nblock {").filter((block) => block.includes("do you cheat?"));
        expect((await report(text)).blocks).toBe(cheats.length);
      }),
      { numRuns: 25, seed: 6 },
    );
  });
});

describe("info", () => {
  it("tells of hits and what they did not do", async () => {
    const invulnerable = "power_ups 2;";
    const text = recorded([
      status(100),
      hit(10) + status(100, undefined, invulnerable),
      hit(10) + status(100),
      hit(10) + status(90),
      hit(10) + status(90),
    ]);
    const info = hitsInfo(await report(text));
    expect(info).toEqual({
      count: 4,
      unexpected: 3,
      invulnerable: 2,
      first: { block: 1, of: "health", expected: 90, value: 100 },
    });
    expect(hitsText(info)).toEqual([
      "  hits      4",
      "  cheats?   in 3 blocks health or armour is not what hits leave, in 2 while invulnerable",
      "            first in block 1: health 100, not 90",
    ]);
  });

  it("tells that all is well, and nothing where nobody was hit or that is not told", async () => {
    const well = hitsInfo(await report(recorded([status(100), hit(10) + status(90)])));
    expect(hitsText(well)).toEqual(["  hits      1, and what they take is gone"]);
    expect(hitsText(hitsInfo(await report(recorded([status(100)]))))).toEqual([]);
    expect(hitsText(null)).toEqual([]);
    expect([qwd, dm2].map((container) => Hits.of(container))).toEqual([undefined, undefined]);
  });
});
