import { messagesOf } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { EACH } from "../../../runtime/table/facts/roles.ts";
import type { EditedBlock } from "../edit.ts";
import type { Family } from "../family/index.ts";
import { plain } from "./plain.ts";

/** What lasts of a level's messages so far: what is set by name, and how often each was that adds up. */
export class Standing {
  readonly #family: Family;
  readonly #set = new Map<string, AnyMessage>();
  readonly #each = new Map<string, { readonly message: AnyMessage; count: number }>();

  constructor(family: Family) {
    this.#family = family;
  }

  take(block: EditedBlock): void {
    for (const message of messagesOf(block)) {
      if (this.#family.begins(message)) this.#clear();
      const name = this.#family.lasts(message);
      if (name === undefined) continue;
      if (name === EACH) this.#add(message);
      else this.#set.set(name, message);
    }
  }

  /** What must be said where this is, so that it becomes another one. What adds up cannot be taken back. */
  until(other: Standing): AnyMessage[] {
    const set = [...other.#set].flatMap(([name, message]) => {
      const own = this.#set.get(name);
      return own !== undefined && plain(own) === plain(message) ? [] : [message];
    });
    const each = [...other.#each].flatMap(([key, { message, count }]) => {
      const missing = count - (this.#each.get(key)?.count ?? 0);
      return Array.from({ length: Math.max(missing, 0) }, () => message);
    });
    return [...set, ...each];
  }

  /** What adds up and was said oftener than in another one: how much oftener, by the messages as text. */
  beyond(other: Standing): Map<string, number> {
    const more = new Map<string, number>();
    for (const [key, { count }] of this.#each) {
      const surplus = count - (other.#each.get(key)?.count ?? 0);
      if (surplus > 0) more.set(key, surplus);
    }
    return more;
  }

  #clear(): void {
    this.#set.clear();
    this.#each.clear();
  }

  #add(message: AnyMessage): void {
    const key = plain(message);
    const known = this.#each.get(key);
    if (known === undefined) this.#each.set(key, { message, count: 1 });
    else known.count++;
  }
}
