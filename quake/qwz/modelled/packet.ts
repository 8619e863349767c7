import type { Message } from "../../../generated/quakeworld.ts";
import type { Output } from "../coder/output.ts";
import { ROWS } from "../coder/rows.ts";
import type { Symbols } from "../coder/symbols.ts";
import type { Game } from "../state/game.ts";
import { Context } from "./context.ts";
import { readDamage, readEffect, readMuzzleflash, readNails, readSound } from "./effects.ts";
import { readEntities } from "./entities.ts";
import { byIds } from "./ids.ts";
import { readPlayers, readSelf } from "./players.ts";
import { readPrint, readServerinfo, readSetinfo, readText, readUserinfo } from "./texts.ts";

/** Of messages that Qizmo sends itself. */
const VOICE_LENGTH = 34;
const QIZMO_BYTES = 162;

type Read = (context: Context) => void;

/** Messages of which one each is written, or one of all. */
const WHOLE: Partial<Record<Message["type"], Read>> = {
  playerinfo: readPlayers,
  packetentities: readEntities,
  deltapacketentities: readEntities,
};

/** QuakeWorld's messages whose bytes follow each by some row. */
const BY_BYTES: Partial<Record<Message["type"], Read>> = {
  nop: bytes(0),
  disconnect: bytes(0),
  updatestat: rows(ROWS.stat, ROWS.statValue),
  sound: readSound,
  print: readPrint,
  stufftext: (context) => void readText(context, ROWS.stufftext, "stufftext"),
  setangle: bytes(3),
  lightstyle,
  updatefrags: rows(ROWS.player, ROWS.frags, ROWS.frags + 1),
  stopsound: bytes(2),
  damage: readDamage,
  temp_entity: readEffect,
  setpause: bytes(1),
  centerprint: (context) => void readText(context, ROWS.centerprint, "centerprint"),
  killedmonster: bytes(0),
  foundsecret: bytes(0),
  spawnstaticsound: bytes(9),
  intermission: bytes(9),
  cdtrack: bytes(1),
  sellscreen: bytes(0),
  smallkick: bytes(0),
  bigkick: bytes(0),
  updateping: ping,
  updateentertime: bytes(5),
  updatestatlong: longStat,
  muzzleflash: readMuzzleflash,
  updateuserinfo: readUserinfo,
  nails: readNails,
  chokecount: rows(ROWS.choked),
  maxspeed: bytes(4),
  entgravity: bytes(4),
  setinfo: readSetinfo,
  serverinfo: readServerinfo,
  updatepl: packetLoss,
  qizmovoice: rows(...Array.from({ length: VOICE_LENGTH }, (_, i) => ROWS.voice + i)),
};

/** With those of Qizmo's own that no engine knows. */
const OF_BYTES = new Map<number, Read>([
  ...byIds(BY_BYTES),
  [0x51, (context) => void readText(context, ROWS.byte)],
  [0x52, bytes(QIZMO_BYTES)],
]);

/** All of them, by id. */
const MESSAGES: ReadonlyMap<number, Read> = new Map([
  ...byIds(WHOLE),
  ...[...OF_BYTES].map(([id, read]): [number, Read] => [
    id,
    (context) => {
      context.out.byte(id);
      read(context);
    },
  ]),
]);

/**
 * Reads a packet, and writes it.
 *
 * @returns whether anything but the one who recorded is in it
 * @throws DroppedPacket where it is a change of a packet that is not there
 */
export function readPacket(symbols: Symbols, game: Game, out: Output, number: number): boolean {
  const context = new Context(symbols, game, out, number);
  out.long(number);
  out.long(number);
  readSelf(context);
  context.place = context.players[0]!.origin;
  let isMore = false;
  for (;;) {
    const id = symbols.next(ROWS.message);
    if (id === 0) break;
    const read = MESSAGES.get(id);
    if (read === undefined) throw symbols.fault(`there is no message ${id}`);
    read(context);
    out.checkPacket();
    isMore = true;
  }
  const { before, players, entitiesBefore, areEntitiesSaid } = context;
  // Where nothing is said of entities they stay.
  if (before !== undefined && !areEntitiesSaid) game.setEntities(number, entitiesBefore);
  game.setPlayers(number, players);
  return isMore;
}

/** Bytes of which each has a row. */
function rows(...each: readonly number[]): Read {
  return (context) => {
    for (const row of each) context.copy(row);
  };
}

/** Bytes of which nothing is known. */
function bytes(count: number): Read {
  return (context) => context.copy(ROWS.byte, count);
}

function lightstyle(context: Context): void {
  context.copy(ROWS.byte);
  readText(context, ROWS.byte);
}

function longStat(context: Context): void {
  context.copy(ROWS.longStat);
  for (let i = 0; i < 4; i++) context.copy(ROWS.longStatValue + i);
}

function ping(context: Context): void {
  context.lastPing = (context.lastPing + context.symbols.next(ROWS.nextPing)) & 0xff;
  context.out.byte(context.lastPing);
  context.copy(ROWS.ping);
  context.copy(ROWS.ping + 1);
}

function packetLoss(context: Context): void {
  context.lastPacketLoss = (context.lastPacketLoss + context.symbols.next(ROWS.nextPing)) & 0xff;
  context.out.byte(context.lastPacketLoss);
  context.copy(ROWS.packetLoss);
}
