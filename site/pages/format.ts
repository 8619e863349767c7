import type { ContainerTable, Table } from "../../runtime/table/table.ts";
import type { MessageTable } from "../../runtime/table/messages.ts";
import { versionBadges } from "../badges.ts";
import type { Step } from "../history.ts";
import { html, type Html, joined } from "../html.ts";
import { enumPath, formatPath, messagePath, relative, structPath } from "../links.ts";
import { listing } from "../listing.ts";
import type { Dialect, Page } from "../model.ts";

/** What the page of a protocol or a container is made of. */
export interface FormatInput {
  readonly table: Table | ContainerTable;
  readonly dialects: readonly Dialect[];
  readonly steps: readonly Step[];
  /** All tables: containers carry some, and are named where they do. */
  readonly all: readonly (Table | ContainerTable)[];
}

/** The page of a protocol or a container: its versions, its messages, what changed. */
export function formatPage(input: FormatInput): Page {
  const { table, dialects } = input;
  const path = formatPath(table);
  const versions = table.versions.map((_, i) => i);
  const body = html`<h1>${table.title} <small>${table.kind} <code>${table.name}</code></small></h1>
${table.doc && html`<p class="lead">${table.doc}</p>`}
${table.ref && html`<p>The format's documents speak of it in ${table.ref}.</p>`}
${containerFacts(input, path)}
${table.kind === "protocol" && html`<section><h2>Versions</h2>${versionBadges(table, dialects, versions)}${dialectList(dialects)}${flavorList(table)}</section>`}
<section><h2>${table.kind === "protocol" ? "Messages" : "Blocks"}</h2>${messageTable(table, path)}</section>
${table.structs.length > 0 && html`<section><h2>Structs</h2>${ownerList(table.structs, (name) => structPath(table, name), path)}</section>`}
${table.enums.length > 0 && html`<section><h2>Names of numbers</h2><ul class="columns">${table.enums.map(({ name }) => html`<li><a href="${relative(path, enumPath(table, name))}"><code>${name}</code></a></li>`)}</ul></section>`}
${changesSection(input, path)}`;
  return {
    path,
    title: table.title,
    above: [],
    body,
    found: {
      kind: table.kind,
      names: [table.name, table.title],
      members: dialects.flatMap(({ title, version }) => [title, version]),
      text: table.doc ?? "",
    },
  };
}

function containerFacts({ table, all }: FormatInput, path: string): Html | undefined {
  const link = (other: Table) =>
    html`<a href="${relative(path, formatPath(other))}">${other.title}</a>`;
  if (table.kind === "protocol") {
    const carriers = all.filter(
      (one) => "carries" in one && one.carries.some(({ protocol }) => protocol === table.name),
    );
    return carriers.length === 0
      ? undefined
      : html`<p>Carried by ${joined(carriers.map(link), ", ")}.</p>`;
  }
  const { extension, header, carries, foreign } = table as ContainerTable;
  const carried = carries.flatMap(({ protocol }) => all.filter(({ name }) => name === protocol));
  return html`<ul class="facts">
${extension === undefined ? html`<li>Its blocks are packets: there is no file of them.</li>` : html`<li>Files end in <code>${extension}</code>.</li>`}
${carried.length > 0 && html`<li>Carries ${joined([...new Set(carried)].map(link), ", ")}.</li>`}
${header && html`<li>Begins with <code>${header.name}</code>: ${header.doc ?? "a header"}</li>`}
${foreign.map(({ title }) => html`<li>Not to be taken for ${title}, which may have the same name.</li>`)}
</ul>`;
}

function dialectList(dialects: readonly Dialect[]): Html | undefined {
  if (dialects.length === 0) return undefined;
  return html`<h3>Dialects</h3><dl class="history">${dialects.map(
    ({
      version,
      from,
      title,
      ref,
    }) => html`<dt><span class="badge dialect">${version}</span> ${title}</dt><dd>It comes from ${from}.${ref && ` See ${ref}.`}</dd>
`,
  )}</dl>`;
}

function flavorList({ flavors = [] }: Table): Html | undefined {
  if (flavors.length < 2) return undefined;
  return html`<h3>Kinds</h3><dl class="history">${flavors.map(
    ({ name, doc }) => html`<dt><code>${name}</code></dt><dd>${doc}</dd>
`,
  )}</dl>`;
}

function messageTable(table: Table, path: string): Html {
  const rows = table.messages.map((message) => {
    const { name, doc, layouts, role } = message;
    const { id } = layouts.at(-1) ?? {};
    const ids = layouts.map((layout) => layout.id?.[0]).filter((one) => one !== undefined);
    const shown =
      id === undefined ? "" : id[0] === id[1] ? [...new Set(ids)].join(", ") : `${id[0]}–${id[1]}`;
    const link = html`<a href="${relative(path, messagePath(table, name))}"><code>${name}</code></a>`;
    return { cells: [html`${shown}`, link, html`${doc}`, html`${role}`] };
  });
  return listing({
    label: "Messages",
    columns: [
      { title: "id", look: "place" },
      { title: "name", isHead: true },
      { title: "what it is" },
      { title: "role", look: "sort" },
    ],
    rows,
  });
}

function ownerList(
  owners: readonly MessageTable[],
  to: (name: string) => string,
  path: string,
): Html {
  return html`<dl class="history">${owners.map(
    ({
      name,
      doc,
    }) => html`<dt><a href="${relative(path, to(name))}"><code>${name}</code></a></dt><dd>${doc}</dd>
`,
  )}</dl>`;
}

function changesSection({ table, steps }: FormatInput, path: string): Html | undefined {
  const changed = steps.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return undefined;
  const known = new Set(table.messages.map(({ name }) => name));
  const structs = new Set(table.structs.map(({ name }) => name));
  const owner = (name: string) => {
    const to = known.has(name)
      ? messagePath(table, name)
      : structs.has(name)
        ? structPath(table, name)
        : undefined;
    return to === undefined
      ? html`<code>${name}</code>`
      : html`<a href="${relative(path, to)}"><code>${name}</code></a>`;
  };
  return html`<section><h2>What changed when</h2>${changed.map(
    ({
      from,
      to,
      dialect,
      changes,
    }) => html`<details><summary><span class="badge ${dialect === undefined ? "version" : "dialect"}">${to}</span> ${dialect && `${dialect.title}, `}from ${from}: ${changes.length} ${changes.length === 1 ? "change" : "changes"}</summary>
<ul>${changes.map(
      (change) => html`<li>${owner(change.owner)}: ${change.text}</li>
`,
    )}</ul></details>
`,
  )}</section>`;
}
