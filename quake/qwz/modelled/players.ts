import { ROWS } from "../coder/rows.ts";
import { copyOfPlayer, newPlayer, type Player, playerNumbered } from "../state/player.ts";
import { messageOfPlayer } from "../state/player-message.ts";
import { signedWord } from "../state/units.ts";
import { type Context, DroppedPacket, MOST_PLAYERS } from "./context.ts";

/** Bits of masks: what changed, and of what is kept until the next packet. */
const FRAME_CHANGED = 0x40;
const WEAPONFRAME_CHANGED = 0x40;
const KEPT_LOOKS = 0x97;

/** Who recorded: the first message of each packet. Says what the packet is a change of. Throws DroppedPacket. */
export function readSelf(context: Context): void {
  const { symbols, game } = context;
  const back = symbols.next(ROWS.back);
  const player = back === 0 ? game.newSelf() : selfBefore(context, back);
  player.originMask ^= symbols.next(ROWS.ownOriginMask);
  player.lookMask ^= symbols.next(ROWS.ownLookMask);
  player.speedMask ^= symbols.next(ROWS.ownSpeedMask);
  moveOn(player, context.elapsed);
  readOrigin(context, player);
  readLooks(context, player);
  readVelocity(context, player);
  context.players.push(player);
  context.out.message(messageOfPlayer(player, game.playerModel, true));
}

/** As he was in an earlier packet, which the packet is a change of. */
function selfBefore(context: Context, back: number): Player {
  const { game, number } = context;
  const before = (number - back) >>> 0;
  const [players, entities] = [game.players(before), game.entities(before)];
  context.before = before;
  if (entities === undefined || players === undefined || !game.isCommand(before))
    throw new DroppedPacket();
  context.playersBefore = players;
  context.entitiesBefore = entities;
  context.elapsed = game.msec(before) * back;
  const player = playerNumbered(players, game.self);
  return player === undefined ? game.newSelf() : copyOfPlayer(player);
}

/** The other players. Throws DroppedPacket. */
export function readPlayers(context: Context): void {
  const { symbols, out, playersBefore, game } = context;
  for (;;) {
    const further = symbols.next(ROWS.nextPlayer);
    if (further === 0) return;
    const number = (context.lastPlayer + further) & 0xff;
    context.lastPlayer = number;
    if (number >= MOST_PLAYERS) throw new DroppedPacket();
    const before = playerNumbered(playersBefore, number);
    const player =
      before === undefined ? newPlayer(number, game.playerModel) : copyOfPlayer(before);
    if (before === undefined) player.origin.splice(0, 3, ...context.players[0]!.origin);
    readOther(context, player);
    out.message(messageOfPlayer(player, game.playerModel, false));
    context.players.push(player);
  }
}

function readOther(context: Context, player: Player): void {
  const { symbols } = context;
  const msec = symbols.next(ROWS.playerMsec);
  const last = player.msec;
  player.msec = msec & 0x7f;
  if (msec >= 0x80) return;
  moveOn(player, movedFor(player.commandMsec, msec + context.elapsed - last));
  player.originMask ^= symbols.next(ROWS.originMask);
  player.viewMask ^= symbols.next(ROWS.viewMask);
  player.lookMask ^= symbols.next(ROWS.lookMask);
  player.speedMask ^= symbols.next(ROWS.speedMask);
  readOrigin(context, player);
  readView(context, player);
  readCommand(context, player);
  readLooks(context, player);
  readVelocity(context, player);
}

/** How many milliseconds someone moved on whose commands last equally long: one command at least. */
function movedFor(command: number, milliseconds: number): number {
  if (command === 0) return 0;
  return command * Math.max(1, Math.ceil(milliseconds / command) - 1);
}

/** A coordinate has eighths, a velocity units a second: 125 milliseconds of one are an eighth. */
function moveOn(player: Player, milliseconds: number): void {
  for (let i = 0; i < 3; i++) {
    const velocity = signedWord(player.velocity[i]!);
    const moved = Math.floor((Math.abs(velocity) * milliseconds + 62) / 125);
    player.origin[i] = (player.origin[i]! + Math.sign(velocity) * moved) & 0xffff;
  }
}

function readOrigin({ symbols }: Context, player: Player): void {
  const mask = player.originMask;
  symbols.addWords(player.origin, mask, ROWS.origin);
  player.frame = symbols.addedByte(player.frame, mask & FRAME_CHANGED, ROWS.playerFrame);
  player.originMask = mask & ~FRAME_CHANGED;
}

function readView({ symbols }: Context, player: Player): void {
  const mask = player.viewMask;
  player.yawGain = symbols.addedWord(player.yawGain, mask, ROWS.yaw);
  player.yaw = (player.yaw + player.yawGain) & 0xffff;
  player.pitchGain = symbols.addedWord(player.pitchGain, mask >> 2, ROWS.pitch);
  player.pitch = (player.pitch + player.pitchGain) & 0xffff;
  player.forwardmove = symbols.addedWord(player.forwardmove, mask >> 4, ROWS.forwardmove);
  player.sidemove = symbols.addedWord(player.sidemove, mask >> 6, ROWS.sidemove);
}

function readCommand({ symbols }: Context, player: Player): void {
  const mask = player.lookMask;
  player.upmove = symbols.addedWord(player.upmove, mask, ROWS.upmove);
  if ((mask & 0x04) !== 0) player.buttons ^= symbols.next(ROWS.buttons);
  if ((mask & 0x08) !== 0) player.impulse = symbols.next(ROWS.impulse);
  player.commandMsec = symbols.addedByte(player.commandMsec, mask & 0x10, ROWS.commandMsec);
}

function readLooks({ symbols, game }: Context, player: Player): void {
  const mask = player.lookMask;
  if ((mask & 0x20) !== 0) player.model = game.models.number(symbols.next(ROWS.playerModel));
  if ((mask & 0x40) !== 0) player.skin = symbols.next(ROWS.playerSkin);
  if ((mask & 0x80) !== 0) player.effects ^= symbols.next(ROWS.playerEffects);
  player.lookMask = mask & KEPT_LOOKS;
}

function readVelocity({ symbols }: Context, player: Player): void {
  const mask = player.speedMask;
  const { velocity, velocityGain: gain } = player;
  symbols.addWords(gain, mask, ROWS.velocity);
  for (let i = 0; i < 3; i++) velocity[i] = (velocity[i]! + gain[i]!) & 0xffff;
  player.weaponframe = symbols.addedByte(
    player.weaponframe,
    mask & WEAPONFRAME_CHANGED,
    ROWS.weaponframe,
  );
  player.speedMask = mask & ~WEAPONFRAME_CHANGED;
}
