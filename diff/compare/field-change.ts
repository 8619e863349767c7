import type { Change } from "../changes/change.ts";
import type { At } from "../parts/describe.ts";
import { categoryOf, facetsOf, nameOf, namesIn, type Plain } from "../facets/fields.ts";

/** A change of a field, and whatever shows it: the names of the fields that bytes differ at. */
export type FieldChange = Pick<
  Change,
  "severity" | "field" | "kind" | "what" | "before" | "after"
> & {
  readonly names: readonly string[];
  /** The arms that lead to it, and the field's own name, to find it in the schema. */
  readonly arms: readonly string[];
  readonly name?: string;
  /** What must have been read for each of these arms: one of these numbers, as `entitytype=13`. */
  readonly within: Within;
  /** It is only in the older one. */
  readonly isGone?: true;
};

export type Within = readonly (readonly string[])[];

/** The arms that lead to fields. */
export interface Path {
  readonly arms: readonly string[];
  readonly within: Within;
}

export const NOWHERE: Path = { arms: [], within: [] };

/** A field that is only on one side. */
export function whole(kind: "added" | "removed", field: Plain, at: At, path: Path): FieldChange {
  const name = nameOf(field);
  const text = wholeText(field, at);
  // A flag takes no byte: another reader only does not know what it says.
  const severity = field.kind === "bit" || field.kind === "number" ? "value" : "wire";
  return {
    severity,
    field: [...path.arms, name].join("/"),
    kind,
    what: categoryOf(field),
    ...(kind === "added" ? { after: text } : { before: text, isGone: true as const }),
    names: namesIn(field),
    ...path,
    name,
  };
}

/** A field in a line. */
export function wholeText(field: Plain, at: At): string {
  const shown = facetsOf(field, at).filter(
    ({ what, text }) => text !== undefined && SHOWN.has(what),
  );
  const text = shown.map((facet) => facet.text).join(", ");
  return text === "" || field.kind === "value" || field.kind === "split"
    ? text
    : `${categoryOf(field)} ${text}`;
}

/** What is known of a field that was added or removed. */
const SHOWN: ReadonlySet<string> = new Set([
  "type",
  "word",
  "parts",
  "bit",
  "bits",
  "bytes",
  "presence",
  "widths",
  "wide",
  "absence",
  "announces",
]);
