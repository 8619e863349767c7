import type { IntType } from "../../../runtime/table/types/integers.ts";
import { isThere, type Scope } from "./scope.ts";
import { type Entry, member, text, textOf } from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";
import { intRange } from "../../facts/integers.ts";

/** The integer with the enum or the vectors that an entry gives it. */
export function withNames(type: IntType, entry: Entry, scope: Scope): IntType {
  const named = withVectors(withEnum(type, entry, scope), entry, scope);
  reportNames(named, entry, scope);
  return named;
}

/** Reports a number of a vector that is no plain number, or of more vectors than there can be. */
function reportNames(type: IntType, entry: Entry, { schema: { report, vectors } }: Scope): void {
  if (type.vectors === undefined) return;
  const { name, values } = vectors[type.vectors]!;
  const at = member(entry, "vectors") ?? member(entry, "type") ?? entry;
  const [, high] = intRange(type);
  if (type.scale !== undefined)
    report.error(
      at,
      "a scaled value is no number of a vector",
      "Leave the scale, or `vectors`, out.",
    );
  else if (values.length - 1 > high)
    report.error(
      at,
      `"${name}" has ${values.length} vectors, and ${type.name} counts to ${high}`,
      "Choose a wider type.",
    );
  if (type.enum !== undefined)
    report.error(
      member(entry, "enum") ?? at,
      "the number of a vector has no other name",
      "Leave `enum`, or `vectors`, out.",
    );
}

function withEnum(type: IntType, entry: Entry, scope: Scope): IntType {
  const named = member(entry, "enum");
  if (named === undefined) return type;
  const { enums, report } = scope.schema;
  const index = indexNamed(named, enums, "enum", scope);
  if (index === undefined) return type;
  if (type.scale !== undefined)
    report.error(named, "a scaled value has no enum", "Leave the scale, or `enum`, out.");
  const wide = scope.schema.types.get(textOf(member(entry, "wide"), "type") ?? "");
  const widest = wide?.kind === "int" ? wide : type;
  const [low, high] = intRange(widest);
  for (const value of enums[index]!.values) {
    if (isThere(scope, value) && (value.value < low || value.value > high))
      report.error(
        named,
        `${value.name} is ${value.value}, which ${widest.name} does not hold`,
        "Choose a wider type, or give the name versions.",
      );
  }
  return { ...type, enum: index };
}

function withVectors(type: IntType, entry: Entry, scope: Scope): IntType {
  const named = member(entry, "vectors");
  if (named === undefined) return type;
  const index = indexNamed(named, scope.schema.vectors, "list of vectors", scope);
  return index === undefined ? type : { ...type, vectors: index };
}

function indexNamed(
  entry: Entry,
  list: readonly { readonly name: string }[],
  what: string,
  scope: Scope,
): number | undefined {
  const index = list.findIndex(({ name }) => name === text(entry));
  if (index >= 0) return index;
  const names = list.map(({ name }) => name);
  scope.schema.report.error(
    entry,
    `there is no ${what} "${text(entry)}"`,
    suggest(text(entry), names),
  );
  return undefined;
}

/** The value that a raw integer stands for. */
export function valueOf({ scale }: IntType, raw: number): number {
  return scale === undefined ? raw : (raw * scale.num) / scale.den + scale.plus;
}

/** The raw value that stands for a value just so. */
export function rawOf(type: IntType, value: number): number | undefined {
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  const raw = Math.round(((value - plus) * den) / num);
  const [low, high] = intRange(type);
  return raw >= low && raw <= high && (raw * num) / den + plus === value ? raw : undefined;
}
