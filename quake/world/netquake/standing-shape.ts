import type { Field } from "../../../runtime/table/fields/field.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { Meaning } from "../../../runtime/table/roles.ts";

/** What a list of entities is in a schema. */
export interface Shape {
  readonly list: string;
  readonly number: string;
  readonly change: string;
  readonly fresh: string | undefined;
  readonly model: string;
  /** The struct that changes are. */
  readonly struct: string;
}

/** What the lists of entities are that messages of the role `entities` have. */
export class Shapes {
  readonly #table: Table;
  readonly #shapes = new Map<string, Shape>();

  constructor(table: Table) {
    this.#table = table;
  }

  of(meaning: Meaning, version: number): Shape {
    let shape = this.#shapes.get(meaning.type);
    if (shape === undefined) {
      const [list = "", number = ""] = meaning.path("number");
      const [, change = "", model = ""] = meaning.path("model");
      const fresh = meaning.path("fresh").at(2);
      shape = { list, number, change, fresh, model, struct: this.#structOf(meaning, version) };
      this.#shapes.set(meaning.type, shape);
    }
    return shape;
  }

  #structOf(meaning: Meaning, version: number): string {
    const { messages, structs } = this.#table;
    const [list, change] = meaning.path("model");
    const message = messages.find(({ name }) => name === meaning.type)!;
    const outer = structIn(layoutOf(message, version)!.fields, list);
    const inner = structIn(layoutOf(structs[outer]!, version)!.fields, change);
    return structs[inner]!.name;
  }
}

/** The struct that a member is, or is a list of. The checker saw to it that it is one. */
function structIn(fields: readonly Field[], member: string | undefined): number {
  const field = fields.find((f) => f.kind === "value" && f.name === member);
  const type = field?.kind === "value" ? field.type : undefined;
  return type?.kind === "list" || type?.kind === "struct" ? type.struct : -1;
}
