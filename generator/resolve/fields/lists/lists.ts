import type { IntType } from "../../../../runtime/table/types/integers.ts";
import type { SequenceType } from "../../../../runtime/table/types/delimited.ts";
import type { ListType, Until } from "../../../../runtime/table/types/list.ts";
import type { StructType } from "../../../../runtime/table/types/struct.ts";
import type { StringsType } from "../../../../runtime/table/types/string.ts";
import type { ValueType } from "../../../../runtime/table/types/types.ts";
import { descriptionOf, itemsWithin } from "../../scope/groups.ts";
import { cutOf, rejectKeys } from "../../scope/keys.ts";
import { takeLength } from "../lengths/lengths.ts";
import { outerMembers } from "./outer.ts";
import { lastElement } from "../computed/computed.ts";
import { countRefOf } from "../lengths/count-refs.ts";
import { isIn, type LengthDraft, type Scope, versionText } from "../../scope/scope.ts";
import { type Entry, member, text, textOf } from "../../../read/source.ts";
import { type NamedType } from "../../../facts/built-in.ts";
import { numberNamed } from "../bitwise.ts";

/** A struct, or a list of them. */
export function structType(
  field: string,
  name: string,
  struct: number,
  entry: Entry,
  at: Entry,
  bracket: string | undefined,
  scope: Scope,
): ValueType | undefined {
  const { report } = scope.schema;
  if (bracket !== undefined)
    report.error(at, "structs belong in a `list`, not in an array", "Write `list: point`.");
  rejectKeys(
    entry,
    ["scale", "plus", "enum", "vectors", "wide", "max", "keyed-by"],
    "integers",
    scope,
  );
  const own = [...scope.schema.structs.values()][struct]!;
  if (fieldsThere(own, scope).length === 0)
    report.error(at, `"${name}" has no fields in ${versionText(scope)}`, undefined, "no fields");
  const outer = outerMembers(name, own, at, scope);
  const isBitwise = member(own, "bitwise") !== undefined;
  if (scope.bitwise && !isBitwise)
    report.error(at, `"${name}" is of bytes, and this is among bits`, "Let it be `bitwise`.");
  const padded = isBitwise && !scope.bitwise ? { padded: true as const } : {};
  if (member(entry, "list") !== undefined) {
    const draft = takeLength(field, scope, "elements");
    const type = { kind: "struct", name, struct } as const;
    const ends = listEnds(field, name, own, entry, at, draft, scope, type);
    if (ends === undefined) return undefined;
    if (isBitwise && ["ends", "ends-after"].some((key) => member(entry, key) !== undefined)) {
      report.error(
        member(entry, "ends") ?? member(entry, "ends-after")!,
        `nothing would tell what fills the last byte from another "${name}"`,
        "Give the list a `count`, or `count-by`.",
      );
      return undefined;
    }
    return { kind: "list", name, struct, ends, ...boundBy(draft), ...padded, ...outer };
  }
  rejectKeys(entry, ["count", "count-by", "ends", "ends-after"], "lists", scope);
  const draft = takeLength(field, scope, "bytes");
  if (draft?.none !== undefined)
    report.error(
      draft.of,
      `"${field}" is a struct, which no length says not to be there`,
      "Leave `none` out, and give the struct an `if`.",
    );
  const region = draft === undefined ? {} : { region: draft.field };
  return {
    kind: "struct",
    name,
    struct,
    ...region,
    ...padded,
    ...(endsLists(own, scope) ? { alone: true } : {}),
    ...outer,
  };
}

/** The preceding length that bounds a list, where one does. */
function boundBy(draft: LengthDraft | undefined): Pick<ListType, "region"> {
  return draft === undefined || draft.elements ? {} : { region: draft.field };
}

/**
 * What ends a list. Reports where nothing does, or more than one thing.
 *
 * @param struct of the elements, where they are structs
 */
function listEnds(
  field: string,
  name: string,
  struct: Entry | undefined,
  entry: Entry,
  at: Entry,
  draft: LengthDraft | undefined,
  scope: Scope,
  type?: StructType,
): ListType["ends"] | undefined {
  const { report } = scope.schema;
  const [count, by, ends, after] = ["count", "count-by", "ends", "ends-after"].map((key) =>
    member(entry, key),
  );
  const ways = struct === undefined ? WAYS : WAYS_OF_STRUCTS;
  const own = struct !== undefined && endsLists(struct, scope);
  const orEnd = after !== undefined && ends !== undefined && text(ends) === "bytes";
  const given = [orEnd ? undefined : ends, count, by, after].filter((way) => way !== undefined);
  const counted = draft?.elements === true ? draft.field : undefined;
  const [way, other] = given;
  if (way === undefined && counted === undefined) {
    if (own) return "element";
    const inOthers = struct !== undefined && endingFields(struct, scope).length > 0;
    const where = inOthers ? ` in ${versionText(scope)}` : "";
    report.error(at, `nothing ends the list${where}`, ways, "no end");
    return undefined;
  }
  if (own || other !== undefined || (way !== undefined && counted !== undefined)) {
    const message = own ? `"${name}" says itself where the list ends` : "two things end the list";
    const hint = way && `Leave out \`${way.key!.text}\`, or the \`ends\` in the struct.`;
    report.error(way?.key ?? way ?? at, message, own ? hint : ways);
    return undefined;
  }
  if (counted !== undefined) return { by: counted };
  if (after !== undefined) return untilOf(field, after, type, scope, orEnd);
  if (by !== undefined) return countRefOf(field, "count-by", entry, scope);
  if (ends === undefined) return countType(count!, scope);
  return bytesEnd(ends, scope);
}

function untilOf(
  field: string,
  after: Entry,
  type: StructType | undefined,
  scope: Scope,
  orEnd: boolean,
): Until | undefined {
  if (type === undefined) {
    const hint = "Put what is in it into a struct, and make a list of that.";
    scope.schema.report.error(after.key!, "only a list of structs has `ends-after`", hint);
    return undefined;
  }
  const until = lastElement(`${field}$last`, after, type, scope);
  return until && { until, ...(orEnd ? { orEnd } : {}) };
}

const WAYS =
  "Give it `count: u8` or `ends: bytes`; or count it before, by `count-of` or `count-by`.";
const WAYS_OF_STRUCTS =
  "Give it `count: u8`, `ends: bytes` or `ends-after`, or a field of the struct `ends`; or count it before, by `count-of` or `count-by`.";

function bytesEnd(ends: Entry, scope: Scope): "bytes" {
  if (text(ends) === "empty")
    scope.schema.report.error(ends, "only strings end with an empty one", "Write `ends: bytes`.");
  return "bytes";
}

function countType(count: Entry, scope: Scope): IntType | undefined {
  const { report } = scope.schema;
  const type = numberNamed(text(count), count, scope);
  if (type === undefined) return undefined;
  if (type.kind === "int" && type.scale === undefined && !type.signed) return type;
  report.error(
    count,
    "a list is counted by an unsigned integer without scale",
    "Choose one, such as `u8` or `u16`.",
  );
  return undefined;
}

/** What describes the fields of a struct that the scope's version has; a word of several as it is. */
function fieldsThere(struct: Entry, scope: Scope): Entry[] {
  const list = itemsWithin(member(struct, "fields"), scope.schema.groups);
  return list.map(descriptionOf).filter((field) => isIn(scope, field));
}

/** Whether a struct has a field that ends lists of it. */
function endsLists(struct: Entry, scope: Scope): boolean {
  return endingFields(struct, scope).some((field) => isIn(scope, field));
}

/** What describes the fields of a struct that end lists of it, in any version. */
function endingFields(struct: Entry, { schema: { groups } }: Scope): Entry[] {
  const list = itemsWithin(member(struct, "fields"), groups).map(descriptionOf);
  return list.filter(
    (field) => member(field, "ends") !== undefined && member(field, "list") === undefined,
  );
}

/** A list of strings. */
export function stringsType(
  named: NamedType,
  entry: Entry,
  at: Entry,
  bracket: string | undefined,
  scope: Scope,
): StringsType | undefined {
  const { report } = scope.schema;
  if (named.kind !== "text") {
    report.error(
      at,
      `a list holds numbers, texts or structs, and ${named.name} is none of them`,
      "Put it into a struct, and make a list of that.",
    );
    return undefined;
  }
  if (bracket !== undefined) reportArray(at, scope);
  rejectKeys(entry, ["count"], "lists of structs", scope);
  const ends = textOf(entry, "ends");
  if (ends !== "empty")
    report.error(
      member(entry, "ends") ?? at,
      "strings end with an empty one",
      "Write `ends: empty`.",
    );
  if (named.open)
    report.error(
      at,
      "the strings of a list do not end where the bytes end",
      "Give them a type that is not `open`.",
    );
  return { kind: "strings", name: named.name, cut: cutOf(named, at, scope) };
}

/** A list of integers, or of texts or bytes that tell each where they end. */
export function sequenceType(
  field: string,
  of: SequenceType["of"],
  entry: Entry,
  at: Entry,
  bracket: string | undefined,
  scope: Scope,
): SequenceType | undefined {
  if (bracket !== undefined)
    scope.schema.report.error(
      at,
      "a list is of single values, not of arrays",
      "Make the array a member of a struct, and a list of these.",
    );
  const draft = takeLength(field, scope, "elements");
  const end = listEnds(field, of.name, undefined, entry, at, draft, scope);
  if (end === undefined || end === "element") return undefined;
  if (typeof end === "object" && "until" in end) return undefined;
  return { kind: "sequence", name: of.name, of, ends: end, ...boundBy(draft) };
}

/** Reports strings in an array. */
export function reportArray(at: Entry, { schema: { report } }: Scope): void {
  report.error(
    at,
    "strings belong in a `list`, not in an array",
    "Write `{ list: string, count: 3 }`.",
  );
}
