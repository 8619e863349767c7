/** The bit of `speedMask` that he is dead. */
export const IS_DEAD = 0x80;

/**
 * A player in a packet, as the next one differs from him. Words have 16 bits and wrap; their signs count where they are
 * predicted from.
 */
export interface Player {
  /** His number, from 0 on. */
  readonly number: number;
  /** Which bytes changed last: of the origin, of view and moves, of looks, of the velocity. */
  originMask: number;
  viewMask: number;
  lookMask: number;
  speedMask: number;
  readonly origin: number[];
  frame: number;
  yaw: number;
  pitch: number;
  upmove: number;
  forwardmove: number;
  sidemove: number;
  buttons: number;
  impulse: number;
  /** How long his last command lasted. */
  commandMsec: number;
  model: number;
  skin: number;
  effects: number;
  readonly velocity: number[];
  weaponframe: number;
  /** By how much yaw and pitch go on, and the velocity. */
  yawGain: number;
  pitchGain: number;
  readonly velocityGain: number[];
  /** How long ago his last command was. */
  msec: number;
}

/** A player of whom nothing is known but his model. */
export function newPlayer(number: number, model: number): Player {
  return {
    number,
    originMask: 0,
    viewMask: 0,
    lookMask: 0,
    speedMask: 0,
    origin: [0, 0, 0],
    frame: 0,
    yaw: 0,
    pitch: 0,
    upmove: 0,
    forwardmove: 0,
    sidemove: 0,
    buttons: 0,
    impulse: 0,
    commandMsec: 0,
    model,
    skin: 0,
    effects: 0,
    velocity: [0, 0, 0],
    weaponframe: 0,
    yawGain: 0,
    pitchGain: 0,
    velocityGain: [0, 0, 0],
    msec: 0,
  };
}

/** Member by member: half of the time goes into it otherwise. */
export function copyOfPlayer(player: Player): Player {
  return {
    number: player.number,
    originMask: player.originMask,
    viewMask: player.viewMask,
    lookMask: player.lookMask,
    speedMask: player.speedMask,
    origin: player.origin.slice(),
    frame: player.frame,
    yaw: player.yaw,
    pitch: player.pitch,
    upmove: player.upmove,
    forwardmove: player.forwardmove,
    sidemove: player.sidemove,
    buttons: player.buttons,
    impulse: player.impulse,
    commandMsec: player.commandMsec,
    model: player.model,
    skin: player.skin,
    effects: player.effects,
    velocity: player.velocity.slice(),
    weaponframe: player.weaponframe,
    yawGain: player.yawGain,
    pitchGain: player.pitchGain,
    velocityGain: player.velocityGain.slice(),
    msec: player.msec,
  };
}

export function playerNumbered(players: readonly Player[], number: number): Player | undefined {
  return players.find((player) => player.number === number);
}
