import type { TextCursor } from "./syntax/cursor.ts";
import { alone, opening, type Template, token } from "./syntax/template.ts";
import { fresh } from "./defaults.ts";
import type { Scan, Statement } from "./statement.ts";
import type { Members } from "./syntax/values.ts";

/** This many letters of a statement are looked at together. */
const LETTERS = 4;

const TEMPLATES = { value: token, nothing: alone, braces: opening };
const AFTER = { value: " ", nothing: ";\n", braces: " {\n" };

/** A statement that may be there next. */
class Step {
  readonly template: Template;
  /** The first letters of it, or 0 where it has less. */
  readonly letters: number;
  readonly isValue: boolean;
  readonly isMany: boolean;
  readonly scan: Scan;

  constructor({ token: own, many }: Statement, scan: Scan) {
    this.template = TEMPLATES[scan.after](own);
    this.letters = lettersOf(own + AFTER[scan.after]);
    this.isValue = scan.after === "value";
    this.isMany = many === true;
    this.scan = scan;
  }
}

function lettersOf(text: string): number {
  if (text.length < LETTERS) return 0;
  let letters = 0;
  for (let i = LETTERS - 1; i >= 0; i--) letters = (letters << 8) | text.charCodeAt(i);
  return letters;
}

/**
 * Reads the statements of a message, or of an element of a list, that are as they would be written: in their order,
 * each on its line. Whatever is otherwise is left to the parser, which knows all that is allowed.
 */
export class Scanner {
  readonly #steps: readonly Step[];
  /** The members before anything is read: all of them, so that objects are alike to the machine. */
  readonly #blank: Members;
  /** Those that are objects, of which each message has its own. */
  readonly #own: Members;

  /** @param defaults what stands for members of which nothing is given */
  constructor(statements: readonly Statement[], defaults: Members) {
    this.#steps = statements.flatMap((one) =>
      one.scan === undefined ? [] : [new Step(one, one.scan)],
    );
    const names = statements.flatMap(({ of = [] }) => of);
    this.#blank = { ...Object.fromEntries(names.map((name) => [name, undefined])), ...defaults };
    this.#own = Object.fromEntries(
      Object.entries(defaults).filter(([, value]) => typeof value === "object"),
    );
  }

  /** The members that statements tell which are as deep as that, up to the brace after them. */
  scan(text: TextCursor, depth: number): Members {
    const members = this.blank();
    let next = text.next(depth);
    for (const { letters, template, isValue, isMany, scan } of this.#steps)
      while ((letters === next || letters === 0) && text.take(template, depth)) {
        scan.take(text, members, depth);
        if (isValue) text.end();
        if (text.isBad) return members;
        next = text.next(depth);
        if (!isMany) break;
      }
    return members;
  }

  /** Members as they are before anything is read. */
  blank(): Members {
    const members = { ...this.#blank };
    for (const name in this.#own) members[name] = fresh({ own: this.#own[name] })["own"];
    return members;
  }
}
