import type { Expression } from "../../../runtime/table/terms/expressions.ts";
import { pathOf } from "../../../runtime/table/fields/computed.ts";
import { list, named, two, whole } from "./build.ts";
import { contentsOf } from "./fields/contents.ts";
import { Unsayable } from "./fields/expression.ts";
import type { Asks, Attribute, Field } from "./fields/fields.ts";
import { nameOf } from "./source/find.ts";
import { aloneOf } from "./fields/alone.ts";
import { handedToRead, type Handing } from "./handed.ts";
import { derivedOf, expressionOf, type Knows, withDoc } from "./instances.ts";
import type { Path } from "./fields/kept.ts";
import { isSized, type Later, typesIn } from "./later/later.ts";
import { fixedSize, sizeOf } from "./fields/lengths.ts";
import type { Parts } from "./nodes.ts";
import { foundIn, sizeIn } from "./fields/numbers.ts";
import type { Outers } from "./source/outers.ts";
import { printed } from "./fields/printed.ts";
import { choiceOf, isAlone, type Reads } from "./reads.ts";
import type { Refused } from "./source/refused.ts";
import type { Entry } from "./fields/rest.ts";
import { type Type } from "./source/spec.ts";
import { casesMade } from "./spread.ts";
import type { Structs } from "./source/structs.ts";
import { validOf, validOfKeys } from "./valid.ts";
import { type Keys, mapOf } from "../located.ts";

/** The schema that a type's struct becomes a part of. */
export interface Around extends Asks {
  readonly root: Type;
  readonly refused: Refused;
  readonly structs: Structs;
  readonly outers: Outers;
  readonly later: Later;
  /** Says that something is not taken. */
  lose(type: Type, path: Path, construct: string, reason: string): void;
  /** The numbers of an enum. Throws Unsayable. */
  enumOf(from: Type, path: readonly string[]): { readonly values: ReadonlyMap<string, number> };
}

/** What a type's struct has beside its fields: derived values, and what must hold of its members. */
export class Beside {
  /** The instances that are there already: of places. */
  readonly placed = new Set<string>();

  constructor(
    readonly type: Type,
    readonly parts: Parts,
    private readonly around: Around,
  ) {}

  /** Adds what choices are of which each case is a field. */
  addChoices(attributes: readonly Attribute[], entries: readonly Entry[]): void {
    const { derived } = this.parts;
    for (const { whole, fields } of casesMade(attributes, entries, derived)) {
      const { keys, name, place } = whole;
      if (this.around.refused.has(keys)) continue;
      const where = ["seq", place];
      this.#tried(where, `the choice "${name}"`, "it is left out", () => {
        const value = printed(choiceOf(whole, fields, this.reads(keys, name, where)));
        derived.set(name, { keys, value: withDoc(value, keys) });
      });
    }
  }

  /** Adds what instances become, with what each was made of. */
  addInstances(): void {
    for (const [written, own] of Object.entries(mapOf(this.type.keys["instances"])))
      if (!this.placed.has(written)) this.addInstance(written, mapOf(own));
  }

  /** Adds what an instance becomes. */
  addInstance(written: string, keys: Keys, more: Partial<Knows> = {}): void {
    const { type, around } = this;
    const [name, where] = [nameOf(written), ["instances", written]];
    this.#tried(where, `the instance "${written}"`, "it is left out", () => {
      this.#expectTaken(keys);
      const reads = this.reads(keys, name, where, more);
      const enumName = (path: string) => around.enumName(type, path);
      for (const each of derivedOf(keys, name, type, reads, enumName))
        this.derive(each[0], keys, each[1], reads);
      this.addContents(keys, name);
      this.addValid(keys, name, where);
    });
  }

  /** Adds a derived value, after those that structs which it reads are given. Throws Unsayable. */
  derive(name: string, keys: Keys, value: string | Field, reads: Reads): void {
    const { derived } = this.parts;
    for (const each of handedToRead(value, this.handing, reads.expression)) {
      if (new RegExp(`(?<![.\\w])${name}\\b`).test(each.value))
        throw new Unsayable(`"${name}", whose elements ask for it`);
      derived.set(each.name, { keys, value: each.value });
    }
    derived.set(name, { keys, value });
  }

  /** Adds what must hold of an attribute's value. */
  addValid(keys: Keys, name: string, where: Path): void {
    const { type, around, parts } = this;
    if (keys["valid"] === undefined) return;
    const without = "values are not held against it";
    this.#tried([...where, "valid"], `\`valid\` of "${name}"`, without, () => {
      this.#expectTaken(validOfKeys(keys));
      const reads = this.reads(keys, name, where, { each: named("_") });
      const numbers = () => around.enumOf(type, String(keys["enum"]).split("::")).values.values();
      parts.valid.set(name, { keys, value: printed(validOf(keys["valid"], reads, numbers)) });
    });
  }

  /** Adds that a derived value is what it always is. */
  addContents(keys: Keys, name: string): void {
    if (keys["contents"] === undefined || keys["repeat"] !== undefined) return;
    const contents = contentsOf(keys["contents"]);
    const bytes = typeof contents === "string" ? [...new TextEncoder().encode(contents)] : contents;
    const is = two("==", named("_"), list(bytes.map(whole)));
    this.parts.valid.set(name, { keys, value: printed(is) });
  }

  #expectTaken(keys: Keys): void {
    const [refusal] = this.around.refused.get(keys) ?? [];
    if (refusal !== undefined) throw new Unsayable(refusal);
  }

  #tried(where: Path, construct: string, without: string, add: () => void): void {
    try {
      add();
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      this.around.lose(this.type, where, construct, `${error.message}: ${without}`);
    }
  }

  /** What the structs of a field, or of a derived value, are given. */
  get handing(): Handing {
    const { structs, outers } = this.around;
    return { type: this.type, structs, outers, looks: this.around, known: this.parts.handed };
  }

  /** @param more what `_` is, and where its bytes are read */
  reads(attribute: Keys, name: string, where: Path, more: Partial<Knows> = {}): Reads {
    const { type, around } = this;
    const find = (from: Type, path: string) => around.find(from, path);
    const knows: Knows = {
      hasIo: this.parts.hasIo,
      hasRoot: type.file === around.root.file,
      sizeOf: (of) => sizeIn(of, { type, looks: around }),
      hasBytes: (of) => this.#hasBytes(of),
      isAlone: (of) => {
        const found = foundIn(of, { type, looks: around });
        return found !== undefined && isAlone(found);
      },
      ...more,
    };
    const expression = (text: unknown, own: Partial<Knows> = {}) =>
      expressionOf(String(text), type, around, { ...knows, ...own });
    return {
      expression: (text) => expression(text),
      each: (text, each, pos) => expression(text, { each, pos }),
      struct: (path) => around.struct(type, path, false),
      fixedSize: (path) => {
        const found = around.find(type, path);
        return found && fixedSize(found, find);
      },
      sizeOf: (keys) => sizeOf({ ...keys, if: undefined }, type, find, 0),
      alone: (keys) =>
        around.structs.nameOf(aloneOf(attribute, keys, type, { name, where }), false),
    };
  }

  /** Whether it is known in which bytes a struct's members are: such as have a size are read later. */
  #hasBytes(of: Expression): boolean {
    const { type, around } = this;
    const found = foundIn(of, { type, looks: around });
    if (found === undefined) return false;
    const { keys, isInstance } = found;
    if (keys["repeat"] !== undefined || typesIn(keys).length === 0) return false;
    if (isInstance) return keys.value === undefined;
    if (isSized(keys)) {
      around.later.keep(keys);
      return true;
    }
    // Without a size it is in the bytes of what it is in.
    if (of.kind !== "member") return this.parts.hasIo;
    return pathOf(of.of) === "_root" || (pathOf(of.of) !== "_parent" && this.#hasBytes(of.of));
  }
}
