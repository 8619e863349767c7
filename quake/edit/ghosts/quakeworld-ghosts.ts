import type { PacketentityState } from "../../../generated/quakeworld.ts";
import type { AnyContainer } from "../../../recording/index.ts";
import type { FrameBlock } from "../added/frame-block.ts";
import { QuakeworldFrames } from "../added/quakeworld-frames.ts";
import { Room } from "../added/room.ts";
import { anglesInSteps, inEighths } from "../added/steps.ts";
import type { Survey } from "../added/survey.ts";
import { type EditedBlock, EditError } from "../edit.ts";
import type { Family } from "../family/index.ts";
import type { GhostFrame } from "./ghost.ts";
import { Models } from "./models.ts";
import type { GhostNote } from "./notes.ts";
import type { GhostBlock, GhostWriter } from "./writer.ts";

/** Angles are of a byte in all versions. */
const ANGLE_STEPS = 256;

/** An entity's number has nine bits. */
const MOST_ENTITY = 511;

/** Puts ghosts into QuakeWorld's packets, with models that the level has. */
export class QuakeworldGhosts implements GhostWriter {
  /** The list of models comes after a level's first block. */
  readonly begins = "frame";
  readonly #frames = new QuakeworldFrames();
  readonly #models = new Models();
  readonly #survey: Survey;
  readonly #room: Room;
  /** By the runs' order: numbers in the present level. */
  #numbers: (number | undefined)[] = [];

  /** Throws EditError where it is asked how solid they look. */
  constructor(container: AnyContainer, family: Family, survey: Survey, alpha?: number) {
    if (alpha !== undefined)
      throw new EditError("QuakeWorld's protocol does not say how solid an entity looks");
    this.#survey = survey;
    this.#room = new Room(container, family);
  }

  get notes(): readonly GhostNote[] {
    return [...this.#models.notes, ...this.#room.large.notes];
  }

  write({ part, begins, frame, seen }: GhostBlock): EditedBlock {
    if (begins !== undefined) {
      this.#numbers = [];
      const needed = new Set(begins.frames.map(({ model }) => model));
      // None is added: what lists them has been sent.
      this.#models.begin(begins.level, begins.models, needed, 0);
    }
    const states = seen.flatMap((one, i) => (one === undefined ? [] : this.#state(one, i, frame!)));
    const edited = this.#frames.take(part, new Map(states.map((state) => [state.number, state])));
    return edited === part ? part : this.#room.changed(part, edited, []);
  }

  #state(seen: GhostFrame, i: number, { level, world }: FrameBlock): PacketentityState {
    const number = (this.#numbers[i] ??= this.#free(level));
    return {
      number,
      remove: false,
      modelindex: this.#models.numberOf(seen.model, level, world.level.models) & 0xff,
      frame: seen.frame & 0xff,
      colormap: 0,
      skin: seen.skin & 0xff,
      effects: 0,
      origin: inEighths(seen.origin),
      angles: anglesInSteps(seen.angles, ANGLE_STEPS),
      solid: false,
    };
  }

  #free(level: number): number {
    const taken = new Set(this.#numbers.filter((number) => number !== undefined));
    const number = this.#survey.unseen(level, MOST_ENTITY, taken);
    if (number !== undefined) return number;
    throw new EditError(`level ${level}: no number of an entity up to ${MOST_ENTITY} is free`);
  }
}
