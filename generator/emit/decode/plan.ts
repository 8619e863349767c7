import { isBrief } from "../code/brief.ts";
import { type Imports, speaksOf } from "../code/code.ts";
import type { Emitting } from "../code/emitting.ts";

/**
 * A step of reading a message.
 * All bytes are read from `view` at `at`, a constant place from there on, until a step moves it.
 */
export type Step =
  | { readonly kind: "line"; readonly code: string }
  /** A member that is always there, and whose reading moves nothing but perhaps the reader itself. */
  | {
      readonly kind: "member";
      readonly name: string;
      readonly code: string;
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
      readonly test?: string;
      /** What they are where the test fails, if one line tells several. */
      readonly none?: string;
      /** They give the members' constants their values. */
      readonly lines: readonly string[];
    };

/** Collects steps, and knows how far behind `at` the next byte is. */
export class Plan {
  readonly #steps: Step[] = [];
  /** Bytes from `at` to the next one. */
  #ahead = 0;
  #moves = false;
  /** Whether what is read by now was not asked for before. */
  checks = true;
  /** The mask that was read last. */
  maskSoFar: string | undefined;
  /** The reader stands at the next byte, and `at` does not tell where that is. */
  #lost = false;

  /** @param start bytes from where the reader stands to the first field */
  constructor(
    readonly emitting: Emitting,
    readonly start: number,
    /** `at` is there already, and the reader stands somewhere before it. */
    readonly inArm: boolean,
  ) {
    this.#ahead = start;
  }

  get imports(): Imports {
    return this.emitting.imports;
  }

  /** Where the next byte is. */
  place(ahead = 0): string {
    if (this.#lost) {
      this.#lost = false;
      this.#moves = true;
      this.#steps.push({ kind: "line", code: "at = r.offset;" });
    }
    const sum = this.#ahead + ahead;
    return sum === 0 ? "at" : `at + ${sum}`;
  }

  pass(count: number): void {
    this.#ahead += count;
  }

  line(code: string): void {
    this.#steps.push({ kind: "line", code });
  }

  member(step: Omit<Step & { kind: "member" }, "kind">): void {
    this.#steps.push({ kind: "member", ...step });
  }

  /** `at`, moved to the next byte. */
  settled(): string {
    this.#advance();
    return "at";
  }

  #advance(): void {
    if (this.#ahead === 0) return;
    if (!this.#passesLast()) this.line(`at += ${this.#ahead};`);
    this.#moves = true;
    this.#ahead = 0;
  }

  /** Where code is brief, has the number that was read last move `at`. */
  #passesLast(): boolean {
    const index = this.#steps.findLastIndex((step) => speaksOf(stepText(step), "at"));
    const last = this.#steps[index];
    if (!isBrief(this.emitting) || last?.kind !== "member") return false;
    const [read, bits, ahead = "0"] = AT_PLACE.exec(last.code) ?? [];
    const size = Number(bits) / 8;
    if (read === undefined || Number(ahead) + size !== this.#ahead) return false;
    const code = last.code.replace(/\bat( \+ \d+)?/, `(at += ${this.#ahead}) - ${size}`);
    this.#steps[index] = { ...last, code, moves: true };
    return true;
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
    const code = `r.offset = ${this.place()};`;
    const before = this.#steps.findLastIndex((step) => step.kind !== "member" || step.moves) + 1;
    this.#steps.splice(before, 0, { kind: "line", code });
    this.#ahead = 0;
  }

  /**
   * All steps, with `view` and `at` in front where they are needed. With `goOn`, what follows reads on from `at`;
   * with `whole`, the reader must be at its end.
   */
  finish(goOn: boolean, whole = false): Step[] {
    if (goOn) {
      this.place();
      if (this.#ahead > 0) this.moving({ kind: "line", code: "" });
    } else if (!this.#lost) {
      this.#sync();
    }
    if (whole) this.line(`${this.imports.use("expectEnd")}(r);`);
    const steps = this.#steps.filter((step) => step.kind !== "line" || step.code !== "");
    const text = steps.map(stepText).join("\n");
    const first: Step[] = [];
    if (speaksOf(text, "view")) first.push({ kind: "line", code: "const view = r.view;" });
    if (speaksOf(text, "at") || goOn)
      first.push({ kind: "line", code: `${this.#moves || goOn ? "let" : "const"} at = r.offset;` });
    return [...first, ...steps];
  }
}

/** What reads a number of a view. */
const AT_PLACE = /^view\.get[A-Za-z]+(\d+)\(at(?: \+ (\d+))?(?=[,)])/;

function stepText(step: Step): string {
  return step.kind === "branch" ? step.lines.join("\n") : step.code;
}
