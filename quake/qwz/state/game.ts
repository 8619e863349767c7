import { infoOf } from "../../world/quakeworld/userinfo.ts";
import type { Names } from "../coder/tables.ts";
import { type Entity, newEntity } from "./entity.ts";
import { NameNumbers } from "./name-numbers.ts";
import { newPlayer, type Player } from "./player.ts";

/** That many packets and commands are remembered. */
const PACKETS = 32;
const COMMANDS = 64;

/** What a packet showed. */
interface Frame<T> {
  readonly packet: number;
  readonly shown: readonly T[];
}

/** Who plays, and what is there: what packets are changes of. */
export class Game {
  readonly models: NameNumbers;
  readonly sounds: NameNumbers;
  /** By player. */
  readonly names = new Map<number, string>();
  /** The one who recorded. */
  self = 0;
  playerModel = 0;
  /** Number of the last client command. */
  command = 0;
  readonly #commands = Array.from({ length: COMMANDS }, () => ({ number: 0, msec: 1 }));
  readonly #players: (Frame<Player> | undefined)[] = [];
  readonly #entities: (Frame<Entity> | undefined)[] = [];
  readonly #copied = new Map<number, ReadonlyMap<number, Entity>>();
  readonly #baselines = new Map<number, Entity>();
  #isSettled = false;

  constructor({ models, sounds }: Names) {
    this.models = new NameNumbers(models);
    this.sounds = new NameNumbers(sounds);
  }

  addCommand(msec: number): void {
    this.command = (this.command + 1) >>> 0;
    this.#commands[this.command % COMMANDS] = { number: this.command, msec };
  }

  /** How long a command lasted: the one in that place, if it is another one. */
  msec(command: number): number {
    return this.#commands[command % COMMANDS]!.msec;
  }

  isCommand(number: number): boolean {
    return this.#commands[number % COMMANDS]!.number === number;
  }

  setPlayers(packet: number, shown: readonly Player[]): void {
    this.#players[packet % PACKETS] = { packet, shown };
  }

  /** The players of a packet; nothing where it is forgotten, or did not come. */
  players(packet: number): readonly Player[] | undefined {
    const frame = this.#players[packet % PACKETS];
    return frame?.packet === packet ? frame.shown : undefined;
  }

  /** @param shown in the order of numbers */
  setEntities(packet: number, shown: readonly Entity[]): void {
    this.#entities[packet % PACKETS] = { packet, shown };
  }

  /** The entities of a packet, in the order of numbers; nothing where it is forgotten, or had none. */
  entities(packet: number): readonly Entity[] | undefined {
    const frame = this.#entities[packet % PACKETS];
    return frame?.packet === packet ? frame.shown : undefined;
  }

  /** Entities of a packet that was copied, by the low byte of its number. */
  copiedEntities(packet: number): ReadonlyMap<number, Entity> {
    return this.#copied.get(packet & 0xff) ?? new Map();
  }

  setCopiedEntities(packet: number, entities: ReadonlyMap<number, Entity>): void {
    this.#copied.set(packet & 0xff, entities);
  }

  baseline(entity: number): Entity {
    return this.#baselines.get(entity) ?? newEntity(entity);
  }

  setBaseline(entity: Entity): void {
    this.#baselines.set(entity.number, entity);
  }

  newSelf(): Player {
    return newPlayer(this.self, this.playerModel);
  }

  /** Knows a player's name by what his client told of him. */
  nameByInfo(player: number, info: string): void {
    const name = infoOf(info).get("name");
    if (name !== undefined) this.names.set(player, name);
  }

  addModels(start: number, names: readonly string[]): void {
    if (start === 0) this.#forgetEntities();
    const player = names.lastIndexOf("progs/player.mdl");
    if (player >= 0) this.playerModel = (start + player + 1) & 0xff;
    if (this.models.add(start, names)) this.#isSettled = false;
  }

  addSounds(start: number, names: readonly string[]): void {
    if (this.sounds.add(start, names)) this.#isSettled = false;
  }

  /** A level begins: its names are known. */
  settleNamesOnce(): void {
    if (!this.#isSettled) this.settleNames();
  }

  settleNames(): void {
    if (this.models.parts === 0 && this.sounds.parts === 0) return;
    this.sounds.settle();
    // Qizmo does not begin to count anew between the two.
    this.models.settle(this.sounds.parts);
    this.#isSettled = true;
  }

  #forgetEntities(): void {
    this.#baselines.clear();
    this.#copied.clear();
    this.#entities.length = 0;
  }
}
