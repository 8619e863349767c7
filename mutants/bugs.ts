/*
 * Mistakes of the kinds that are made in generators and in the runtime, each a change of one place. Fuzzing is measured by how soon it
 * finds them (`npm run bench:bugs`).
 */

/** A mistake: a text that is once in a file, and what is there instead. */
export interface Bug {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const PLAN = "generator/plan";

export const BUGS: readonly Bug[] = [
  {
    name: "off by one in a length check",
    file: `${PLAN}/decode/fields.ts`,
    from: 'code.operation(place, "+", countExpr(size.most))',
    to: 'code.operation(place, "+", countExpr(sum(size.most, -1)))',
  },
  {
    name: "no bounds check",
    file: `${PLAN}/decode/lists.ts`,
    from: "ensured(OFFSET, size),",
    to: "",
  },
  {
    name: "wrong sign",
    file: `${PLAN}/decode/numbers.ts`,
    from: 'form: signed ? "Int" : "Uint"',
    to: 'form: signed && bits !== 32 ? "Int" : "Uint"',
  },
  {
    name: "a sign in one arm of some versions",
    file: `${PLAN}/decode/values.ts`,
    from: "  const value = wholeAt(type, (further) => plan.place(further));",
    to: `  const { table, version } = plan.emitting;
  const isIt = table.name === "quake2" && table.versions[version] === "26" && field.name === "endpos";
  const of = isIt && type.of.kind === "int" ? { ...type.of, signed: false } : type.of;
  const value = wholeAt({ ...type, of }, (further) => plan.place(further));`,
  },
  {
    name: "lost bits of NaNs",
    file: `${PLAN}/decode/numbers.ts`,
    from: "return nansCode(type.of, [place, code.number(type.count)]);",
    to: "return nansCode(type.of, [place, code.number(type.count - 1)]);",
  },
  {
    name: "lost hint",
    file: `${PLAN}/encode/masks.ts`,
    from: "const hint = (mask.hint | (mask.inArms ?? 0)) >>> 0;",
    to: "const hint = ((mask.hint & (mask.hint - 1)) | (mask.inArms ?? 0)) >>> 0;",
  },
  {
    name: "rounding",
    file: `${PLAN}/encode/numbers.ts`,
    from: 'math("round", ',
    to: 'math("trunc", ',
  },
  {
    name: "end of a list",
    file: `${PLAN}/decode/lists.ts`,
    from: 'code.operation(OFFSET, "<", END)',
    to: 'code.operation(OFFSET, "<", code.operation(END, "-", 1))',
  },
  {
    name: "two ends of a list, in skip",
    file: `${PLAN}/skip/splits.ts`,
    from: "endCode(code.equals(word, ends))",
    to: `endCode(
    ends === 0x8000
      ? code.operation(code.equals(word, ends), "||", code.equals(word, ends + 1))
      : code.equals(word, ends),
  )`,
  },
  {
    name: "terminator",
    file: `${PLAN}/decode/lists.ts`,
    from: '"readOpenString" : "readString", code.READER, cut)',
    to: '"readOpenString" : "readString", code.READER, cut - 1)',
  },
  {
    name: "another version's layout",
    file: "generator/facts/classes.ts",
    from: "const layout = layoutOf(message, versions.to);",
    to: "const layout = layoutOf(message, versions.from - 1) ?? layoutOf(message, versions.to);",
  },
  {
    name: "lost bit",
    file: `${PLAN}/encode/mask-parts.ts`,
    from: "return (2 ** bits - 1) * 2 ** at;",
    to: "return (2 ** (bits - 1) - 1) * 2 ** at;",
  },
  {
    name: "columns a row too early",
    file: "runtime/columns/filler.ts",
    from: "batch!.empty(this.#length);",
    to: "batch!.empty(this.#length - (this.#length >= 0x10000 ? 1 : 0));",
  },
];
