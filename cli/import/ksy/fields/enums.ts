import { Document, type Node, type Scalar, type YAMLMap } from "yaml";
import { numberOf, Unsayable } from "./expression.ts";
import { textOf } from "./fields.ts";
import { notesOf } from "./kept.ts";
import { type Type } from "../source/spec.ts";
import { mapOf } from "../../located.ts";

interface Enum {
  readonly name: string;
  readonly values: ReadonlyMap<string, number>;
  readonly node: Node;
}

/** The enums of descriptions, each with a name of its own in the schema. */
export class Enums {
  readonly #known = new Map<unknown, Enum>();
  readonly #taken = new Set<string>();

  /** The enum of a name that a type has, or one around it. Throws Unsayable. */
  of(from: Type | undefined, name: string): Enum {
    let at = from;
    while (at !== undefined && mapOf(at.keys["enums"])[name] === undefined) at = at.parent;
    if (at === undefined) throw new Unsayable(`the enum "${name}"`);
    const written = mapOf(at.keys["enums"])[name];
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const made = { name: this.#nameFor(at, name), ...valuesOf(written) };
    this.#known.set(written, made);
    return made;
  }

  get all(): Enum[] {
    return [...this.#known.values()];
  }

  #nameFor(at: Type, name: string): string {
    const long = at.parent === undefined ? name : `${at.name}_${name}`;
    let own = long.toLowerCase();
    for (let of: Type | undefined = at; this.#taken.has(own); of = of?.parent)
      own = `${of?.name ?? "own"}_${own}`;
    this.#taken.add(own);
    return own;
  }
}

function valuesOf(written: unknown): { values: Map<string, number>; node: Node } {
  const values = new Map<string, number>();
  const entries: [string, unknown, string[]][] = [];
  for (const [number, label] of Object.entries(mapOf(written))) {
    const value = numberOf(number);
    if (value === undefined) throw new Unsayable(`the number ${number} of an enum`);
    const keys = mapOf(label);
    const name = String(keys.id ?? label);
    if (values.has(name)) throw new Unsayable(`two numbers of an enum that are called "${name}"`);
    values.set(name, value);
    const entry = keys["doc"] === undefined ? value : { value, doc: textOf(keys["doc"]) };
    entries.push([name, entry, notesOf(keys)]);
  }
  const node = new Document().createNode(
    Object.fromEntries(entries.map(([name, entry]) => [name, entry])),
  ) as unknown as YAMLMap<Scalar>;
  for (const [i, [, , notes]] of entries.entries())
    if (notes.length > 0)
      node.items[i]!.key.commentBefore = notes.map((note) => ` ${note}`).join("\n");
  return { values, node };
}
