import type { AnyMessage } from "../../../runtime/codec.ts";
import { withoutHints } from "../../../runtime/canonical/without-hints.ts";
import { armOf } from "../../../runtime/interpret/wire/mask.ts";
import { type Layout, layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";
import type { StructType } from "../../../runtime/table/types/struct.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { armValue, memberValue } from "../../../runtime/table/fields/field.ts";
import { isLookedUp } from "../../../runtime/table/fields/value.ts";
import type { References } from "../../world/resolved/resolve.ts";
import { fitNumber } from "./fit-number.ts";
import { EnumNames } from "./enum-names.ts";
import { isNumber, type Plain, type Plan, Plans } from "./fit-plan.ts";
import type { Losses } from "../losses.ts";

type Members = Record<string, unknown>;

/** What a message or a struct is, while it is fitted. */
interface Subject {
  readonly of: string;
  readonly from: Layout;
  readonly to: Layout;
  /** Members that are numbers of models or sounds: one that cannot be given must name none, and no other. */
  readonly names: ReadonlySet<string>;
  readonly references: References;
  /** Numbers may be any, also where both layouts are the same. */
  readonly isSettled?: true;
}

const LISTS: ReadonlySet<string | undefined> = new Set(["models", "sounds"]);

/**
 * Says in a version of a protocol what a message says in another, member by member, as both versions' layouts have them:
 * what the target lacks is left out, what does not fit is clamped, and what it tells less exactly is rounded. All of it
 * is counted.
 */
export class Fitter {
  readonly #table: Table;
  readonly #losses: Losses;
  readonly #messages: ReadonlyMap<string, MessageTable>;
  readonly #plans: Plans;
  readonly #references = new Map<MessageTable, ReadonlySet<string>>();
  readonly #names: EnumNames;

  constructor(table: Table, losses: Losses) {
    this.#table = table;
    this.#plans = new Plans(table);
    this.#names = new EnumNames(table);
    this.#losses = losses;
    this.#messages = new Map(table.messages.map((message) => [message.name, message]));
  }

  /**
   * The message in its canonical form there; undefined where there is none, which is counted.
   *
   * @param from its version, and `to` the target's: indexes into the table's versions
   * @param references what it differs from, by the schema's names
   * @param as the type of message that says it there
   */
  fit<M extends AnyMessage>(
    message: M,
    from: number,
    to: number,
    references: References = {},
    as: M["type"] = message.type,
  ): M | undefined {
    const [entry, other] = [this.#messages.get(message.type)!, this.#messages.get(as)!];
    const [source, target] = [layoutOf(entry, from), layoutOf(other, to)];
    if (target === undefined || source === undefined) {
      this.#losses.dropped(message);
      return undefined;
    }
    const bare = withoutHints(this.#table, from, message);
    if (source === target && !this.#names.matterIn(source)) return bare;
    const names = this.#referencesOf(other);
    const subject = { of: entry.name, from: source, to: target, names, references };
    const fitted = this.#members(subject, bare, from, to);
    if (!hasArms(target, fitted)) {
      this.#losses.dropped(message);
      return undefined;
    }
    return { ...fitted, type: as } as Members & M;
  }

  /** A message with numbers that a version holds, where they were worked out and may be any. */
  settle<M extends AnyMessage>(message: M, version: number): M {
    const entry = this.#messages.get(message.type)!;
    const layout = layoutOf(entry, version)!;
    const names = this.#referencesOf(entry);
    const subject = {
      of: entry.name,
      from: layout,
      to: layout,
      names,
      references: {},
      isSettled: true,
    } as const;
    const settled = this.#members(subject, message, version, version);
    return { ...settled, type: message.type } as Members & M;
  }

  #referencesOf(entry: MessageTable): ReadonlySet<string> {
    let names = this.#references.get(entry);
    if (names === undefined) {
      const entries = entry.text?.entries ?? [];
      names = new Set(entries.flatMap((one) => (LISTS.has(one.names) ? one.of : [])));
      this.#references.set(entry, names);
    }
    return names;
  }

  #members(subject: Subject, given: object, from: number, to: number): Members {
    const { sources, targets, missing } = this.#plans.of(subject, given);
    const members = joined(subject, sources, targets, { ...given });
    const fitted: Members = {};
    for (const { field, high, instead } of targets) {
      const value = members[field.name] ?? instead;
      if (value === undefined) continue;
      fitted[field.name] = this.#value(subject, field, value, from, to, high !== undefined);
      if (high !== undefined) split(fitted, field, high);
    }
    for (const field of missing)
      if (!isDefault(field, members[field.name]))
        this.#losses.member("dropped", subject.of, field.name);
    return fitted;
  }

  #value(
    subject: Subject,
    field: Plain,
    value: unknown,
    from: number,
    to: number,
    isLow: boolean,
  ): unknown {
    const { type } = field;
    if (type === "flag") return value;
    if (isNumber(type) && typeof value === "number")
      return this.#number(subject, field.name, isLow ? widened(type) : type, value, from, to);
    if (type.kind === "array" && Array.isArray(value))
      return value.map((element: number) =>
        this.#number(subject, field.name, type.of, element, from, to),
      );
    if (type.kind === "struct" && typeof value === "object" && value !== null)
      return this.#struct(subject, type, value, from, to);
    if (type.kind === "list" && Array.isArray(value))
      return value.map((element: object) => this.#struct(subject, type, element, from, to));
    return value;
  }

  #struct(
    subject: Subject,
    { struct }: StructType | ListType,
    value: object,
    from: number,
    to: number,
  ): object {
    const entry = this.#table.structs[struct]!;
    const [source, target] = [layoutOf(entry, from), layoutOf(entry, to)];
    if (source === undefined || target === undefined) return value;
    if (source === target && subject.isSettled === undefined && !this.#names.matterIn(source))
      return value;
    const of = `${subject.of} ${entry.name}`;
    const names = this.#referencesOf(entry);
    return this.#members({ ...subject, of, from: source, to: target, names }, value, from, to);
  }

  #number(
    subject: Subject,
    member: string,
    type: NumberType,
    value: number,
    from: number,
    to: number,
  ): number {
    const lost = this.#names.lost(type, value, from, to);
    if (lost !== undefined)
      this.#losses.member("replaced", subject.of, member, `the number is not ${lost} there`);
    const fitted = fitNumber(type, value);
    if (fitted.outcome === "same") return fitted.value;
    if (fitted.outcome === "clamped" && subject.names.has(member)) {
      this.#losses.member("dropped", subject.of, member, "no number for it: none is shown");
      return 0;
    }
    this.#losses.number(fitted.outcome, subject.of, member, fitted.error);
    return fitted.value;
  }
}

/** Puts high bytes that are separate to their numbers: where both versions have one, and the number itself is not given, it stays. */
function joined(
  { references }: Subject,
  sources: readonly Plain[],
  targets: Plan["targets"],
  members: Members,
): Members {
  for (const { name, highOf } of sources) {
    const high = members[name];
    if (highOf === undefined || typeof high !== "number") continue;
    if (members[highOf] === undefined && targets.some(({ field }) => field.name === name)) continue;
    const low = members[highOf] ?? absentOf(sources, highOf, references);
    members[highOf] = (Number(low) & 0xff) | (high << 8);
    delete members[name];
  }
  return members;
}

function absentOf(fields: readonly Plain[], member: string, references: References): unknown {
  const absent = fields.find(({ name }) => name === member)?.absent;
  if (!isLookedUp(absent)) return memberValue(absent ?? 0);
  const [root = "", name = ""] = absent.split(".");
  return new Map(Object.entries(references[root] ?? {})).get(name) ?? 0;
}

/** A number that has its high byte elsewhere. */
function widened(type: NumberType): NumberType {
  return type.kind === "int" ? { ...type, bits: 16 } : type;
}

/** Takes the high byte out of a number again. */
function split(fitted: Members, { name }: Plain, high: Plain): void {
  const whole = fitted[name];
  if (typeof whole !== "number" || whole <= 0xff) return;
  fitted[name] = whole & 0xff;
  fitted[high.name] = whole >> 8;
}

/** Whether a member says nothing that its absence does not. */
function isDefault({ absent }: Plain, value: unknown): boolean {
  return value === undefined || value === false || armValue(value) === absent;
}

/** Whether a layout has what the numbers of its switches choose. */
function hasArms({ fields }: Layout, members: Members): boolean {
  return fields.every(
    (field) => field.kind !== "switch" || armOf(field, members[field.on]) !== undefined,
  );
}
