import MiniSearch from "minisearch";
import type { Page } from "./model.ts";

/** What is searched, and how: the page's script reads the index with the same. */
const OPTIONS = {
  fields: ["title", "names", "members", "text"],
  storeFields: ["title", "kind", "path", "called"],
  idField: "path",
  searchOptions: { prefix: true, fuzzy: 0.15, boost: { names: 4, members: 3, title: 2 } },
};

/**
 * Pages by words, the best first: what is called so, then what has a member of this name, then all else. Of those with
 * such a member first the ones whose own name it begins with: `sound` for `soundnum`.
 */
const SEARCH = `
(() => {
  let index;
  window.searchPages = (words) => {
    index ??= MiniSearch.loadJSON(window.searchIndex, window.searchOptions);
    const wanted = words.trim().toLowerCase();
    const tokens = MiniSearch.getDefault("tokenize")(wanted).filter((token) => token !== "");
    const rank = ({ called, match }) => {
      if (called.includes(wanted)) return 0;
      if (!tokens.every((token) => match[token]?.includes("members"))) return 3;
      return called.some((name) => wanted.startsWith(name)) ? 1 : 2;
    };
    return index.search(words)
      .map((page) => ({ page, rank: rank(page) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ page }) => page);
  };
})();
`;

/** The index of all pages as a script, since a page in a folder may load no other file, and `searchPages(words)`. */
export function searchScript(pages: readonly Page[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(
    pages.map(({ path, title, found: { kind, names, members, text } }) => ({
      path,
      title,
      kind,
      names: names.join(" "),
      members: members.join(" "),
      called: names.map((name) => name.toLowerCase()),
      text,
    })),
  );
  // What ends a script's text would end the script.
  const json = JSON.stringify(JSON.stringify(index)).replaceAll("<", "\\u003c");
  return `window.searchIndex = ${json};\nwindow.searchOptions = ${JSON.stringify(OPTIONS)};\n${SEARCH}`;
}
