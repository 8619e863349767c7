import type { IntType, LengthField } from "../../../runtime/table/table.ts";
import { type Entry, integer, member, text, textOf } from "../../read/source.ts";
import { docOf } from "../enums.ts";
import type { Scope } from "../scope.ts";
import { lookUp } from "../types.ts";
import { intRange, withScale } from "../scales.ts";

const NO_LENGTH_KEYS =
  "count scale enum vectors when unless if per ends absent wide max selects selects-bits foreign picks to carries kind mark".split(
    " ",
  );

/** Resolves a field that counts bytes. */
export function resolveLength(name: string, entry: Entry, scope: Scope): LengthField | undefined {
  const { types, report } = scope.schema;
  const type = lookUp(textOf(entry, "type")!, member(entry, "type")!, types, report);
  const of = member(entry, "length-of")!;
  for (const key of NO_LENGTH_KEYS) {
    const found = member(entry, key);
    if (found !== undefined) report.error(found.key ?? found, `a length cannot have "${key}"`);
  }
  const none = member(entry, "none");
  const rest = text(of) === "rest";
  if (rest) reportRest(none, scope);
  const twin = scope.lengths.get(text(of));
  if (twin !== undefined && rest)
    report.error(of, `"${twin.field}" counts all that follows already`);
  else if (twin !== undefined)
    report.error(of, `"${twin.field}" is the length of "${text(of)}" already`);
  scope.lengths.set(text(of), {
    field: name,
    of,
    none: none === undefined ? undefined : integer(none),
  });
  if (type === undefined) return undefined;
  if (type.kind !== "int" || type.scale !== undefined) {
    report.error(member(entry, "type")!, "a length is an integer without scale");
    return undefined;
  }
  if (none !== undefined) reportNone(none, entry, type, scope);
  return {
    kind: "length",
    name,
    ...docOf(entry),
    type: withScale(type, entry, report),
    ...(rest ? {} : { of: text(of) }),
    ...(none === undefined ? {} : { none: integer(none) }),
  };
}

function reportNone(none: Entry, entry: Entry, type: IntType, { schema: { report } }: Scope): void {
  const plus = member(entry, "plus");
  if (plus !== undefined) report.error(plus.key ?? plus, 'a length with "none" cannot have "plus"');
  const [low, high] = intRange(type);
  const value = integer(none);
  if (value < low || value > high) report.error(none, `${type.name} holds no ${value}`);
  else if (value >= 0)
    report.error(none, `${value} is a length like others`, "Choose a negative number.");
}

function reportRest(none: Entry | undefined, { schema: { report } }: Scope): void {
  if (none !== undefined) report.error(none.key ?? none, "what follows is always there");
}
