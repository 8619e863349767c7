import { describe, expect, it } from "vitest";
import { type GameEvent, type Happening, tallyOf } from "../../quake/events/index.ts";

/* What a tally makes of events, by the rules of KTX's stats (client.c, combat.c, stats_json.c). */

const [ANN, BOB] = ["ann", "bob"].map((name, slot) => ({ slot, name }));

/** Events at their seconds. */
function tallies(...events: readonly (readonly [seconds: number, happening: Happening])[]) {
  const all = events.map(([seconds, one]): GameEvent => ({ ...one, seconds, block: 0 }));
  const found = tallyOf(all);
  return { ann: found.get("ann"), bob: found.get("bob") };
}

const START: Happening = { type: "start" };
const END: Happening = { type: "result", date: "", mode: "duel", map: "dm3", scores: [] };
const hit = (health: number, more: object = {}): Happening => {
  const who = { player: BOB, attacker: ANN, weapon: "rocket launcher" };
  return { type: "damage", ...who, health, armor: undefined, ...more };
};
const dies = (left: number, lost: number): Happening => {
  return { type: "death", player: BOB!, left, lost };
};
const kill: Happening = { type: "kill", killer: ANN, victim: BOB, weapon: "rocket launcher" };
const pickup = (item: string, more: object = {}): Happening => {
  return { type: "pickup", player: ANN, item, amount: undefined, ...more };
};

describe("points that are taken", () => {
  it("are given and taken between two, by weapon, and one's own apart", () => {
    const { ann, bob } = tallies([1, hit(30)], [2, hit(20)], [3, hit(9, { player: ANN })]);
    expect(ann).toMatchObject({ given: 50, taken: 0, self: 9, team: 0 });
    expect(bob).toMatchObject({ given: 0, taken: 50 });
    expect(ann!.weapons.get("rocket launcher")).toMatchObject({ given: 50 });
  });

  it("of teammates are neither given nor taken", () => {
    const { ann, bob } = tallies([1, hit(30, { teammate: true })]);
    expect(ann).toMatchObject({ given: 0, team: 30 });
    expect(bob).toBeUndefined();
  });

  it("are those that he had, where a hit kills: what is below 0 was not his", () => {
    expect(tallies([1, hit(110)], [2, dies(-44, 66)]).ann).toMatchObject({ given: 66 });
    // Of a telefrag's 9,999 points none can be told by a health that is not below -99.
    expect(tallies([1, hit(9999)], [2, dies(-99, 130)]).ann).toMatchObject({ given: 130 });
    expect(tallies([1, hit(150)], [2, dies(-98, 52)]).ann).toMatchObject({ given: 52 });
    // KTX makes 0 a -1 (combat.c: no zero health).
    expect(tallies([1, hit(30)], [2, dies(-1, 30)]).ann).toMatchObject({ given: 30 });
    expect(tallies([1, hit(30)], [2, dies(-1, 29)]).ann).toMatchObject({ given: 29 });
    // Any other health is told as it is, whatever his figures said before.
    expect(tallies([1, hit(66)], [2, dies(-44, 66)]).ann).toMatchObject({ given: 22 });
    expect(tallies([1, hit(66)], [2, dies(-2, 66)]).ann).toMatchObject({ given: 64 });
  });

  it("are of nobody where the world took them, also at a death after a hit", () => {
    const world = hit(5, { attacker: undefined, weapon: "fall" });
    expect(tallies([1, hit(81)], [2, world], [3, dies(-4, 1)]).ann).toMatchObject({ given: 81 });
    // What a player is sent of the same hit has neither.
    const own = hit(81, { attacker: undefined, weapon: undefined });
    expect(tallies([1, hit(81)], [1, own], [3, dies(-4, 77)]).ann).toMatchObject({ given: 77 });
    expect(tallies([1, hit(81)], [2, dies(-4, 77)], [3, dies(-9, 1)]).ann!.given).toBe(77);
  });
});

describe("a match", () => {
  it("has nothing of before its beginning, but of its first moment, and all of its rounds", () => {
    const { ann } = tallies([1, hit(30)], [2, kill], [2, START], [3, kill], [4, START], [5, kill]);
    expect(ann).toMatchObject({ kills: 3, given: 0 });
  });

  it("begins with health of 100, whatever somebody had before who is telefragged at once", () => {
    const { ann } = tallies([2, hit(9999)], [2, START], [3, dies(-99, 1000)]);
    expect(ann).toMatchObject({ given: 100 });
    expect(tallies([1, hit(30)], [2, START], [3, dies(-9, 21)]).ann).toBeUndefined();
  });

  it("has nothing of after its end, but what is in its last frame, and its last deaths", () => {
    const end = [5, END] as const;
    const { ann } = tallies([1, START], [5, hit(110)], end, [5.014, kill], [5.03, dies(-44, 66)]);
    expect(ann).toMatchObject({ kills: 1, given: 66 });
    expect(tallies([1, START], [4, kill], end, [5.03, kill]).ann).toMatchObject({ kills: 1 });
    const match: Happening = { type: "match", map: "", mode: "", date: "", players: [] };
    expect(tallies([4, kill], [5, match], [5.03, kill]).ann).toMatchObject({ kills: 1 });
    expect(tallies([1, START], [4, kill], end, [6, START], [7, kill]).ann!.kills).toBe(2);
  });
});

describe("weapons and items", () => {
  it("are counted by what kills, what hits, and what is taken and left", () => {
    const { ann, bob } = tallies(
      [1, kill],
      [2, { type: "accuracy", player: ANN!, weapon: "rocket launcher", attacks: 3, hits: 1 }],
      [3, { type: "accuracy", player: ANN!, weapon: "rocket launcher", attacks: 7, hits: 2 }],
      [4, pickup("rocket launcher")],
      [4.5, pickup("rocket launcher")],
      [5, pickup("rocket launcher", { had: true })],
      [6, pickup("red armor")],
      [7, { type: "drop", player: ANN, item: "rocket launcher", entity: 9 }],
    );
    const shots = { kills: 1, killed: 0, attacks: 7, hits: 2, taken: 2, dropped: 1, given: 0 };
    expect(ann!.weapons.get("rocket launcher")).toEqual(shots);
    expect([...ann!.pickups]).toEqual([
      ["rocket launcher", 3],
      ["red armor", 1],
    ]);
    expect(ann!.weapons.has("red armor")).toBe(false);
    expect(bob!.weapons.get("rocket launcher")).toMatchObject({ kills: 0, killed: 1 });
  });

  it("have no kills of teammates", () => {
    const { ann, bob } = tallies([1, { ...kill, teammate: true }]);
    expect([ann, bob]).toMatchObject([
      { kills: 0, betrayals: 1, frags: -1 },
      { killed: 1, frags: 0 },
    ]);
    expect([...ann!.weapons, ...bob!.weapons]).toEqual([]);
  });

  it("that kill who fires them are suicides, and other mishaps are not", () => {
    const mishap = (cause: string) => ({ type: "mishap", player: ANN!, cause }) as const;
    const { ann } = tallies([1, mishap("rocket launcher")], [2, mishap("lava")]);
    expect(ann).toMatchObject({ mishaps: 2, suicides: 1, frags: -2 });
    const command = { ...mishap("suicide"), penalty: 2 };
    expect(tallies([1, command]).ann).toMatchObject({ mishaps: 1, suicides: 1, frags: -2 });
  });
});
