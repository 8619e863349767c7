import MarkdownIt from "markdown-it";
import { Html } from "../html.ts";
import { guidePath, relative } from "../links.ts";
import type { Guide, Page } from "../model.ts";

/** Where links of a document lead that are no pages of the site. */
export type Elsewhere = (target: string) => string | undefined;

/** The page of a document. Links between documents are links between pages; what is no page is only named. */
export function guidePage(
  { name, text }: Guide,
  guides: readonly Guide[],
  elsewhere: Elsewhere = () => undefined,
): Page {
  const path = guidePath(name);
  const title = titleOf(text) ?? name;
  const known = new Set(guides.map((guide) => guide.name));
  return {
    path,
    title,
    above: [],
    body: new Html(render(text, (target) => linkOf(target, path, known) ?? elsewhere(target))),
    found: { kind: "guide", names: [name, title], members: [], text: plainText(text) },
  };
}

export function titleOf(text: string): string | undefined {
  return /^# (.+)$/m.exec(text)?.[1];
}

function linkOf(target: string, path: string, known: ReadonlySet<string>): string | undefined {
  if (/^(https?:|#)/.test(target)) return target;
  const found = /^(?:\.\/)?(?:docs\/)?([\w-]+)\.md(#.*)?$/.exec(target);
  if (found === null || !known.has(found[1]!)) return undefined;
  return relative(path, guidePath(found[1]!)) + (found[2] ?? "");
}

/** Markdown as markup. Headings have the anchors that links to them are written for. */
export function render(text: string, link: (target: string) => string | undefined): string {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const taken = new Map<string, number>();
  const { rules } = markdown.renderer;
  rules["heading_open"] = (tokens, at) => {
    const slug = slugOf(tokens[at + 1]?.content ?? "");
    const count = taken.get(slug) ?? 0;
    taken.set(slug, count + 1);
    return `<${tokens[at]!.tag} id="${count === 0 ? slug : `${slug}-${count}`}">`;
  };
  // What is wide scrolls by itself, and by the keyboard.
  let tables = 0;
  rules["table_open"] = () =>
    `<div class="scroll" tabindex="0" role="region" aria-label="Table ${++tables}"><table>`;
  rules["table_close"] = () => "</table></div>";
  const code = rules["fence"]!;
  rules["fence"] = (tokens, at, options, env, self) =>
    code(tokens, at, options, env, self).replace("<pre>", '<pre tabindex="0">');
  rules["link_open"] = (tokens, at) => {
    const to = link(String(tokens[at]!.attrGet("href") ?? ""));
    tokens[at]!.meta = { isLink: to !== undefined };
    return to === undefined
      ? '<span class="elsewhere">'
      : `<a href="${markdown.utils.escapeHtml(to)}">`;
  };
  rules["link_close"] = (tokens, at) => {
    for (let i = at - 1, deep = 0; i >= 0; i--) {
      if (tokens[i]!.type === "link_close") deep++;
      if (tokens[i]!.type !== "link_open") continue;
      if (deep-- === 0) return tokens[i]!.meta?.isLink ? "</a>" : "</span>";
    }
    return "</a>";
  };
  rules["image"] = (tokens, at) => markdown.utils.escapeHtml(tokens[at]!.content);
  return markdown.render(text);
}

/** As GitHub makes anchors of headings. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

/** Words for search: without code blocks and marks. */
function plainText(text: string): string {
  return text
    .replace(/```[^]*?```/g, " ")
    .replace(/[#*`|[\]()_-]+/g, " ")
    .replace(/\s+/g, " ")
    .slice(0, 6000);
}
