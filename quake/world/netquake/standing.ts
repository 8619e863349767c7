import type { AnyMessage } from "../../../runtime/codec.ts";
import {
  givenMembers,
  layoutOf,
  nanMember,
  type Field,
  type Table,
} from "../../../runtime/table/table.ts";
import { besidesOf } from "../../../runtime/table/besides.ts";
import type { Roles, Telling } from "../../../runtime/table/roles.ts";
import { Resolver, type State } from "../resolved/resolve.ts";

type Members = Readonly<Record<string, unknown>>;

/** An entity that stands: as it is, and all that was told of it since it was new, as one change. */
interface Known<S> {
  readonly state: S;
  readonly element: Members;
  readonly change: Members;
}

/** The entities that stand, and the last message that told of any, without its list. */
export interface SavedStanding<S> {
  readonly known: ReadonlyMap<number, Known<S>>;
  readonly last: { readonly message: AnyMessage; readonly version: number } | undefined;
}

/** What a list of entities is in a schema. */
interface Shape {
  readonly list: string;
  readonly number: string;
  readonly change: string;
  readonly fresh: string | undefined;
  readonly model: string;
  /** The struct that changes are. */
  readonly struct: string;
}

/**
 * Entities that stay as they are until something is told of them: those that lists of the role `entities` tell.
 *
 * @typeParam S what changes make of them
 */
export class Standing<S extends Members = State> {
  readonly #table: Table;
  readonly #shapes = new Map<string, Shape>();
  readonly #resolvers = new Map<string, Resolver<{ delta: any; state: S; from: string }>>();
  readonly #known = new Map<number, Known<S>>();
  /** The last message that told of them, and its version. */
  #last:
    | { readonly told: Telling; readonly message: AnyMessage; readonly version: number }
    | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** How many there are. */
  get size(): number {
    return this.#known.size;
  }

  /** What all of them are, by number. */
  *states(): Generator<readonly [number: number, state: S, model: number], void> {
    if (this.#last === undefined) return;
    const { model } = this.#shapeOf(this.#last.told, this.#last.version);
    for (const [number, { state }] of this.#known) yield [number, state, state[model] as number];
  }

  clear(): void {
    this.#known.clear();
    this.#last = undefined;
  }

  /** All that is known by now. */
  save(): SavedStanding<S> {
    if (this.#last === undefined) return { known: new Map(), last: undefined };
    const { told, message, version } = this.#last;
    const { list } = this.#shapeOf(told, version);
    return { known: new Map(this.#known), last: { message: { ...message, [list]: [] }, version } };
  }

  /** @param roles those of the table's messages */
  restore({ known, last }: SavedStanding<S>, roles: Roles): void {
    this.#known.clear();
    for (const [number, one] of known) this.#known.set(number, one);
    this.#last = last && { ...last, told: roles.of(last.message) };
  }

  /**
   * Takes a list of entities.
   *
   * @returns how many differ from what was never told
   */
  take(told: Telling, message: AnyMessage, version: number): number {
    const shape = this.#shapeOf(told, version);
    let unknown = 0;
    const members: Members = { ...message };
    for (const element of members[shape.list] as readonly Members[]) {
      const number = element[shape.number] as number;
      const change = element[shape.change] as Members | undefined;
      const isFresh = shape.fresh !== undefined && change?.[shape.fresh] === true;
      const before = isFresh ? undefined : this.#known.get(number);
      if (change === undefined) this.#known.delete(number);
      else {
        if (before === undefined && !isFresh) unknown++;
        this.#known.set(number, this.#changed(before, element, change, shape, version));
      }
    }
    this.#last = { told, message, version };
    return unknown;
  }

  /** Messages that tell all of them anew, in the order in which they came, of at most so many each. */
  *whole(most: number): Generator<readonly [message: AnyMessage, version: number], void> {
    if (this.#last === undefined) return;
    const { told, message, version } = this.#last;
    const { list, change, fresh } = this.#shapeOf(told, version);
    const elements = [...this.#known.values()].map((known) => {
      const whole = fresh === undefined ? known.change : { ...known.change, [fresh]: true };
      return { ...known.element, [change]: whole };
    });
    for (let i = 0; i < elements.length; i += most)
      yield [{ ...message, [list]: elements.slice(i, i + most) }, version];
  }

  #changed(
    before: Known<S> | undefined,
    element: Members,
    change: Members,
    { struct }: Shape,
    version: number,
  ): Known<S> {
    let resolver = this.#resolvers.get(struct);
    if (resolver === undefined) {
      resolver = new Resolver(this.#table, struct);
      this.#resolvers.set(struct, resolver);
    }
    const state = resolver.resolve(version, change, { previous: before?.state });
    if (before === undefined) return { state, element, change };
    const fields = layoutOf(
      this.#table.structs.find(({ name }) => name === struct)!,
      version,
    )!.fields;
    return { state, element, change: together(fields, before.change, change) };
  }

  #shapeOf(told: Telling, version: number): Shape {
    let shape = this.#shapes.get(told.type);
    if (shape === undefined) {
      const [list = "", number = ""] = told.path("number");
      const [, change = "", model = ""] = told.path("model");
      const fresh = told.path("fresh").at(2);
      shape = { list, number, change, fresh, model, struct: this.#structOf(told, version) };
      this.#shapes.set(told.type, shape);
    }
    return shape;
  }

  #structOf(told: Telling, version: number): string {
    const { messages, structs } = this.#table;
    const [list, change] = told.path("model");
    const message = messages.find(({ name }) => name === told.type)!;
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

/** Two changes as one. What hangs on a number of the change comes with that number. */
function together(fields: readonly Field[], before: Members, change: Members): Members {
  const hanging = hangingOn(fields);
  const all: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.kind === "mask") continue;
    for (const name of namesOf(field)) {
      const by = [...hanging].find(([number, names]) => number === name || names.includes(name));
      const isTold = (by?.[1] ?? [name]).some((other) => change[other] !== undefined);
      for (const own of [name, ...besideOf(field, name)]) {
        const value = (isTold ? change : before)[own];
        if (value !== undefined) all[own] = value;
      }
    }
  }
  return all;
}

/** Members by the numbers that say whether they are there. */
function hangingOn(fields: readonly Field[]): ReadonlyMap<string, readonly string[]> {
  const hanging = new Map<string, readonly string[]>();
  for (const field of fields)
    if (field.kind === "value" && field.whenIs !== undefined)
      for (const by of givenMembers(field.whenIs))
        hanging.set(by, [...(hanging.get(by) ?? []), field.name]);
  return hanging;
}

function namesOf(field: Field): string[] {
  if (field.kind === "split") return field.parts.map(({ name }) => name);
  if (field.kind === "interleave") return field.fields.map(({ name }) => name);
  return field.kind === "value" || field.kind === "bit" || field.kind === "number"
    ? [field.name]
    : [];
}

/** The members that tell how a member came. */
function besideOf(field: Field, name: string): string[] {
  return [nanMember(name), ...besidesOf(field).map((beside) => beside.name)];
}
