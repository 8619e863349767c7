import type { Category } from "../../generator/language/grammar/shape.ts";
import { textOf } from "../../generator/read/source.ts";
import { type Family, familiesOf } from "./families.ts";
import type { Files } from "./files.ts";
import { GLOBAL, keyOf, Keys, partsOf, push, SHARED } from "./keys.ts";
import { type Name, namesIn, OF_OWNERS, type Owner } from "./names.ts";
import { type SourcePosition, upFrom } from "./places.ts";
import { Sets } from "./sets.ts";

/*
 * Which names stand for the same thing. A name of a family of files is one thing in all of them; types and enums are
 * one thing for all families that share the file that has them. A member is of a message, a struct or a group, and
 * that of a group is one of all messages that use it.
 */

/** What stands for what in some files. */
export class Symbols {
  readonly names: readonly Name[];
  readonly families: readonly Family[];
  readonly #keys: Keys;
  readonly #keyOf = new Map<Name, string>();
  readonly #sets = new Sets();
  readonly #bySymbol = new Map<string, Name[]>();
  readonly #byFile = new Map<string, Name[]>();
  /** What has the members of what, by the home and the owner. */
  readonly #uses: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(files: Files) {
    this.families = familiesOf(files);
    this.names = namesIn(files);
    this.#keys = new Keys(this.names, this.families);
    for (const name of this.names) {
      push(this.#byFile, name.file, name);
      const key = this.#keys.of(name);
      if (key !== undefined) this.#keyOf.set(name, key);
    }
    this.#uses = this.#usesOf();
    this.#joinShared();
    this.#joinUses();
    for (const [name, key] of this.#keyOf) push(this.#bySymbol, this.#sets.find(key), name);
  }

  /** The name at an offset of a file. */
  at(file: string, offset: number): Name | undefined {
    return this.of(file).find(({ start, end }) => start <= offset && offset <= end);
  }

  /** The names in a file. */
  of(file: string): readonly Name[] {
    return this.#byFile.get(file) ?? [];
  }

  /** All names that stand for the same thing, in the order of the files. None for what the language itself names. */
  sameAs(name: Name): readonly Name[] {
    const key = this.#keyOf.get(name);
    return key === undefined ? [] : (this.#bySymbol.get(this.#sets.find(key)) ?? []);
  }

  /** Where a thing is given its name. */
  definitions(name: Name): readonly Name[] {
    return this.sameAs(name).filter(({ defines }) => defines);
  }

  /** The families that a file is of. */
  familiesOf(file: string): readonly Family[] {
    return this.#keys.familiesOf(file);
  }

  /** What has a name of a sort where a file can see it, each name once; of members those of an owner. */
  inScope(category: Category, file: string, owner?: Owner): readonly Name[] {
    const seen = new Set(this.familiesOf(file).flatMap(({ files }) => files));
    const found = new Map<string, Name>();
    const owners = OF_OWNERS.includes(category) && owner ? this.#withUsed(owner, file) : undefined;
    for (const name of this.names) {
      if (name.category !== category || !name.defines || found.has(name.text)) continue;
      if (!GLOBAL.includes(category) && !seen.has(name.file)) continue;
      if (owners !== undefined && !owners.has(`${name.owner?.category}:${name.owner?.name}`))
        continue;
      found.set(name.text, name);
    }
    return [...found.values()];
  }

  /** An owner, and those whose members it has, too. */
  #withUsed({ category, name }: Owner, file: string): ReadonlySet<string> {
    const own = `${category}:${name}`;
    return new Set([own, ...(this.#uses.get(keyOf(this.#keys.homeOf(file), own)) ?? [])]);
  }

  /** Types and enums that several files of a family give are one: an overlay has them otherwise. */
  #joinShared(): void {
    for (const [named, givers] of this.#keys.givers) {
      const [category = "", text = ""] = partsOf(named);
      if (givers.length < 2 || !SHARED.includes(category as Category)) continue;
      for (const { files } of this.families) {
        const [first, ...others] = givers.filter((file) => files.includes(file));
        for (const other of others)
          this.#sets.join(keyOf(category, first!, text), keyOf(category, other, text));
      }
    }
  }

  /** Members of groups are those of all that use them, and members of a state those of the messages that set it. */
  #joinUses(): void {
    const members = new Map<string, [category: string, text: string][]>();
    for (const key of new Set(this.#keyOf.values())) {
      const [category = "", home = "", owner = "", text] = partsOf(key);
      if (text !== undefined) push(members, keyOf(home, owner), [category, text]);
    }
    for (const [user, used] of this.#uses) {
      const [home = "", owner = ""] = partsOf(user);
      for (const other of used)
        for (const [category, text] of members.get(keyOf(home, other)) ?? [])
          this.#sets.join(keyOf(category, home, owner, text), keyOf(category, home, other, text));
      // Changes call what a group has put there by the group's name: `replace: limits` for `use: limits`.
      for (const [category, text] of members.get(user) ?? [])
        if (used.has(`group:${text}`) && !this.#hasOwn(owner, text))
          this.#sets.join(keyOf(category, home, owner, text), keyOf("group", home, text));
    }
  }

  #hasOwn(of: string, member: string): boolean {
    return this.names.some(
      ({ category, text, defines, owner }) =>
        category === "member" &&
        defines &&
        text === member &&
        `${owner?.category}:${owner?.name}` === of,
    );
  }

  /** What has the members of what: of groups, of those that they use, of messages that it is like, and of what kinds put before it. */
  #usesOf(): Map<string, Set<string>> {
    const uses = new Map<string, Set<string>>();
    for (const { category, text, file, place, defines } of this.names) {
      const owner = ownerAbove(place);
      if (owner === undefined) continue;
      const home = this.#keys.homeOf(file);
      if (category === "group" && !defines) add(uses, keyOf(home, owner), `group:${text}`);
      if (category === "message" && isLike(place)) add(uses, keyOf(home, owner), `message:${text}`);
      if (category === "state" && defines) add(uses, keyOf(home, `state:${text}`), owner);
    }
    for (const [home, prefix] of this.#prefixes())
      for (const { category, text, file } of this.names)
        if (category === "message" && this.#keys.homeOf(file) === home)
          add(uses, keyOf(home, `message:${text}`), prefix);
    for (const [user, used] of uses) {
      const [home = ""] = partsOf(user);
      // A set is gone through with what is added to it meanwhile.
      for (const other of used)
        for (const more of uses.get(keyOf(home, other)) ?? []) used.add(more);
    }
    return uses;
  }

  /** The kinds whose prefix is a member of all messages, each after its home. */
  #prefixes(): [home: string, prefix: string][] {
    return this.names.flatMap(({ category, owner, file, defines }) =>
      category === "member" && owner?.category === "flavor" && defines
        ? [[this.#keys.homeOf(file), `flavor:${owner.name}`] as [string, string]]
        : [],
    );
  }
}

/** Whether a place is what a message is `like`. */
function isLike({ key, parent }: SourcePosition): boolean {
  return key !== undefined && textOf(parent?.entry, "like") !== undefined;
}

/** `message:sound`, of what a place is in. */
function ownerAbove(place: SourcePosition): string | undefined {
  for (const { entry, name } of upFrom(place.parent)) {
    const category = name?.naming?.category;
    if (category === "message" || category === "struct" || category === "group")
      return `${category}:${entry.key!.text}`;
  }
  return undefined;
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key);
  if (set === undefined) map.set(key, new Set([value]));
  else set.add(value);
}
