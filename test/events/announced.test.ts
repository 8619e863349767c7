import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { mvd } from "../../generated/mvd.ts";
import { eventsOf, type GameEvent } from "../../quake/events/index.ts";
import { inOneAlphabet } from "../../quake/events/letters.ts";
import { type Block, readVectors, recordingOf } from "../meaning/state-vectors.ts";

/* Which messages tell of what, whom they are for, and how often one thing is given. */

interface Beginning {
  readonly version: string;
  readonly blocks: readonly Block[];
}

const asBlock = (...messages: readonly object[]) => messages as unknown as Block;

/** What happened, without when, from the last of the level's beginning on. */
function whatOf(events: Iterable<GameEvent>): object[] {
  return [...events]
    .filter(({ type }) => type !== "level" && type !== "join")
    .map((event) => ({ ...event, seconds: undefined, block: undefined }));
}

const BEGINS = readVectors<{ begins: Record<string, Beginning> }>("worlds-mvd.yaml").begins;
const FRAME = { type: "packetentities", entities: [] };
const [ANN, BOB] = ["ann", "bob"].map((name, slot) => ({ slot, name }));

function multiView(...blocks: readonly Block[]): object[] {
  const { version, blocks: begin } = BEGINS["28-mvd"]!;
  const names = ["ann", "bob"].map((name, player) => {
    return { type: "updateuserinfo", player, userid: player + 1, userinfo: `\\name\\${name}` };
  });
  return whatOf(
    eventsOf(mvd, recordingOf(mvd, [...begin, asBlock(...names, FRAME), ...blocks], version)),
  );
}

/** `target` as dem_single 4, dem_stats 5, dem_all 6 (ERRATA 63). */
const blockFor = (target: number, player: number, delta: number, ...messages: object[]) =>
  ({ block: { delta, target, player }, messages }) as unknown as Block;
const print = (text: string, level = 2) => ({ type: "print", level, text });

describe("a multi-view recording of QuakeWorld", () => {
  it("has chat at level 3, and at no other (QWD §5.9, PRINT_CHAT)", () => {
    const line = "ann: gg\n";
    const chat = { type: "chat", player: ANN, team: false, text: "gg" };
    const plain = { type: "print", text: "ann: gg" };
    const levels = [0, 1, 2, 3].map((level, i) => blockFor(6, 0, i + 1, print(line, level)));
    expect(multiView(...levels)).toEqual([plain, plain, plain, chat]);
  });

  it("tells once what some players read at a moment, and twice what one reads twice", () => {
    const both = [blockFor(4, 0, 10, print("psst\n")), blockFor(4, 1, 0, print("psst\n"))];
    const later = [blockFor(6, 0, 100, FRAME), blockFor(4, 1, 0, print("psst\n"))];
    const psst = { type: "print", text: "psst" };
    expect(multiView(...both)).toEqual([psst]);
    expect(multiView(...both, ...later)).toEqual([psst, psst]);
    expect(multiView(blockFor(4, 0, 10, print("psst\n"), print("psst\n")))).toEqual([psst, psst]);
  });

  it("keeps apart what is printed in pieces for several", () => {
    const pieces = [
      blockFor(4, 0, 10, print("You get 5 ")),
      blockFor(4, 1, 0, print("You receive 15 ")),
      blockFor(6, 0, 0, print("ann ", 1)),
      blockFor(4, 0, 0, print("shells\n")),
      blockFor(4, 1, 0, print("health\n")),
      blockFor(6, 0, 0, print("rides bob's rocket\n", 1)),
    ];
    expect(multiView(...pieces)).toEqual([
      { type: "pickup", player: ANN, item: "shells", amount: 5 },
      { type: "pickup", player: BOB, item: "health", amount: 15 },
      { type: "kill", killer: BOB, victim: ANN, weapon: "rocket launcher" },
    ]);
  });

  it("has damage of the player whom a block is for", () => {
    const damage = { type: "damage", armor: 3, blood: 20, origin: [0, 0, 0] };
    const of = (player: object | undefined) => {
      return { type: "damage", player, attacker: undefined, health: 20, armor: 3 };
    };
    const blocks = [
      blockFor(4, 1, 10, damage),
      blockFor(5, 0, 0, damage),
      blockFor(6, 1, 0, damage),
    ];
    expect(multiView(...blocks)).toEqual([of(BOB), of(ANN), of(undefined)]);
  });

  it("tells who hurt whom in blocks for nobody: entities are slots and 1", () => {
    // A length, type 7, the weapon 4 (deathtype.h of KTX: ng), attacker 2, victim 1, and 75 points; then by the world, entity 0.
    const text = "08000000 0700 0400 0200 0100 4b00  08000000 0700 0400 0000 0200 0a00";
    const items = Uint8Array.from(Buffer.from(text.replaceAll(" ", ""), "hex"));
    const hidden = { block: { delta: 0, target: 3, player: 0, mask: 0, items }, messages: [] };
    expect(multiView(hidden)).toEqual([
      { type: "damage", player: ANN, attacker: BOB, weapon: "nailgun", health: 75 },
      { type: "damage", player: BOB, attacker: undefined, weapon: "nailgun", health: 10 },
    ]);
  });
});

describe("NetQuake's messages", () => {
  const serverinfo = {
    type: "serverinfo",
    serverversion: 15,
    maxclients: 2,
    gametype: 1,
    mapname: "the Slipgate",
    models: ["maps/e1m1.bsp"],
    sounds: [],
  };
  const begin = (...more: object[]) =>
    asBlock(serverinfo, { type: "updatename", player: 0, netname: "ann" }, ...more);
  const frame = (time: number, ...more: object[]) => asBlock({ type: "time", time }, ...more);
  const events = (...blocks: Block[]) => whatOf(eventsOf(dem, recordingOf(dem, blocks)));
  const center = (text: string) => ({ type: "centerprint", text });

  it("tell of secrets and monsters, one each", () => {
    const [secret, monster] = [{ type: "foundsecret" }, { type: "killedmonster" }];
    const what = events(begin(), frame(1, secret, monster, monster));
    expect(what).toEqual([{ type: "secret" }, { type: "monster" }, { type: "monster" }]);
  });

  it("show a text in the middle once, until it is taken away", () => {
    const texts = ["a", "a", "", "a", "b"].map((text, i) => frame(i + 1, center(text)));
    const shown = ["a", "a", "b"].map((text) => ({ type: "center", text }));
    expect(events(begin(), ...texts)).toEqual(shown);
  });

  it.each([
    { type: "intermission" },
    { type: "finale", text: "The end" },
    { type: "cutscene", text: "The end" },
  ])("end a level once: $type", (over) => {
    const blocks = [frame(1), frame(7.5, over), frame(8, over)];
    const [first, again] = [7.5, 7.5].map((time) => ({ type: "finish", time }));
    expect(events(begin(), ...blocks)).toEqual([first]);
    expect(events(begin(), ...blocks, begin(), ...blocks)).toEqual([first, again]);
  });

  it("have chat after the character 1, and only there", () => {
    const chat = { type: "chat", player: ANN, team: false, text: "gg" };
    const lines = ["\u0001ann: gg\n", "ann: gg\n"].map((text) => frame(1, { type: "print", text }));
    expect(events(begin(), frame(1), ...lines)).toEqual([chat, { type: "print", text: "ann: gg" }]);
  });
});

describe("Quake II's messages", () => {
  it("have the scoreboard in a layout", () => {
    const { version, blocks } = readVectors<Record<string, Beginning>>("begins-quake2.yaml")["34"]!;
    const name = { type: "configstring", index: 1313, string: "bob\\male/grunt" };
    const layouts = ["client 0 58 1 12 30 4 ", "xv 32 yv 8 picn help "].map((text) =>
      asBlock({ type: "layout", text }),
    );
    const bytes = recordingOf(dm2, [...blocks, asBlock(name), ...layouts], version);
    expect(whatOf(eventsOf(dm2, bytes))).toEqual([
      { type: "scoreboard", scores: [{ ...BOB, frags: 12 }] },
    ]);
  });
});

/* Quake's font has golden digits from 18 to 27, and all of its lower half again from 128 on, in another colour. */
describe("Quake's characters in one alphabet", () => {
  it.each([
    ["\x12\x1b\x92\x9b", "0909"],
    ["\x11\x1c\x91\x9c", "\x11\x1c\x11\x1c"],
    ["a\xe1\xc1Z\xda\x7f\xff", "aaAZZ\x7f\x7f"],
  ])("%j is %j", (text, plain) => {
    expect(inOneAlphabet(text)).toBe(plain);
  });
});
