import { activeFields } from "../interpret/wire/mask.ts";
import { type DerivedTable, type Expression, readOf, untilIn } from "../table/terms/expressions.ts";
import { type ComputedField, computedOf } from "../table/fields/computed.ts";
import type { Outer } from "../table/fields/presence.ts";
import { layoutOf, type MessageTable } from "../table/messages.ts";
import type { Table } from "../table/table.ts";
import type { NumberType } from "../table/types/number.ts";
import type { ValueType } from "../table/types/types.ts";
import { encodedBytes, readStruct } from "./read.ts";
import { bytesIn } from "./bytes.ts";
import { property } from "./properties.ts";
import { combined, DerivedError, isTrue, listIn, numberIn, signed, wholeIn } from "./values.ts";

/** A message or a struct in it, with what it is in. */
export class Place {
  readonly #known = new Map<string, unknown>();
  readonly #types = new Map<string, ValueType>();
  readonly #computed = new Map<string, ComputedField>();
  /** How many structs that were read it is in. */
  #depth = 0;
  /** Which element of a list it is. */
  #index: number | undefined;

  /**
   * @param value the decoded members
   * @param version an index into `table.versions`
   * @param from the bytes that it was read from, and where it ends in them, where it was read later
   */
  constructor(
    private readonly table: Table,
    readonly message: MessageTable,
    readonly value: Readonly<Record<string, unknown>>,
    private readonly version: number,
    readonly parent?: Place,
    private readonly from?: { readonly bytes: Uint8Array; readonly end: number },
  ) {
    const fields = layoutOf(message, version)?.fields ?? [];
    for (const field of activeFields(fields, value)) {
      if (field.kind === "value") this.#types.set(field.name, field.type);
      if (field.kind === "computed") this.#computed.set(field.name, field);
    }
  }

  get root(): Place {
    return this.parent?.root ?? this;
  }

  /** A member, a derived value, or undefined for what is not there. Throws DerivedError. */
  of(name: string): unknown {
    if (this.#known.has(name)) {
      const known = this.#known.get(name);
      if (known === UNDER_WAY) throw new DerivedError(`"${name}" depends on itself`);
      return known;
    }
    this.#known.set(name, UNDER_WAY);
    try {
      const found = this.#find(name);
      this.#known.set(name, found);
      return found;
    } finally {
      if (this.#known.get(name) === UNDER_WAY) this.#known.delete(name);
    }
  }

  #find(name: string): unknown {
    const derived = this.message.derived?.find((each) => each.name === name);
    if (derived !== undefined) return valueOf(derived, this);
    if (name === "_parent") return this.parent;
    if (name === "_root") return this.root;
    if (name === "_index")
      return this.#index === undefined ? this.parent?.of(name) : BigInt(this.#index);
    if (name === "_io") return this.#io();
    if (name === "_end") return this.from && BigInt(this.from.end);
    if (!Object.hasOwn(this.value, name)) return undefined;
    return this.#member(this.value[name], this.#types.get(name));
  }

  #member(value: unknown, type: ValueType | undefined): unknown {
    if (type?.kind === "struct") return this.#place(value, type.struct);
    if (type?.kind === "list")
      return (value as readonly unknown[] | undefined)?.map((each, i) =>
        this.#place(each, type.struct, i),
      );
    if (type?.kind === "bytes") return value;
    return plain(value, type !== undefined && "of" in type ? type.of : type);
  }

  /** Whether a condition holds of a value, which is `_` in it. Throws DerivedError. */
  holds(condition: Expression, value: unknown): boolean {
    const is = this.#with(value, condition);
    return is === undefined || isTrue(is);
  }

  /** What an expression is where `_` is a value. Throws DerivedError. */
  #with(value: unknown, expression: Expression): unknown {
    const around = this.#known.get("_");
    this.#known.set("_", value);
    try {
      return evaluate(expression, this);
    } finally {
      this.#known.set("_", around);
    }
  }

  /** The bytes of the message, or those that the struct was read from. */
  #io(): unknown {
    if (this.from !== undefined) return this.from.bytes;
    if (this.parent !== undefined) return this.parent.of("_io");
    return encodedBytes(this.table, this.version, this.value);
  }

  /** A struct out of bytes. Throws DerivedError. */
  read(bytes: Uint8Array, name: string, start: number, index?: number): Place {
    const at = this.#depth + 1;
    if (at > MOST_READ) throw new DerivedError(`more than ${MOST_READ} structs are read in others`);
    if (start < 0 || start > bytes.length)
      throw new DerivedError(`${start} is no place in ${bytes.length} bytes`);
    const { table, version } = this;
    const struct = table.structs.findIndex((each) => each.name === name);
    const outer = this.#given(table.structs[struct]?.outer ?? []);
    const { value, end } = readStruct(table, version, struct, bytes, start, outer);
    const place = new Place(table, table.structs[struct]!, value, version, this, { bytes, end });
    place.#depth = at;
    place.#index = index;
    return place;
  }

  /**
   * Structs one after the other out of bytes. Throws DerivedError.
   *
   * @param last how many there are, or what holds of the last one, which is `_`
   */
  readAll(bytes: Uint8Array, name: string, start: number, last: bigint | Expression): Place[] {
    const all: Place[] = [];
    const ends = (each: Place) => {
      const is = typeof last === "bigint" ? undefined : this.#with(each, last);
      return is !== undefined && isTrue(is);
    };
    for (let at = start, empty = 0; last !== BigInt(all.length);) {
      const each = this.read(bytes, name, at, all.length);
      const end = Number(wholeIn(each.of("_end")));
      if (end < at || end > bytes.length) throw new DerivedError(`an element ends at ${end}`);
      all.push(each);
      if (ends(each)) break;
      if (end === at && (typeof last !== "bigint" || ++empty > MOST_EMPTY))
        throw new DerivedError("an element takes no bytes");
      at = end;
    }
    return all;
  }

  /** Numbers that a struct in it is given: members, derived values, and what is computed of such or was given. */
  #given(names: readonly string[]): Outer {
    return Object.fromEntries(names.map((name) => [name, this.#outside(name)]));
  }

  #outside(name: string): number {
    const { parent } = this;
    if (this.message.outer?.includes(name) && parent !== undefined) return parent.#outside(name);
    const computed = this.#computed.get(name);
    if (computed === undefined) return Number(numberIn(this.of(name) ?? 0n));
    const { names = {} } = computed;
    const outer = this.#given(Object.keys(names).filter((each) => names[each]!.outer));
    const number = computedOf(computed, this.value, outer);
    if (Number.isNaN(number))
      throw new DerivedError(`${computed.text} is no number that can be exact`);
    return number;
  }

  #place(value: unknown, struct: number, index?: number): Place | undefined {
    if (typeof value !== "object" || value === null) return undefined;
    const { structs } = this.table;
    const members = value as Place["value"];
    const place = new Place(this.table, structs[struct]!, members, this.version, this);
    place.#depth = this.#depth;
    place.#index = index;
    return place;
  }
}

const UNDER_WAY = Symbol();
const MOST_READ = 32;
const MOST_EMPTY = 65_536;

/** A member as expressions have it: whole numbers as bigints. */
function plain(value: unknown, type: ValueType | NumberType | undefined): unknown {
  if (value instanceof Uint8Array) return value;
  const list = Array.isArray(value)
    ? value
    : ArrayBuffer.isView(value)
      ? [...(value as never)]
      : undefined;
  if (list !== undefined) return list.map((each) => plain(each, type));
  const isWhole =
    Number.isInteger(value) && type?.kind !== "float" && !(type !== undefined && "scale" in type);
  return isWhole ? BigInt(value as number) : value;
}

/** What a derived value of a place is; undefined where it is not there. Throws DerivedError. */
function valueOf({ value, given }: DerivedTable, place: Place): unknown {
  if (given !== undefined && !holdsIn(given, place)) return undefined;
  return evaluate(value, place);
}

/** Whether a condition holds; not where something that it asks for is not there. Throws DerivedError. */
function holdsIn(condition: Expression, place: Place): boolean {
  const is = evaluate(condition, place);
  return is !== undefined && isTrue(is);
}

/** What an expression is; undefined where something that it asks for is not there. Throws DerivedError. */
export function evaluate(expression: Expression, place: Place): unknown {
  switch (expression.kind) {
    case "number":
      return /^\d+$/.test(expression.value) ? BigInt(expression.value) : Number(expression.value);
    case "text":
      return expression.value;
    case "list":
      return expression.of.map((each) => evaluate(each, place));
    case "name":
      return named(expression.name, place);
    case "choice": {
      const chosen = evaluate(expression.of, place);
      if (chosen === undefined) return undefined;
      return evaluate(isTrue(chosen) ? expression.yes : expression.no, place);
    }
    case "two":
      return ofTwo(expression, place);
    default:
      return ofOne(expression, place);
  }
}

function named(name: string, place: Place): unknown {
  return name === "true" || name === "false" ? name === "true" : place.of(name);
}

function ofTwo({ operator, left, right }: Expression & { kind: "two" }, place: Place): unknown {
  const first = evaluate(left, place);
  if (first === undefined) return undefined;
  if (operator === "and" || operator === "or") {
    if (isTrue(first) === (operator === "or")) return operator === "or";
    const second = evaluate(right, place);
    return second === undefined ? undefined : isTrue(second);
  }
  const second = evaluate(right, place);
  return second === undefined ? undefined : combined(operator, first, second);
}

function ofOne(
  expression: Expression & { kind: "member" | "call" | "index" | "one" },
  place: Place,
): unknown {
  const of = evaluate(expression.of, place);
  if (of === undefined) return undefined;
  switch (expression.kind) {
    case "one":
      return expression.operator === "not" ? !isTrue(of) : signed(expression.operator, of);
    case "index": {
      const at = evaluate(expression.at, place);
      return at === undefined ? undefined : element(of, wholeIn(at));
    }
    case "member":
      return of instanceof Place ? of.of(expression.name) : property(of, expression.name, []);
    case "call": {
      const until = untilIn(expression);
      const values = until === undefined ? expression.given : expression.given.slice(0, -1);
      const given = values.map((each) => evaluate(each, place));
      if (given.includes(undefined)) return undefined;
      if (readOf(expression) !== undefined) return readBy(expression.name, of, given, until, place);
      return property(of, expression.name, given);
    }
  }
}

function readBy(
  way: string,
  of: unknown,
  [struct, ...given]: readonly unknown[],
  until: Expression | undefined,
  place: Place,
): unknown {
  const list = of instanceof Uint8Array ? of : listIn(of);
  if (list === undefined) throw new DerivedError("what is no bytes is not read");
  const [bytes, name] = [bytesIn(list), String(struct)];
  const start = way === "read" ? 0 : Number(wholeIn(given[0]));
  const count = way === "read" ? given[0] : given[1];
  const last = until ?? (count === undefined ? undefined : wholeIn(count));
  return last === undefined
    ? place.read(bytes, name, start)
    : place.readAll(bytes, name, start, last);
}

function element(of: unknown, at: bigint): unknown {
  const list = listIn(of);
  if (list === undefined) throw new DerivedError("what has no elements has no index");
  if (0n <= at && at < BigInt(list.length)) return list[Number(at)];
  throw new DerivedError(`there is no element ${at}, of ${list.length}`);
}
