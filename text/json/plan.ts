import { companionFields } from "../../runtime/table/facts/hints.ts";
import { highest, lowest } from "../../runtime/table/facts/ints.ts";
import { companionRange } from "../../runtime/table/facts/companion-range.ts";
import { companionsOf, stepMembers } from "../../runtime/table/facts/companions.ts";
import { arraysOf } from "../../runtime/table/fields/interleave.ts";
import { beforeMember, nanMember, openMember } from "../../runtime/table/facts/members.ts";
import { type Field, type SwitchField, armValue } from "../../runtime/table/fields/field.ts";
import { floatsOf, type ValueType } from "../../runtime/table/types/types.ts";
import { type Layout, layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";
import type { Choice, Kind, Plan } from "./types/kind.ts";
import { jsonType, membersIn } from "./types/types.ts";

/** What chooses between a plan's arms, found for an object. */
export function chosenPlan(
  { choice }: Plan,
  members: Readonly<Record<string, unknown>>,
): Plan | undefined {
  if (choice === undefined) return undefined;
  return choice.arms.get(armValue(members[choice.on])) ?? choice.otherwise;
}

/** The members that an object may have, by name, with those that it has chosen. */
export function knownMembers(plan: Plan, members: Readonly<Record<string, unknown>>): string[] {
  const chosen = chosenPlan(plan, members);
  return [...plan.members.keys(), ...(chosen === undefined ? [] : knownMembers(chosen, members))];
}

/** Plans by message, for a version: an index into the table's versions. */
export function plansOf(table: Table, version: number): Map<string, Plan> {
  const planner = new Planner(table, version);
  const plans = new Map<string, Plan>();
  for (const message of table.messages) {
    const layout = layoutOf(message, version);
    if (layout !== undefined) plans.set(message.name, planner.plan(message.name, layout));
  }
  return plans;
}

/** Makes the plans of one version. */
class Planner {
  readonly #table: Table;
  readonly #version: number;
  /** By struct: one may have itself inside. */
  readonly #structs = new Map<number, Plan>();

  constructor(table: Table, version: number) {
    this.#table = table;
    this.#version = version;
  }

  plan(name: string, layout: Layout): Plan {
    return this.#planOf(name, layout, layout.fields);
  }

  #planOf(name: string, layout: Layout, fields: readonly Field[]): Plan {
    const own = fields.filter((field) => field.kind !== "switch");
    const members = new Map<string, Kind>();
    for (const field of own) {
      for (const member of membersIn(field))
        members.set(
          member.name,
          member.kind === "bit"
            ? { kind: "flag" }
            : jsonType(member.type).kind(member.type, (struct) => this.#structPlan(struct)),
        );
      // What tells how the field came is beside it, as in decoded messages.
      const hints = companionFields(this.#table, { ...layout, fields: [field] });
      for (const member of [...hints, ...stepMembers(field)])
        if (!members.has(member)) members.set(member, hintKind(field, member));
    }
    const choice = fields.find((field) => field.kind === "switch");
    return { name, members, choice: choice && this.#choice(name, layout, choice) };
  }

  #choice(name: string, layout: Layout, { on, arms }: SwitchField): Choice {
    const plans = new Map<unknown, Plan>();
    let otherwise: Plan | undefined;
    for (const arm of arms) {
      const plan = this.#planOf(name, layout, arm.fields);
      if (arm.otherwise) otherwise = plan;
      for (const value of arm.values) plans.set(value, plan);
    }
    return { on, arms: plans, otherwise };
  }

  #structPlan(index: number): Plan {
    const known = this.#structs.get(index);
    if (known !== undefined) return known;
    const struct = this.#table.structs[index]!;
    const plan = { name: struct.name, members: new Map<string, Kind>(), choice: undefined };
    this.#structs.set(index, plan);
    const layout = layoutOf(struct, this.#version);
    return layout === undefined ? plan : Object.assign(plan, this.plan(struct.name, layout));
  }
}

const NUMBER: Kind = { kind: "number" };

/** Of a NaN, or of the mask of what ended a list. */
export const BITS: Kind & { readonly kind: "hint" } = { kind: "hint", low: 0, high: 0xffffffff };

/** What a member is that only tells how its field came. */
function hintKind(field: Field, member: string): Kind {
  if (field.kind === "mask")
    return { ...BITS, high: 2 ** Math.max(...field.parts.map(({ at, bits }) => at + bits)) - 1 };
  if (field.kind === "gap") return { kind: "bytes" };
  if (field.kind === "checksum") return { kind: "hint", low: 0, high: highest(field.type) };
  const companion = companionsOf(field).find(({ name }) => name === member);
  if (companion !== undefined)
    return companion.isList
      ? { kind: "array", of: "bits" }
      : { ...BITS, ...companionRange(companion) };
  if (field.kind === "interleave")
    return nanKind(arraysOf(field).find(({ name }) => nanMember(name) === member)!.type);
  if (field.kind !== "value") return NUMBER;
  const { name, type, presence } = field;
  const widths = presenceBy({ presence }, "widths");
  if (member === nanMember(name)) return nanKind(type);
  if (member === openMember(name)) return { kind: "flag" };
  if (member === beforeMember(name) && widths !== undefined)
    return {
      kind: "hint",
      low: lowest(widths.narrow.type),
      high: highest(widths.narrow.type),
    };
  return BITS;
}

/** What the bits of NaNs are: those of 64 bits are written as integers of 64 bits are. */
function nanKind(type: ValueType): Kind {
  const many = floatsOf(type);
  const of = many ?? type;
  const isLong = of.kind === "float" && of.bits === 64;
  if (many === undefined) return isLong ? { kind: "big" } : BITS;
  return { kind: "array", of: isLong ? "big" : "bits" };
}

/** Whether a number is what only tells how a message came. */
export function isHint(
  value: unknown,
  { low, high }: Kind & { readonly kind: "hint" } = BITS,
): boolean {
  return Number.isInteger(value) && low <= (value as number) && (value as number) <= high;
}
