import { type Node, type Scalar, YAMLMap } from "yaml";
import { documentText } from "./document.ts";
import { Enums } from "./enums.ts";
import { Unsayable } from "./expression.ts";
import { type Asks, type Attribute, bitsFrom, fieldOf, textOf, wordOf } from "./fields.ts";
import { calledOf, withGiven } from "./given.ts";
import { findType, hasItself, nameOf } from "./find.ts";
import { asBytes, attributesOf } from "./attributes.ts";
import { fixedSize } from "./lengths.ts";
import { aloneOf } from "./alone.ts";
import { derivedOf, expressionOf, withDoc } from "./instances.ts";
import { bodyNode, commented, type Parts } from "./nodes.ts";
import { printed } from "./printed.ts";
import { choiceOf, elementOf, laterOf, type Reads, valueIn } from "./reads.ts";
import { commentOf, type Path, strangeKeys, typeNotes } from "./kept.ts";
import type { Origin, Refused } from "./refused.ts";
import { computedEntry, type Entry, keepUnread, readsOn } from "./rest.ts";
import { type Loss, type Type } from "./spec.ts";
import { type Keys, mapOf } from "../located.ts";
import { casesMade, spread } from "./spread.ts";
import { type Struct, Structs } from "./structs.ts";
import { validOf, validOfKeys } from "./valid.ts";

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
  for (;;) {
    const before = open.size;
    const made = new Writer(root, imported, refused, open).write();
    // In each round one more struct at least is known to read on to the end.
    if (open.size === before) return made;
  }
}

class Writer implements Asks {
  readonly #lost: Loss[] = [];
  readonly #structs = new Structs();
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
  ) {}

  write(): Imported {
    const { root } = this;
    const name = nameOf(root.name);
    const message = this.#body(root, `messages ${name}_file`);
    const structs = new YAMLMap<Scalar, Node>();
    // A type that is used makes others used.
    const make = () => {
      for (const struct of this.#structs.all) {
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
      hasIo: struct?.isCounted !== true,
    };
    const attributes = attributesOf(type).flatMap((at) => spread(at, this));
    const entries = this.#fields(type, attributes, parts);
    this.#addChoices(attributes, entries, parts);
    if (struct?.isCounted !== false) keepUnread(entries, this.open);
    if (struct !== undefined && readsOn(entries, this.open)) this.open.add(struct.name);
    this.#addInstances(type, parts);
    const { derived, valid } = parts;
    this.#origins.set(place, {
      type,
      attributes: entries.map((entry) => entry.keys),
      derived: new Map([...derived].map(([name, each]) => [name, each.keys])),
      valid: new Map([...valid].map(([name, each]) => [name, validOfKeys(each.keys)])),
    });
    const isDeep = struct !== undefined && hasItself(type, this.imported);
    const depth = isDeep && !this.refused.has(type) ? { "max-depth": DEPTH } : {};
    return bodyNode(type, entries, parts, depth);
  }

  #fields(type: Type, attributes: readonly Attribute[], parts: Parts): Entry[] {
    const { derived, hasIo } = parts;
    for (const path of strangeKeys(type))
      this.#lose(type, path, `the key "${path.at(-1)}"`, "it is not known");
    if (type.keys["params"] !== undefined)
      this.#lose(type, ["params"], "`params`", "types with parameters are not imported");
    const entries: Entry[] = [];
    for (let i = 0; i < attributes.length;) {
      const at = attributes[i]!;
      const bits = bitsFrom(attributes, i);
      const comment = (bits.length > 0 ? bits : [at]).flatMap(commentOf);
      const refusals = this.refused.get(at.keys) ?? [];
      try {
        if (refusals.length > 0) throw new Unsayable(refusals[0]);
        const reads = this.#reads(
          type,
          at.keys,
          { name: at.name, where: ["seq", at.place] },
          hasIo,
        );
        const later = bits.length > 0 ? undefined : laterOf(at, reads);
        if (later !== undefined) {
          const packed = { kind: "name", name: `${at.name}_bytes` } as const;
          const value = printed(valueIn(packed, at.keys, type, reads));
          derived.set(at.name, { keys: at.keys, value: withDoc(value, at.keys) });
        }
        if (at.before !== undefined) entries.push(computedEntry(at, at.before));
        const field =
          bits.length > 0 ? wordOf(bits, this) : fieldOf(later ?? elementOf(at, reads), this);
        entries.push({ keys: at.keys, field, comment });
        if (field["constant"] === undefined)
          for (const each of bits.length > 0 ? bits : [at])
            this.#addValid(type, each.keys, each.name, ["seq", each.place], parts);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        derived.delete(at.name);
        const kept = bits.length > 0 || refusals.length > 1 ? undefined : asBytes(at, this);
        this.#lose(
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

  /** Adds what choices are of which each case is a field. */
  #addChoices(attributes: readonly Attribute[], entries: readonly Entry[], parts: Parts): void {
    const { derived, hasIo } = parts;
    for (const { whole, fields } of casesMade(attributes, entries, derived)) {
      const { keys, type, name, place } = whole;
      if (this.refused.has(keys)) continue;
      const reads = this.#reads(type, keys, { name, where: ["seq", place] }, hasIo);
      derived.set(name, { keys, value: withDoc(printed(choiceOf(whole, fields, reads)), keys) });
    }
  }

  /** Adds what instances become, with what each was made of. */
  #addInstances(type: Type, parts: Parts): void {
    const { derived, hasIo } = parts;
    for (const [written, own] of Object.entries(mapOf(type.keys["instances"]))) {
      const [name, keys, where] = [nameOf(written), mapOf(own), ["instances", written]];
      try {
        const [refusal] = this.refused.get(keys) ?? [];
        if (refusal !== undefined) throw new Unsayable(refusal);
        const reads = this.#reads(type, keys, { name, where }, hasIo);
        const enumName = (path: string) => this.enumName(type, path);
        derived.set(name, { keys, value: derivedOf(keys, type, reads, enumName) });
        this.#addValid(type, keys, name, where, parts);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        const reason = `${error.message}: it is left out`;
        this.#lose(type, where, `the instance "${written}"`, reason);
      }
    }
  }

  #reads(
    type: Type,
    attribute: Keys,
    at: { readonly name: string; readonly where: Path },
    hasIo: boolean,
    hasEach = false,
  ): Reads {
    const knows = { hasIo, hasRoot: type.file === this.root.file, hasEach };
    return {
      expression: (text) => expressionOf(String(text), type, this, knows),
      struct: (path) => this.struct(type, path, false),
      fixedSize: (path) => {
        const found = this.find(type, path);
        return found && fixedSize(found, (from, inner) => this.find(from, inner));
      },
      alone: (keys) => this.#structs.nameOf(aloneOf(attribute, keys, type, at), false),
    };
  }

  /** Adds what must hold of an attribute's value. */
  #addValid(type: Type, keys: Keys, name: string, where: Path, { valid, hasIo }: Parts): void {
    if (keys["valid"] === undefined) return;
    try {
      const [refusal] = this.refused.get(validOfKeys(keys)) ?? [];
      if (refusal !== undefined) throw new Unsayable(refusal);
      const reads = this.#reads(type, keys, { name, where }, hasIo, true);
      const numbers = () => this.#enum(type, String(keys["enum"]).split("::")).values.values();
      valid.set(name, { keys, value: printed(validOf(keys["valid"], reads, numbers)) });
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      const reason = `${error.message}: values are not held against it`;
      this.#lose(type, [...where, "valid"], `\`valid\` of "${name}"`, reason);
    }
  }

  /** Keeps enums and types that no field has. */
  #unused(type: Type): void {
    for (const name of Object.keys(mapOf(type.keys["enums"])))
      try {
        this.#enums.of(type, name);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        this.#lose(type, ["enums", name], `the enum "${name}"`, error.message);
      }
    for (const [name, each] of type.types) {
      try {
        if (!this.#structs.has(each) && !this.#given.has(each)) this.struct(type, name, false);
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        this.#lose(type, ["types", name], error.message, "it is left out");
      }
      this.#unused(each);
    }
  }

  #lose(type: Type, path: Path, construct: string, reason: string): void {
    this.#lost.push({ file: type.file, line: type.line(...path), construct, reason });
  }

  find(from: Type, path: string): Type | undefined {
    const { name, given } = calledOf(path);
    const found = findType(from, name, this.imported);
    if (found === undefined || given === undefined) return found;
    this.#given.add(found);
    return withGiven(found, given);
  }

  struct(from: Type, path: string, isCounted: boolean): string {
    const type = this.find(from, path);
    if (type === undefined) throw new Unsayable(`the type "${path}"`);
    const [refusal] = this.refused.get(type) ?? [];
    // A type whose field of itself is bytes is not deep.
    if (refusal !== undefined && refusal !== SHALLOW)
      throw new Unsayable(`the type "${path}": ${refusal}`);
    return this.#structs.nameOf(type, isCounted);
  }

  text(as: "utf8" | "latin1" | "bytes", ends: number): string {
    const name = `${as}_until_${ends}`;
    this.#types[name] = { type: as, ends };
    return name;
  }

  enumName(from: Type, path: string): string {
    return this.#enum(from, path.split("::")).name;
  }

  enumValue(from: Type, path: string): number {
    const parts = path.split("::");
    const found = this.#enum(from, parts.slice(0, -1)).values.get(parts.at(-1)!);
    if (found === undefined) throw new Unsayable(`the name "${path}" of an enum`);
    return found;
  }

  #enum(from: Type, path: readonly string[]) {
    const of = path.slice(0, -1).join("::");
    return this.#enums.of(of === "" ? from : this.find(from, of), path.at(-1) ?? "");
  }
}
