/** What is put in place of a stretch of a file. */
export interface Edit {
  /** Offsets in the file's text; the end is excluded. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A stretch of a file; the end is excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The expression or statement that a mistake is in. */
export interface Whole extends Span {
  readonly isStatement?: boolean;
  /** It is the key of an object's member. */
  readonly isKey?: boolean;
  /** Of a module's constant: its value, and where it is used. It is switched there, since modules are loaded once. */
  readonly constant?: { readonly value: Span; readonly uses: readonly Span[] };
}

/** A file with a mistake in it. */
export interface Mutant {
  readonly room: string;
  /** From the project's root on: `schema/netquake.yaml`. */
  readonly file: string;
  /** What kind of mistake it is: `swapped bits`. */
  readonly kind: string;
  readonly edits: readonly Edit[];
  /** Of code: what is switched where all mutants are in one copy. */
  readonly whole?: Whole;
}

/** What became of a mutant. */
export interface Verdict {
  readonly mutant: Mutant;
  readonly line: number;
  /** How the file differs. */
  readonly diff: string;
  /**
   * "killed": a test fails. "refused": the checker or the compiler refuses it. "same": what is made of it does not
   * differ. Of these three only the first counts.
   */
  readonly outcome: "killed" | "refused" | "same" | "survived";
  /** What noticed it, or why it is refused. */
  readonly by?: string;
}

/** A file's text with a mutant's edits. */
export function edited(text: string, { edits }: Mutant): string {
  const fromLast = edits.toSorted((a, b) => b.from - a.from);
  return fromLast.reduce(
    (all, { from, to, text: own }) => all.slice(0, from) + own + all.slice(to),
    text,
  );
}

/** The lines in which a mutant differs, and the number of the first one. */
export function diffOf(text: string, mutant: Mutant): { line: number; diff: string } {
  const [before, after] = [text, edited(text, mutant)].map((all) => all.split("\n")) as [
    string[],
    string[],
  ];
  let first = 0;
  while (first < before.length && before[first] === after[first]) first++;
  let last = 0;
  const most = Math.min(before.length, after.length) - first;
  while (last < most && before.at(-1 - last) === after.at(-1 - last)) last++;
  const lines = (mark: string, all: string[]) =>
    all.slice(first, all.length - last).map((line) => `${mark} ${line}`);
  const diff = [...lines("-", before), ...lines("+", after)];
  const short = diff.length > 12 ? changed(before, after, first) : diff;
  return { line: first + 1, diff: short.join("\n") };
}

/** Of lines that are far from each other only those that differ. */
function changed(before: string[], after: string[], first: number): string[] {
  return before.flatMap((line, i) =>
    i >= first && line !== after[i] ? [`- ${line}`, `+ ${after[i] ?? ""}`] : [],
  );
}
