import type { Layout } from "../../../runtime/table/messages.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";
import { type EnumTable, plainVersion, type Table } from "../../../runtime/table/table.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { contains } from "../../../runtime/table/versions.ts";
import { plainsOf } from "./fit-plan.ts";

/** The names of enums in versions: a number that has a name in one may have none, or another one, in another. */
export class EnumNames {
  readonly #table: Table;
  /** Indexes of the enums of which not all versions have the same. */
  readonly #differing: ReadonlySet<number>;
  readonly #known = new Map<Layout, boolean>();

  constructor(table: Table) {
    this.#table = table;
    const differing = table.enums.flatMap((one, i) => (differs(table, one) ? [i] : []));
    this.#differing = new Set(differing);
  }

  /** Whether what a layout says may have to be said in another way in another version with the same layout. */
  matterIn(layout: Layout): boolean {
    if (this.#differing.size === 0) return false;
    const known = this.#known.get(layout);
    if (known !== undefined) return known;
    // A struct that has itself inside is looked at, whatever it has.
    this.#known.set(layout, true);
    const found = layout.fields.some(({ kind }) => kind === "switch") || this.#inMembers(layout);
    this.#known.set(layout, found);
    return found;
  }

  #inMembers(layout: Layout): boolean {
    return plainsOf(layout, {}).some(({ type }) => type !== "flag" && this.#inType(type));
  }

  #inType(type: ValueType): boolean {
    switch (type.kind) {
      case "int":
        return this.#differing.has(type.enum ?? -1);
      case "array":
        return this.#inType(type.of);
      case "struct":
      case "list":
        return this.#table.structs[type.struct]!.layouts.some((own) => this.matterIn(own));
      default:
        return false;
    }
  }

  /** The name of a number in a version, where it has none or another one in the other. */
  lost(type: NumberType, value: number, from: number, to: number): string | undefined {
    const own = type.kind === "int" ? this.#table.enums[type.enum ?? -1] : undefined;
    if (own === undefined || from === to) return undefined;
    const [name, there] = [from, to].map((version) => {
      const plain = plainVersion(this.#table, version);
      return own.values.find((one) => one.value === value && contains(one, plain))?.name;
    });
    return name === there ? undefined : name;
  }
}

/** Whether a number is not named alike in all versions. */
function differs({ versions }: Table, { values }: EnumTable): boolean {
  return values.some(({ from, to }) => from > 0 || to < versions.length - 1);
}
