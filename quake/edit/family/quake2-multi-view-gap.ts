import {
  codecs,
  type Entity,
  type Message,
  type Player,
  type PlayerState,
  type Serverdata,
  type States,
  table,
} from "../../../generated/quake2_mvd.ts";
import type { Mvd2Block } from "../../../generated/mvd2.ts";
import type { RecordedBlock } from "../../../recording/index.ts";
import type { World } from "../../world/index.ts";
import {
  type KnownEntity,
  type KnownPlayer,
  MultiViewMoment,
  placeOf,
} from "../../world/quake2/multi-view-moment.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import { withVersions } from "../../world/resolved/versioned.ts";
import type { EditedBlock } from "../edit.ts";
import { NO_BYTES, PlainGap } from "./gap.ts";

const resolver = resolversOf<States>(table);

type Moment = Pick<Serverdata, "portals" | "players" | "entities">;

/** An entity that had the place of a player who moves as he likes no more, or that is gone. */
interface Left {
  readonly slot: number;
  readonly player: KnownPlayer;
  readonly entity: KnownEntity;
  /** The player's state that its place was taken from. */
  readonly placed: PlayerState;
}

/**
 * Makes a level's beginning of how everything was when it was cut: its message has the whole configuration, and a
 * moment. Each player and each entity differs from what the file reported of it last, also of one that is gone; so all
 * of them are written whole, and all that is kept may stay as it is.
 */
export class Quake2MultiViewGap extends PlainGap {
  readonly #withVersions = withVersions<Message>(codecs);
  readonly #playerDeltas = resolver("player");
  readonly #entityDeltas = resolver("entity");
  readonly #moment = new MultiViewMoment();
  readonly #configuration = new Map<number, string>();
  #level: Serverdata | undefined;
  #portals: Uint8Array = NO_BYTES;
  #version = 0;

  override pass(part: RecordedBlock, _worlds: readonly World[]): void {
    this.#moment.settle();
    for (const [message, version] of this.#withVersions(part)) {
      this.#version = version;
      this.#learn(message);
    }
  }

  override keep(part: RecordedBlock, worlds: readonly World[]): EditedBlock {
    this.pass(part, worlds);
    return part;
  }

  override bridge(leadIn: readonly EditedBlock[], lasting: readonly EditedBlock[]): EditedBlock[] {
    if (this.#level === undefined) return [...leadIn, ...lasting];
    const configurations = [...this.#configuration].map(([index, string]) => ({ index, string }));
    const left = this.#left();
    const messages: Message[] = [{ ...this.#level, configurations, ...this.#whole(left) }];
    if (left.length > 0) messages.push({ type: "frame", ...this.#leaving(left) });
    const block: Mvd2Block = { type: "block", messages: NO_BYTES };
    const version = this.#version;
    return [{ kind: "block", block, messages, version, undecoded: undefined }];
  }

  #learn(message: Message): void {
    switch (message.type) {
      case "serverdata":
        this.#level = message;
        this.#portals = message.portals;
        this.#configuration.clear();
        for (const { index, string } of message.configurations)
          this.#configuration.set(index, string);
        return this.#moment.begin(message, this.#version);
      case "configstring":
        this.#configuration.set(message.index, message.string);
        return;
      case "frame":
        this.#portals = message.portals;
        return this.#moment.see(message, this.#version);
    }
  }

  /**
   * The entities whose place is that of a player, though not of how he is now: no angle of an entity is as fine as
   * his. So he must be given as he was, and then as he is.
   */
  #left(): Left[] {
    return [...this.#moment.entities].flatMap(([number, entity]): Left[] => {
      const slot = number - 1;
      const { placed } = entity;
      if (placed === undefined || this.#moment.isPlaced(slot)) return [];
      return [{ slot, player: this.#moment.players.get(slot)!, entity, placed }];
    });
  }

  /** All players and entities as they were last, those too that are gone. */
  #whole(left: readonly Left[]): Moment {
    const before = new Map(left.map((one) => [one.slot, one]));
    const players = [...this.#moment.players].map(([number, { state, stats, isThere }]): Player => {
      const placed = before.get(number)?.placed;
      const delta = this.#playerDeltas.differ(this.#version, placed ?? state, {});
      const figures = Object.keys(stats).length > 0 ? { stats } : undefined;
      return { ...delta, number, figures, removed: placed === undefined && !isThere };
    });
    const entities = [...this.#moment.entities].map(([number, { state, isGone }]): Entity => {
      const isLeft = before.has(number - 1);
      // Its place is its player's.
      const own = isLeft || this.#moment.isPlaced(number - 1) ? { ...state, ...NOWHERE } : state;
      const delta = this.#entityDeltas.differ(this.#version, own, {});
      return { ...delta, number, remove: !isLeft && isGone };
    });
    return { portals: this.#portals, players: sorted(players), entities: sorted(entities) };
  }

  /** Players as they are now, and the entities that keep the places that they had. */
  #leaving(left: readonly Left[]): Moment {
    const players = left.map(({ slot: number, player, placed }): Player => {
      const delta = this.#playerDeltas.differ(this.#version, player.state, { previous: placed });
      return { ...delta, number, removed: !player.isThere };
    });
    const entities = left.map(({ slot, entity: { state, isGone }, placed }): Entity => {
      const previous = { ...state, ...placeOf(placed) };
      const delta = this.#entityDeltas.differ(this.#version, state, { previous });
      return { ...delta, number: slot + 1, remove: isGone };
    });
    return { portals: this.#portals, players: sorted(players), entities: sorted(entities) };
  }
}

const NOWHERE = { origin: [0, 0, 0], angles: [0, 0, 0] };

function sorted<T extends { number: number }>(all: readonly T[]): T[] {
  return all.toSorted((a, b) => a.number - b.number);
}
