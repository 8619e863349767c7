import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { givenMembers, isGiven, presenceBy } from "../../../runtime/table/fields/presence.ts";
import { type Layout, layoutOf } from "../../../runtime/table/messages.ts";
import { nanMember } from "../../../runtime/table/facts/members.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { companionsOf } from "../../../runtime/table/facts/companions.ts";
import type { Meaning } from "../../../runtime/table/facts/roles.ts";
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

/** A number that says which fields are there, and all that it may be. */
interface Choice {
  readonly number: string;
  readonly numbers: readonly number[];
  readonly fields: readonly Dependent[];
}

interface Dependent {
  readonly name: string;
  /** What it tells: itself, or what another field tells otherwise. */
  readonly of: string;
  /** Whether it is as it was where nothing is said of it. */
  readonly lasts: boolean;
  readonly companions: readonly string[];
  isThere(number: number): boolean;
}

interface Plan {
  readonly alone: readonly Together[];
  readonly choices: readonly Choice[];
}

/** The entities that lists of the role `entities` gave, to be given anew. */
export class StandingChanges {
  readonly #table: Table;
  readonly #shapes: Shapes;
  readonly #plans = new Map<Layout, Plan>();
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

  #planOf({ struct }: Shape, version: number): Plan {
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
function together({ alone, choices }: Plan, before: Members, change: Members): Members {
  const all: Record<string, unknown> = {};
  for (const { members, tellers } of alone)
    copy(members, tellers.some((name) => change[name] !== undefined) ? change : before, all);
  for (const choice of choices) choose(choice, before, change, all);
  return all;
}

function copy(members: readonly string[], from: Members, to: Record<string, unknown>): void {
  for (const name of members) {
    const value = from[name];
    if (value !== undefined) to[name] = value;
  }
}

/** Adds what depends on a number: of each thing what is given last, and the number that says that it is there. */
function choose(
  { number, numbers, fields }: Choice,
  before: Members,
  change: Members,
  all: Record<string, unknown>,
): void {
  const given = new Map<string, { readonly field: Dependent; readonly from: Members }>();
  // What is not as it was where nothing is said of it is over.
  for (const field of fields)
    if (field.lasts && before[field.name] !== undefined)
      given.set(field.of, { field, from: before });
  for (const field of fields)
    if (change[field.name] !== undefined) given.set(field.of, { field, from: change });
  const value = numbers
    .filter((own) => isSame(fields, own, given))
    .toSorted((a, b) => kept(fields, b, given) - kept(fields, a, given))[0];
  all[number] = value ?? change[number];
  for (const field of fields) {
    const own = given.get(field.of);
    if (value === undefined || own === undefined || !field.isThere(value)) continue;
    all[field.name] = own.from[own.field.name];
    if (own.field === field) copy(field.companions, own.from, all);
  }
}

type Given = ReadonlyMap<string, { readonly field: Dependent }>;

/** Whether a number says of all that is given that it is there, and of nothing else. */
function isSame(fields: readonly Dependent[], number: number, given: Given): boolean {
  return (
    fields.every((field) => !field.isThere(number) || given.has(field.of)) &&
    [...given.keys()].every((of) => fields.some((f) => f.of === of && f.isThere(number)))
  );
}

/** How much of what is given is there in the field that it came in. */
function kept(fields: readonly Dependent[], number: number, given: Given): number {
  return fields.filter((f) => f.isThere(number) && given.get(f.of)?.field === f).length;
}

/** How the fields of a change come together. What depends on a number of the change is there as that says. */
function planOf(fields: readonly Field[]): Plan {
  const choices = [...choicesIn(fields)];
  const chosen = new Set(choices.flatMap((one) => [one.number, ...one.fields.map((f) => f.name)]));
  const alone = fields.flatMap((field) =>
    namesOf(field)
      .filter((name) => !chosen.has(name))
      .map((name) => ({ members: [name, ...companionNames(field, name)], tellers: [name] })),
  );
  return { alone, choices };
}

function companionNames(field: Field, name: string): string[] {
  return [nanMember(name), ...companionsOf(field).map((beside) => beside.name)];
}

/** The numbers that say which members are there. */
function* choicesIn(fields: readonly Field[]): Generator<Choice, void> {
  for (const number of fields) {
    if (number.kind !== "number") continue;
    const own = [...dependentsOn(number.name, fields)];
    const numbers = Array.from({ length: 2 ** number.bits.length }, (_, i) => i);
    if (own.length > 0) yield { number: number.name, numbers, fields: own };
  }
}

/** The fields that are there as a number says. */
function* dependentsOn(number: string, fields: readonly Field[]): Generator<Dependent, void> {
  for (const field of fields) {
    if (field.kind !== "value") continue;
    const tests = presenceBy(field, "given")?.tests ?? [];
    if (!givenMembers(tests).includes(number)) continue;
    const { name, sameAs, absent } = field;
    yield {
      name,
      of: sameAs ?? name,
      lasts: sameAs !== undefined || absent !== undefined,
      companions: companionNames(field, name),
      isThere: (value) => isGiven(tests, { [number]: value }),
    };
  }
}

function namesOf(field: Field): string[] {
  if (field.kind === "split") return field.parts.map(({ name }) => name);
  if (field.kind === "interleave") return field.fields.map(({ name }) => name);
  return field.kind === "value" || field.kind === "bit" || field.kind === "number"
    ? [field.name]
    : [];
}
