import { describe, expect, it } from "vitest";
import { mvd } from "../../generated/mvd.ts";
import {
  eventsOf,
  type GameEvent,
  type MatchPlayer,
  type Tally,
  tallyOf,
  type WeaponTally,
} from "../../quake/events/index.ts";
import { inOneAlphabet } from "../../quake/events/letters.ts";
import { corpusFiles, isWhole, whyNoCorpus } from "../support/corpus.ts";

/*
 * What events come to, held against what servers counted themselves: KTX writes it in JSON into blocks for nobody
 * (KTX's stats_json.c), and prints it. docs/events.md has the figures that differ, and why.
 */

/** KTX's short names of weapons (stats.c, WpName). Its discharge is of the thunderbolt. */
const WEAPONS: Readonly<Record<string, readonly string[]>> = {
  axe: ["axe"],
  sg: ["shotgun"],
  ssg: ["super shotgun"],
  ng: ["nailgun"],
  sng: ["super nailgun"],
  gl: ["grenade launcher"],
  rl: ["rocket launcher"],
  lg: ["thunderbolt", "discharge"],
};

/** KTX's short names of items (stats.c, ItName). */
const ITEMS: Readonly<Record<string, string>> = {
  health_100: "megahealth",
  ga: "green armor",
  ya: "yellow armor",
  ra: "red armor",
  q: "quad damage",
  p: "pentagram of protection",
  r: "ring of shadows",
};

type Counted = (tally: Tally) => number;

function ofWeapon(name: string, member: keyof WeaponTally): Counted {
  const sum = ({ weapons }: Tally) =>
    WEAPONS[name]!.reduce((all, weapon) => all + (weapons.get(weapon)?.[member] ?? 0), 0);
  return sum;
}

/** The figures that a tally has, by their paths. */
const COUNTED: Readonly<Record<string, Counted>> = {
  "stats.frags": ({ frags }) => frags,
  "stats.kills": ({ kills }) => kills,
  "stats.deaths": ({ killed, mishaps }) => killed + mishaps,
  "stats.tk": ({ betrayals }) => betrayals,
  "stats.suicides": ({ suicides }) => suicides,
  "dmg.given": ({ given }) => given,
  "dmg.taken": ({ taken }) => taken,
  "dmg.team": ({ team }) => team,
  "dmg.self": ({ self }) => self,
  "dmg.taken-to-die": ({ taken, killed, mishaps }) =>
    killed + mishaps === 0 ? 99_999 : Math.floor(taken / (killed + mishaps)),
  ...Object.fromEntries(
    Object.keys(WEAPONS).flatMap((name) => [
      [`weapons.${name}.kills.total`, ofWeapon(name, "kills")],
      [`weapons.${name}.deaths`, ofWeapon(name, "killed")],
      [`weapons.${name}.damage.enemy`, ofWeapon(name, "given")],
      [`weapons.${name}.acc.attacks`, ofWeapon(name, "attacks")],
      [`weapons.${name}.acc.hits`, ofWeapon(name, "hits")],
      [`weapons.${name}.pickups.taken`, ofWeapon(name, "taken")],
    ]),
  ),
  // Of backpacks KTX reports those with one of these, and of weapons in the level no others are taken by who has one.
  ...Object.fromEntries(
    ["rl", "lg"].flatMap((name) => [
      [`weapons.${name}.pickups.dropped`, ofWeapon(name, "dropped")],
      [
        `weapons.${name}.pickups.total-taken`,
        ({ pickups }: Tally) => pickups.get(WEAPONS[name]![0]!) ?? 0,
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ITEMS).map(([name, item]) => [
      `items.${name}.took`,
      ({ pickups }: Tally) => pickups.get(item) ?? 0,
    ]),
  ),
};

/** The figures of which recordings do not say enough, as docs/events.md lists them. */
const NOT_COUNTED =
  /^(top-color|bottom-color|ping|handicap|xferRL|xferLG|control|speed\.\w+|spree\.\w+|stats\.spawn-frags|dmg\.(team|enemy)-weapons|items\.\w+\.time|items\.health_(15|25)\.took|weapons\.\w+\.(acc\.(real|virtual)|kills\.(team|enemy|self)|damage\.team|pickups\.(dropped|total-taken|spawn-taken|spawn-total-taken))|(bot|ctf|instagib|midair|ra|hm|lgc)\b.*)$/;

/** In rounds of two, who kills himself gives the other one a point, and loses none. */
const EXPLAINED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  hoonymode: { "stats.frags": +1 },
};

/**
 * Where somebody had the pentagram, what armour takes of a hit is rounded by what the recording has of it, and a hit in
 * the frame in which the pentagram ends is of the one or the other.
 */
function pentagramSlack(events: readonly GameEvent[]): number {
  const spared = events.filter((event) => event.type === "damage" && event.invulnerable === true);
  return spared.length === 0 ? 0 : spared.length + 30;
}
const POINTS = /^dmg\.|\.damage\./;

/** The figures that are not what the server counted: the path, ours, and the server's. */
function differences(mode: string, player: MatchPlayer, tally: Tally, slack: number): string[] {
  return Object.entries(player.figures).flatMap(([path, theirs]) => {
    const counted = COUNTED[path];
    if (counted === undefined) return NOT_COUNTED.test(path) ? [] : [`${path}: not known`];
    const ours = counted(tally) + (EXPLAINED[mode]?.[path] ?? 0);
    const isEqual = Math.abs(ours - theirs) <= (POINTS.test(path) ? slack : 0);
    return isEqual ? [] : [`${path}: ${ours}, not ${theirs}`];
  });
}

const SMALL = 1_000_000;
const recordings = corpusFiles("mvd", ".mvd")
  .map((file) => ({ file, bytes: file.bytes() }))
  .filter(({ bytes }) => isWhole || bytes.length < SMALL)
  .map(({ file, bytes }) => ({ name: file.name, events: [...eventsOf(mvd, bytes)] }));

function ofType<T extends GameEvent["type"]>(events: readonly GameEvent[], type: T) {
  return events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
}

describe.runIf(recordings.length > 0)(`what servers counted in JSON${whyNoCorpus}`, () => {
  const matches = recordings.filter(({ events }) => ofType(events, "match").length > 0);

  it("is there", () => expect(matches.length).toBeGreaterThanOrEqual(2));

  it.each(matches)("is what events of $name come to, each figure of each player", ({ events }) => {
    const tallies = tallyOf(events);
    const slack = pentagramSlack(events);
    for (const { mode, players } of ofType(events, "match"))
      for (const player of players) {
        const tally = tallies.get(player.name);
        expect(tally, player.name).toBeDefined();
        expect([player.name, differences(mode, player, tally!, slack)]).toEqual([player.name, []]);
      }
  });
});

/** `Damage: Tkn:795 Gvn:1485 Tm:0 Self:23`, below the player's name, which has a sign before it. */
const DAMAGE = /^ *Damage: Tkn:(\d+) Gvn:(\d+) Tm:(\d+) Self:(\d+)/;
const NAME = /^. (.+):$/;

/** Before there were such blocks nobody said who hurt whom, and with the pentagram the figures are above. */
function hasAllDamage(events: readonly GameEvent[]): boolean {
  return (
    ofType(events, "damage").some(({ attacker }) => attacker !== undefined) &&
    pentagramSlack(events) === 0
  );
}

describe.runIf(recordings.length > 0)(`what servers printed of damage${whyNoCorpus}`, () => {
  const printed = recordings.map(({ name, events }) => {
    const players: [name: string, figures: number[]][] = [];
    let player = "";
    for (const { text } of ofType(events, "print")) {
      const line = inOneAlphabet(text);
      player = NAME.exec(line)?.[1] ?? player;
      const figures = DAMAGE.exec(line)?.slice(1).map(Number);
      if (figures !== undefined) players.push([player, figures]);
    }
    return { name, events, players };
  });
  const cases = printed.filter(({ events, players }) => players.length > 0 && hasAllDamage(events));

  it("is there", () => expect(cases.length).toBeGreaterThanOrEqual(3));

  it.each(cases)("is what events of $name come to", ({ events, players }) => {
    const ours = new Map(
      [...tallyOf(events).values()].map(({ name, taken, given, team, self }) => [
        inOneAlphabet(name),
        [taken, given, team, self],
      ]),
    );
    for (const [player, figures] of players)
      expect([player, ours.get(player)]).toEqual([player, figures]);
  });
});
