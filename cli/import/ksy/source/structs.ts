import { nameOf } from "./find.ts";
import { type Type } from "./spec.ts";

/** A struct that a type becomes. */
export interface Struct {
  readonly type: Type;
  readonly name: string;
  /** Something else tells how many bytes it has, so that it keeps those that the type does not read. */
  readonly isCounted: boolean;
}

/** The structs of a schema, each with a name of its own. */
export class Structs {
  readonly #all = new Map<string, Struct>();
  readonly #names = new Map<Type, { plain?: string; counted?: string }>();

  /** Those that there are, also such as are added meanwhile. */
  get all(): Iterable<Struct> {
    return this.#all.values();
  }

  /** The type that a struct was made of. */
  typeOf(name: string): Type | undefined {
    return this.#all.get(name)?.type;
  }

  has(type: Type): boolean {
    return this.#names.has(type);
  }

  nameOf(type: Type, isCounted: boolean): string {
    const names = this.#names.get(type) ?? {};
    const known = names[isCounted ? "counted" : "plain"];
    if (known !== undefined) return known;
    let name = nameOf(type.name);
    if (isCounted && this.#all.get(name)?.type === type) name = `${name}_counted`;
    for (let at = type.parent; this.#all.has(name) || /^[uif]\d+$/.test(name); at = at?.parent)
      name = `${nameOf(at?.name ?? "own")}_${name}`;
    this.#all.set(name, { type, name, isCounted });
    this.#names.set(type, { ...names, [isCounted ? "counted" : "plain"]: name });
    return name;
  }
}
