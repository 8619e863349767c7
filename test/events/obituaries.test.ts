import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { mvd } from "../../generated/mvd.ts";
import { mvd2 } from "../../generated/mvd2.ts";
import { qwd } from "../../generated/qwd.ts";
import type { Message } from "../../generated/quake2_mvd.ts";
import { eventsOf, type GameEvent } from "../../quake/events/index.ts";
import type { AnyContainer } from "../../recording/index.ts";
import { type Block, readVectors, recordingOf } from "../meaning/state-vectors.ts";
import { mvd2Recording } from "../support/mvd2-recording.ts";

/* What servers print of kills and deaths, as each family's recordings have it. */

type Expected = readonly (string | null)[];

interface Texts {
  readonly game: "quake" | "quake2";
  readonly from: string;
  readonly lines: Readonly<Record<string, Expected>>;
}

const TEXTS = parse(readFileSync(join(import.meta.dirname, "obituaries.yaml"), "utf8")) as Texts[];

interface Beginning {
  readonly version: string;
  readonly blocks: readonly Block[];
}

const asBlock = (...messages: readonly object[]) => messages as unknown as Block;

/** What the other game prints, by its program. */
const NOT_OF: Readonly<Record<string, readonly string[]>> = {
  quake: ["A was blasted by B", "A ate B's rocket", "A melted.", "A found a way out."],
  quake2: ["A rides B's rocket", "A was nailed by B", "A sucks it down", "A joins the Zombies"],
};

/** Recordings in which A and B play, and these lines are printed. */
const FAMILIES: Readonly<
  Record<string, { game: string; container: AnyContainer; of: (lines: string[]) => Uint8Array }>
> = {
  NetQuake: {
    game: "quake",
    container: dem,
    of: (lines) => {
      const names = ["A", "B"].map((netname, player) => ({ type: "updatename", player, netname }));
      const prints = lines.map((line) => asBlock({ type: "print", text: `${line}\n` }));
      const level = { serverversion: 15, maxclients: 2, gametype: 1, mapname: "the Slipgate" };
      const serverinfo = { type: "serverinfo", ...level, models: ["maps/e1m1.bsp"], sounds: [] };
      const time = { type: "time", time: 1 };
      return recordingOf(dem, [asBlock(serverinfo, ...names), asBlock(time), ...prints]);
    },
  },
  "QuakeWorld, by a client": {
    game: "quake",
    container: qwd,
    of: (lines) => {
      const begins = readVectors<Record<string, Beginning>>("begins-quakeworld.yaml")["28"]!;
      return quakeWorld(qwd, begins, lines);
    },
  },
  "QuakeWorld, of all players": {
    game: "quake",
    container: mvd,
    of: (lines) => {
      const { begins } = readVectors<{ begins: Record<string, Beginning> }>("worlds-mvd.yaml");
      return quakeWorld(mvd, begins["28-mvd"]!, lines);
    },
  },
  "Quake II, by a client": {
    game: "quake2",
    container: dm2,
    of: (lines) => {
      const begins = readVectors<Record<string, Beginning>>("begins-quake2.yaml")["34"]!;
      const names = ["A", "B"].map((name, player) => {
        return { type: "configstring", index: 1312 + player, string: `${name}\\male/grunt` };
      });
      const prints = lines.map((line) => asBlock({ type: "print", level: 1, text: `${line}\n` }));
      return recordingOf(dm2, [...begins.blocks, asBlock(...names), ...prints], begins.version);
    },
  },
  "Quake II, of all players": { game: "quake2", container: mvd2, of: multiView },
};

function quakeWorld(container: AnyContainer, { version, blocks }: Beginning, lines: string[]) {
  const names = ["A", "B"].map((name, player) => {
    const userinfo = `\\name\\${name}`;
    return { type: "updateuserinfo", player, userid: player + 1, userinfo };
  });
  const prints = lines.map((line) => asBlock({ type: "print", level: 1, text: `${line}\n` }));
  return recordingOf(container, [...blocks, asBlock(...names), ...prints], version);
}

function multiView(lines: string[]): Uint8Array {
  const nothing = { portals: new Uint8Array(0), players: [], entities: [] };
  const flags = { nomessages: false, onepointofview: false };
  const level = { serverversion: 37, minor: 2010, servercount: 1, gamedir: "", clientnum: 7 };
  const configurations = [
    { index: 30, string: "8" },
    { index: 33, string: "maps/q2dm1.bsp" },
    { index: 1312, string: "A\\male/grunt" },
    { index: 1313, string: "B\\male/grunt" },
  ];
  const prints = lines.map((line): Message[] => [{ type: "print", level: 1, text: `${line}\n` }]);
  const begin: Message = { ...nothing, type: "serverdata", ...flags, ...level, configurations };
  return mvd2Recording("2010", [begin], ...prints);
}

function expectedOf(event: GameEvent): Expected | undefined {
  if (event.type === "print") return [event.text];
  if (event.type === "mishap") return [event.player.name, event.cause];
  if (event.type !== "kill") return undefined;
  return [event.killer?.name ?? null, event.victim?.name ?? null, event.weapon];
}

describe.each(Object.entries(FAMILIES))("%s", (_, { game, container, of }) => {
  it.each(TEXTS.filter((texts) => texts.game === game))("tells what $from", ({ lines }) => {
    const events = [...eventsOf(container, of(Object.keys(lines)))];
    expect(events.flatMap((event) => expectedOf(event) ?? [])).toEqual(Object.values(lines).flat());
  });

  it("has no text of the other game", () => {
    const events = [...eventsOf(container, of([...NOT_OF[game]!]))];
    expect(events.flatMap((event) => expectedOf(event) ?? [])).toEqual(NOT_OF[game]);
  });
});
