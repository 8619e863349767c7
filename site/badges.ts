import type { Table } from "../runtime/table/table.ts";
import { html, type Html } from "./html.ts";
import { versionNames } from "./layouts.ts";
import type { Dialect } from "./model.ts";

/** Versions as badges; a dialect's says whose it is. */
export function versionBadges(
  table: Table,
  dialects: readonly Dialect[],
  versions: readonly number[],
): Html {
  const all = versionNames(table, dialects, versions).map(({ text, dialect }) =>
    dialect === undefined
      ? html`<li class="badge version">${text}</li>`
      : html`<li class="badge dialect">${text} <span>${dialect.title}</span></li>`,
  );
  return html`<ul class="badges" aria-label="Versions">${all}</ul>`;
}

export function badge(category: string, text: string): Html {
  return html`<li class="badge ${category}">${text}</li>`;
}
