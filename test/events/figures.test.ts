import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { mvd } from "../../generated/mvd.ts";
import { eventsOf, type GameEvent } from "../../quake/events/index.ts";
import { type AnyContainer } from "../../recording/index.ts";
import { type Block, readVectors, recordingOf } from "../meaning/state-vectors.ts";

/* What changes of a player's figures tell: items, health, and in Quake II the name of what he picked up. */

type Figures = Readonly<Record<number, number>>;
const [HEALTH, ITEMS] = [0, 15];

/** A recording whose frames have these figures of the player in slot 0, and how it begins. */
interface Family {
  readonly container: AnyContainer;
  readonly version?: string;
  readonly begin: readonly Block[];
  readonly frame: (figures: Figures, at: number) => readonly Block[];
}

const asBlock = (...messages: readonly object[]) => messages as unknown as Block;

const netquake: Family = {
  container: dem,
  begin: [
    asBlock(
      {
        type: "serverinfo",
        serverversion: 15,
        maxclients: 2,
        gametype: 1,
        mapname: "the Slipgate",
        models: ["maps/e1m1.bsp"],
        sounds: [],
      },
      { type: "setview", entity: 1 },
      { type: "updatename", player: 0, netname: "ann" },
    ),
  ],
  frame: (figures, at) => {
    const ammo = { ammo: 0, shells: 0, nails: 0, rockets: 0, cells: 0, activeweapon: 1 };
    const status = { ...ammo, onground: true, inwater: false, items: figures[ITEMS] ?? 0 };
    const clientdata = { type: "clientdata", ...status, health: figures[HEALTH] };
    return [asBlock({ type: "time", time: at + 1 }, clientdata)];
  },
};

const VECTORS = readVectors<{ begins: Record<string, { version: string; blocks: Block[] }> }>(
  "worlds-mvd.yaml",
).begins["28-mvd"]!;

const multiView: Family = {
  container: mvd,
  version: VECTORS.version,
  begin: [
    ...VECTORS.blocks,
    asBlock({ type: "updateuserinfo", player: 0, userid: 1, userinfo: "\\name\\ann" }),
  ],
  frame: (figures) => {
    const messages = Object.entries(figures).map(([index, value]) => {
      return { type: "updatestatlong", index: Number(index), value };
    });
    const stats = { block: { delta: 10, target: 5, player: 0 }, messages };
    const place = { type: "playerstate", player: 0, frame: 6, dead: false, gib: false };
    return [stats, asBlock(place, { type: "packetentities", entities: [] })];
  },
};

const QUAKE2 =
  readVectors<Record<string, { version: string; blocks: Block[] }>>("begins-quake2.yaml")["34"]!;

const quake2: Family = {
  container: dm2,
  version: QUAKE2.version,
  begin: [
    ...QUAKE2.blocks,
    asBlock(
      // CS_NAME: a level's name is no item's, though nothing picked up is 0, too.
      { type: "configstring", index: 0, string: "The Edge" },
      { type: "configstring", index: 1063, string: "Shotgun" },
      { type: "configstring", index: 1064, string: "Super Shotgun" },
      { type: "configstring", index: 1312, string: "ann\\male/grunt" },
    ),
  ],
  frame: (stats, at) => {
    const nothing = { suppresscount: 0, areas: { hex: "" }, connected: { hex: "" } };
    return [
      asBlock(
        { type: "frame", serverframe: 100 + at, deltaframe: -1, ...nothing },
        { type: "playerinfo", stats },
        { type: "packetentities", entities: [] },
      ),
    ];
  },
};

/** What the frames tell, by their numbers: `3 death`. The first one is nothing new, whatever it has. */
function summaries(family: Family, levels: readonly (readonly Figures[])[]): string[] {
  const { container, version, begin, frame } = family;
  const frameOf: number[] = [];
  let at = 0;
  const blocks = levels.flatMap((frames) => {
    frameOf.push(...begin.map(() => -1));
    return [
      ...begin,
      ...frames.flatMap((figures) => {
        const made = frame(figures, at);
        frameOf.push(...made.map(() => at));
        at++;
        return made;
      }),
    ];
  });
  const events = [...eventsOf(container, recordingOf(container, blocks, version))];
  return events.flatMap((event) => {
    const what = figureOf(event);
    return what === undefined ? [] : [`${frameOf[event.block]} ${what}`];
  });
}

function figureOf(event: GameEvent): string | undefined {
  if (event.type === "death") return `${event.player.name} dies`;
  if (event.type === "pickup") return `${event.player!.name} has ${event.item}`;
  if (event.type === "damage") return `${event.player!.name} loses ${event.health}`;
  return undefined;
}

/** Table "items bits" of DEM §7.16 and QWD §5.4; those of ammunition only say which is in use, and others are 0. */
const BITS: readonly (readonly [value: number, item: string | undefined])[] = [
  [0x00000001, "shotgun"],
  [0x00000002, "super shotgun"],
  [0x00000004, "nailgun"],
  [0x00000008, "super nailgun"],
  [0x00000010, "grenade launcher"],
  [0x00000020, "rocket launcher"],
  [0x00000040, "thunderbolt"],
  [0x00000080, undefined],
  [0x00000100, undefined],
  [0x00000200, undefined],
  [0x00000400, undefined],
  [0x00000800, undefined],
  [0x00001000, "axe"],
  [0x00002000, "green armor"],
  [0x00004000, "yellow armor"],
  [0x00008000, "red armor"],
  [0x00010000, "megahealth"],
  [0x00020000, "silver key"],
  [0x00040000, "gold key"],
  [0x00080000, "ring of shadows"],
  [0x00100000, "pentagram of protection"],
  [0x00200000, "biosuit"],
  [0x00400000, "quad damage"],
  [0x00800000, undefined],
  [0x01000000, undefined],
  [0x02000000, undefined],
  [0x04000000, undefined],
  [0x08000000, undefined],
  [0x10000000, "first rune"],
  [0x20000000, "second rune"],
  [0x40000000, "third rune"],
  [0x80000000, "fourth rune"],
];

describe.each([
  ["NetQuake", netquake],
  ["QuakeWorld's multi-view recordings", multiView],
])("%s", (name, family) => {
  it("has an item for each bit of the documents' table, when it comes", () => {
    const frames = BITS.flatMap(([value]) => {
      // QuakeWorld's figures are signed.
      const items = name === "NetQuake" ? value : value | 0;
      return [0, items, items].map((now) => ({ [HEALTH]: 100, [ITEMS]: now }));
    });
    const expected = BITS.flatMap(([, item], i) =>
      item === undefined ? [] : [`${3 * i + 1} ann has ${item}`],
    );
    expect(summaries(family, [frames])).toEqual(expected);
  });

  /* Whose health is 1 lives; at 0 he is dead, and what a body loses kills nobody (id's `Killed`, `deadflag`). */
  it("tells of a death once, where health comes to 0 or below", () => {
    const health = [100, 60, 60, 1, 0, -30, -30, -99, 100, -5, 0, 100, 40, 80];
    const frames = health.map((now) => ({ [HEALTH]: now, [ITEMS]: 0 }));
    expect(summaries(family, [frames])).toEqual(["4 ann dies", "9 ann dies"]);
  });

  it("does not count what everybody has who comes to life again", () => {
    const frames = [
      [0, 0],
      [100, 0x1001],
      [1, 0x1001],
      [1, 0x1003],
      [-1, 0x1007],
      [100, 0x100f],
    ].map(([health, items]) => ({ [HEALTH]: health!, [ITEMS]: items! }));
    const expected = ["3 ann has super shotgun", "4 ann dies", "4 ann has nailgun"];
    expect(summaries(family, [frames])).toEqual(expected);
  });

  /* KTX's warm-up gives all weapons, each round takes them away, and all begin with axe and shotgun (0x1001). */
  it("does not count what is given: four items at once, or what everybody begins with", () => {
    const items = (...each: number[]) => each.map((now) => ({ [HEALTH]: 100, [ITEMS]: now }));
    expect(summaries(family, [items(0x1001, 0x107f)])).toEqual([]);
    expect(summaries(family, [items(0, 0x1001), items(0, 0x1003)])).toEqual([]);
    const three = ["1 ann has super shotgun", "1 ann has nailgun", "1 ann has super nailgun"];
    expect(summaries(family, [items(0x1001, 0x100f)])).toEqual(three);
  });

  it("begins anew in another level", () => {
    const [before, after] = [
      { [HEALTH]: 100, [ITEMS]: 1 },
      { [HEALTH]: 0, [ITEMS]: 3 },
    ];
    expect(summaries(family, [[before], [after, { [HEALTH]: 100, [ITEMS]: 0x7f }]])).toEqual([]);
  });
});

describe("QuakeWorld's multi-view recordings", () => {
  it("have no pickup in the items that are told first", () => {
    const frames = [
      { [HEALTH]: 100 },
      { [HEALTH]: 100, [ITEMS]: 3 },
      { [HEALTH]: 100, [ITEMS]: 7 },
    ];
    expect(summaries(multiView, [frames])).toEqual(["2 ann has nailgun"]);
  });
});

/* DM2 §3.18: STAT_HEALTH is 1, STAT_PICKUP_STRING 8, a configuration's index, and 0 where nothing is shown. */
describe("Quake II", () => {
  it("tells of damage and deaths by what health loses", () => {
    const health = [100, 60, 60, 1, 0, -30, -30, -99, 100, -5, 0, 100, 40, 80];
    expect(summaries(quake2, [health.map((now) => ({ 1: now }))])).toEqual([
      "1 ann loses 40",
      "3 ann loses 59",
      "4 ann loses 1",
      "4 ann dies",
      "9 ann loses 105",
      "9 ann dies",
      "12 ann loses 60",
    ]);
  });

  it("names what was picked up while it is shown, once", () => {
    const picked = [1063, 0, 1063, 1063, 1064, 0, 0, 1064, 1099, 0, 1063];
    const frames = picked.map((now) => ({ 1: 100, 8: now, 7: 1063, 9: 1064 }));
    expect(summaries(quake2, [frames])).toEqual([
      "2 ann has Shotgun",
      "4 ann has Super Shotgun",
      "7 ann has Super Shotgun",
      "10 ann has Shotgun",
    ]);
  });

  it("has no items' bits", () => {
    const frames = [0, 0x40, 0x7f].map((now) => ({ 1: 100, 15: now }));
    expect(summaries(quake2, [frames])).toEqual([]);
  });
});
