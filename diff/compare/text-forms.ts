import { membersOf, armPathsOf } from "../../runtime/table/facts/statements.ts";
import type { Layout, MessageTable } from "../../runtime/table/messages.ts";
import type { TextEntry } from "../../runtime/table/text.ts";
import type { Facet } from "../facets/facet.ts";

/** What the text form of a message is beside its statements, and each statement about members that both layouts have. */
export function textFacets(owner: MessageTable, layouts: readonly [Layout, Layout]): Facet[] {
  const { entries = [], ...form } = owner.text ?? {};
  const [before, after] = layouts.map(memberNames);
  const isInBoth = (name: string) => before!.has(name) && after!.has(name);
  const own = entries.filter(({ of }) => of.every(isInBoth));
  const subjects = [...new Set(own.map(subjectOf))];
  return [
    { what: "text form", severity: "documentation", text: wordsOf(form) },
    ...subjects.map((subject): Facet => {
      const about = own.filter((entry) => subjectOf(entry) === subject);
      const text = about.map(statementText).join("; ");
      return { what: `text of ${subject}`, severity: "documentation", text };
    }),
  ];
}

function memberNames(layout: Layout): Set<string> {
  return new Set(armPathsOf(layout).flatMap(({ fields }) => [...membersOf(fields).keys()]));
}

function subjectOf({ of }: TextEntry): string {
  return of.join(", ");
}

function statementText({ token, of: _of, ...how }: TextEntry): string {
  return [token, wordsOf(how)].filter((words) => words !== undefined).join(" ");
}

function wordsOf(form: object): string | undefined {
  const words = Object.entries(form).map(([name, value]) => `${name} ${valueText(value)}`);
  return words.length === 0 ? undefined : words.join(", ");
}

/** A type is compared by its name. */
function valueText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return "name" in value ? String(value.name) : JSON.stringify(value);
}
