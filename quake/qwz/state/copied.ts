import {
  codecs,
  type Message,
  type Packetentity,
  type Playerinfo,
  type Spawnbaseline,
  type Usercmd,
} from "../../../generated/quakeworld.ts";
import { followBlock, newSession } from "../../../recording/index.ts";
import { copyOfEntity, type Entity, newEntity, restingEntity } from "./entity.ts";
import type { Game } from "./game.ts";
import { newPlayer, type Player } from "./player.ts";

/** Number and acknowledgement. */
const HEADER = 8;
/** The number of a packet that is outside of a connection. */
const OUTSIDE = 0xffffffff;

/** Learns from packets that Qizmo copied as they were what it changes in those that follow. */
export class CopiedPackets {
  readonly #game: Game;
  readonly #session = newSession<Message>(codecs, undefined, true);

  constructor(game: Game) {
    this.#game = game;
  }

  /**
   * Reads a packet. Messages after one that is not understood are as if they were not there.
   *
   * @returns its number; nothing where it is none of the connection's
   */
  read(packet: Uint8Array): number | undefined {
    if (packet.length < HEADER) return undefined;
    const view = new DataView(packet.buffer, packet.byteOffset, packet.length);
    const number = view.getUint32(0, true);
    if (number === OUTSIDE) return undefined;
    const { messages } = followBlock(this.#session, packet.slice(HEADER));
    const shown = new Shown(this.#game);
    for (const message of messages) {
      if (message.type === "bad") break;
      shown.add(message);
    }
    shown.keep(number);
    return number;
  }
}

/** What a packet shows. */
class Shown {
  readonly #game: Game;
  readonly #players: Player[] = [];
  #entities: ReadonlyMap<number, Entity> | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  add(message: Message): void {
    const game = this.#game;
    switch (message.type) {
      case "serverdata":
        game.self = message.player ?? 0;
        return;
      case "modellist":
        return game.addModels(message.start ?? 0, message.models);
      case "soundlist":
        return game.addSounds(message.start ?? 0, message.sounds);
      case "stufftext":
        if (/^cmd (?:pre)?spawn/.test(message.text)) game.settleNamesOnce();
        return;
      case "updateuserinfo":
        return game.nameByInfo(message.player, message.userinfo);
      case "setinfo":
        if (message.key === "name") game.names.set(message.player, message.value);
        return;
      case "spawnbaseline":
        return game.setBaseline(baselineOf(message));
      case "playerinfo":
        this.#players.push(playerOf(message, game.playerModel));
        return;
      case "packetentities":
        this.#entities = this.#changed(message.entities, new Map());
        return;
      case "deltapacketentities":
        this.#entities = this.#changed(message.entities, game.copiedEntities(message.from));
        return;
    }
  }

  /** The packet is over: what it showed is what others are changes of. */
  keep(number: number): void {
    const game = this.#game;
    // Changes count client commands: the server acknowledges each with a packet of its number.
    const isNumbered = this.#players.length > 0 && game.command !== 0;
    const packet = isNumbered ? (game.command + 1) >>> 0 : number;
    if (this.#entities !== undefined) {
      const byNumber = [...this.#entities.values()].toSorted((a, b) => a.number - b.number);
      game.setCopiedEntities(number, this.#entities);
      game.setEntities(packet, byNumber);
    }
    game.setPlayers(packet, this.#players);
  }

  #changed(
    changes: readonly Packetentity[],
    before: ReadonlyMap<number, Entity>,
  ): ReadonlyMap<number, Entity> {
    const entities = new Map(before);
    for (const change of changes) {
      const { number } = change;
      if (change.remove) entities.delete(number);
      else
        entities.set(number, changed(entities.get(number) ?? this.#game.baseline(number), change));
    }
    return entities;
  }
}

function changed(before: Entity, change: Packetentity): Entity {
  const entity = restingEntity(before);
  entity.mask = change.flags ?? 0;
  entity.model = change.modelindex ?? entity.model;
  entity.frame = change.frame ?? entity.frame;
  entity.colormap = change.colormap ?? entity.colormap;
  entity.skin = change.skin ?? entity.skin;
  entity.effects = change.effects ?? entity.effects;
  const { origin1, origin2, origin3, angle1, angle2, angle3 } = change;
  for (const [i, value] of [origin1, origin2, origin3].entries())
    if (value !== undefined) entity.origin[i] = coordinate(value);
  for (const [i, value] of [angle1, angle2, angle3].entries())
    if (value !== undefined) entity.angles[i] = angle(value);
  return entity;
}

function baselineOf({ entity: number, ...message }: Spawnbaseline): Entity {
  const entity = copyOfEntity(newEntity(number & 0xffff));
  entity.model = message.modelindex;
  entity.frame = message.frame;
  entity.colormap = message.colormap;
  entity.skin = message.skin;
  for (let i = 0; i < 3; i++) {
    entity.origin[i] = coordinate(message.origin[i]!);
    entity.angles[i] = angle(message.angles[i]!);
  }
  return entity;
}

function playerOf(message: Playerinfo, model: number): Player {
  const { velocity1 = 0, velocity2 = 0, velocity3 = 0 } = message;
  const command: Usercmd = message.command ?? {};
  const player = newPlayer(message.player, message.modelindex ?? model);
  for (const [i, value] of message.origin.entries()) player.origin[i] = coordinate(value);
  for (const [i, value] of [velocity1, velocity2, velocity3].entries())
    player.velocity[i] = value & 0xffff;
  player.frame = message.frame;
  player.msec = message.msec ?? 0;
  player.pitch = angle16(command.angle1 ?? 0);
  player.yaw = angle16(command.angle2 ?? 0);
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

/** As a word of eighths. */
function coordinate(value: number): number {
  return Math.round(value * 8) & 0xffff;
}

/** As a byte of 256ths of a turn. */
function angle(value: number): number {
  return Math.round((value * 256) / 360) & 0xff;
}

function angle16(value: number): number {
  return Math.round((value * 65536) / 360) & 0xffff;
}
