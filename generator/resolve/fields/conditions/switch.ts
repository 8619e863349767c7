import {
  type ArmValue,
  armValue,
  type Field,
  type SwitchArm,
  type SwitchField,
} from "../../../../runtime/table/fields/field.ts";
import type { BigType, IntType } from "../../../../runtime/table/types/integers.ts";
import { docOf } from "../../types/docs.ts";
import { bigRange } from "../../../../runtime/table/facts/ints.ts";
import { type BigChooser, type Chooser, type Scope, versionText } from "../../scope/scope.ts";
import {
  bigintOf,
  type Entry,
  items,
  member,
  type MemberEntry,
  members,
  numberOf,
  text,
} from "../../../read/source.ts";
import { suggest } from "../../../read/suggest.ts";
import { areHeld, chosenBigs, chosenValues } from "./chosen-value.ts";
import { textOfEntry } from "../../scope/text.ts";
import { intRange } from "../../../facts/integers.ts";

const CHOOSER =
  "Expected an integer without scale, of one width, always there, that selects no versions.";

const FLAG = "A bit chooses as a number: `{ bits: flags.4, count: 1 }`, which is 0 or 1.";

const OUTSIDE =
  "Let each field say when it is there: `if`. Or put the switch outside, with a struct in each arm.";

/** Resolves a switch. Reports arms that share a value or have none. */
export function resolveSwitch(
  item: Entry,
  scope: Scope,
  resolveFields: (list: Entry | undefined, scope: Scope) => Field[],
): SwitchField | undefined {
  const on = member(item, "switch")!;
  const chooser = scope.choosers.get(text(on)) ?? scope.bigs.get(text(on));
  const { report } = scope.schema;
  if (chooser !== undefined && "outer" in chooser) {
    report.error(on, `"${text(on)}" is outside, and chooses no arm here`, OUTSIDE);
    return undefined;
  }
  if (chooser === undefined || !mayChoose(chooser)) {
    const known = scope.names.has(text(on));
    const message = known
      ? `"${text(on)}" cannot choose`
      : `there is no field "${text(on)}" before this`;
    const hint = scope.flags.has(text(on)) ? FLAG : CHOOSER;
    report.error(
      on,
      message,
      known ? hint : suggest(text(on), [...scope.choosers.keys(), ...scope.bigs.keys()]),
    );
    return undefined;
  }
  const { type } = chooser;
  if (chooser.hasChosen)
    report.error(
      on,
      `"${text(on)}" chose this arm already`,
      "Give each of its values an arm of its own.",
    );
  const taken = new Map<ArmValue, string>();
  const arms: SwitchArm[] = [];
  const entries = members(member(item, "arms"));
  for (const arm of entries) {
    const otherwise = isOtherwise(arm, arm === entries.at(-1), scope);
    const values = armValues(arm, chooser, taken, scope);
    const inside = withinArm(text(on), chooser, otherwise ? undefined : values, scope);
    const fields = resolveFields(member(arm, "fields"), inside);
    const named = { name: arm.key.text, ...docOf(arm), ...textOfEntry(arm, scope.schema), values };
    if (otherwise && taken.size < 2 ** type.bits) arms.push({ ...named, otherwise, fields });
    else if (values.length > 0) arms.push({ ...named, fields });
  }
  if (arms.length === 0 && isAllNamed(item, enumOf(type), scope)) {
    const message = `no arm can be chosen in ${versionText(scope)}`;
    report.error(on.key ?? on, message, "Begin the message later, or end it earlier.", "no arm");
  }
  const isForAll = arms.length === 0 || arms.some(({ otherwise }) => otherwise === true);
  if (!isForAll && "chooses" in chooser)
    scope.choosers.set(text(on), { ...chooser, only: arms.flatMap(({ values: own }) => own) });
  return { kind: "switch", on: text(on), ...foreignOf(item, type, taken, arms, scope), arms };
}

/** What an arm's fields see: what chose it may have some values alone, and chooses no further arm. */
function withinArm(
  on: string,
  chooser: Chooser | BigChooser,
  values: readonly ArmValue[] | undefined,
  scope: Scope,
): Scope {
  const inside = { ...scope, choosers: new Map(scope.choosers), bigs: new Map(scope.bigs) };
  const only = values === undefined ? {} : { only: values };
  if ("chooses" in chooser) inside.choosers.set(on, { ...chooser, hasChosen: true, ...only });
  else inside.bigs.set(on, { ...chooser, hasChosen: true });
  return inside;
}

/** What values announce that choose no arm. */
function foreignOf(
  item: Entry,
  type: IntType | BigType,
  taken: ReadonlyMap<ArmValue, string>,
  arms: readonly SwitchArm[],
  { schema: { report } }: Scope,
): Pick<SwitchField, "foreign"> {
  const named = members(member(item, "foreign"));
  for (const { key } of named) {
    const arm = taken.get(valueOf(type, key.text)) ?? arms.find(({ otherwise }) => otherwise)?.name;
    if (arm !== undefined)
      report.error(
        key,
        `${key.text} chooses the arm "${arm}", and is not foreign`,
        "Leave it out of `foreign`, or of the arm.",
      );
  }
  const foreign = named.map((m) => ({ value: valueOf(type, m.key.text), name: text(m) }));
  return foreign.length === 0 ? {} : { foreign };
}

/** Whether an arm takes all values that no other one does. */
function isOtherwise(
  arm: MemberEntry,
  last: boolean,
  { schema: { report } }: Scope,
): true | undefined {
  const otherwise = member(arm, "otherwise");
  const is = member(arm, "is");
  if (otherwise === undefined) {
    if (is === undefined)
      report.error(
        arm.key,
        "nothing chooses this arm",
        "Give it values: `is: [1, 2]`; or `otherwise: true`, as the last one.",
      );
    return undefined;
  }
  if (is !== undefined)
    report.error(
      is.key ?? is,
      "an arm for all other values has none of its own",
      "Leave out `is`, or `otherwise`.",
    );
  if (!last)
    report.error(
      otherwise.key ?? otherwise,
      "the arm for all other values is the last one",
      "Move it after the others.",
    );
  return true;
}

/** Whether all values are names that the enum has in some version: otherwise something else is wrong. */
function isAllNamed(item: Entry, enumIndex: number | undefined, { schema }: Scope): boolean {
  const known = new Set(schema.enums[enumIndex ?? -1]?.values.map((value) => value.name));
  const values = members(member(item, "arms")).flatMap((arm) => items(member(arm, "is")));
  return values.every((value) => known.has(text(value)));
}

function mayChoose(chooser: Chooser | BigChooser): boolean {
  return !("chooses" in chooser) || (chooser.chooses && chooser.selects !== true);
}

function enumOf(type: IntType | BigType): number | undefined {
  return type.kind === "int" ? type.enum : undefined;
}

function valueOf({ kind }: IntType | BigType, digits: string): ArmValue {
  return kind === "big" ? String(bigintOf(digits)) : numberOf(digits);
}

/** The numbers that an arm is chosen by in the scope's version. */
function armValues(
  arm: Entry,
  chooser: Chooser | BigChooser,
  taken: Map<ArmValue, string>,
  scope: Scope,
): ArmValue[] {
  const { report } = scope.schema;
  const { type } = chooser;
  const ends = "ends" in chooser ? chooser.ends : undefined;
  const values: ArmValue[] = [];
  const range = type.kind === "big" ? bigRange(type.signed) : intRange(type);
  for (const item of items(member(arm, "is"))) {
    const found =
      type.kind === "big" ? chosenBigs(item, scope) : chosenValues(item, type.enum, scope);
    const own = found.map((value) => armValue(value) as ArmValue);
    const twice = own.find((value) => taken.has(value));
    for (const value of own) taken.set(value, taken.get(value) ?? arm.key!.text);
    if (!areHeld(item, found, range, scope)) continue;
    if (ends !== undefined && own.includes(ends))
      report.error(item, `${ends} ends the list, and chooses no arm`, "Take it out of the arm.");
    else if (twice !== undefined)
      report.error(
        item,
        `${text(item)} chooses the arm "${taken.get(twice)}" already`,
        "A value chooses one arm: leave it out of the other.",
      );
    else values.push(...own);
  }
  return values;
}
