import type { Output } from "../coder/output.ts";
import { ROWS } from "../coder/rows.ts";
import type { Symbols } from "../coder/symbols.ts";
import type { Game } from "../state/game.ts";
import { Context } from "./context.ts";
import { readDamage, readEffect, readMuzzleflash, readNails, readSound } from "./effects.ts";
import { readEntities } from "./entities.ts";
import { PLAYERINFO, readPlayers, readSelf } from "./players.ts";
import {
  readCharacters,
  readPrint,
  readServerinfo,
  readSetinfo,
  readText,
  readUserinfo,
} from "./texts.ts";

/** Of entities: Qizmo keeps apart which they were, and they come out as one. */
const [PACKETENTITIES, DELTAPACKETENTITIES] = [0x2f, 0x30];
/** Of the messages that Qizmo sends itself. */
const VOICE_LENGTH = 34;
const QIZMO_BYTES = 162;

type Read = (context: Context) => void;

/** Messages by id, whose bytes follow each by some row. */
const MESSAGES: ReadonlyMap<number, Read> = new Map<number, Read>([
  [0x03, rows(ROWS.stat, ROWS.statValue)],
  [0x06, readSound],
  [0x08, readPrint],
  [0x09, (context) => void readText(context, ROWS.stufftext, "stufftext")],
  [0x0a, bytes(3)],
  [0x0c, lightstyle],
  [0x0e, rows(ROWS.player, ROWS.frags, ROWS.frags + 1)],
  [0x10, bytes(2)],
  [0x13, readDamage],
  [0x17, readEffect],
  [0x18, bytes(1)],
  [0x1a, (context) => void readText(context, ROWS.centerprint, "centerprint")],
  [0x1d, bytes(9)],
  [0x1e, bytes(9)],
  [0x20, bytes(1)],
  [0x24, ping],
  [0x25, bytes(5)],
  [0x26, longStat],
  [0x27, readMuzzleflash],
  [0x28, readUserinfo],
  [PLAYERINFO, readPlayers],
  [0x2b, readNails],
  [0x2c, rows(ROWS.choked)],
  [PACKETENTITIES, readEntities],
  [DELTAPACKETENTITIES, readEntities],
  [0x31, bytes(4)],
  [0x32, bytes(4)],
  [0x33, readSetinfo],
  [0x34, readServerinfo],
  [0x35, packetLoss],
  [0x51, (context) => void readCharacters(context, ROWS.byte)],
  [0x52, bytes(QIZMO_BYTES)],
  [0x53, rows(...Array.from({ length: VOICE_LENGTH }, (_, i) => ROWS.voice + i))],
  ...[0x01, 0x02, 0x1b, 0x1c, 0x21, 0x22, 0x23].map((id) => [id, bytes(0)] as const),
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
  out.byte(PLAYERINFO);
  readSelf(context);
  context.place = context.players[0]!.origin;
  let isMore = false;
  for (;;) {
    const id = symbols.next(ROWS.message);
    if (id === 0) break;
    const read = MESSAGES.get(id);
    if (read === undefined) throw symbols.fault(`there is no message ${id}`);
    out.byte(id === DELTAPACKETENTITIES ? PACKETENTITIES : id);
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
  readCharacters(context, ROWS.byte);
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
