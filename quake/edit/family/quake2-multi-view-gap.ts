import {
  codecs,
  type Entity,
  type EntityState,
  type Frame,
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
import { resolversOf } from "../../world/resolved/resolve.ts";
import { withVersions } from "../../world/resolved/versioned.ts";
import type { EditedBlock } from "../edit.ts";
import { NO_BYTES, PlainGap } from "./family.ts";

const resolver = resolversOf<States>(table);

/** What was told of a player by now. */
interface KnownPlayer {
  readonly state: PlayerState;
  readonly stats: Readonly<Record<number, number>>;
  readonly removed: boolean;
}

interface KnownEntity {
  readonly state: EntityState;
  readonly remove: boolean;
}

/**
 * Makes a level's beginning of how everything was when it was cut: its message has the whole configuration, and a
 * moment. Each player and each entity differs from what the file told of it last, also of one that is gone; so what is
 * told of all of them, and all that is kept may stay as it is.
 */
export class Quake2MultiViewGap extends PlainGap {
  readonly #withVersions = withVersions<Message>(codecs);
  readonly #playerDeltas = resolver("player");
  readonly #entityDeltas = resolver("entity");
  readonly #players = new Map<number, KnownPlayer>();
  readonly #entities = new Map<number, KnownEntity>();
  readonly #configuration = new Map<number, string>();
  #level: Serverdata | undefined;
  #portals: Uint8Array = NO_BYTES;
  #version = 0;

  override pass(part: RecordedBlock, _worlds: readonly World[]): void {
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
    const message: Message = { ...this.#level, configurations, ...this.#moment() };
    const block: Mvd2Block = { type: "block", messages: NO_BYTES };
    const version = this.#version;
    return [{ kind: "block", block, messages: [message], version, undecoded: undefined }];
  }

  #learn(message: Message): void {
    switch (message.type) {
      case "serverdata":
        this.#level = message;
        this.#players.clear();
        this.#entities.clear();
        this.#configuration.clear();
        for (const { index, string } of message.configurations)
          this.#configuration.set(index, string);
        return this.#see(message);
      case "configstring":
        this.#configuration.set(message.index, message.string);
        return;
      case "frame":
        return this.#see(message);
    }
  }

  #see({ portals, players, entities }: Frame | Serverdata): void {
    this.#portals = portals;
    for (const delta of players) this.#player(delta);
    // What happened to an entity, happened in one frame.
    for (const [number, { state, remove }] of this.#entities)
      if (state.event !== 0) this.#entities.set(number, { state: { ...state, event: 0 }, remove });
    for (const delta of entities) this.#entity(delta);
  }

  #player(delta: Player): void {
    const known = this.#players.get(delta.number);
    const previous = known?.state;
    const state = this.#playerDeltas.resolve(this.#version, delta, { previous });
    // Of what comes in parts, those that are not told stay.
    const parts = {
      ...(delta.colours && { colours: added(previous?.colours, delta.colours) }),
      ...(delta.fog && { fog: { ...previous?.fog, ...delta.fog } }),
    };
    const stats = { ...known?.stats, ...delta.figures?.stats };
    this.#players.set(delta.number, {
      state: { ...state, ...parts },
      stats,
      removed: delta.removed,
    });
  }

  #entity(delta: Entity): void {
    const previous = this.#entities.get(delta.number)?.state;
    const state = this.#entityDeltas.resolve(this.#version, delta, { previous });
    this.#entities.set(delta.number, { state, remove: delta.remove });
  }

  /** All players and entities as they were last, those too that are gone. */
  #moment(): Pick<Serverdata, "portals" | "players" | "entities"> {
    const players = [...this.#players].map(([number, { state, stats, removed }]): Player => {
      const delta = this.#playerDeltas.differ(this.#version, state, {});
      const figures = Object.keys(stats).length > 0 ? { stats } : undefined;
      return { ...delta, number, figures, removed };
    });
    const entities = [...this.#entities].map(([number, { state, remove }]): Entity => {
      return { ...this.#entityDeltas.differ(this.#version, state, {}), number, remove };
    });
    const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number;
    return {
      portals: this.#portals,
      players: players.toSorted(byNumber),
      entities: entities.toSorted(byNumber),
    };
  }
}

/** Colours with those that changed. */
function added(before: Player["colours"], now: NonNullable<Player["colours"]>) {
  return { values: { ...before?.values, ...now.values } };
}
