import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { givenMembers, presenceBy } from "../../../runtime/table/fields/presence.ts";
import { type Layout, layoutOf } from "../../../runtime/table/messages.ts";
import { nanMember } from "../../../runtime/table/members.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { companionsOf } from "../../../runtime/table/companions.ts";
import type { Meaning } from "../../../runtime/table/roles.ts";
import { listed, type Members, type Shape, Shapes } from "../../world/netquake/standing-shape.ts";

/** What was known of an entity since it was new, as one change. */
interface Announced {
  readonly element: Members;
  readonly change: Members;
}

/** Members that come together: all of them from the change in which one of `tellers` is there. */
interface Together {
  readonly members: readonly string[];
  readonly tellers: readonly string[];
}

/** The entities that lists of the role `entities` gave, to be given anew. */
export class StandingChanges {
  readonly #table: Table;
  readonly #shapes: Shapes;
  readonly #plans = new Map<Layout, readonly Together[]>();
  readonly #announced = new Map<number, Announced>();
  #last:
    | { readonly shape: Shape; readonly message: AnyMessage; readonly version: number }
    | undefined;

  constructor(table: Table) {
    this.#table = table;
    this.#shapes = new Shapes(table);
  }

  clear(): void {
    this.#announced.clear();
    this.#last = undefined;
  }

  /** Takes a list of entities. */
  take(announced: Meaning, message: AnyMessage, version: number): void {
    const shape = this.#shapes.of(announced, version);
    const plan = this.#planOf(shape, version);
    for (const { element, number, change, isFresh } of listed(shape, message)) {
      const before = isFresh ? undefined : this.#announced.get(number)?.change;
      if (change !== undefined)
        this.#announced.set(number, {
          element,
          change: before === undefined ? change : together(plan, before, change),
        });
      // With the world, which is entity 0, all are gone.
      else if (number === 0) this.#announced.clear();
      else this.#announced.delete(number);
    }
    this.#last = { shape, message, version };
  }

  /** Messages that tell all of them anew, in the order in which they came, of at most that many each. */
  *whole(most: number): Generator<readonly [message: AnyMessage, version: number], void> {
    if (this.#last === undefined) return;
    const { shape, message, version } = this.#last;
    const { list, change, fresh } = shape;
    const elements = [...this.#announced.values()].map((announced) => {
      const whole = fresh === undefined ? announced.change : { ...announced.change, [fresh]: true };
      return { ...announced.element, [change]: whole };
    });
    for (let i = 0; i < elements.length; i += most)
      yield [{ ...message, [list]: elements.slice(i, i + most) }, version];
  }

  #planOf({ struct }: Shape, version: number): readonly Together[] {
    const layout = layoutOf(
      this.#table.structs.find(({ name }) => name === struct)!,
      version,
    )!;
    let plan = this.#plans.get(layout);
    if (plan === undefined) {
      plan = planOf(layout.fields);
      this.#plans.set(layout, plan);
    }
    return plan;
  }
}

/** Two changes as one. */
function together(plan: readonly Together[], before: Members, change: Members): Members {
  const all: Record<string, unknown> = {};
  for (const { members, tellers } of plan) {
    const from = tellers.some((name) => change[name] !== undefined) ? change : before;
    for (const name of members) {
      const value = from[name];
      if (value !== undefined) all[name] = value;
    }
  }
  return all;
}

/** How the fields of a change come together. What depends on a number of the change comes with that number. */
function planOf(fields: readonly Field[]): Together[] {
  const dependents = [...dependentsIn(fields)];
  return fields.flatMap((field) =>
    namesOf(field).map((name) => {
      const by = dependents.find(([number, names]) => number === name || names.includes(name));
      const companions = companionsOf(field).map((beside) => beside.name);
      return { members: [name, nanMember(name), ...companions], tellers: by?.[1] ?? [name] };
    }),
  );
}

/** Members by the numbers that say whether they are there. */
function dependentsIn(fields: readonly Field[]): ReadonlyMap<string, readonly string[]> {
  const dependents = new Map<string, readonly string[]>();
  for (const field of fields)
    if (field.kind === "value")
      for (const by of givenMembers(presenceBy(field, "given")?.tests ?? []))
        dependents.set(by, [...(dependents.get(by) ?? []), field.name]);
  return dependents;
}

function namesOf(field: Field): string[] {
  if (field.kind === "split") return field.parts.map(({ name }) => name);
  if (field.kind === "interleave") return field.fields.map(({ name }) => name);
  return field.kind === "value" || field.kind === "bit" || field.kind === "number"
    ? [field.name]
    : [];
}
