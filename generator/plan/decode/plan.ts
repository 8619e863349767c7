import * as code from "../code/build.ts";
import { areEqual, type Count, further, isNone, sum } from "../code/count.ts";
import type { Expr, Stmt } from "../code/model.ts";
import { mentions } from "../code/walk.ts";
import { isBrief, movedBack } from "../parts/brief.ts";
import type { Emitting } from "../parts/emitting.ts";
import { passing } from "./numbers.ts";

/**
 * A step of reading a message.
 * All bytes are read from `view` at `at`, a constant place from there on, until a step moves it.
 */
export type Step =
  | {
      readonly kind: "line";
      readonly stmt: Stmt;
      /** It does nothing but put the reader at the next byte. */
      readonly syncs?: true;
    }
  /** A member that is always there, and whose reading moves nothing but perhaps the reader itself. */
  | {
      readonly kind: "member";
      readonly name: string;
      readonly value: Expr;
      /** What a constant of it must be declared as, where the compiler would take it for more. */
      readonly type?: string;
      /** It moves the reader: it must not change places with what moves the reader too. */
      readonly moves?: true;
    }
  /** Members that are there only when a bit is set, or are read differently then. */
  | {
      readonly kind: "branch";
      readonly members: readonly { readonly name: string; readonly type: string }[];
      /** The test for their being there; without, they are. */
      readonly test?: Expr;
      /** What they are where the test fails, if one statement tells several. */
      readonly none?: Expr;
      /** They give the members' constants their values. */
      readonly lines: readonly Stmt[];
    };

/** Collects steps, and knows how far after `at` the next byte is. */
export class Plan {
  readonly #steps: Step[] = [];
  /** Bytes from `at` to the next one. */
  #ahead: Count = 0;
  /** How far after `at` the places are that were given. */
  readonly #places = new Map<Expr, Count>();
  #moves = false;
  /** Whether what is read so far was not asked for before. */
  checks = true;
  /** The mask that was read last. */
  maskSoFar: string | undefined;
  /** The reader is at the next byte, and `at` does not tell where that is. */
  #lost = false;

  /** @param start bytes from where the reader is to the first field */
  constructor(
    readonly emitting: Emitting,
    readonly start: number,
    /** `at` is there already, and the reader is somewhere before it. */
    readonly inArm: boolean,
  ) {
    this.#ahead = start;
  }

  /** Where the next byte is. */
  place(ahead: Count = 0): Expr {
    if (this.#lost) {
      this.#lost = false;
      this.#moves = true;
      this.line(code.set(code.AT, OFFSET));
    }
    const all = sum(this.#ahead, ahead);
    const place = { ...further(code.AT, all) };
    this.#places.set(place, all);
    return place;
  }

  pass(count: Count): void {
    this.#ahead = sum(this.#ahead, count);
  }

  line(stmt: Stmt): void {
    this.#steps.push({ kind: "line", stmt });
  }

  member(step: Omit<Step & { kind: "member" }, "kind">): void {
    this.#steps.push({ kind: "member", ...step });
  }

  /** `at`, moved to the next byte. */
  settled(): Expr {
    this.#advance();
    return code.AT;
  }

  #advance(): void {
    if (isNone(this.#ahead)) return;
    if (!this.#passesLast()) this.line(passing(this.#ahead));
    this.#moves = true;
    this.#ahead = 0;
  }

  /** Where code is brief, has the number that was read last move `at`. */
  #passesLast(): boolean {
    const index = this.#steps.findLastIndex((step) => mentions(treesOf(step), "at"));
    const last = this.#steps[index];
    if (!isBrief(this.emitting) || last?.kind !== "member") return false;
    const value = this.#passing(last.value);
    if (value === undefined) return false;
    this.#steps[index] = { ...last, value, moves: true };
    return true;
  }

  /** The value of a number that is read before the next byte, so that reading it moves `at` there. */
  #passing(value: Expr): Expr | undefined {
    if (value.kind === "operation") {
      const left = this.#passing(value.left);
      return left && { ...value, left };
    }
    const ahead = value.kind === "read" ? this.#places.get(value.at) : undefined;
    if (value.kind !== "read" || ahead === undefined) return undefined;
    const size = value.wire.bits / 8;
    if (!areEqual(sum(ahead, size), this.#ahead)) return undefined;
    return { ...value, at: movedBack(this.#ahead, size) };
  }

  /** A step that moves `at` itself, by as much as it finds. */
  moving(step: Step): void {
    this.place();
    this.#advance();
    this.#moves = true;
    this.#steps.push(step);
  }

  /** Members that the reader's own functions read. */
  byReader(step: Step): void {
    if (!this.#lost) this.#sync();
    this.#lost = true;
    this.#steps.push(step);
  }

  /** Puts the reader where `at` is, before members that do not mind. */
  #sync(): void {
    if (this.#steps.length === 0 && this.start === 0 && !this.inArm) return;
    const stmt = code.set(OFFSET, this.place());
    const before = this.#steps.findLastIndex((step) => step.kind !== "member" || step.moves) + 1;
    this.#steps.splice(before, 0, { kind: "line", stmt, syncs: true });
    this.#ahead = 0;
  }

  /**
   * All steps, with `view` and `at` first where they are needed. With `goOn`, what follows reads on from `at`;
   * with `whole`, the reader must be at its end.
   */
  finish(goOn: boolean, whole = false): Step[] {
    if (goOn) {
      this.place();
      this.#advance();
    } else if (!this.#lost) {
      this.#sync();
    }
    if (whole) this.line(code.run(code.use("expectEnd", code.READER)));
    const trees = this.#steps.flatMap(treesOf);
    const first: Stmt[] = [];
    if (mentions(trees, "view")) first.push(OWN_VIEW);
    if (mentions(trees, "at") || goOn)
      first.push(code.declaration(this.#moves || goOn, "at", OFFSET));
    return [...first.map((stmt): Step => ({ kind: "line", stmt })), ...this.#steps];
  }
}

/** Where the reader is. */
export const OFFSET = code.member(code.READER, "offset");

/** `const view = r.view;` */
export const OWN_VIEW: Stmt = code.constant("view", code.member(code.READER, "view"));

/** What a step does. */
function treesOf(step: Step): (Expr | Stmt)[] {
  if (step.kind === "line") return [step.stmt];
  if (step.kind === "member") return [step.value];
  return [...(step.test === undefined ? [] : [step.test]), ...step.lines];
}

/** Whether a statement declares the view or the place that fields are read from. */
export function isPlace(stmt: Stmt): boolean {
  return stmt.kind === "declare" && (stmt.names === "view" || stmt.names === "at");
}
