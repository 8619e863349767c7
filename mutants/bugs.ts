/*
 * Mistakes of the kinds that are made in generators and in the runtime, each a change of one place. Fuzzing is measured by how soon it
 * finds them (`npm run bench:bugs`).
 */

/** A mistake: a text that stands once in a file, and what stands there instead. */
export interface Bug {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const EMIT = "generator/emit";

export const BUGS: readonly Bug[] = [
  {
    name: "off by one in a length check",
    file: `${EMIT}/decode/fields.ts`,
    from: "+ ${size.most} > r.end) ${exact}`",
    to: "+ ${size.most} > r.end + 1) ${exact}`",
  },
  {
    name: "no bounds check",
    file: `${EMIT}/decode/lists.ts`,
    from: '`${imports.use("ensure")}(r, r.offset, ${size});`,',
    to: "",
  },
  {
    name: "wrong sign",
    file: `${EMIT}/decode/numbers.ts`,
    from: 'const sign = signed ? "Int" : "Uint";',
    to: 'const sign = signed && bits !== 32 ? "Int" : "Uint";',
  },
  {
    name: "lost bits of NaNs",
    file: `${EMIT}/decode/numbers.ts`,
    from: "return nansCode(type.of, `${place}, ${type.count}`, imports);",
    to: "return nansCode(type.of, `${place}, ${type.count - 1}`, imports);",
  },
  {
    name: "lost hint",
    file: `${EMIT}/encode/masks.ts`,
    from: "const hint = (mask.hint | (mask.inArms ?? 0)) >>> 0;",
    to: "const hint = ((mask.hint & (mask.hint - 1)) | (mask.inArms ?? 0)) >>> 0;",
  },
  {
    name: "rounding",
    file: `${EMIT}/encode/numbers.ts`,
    from: "return `Math.round(",
    to: "return `Math.trunc(",
  },
  {
    name: "end of a list",
    file: `${EMIT}/decode/lists.ts`,
    from: "(r.offset < r.end) ${own}",
    to: "(r.offset < r.end - 1) ${own}",
  },
  {
    name: "terminator",
    file: `${EMIT}/decode/lists.ts`,
    from: '"readOpenString" : "readString")}(r, ${type.cut})',
    to: '"readOpenString" : "readString")}(r, ${type.cut - 1})',
  },
  {
    name: "another version's layout",
    file: `${EMIT}/dispatch/classes.ts`,
    from: "const layout = layoutOf(message, versions.to);",
    to: "const layout = layoutOf(message, versions.from - 1) ?? layoutOf(message, versions.to);",
  },
  {
    name: "lost bit",
    file: `${EMIT}/encode/masks.ts`,
    from: "const own = (part: MaskPart) => (2 ** part.bits - 1) * 2 ** part.at;",
    to: "const own = (part: MaskPart) => (2 ** (part.bits - 1) - 1) * 2 ** part.at;",
  },
  {
    name: "columns a row too early",
    file: "runtime/columns/filler.ts",
    from: "batch.empty(this.#length);",
    to: "batch.empty(this.#length - (this.#length >= 0x10000 ? 1 : 0));",
  },
];
