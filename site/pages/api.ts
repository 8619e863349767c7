import { html, Html } from "../html.ts";
import { apiPath } from "../links.ts";
import type { Api, ApiExport, Page } from "../model.ts";
import { render } from "./guide.ts";

/** The page of what a module exports. */
export function apiPage({ module, exports }: Api): Page {
  const index = exports.map(
    ({ name }) => html`<li><a href="#${anchorOf(name)}"><code>${name}</code></a></li>`,
  );
  return {
    path: apiPath(module),
    title: module,
    above: [],
    body: html`<h1><code>${module}</code> <small>module</small></h1>
<nav aria-label="Exports"><ul class="columns">${index}</ul></nav>
${exports.map(exportSection)}`,
    found: {
      kind: "module",
      names: [module],
      members: exports.map(({ name }) => name),
      text: exports
        .map(({ doc }) => doc)
        .join(" ")
        .slice(0, 8000),
    },
  };
}

function exportSection({ name, kind, code, doc }: ApiExport): Html {
  return html`<section><h2 id="${anchorOf(name)}"><code>${name}</code> <small>${kind}</small></h2>
<pre tabindex="0"><code>${code}</code></pre>
${new Html(render(doc, (target) => (/^https?:/.test(target) ? target : undefined)))}</section>
`;
}

/** A name may be one that pages use themselves. */
function anchorOf(name: string): string {
  return `export-${name}`;
}
