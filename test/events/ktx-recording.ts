import { mvd } from "../../generated/mvd.ts";
import { eventsOf, type GameEvent } from "../../quake/events/index.ts";
import { type Block, readVectors, recordingOf } from "../meaning/state-vectors.ts";

/* Recordings of two players on a server with KTX, and what happens in them. */

interface Beginning {
  readonly version: string;
  readonly blocks: readonly Block[];
}

export const asBlock = (...messages: readonly object[]) => messages as unknown as Block;
/** `target` as dem_single 4, dem_stats 5, dem_all 6 (ERRATA 63). */
export const blockFor = (target: number, player: number, delta: number, ...messages: object[]) =>
  ({ block: { delta, target, player }, messages }) as unknown as Block;

export const BEGINS = readVectors<{ begins: Record<string, Beginning> }>("worlds-mvd.yaml").begins;
export const [ANN, BOB] = ["ann", "bob"].map((name, slot) => ({ slot, name }));
const place = (player: number) => {
  return { type: "playerstate", player, frame: 6, dead: false, gib: false };
};
const FRAME = [place(0), place(1), { type: "packetentities", entities: [] }];
/** Models from the fourth on, and an entity of each, from 40 on. */
export const MODELS = ["progs/armor.mdl", "maps/b_bh100.bsp", "progs/g_rock2.mdl"];
const NOWHERE = { frame: 0, colormap: 0, origin: [0, 0, 0], angles: [0, 0, 0] };
const baseline = (entity: number, modelindex: number, skin = 0) => {
  return { type: "spawnbaseline", entity, modelindex, skin, ...NOWHERE };
};
export const stat = (index: number, value: number) => ({ type: "updatestatlong", index, value });
/** The numbers of figures (QWD §5.4). */
export const [HEALTH, ITEMS] = [0, 15] as const;

/** What happens in a recording that begins with two players of a team. */
export function events(...blocks: readonly Block[]): GameEvent[] {
  const { version, blocks: begin } = BEGINS["28-mvd"]!;
  const players = ["ann", "bob"].map((name, player) => {
    const userinfo = `\\name\\${name}\\team\\red`;
    return { type: "updateuserinfo", player, userid: player + 1, userinfo };
  });
  const level = asBlock(
    { type: "modellist", start: 3, models: MODELS, next: 0 },
    baseline(40, 4, 2),
    baseline(41, 5),
    baseline(42, 6),
    ...players,
    ...[0, 1].map((player) => ({ type: "updatefrags", player, frags: 0 })),
  );
  const first = [0, 1].map((player) => blockFor(5, player, 0, stat(HEALTH, 100), stat(ITEMS, 1)));
  const all = [...begin, level, ...first, asBlock(...FRAME), ...blocks];
  return [...eventsOf(mvd, recordingOf(mvd, all, version))].filter(
    ({ type }) => type !== "level" && type !== "join",
  );
}

/** What happens, without when. */
export function whatOf(...blocks: readonly Block[]): object[] {
  return events(...blocks).map((event) => ({ ...event, seconds: undefined, block: undefined }));
}

export const says = (...texts: string[]) =>
  blockFor(6, 0, 10, ...texts.map((text) => ({ type: "stufftext", text: `${text}\n` })));
export const frame = (delta = 10) => blockFor(6, 0, delta, ...FRAME);
export const hidden = (...bytes: number[]) =>
  ({
    block: { delta: 0, target: 3, player: 0, mask: 0, items: Uint8Array.from(bytes) },
    messages: [],
  }) as unknown as Block;

/** A length, type 7, what with, who, whom and how much. */
export const hurts = (weapon: number, attacker: number, victim: number, points: number) =>
  hidden(8, 0, 0, 0, 7, 0, weapon, 0, attacker, 0, victim, 0, points, 0);
