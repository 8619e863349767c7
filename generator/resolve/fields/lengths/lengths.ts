import type { IntType } from "../../../../runtime/table/types/integers.ts";
import type { LengthField } from "../../../../runtime/table/fields/length.ts";
import { type Entry, integer, member, members, text, textOf } from "../../../read/source.ts";
import { docOf } from "../../types/docs.ts";
import type { LengthDraft, Scope } from "../../scope/scope.ts";
import { claimAll } from "../masks/masks.ts";
import { lookUp } from "../../types/types.ts";
import { withScale } from "../../types/scales.ts";
import { intRange } from "../../../facts/integers.ts";

const LENGTH_KEYS = new Set(
  "type plus length-of count-of none high since until except in doc ref".split(" "),
);

const ONE = "Leave one of the lengths out.";
const INNER = `${ONE} Or name what the second one counts, a list or a struct: \`length-of: options\`.`;

/** Resolves a field that counts bytes, or the elements of a list. */
export function resolveLength(name: string, entry: Entry, scope: Scope): LengthField | undefined {
  const { types, report } = scope.schema;
  const count = member(entry, "count-of");
  const type = lookUp(textOf(entry, "type")!, member(entry, "type")!, types, report);
  const of = count ?? member(entry, "length-of")!;
  const length = member(entry, "length-of");
  if (count !== undefined && length !== undefined)
    report.error(length.key ?? length, "a field counts bytes or elements", "Leave one out.");
  for (const { key } of members(entry))
    if (!LENGTH_KEYS.has(key.text))
      report.error(
        key,
        `a length cannot have "${key.text}"`,
        "A length is computed, and always there: leave it out, or give it to what is counted.",
      );
  const none = member(entry, "none");
  const rest = text(of) === "rest";
  if (rest && count !== undefined)
    report.error(of, '"rest" is no list: it is all that follows', "Choose another name.");
  if (count !== undefined) reportCount(entry, type, report);
  if (rest) reportRest(none, scope);
  const twin = scope.lengths.get(text(of));
  const counts = rest ? "counts all that follows" : `is the length of "${text(of)}"`;
  if (twin !== undefined) report.error(of, `"${twin.field}" ${counts} already`, rest ? INNER : ONE);
  scope.lengths.set(text(of), {
    field: name,
    of,
    none: none === undefined ? undefined : integer(none),
    ...(count === undefined ? {} : { elements: true }),
  });
  if (type === undefined) return undefined;
  if (type.kind !== "int" || type.scale !== undefined) {
    report.error(
      member(entry, "type")!,
      "a length is an integer without scale",
      "Choose one, such as `u8` or `u16`, with `plus` where it counts more.",
    );
    return undefined;
  }
  if (none !== undefined) reportNone(none, entry, type, scope);
  reportPlus(entry, type, report);
  const high = member(entry, "high");
  if (high !== undefined) takeHigh(high, entry, name, type, scope);
  return {
    kind: "length",
    name,
    ...docOf(entry),
    type: withScale(type, entry, report),
    ...(rest ? {} : { of: text(of) }),
    ...(count === undefined ? {} : { counts: "elements" }),
    ...(none === undefined ? {} : { none: integer(none) }),
    ...(high === undefined ? {} : { high: text(high) }),
  };
}

/** Takes a mask whose bits are the high ones of a length. It is no member: what is counted tells them. */
function takeHigh(high: Entry, entry: Entry, name: string, type: IntType, scope: Scope): void {
  const { report } = scope.schema;
  const others = ["none", "plus", "count-of"].map((key) => member(entry, key)).find(Boolean);
  const key = high.key ?? high;
  if (others !== undefined || type.signed)
    report.error(
      key,
      "only a plain unsigned length has high bits elsewhere",
      "Leave out `none`, `plus`, or the sign.",
    );
  else if (text(member(entry, "length-of")!) === "rest")
    report.error(
      key,
      "what follows is counted by a number in one place",
      "Name the field that it counts.",
    );
  else if (claimAll(scope, text(high), high, `the high bits of "${name}"`)) {
    const draft = scope.masks.get(text(high))!;
    if (draft.bits + type.bits > 31)
      report.error(
        high,
        `"${text(high)}" and ${type.name} are no number of at most 31 bits`,
        "Take a narrower type.",
      );
    draft.field.hidden = true;
  }
}

/** What to write where a count of elements cannot have a key. */
const INSTEAD = {
  none: "A number of 0 says that there are no elements.",
  plus: "Make the number a member, and let the list name it: `count-by: total - 1`.",
};

/** Elements are counted as they are: by no number that a list could not have. */
function reportCount(
  entry: Entry,
  type: ReturnType<typeof lookUp>,
  report: Scope["schema"]["report"],
): void {
  for (const [key, hint] of Object.entries(INSTEAD)) {
    const found = member(entry, key);
    if (found !== undefined)
      report.error(found.key ?? found, `a count of elements cannot have "${key}"`, hint);
  }
  if (type?.kind === "int" && type.signed)
    report.error(
      member(entry, "type")!,
      "elements are counted by an unsigned integer",
      "Choose one, such as `u8` or `u16`.",
    );
}

function reportNone(none: Entry, entry: Entry, type: IntType, { schema: { report } }: Scope): void {
  const plus = member(entry, "plus");
  if (plus !== undefined)
    report.error(
      plus.key ?? plus,
      'a length with "none" cannot have "plus"',
      "Leave one of them out.",
    );
  const [low, high] = intRange(type);
  const value = integer(none);
  if (value < low || value > high)
    report.error(
      none,
      `${type.name} holds no ${value}`,
      "Choose a number that the type has, such as -1 of a signed one.",
    );
  else if (value >= 0)
    report.error(none, `${value} is a length like others`, "Choose a negative number.");
}

/** Reports a length of which all numbers tell fewer bytes than none, or more than anybody has. */
function reportPlus(entry: Entry, type: IntType, report: Scope["schema"]["report"]): void {
  const plus = member(entry, "plus");
  if (plus === undefined) return;
  const [least, most] = intRange(type).map((raw) => raw + integer(plus)) as [number, number];
  if (most < 0)
    report.error(
      plus,
      `the largest length tells ${most} bytes`,
      "Give it a wider type, or subtract less.",
    );
  else if (least > MOST_ADDED)
    report.error(
      plus,
      `the smallest length tells ${least} bytes`,
      `Add less: up to ${MOST_ADDED} may always have to be there.`,
    );
}

/** This many bytes at least may a length tell. */
const MOST_ADDED = 0xffff;

function reportRest(none: Entry | undefined, { schema: { report } }: Scope): void {
  if (none !== undefined)
    report.error(
      none.key ?? none,
      "what follows is always there",
      "Leave `none` out, or name the field that may be missing.",
    );
}

/** Takes the length or the count that waits for a field. Reports one that counts something else than the field has. */
export function takeLength(
  name: string,
  { lengths, schema: { report } }: Scope,
  what: "bytes" | "elements",
): LengthDraft | undefined {
  // What counts the rest counts no field of that name.
  const draft = name === "rest" ? undefined : lengths.get(name);
  if (draft === undefined) return undefined;
  lengths.delete(name);
  if (draft.elements === true && what === "bytes")
    report.error(
      draft.of,
      `"${name}" is no list, whose elements could be counted`,
      "Its bytes are counted by `length-of`.",
    );
  return draft;
}
