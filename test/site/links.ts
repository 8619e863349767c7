import { parse } from "parse5";

/** What a page links to, and what may be linked to in it. */
export interface PageLinks {
  readonly targets: readonly string[];
  readonly ids: readonly string[];
}

/** Links and anchors of a page, read by a parser of browsers' own rules. */
export function linksIn(page: string): PageLinks {
  const targets: string[] = [];
  const ids: string[] = [];
  const waiting: any[] = [parse(page)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const { name, value } of node.attrs ?? []) {
      if (name === "href" || name === "src") targets.push(value);
      if (name === "id") ids.push(value);
    }
    waiting.push(...(node.childNodes ?? []));
  }
  return { targets, ids };
}

/** What is wrong with a site's links, each with its page: where one leads nowhere, and where an anchor is twice. */
export function brokenLinks(site: ReadonlyMap<string, string>): string[] {
  const pages = [...site].filter(([path]) => path.endsWith(".html"));
  const links = new Map(pages.map(([path, text]) => [path, linksIn(text)] as const));
  const anchors = new Map([...links].map(([path, { ids }]) => [path, new Set(ids)] as const));
  return [...links].flatMap(([path, { targets, ids }]) => {
    const twice = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${path}: ${id} twice`);
    const broken = [...new Set(targets)].filter((target) => !leads(target, path));
    return [...broken.map((target) => `${path}: ${target}`), ...twice];
  });

  /** What is elsewhere has to be named whole. */
  function leads(target: string, from: string): boolean {
    if (/^(https:|data:)/.test(target)) return true;
    const { pathname, hash } = new URL(target, `site:///${from}`);
    const to = pathname.replace(/^\//, "");
    return site.has(to) && (hash === "" || anchors.get(to)!.has(decodeURIComponent(hash.slice(1))));
  }
}
