import type { Output } from "../coder/output.ts";
import type { Symbols } from "../coder/symbols.ts";
import type { Entity } from "../state/entity.ts";
import type { Game } from "../state/game.ts";
import { type Player, playerNumbered } from "../state/player.ts";

/** The packet cannot be made, as of packets that were lost when Qizmo packed: an empty one takes its place. */
export class DroppedPacket extends Error {
  override readonly name = "DroppedPacket";
}

/** Of a frame no later number. */
export const MOST_PLAYERS = 32;

/** A packet that is being made, and what its messages are changes of. */
export class Context {
  readonly symbols: Symbols;
  readonly game: Game;
  readonly out: Output;
  readonly number: number;
  /** Those of the packet so far: the first is the one who recorded. */
  readonly players: Player[] = [];
  /** Number of the packet that it is a change of, where it is one. */
  before: number | undefined;
  /** What that packet showed. */
  playersBefore: readonly Player[] = [];
  entitiesBefore: readonly Entity[] = [];
  areEntitiesSaid = false;
  /** How many milliseconds are between the two. */
  elapsed = 0;
  /** What effects and sounds were of and where: the next is likely there, too. */
  entity = 0;
  place: readonly number[] = [0, 0, 0];
  /** The last players that messages of three sorts were about. */
  lastPlayer = 0xff;
  lastPing = 0xff;
  lastPacketLoss = 0xff;

  constructor(symbols: Symbols, game: Game, out: Output, number: number) {
    this.symbols = symbols;
    this.game = game;
    this.out = out;
    this.number = number;
  }

  /** Reads bytes of a row, and writes them as they are. */
  copy(row: number, count = 1): void {
    for (let i = 0; i < count; i++) this.out.byte(this.symbols.next(row));
  }

  /** Where an entity is of those given, or a player, who is entity 1 and so on. */
  playerPlace(players: readonly Player[], entity: number): readonly number[] | undefined {
    if (this.playersBefore.length === 0) return undefined;
    return playerNumbered(players, entity - 1)?.origin;
  }

  writePlace(place: readonly number[]): void {
    for (const word of place) this.out.word(word);
  }
}
