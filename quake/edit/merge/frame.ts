import type { Message, Updateentity } from "../../../generated/netquake.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { plain } from "./plain.ts";

/** What a server tells all its clients of a moment, and each of them only where it is near. */
const SHARED: ReadonlySet<string> = new Set<Message["type"]>(["sound", "particle", "temp_entity"]);

/** An entity that two recordings show otherwise. */
export interface Contradiction {
  readonly entity: number;
}

/** What a frame of another recording has that one has not. */
export interface Missing {
  readonly messages: readonly AnyMessage[];
  /** How many of these are entities. */
  readonly entities: number;
  /** How many entities both show, and those that they show otherwise. */
  readonly common: number;
  readonly contradictions: readonly Contradiction[];
}

/** A frame that is put together of several recordings. */
export class SharedFrame {
  readonly #entities = new Map<number, string>();
  readonly #effects = new Map<string, number>();

  constructor(messages: Iterable<AnyMessage>) {
    for (const message of messages) this.#take(message);
  }

  /** Takes what another recording shows in the same frame. Gives what of it is new. */
  add(messages: Iterable<AnyMessage>): Missing {
    const missing: AnyMessage[] = [];
    const contradictions: Contradiction[] = [];
    const effects = new Map<string, number>();
    let entities = 0;
    let common = 0;
    for (const message of messages) {
      if (isEntity(message)) {
        const known = this.#entities.get(message.entity);
        if (known === undefined) {
          entities++;
          missing.push(message);
        } else {
          common++;
          if (known !== plain(message)) contradictions.push({ entity: message.entity });
        }
      } else if (SHARED.has(message.type)) {
        const key = plain(message);
        const count = (effects.get(key) ?? 0) + 1;
        effects.set(key, count);
        if (count > (this.#effects.get(key) ?? 0)) missing.push(message);
      }
    }
    for (const message of missing) this.#take(message);
    return { messages: missing, entities, common, contradictions };
  }

  #take(message: AnyMessage): void {
    if (isEntity(message)) this.#entities.set(message.entity, plain(message));
    else if (SHARED.has(message.type)) {
      const key = plain(message);
      this.#effects.set(key, (this.#effects.get(key) ?? 0) + 1);
    }
  }
}

function isEntity(message: AnyMessage): message is Updateentity {
  return message.type === ("updateentity" satisfies Message["type"]);
}
