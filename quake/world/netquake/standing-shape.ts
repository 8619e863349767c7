import type { Table } from "../../../runtime/table/table.ts";
import type { Meaning } from "../../../runtime/table/facts/roles.ts";
import { structOf } from "../resolved/struct-of.ts";

/** What a list of entities is in a schema. */
export interface Shape {
  readonly list: string;
  readonly number: string;
  /** The bits of the number from 14 on, where they are there. */
  readonly beyond: string | undefined;
  readonly change: string;
  /** The flag that says that what was sent before does not count, */
  readonly fresh: string | undefined;
  /** and whether its baseline does. */
  readonly hasBaseline: boolean;
  readonly model: string;
  /** The struct that changes are. */
  readonly struct: string;
}

/** An entity in a list: its number, and what changed where it is not gone. */
export interface Listed {
  readonly number: number;
  readonly change: Members | undefined;
  readonly isFresh: boolean;
}

export type Members = Readonly<Record<string, unknown>>;

/** The entities of a list. */
export function* listed(
  { list, number, beyond, change, fresh }: Shape,
  message: object,
): Generator<Listed & { readonly element: Members }, void> {
  for (const element of (message as Members)[list] as readonly Members[]) {
    const more = beyond === undefined ? 0 : ((element[beyond] ?? 0) as number) * 2 ** 14;
    const own = element[change] as Members | undefined;
    const isFresh = fresh !== undefined && own?.[fresh] === true;
    yield { element, number: (element[number] as number) + more, change: own, isFresh };
  }
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
      const reset = meaning.path("reset").at(2);
      shape = {
        list,
        number,
        beyond: meaning.path("beyond").at(1),
        change,
        fresh: reset ?? meaning.path("fresh").at(2),
        hasBaseline: reset !== undefined,
        model,
        struct: structOf(this.#table, meaning.type, meaning.path("model").slice(0, 2), version)!
          .name,
      };
      this.#shapes.set(meaning.type, shape);
    }
    return shape;
  }
}
