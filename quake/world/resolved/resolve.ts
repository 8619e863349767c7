import { widthMember } from "../../../runtime/table/facts/companions.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { type Layout, layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { changes, isSame } from "./differences.ts";
import { partialStruct, type Slot, slotsIn } from "../../../runtime/table/states/slots.ts";

/** A thing's members by name, none of them missing. */
export type State = Record<string, unknown>;

/** What a delta differs from, by the name that the schema has for it: `baseline`, `previous`. */
export type References = Readonly<Record<string, object | undefined>>;

/** Those that a generated module says. */
export type ReferencesOf<A extends Stated> = Readonly<
  Partial<Record<A["from"], object | undefined>>
>;

/** How a layout is resolved: its slots, and a state of which nothing is known. */
interface Plan {
  readonly slots: readonly Slot[];
  readonly blank: State;
  /** The state of which a delta tells nothing, where nothing is looked up for it. */
  readonly base?: State | undefined;
  /** What makes states without the slots. */
  readonly maker?: Maker | undefined;
}

/** A constructor that a generated module has: it makes the state that a delta tells of. */
type Maker = new (delta: any, references: any) => any;

/** By names, and by layouts: undefined where only the table says how. */
export type Makers = Readonly<Record<string, readonly (Maker | undefined)[]>>;

const NOTHING: Plan = { slots: [], blank: {} };

/** What a generated module says of a message or a struct: what tells it, what it makes, and what it refers to. */
interface Stated {
  readonly delta: object;
  readonly state: object;
  readonly from: string;
}

/**
 * Makes resolvers of a table, by the names that its generated `States` has.
 *
 * @param makers the module's `stateMakers`, where states are made often
 */
export function resolversOf<A>(
  table: Table,
  makers: Makers = {},
): <N extends keyof A & string>(
  name: N,
  more?: readonly string[],
  without?: readonly (keyof (A[N] & Stated)["state"] & string)[],
) => Resolver<A[N] & Stated> {
  return (name, more, without) => new Resolver(table, name, more, without, makers);
}

/**
 * Turns deltas into states, as the schema's `absent` says: `previous.origin.1` in a field means that it is the
 * second element of `origin`, and that of the reference where the field is not there.
 *
 * @typeParam A what is known of its types
 */
export class Resolver<A extends Stated = { delta: any; state: State; from: string }> {
  readonly #table: Table;
  readonly #message: MessageTable;
  readonly #more: readonly string[];
  readonly #without: readonly string[];
  readonly #makers: readonly (Maker | undefined)[];
  readonly #plans = new Map<Layout, Plan>();
  readonly #slots = new Map<Layout, readonly Slot[]>();
  /** That of the version that was asked for last. */
  #plan = NOTHING;
  #version = -1;

  /**
   * @param of a message or a struct of the table, or its name
   * @param more members that states are given by whoever asks for them: there is room for these
   * @param without members that no delta gives a state
   * @param makers what makes the same states quicker
   */
  constructor(
    table: Table,
    of: string | MessageTable,
    more: readonly string[] = [],
    without: readonly string[] = [],
    makers: Makers = {},
  ) {
    this.#without = without;
    this.#table = table;
    this.#more = more;
    this.#message =
      typeof of === "string"
        ? [...table.messages, ...table.structs].find(({ name }) => name === of)!
        : of;
    this.#makers = makers[this.#message.name] ?? [];
  }

  /**
   * The whole state that a delta makes.
   *
   * @param version an index into the table's versions
   * @param references what the delta differs from; where there is nothing, all is 0
   */
  resolve(version: number, delta: Partial<A["delta"]>, references: ReferencesOf<A>): A["state"] {
    const members = delta as State;
    const { slots, blank, base, maker } = this.#planOf(version);
    if (maker !== undefined) {
      const made: State = new maker(delta, references);
      for (const name of this.#without) made[name] = undefined;
      return made;
    }
    // A copy has room for all members, and other members need not be looked for.
    const state: State = { ...(base ?? blank) };
    for (const slot of slots) {
      const value = members[slot.member];
      if (base !== undefined) {
        if (value !== undefined) state[slot.name] = value;
      } else if (!slot.isPlain)
        fill(state, slot, givenBy(slot, value, members, references, version), references);
      else put(state, slot, value === undefined ? absentValue(slot, references) : value);
    }
    return state;
  }

  /**
   * The shortest delta that makes a state: the inverse of `resolve`, without the message's type.
   *
   * @param version an index into the table's versions
   * @param made a state that `resolve` made, or one like it
   * @param references what the delta is to differ from
   */
  differ(version: number, made: object, references: ReferencesOf<A>): Omit<A["delta"], "type"> {
    const state = made as State;
    const delta: State = {};
    const slots = this.#slotsOf(layoutOf(this.#message, version));
    for (const slot of slots) {
      if (slot.isOther) continue;
      const value =
        slot.highOf === undefined
          ? difference(slot, state, references, version)
          : withoutHigh(delta, slot.highOf);
      if (value !== undefined) tell(delta, slot, value, references);
    }
    // What one bit tells of at once is reported at once.
    for (const slot of slots)
      if (delta[slot.member] === undefined && slot.tied?.some((name) => delta[name] !== undefined))
        tell(delta, slot, ownValue(slot, state), references);
    return delta as A["delta"];
  }

  #planOf(version: number): Plan {
    if (version === this.#version) return this.#plan;
    const layout = layoutOf(this.#message, version);
    let plan = layout === undefined ? NOTHING : this.#plans.get(layout);
    if (plan === undefined) {
      const maker = this.#makers[this.#message.layouts.indexOf(layout!)];
      // What its slots are takes longer to find out than a small recording takes to be read.
      plan =
        maker === undefined
          ? planFor(this.#slotsOf(layout), [...this.#without, ...this.#more])
          : { ...NOTHING, maker };
      this.#plans.set(layout!, plan);
    }
    this.#version = version;
    this.#plan = plan;
    return plan;
  }

  #slotsOf(layout: Layout | undefined): readonly Slot[] {
    if (layout === undefined) return NOTHING.slots;
    let slots = this.#slots.get(layout);
    if (slots === undefined) {
      const all = slotsIn(layout, (field) => innerOf(this.#table, field));
      slots = all.filter(({ member }) => !this.#without.includes(member));
      this.#slots.set(layout, slots);
    }
    return slots;
  }
}

function planFor(slots: readonly Slot[], more: readonly string[]): Plan {
  const own = slots.filter(({ isOther, highOf }) => isOther !== true && highOf === undefined);
  const names = [...own.map(({ name }) => name), ...more];
  const blank: State = Object.fromEntries(names.map((name) => [name, undefined]));
  if (!slots.every(({ isPlain, absent }) => isPlain && typeof absent !== "object"))
    return { slots, blank };
  const base = { ...blank };
  for (const slot of slots) base[slot.name] = absentValue(slot, {});
  return { slots, blank, base };
}

function tell(delta: State, slot: Slot, value: unknown, references: References): void {
  if (slot.step === undefined) delta[slot.member] = value;
  else Object.assign(delta, stepsTo(slot, slot.step, value, absentValue(slot, references)));
}

/** What a delta tells of a slot: of a step, where it leads; of a struct, all of it. */
function givenBy(
  slot: Slot,
  value: unknown,
  members: State,
  references: References,
  version: number,
): unknown {
  if (slot.inner !== undefined && value !== undefined)
    return slot.inner.resolve(version, value as State, {
      previous: absentValue(slot, references) as State | undefined,
    });
  if (slot.step === undefined || value === undefined) return value;
  const from = absentValue(slot, references);
  const width = members[widthMember(slot.member)];
  if (!Array.isArray(value)) return width === WHOLE ? value : (from as number) + (value as number);
  const widths = (width ?? []) as readonly number[];
  const before = from as readonly number[];
  return value.map((own: number, i) => (widths[i] === WHOLE ? own : before[i]! + own));
}

/** The bytes of a number that is itself, and no step. */
const WHOLE = 3;

/** The members that lead from one value to another: steps, or what is too far for one. */
function stepsTo({ member }: Slot, size: number, to: unknown, from: unknown): State {
  const [own, before] = Array.isArray(to)
    ? [to as number[], from as number[]]
    : [[to as number], [from as number]];
  const steps = own.map((value, i) => value - before[i]!);
  const fits = steps.map((step) => Math.abs(step / size) < 2 ** 14);
  const values = steps.map((step, i) => (fits[i] ? step : own[i]));
  const widths = fits.map((isStep) => (isStep ? 2 : WHOLE));
  const isOne = !Array.isArray(to);
  const given: State = { [member]: isOne ? values[0] : values };
  if (fits.every(Boolean)) return given;
  return { ...given, [widthMember(member)]: isOne ? WHOLE : widths };
}

function fill(state: State, slot: Slot, value: unknown, references: References): void {
  const { merges, highOf } = slot;
  if (slot.isOther && value === undefined) return;
  if (highOf !== undefined) {
    if (value !== undefined)
      state[highOf] = ((state[highOf] as number) & 0xff) | ((value as number) << 8);
    return;
  }
  const found = value === undefined || merges ? absentValue(slot, references) : value;
  put(state, slot, merges ? { ...(found as object), ...(value as object) } : found);
}

function put(state: State, { name, index }: Slot, value: unknown): void {
  if (index === undefined) state[name] = value;
  else ((state[name] ??= [0, 0, 0]) as unknown[])[index] = value;
}

/** Takes the high byte away from a member, and gives it; nothing where it has none. */
function withoutHigh(delta: State, member: string): number | undefined {
  const whole = delta[member] as number | undefined;
  if (whole === undefined || whole <= 0xff) return undefined;
  delta[member] = whole & 0xff;
  return whole >> 8;
}

/** What a delta must tell of a slot; nothing where its absence says the same. */
function difference(slot: Slot, state: State, references: References, version: number): unknown {
  const { merges, absent } = slot;
  const own = ownValue(slot, state);
  if (absent === undefined) return own;
  const found = absentValue(slot, references);
  if (merges) return changes((own ?? {}) as State, (found ?? {}) as State, slot.rounds);
  if (isSame(own, found)) return undefined;
  return slot.inner === undefined || own === undefined
    ? own
    : slot.inner.differ(version, own as State, { previous: found as State | undefined });
}

function ownValue({ name, index }: Slot, state: State): unknown {
  return index === undefined ? state[name] : (state[name] as unknown[] | undefined)?.[index];
}

function absentValue({ absent, index, zero }: Slot, references: References): unknown {
  if (typeof absent === "bigint") return absent;
  if (typeof absent === "number") return Array.isArray(zero) ? zero.map(() => absent) : absent;
  if (absent === undefined) return zero;
  const found = (references[absent.root] as State | undefined)?.[absent.name];
  const own = index === undefined ? found : (found as unknown[] | undefined)?.[index];
  return own ?? zero;
}

/** What resolves a struct of which some members are as they were where they are not there. */
function innerOf(table: Table, field: ValueField): Resolver | undefined {
  const struct = partialStruct(table, field);
  return struct && new Resolver(table, struct);
}
