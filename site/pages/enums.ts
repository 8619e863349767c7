import type { Table } from "../../runtime/table/table.ts";
import { versionBadges } from "../badges.ts";
import { html } from "../html.ts";
import { formatPath } from "../links.ts";
import type { Dialect, Page } from "../model.ts";

/** The page of all enums of a table; none where it has none. */
export function enumsPage(table: Table, dialects: readonly Dialect[]): Page | undefined {
  if (table.enums.length === 0) return undefined;
  const last = table.versions.length - 1;
  const sections = table.enums.map(({ name, doc, values }) => {
    const rows = values.map((one) => {
      const isAll = one.from === 0 && one.to >= (table.kinds?.[0]?.to ?? last);
      const versions = Array.from({ length: one.to - one.from + 1 }, (_, i) => one.from + i);
      return html`<tr><td class="place">${one.value}</td><th scope="row"><code>${one.name}</code></th><td>${one.doc}</td><td>${
        isAll
          ? "all"
          : versionBadges(
              table,
              dialects,
              versions.filter((at) => at <= last),
            )
      }</td></tr>
`;
    });
    return html`<section><h2 id="${name}"><code>${name}</code></h2>${doc && html`<p>${doc}</p>`}
<div class="scroll" tabindex="0" role="region" aria-label="Values of ${name}"><table>
<thead><tr><th scope="col">value</th><th scope="col">name</th><th scope="col">what it is</th><th scope="col">versions</th></tr></thead>
<tbody>
${rows}
</tbody></table></div></section>`;
  });
  return {
    path: `formats/${table.name}/enums.html`,
    title: `Names of numbers of ${table.title}`,
    above: [{ title: table.title, path: formatPath(table) }],
    body: html`<h1>Names of numbers <small>of ${table.title}</small></h1>${sections}`,
    found: {
      kind: `names of ${table.name}`,
      names: table.enums.map(({ name }) => name).join(" "),
      text: table.enums
        .flatMap(({ values }) => values.map(({ name, doc }) => `${name} ${doc ?? ""}`))
        .join(" "),
    },
  };
}
