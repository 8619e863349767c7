import { type Message, type States, table } from "../../../generated/quakeworld.ts";
import type { World } from "../../world/index.ts";
import { entityNumber } from "../../world/quakeworld/quakeworld-level.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";

/** Of an entity's number, the bits that its word has. */
const WORDS_NUMBER = 0x1ff;

/** Tells all entities in sight by their baselines. */
export class QuakeworldDeltas {
  readonly #deltas = resolversOf<States>(table)("packetentity");
  readonly #baselines = new Map<number, object>();

  /** Takes a message that may tell a baseline. */
  learn(message: Message, version: number): void {
    if (message.type === "serverdata") this.#baselines.clear();
    else if (message.type === "spawnbaseline") this.#baselines.set(message.entity, { ...message });
    else if (message.type === "spawnbaseline2") {
      const { entity } = message;
      this.#baselines.set(entityNumber(entity), this.#deltas.resolve(version, entity, {}));
    }
  }

  /** What an entity is that nothing has been shown of; undefined where no baseline says it. */
  baseline(number: number): object | undefined {
    return this.#baselines.get(number);
  }

  /** The entities of a world, as they differ from nothing that was shown. */
  whole({ entities }: World, version: number): Message {
    const sorted = [...entities.values()].toSorted((a, b) => a.number - b.number);
    const deltas = sorted.map((entity) => {
      const previous = this.#baselines.get(entity.number);
      // Of the number the word has what bits of its own do not say.
      const number = entity.number & WORDS_NUMBER;
      return this.#deltas.differ(version, { ...entity, number }, { previous });
    });
    return { type: "packetentities", entities: deltas };
  }
}
