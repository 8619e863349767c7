import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Lines } from "../../quake/events/lines.ts";
import { QUAKE, QUAKE2 } from "../../quake/events/obituaries.ts";
import { chatOf, happeningOf, pickupsIn } from "../../quake/events/said.ts";

const NAMES = ["ann", "ann's", "b (x+)+$", "boo\n", "\x92gold\xe1", "player 2"];
const PLAYERS = NAMES.map((name, slot) => ({ slot, name }));
const [ANN, ANNS, REGEX, BOO, GOLD] = PLAYERS;

const kill = (line: string) => happeningOf(line, PLAYERS, QUAKE);

describe("what a line of the server says", () => {
  it.each([
    ["ann rides b (x+)+$'s rocket", ANN, REGEX, "rocket launcher"],
    ["ann's rides ann's rocket", ANNS, ANN, "rocket launcher"],
    ["ann rides ann's's rocket", ANN, ANNS, "rocket launcher"],
    ["boo\n chewed on \x92gold\xe1's boomstick", BOO, GOLD, "shotgun"],
    ["ann was telefragged by boo\n", ANN, BOO, "telefrag"],
    ["ann was destroyed by boo\n's Quad rocket", ANN, BOO, "rocket launcher"],
  ])("%j: who, whom, and what with", (line, victim, killer, weapon) => {
    expect(kill(line)).toEqual({ type: "kill", victim, killer, weapon });
  });

  it("may name the killer first, and not say whom he killed", () => {
    const torn = { type: "kill", killer: ANN, victim: BOO, weapon: "super shotgun" };
    expect(kill("ann rips boo\n a new one")).toEqual(torn);
    const friend = { ...torn, victim: undefined, weapon: "teammate", teammate: true };
    expect(kill("ann mows down a teammate")).toEqual(friend);
  });

  it("may tell of one alone, with a full stop and without", () => {
    const mishap = { type: "mishap", player: ANN, cause: "fall" };
    expect(happeningOf("ann cratered.", PLAYERS, QUAKE2)).toEqual(mishap);
    expect(kill("ann fell to his death")).toEqual(mishap);
    // id's ClientKill takes two frags, the one of Quake II one.
    expect(kill("ann suicides")).toEqual({ ...mishap, cause: "suicide", penalty: 2 });
    expect(happeningOf("ann suicides.", PLAYERS, QUAKE2)).toEqual({ ...mishap, cause: "suicide" });
    expect(kill("ann was smashed by a Shambler")).toEqual({ ...mishap, cause: "shambler" });
  });

  it("may tell of flags, whose team is in golden letters", () => {
    const golden = [..." captured the RED flag!"].map((c) =>
      /[A-Z]/.test(c) ? String.fromCharCode(c.charCodeAt(0) | 0x80) : c,
    );
    const captured = { type: "flag", player: ANN, deed: "captured", flag: "red" };
    expect(kill(`ann${golden.join("")}`)).toEqual(captured);
  });

  it("is nothing where a name is not known, or anything follows it", () => {
    for (const line of ["ann rides zoe's rocket", "zoe cratered", "ann rides boo\n's rocket!", ""])
      expect(kill(line)).toBeUndefined();
  });

  it("is found for each text of each game, whatever names are", () => {
    // A name that ends as a text begins may be read otherwise.
    const name = fc.string({
      minLength: 1,
      maxLength: 12,
      unit: fc.constantFrom(..."aB+*(^\\\x91"),
    });
    fc.assert(
      fc.property(fc.constantFrom(QUAKE, QUAKE2), name, name, (texts, first, second) => {
        fc.pre(!first.startsWith(second) && !second.startsWith(first));
        const players = [first, second].map((own, slot) => ({ slot, name: own }));
        const [one, other] = players;
        for (const [between, after, weapon] of texts.kills)
          expect(happeningOf(`${first}${between}${second}${after}`, players, texts)).toMatchObject({
            killer: other,
            victim: one,
            weapon,
          });
        for (const [after, cause] of texts.deaths)
          expect(happeningOf(`${first}${after}`, players, texts)).toMatchObject({
            player: one,
            cause,
          });
      }),
      { numRuns: 10 },
    );
  });
});

describe("chat", () => {
  it("has who said it, also to his team, and is kept where nobody knows who", () => {
    expect(chatOf("\u0001ann: ann's: hi", PLAYERS)).toEqual({
      type: "chat",
      player: ANN,
      team: false,
      text: "ann's: hi",
    });
    expect(chatOf("(ann): base", PLAYERS)).toMatchObject({ player: ANN, team: true, text: "base" });
    expect(chatOf("zoe: hi", PLAYERS)).toMatchObject({ player: undefined, text: "zoe: hi" });
  });
});

describe("what is picked up", () => {
  it("is told with how many", () => {
    const shells = { type: "pickup", player: ANN, item: "shells", amount: 22 };
    const nails = { ...shells, item: "nails", amount: 5 };
    expect(pickupsIn("You get 22 shells, 5 nails", ANN)).toEqual([shells, nails]);
    expect(pickupsIn("You receive 25 health", undefined)).toMatchObject([{ item: "health" }]);
    expect(pickupsIn("You get 5 rockets, 6 cells", ANN)).toEqual([
      { ...nails, item: "rockets" },
      { ...nails, item: "cells", amount: 6 },
    ]);
    // The lines of the shareware's demo1.dem: two blanks after an amount, and of a box what is in it.
    expect(pickupsIn("You get 2 rockets  ", ANN)).toEqual([
      { ...nails, item: "rockets", amount: 2 },
    ]);
    for (const item of ["shells", "nails", "rockets", "cells"])
      expect(pickupsIn(`You got the ${item}`, ANN)).toEqual([
        { ...nails, item, amount: undefined },
      ]);
    expect(pickupsIn("You get lost", ANN)).toEqual([]);
  });
});

describe("things that are picked up", () => {
  it.each([
    // Names as id's items.qc and weapons.qc have them; the second of shotguns is that of later ones.
    ["You got the Double-barrelled Shotgun", "super shotgun"],
    ["You got the Super Shotgun", "super shotgun"],
    ["You got the nailgun", "nailgun"],
    ["You got the Super Nailgun", "super nailgun"],
    ["You got the Grenade Launcher", "grenade launcher"],
    ["You got the Rocket Launcher", "rocket launcher"],
    ["You got the Thunderbolt", "thunderbolt"],
    ["You got the silver keycard", "silver key"],
    ["You got the gold runekey", "gold key"],
    ["You got the Pentagram of Protection", "pentagram of protection"],
    ["You got the Biosuit", "biosuit"],
    ["You got the Ring of Shadows", "ring of shadows"],
    ["You got the Quad Damage", "quad damage"],
  ])("%s: %s", (line, item) => {
    expect(pickupsIn(line, ANN)).toEqual([
      { type: "pickup", player: ANN, item, amount: undefined },
    ]);
  });

  it("are what is worn, of armour, and in a backpack before what ammunition there is", () => {
    expect(pickupsIn("You got armor", ANN, "red armor")).toMatchObject([{ item: "red armor" }]);
    expect(pickupsIn("You got armor", ANN)).toEqual([]);
    expect(pickupsIn("You get the Rocket Launcher, 5 rockets", ANN)).toMatchObject([
      { item: "rocket launcher", amount: undefined },
      { item: "rockets", amount: 5 },
    ]);
  });

  it("are none of a mod's", () => {
    expect(pickupsIn("You got the flu", ANN)).toEqual([]);
    expect(pickupsIn("You get the idea, 5 rockets", ANN)).toMatchObject([{ item: "rockets" }]);
  });
});

describe("lines that come in pieces", () => {
  const isName = (piece: string) => piece === "boo\n";

  it("end where the text does, not where a name does, and are not mixed with what others read", () => {
    const lines = new Lines();
    expect(lines.push("all", "boo\n", isName)).toEqual([]);
    expect(lines.push("ann", "psst\n", isName)).toEqual(["psst"]);
    expect(lines.push("all", " cratered\nx\n\ny", isName)).toEqual(["boo\n cratered", "x"]);
    expect(lines.push("all", "\n", isName)).toEqual(["y"]);
  });

  it("are dropped where they do not end: beyond 4,096 characters, or of more than 64 readers", () => {
    const lines = new Lines();
    const ended = (whom: string) => lines.push(whom, "\n", isName);
    for (const length of [4096, 4097]) lines.push(`${length}`, "x".repeat(length), isName);
    expect([ended("4096"), ended("4097")]).toEqual([["x".repeat(4096)], []]);
    for (let i = 0; i < 66; i++) lines.push(`${i}`, `x${i}`, isName);
    expect(["0", "63", "64", "65"].map(ended)).toEqual([["x0"], ["x63"], [], []]);
    lines.push("66", "y", isName);
    expect(ended("66")).toEqual(["y"]);
  });
});
