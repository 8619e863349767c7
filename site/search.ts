import MiniSearch from "minisearch";
import type { Page } from "./model.ts";

/** What is searched, and how: the page's script reads the index with the same. */
export const SEARCH = {
  fields: ["title", "names", "text"],
  storeFields: ["title", "kind", "path"],
  idField: "path",
};

/** The index of all pages as a script, since a page in a folder may load no other file. */
export function searchScript(pages: readonly Page[]): string {
  const index = new MiniSearch(SEARCH);
  index.addAll(
    pages.map(({ path, title, found }) => ({
      path,
      title,
      kind: found.kind,
      names: found.names,
      text: found.text,
    })),
  );
  // What ends a script's text would end the script.
  const json = JSON.stringify(JSON.stringify(index)).replaceAll("<", "\\u003c");
  return `window.searchIndex = ${json};\nwindow.searchOptions = ${JSON.stringify(SEARCH)};\n`;
}
