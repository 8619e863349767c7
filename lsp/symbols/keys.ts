import type { Category } from "../../generator/language/grammar/shape.ts";
import { textOf } from "../../generator/read/source.ts";
import type { Family } from "./families.ts";
import { type Name, OF_OWNERS, type Owner, typeNameOf } from "./names.ts";
import { upFrom } from "./places.ts";

/** Names that families share where they share the file that gives them. */
export const SHARED: readonly Category[] = ["type", "enum", "constant", "vectors"];

/** Names that all files share. */
export const GLOBAL: readonly Category[] = ["protocol", "container", "file"];

/** Parts of keys have no such character: names have none, and files' names none either. */
const SEPARATOR = "\0";

export function keyOf(...parts: readonly string[]): string {
  return parts.join(SEPARATOR);
}

export function partsOf(key: string): string[] {
  return key.split(SEPARATOR);
}

/** What tells the things that names stand for from each other, before it is looked at what uses what. */
export class Keys {
  readonly #byFile = new Map<string, Family[]>();
  /** The files that give a name of a sort. */
  readonly givers = new Map<string, string[]>();
  /** The first of the members of an owner that have a name, by the home, the owner and the name. */
  readonly #members = new Map<string, Name>();
  readonly #protocols: ReadonlyMap<string, Family>;

  constructor(names: readonly Name[], families: readonly Family[]) {
    for (const family of families)
      for (const file of family.files) push(this.#byFile, file, family);
    this.#protocols = new Map(
      families.filter(({ kind }) => kind === "protocol").map((family) => [family.name, family]),
    );
    for (const name of names) {
      const { category, text, file, defines, owner } = name;
      if (!defines) continue;
      push(this.givers, keyOf(category, text), file);
      const key = keyOf(this.homeOf(file), owner?.category ?? "", owner?.name ?? "", text);
      if (category === "member" && !this.#members.has(key)) this.#members.set(key, name);
    }
  }

  /** The families that a file is of. */
  familiesOf(file: string): readonly Family[] {
    return this.#byFile.get(file) ?? [];
  }

  /** The file that a file's family is named after. */
  homeOf(file: string): string {
    return this.familiesOf(file)[0]?.root ?? file;
  }

  /** The key of what a name stands for; none of what the language itself names. */
  of(name: Name): string | undefined {
    const { category, text, file } = name;
    if (GLOBAL.includes(category)) return keyOf(category, text);
    const home = this.homeOf(file);
    if (category === "flavor" || category === "version") return this.#ofProtocol(name, home);
    // A field's type may be a struct.
    if (category === "type" && this.#giverOf("struct", text, file) !== undefined)
      return keyOf("struct", home, text);
    if (SHARED.includes(category)) {
      const giver = this.#giverOf(category, text, file);
      return giver === undefined ? undefined : keyOf(category, giver, text);
    }
    return OF_OWNERS.includes(category) ? this.#ofMember(name, home) : keyOf(category, home, text);
  }

  /** Kinds and versions may be those of the protocol that a container carries. */
  #ofProtocol({ category, text, place }: Name, home: string): string {
    for (const { entry } of upFrom(place)) {
      const carried = this.#protocols.get(textOf(entry, "carries") ?? "");
      if (carried !== undefined) return keyOf(category, carried.root, text);
    }
    return keyOf(category, home, text);
  }

  /** The file that gives a name that another one has: itself, or one of its family. */
  #giverOf(category: Category, text: string, file: string): string | undefined {
    const givers = this.givers.get(keyOf(category, text)) ?? [];
    if (givers.includes(file)) return file;
    const [family] = this.familiesOf(file);
    return givers.find((one) => family?.files.includes(one));
  }

  #ofMember({ category, text, owner, inside }: Name, home: string): string | undefined {
    if (inside === undefined || (inside.category === "state" && inside.text === "previous"))
      return owner && keyOf(category, home, `${owner.category}:${owner.name}`, text);
    if (inside.category === "message" || inside.category === "state")
      return keyOf("member", home, `${inside.category}:${inside.text}`, text);
    const struct = this.#structOf(inside, home);
    return struct && keyOf("member", home, `struct:${struct}`, text);
  }

  /** The struct that a member is, or has in a list. */
  #structOf({ owner, text, inside }: Name, home: string): string | undefined {
    const above = inside === undefined ? owner : structOwner(this.#structOf(inside, home));
    const given = above && this.#members.get(keyOf(home, above.category, above.name, text));
    return given && typeNameOf(given.place);
  }
}

function structOwner(name: string | undefined): Owner | undefined {
  return name === undefined ? undefined : { category: "struct", name };
}

export function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
