import { ROWS } from "../coder/rows.ts";
import { signedWord } from "../coder/symbols.ts";
import { copyOfPlayer, newPlayer, type Player, playerNumbered } from "../state/player.ts";
import { type Context, DroppedPacket, MOST_PLAYERS } from "./context.ts";
import { idOf } from "./ids.ts";

/** The message of a player. */
export const PLAYERINFO = idOf("playerinfo");

/** Flags of the message. */
const [MSEC, COMMAND] = [0x01, 0x02];
const VELOCITY = [0x04, 0x08, 0x10] as const;
const [MODEL, SKIN, EFFECTS, WEAPONFRAME, DEAD] = [0x20, 0x40, 0x80, 0x100, 0x200];
/** Bits of masks: what changed, and of what is kept until the next packet. */
const FRAME_CHANGED = 0x40;
const WEAPONFRAME_CHANGED = 0x40;
const IS_DEAD = 0x80;
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
  writePlayer(context, player, 0);
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
  for (let isFirst = true; ; isFirst = false) {
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
    if (!isFirst) out.byte(PLAYERINFO);
    writePlayer(context, player, MSEC);
    out.checkPacket();
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

/** Writes the message without its first byte. */
function writePlayer({ out, game }: Context, player: Player, msec: number): void {
  const { velocity, model, skin, effects, weaponframe } = player;
  const command = msec === 0 ? [] : commandOf(player);
  let flags = msec;
  if (command.length > 0) flags |= COMMAND;
  for (let i = 0; i < 3; i++) if (velocity[i] !== 0) flags |= VELOCITY[i]!;
  if (model !== game.playerModel) flags |= MODEL;
  if (skin !== 0) flags |= SKIN;
  if (effects !== 0) flags |= EFFECTS;
  if (weaponframe !== 0) flags |= WEAPONFRAME;
  if ((player.speedMask & IS_DEAD) !== 0) flags |= DEAD;
  out.byte(player.number);
  out.word(flags);
  for (const word of player.origin) out.word(word);
  out.byte(player.frame);
  if ((flags & MSEC) !== 0) out.byte(player.msec);
  for (const byte of command) out.byte(byte);
  for (const word of velocity) if (word !== 0) out.word(word);
  if ((flags & MODEL) !== 0) out.byte(model);
  if ((flags & SKIN) !== 0) out.byte(skin);
  if ((flags & EFFECTS) !== 0) out.byte(effects);
  if ((flags & WEAPONFRAME) !== 0) out.byte(weaponframe);
}

/** The bytes of his last command; none where nothing of it is known. */
function commandOf(player: Player): number[] {
  const { pitch, yaw, forwardmove, sidemove, upmove, impulse, commandMsec } = player;
  let flags = 0;
  const bytes: number[] = [];
  const words = [
    [0x01, pitch],
    [0x80, yaw],
    [0x04, forwardmove],
    [0x08, sidemove],
    [0x10, upmove],
  ] as const;
  for (const [flag, word] of words) {
    if (word === 0) continue;
    flags |= flag;
    bytes.push(word & 0xff, word >> 8);
  }
  if (impulse !== 0) {
    flags |= 0x40;
    bytes.push(impulse);
  }
  return flags === 0 && commandMsec === 0 ? [] : [flags, ...bytes, commandMsec];
}
