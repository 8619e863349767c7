import { type Node, type Scalar, YAMLMap } from "yaml";
import { documentText } from "./document.ts";
import { Enums } from "./enums.ts";
import { Unsayable } from "./expression.ts";
import { type Attribute, bitsFrom, fieldOf, textOf, wordOf } from "./fields.ts";
import { calledOf, deeper, withGiven } from "./given.ts";
import { handedTo } from "./handed.ts";
import { findType, hasItself, nameOf } from "./find.ts";
import { asBytes, attributesOf } from "./attributes.ts";
import { type Around, Beside } from "./beside.ts";
import { withDoc } from "./instances.ts";
import { bodyNode, commented, type Parts } from "./nodes.ts";
import { Outers } from "./outers.ts";
import { printed } from "./printed.ts";
import { elementOf, laterOf, valueIn } from "./reads.ts";
import { commentOf, type Path, strangeKeys, typeNotes } from "./kept.ts";
import type { Origin, Refused } from "./refused.ts";
import { computedEntry, type Entry, keepUnread, readsOn } from "./rest.ts";
import { type Loss, type Type } from "./spec.ts";
import { mapOf } from "../located.ts";
import { spread } from "./spread.ts";
import { type Struct, Structs } from "./structs.ts";
import { validOfKeys } from "./valid.ts";

/** A schema, and what of the description it does not say. */
export interface Imported {
  readonly name: string;
  readonly text: string;
  readonly lost: readonly Loss[];
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
  const open = new Set<string>();
  const outers = new Outers();
  for (;;) {
    const before = open.size + outers.changes;
    const made = new Writer(root, imported, refused, open, outers).write();
    // In each round one more struct at least is known to read on to the end, or to be given something.
    if (open.size + outers.changes === before) return made;
  }
}

class Writer implements Around {
  readonly #lost: Loss[] = [];
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
    return { name, text, lost: this.#lost, origins: this.#origins };
  }

  #body(type: Type, place: string, struct?: Struct): Node {
    // Where something else counts its bytes, places are in these.
    const parts: Parts = {
      derived: new Map(),
      valid: new Map(),
      handed: new Set(),
      hasIo: struct?.isCounted !== true,
    };
    const attributes = attributesOf(type).flatMap((at) => spread(at, this));
    const beside = new Beside(type, parts, this);
    const entries = this.#fields(type, attributes, beside);
    beside.addChoices(attributes, entries);
    if (struct?.isCounted !== false) keepUnread(entries, this.open);
    if (struct !== undefined && readsOn(entries, this.open)) this.open.add(struct.name);
    beside.addInstances();
    const { derived, valid } = parts;
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

  #fields(type: Type, attributes: readonly Attribute[], beside: Beside): Entry[] {
    for (const path of strangeKeys(type))
      this.lose(type, path, `the key "${path.at(-1)}"`, "it is not known");
    if (type.keys["params"] !== undefined)
      this.lose(type, ["params"], "`params`", "types with parameters are not imported");
    const entries: Entry[] = [];
    for (let i = 0; i < attributes.length;) {
      const at = attributes[i]!;
      const bits = bitsFrom(attributes, i);
      const comment = (bits.length > 0 ? bits : [at]).flatMap(commentOf);
      const refusals = this.refused.get(at.keys) ?? [];
      try {
        if (refusals.length > 0) throw new Unsayable(refusals[0]);
        const reads = beside.reads(at.keys, at.name, ["seq", at.place]);
        const later = bits.length > 0 ? undefined : laterOf(at, reads);
        if (later !== undefined) {
          const packed = { kind: "name", name: `${at.name}_bytes` } as const;
          const value = printed(valueIn(packed, at.keys, type, reads));
          beside.derive(at.name, at.keys, withDoc(value, at.keys), reads);
        }
        if (at.before !== undefined) entries.push(computedEntry(at, at.before));
        const field =
          bits.length > 0 ? wordOf(bits, this) : fieldOf(later ?? elementOf(at, reads), this);
        for (const each of handedTo(field, beside.handing)) entries.push(computedEntry(at, each));
        entries.push({ keys: at.keys, field, comment });
        if (field["constant"] === undefined)
          for (const each of bits.length > 0 ? bits : [at])
            beside.addValid(each.keys, each.name, ["seq", each.place]);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        beside.parts.derived.delete(at.name);
        const kept = bits.length > 0 || refusals.length > 1 ? undefined : asBytes(at, this);
        this.lose(
          type,
          ["seq", at.place],
          `the field "${at.name}"`,
          `${error.message}: it is kept as bytes${kept ? "" : ", with all that follows it"}`,
        );
        comment.push(`Not taken: ${error.message.replaceAll("\n", " ")}`);
        const doc = at.keys["doc"] === undefined ? {} : { doc: textOf(at.keys["doc"]) };
        const bytes = kept ?? { type: "bytes", to: "end" };
        entries.push({ keys: at.keys, field: { [at.name]: { ...bytes, ...doc } }, comment });
        if (kept === undefined) return entries;
      }
      i += Math.max(1, bits.length);
    }
    return entries;
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
