import type { Table } from "../../runtime/table/table.ts";
import { versionBadges } from "../badges.ts";
import { html } from "../html.ts";
import { formatPath } from "../links.ts";
import { listing } from "../listing.ts";
import type { Dialect, Page } from "../model.ts";

const COLUMNS = [
  { title: "value", look: "place" },
  { title: "name", isHead: true },
  { title: "what it is" },
  { title: "versions" },
] as const;

/** The page of all enums of a table; none where it has none. */
export function enumsPage(table: Table, dialects: readonly Dialect[]): Page | undefined {
  if (table.enums.length === 0) return undefined;
  const last = table.versions.length - 1;
  const sections = table.enums.map(({ name, doc, values }) => {
    const rows = values.map((one) => {
      const isAll = one.from === 0 && one.to >= (table.flavors?.[0]?.to ?? last);
      const versions = Array.from({ length: one.to - one.from + 1 }, (_, i) => one.from + i);
      const known = versions.filter((at) => at <= last);
      const shown = isAll ? html`all` : versionBadges(table, dialects, known);
      return {
        cells: [html`${one.value}`, html`<code>${one.name}</code>`, html`${one.doc}`, shown],
      };
    });
    return html`<section><h2 id="${name}"><code>${name}</code></h2>${doc && html`<p>${doc}</p>`}
${listing({ label: `Values of ${name}`, columns: COLUMNS, rows })}</section>`;
  });
  return {
    path: `formats/${table.name}/enums.html`,
    title: `Names of numbers of ${table.title}`,
    above: [{ title: table.title, path: formatPath(table) }],
    body: html`<h1>Names of numbers <small>of ${table.title}</small></h1>${sections}`,
    found: {
      kind: `names of ${table.name}`,
      names: table.enums.map(({ name }) => name),
      members: table.enums.flatMap(({ values }) => values.map(({ name }) => name)),
      text: table.enums.flatMap(({ values }) => values.map(({ doc }) => doc ?? "")).join(" "),
    },
  };
}
