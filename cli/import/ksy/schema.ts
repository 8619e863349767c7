import { type Node, type Scalar, YAMLMap } from "yaml";
import { documentText } from "./document.ts";
import { Enums } from "./fields/enums.ts";
import { Unsayable } from "./fields/expression.ts";
import { calledOf, deeper, withGiven } from "./fields/given.ts";
import { findType, hasItself, nameOf } from "./source/find.ts";
import { attributesOf } from "./attributes.ts";
import { type Around, Beside } from "./beside.ts";
import { Later } from "./later/later.ts";
import { Tail } from "./tail.ts";
import { bodyNode, commented, type Parts } from "./nodes.ts";
import { Outers } from "./source/outers.ts";
import { Sequence } from "./sequence.ts";
import { type Path, strangeKeys, typeNotes } from "./fields/kept.ts";
import type { Origin, Refused } from "./source/refused.ts";
import { keepUnread, readsOn } from "./fields/rest.ts";
import { type Loss, type Type } from "./source/spec.ts";
import { mapOf } from "../located.ts";
import { spread } from "./spread.ts";
import { type Struct, Structs } from "./source/structs.ts";
import { validOfKeys } from "./valid.ts";

/** A schema, and what of the description it does not say. */
export interface Imported {
  readonly name: string;
  readonly text: string;
  readonly lost: readonly Loss[];
  /** How many attributes are read when they are asked for, out of bytes that are kept. */
  readonly later: number;
  /** By `structs thing`, `messages thing_file`. */
  readonly origins: ReadonlyMap<string, Origin>;
}

const DEPTH = 64;
const SHALLOW = "it has itself nowhere inside";

/**
 * Makes a description, and those that it imports by their names, a schema.
 *
 * @param refused what is left out, or bytes
 */
export function schemaOf(
  root: Type,
  imported: ReadonlyMap<string, Type>,
  refused: Refused,
): Imported {
  const later = new Later();
  for (let [open, outers] = [new Set<string>(), new Outers()]; ;) {
    const [before, kept] = [open.size + outers.changes, later.changes];
    const made = new Writer(root, imported, refused, open, outers, later).write();
    // In each round more is known: what is read later, which structs read on to the end, or are given something.
    if (later.changes > kept) [open, outers] = [new Set(), new Outers()];
    else if (open.size + outers.changes === before) return made;
  }
}

class Writer implements Around {
  readonly #lost: Loss[] = [];
  #later = 0;
  readonly structs = new Structs();
  readonly #types: Record<string, unknown> = {};
  readonly #enums = new Enums();
  /** Types that are used with what their parameters are given. */
  readonly #given = new Set<Type>();
  readonly #origins = new Map<string, Origin>();

  constructor(
    readonly root: Type,
    readonly imported: ReadonlyMap<string, Type>,
    readonly refused: Refused,
    /** The names of structs that read on to the end. */
    readonly open: Set<string>,
    readonly outers: Outers,
    readonly later: Later,
  ) {}

  write(): Imported {
    const { root } = this;
    const name = nameOf(root.name);
    const message = this.#body(root, `messages ${name}_file`);
    const structs = new YAMLMap<Scalar, Node>();
    // A type that is used makes others used.
    const make = () => {
      for (const struct of this.structs.all) {
        if (structs.has(struct.name)) continue;
        const body = this.#body(struct.type, `structs ${struct.name}`, struct);
        structs.set(commented(struct.name, typeNotes(struct.type)), body);
      }
    };
    make();
    this.#unused(root);
    make();
    const text = documentText(root, { types: this.#types, enums: this.#enums, structs, message });
    return { name, text, lost: this.#lost, later: this.#later, origins: this.#origins };
  }

  #body(type: Type, place: string, struct?: Struct): Node {
    for (;;) {
      const [lost, read, changes] = [this.#lost.length, this.#later, this.later.changes];
      const body = this.#bodyOnce(type, place, struct);
      if (this.later.changes === changes) return body;
      this.#lost.length = lost;
      this.#later = read;
    }
  }

  #bodyOnce(type: Type, place: string, struct?: Struct): Node {
    // Where something else counts its bytes, places are in these.
    const parts: Parts = {
      derived: new Map(),
      valid: new Map(),
      handed: new Set(),
      later: [],
      hasIo: struct?.isCounted !== true,
    };
    const all = attributesOf(type, this.later, (from, path) => this.find(from, path));
    const attributes = all.flatMap((at) => spread(at, this));
    const beside = new Beside(type, parts, this);
    this.#expectKnown(type);
    const entries = new Sequence(type, beside, this).fields(attributes);
    beside.addChoices(attributes, entries);
    const tail = this.later.tailOf(type);
    if (tail < Infinity) entries.push(new Tail(type, tail, beside, this).add());
    if (struct?.isCounted !== false) keepUnread(entries, this.open);
    if (struct !== undefined && readsOn(entries, this.open)) this.open.add(struct.name);
    beside.addInstances();
    const { derived, valid, later } = parts;
    this.#later += later.length;
    this.#origins.set(place, {
      type,
      attributes: entries.map((entry) => entry.keys),
      derived: new Map([...derived].map(([name, each]) => [name, each.keys])),
      valid: new Map([...valid].map(([name, each]) => [name, validOfKeys(each.keys)])),
    });
    const isDeep = struct !== undefined && hasItself(type, this.imported);
    const depth = isDeep && !this.refused.has(type) ? { "max-depth": DEPTH } : {};
    return bodyNode(type, entries, parts, { ...depth, ...this.outers.described(type) });
  }

  #expectKnown(type: Type): void {
    for (const path of strangeKeys(type))
      this.lose(type, path, `the key "${path.at(-1)}"`, "it is not known");
    if (type.keys["params"] !== undefined)
      this.lose(type, ["params"], "`params`", "types with parameters are not imported");
  }

  /** Keeps enums and types that no field has. */
  #unused(type: Type): void {
    for (const name of Object.keys(mapOf(type.keys["enums"])))
      try {
        this.#enums.of(type, name);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        this.lose(type, ["enums", name], `the enum "${name}"`, error.message);
      }
    for (const [name, each] of type.types) {
      try {
        if (!this.structs.has(each) && !this.#given.has(each)) this.struct(type, name, false);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        this.lose(type, ["types", name], error.message, "it is left out");
      }
      this.#unused(each);
    }
  }

  lose(type: Type, path: Path, construct: string, reason: string): void {
    this.#lost.push({ file: type.file, line: type.line(...path), construct, reason });
  }

  find(from: Type, path: string): Type | undefined {
    const { name, given } = calledOf(path);
    const found = findType(from, name, this.imported);
    if (found === undefined) return undefined;
    const own = from.isAlone ? deeper(found) : found;
    if (given !== undefined || own !== found) this.#given.add(found);
    return given === undefined ? own : withGiven(own, given);
  }

  outer(type: Type, path: readonly string[]): string {
    if (type === this.root) throw new Unsayable(`"${path.join(".")}" of what is in nothing`);
    return this.outers.asked(type, path).name;
  }

  struct(from: Type, path: string, isCounted: boolean): string {
    const type = this.find(from, path);
    if (type === undefined) throw new Unsayable(`the type "${path}"`);
    const [refusal] = this.refused.get(type) ?? [];
    // A type whose field of itself is bytes is not deep.
    if (refusal !== undefined && refusal !== SHALLOW)
      throw new Unsayable(`the type "${path}": ${refusal}`);
    return this.structs.nameOf(type, isCounted);
  }

  text(as: "utf8" | "latin1" | "bytes", ends: number): string {
    const name = `${as}_until_${ends}`;
    this.#types[name] = { type: as, ends };
    return name;
  }

  enumName(from: Type, path: string): string {
    return this.enumOf(from, path.split("::")).name;
  }

  enumValue(from: Type, path: string): number {
    const parts = path.split("::");
    const found = this.enumOf(from, parts.slice(0, -1)).values.get(parts.at(-1)!);
    if (found === undefined) throw new Unsayable(`the name "${path}" of an enum`);
    return found;
  }

  enumOf(from: Type, path: readonly string[]) {
    const of = path.slice(0, -1).join("::");
    return this.#enums.of(of === "" ? from : this.find(from, of), path.at(-1) ?? "");
  }
}
