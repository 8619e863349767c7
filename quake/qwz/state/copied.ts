import { codecs, type Message, type Packetentity } from "../../../generated/quakeworld.ts";
import { followBlock, newSession } from "../../../recording/index.ts";
import type { Entity } from "./entity.ts";
import { baselineOf, changedEntity } from "./entity-message.ts";
import type { Game } from "./game.ts";
import type { Player } from "./player.ts";
import { playerOf } from "./player-message.ts";

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
      const known = entities.get(number) ?? this.#game.baseline(number);
      if (change.remove) entities.delete(number);
      else entities.set(number, changedEntity(known, change));
    }
    return entities;
  }
}
