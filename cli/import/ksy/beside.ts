import { Unsayable } from "./expression.ts";
import type { Asks, Attribute, Field } from "./fields.ts";
import { nameOf } from "./find.ts";
import { aloneOf } from "./alone.ts";
import { handedToRead, type Handing } from "./handed.ts";
import { derivedOf, expressionOf, withDoc } from "./instances.ts";
import type { Path } from "./kept.ts";
import { fixedSize } from "./lengths.ts";
import type { Parts } from "./nodes.ts";
import type { Outers } from "./outers.ts";
import { printed } from "./printed.ts";
import { choiceOf, type Reads } from "./reads.ts";
import type { Refused } from "./refused.ts";
import type { Entry } from "./rest.ts";
import { type Type } from "./spec.ts";
import { casesMade } from "./spread.ts";
import type { Structs } from "./structs.ts";
import { validOf, validOfKeys } from "./valid.ts";
import { type Keys, mapOf } from "../located.ts";

/** The schema that a type's struct becomes a part of. */
export interface Around extends Asks {
  readonly root: Type;
  readonly refused: Refused;
  readonly structs: Structs;
  readonly outers: Outers;
  /** Says that something is not taken. */
  lose(type: Type, path: Path, construct: string, reason: string): void;
  /** The numbers of an enum. Throws Unsayable. */
  enumOf(from: Type, path: readonly string[]): { readonly values: ReadonlyMap<string, number> };
}

/** What a type's struct has beside its fields: derived values, and what must hold of its members. */
export class Beside {
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
    const { type, around } = this;
    for (const [written, own] of Object.entries(mapOf(type.keys["instances"]))) {
      const [name, keys, where] = [nameOf(written), mapOf(own), ["instances", written]];
      this.#tried(where, `the instance "${written}"`, "it is left out", () => {
        this.#expectTaken(keys);
        const reads = this.reads(keys, name, where);
        const enumName = (path: string) => around.enumName(type, path);
        this.derive(name, keys, derivedOf(keys, type, reads, enumName), reads);
        this.addValid(keys, name, where);
      });
    }
  }

  /** Adds a derived value, after those that structs which it reads are given. Throws Unsayable. */
  derive(name: string, keys: Keys, value: string | Field, reads: Reads): void {
    const { derived } = this.parts;
    for (const each of handedToRead(value, this.handing, reads.expression))
      derived.set(each.name, { keys, value: each.value });
    derived.set(name, { keys, value });
  }

  /** Adds what must hold of an attribute's value. */
  addValid(keys: Keys, name: string, where: Path): void {
    const { type, around, parts } = this;
    if (keys["valid"] === undefined) return;
    const without = "values are not held against it";
    this.#tried([...where, "valid"], `\`valid\` of "${name}"`, without, () => {
      this.#expectTaken(validOfKeys(keys));
      const reads = this.reads(keys, name, where, true);
      const numbers = () => around.enumOf(type, String(keys["enum"]).split("::")).values.values();
      parts.valid.set(name, { keys, value: printed(validOf(keys["valid"], reads, numbers)) });
    });
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

  /** @param hasEach whether `_` is a value */
  reads(attribute: Keys, name: string, where: Path, hasEach = false): Reads {
    const { type, around } = this;
    const knows = { hasIo: this.parts.hasIo, hasRoot: type.file === around.root.file, hasEach };
    return {
      expression: (text) => expressionOf(String(text), type, around, knows),
      struct: (path) => around.struct(type, path, false),
      fixedSize: (path) => {
        const found = around.find(type, path);
        return found && fixedSize(found, (from, inner) => around.find(from, inner));
      },
      alone: (keys) =>
        around.structs.nameOf(aloneOf(attribute, keys, type, { name, where }), false),
    };
  }
}
