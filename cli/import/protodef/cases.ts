import { mapOf } from "../located.ts";
import type { Type } from "./description.ts";

/** What is there where a switch compares one of some values. */
export interface Case {
  /** What the schema calls it. */
  readonly name: string;
  readonly labels: readonly string[];
  readonly type: Type;
  /** It is there where the value is none of these. */
  readonly isRest: boolean;
}

/** The cases of a switch in which something is there: those that are alike are one, the last may be for all other values. */
export function casesOf({
  fields,
  default: rest = "void",
}: Readonly<Record<string, unknown>>): Case[] {
  const alike = new Map<string, { readonly labels: string[]; readonly type: Type }>();
  for (const [label, type] of Object.entries(mapOf(fields))) {
    const key = JSON.stringify(type);
    const known = alike.get(key) ?? { labels: [], type };
    known.labels.push(label);
    alike.set(key, known);
  }
  alike.delete(JSON.stringify(rest));
  const kinds = [...alike.values()];
  const cases = kinds.map((kind) => ({ ...kind, name: caseName(kind.labels[0]!), isRest: false }));
  const labels = kinds.flatMap((kind) => kind.labels);
  const all: readonly Case[] = [...cases, { name: "other", labels, type: rest, isRest: true }];
  return all.filter(({ type }) => type !== "void");
}

function caseName(label: string): string {
  const word = label.replaceAll(/\W+/g, "_");
  return /^[a-z]/i.test(word) ? word : `is_${word}`;
}
