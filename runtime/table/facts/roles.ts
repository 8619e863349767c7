import type { MessageTable } from "../messages.ts";
import type { Table } from "../table.ts";
import type { LastsTable, Role, TellsTable, Word, WordOf } from "../words.ts";

/*
 * What a schema says of its messages beside their bytes. Whoever follows recordings reads it here, and names no message.
 */

/** Such messages are all kept. */
export const EACH = Symbol("each");

type Members = Readonly<Record<string, unknown>>;

/** A message, by its type. */
interface Typed {
  readonly type: string;
}

/** What a type of message says. Its members have the sorts that the schema's checker asked for. */
export class Meaning {
  readonly type: string;
  readonly role: Role | undefined;
  /** What later messages refer to it as. */
  readonly sets: string | undefined;
  readonly #tells: TellsTable["members"];
  readonly #rate: number;
  readonly #steady: number | undefined;
  readonly #lasts: LastsTable | undefined;

  constructor({ name, role, sets, tells, lasts }: MessageTable) {
    this.type = name;
    this.role = role;
    this.sets = sets;
    this.#tells = tells?.members ?? {};
    this.#rate = tells?.rate ?? 1;
    this.#steady = tells?.steady;
    this.#lasts = lasts;
  }

  /** The member that tells something. */
  member(word: Word): string | undefined {
    return this.#tells[word];
  }

  /** The way to a member that tells something of the elements of a list: the list, and what it is inside of. */
  path(word: Word): readonly string[] {
    return this.#tells[word]?.split(".") ?? [];
  }

  number(message: object, word: WordOf<"number">): number | undefined {
    const number = this.#of(message, word) as number | undefined;
    const low = word === "number" ? (this.#of(message, "low") as number | undefined) : undefined;
    return low === undefined ? number : number! * 256 + low;
  }

  text(message: object, word: WordOf<"text">): string | undefined {
    return this.#of(message, word) as string | undefined;
  }

  list(message: object, word: WordOf<"list">): readonly string[] | undefined {
    return this.#of(message, word) as readonly string[] | undefined;
  }

  /** The time in seconds. */
  seconds(message: object): number | undefined {
    const time = this.number(message, "seconds");
    return time === undefined ? undefined : time / this.#rate;
  }

  /** What a block tells of the time since the one before it, and how many of that are a second. */
  step(block: object): { readonly step: number; readonly rate: number } | undefined {
    const step = this.#steady ?? this.number(block, "step");
    return step === undefined ? undefined : { step, rate: this.#rate };
  }

  #of(message: object, word: Word): unknown {
    const member = this.#tells[word];
    return member === undefined ? undefined : (message as Members)[member];
  }

  /** Whether a moment that is shown begins with it. */
  get beginsMoment(): boolean {
    return (
      this.role === "frame" || (this.role === "entities" && this.member("seconds") !== undefined)
    );
  }

  /** Whether what it says is of this moment only, and the next one brings it anew or nobody misses it. */
  get isMomentary(): boolean {
    return this.#lasts?.how === "moment" || (this.role !== undefined && OF_A_MOMENT.has(this.role));
  }

  /**
   * What it sets until another message sets the same, as a name; `EACH` where it adds to what was before; undefined
   * where it is over when it was shown.
   */
  lasting(message: object): string | typeof EACH | undefined {
    const lasts = this.#lasts ?? this.#set();
    if (lasts === undefined || lasts.how === "moment") return undefined;
    const { how, as = this.type, by = [] } = lasts;
    if (how === "each") return EACH;
    return [as, ...by.map((name) => String((message as Members)[name]))].join(" ");
  }

  /** What others refer to lasts by its number, where nothing else is said. */
  #set(): LastsTable | undefined {
    const { number, low = [] } = this.#tells;
    return this.sets === undefined || number === undefined
      ? undefined
      : { how: "last", by: [number].concat(low) };
  }
}

const OF_A_MOMENT: ReadonlySet<Role> = new Set(["frame", "entity", "status", "nothing"] as const);

/** What the messages of some protocols are to the state. Their types are different. */
export class Roles {
  readonly #meanings: ReadonlyMap<string, Meaning>;

  constructor(tables: readonly Pick<Table, "messages">[]) {
    const messages = tables.flatMap((table) => table.messages);
    this.#meanings = new Map(messages.map((message) => [message.name, new Meaning(message)]));
  }

  /** What a message's type says. Throws RangeError for a type that there is not. */
  of({ type }: Typed): Meaning {
    const meaning = this.#meanings.get(type);
    if (meaning === undefined) throw new RangeError(`there is no message "${type}"`);
    return meaning;
  }

  is(message: Typed, ...roles: readonly Role[]): boolean {
    const { role } = this.of(message);
    return role !== undefined && roles.includes(role);
  }

  /** Messages that a moment which is shown begins with. */
  beginningMoments(): Meaning[] {
    return [...this.#meanings.values()].filter(({ beginsMoment }) => beginsMoment);
  }

  /** The types of messages that have a role. */
  typesOf(...roles: readonly Role[]): string[] {
    const own = [...this.#meanings.values()];
    return own
      .filter(({ role }) => role !== undefined && roles.includes(role))
      .map(({ type }) => type);
  }
}
