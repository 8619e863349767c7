import { html, type Html, joined } from "./html.ts";
import { HOME, relative } from "./links.ts";
import type { Page } from "./model.ts";

/** Files that all pages share. */
export const STYLE_FILE = "assets/style.css";
export const SCRIPT_FILES = ["assets/minisearch.js", "assets/search-index.js", "assets/site.js"];

/** By this it is seen of each file who made it. */
export const SITE_MARK = "made by demospec docs";

/** What is at the left of each page. */
export interface Menu {
  readonly title: string;
  readonly sections: readonly {
    readonly title: string;
    readonly links: readonly { readonly title: string; readonly path: string }[];
  }[];
}

/** A page with all that is around it. */
export function framed({ path, title, above, body }: Page, menu: Menu): string {
  const to = (other: string) => relative(path, other);
  const heading = path === HOME ? title : `${title} – ${menu.title}`;
  // Nothing is fetched, so that the pages work from a folder: scripts may be read there, and files may not.
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${SITE_MARK}">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<link rel="stylesheet" href="${to(STYLE_FILE)}">
<link rel="icon" href="data:,">
</head>
<body data-root="${"../".repeat(path.split("/").length - 1)}">
<a class="skip" href="#main">To the text</a>
<header>
<a class="home" href="${to(HOME)}">${menu.title}</a>
<search>
<label for="search">Search</label>
<input id="search" type="search" placeholder="Search  Ctrl K" aria-keyshortcuts="/ Control+K Meta+K" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list">
<ul id="found" role="listbox" aria-label="Found" hidden></ul>
<span id="found-count" role="status"></span>
</search>
</header>
<div class="columns-of-page">
<nav class="menu" aria-label="Site"><details open><summary>Contents</summary>${menu.sections.map((section) => sectionMarkup(section, path))}
<p class="keys" hidden><label><input id="slash" type="checkbox" checked> <kbd>/</kbd> goes to the search</label></p></details></nav>
<main id="main" tabindex="-1">
${crumbs(above, path, menu.title)}
${body}
</main>
</div>
${SCRIPT_FILES.map((file) => html`<script src="${to(file)}" defer></script>`)}
</body>
</html>
`.markup;
}

function crumbs(above: Page["above"], path: string, home: string): Html | undefined {
  if (path === HOME) return undefined;
  const links = [{ title: home, path: HOME }, ...above].map(
    (one) => html`<a href="${relative(path, one.path)}">${one.title}</a>`,
  );
  return html`<nav class="crumbs" aria-label="Above">${joined(links, " › ")}</nav>`;
}

function sectionMarkup({ title, links }: Menu["sections"][number], path: string): Html | undefined {
  if (links.length === 0) return undefined;
  return html`<h2>${title}</h2><ul>${links.map(
    (link) =>
      html`<li><a href="${relative(path, link.path)}"${link.path === path && html` aria-current="page"`}>${link.title}</a></li>`,
  )}</ul>`;
}
