import { describe, expect, it } from "vitest";
import type { Message as Quake } from "../../generated/netquake.ts";
import type { Message as World } from "../../generated/quakeworld.ts";
import { codecs } from "../../generated/quakeworld.ts";
import { Userinfo } from "../../quake/convert/clients/userinfo.ts";
import { Losses } from "../../quake/convert/losses.ts";
import { NetquakeEvents } from "../../quake/convert/netquake/netquake-events.ts";
import { leadIn } from "../../quake/convert/netquake/netquake-lead-in.ts";
import { Packer } from "../../quake/convert/pack.ts";
import { QuakeworldEvents } from "../../quake/convert/quakeworld/quakeworld-events.ts";
import { Places } from "../../quake/convert/slots.ts";

/*
 * What is said of a moment, from Quake to QuakeWorld and back: each message by hand, with the documents' numbers.
 */

const origin: [number, number, number] = [1, 2, 3];
const endpos: [number, number, number] = [4, 5, 6];

/** The kinds of losses, and what they are of. */
function lost(losses: Losses): string[] {
  return losses.report.map(
    ({ outcome, of, member }) => `${outcome} ${of}${member === undefined ? "" : ` ${member}`}`,
  );
}

describe("Quake's messages in QuakeWorld", () => {
  function said(message: object, count = 512) {
    const losses = new Losses();
    const made = new NetquakeEvents(losses, new Places(count)).of(message as Quake);
    return { made: made as unknown[], lost: lost(losses) };
  }
  const effect = (entitytype: number, more: object = {}) =>
    said({ type: "temp_entity", entitytype, origin, ...more });

  it("are chat where their first byte is 1", () => {
    // QuakeWorld: a level of 2 is for all, 3 is chat.
    expect(said({ type: "print", text: "a" }).made).toEqual([
      { type: "print", level: 2, text: "a" },
    ]);
    expect(said({ type: "print", text: "\x01a\x01" }).made).toEqual([
      { type: "print", level: 3, text: "a\x01" },
    ]);
  });

  it("have the entity's number, and the world's where there is none left", () => {
    const events = new NetquakeEvents(new Losses(), new Places(3));
    expect([0, -1, 1, 2, 600, 601].map((number) => events.entity(number))).toEqual([
      0, 0, 1, 2, 0, 0,
    ]);
    const other = new NetquakeEvents(new Losses(), new Places(4));
    expect([600, 1, 3].map((number) => other.entity(number))).toEqual([3, 1, 2]);
  });

  it("are blood and pellets in place of particles: twenty each", () => {
    const particle = (color: number, count: number) =>
      said({ type: "particle", origin, direction: [0, 0, 0], color, count });
    const pellets = (entitytype: number, count: number) => [
      { type: "temp_entity", entitytype, count, origin },
    ];
    // QuakeWorld's numbers of effects: 2 are pellets, 12 is blood, 13 blood of lightning.
    expect(particle(73, 20).made).toEqual(pellets(12, 1));
    expect(particle(73, 49).made).toEqual(pellets(12, 2));
    expect(particle(73, 50).made).toEqual(pellets(12, 3));
    expect(particle(73, 1).made).toEqual(pellets(12, 1));
    expect(particle(0, 40).made).toEqual(pellets(2, 2));
    // 255 stands for 1024 (DEM §7.19).
    expect(particle(0, 255).made).toEqual(pellets(2, 51));
    expect(particle(0, 254).made).toEqual(pellets(2, 13));
    expect(particle(225, 50).made).toEqual([{ type: "temp_entity", entitytype: 13, origin }]);
    expect(particle(1, 20)).toEqual({ made: [], lost: ["dropped particle"] });
    expect(particle(74, 20).made).toEqual([]);
  });

  it("are effects by QuakeWorld's numbers", () => {
    const one = (entitytype: number) => [{ type: "temp_entity", entitytype, origin }];
    expect(effect(2).made).toEqual([{ type: "temp_entity", entitytype: 2, count: 1, origin }]);
    for (const same of [0, 1, 3, 4, 7, 8, 10, 11])
      expect(effect(same)).toEqual({ made: one(same), lost: [] });
    expect(effect(12).made).toEqual(one(3));
    expect(effect(12).lost).toEqual(["replaced temp_entity"]);
    for (const line of [5, 6, 9])
      expect(effect(line, { entity: 7, endpos })).toEqual({
        made: [{ type: "temp_entity", entitytype: line, entity: 7, origin, endpos }],
        lost: [],
      });
    expect(effect(13, { entity: 7, endpos })).toEqual({
      made: [{ type: "temp_entity", entitytype: 6, entity: 7, origin, endpos }],
      lost: ["replaced temp_entity"],
    });
    expect(effect(99)).toEqual({ made: [], lost: ["dropped temp_entity"] });
  });

  it("have numbers of 8 bits where these do", () => {
    const stat = (value: number) => said({ type: "updatestat", index: 3, value }).made;
    const expected = (type: string, value: number) => [{ type, index: 3, value }];
    expect(stat(0)).toEqual(expected("updatestat", 0));
    expect(stat(255)).toEqual(expected("updatestat", 255));
    expect(stat(256)).toEqual(expected("updatestatlong", 256));
    expect(stat(-1)).toEqual(expected("updatestatlong", -1));
  });

  it("lose what QuakeWorld has not, and that is counted", () => {
    const update = { type: "updateentity", entity: 1, nolerp: false };
    expect(said(update)).toEqual({ made: [], lost: [] });
    for (const member of ["nolerp", "lerpfinish", "alpha", "scale"])
      expect(said({ ...update, [member]: member === "nolerp" ? true : 3 })).toEqual({
        made: [],
        lost: [`dropped updateentity ${member}`],
      });
    const still = { type: "spawnstatic2", modelindex: 2, origin };
    expect(said(still)).toEqual({ made: [{ ...still, type: "spawnstatic" }], lost: [] });
    for (const member of ["alpha", "scale"])
      expect(said({ ...still, [member]: 3 }).lost).toEqual([`dropped spawnstatic2 ${member}`]);
    const baseline = { type: "spawnbaseline2", entity: 600, modelindex: 2 };
    expect(said(baseline)).toEqual({
      made: [{ ...baseline, type: "spawnbaseline", entity: 511 }],
      lost: [],
    });
    expect(said({ ...baseline, scale: 3 }).lost).toEqual(["dropped spawnbaseline2 scale"]);
    expect(said({ type: "spawnbaseline", entity: 600 }).made).toEqual([
      { type: "spawnbaseline", entity: 511 },
    ]);
    const track = { type: "cdtrack", track: 3 };
    expect(said({ ...track, looptrack: 3 })).toEqual({ made: [track], lost: [] });
    expect(said({ ...track, looptrack: 4 })).toEqual({
      made: [track],
      lost: ["dropped cdtrack looptrack"],
    });
    expect(said({ type: "cutscene", text: "a" })).toEqual({
      made: [{ type: "finale", text: "a" }],
      lost: ["replaced cutscene"],
    });
    expect(said({ type: "bf" }).made).toEqual([{ type: "stufftext", text: "bf\n" }]);
    expect(said({ type: "stopsound", entity: 600, channel: 1 }).made).toEqual([
      { type: "stopsound", entity: 511, channel: 1 },
    ]);
    expect(said({ type: "spawnstaticsound2", soundnum: 3 }).made).toEqual([
      { type: "spawnstaticsound", soundnum: 3 },
    ]);
    expect(said({ type: "stufftext", text: "reconnect\n" })).toEqual({
      made: [],
      lost: ["dropped stufftext text"],
    });
    expect(said({ type: "stufftext", text: "bf\n" })).toEqual({
      made: [{ type: "stufftext", text: "bf\n" }],
      lost: [],
    });
    expect(said({ type: "nop" })).toEqual({ made: [], lost: [] });
    expect(said({ type: "fog", density: 1 })).toEqual({ made: [], lost: ["dropped fog"] });
  });
});

describe("QuakeWorld's messages in Quake", () => {
  function said(...messages: object[]) {
    const losses = new Losses();
    const events = new QuakeworldEvents(losses, new Places(2));
    const made = messages.flatMap((message) => events.of(message as World)) as unknown[];
    return { made, lost: lost(losses), events };
  }
  const effect = (entitytype: number, more: object = {}) =>
    said({ type: "temp_entity", entitytype, origin, ...more });

  it("have players' numbers where there is room for these, and all others' as they are", () => {
    const { events } = said();
    const numbers = [1, 2, 0, 33, 32, 3, 600].map((number) => events.entity(number));
    // Of two slots; 32 of QuakeWorld's entities are players.
    expect(numbers).toEqual([1, 2, 0, 33, 0, 0, 600]);
  });

  it("are chat with a first byte of 1", () => {
    expect(said({ type: "print", level: 3, text: "a" })).toMatchObject({
      made: [{ type: "print", text: "\x01a" }],
      lost: [],
    });
    for (const level of [0, 1, 2])
      expect(said({ type: "print", level, text: "a" })).toMatchObject({
        made: [{ type: "print", text: "a" }],
        lost: ["dropped print level"],
      });
  });

  it("are particles in place of blood, as id's client makes them", () => {
    const particles = (count: number, color: number) => [
      { type: "particle", origin, direction: [0, 0, 0], count, color },
    ];
    expect(effect(12, { count: 3 })).toMatchObject({ made: particles(60, 73), lost: [] });
    expect(effect(12, { count: 12 }).made).toEqual(particles(240, 73));
    // 255 stands for 1024: no more than 254 are sent.
    expect(effect(12, { count: 13 })).toMatchObject({
      made: particles(254, 73),
      lost: ["clamped temp_entity count"],
    });
    expect(effect(13)).toMatchObject({ made: particles(50, 225), lost: [] });
    const shot = { type: "temp_entity", entitytype: 2, origin };
    expect(effect(2, { count: 3 }).made).toEqual([shot, shot, shot]);
    expect(effect(3).made).toEqual([{ type: "temp_entity", entitytype: 3, origin }]);
    for (const line of [5, 6, 9])
      expect(effect(line, { entity: 40, endpos }).made).toEqual([
        { type: "temp_entity", entitytype: line, entity: 40, origin, endpos },
      ]);
  });

  it("lose commands of QuakeWorld's clients, and keep all others as they are", () => {
    const words = (text: string) => {
      const { made, lost: without } = said({ type: "stufftext", text });
      return [made.map((one) => (one as { text: string }).text), without.length];
    };
    expect(words("bf\n")).toEqual([["bf\n"], 0]);
    expect(words("\n")).toEqual([["\n"], 0]);
    for (const own of [
      "skins",
      "fullserverinfo x",
      "//tinfo 1",
      "cmd prespawn",
      "nextul",
      "packet a",
    ])
      expect(words(`${own}\n`)).toEqual([[], 1]);
    expect(words("bf\nskins\nv_cshift 1\n")).toEqual([["bf\nv_cshift 1\n"], 1]);
    expect(words("skinss\n")).toEqual([["skinss\n"], 0]);
  });

  it("are kept for the moment's view: kicks, who shoots, and where the camera is", () => {
    expect(said({ type: "smallkick" }).events.kick).toBe(2);
    expect(said({ type: "bigkick" }).events.kick).toBe(4);
    expect([...said({ type: "muzzleflash", entity: 7 }).events.flashes]).toEqual([7]);
    const over = said({ type: "intermission", origin, angles: endpos });
    expect(over.made).toEqual([{ type: "intermission" }]);
    expect(over.events.place).toMatchObject({ origin, angles: endpos });
  });

  it("have the counts that Quake has, and no others", () => {
    // 11 to 14 are secrets and monsters, all of them and those so far.
    for (const type of ["updatestat", "updatestatlong"])
      for (let index = 0; index < 32; index++) {
        const isKept = index >= 11 && index <= 14;
        expect(said({ type, index, value: 5 }).made).toEqual(
          isKept ? [{ type: "updatestat", index, value: 5 }] : [],
        );
      }
  });

  it("lose settings that no scoreboard has", () => {
    for (const key of ["name", "topcolor", "bottomcolor"])
      expect(said({ type: "setinfo", player: 1, key, value: "a" }).lost).toEqual([]);
    expect(said({ type: "setinfo", player: 1, key: "team", value: "a" }).lost).toEqual([
      "dropped setinfo",
    ]);
    expect(said({ type: "nails", nails: [] }).lost).toEqual([]);
    expect(said({ type: "serverinfo", key: "a", value: "b" }).lost).toEqual(["dropped serverinfo"]);
    expect(said({ type: "cdtrack", track: 4 }).made).toEqual([
      { type: "cdtrack", track: 4, looptrack: 4 },
    ]);
  });
});

describe("blocks", () => {
  const [codec] = codecs;
  const print = (length: number): World => ({ type: "print", level: 2, text: "a".repeat(length) });

  it("have as many messages as there is room for, to the last byte", () => {
    // A print has an id, a level and the byte after its text.
    const packer = new Packer(codec!, 20);
    const sizes = (...lengths: number[]) =>
      packer.pack(lengths.map((length) => print(length - 3))).map((all) => packer.size(all));
    expect(packer.size([print(7), print(2)])).toBe(15);
    expect(sizes()).toEqual([]);
    expect(sizes(10, 10)).toEqual([20]);
    expect(sizes(10, 11)).toEqual([10, 11]);
    expect(sizes(5, 5, 5, 5, 5)).toEqual([20, 5]);
    // What is longer has a block of its own.
    expect(sizes(5, 30, 5, 15)).toEqual([5, 30, 20]);
    expect([17, 18].map((length) => packer.fits([print(length)]))).toEqual([true, false]);
  });
});

describe("numbers of others", () => {
  it("are their own where these are free, the last free ones where not, and are given back", () => {
    const places = new Places(4);
    expect([1, 9, 3, 1, 9].map((own) => places.of(own))).toEqual([1, 3, 2, 1, 3]);
    expect(places.of(4)).toBe(0);
    expect(places.of(5)).toBeUndefined();
    places.leave(9);
    places.leave(77);
    expect(places.of(3)).toBe(2);
    expect(places.of(5)).toBe(3);
    places.leave(1);
    expect(places.of(1)).toBe(1);
  });
});

describe("the scoreboard in QuakeWorld's words", () => {
  const score = (slot: number, name: string, frags?: number, colors?: [number, number]) =>
    [
      slot,
      { slot, name, ...(frags === undefined ? {} : { frags }), ...(colors && { colors }) },
    ] as const;
  const sent = (info: Userinfo, ...scores: (readonly [number, object])[]) =>
    [...info.changes(new Map(scores) as never)].map((message) => {
      const { type, player, frags, userid, userinfo } = message as never as Record<string, unknown>;
      return type === "updatefrags" ? [player, frags] : [player, userid, userinfo];
    });

  it("is sent where it is another one than before", () => {
    const info = new Userinfo();
    const ann = "\\name\\ann\\topcolor\\0\\bottomcolor\\0";
    expect(sent(info, score(3, "ann"))).toEqual([
      [3, 4, ann],
      [3, 0],
    ]);
    expect(sent(info, score(3, "ann"))).toEqual([]);
    expect(sent(info, score(3, "ann", 0))).toEqual([]);
    expect(sent(info, score(3, "ann", 5))).toEqual([[3, 5]]);
    expect(sent(info, score(3, "ann"))).toEqual([[3, 0]]);
    expect(sent(info, score(3, "ann", 0, [4, 13]))).toEqual([
      [3, 4, "\\name\\ann\\topcolor\\4\\bottomcolor\\13"],
    ]);
    // Who is gone is sent once; who comes back is new.
    expect(sent(info)).toEqual([[3, 0, ""]]);
    expect(sent(info)).toEqual([]);
    expect(sent(info, score(3, 'a"n\\n'))).toEqual([
      [3, 4, ann],
      [3, 0],
    ]);
  });
});

describe("what leads into a level", () => {
  it("has lists of names of up to 1024 bytes, each with where the next one begins", () => {
    const names = (count: number, length: number) => [
      "",
      ...Array.from({ length: count }, () => "n".repeat(length)),
    ];
    const losses = new Losses();
    const made = (models: string[]) => {
      const level = { title: "t", map: "m", maxclients: 4, models, sounds: [""] };
      const rest = { type: "nop" } as const;
      return leadIn(level as never, 2, 1, true, [rest], losses) as never as Record<
        string,
        unknown
      >[];
    };
    const lists = (models: string[]) =>
      made(models)
        .filter(({ type }) => type === "modellist")
        .map(({ start, models: own, next }) => [start, (own as string[]).length, next]);
    expect(lists([""])).toEqual([[0, 0, 0]]);
    // A name has a byte more: 31 of 32 letters are 1023 bytes, and one more begins there.
    expect(lists(names(31, 32))).toEqual([[0, 31, 0]]);
    expect(lists(names(32, 32))).toEqual([
      [0, 31, 31],
      [31, 1, 0],
    ]);
    expect(lists(names(3, 1500))).toEqual([
      [0, 1, 1],
      [1, 1, 2],
      [2, 1, 0],
    ]);
    expect(losses.report).toEqual([]);
    expect(lists(names(256, 1))).toEqual([[0, 255, 0]]);
    expect(losses.report).toMatchObject([{ count: 1 }]);
    const all = made(names(1, 1));
    expect(all.map(({ type }) => type)).toEqual([
      "serverdata",
      "stufftext",
      "soundlist",
      "modellist",
      "nop",
      "stufftext",
    ]);
    expect(all[0]).toMatchObject({ serverversion: 28, servercount: 2, player: 1, gravity: 800 });
    expect(all[1]!["text"]).toBe('fullserverinfo "\\maxclients\\4\\map\\m\\deathmatch\\1"\n');
  });
});
