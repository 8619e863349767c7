import type { AnyMessage } from "../../runtime/codec.ts";

/** What happened to something that the target cannot say. */
export type LossKind = "dropped" | "clamped" | "rounded" | "replaced" | "too large";

/** Something that is not as it was, and how often. */
export interface Loss {
  readonly outcome: LossKind;
  /** A type of message, or what else it was, in words. */
  readonly of: string;
  /** The member, where the rest of the message is as it was. */
  readonly member: string | undefined;
  /** What stands for it, or why it is gone. */
  readonly note: string | undefined;
  readonly count: number;
  /** Of numbers: how far the furthest is from what it was, in their own unit. */
  readonly largest: number | undefined;
  /** The first block of the source that has it. */
  readonly block: number;
}

type Counted = { -readonly [K in keyof Loss]: Loss[K] };

/** The name of a member of messages; what a message has beside its type. */
export type MemberOf<M extends AnyMessage> = Exclude<keyof M & string, "type">;

/** Counts what a conversion loses. */
export class Losses {
  readonly #all = new Map<string, Counted>();
  /** The index of the source's block that is converted now. */
  block = 0;

  /** A message, or a member of it, is left out. */
  dropped<M extends AnyMessage>(message: M, member?: MemberOf<M>, note?: string): void {
    this.#count("dropped", message.type, member, note, 1);
  }

  /** A message, or a member of it, is given in another way. */
  replaced<M extends AnyMessage>(message: M, member: MemberOf<M> | undefined, note: string): void {
    this.#count("replaced", message.type, member, note, 1);
  }

  /** Something that is no message is left out, that often: 0 is not counted. */
  droppedOther(what: string, count: number): void {
    if (count > 0) this.#count("dropped", what, undefined, undefined, count);
  }

  /** Something that is no message is reported in another way. */
  replacedOther(what: string, note: string): void {
    this.#count("replaced", what, undefined, note, 1);
  }

  /** Something is as it was, and more than id's engine takes. */
  tooLarge(what: string, note: string): void {
    this.#count("too large", what, undefined, note, 1);
  }

  /** A number is another one. */
  number(outcome: "clamped" | "rounded", of: string, member: string, error: number): void {
    const loss = this.#count(outcome, of, member, undefined, 1);
    loss.largest = Math.max(loss.largest ?? 0, error);
  }

  /** A member is left out, by its name. */
  member(outcome: LossKind, of: string, member: string, note?: string): void {
    this.#count(outcome, of, member, note, 1);
  }

  /** What was lost so far, by message, member and outcome. */
  get report(): Loss[] {
    const all = [...this.#all.values()].map((loss): Loss => ({ ...loss }));
    const key = ({ of, member = "", outcome }: Loss) => `${of} ${member} ${outcome}`;
    return all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  }

  #count(
    outcome: LossKind,
    of: string,
    member: string | undefined,
    note: string | undefined,
    count: number,
  ): Counted {
    const key = [outcome, of, member, note].join("\n");
    let loss = this.#all.get(key);
    if (loss === undefined) {
      const { block } = this;
      loss = { outcome, of, member, note, count: 0, largest: undefined, block };
      this.#all.set(key, loss);
    }
    loss.count += count;
    return loss;
  }
}
