import type { Mutant, Span } from "../kinds/mutant.ts";

/** A mutant with the number by which it is switched on. */
export interface Numbered {
  readonly number: number;
  readonly mutant: Mutant;
}

/** Mutants of one stretch of a file, and those inside of it. */
interface Group extends Span {
  readonly own: Numbered[];
  readonly inside: Group[];
}

/**
 * A file's text with all of some mutants in it, each of which `isMutant` switches on: the file is compiled once for all of
 * them.
 *
 * @param helper the path to what has `isMutant`
 */
export function switched(text: string, mutants: readonly Numbered[], helper: string): string {
  const root: Group = { from: 0, to: text.length, own: [], inside: [] };
  const outerFirst = mutants
    .flatMap((each) => atUses(text, each))
    .toSorted(
      (a, b) =>
        a.mutant.whole!.from - b.mutant.whole!.from || b.mutant.whole!.to - a.mutant.whole!.to,
    );
  for (const each of outerFirst) groupOf(root, each.mutant.whole!).own.push(each);
  return `import "${helper}"; ${insideOf(text, root)}`;
}

/** A mutant of a constant is switched wherever that is used. */
function atUses(text: string, each: Numbered): Numbered[] {
  const { mutant, number } = each;
  const { constant } = mutant.whole!;
  if (constant === undefined) return [each];
  const { value, uses } = constant;
  const other = mutantText(text, { number, mutant: { ...mutant, whole: value } });
  return uses.map((whole) => {
    const edits = [{ ...whole, text: `(${other})` }];
    return { number, mutant: { ...mutant, edits, whole } };
  });
}

/** The group of a stretch, which is made where there is none. Stretches come in order, outer ones first. */
function groupOf(root: Group, { from, to }: Span): Group {
  let group = root;
  for (;;) {
    const last = group.inside.at(-1);
    if (last === undefined || last.to < to || last.to <= from) break;
    if (last.from === from && last.to === to) return last;
    group = last;
  }
  const made: Group = { from, to, own: [], inside: [] };
  group.inside.push(made);
  return made;
}

function insideOf(text: string, { from, to, inside }: Group): string {
  let all = "";
  let at = from;
  for (const group of inside) {
    all += text.slice(at, group.from) + switchText(text, group);
    at = group.to;
  }
  return all + text.slice(at, to);
}

function switchText(text: string, group: Group): string {
  const original = insideOf(text, group);
  const [{ mutant }] = group.own as [Numbered];
  const is = ({ number }: Numbered) => `globalThis.isMutant(${number})`;
  if (mutant.whole!.isStatement) return `{ if (!(${group.own.map(is).join(" || ")})) ${original} }`;
  const arms = group.own.map((each) => `${is(each)} ? (${mutantText(text, each)}) : `);
  const value = `(${arms.join("")}(${original}))`;
  return mutant.whole!.isKey ? `[${value}]` : value;
}

/** The stretch as it is with a mutant. */
function mutantText(text: string, { mutant }: Numbered): string {
  const { from, to } = mutant.whole!;
  const edits = mutant.edits.toSorted((a, b) => b.from - a.from);
  return edits.reduce(
    (all, edit) => all.slice(0, edit.from - from) + edit.text + all.slice(edit.to - from),
    text.slice(from, to),
  );
}
