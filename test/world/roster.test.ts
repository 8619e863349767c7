import { describe, expect, it } from "vitest";
import { Roster } from "../../quake/world/level/roster.ts";

/** Ranger and Grunt, in the slots 0 and 2. */
function two(): Roster {
  const roster = new Roster();
  roster.name(0, "Ranger");
  roster.name(2, "Grunt");
  return roster;
}

const namesIn = (roster: Roster) =>
  roster.all().map(({ score, formerly, left }) => [score.slot, score.name, formerly, left]);

describe("a roster", () => {
  it("is shown by the same objects for as long as nothing is given", () => {
    const roster = two();
    roster.frags(2, 3);
    const shown = [roster.now(), roster.visits(), roster.all()];
    // What is known already is nothing new.
    roster.frags(2, 3);
    roster.frags(0, undefined);
    expect([roster.now(), roster.visits(), roster.all()].map((one, i) => one === shown[i])).toEqual(
      [true, true, true],
    );
    roster.frags(2, 4);
    expect(roster.now()).not.toBe(shown[0]);
    expect(roster.now().get(2)!.frags).toBe(4);
    // Frags say nothing of who is there.
    expect(roster.visits()).toBe(shown[1]);
    expect(roster.all().map(({ score }) => score.frags)).toEqual([undefined, 4]);
    // What was shown stays as it was.
    expect((shown[0] as ReturnType<Roster["now"]>).get(2)!.frags).toBe(3);
  });

  it("is another one with each name, and when who was saved comes back", () => {
    const roster = two();
    const saved = roster.save();
    for (const change of [
      () => roster.name(0, "Sarge"),
      () => roster.name(1, "Ogre"),
      () => roster.name(2, ""),
      () => roster.restore(saved),
    ]) {
      const before = [roster.now(), roster.visits(), roster.all()];
      change();
      const after = [roster.now(), roster.visits(), roster.all()];
      expect(after.map((one, i) => one === before[i])).toEqual([false, false, false]);
    }
    expect(namesIn(roster)).toEqual([
      [0, "Ranger", [], false],
      [2, "Grunt", [], false],
    ]);
  });

  it("counts who comes: whoever is called otherwise stays, and who comes after another is another", () => {
    const roster = two();
    expect([...roster.visits()]).toEqual([
      [0, 1],
      [2, 2],
    ]);
    roster.name(0, "Sarge");
    roster.name(2, "");
    expect([...roster.visits()]).toEqual([[0, 1]]);
    roster.name(2, "Grunt");
    expect([...roster.visits()]).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(namesIn(roster)).toEqual([
      [0, "Sarge", ["Ranger"], false],
      [2, "Grunt", [], false],
      [2, "Grunt", [], true],
    ]);
  });

  it("has who is there by slot, whoever came first, and then who left in that order", () => {
    const roster = new Roster();
    for (const slot of [3, 0, 2, 1]) roster.name(slot, `player ${slot}`);
    for (const slot of [2, 0]) roster.name(slot, "");
    expect(namesIn(roster).map(([slot, , , left]) => [slot, left])).toEqual([
      [1, false],
      [3, false],
      [2, true],
      [0, true],
    ]);
  });

  it("has another one where the server's number for him is another, and the same where it tells none", () => {
    const roster = new Roster();
    roster.name(1, "Ranger", 5);
    roster.name(1, "Sarge");
    roster.name(1, "Sarge", 5);
    expect(namesIn(roster)).toEqual([[1, "Sarge", ["Ranger"], false]]);
    roster.name(1, "Sarge", 6);
    expect(namesIn(roster)).toEqual([
      [1, "Sarge", [], false],
      [1, "Sarge", ["Ranger"], true],
    ]);
    // Whoever comes after nobody has the number that he is given, or none.
    roster.name(1, "", 0);
    roster.name(1, "Ogre");
    roster.name(1, "Ogre", 7);
    expect(namesIn(roster).filter(([, , , left]) => !left)).toEqual([[1, "Ogre", [], false]]);
    expect([...roster.visits()]).toEqual([[1, 3]]);
  });

  // Quake's SV_ConnectClient calls one so who has not said his name.
  it("shows who connects, and counts him as no player", () => {
    const roster = new Roster();
    roster.name(3, "unconnected");
    expect([...roster.now().values()].map(({ name }) => name)).toEqual(["unconnected"]);
    expect([roster.visits().size, roster.all().length]).toEqual([0, 0]);
    roster.name(3, "");
    expect(roster.all()).toEqual([]);
    roster.name(3, "unconnected");
    roster.name(3, "Ogre");
    expect(namesIn(roster)).toEqual([[3, "Ogre", [], false]]);
    expect([...roster.visits()]).toEqual([[3, 2]]);
  });

  it("knows of a slot of which only frags were given not that nobody is there", () => {
    const roster = new Roster();
    roster.frags(4, 9);
    expect([roster.isEmpty(4), roster.isEmpty(5), roster.nameOf(4), roster.nameOf(5)]).toEqual([
      false,
      false,
      "",
      "",
    ]);
    expect([roster.now().size, roster.all().length]).toEqual([0, 0]);
    roster.name(4, "");
    expect(roster.isEmpty(4)).toBe(true);
  });

  it("keeps of who leaves the frags that were shown, where he was reset before he left", () => {
    const leaving = (shown: number, last: number | undefined) => {
      const roster = two();
      roster.frags(2, shown);
      roster.now();
      roster.frags(2, last);
      roster.name(2, "");
      return roster.all().at(-1)!.score.frags;
    };
    expect([leaving(7, 0), leaving(7, 5), leaving(7, undefined), leaving(0, 3)]).toEqual([
      7, 5, 7, 3,
    ]);
    // What was shown of another one in the slot is not his.
    const roster = two();
    roster.frags(2, 7);
    roster.now();
    roster.name(2, "Ogre");
    roster.frags(2, 0);
    roster.name(2, "");
    expect(roster.all().at(-1)!.score.frags).toBe(0);
  });

  it("is saved as it is, and what is saved does not go on", () => {
    const roster = two();
    roster.name(0, "");
    const saved = roster.save();
    expect(roster.save().left).toBe(saved.left);
    roster.name(2, "");
    roster.frags(0, 3);
    expect(saved.left.map(({ score }) => score.name)).toEqual(["Ranger"]);
    const other = new Roster();
    other.restore(saved);
    expect(namesIn(other)).toEqual([
      [2, "Grunt", [], false],
      [0, "Ranger", [], true],
    ]);
    expect(other.save().left).toBe(saved.left);
    other.name(2, "");
    expect(saved.left.length).toBe(1);
    expect(saved.seats.map(({ score }) => [score.slot, score.name, score.frags])).toEqual([
      [0, "", undefined],
      [2, "Grunt", undefined],
    ]);
  });
});
