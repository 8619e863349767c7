import { hasOne } from "../../../../runtime/table/facts/depth.ts";
import { outerParametersOf } from "../../../../runtime/table/facts/outer.ts";
import { mayBeMissing } from "../../../../runtime/table/facts/statements.ts";
import type { Field } from "../../../../runtime/table/fields/field.ts";
import type { ValueField } from "../../../../runtime/table/fields/value.ts";
import { structsIn } from "../../../facts/structs.ts";
import { presenceBy } from "../../../../runtime/table/fields/presence.ts";

/** Which structs of a schema are in which. Each question takes as long as the schema is large. */
export class Nesting {
  /** Those that may have themselves inside. */
  readonly nested: ReadonlySet<number>;
  /** The structs that are directly in each, in any version. */
  readonly #inside: readonly (readonly number[])[];
  /** The structs that each is directly in. */
  readonly #around: readonly (readonly number[])[];

  /** @param fields those of each struct, by version */
  constructor(readonly fields: readonly (readonly (readonly Field[])[])[]) {
    this.#inside = fields.map((versions) => [...new Set(structsIn(versions.flat()))]);
    const around: number[][] = fields.map(() => []);
    for (const [index, inside] of this.#inside.entries())
      for (const inner of inside) around[inner]?.push(index);
    this.#around = around;
    this.nested = this.#nestedOnes();
  }

  /** Structs, and all that have one of them inside. */
  around(structs: Iterable<number>): Set<number> {
    const found = new Set(structs);
    for (const index of found) for (const outer of this.#around[index]!) found.add(outer);
    return found;
  }

  /** Those of which no value ends: there is always another one inside. */
  endless(): number[] {
    const finite = new Set<number>();
    const ends = (fields: readonly Field[]): boolean =>
      fields.every((field) => {
        if (field.kind === "switch") return field.arms.some((arm) => ends(arm.fields));
        if (field.kind !== "value" || !hasOne(field.type)) return true;
        return (mayBeMissing(field) && !goesOn(field)) || finite.has(field.type.struct);
      });
    const waiting = new Set(this.fields.keys());
    for (const index of waiting) {
      waiting.delete(index);
      if (finite.has(index) || !this.fields[index]!.every(ends)) continue;
      finite.add(index);
      for (const outer of this.#around[index]!) waiting.add(outer);
    }
    return [...this.nested].filter((index) => !finite.has(index));
  }

  /** Those in which nothing is are empty, nor those in which only such are; the others are searched. */
  #nestedOnes(): ReadonlySet<number> {
    const left = this.#inside.map(({ length }) => length);
    const waiting = [...left.keys()].filter((index) => left[index] === 0);
    for (const index of waiting)
      for (const outer of this.#around[index]!) if (--left[outer]! === 0) waiting.push(outer);
    return new Set([...left.keys()].filter((index) => left[index]! > 0 && this.#isInItself(index)));
  }

  #isInItself(index: number): boolean {
    return this.around(this.#around[index]!).has(index);
  }
}

/** Whether a struct is there wherever the struct around it is, and depends on the same members. */
function goesOn({ type, presence }: ValueField): boolean {
  const whenIs = presenceBy({ presence }, "given")?.tests;
  const passed = new Set(
    outerParametersOf(type).flatMap(({ name, outer }) => (outer === true ? [name] : [])),
  );
  return (whenIs ?? []).some((tests) =>
    tests.every(({ member, outer }) => outer === true && passed.has(member)),
  );
}
