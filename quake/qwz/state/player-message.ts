import type { Playerinfo, Usercmd } from "../../../generated/quakeworld.ts";
import { IS_DEAD, newPlayer, type Player } from "./player.ts";
import {
  angleOfWord,
  coordinateOfWord,
  signedWord,
  wordOfAngle,
  wordOfCoordinate,
} from "./units.ts";

/**
 * The player that a message is about.
 *
 * @param model that of progs/player.mdl
 */
export function playerOf(message: Playerinfo, model: number): Player {
  const { velocity1 = 0, velocity2 = 0, velocity3 = 0 } = message;
  const command: Usercmd = message.command ?? {};
  const player = newPlayer(message.player, message.modelindex ?? model);
  for (const [i, value] of message.origin.entries()) player.origin[i] = wordOfCoordinate(value);
  for (const [i, value] of [velocity1, velocity2, velocity3].entries())
    player.velocity[i] = value & 0xffff;
  player.frame = message.frame;
  player.msec = message.msec ?? 0;
  player.pitch = wordOfAngle(command.angle1 ?? 0);
  player.yaw = wordOfAngle(command.angle2 ?? 0);
  player.forwardmove = (command.forwardmove ?? 0) & 0xffff;
  player.sidemove = (command.sidemove ?? 0) & 0xffff;
  player.upmove = (command.upmove ?? 0) & 0xffff;
  player.impulse = command.impulse ?? 0;
  player.commandMsec = command.msec ?? 0;
  player.skin = message.skinnum ?? 0;
  player.effects = message.effects ?? 0;
  player.weaponframe = message.weaponframe ?? 0;
  return player;
}

/**
 * The message about a player.
 *
 * @param model as of `playerOf`
 * @param isSelf whether it is the one who recorded, of whom no command is said
 */
export function messageOfPlayer(player: Player, model: number, isSelf: boolean): Playerinfo {
  const [x, y, z] = player.origin;
  const [velocity1, velocity2, velocity3] = player.velocity;
  return {
    type: "playerinfo",
    player: player.number,
    origin: [coordinateOfWord(x!), coordinateOfWord(y!), coordinateOfWord(z!)],
    frame: player.frame,
    msec: isSelf ? undefined : player.msec,
    command: isSelf ? undefined : commandOfPlayer(player),
    velocity1: unlessZero(signedWord(velocity1!)),
    velocity2: unlessZero(signedWord(velocity2!)),
    velocity3: unlessZero(signedWord(velocity3!)),
    modelindex: player.model === model ? undefined : player.model,
    skinnum: unlessZero(player.skin),
    effects: unlessZero(player.effects),
    weaponframe: unlessZero(player.weaponframe),
    dead: (player.speedMask & IS_DEAD) !== 0,
    gib: false,
    nograv: false,
  };
}

/** His last command; nothing where nothing of it is known. Buttons are never written. */
function commandOfPlayer(player: Player): Usercmd | undefined {
  const { pitch, yaw, forwardmove, sidemove, upmove, impulse, commandMsec } = player;
  if ((pitch | yaw | forwardmove | sidemove | upmove | impulse | commandMsec) === 0)
    return undefined;
  return {
    angle1: unlessZero(angleOfWord(pitch)),
    angle2: unlessZero(angleOfWord(yaw)),
    forwardmove: unlessZero(signedWord(forwardmove)),
    sidemove: unlessZero(signedWord(sidemove)),
    upmove: unlessZero(signedWord(upmove)),
    impulse: unlessZero(impulse),
    msec: commandMsec,
  };
}

function unlessZero(value: number): number | undefined {
  return value === 0 ? undefined : value;
}
