import {
  codecs,
  type Message,
  type Playerstate,
  type PlayerstateState,
  type States,
  table,
  type Updatestat,
  type Updatestatlong,
} from "../../../generated/quakeworld.ts";
import { type MvdBlock, TARGET } from "../../../generated/mvd.ts";
import { codecsOfFlavor } from "../../../runtime/codec.ts";
import type { RecordedBlock } from "../../../recording/index.ts";
import type { World } from "../../world/index.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import { withVersions } from "../../world/resolved/versioned.ts";
import type { EditedBlock } from "../edit.ts";
import { type Gap, NO_BYTES } from "./gap.ts";
import { QuakeworldDeltas } from "./quakeworld-deltas.ts";

const KIND = table.flavors!.findIndex(({ name }) => name === "mvd");

/** What sets one of a player's figures. */
type Figure = Updatestat | Updatestatlong;

/**
 * Tells before what is kept how everything was when it was cut: each moment differs from the one before it in the
 * file, so that all that is kept may stay as it is.
 */
export class MultiViewGap implements Gap {
  readonly #withVersions = withVersions<Message>(codecsOfFlavor(codecs, KIND));
  readonly #states = resolversOf<States>(table)("playerstate");
  readonly #deltas = new QuakeworldDeltas();
  readonly #players = new Map<number, PlayerstateState>();
  /** What is sent to one player alone lasts for him, by what it sets. */
  readonly #figures = new Map<number, Map<number, Figure>>();
  #world: World | undefined;
  #version = 0;

  pass(part: RecordedBlock, worlds: readonly World[]): void {
    // A block shows one at most.
    const [world = this.#world] = worlds;
    this.#world = world;
    const block = part.block as MvdBlock;
    for (const [message, version] of this.#withVersions(part)) {
      this.#version = version;
      this.#deltas.learn(message, version);
      this.#learn(message, version, block);
    }
  }

  keep(part: RecordedBlock, worlds: readonly World[]): EditedBlock {
    this.pass(part, worlds);
    return part;
  }

  bridge(leadIn: readonly EditedBlock[], lasting: readonly EditedBlock[]): EditedBlock[] {
    const figures = [...this.#figures].map(([player, own]) =>
      this.#block({ target: TARGET.DEM_STATS, player }, [...own.values()]),
    );
    const world = this.#world;
    const now = world === undefined ? [] : [this.#block(forAll(), this.#moment(world))];
    return [...leadIn, ...lasting, ...figures, ...now];
  }

  start(_first: RecordedBlock): EditedBlock[] {
    return [];
  }

  #learn(message: Message, version: number, { target, player }: MvdBlock): void {
    switch (message.type) {
      case "serverdata":
        this.#players.clear();
        this.#figures.clear();
        this.#world = undefined;
        return;
      case "playerstate": {
        const previous = this.#players.get(message.player);
        this.#players.set(message.player, this.#states.resolve(version, message, { previous }));
        return;
      }
      case "updatestat":
      case "updatestatlong":
        if (!isForSome(target)) return;
        this.#figuresOf(player).delete(message.index);
        this.#figuresOf(player).set(message.index, message);
        return;
    }
  }

  #figuresOf(player: number): Map<number, Figure> {
    let figures = this.#figures.get(player);
    if (figures === undefined) this.#figures.set(player, (figures = new Map()));
    return figures;
  }

  /** All players and entities as they were last. */
  #moment(world: World): Message[] {
    const players = [...this.#players.values()].map((state): Playerstate => ({
      type: "playerstate",
      ...this.#states.differ(this.#version, state, {}),
    }));
    // Where the recording itself does not know them, what differs from them stays as unknown.
    return world.complete ? [...players, this.#deltas.whole(world, this.#version)] : players;
  }

  #block(whom: Whom, messages: Message[]): EditedBlock {
    const block: MvdBlock = { type: "block", delta: 0, ...whom, messages: NO_BYTES };
    return { kind: "block", block, messages, version: this.#version, undecoded: undefined };
  }
}

/** Whom a block is for. */
interface Whom {
  readonly target: typeof TARGET.DEM_STATS | typeof TARGET.DEM_ALL;
  readonly player: number;
}

/** A block that is for everybody. */
export function forAll(): Whom & { readonly target: typeof TARGET.DEM_ALL } {
  return { target: TARGET.DEM_ALL, player: 0 };
}

/** Whether what a block tells is for some players alone. */
export function isForSome(target: number): boolean {
  return (
    target === TARGET.DEM_STATS || target === TARGET.DEM_SINGLE || target === TARGET.DEM_MULTIPLE
  );
}
