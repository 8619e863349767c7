import { intOfRange } from "../../../../generator/resolve/fields/computed/computed.ts";
import type { Range } from "../../../../generator/resolve/fields/computed/range.ts";
import type { Expression } from "../../../../runtime/table/terms/expressions.ts";
import { nameOf } from "./find.ts";
import { type Type } from "./spec.ts";

/*
 * What a type's sizes and conditions ask for of what it is in: members of `_parent` and of `_root`. Its struct is given them.
 */

/** A number that a struct is given. */
export interface Outer {
  readonly name: string;
  /** What it is, in the description's names: of the file's first type, or of what the struct is in. */
  readonly of: Expression;
  readonly isOfRoot: boolean;
  /** What it may be, as far as that is known. */
  range: Range;
}

/** Where it is not known what a number may be. */
export const ANY: Range = [-(2 ** 47), 2 ** 47 - 1];

/** What each type is given: in each round more is known. */
export class Outers {
  readonly #all = new Map<Type, Map<string, Outer>>();
  /** How often something new was known. */
  changes = 0;

  of(type: Type): readonly Outer[] {
    return [...(this.#all.get(type)?.values() ?? [])];
  }

  /** The parameters of a type's struct. */
  described(type: Type): { readonly outer?: Readonly<Record<string, string>> } {
    const own = this.of(type).map(({ name, range }) => [name, typeOfRange(range)]);
    return own.length === 0 ? {} : { outer: Object.fromEntries(own) };
  }

  /** The number that a type asks for: `_parent.header.size`, or of its root. */
  asked(type: Type, path: readonly string[]): Outer {
    const root = path.lastIndexOf("_root");
    const isOfRoot = root >= 0;
    const names = path.slice(isOfRoot ? root + 1 : 1);
    const words = names.map((each) => nameOf(each)).join("_");
    const name = isOfRoot ? `root_${words}` : `${nameOf(type.name)}_${words}`;
    return this.#added(type, { name, of: memberAt(names), isOfRoot, range: [0, 0] });
  }

  /** The same number of the root, which what a type is in is given, too. */
  handed(type: Type, { name, of }: Outer): Outer {
    return this.#added(type, { name, of, isOfRoot: true, range: [0, 0] });
  }

  #added(type: Type, outer: Outer): Outer {
    const own = this.#all.get(type) ?? new Map<string, Outer>();
    this.#all.set(type, own);
    const known = own.get(outer.name);
    if (known !== undefined) return known;
    own.set(outer.name, outer);
    this.changes++;
    return outer;
  }

  /** Adds what a number may be where a struct is given it. */
  widen(outer: Outer, [low, high]: Range): void {
    const [least, most] = outer.range;
    if (least <= low && high <= most) return;
    outer.range = [Math.min(least, low), Math.max(most, high)];
    this.changes++;
  }
}

/** Whether a type is the first one of its file, which is `_root` in it. */
export function isFirst({ parent }: Type): boolean {
  return parent === undefined;
}

/** `header.size` as an expression. */
export function memberAt(names: readonly string[]): Expression {
  const [first, ...others] = names;
  return others.reduce<Expression>((of, name) => ({ kind: "member", of, name }), {
    kind: "name",
    name: first ?? "_root",
  });
}

/** The schema's type for the numbers of a range. */
function typeOfRange(range: Range): string {
  const { bits, signed } = intOfRange(range);
  const whole = Math.min(48, Math.ceil(bits / 8) * 8);
  return `${signed ? "i" : "u"}${whole}`;
}
