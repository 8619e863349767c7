import type { Configstring, PacketentityState } from "../../../generated/quake2.ts";
import type { AnyContainer, RecordedBlock } from "../../../recording/index.ts";
import { configurationOf } from "../../world/quake2/configuration.ts";
import type { FrameBlock } from "../added/frame-block.ts";
import { Quake2Frames } from "../added/quake2-frames.ts";
import { Room } from "../added/room.ts";
import { anglesInSteps, inEighths } from "../added/steps.ts";
import type { Survey } from "../added/survey.ts";
import { type EditedBlock, EditError } from "../edit.ts";
import type { Family } from "../family/index.ts";
import type { GhostFrame } from "./ghost.ts";
import type { GhostNote } from "./notes.ts";
import { isJump } from "./place.ts";
import type { GhostBlock, GhostWriter } from "./writer.ts";

/** Entities have numbers below MAX_EDICTS. */
const MOST_ENTITY = 1023;

/** Angles are of a byte in all versions. */
const ANGLE_STEPS = 256;

/** Players have numbers below MAX_CLIENTS. */
const MOST_PLAYER = 255;

/** The model of whoever is a player: which it is says the configuration, by the skin's lower byte. */
const PLAYER = 255;

/** A ghost in the present level. */
interface Present {
  readonly number: number;
  /** The number that he has as a player. */
  readonly slot: number;
  /** What the configuration has of him. */
  look?: string;
  /** As he was in the frame before. */
  last: PacketentityState | undefined;
}

/** Puts ghosts into Quake II's frames, each with a player's number that nobody has, which tells his model and skin. */
export class Quake2Ghosts implements GhostWriter {
  /** The configuration, which comes after a level's first block, names the map. */
  readonly begins = "frame";
  readonly #frames = new Quake2Frames();
  readonly #survey: Survey;
  readonly #room: Room;
  #present: (Present | undefined)[] = [];

  /** Throws EditError where it is asked how solid they look: frames do not say it. */
  constructor(container: AnyContainer, family: Family, survey: Survey, alpha?: number) {
    if (alpha !== undefined)
      throw new EditError("Quake II's protocols do not say how solid an entity looks");
    this.#survey = survey;
    this.#room = new Room(container, family);
  }

  get notes(): readonly GhostNote[] {
    return this.#room.large.notes;
  }

  write({ part, begins, frame, seen }: GhostBlock): EditedBlock {
    if (begins !== undefined) this.#present = [];
    const added = new Map<number, PacketentityState>();
    const looks: Configstring[] = [];
    for (const [i, one] of seen.entries()) {
      const state = this.#stateOf(one, i, frame!);
      if (state === undefined) continue;
      added.set(state.number, state);
      looks.push(...this.#lookOf(one!, i, part));
    }
    const edited = this.#frames.take(part, { added });
    return edited === part ? part : this.#room.changed(part, edited, looks);
  }

  #stateOf(
    seen: GhostFrame | undefined,
    i: number,
    frame: FrameBlock,
  ): PacketentityState | undefined {
    const before = this.#present[i];
    // Who was torn to pieces has another model.
    if (seen?.state?.modelindex !== PLAYER) {
      if (before !== undefined) before.last = undefined;
      return undefined;
    }
    const present = (this.#present[i] ??= this.#free(i, frame));
    const { state, angles } = seen;
    const origin = inEighths(seen.origin);
    const { last } = present;
    present.last = {
      ...state,
      number: present.number,
      modelindex: PLAYER,
      // Weapons and flags have numbers of the run's own level.
      modelindex2: state.modelindex2 === PLAYER ? PLAYER : 0,
      modelindex3: 0,
      modelindex4: 0,
      skin: present.slot,
      origin,
      oldorigin: last?.origin === undefined || isJump(last.origin, origin) ? origin : last.origin,
      angles: anglesInSteps(angles, ANGLE_STEPS),
      event: 0,
      sound: 0,
    };
    return present.last;
  }

  /** Says how he looks, where that has not been said. */
  #lookOf({ model }: GhostFrame, i: number, { version }: RecordedBlock): Configstring[] {
    const present = this.#present[i]!;
    if (present.look === model) return [];
    present.look = model;
    const index = configurationOf(version).players + present.slot;
    // Without a name he is not on the scoreboard.
    return [{ type: "configstring", index, string: `\\${model}` }];
  }

  #free(i: number, { level, world }: FrameBlock): Present {
    const others = this.#present.filter((one) => one !== undefined);
    const number = this.#survey.free(level, MOST_ENTITY, new Set(others.map((one) => one.number)));
    let slot = MOST_PLAYER - i;
    while (slot >= 0 && (world.scoreboard.has(slot) || others.some((one) => one.slot === slot)))
      slot--;
    if (number === undefined || slot < 0)
      throw new EditError(`level ${level}: no number of an entity or a player is free`);
    return { number, slot, last: undefined };
  }
}
