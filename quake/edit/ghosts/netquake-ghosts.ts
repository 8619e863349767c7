import type { AnyContainer, RecordedBlock } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Vector } from "../../world/index.ts";
import type { FrameBlock } from "../added/frame-block.ts";
import { entityUpdate, NetquakeAddition } from "../added/netquake.ts";
import type { Survey } from "../added/survey.ts";
import { ChangedBlock } from "../changed-block.ts";
import { type EditedBlock, EditError } from "../edit.ts";
import type { Family } from "../family/index.ts";
import type { GhostFrame } from "./ghost.ts";
import { entityHas, Models, mostModels, withModels } from "./models.ts";
import type { GhostNote } from "./notes.ts";
import { isJump } from "./place.ts";
import type { Beginning, GhostBlock, GhostWriter } from "./writer.ts";

/** Puts ghosts into NetQuake's frames, and their models into a level's list. */
export class NetquakeGhosts implements GhostWriter {
  readonly begins = "level";
  readonly #container: AnyContainer;
  readonly #addition: NetquakeAddition;
  readonly #models = new Models();
  readonly #alpha: number | undefined;
  /** By the runs' order: numbers in the present level, and where each was in the frame before. */
  #numbers: (number | undefined)[] = [];
  #last: (Vector | undefined)[] = [];

  /** @param alpha how solid they look, from 0 to 1; as any player without it */
  constructor(container: AnyContainer, family: Family, survey: Survey, alpha?: number) {
    this.#container = container;
    this.#addition = new NetquakeAddition(container, family, survey);
    this.#alpha = alpha;
  }

  get notes(): readonly GhostNote[] {
    return [...this.#models.notes, ...this.#addition.large.notes];
  }

  write({ part, begins, frame, seen }: GhostBlock): EditedBlock {
    const edited = begins === undefined ? part : this.#begun(part, begins);
    if (frame === undefined) return edited;
    const added = seen.flatMap((one, i) => this.#update(one, i, frame));
    return added.length === 0 ? edited : this.#addition.withAfter(part, edited, added);
  }

  /** A level's first block, with the models that its ghosts need. */
  #begun(part: RecordedBlock, { level, models, frames }: Beginning): EditedBlock {
    this.#numbers = [];
    this.#last = [];
    const needed = new Set(frames.map(({ model }) => model));
    const added = this.#models.begin(
      level,
      models,
      needed,
      mostModels(this.#container, part.version),
    );
    if (added.length === 0) return part;
    return new ChangedBlock(part, (message) => withModels(message, added));
  }

  #update(seen: GhostFrame | undefined, i: number, frame: FrameBlock): AnyMessage[] {
    const last = this.#last[i];
    this.#last[i] = seen?.origin;
    if (seen === undefined) return [];
    const taken = new Set(this.#numbers.filter((number) => number !== undefined));
    const number = (this.#numbers[i] ??= this.#addition.free(frame, taken));
    const { origin, angles, skin } = seen;
    const update = entityUpdate({
      number,
      origin,
      angles,
      model: this.#models.numberOf(seen.model, frame.level, frame.world.level.models),
      isCut: last === undefined || isJump(last, origin),
      others: {
        frame: seen.frame & 0xff,
        ...(seen.frame > 0xff && { frame2: seen.frame >> 8 }),
        skin,
        ...this.#solid(frame.part.version),
      },
    });
    return [update];
  }

  #solid(version: number): { readonly alpha?: number } {
    if (this.#alpha === undefined) return {};
    if (!entityHas(this.#container, version, "alpha"))
      throw new EditError(
        "the recording's protocol does not say how solid an entity looks: 666 and those after it do",
      );
    // 0 is the usual, 1 invisible, 255 opaque.
    return { alpha: 1 + Math.round(this.#alpha * 254) };
  }
}
