import { type Clientdata, codecs, type Message, table } from "../../../generated/netquake.ts";
import type { AnyContainer } from "../../../recording/formats/formats.ts";
import type { Run } from "../../../recording/decode/runs.ts";
import { isOf } from "../resolved/versioned.ts";

/*
 * Every hit is given with what it takes of health and armour, and the status line that follows shows both: so what does
 * not fit can be seen, such as a player whom nothing hurts (DEM §3.4). What is compared is what LMPC compares, so that
 * its texts and `info` have the same to say: docs/lmpc-text.md has the rules.
 */

/** A number of the status line, from which hits take some. */
export class Tally {
  readonly #wraps: number;
  #known: number;
  #taken = 0;

  /**
   * @param known the number before it is shown for the first time
   * @param wraps the number is given up to multiples of this
   */
  constructor(known: number, wraps = Infinity) {
    this.#known = known;
    this.#wraps = wraps;
  }

  /** Takes a hit. Of several before the number is shown, the last one counts. */
  hit(taken: number): void {
    this.#taken = taken;
  }

  /** Takes what the status line shows. Gives what it was to be, where a hit took some and it is another number. */
  show(value: number): number | undefined {
    const [expected, isHit] = [this.#known - this.#taken, this.#taken !== 0];
    this.#known = value;
    this.#taken = 0;
    return isHit && (expected - value) % this.#wraps !== 0 ? expected : undefined;
  }
}

/** Armour is given in a byte; of more, a dialect tells the rest elsewhere. */
const BYTE = 256;

/** What the status line shows of a player, as it is to be by his hits. */
export class Tallies {
  /** What LMPC begins with, as a player does. */
  readonly health = new Tally(100);
  readonly armor = new Tally(0, BYTE);
}

/** A number of a status line that is not what the hits before it leave. */
export interface UnexpectedNumber {
  /** The index of its block. */
  readonly block: number;
  readonly of: "health" | "armor";
  readonly expected: number;
  readonly value: number;
}

/** What the hits of a recording and its status lines say of each other. */
export interface HitsReport {
  /** How often the player who recorded was hit. */
  readonly hits: number;
  /** How many blocks have a number that is not what the hits before it leave. */
  readonly blocks: number;
  /** In how many of these he was invulnerable, as the pentagram makes him. */
  readonly invulnerable: number;
  readonly first: UnexpectedNumber | undefined;
}

/** Counts hits as the messages of a recording pass. */
export class Hits {
  readonly #tallies = new Tallies();
  #hits = 0;
  #blocks = 0;
  #invulnerable = 0;
  #first: UnexpectedNumber | undefined;
  #last = -1;
  #isInvulnerable = false;
  #was = false;

  /** Nothing where the protocol shows no status line after each hit: QuakeWorld's comes by another way, or not at all. */
  static of(container: AnyContainer): Hits | undefined {
    return container.table.carries[0]!.protocol === table.name ? new Hits() : undefined;
  }

  /**
   * Takes messages of a block, if they are of the protocol.
   *
   * @param block the index of the block that has them
   */
  see(run: Run, block: number): void {
    if (isOf(codecs, run)) for (const message of run.messages) this.#see(message, block);
  }

  #see(message: Message, block: number): void {
    switch (message.type) {
      case "damage":
        this.#hits++;
        this.#tallies.health.hit(message.blood);
        return this.#tallies.armor.hit(message.armor);
      case "clientdata":
        return this.#status(message, block);
    }
  }

  #status({ items, health, armor, armor2 = 0 }: Clientdata, block: number): void {
    const { health: life, armor: armour } = this.#tallies;
    this.#was = this.#isInvulnerable;
    this.#isInvulnerable = ((items ?? 0) & IT_INVULNERABILITY) !== 0;
    this.#unexpected(block, "health", life.show(health), health);
    if (armor === undefined) return;
    const whole = armor + armor2 * BYTE;
    this.#unexpected(block, "armor", armour.show(whole), whole);
  }

  #unexpected(
    block: number,
    of: "health" | "armor",
    expected: number | undefined,
    value: number,
  ): void {
    if (expected === undefined) return;
    this.#first ??= { block, of, expected, value };
    if (this.#last === block) return;
    this.#last = block;
    this.#blocks++;
    if (this.#was || this.#isInvulnerable) this.#invulnerable++;
  }

  get report(): HitsReport {
    const [blocks, invulnerable] = [this.#blocks, this.#invulnerable];
    return { hits: this.#hits, blocks, invulnerable, first: this.#first };
  }
}

/** Quake's bit for it. */
const IT_INVULNERABILITY = 1 << 20;
