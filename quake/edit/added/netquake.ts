import type { Message, Updateentity } from "../../../generated/netquake.ts";
import type { AnyContainer, RecordedBlock } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Vector } from "../../world/index.ts";
import { someMessage } from "../changed-block.ts";
import { type EditedBlock, EditError } from "../edit.ts";
import type { Family } from "../family/index.ts";
import type { BlockCount } from "./block-count.ts";
import type { FrameBlock } from "./frame-block.ts";
import { Room } from "./room.ts";
import { inSteps } from "./steps.ts";
import type { Survey } from "./survey.ts";

/** Entities have numbers up to this in id's engine (MAX_EDICTS is 600). Others take them, too. */
const MOST_ENTITY = 599;

/** Angles that all versions can say are of a byte. */
const ANGLE_STEPS = 256;

const UPDATE = "updateentity" satisfies Message["type"];

/** Puts entities into NetQuake's frames that are not in the recording. */
export class NetquakeAddition {
  readonly #survey: Survey;
  readonly #room: Room;

  constructor(container: AnyContainer, family: Family, survey: Survey) {
    this.#survey = survey;
    this.#room = new Room(container, family);
  }

  /** Blocks that are larger than id's engine reads. */
  get large(): BlockCount {
    return this.#room.large;
  }

  /**
   * A number that no entity of the level has. Throws EditError where there is none, or entities come otherwise.
   *
   * @param taken numbers that are not free, either
   */
  free({ part, world, level }: FrameBlock, taken?: ReadonlySet<number>): number {
    if (!someMessage(part, ({ type }) => type === UPDATE) && world.entities.size > 0)
      throw new EditError(IN_LISTS);
    const free = this.#survey.free(level, MOST_ENTITY, taken);
    if (free !== undefined) return free;
    throw new EditError(`level ${level}: no number of an entity up to ${MOST_ENTITY} is free`);
  }

  /** A block with more messages after its own. Throws EditError where the protocol cannot say them. */
  withAfter(part: RecordedBlock, edited: EditedBlock, added: readonly AnyMessage[]): EditedBlock {
    return this.#room.withAfter(part, edited, added);
  }
}

/** Why no entity can be put into a recording of NetQuake. */
export const IN_LISTS =
  "the recording's protocol tells entities in lists, of DarkPlaces or FTE: others can be put into those of protocols 15, 666, 999 and their like";

/** How an entity is that was added. */
interface Added {
  readonly number: number;
  readonly origin: Vector;
  readonly angles: Vector;
  /** An index into the level's models. */
  readonly model: number;
  /** Its place is new, and nothing moves there from where it was. */
  readonly isCut: boolean;
  readonly others?: Partial<Updateentity>;
}

/** The message of an entity that has no baseline. */
export function entityUpdate(added: Added): Updateentity {
  const { number, origin, angles, model, isCut, others } = added;
  return {
    type: UPDATE,
    entity: number,
    modelindex: model & 0xff,
    // Only versions that have this member have more than 256 models.
    ...(model > 0xff && { model2: model >> 8 }),
    origin1: origin[0],
    origin2: origin[1],
    origin3: origin[2],
    angle1: inSteps(angles[0], ANGLE_STEPS),
    angle2: inSteps(angles[1], ANGLE_STEPS),
    angle3: inSteps(angles[2], ANGLE_STEPS),
    nolerp: isCut,
    ...others,
  };
}
