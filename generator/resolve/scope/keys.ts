import { isNumbered } from "../../../runtime/table/facts/companions.ts";
import { isList, regionOf, takesAll, type ValueType } from "../../../runtime/table/types/types.ts";
import { countRef } from "../../../runtime/table/types/counts.ts";
import type { Span } from "../../read/diagnostics.ts";
import type { Scope } from "./scope.ts";
import { type Entry, member } from "../../read/source.ts";
import type { NamedType } from "../../facts/built-in.ts";

/** Reports what depends on the end of the bytes where nobody knows that: in a struct without a length of its own. */
export function reportUnbounded(at: Span, { of, lengths, schema: { report } }: Scope): void {
  if (of === "struct" && !lengths.has("rest"))
    report.error(
      at,
      "a struct does not know where the bytes end",
      "Fields of a message or a block use it, and those after a `length-of: rest` in the struct.",
    );
}

/** The bit by which a field is there only sometimes. */
export function bitOf(entry: Entry): Entry | undefined {
  return member(entry, "when") ?? member(entry, "unless");
}

/** What a field's being there depends on: a bit, or another value. */
export function conditionOf(entry: Entry): Entry | undefined {
  return bitOf(entry) ?? member(entry, "if");
}

/** Reports keys that are for something else. */
export function rejectKeys(
  entry: Entry,
  keys: readonly string[],
  whom: string,
  scope: Scope,
): void {
  for (const key of keys) {
    const found = member(entry, key);
    if (found !== undefined)
      scope.schema.report.error(
        found.key ?? found,
        `"${key}" is for ${whom} only`,
        "Leave it out here.",
      );
  }
}

/** After how many bytes a string is cut. */
export function cutOf(
  { name, cut }: NamedType & { kind: "text" },
  at: Entry,
  scope: Scope,
): number {
  if (cut === undefined)
    scope.schema.report.error(
      at,
      `"${name}" does not say where a string is cut`,
      "Define a type with `type: text` and `cut`.",
    );
  return cut ?? 1;
}

/** Why a value cannot depend on a bit or on another value, where it cannot. */
export function alwaysThere(type: ValueType): { as: string; hint: string } | undefined {
  if (isNumbered(type)) return undefined;
  if (type.kind === "sparse")
    return { as: "as its mask is", hint: "A mask without bits says that there are none." };
  if (type.kind === "bytes" && type.length !== undefined)
    return {
      as: "as its length is",
      hint: "A length of 0 says that there are none; with `none`, another number does.",
    };
  const counted = countedAs(type);
  if (counted !== undefined) return { as: `as ${counted.what}`, hint: counted.hint };
  return takesAll(type)
    ? { as: "up to the end", hint: "There may be nothing left of it." }
    : undefined;
}

/** What before a value says how much of it there is, where that is no integer of its own. */
function countedAs(type: ValueType): { what: string; hint: string } | undefined {
  const none = "A number of 0 says that there is nothing of it.";
  const ref = type.kind === "bytes" ? type.countRef : undefined;
  if (ref !== undefined) return { what: `"${ref.by}" tells`, hint: none };
  if (regionOf(type) !== undefined)
    return { what: "its length is", hint: "Both may be in a struct that is there only then." };
  const counted = isList(type) && countRef(type) !== undefined;
  return counted ? { what: "its count is", hint: none } : undefined;
}
