import { html, Html } from "../html.ts";
import { apiPath, formatPath, guidePath, HOME, messagePath, relative } from "../links.ts";
import type { Page, SiteInput } from "../model.ts";
import { render, titleOf } from "./guide.ts";

/** The first page: formats, guides, modules. */
export function homePage({ title, intro, protocols, containers, guides, apis }: SiteInput): Page {
  const to = (path: string) => relative(HOME, path);
  const format = (table: SiteInput["protocols"][number]) => {
    const [first] = table.messages;
    const count = table.messages.length;
    const href = table.kind === "container" && first ? messagePath(table, first.name) : undefined;
    const about =
      table.kind === "protocol"
        ? html`<p>${count} ${count === 1 ? "message" : "messages"}, ${table.versions.length} ${table.versions.length === 1 ? "version" : "versions"}</p>`
        : html`<p><a href="${to(href!)}">Its block</a></p>`;
    return html`<li class="card"><h3><a href="${to(formatPath(table))}">${table.title}</a></h3>${about}</li>`;
  };
  const body = html`<h1>${title}</h1>
${new Html(render(intro, () => undefined))}
<section><h2>Protocols</h2><ul class="cards">${protocols.map(format)}</ul></section>
${containers.length > 0 && html`<section><h2>Files and packets</h2><ul class="cards">${containers.map(format)}</ul></section>`}
${guides.length > 0 && html`<section><h2>Guide</h2><ul class="columns">${guides.map(({ name, text }) => html`<li><a href="${to(guidePath(name))}">${titleOf(text) ?? name}</a></li>`)}</ul></section>`}
${apis.length > 0 && html`<section><h2>Modules</h2><ul class="columns">${apis.map(({ module }) => html`<li><a href="${to(apiPath(module))}"><code>${module}</code></a></li>`)}</ul></section>`}`;
  return {
    path: HOME,
    title,
    above: [],
    body,
    found: { kind: "page", names: [title], members: [], text: intro },
  };
}
