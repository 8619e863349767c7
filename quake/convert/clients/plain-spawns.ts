import {
  type Message,
  type Packetentity,
  type States,
  table,
} from "../../../generated/quakeworld.ts";
import { entityNumber } from "../../world/quakeworld/quakeworld-level.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import type { Losses } from "../losses.ts";

/** What a version without extensions does not have. */
export const TINTS = "transparency and colour";

/** Whether an entity is see-through, or of another colour. */
export function isTinted({ trans, colourmod }: Packetentity): boolean {
  return (trans ?? colourmod) !== undefined;
}

/** Tells what FTE's servers tell as a packet's entity as others tell it. */
export class PlainSpawns {
  readonly #losses: Losses;
  readonly #entities = resolversOf<States>(table)("packetentity");

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  /**
   * Undefined for another message.
   *
   * @param version the message's: an index into the table's versions
   */
  of(message: Message, version: number): Message | undefined {
    if (message.type !== "spawnbaseline2" && message.type !== "spawnstatic2") return undefined;
    const { entity } = message;
    const { modelindex, frame, colormap, skin, origin, angles } = this.#entities.resolve(
      version,
      entity,
      {},
    );
    const state = { modelindex, frame, colormap, skin, origin, angles };
    if (isTinted(entity)) this.#losses.dropped(message, "entity", TINTS);
    return message.type === "spawnstatic2"
      ? { type: "spawnstatic", ...state }
      : { type: "spawnbaseline", entity: entityNumber(entity), ...state };
  }
}
