import { SCRIPT } from "./assets/script.ts";
import { STYLE } from "./assets/style.ts";
import { framed, type Menu, SCRIPT_FILES, SITE_MARK, STYLE_FILE } from "./frame.ts";
import { historyOf } from "./history.ts";
import { apiPath, formatPath, guidePath } from "./links.ts";
import { exampleKey, type Page, type SiteInput } from "./model.ts";
import { apiPage } from "./pages/api.ts";
import { enumsPage } from "./pages/enums.ts";
import { formatPage } from "./pages/format.ts";
import { guidePage, titleOf } from "./pages/guide.ts";
import { homePage } from "./pages/home.ts";
import { messagePage, structPage } from "./pages/owner.ts";
import { searchScript } from "./search.ts";

/** What files say that are no pages. */
const BANNER = `/* ${SITE_MARK} */\n`;

/** All files of a site by their paths. They work from a folder as from a server, wherever they are put. */
export function buildSite(input: SiteInput, pages = pagesOf(input)): Map<string, string> {
  const menu = menuOf(input);
  const [minisearch, index, script] = SCRIPT_FILES as [string, string, string];
  return new Map([
    ...pages.map((page) => [page.path, framed(page, menu)] as const),
    [STYLE_FILE, BANNER + STYLE],
    [minisearch, BANNER + input.minisearch],
    [index, BANNER + searchScript(pages)],
    [script, BANNER + SCRIPT],
  ]);
}

/** All pages of a site, without what is around them. */
export function pagesOf(input: SiteInput): Page[] {
  const { guides, apis } = input;
  return [
    homePage(input),
    ...formatPages(input),
    ...guides.map((guide) => guidePage(guide, guides)),
    ...apis.map((api) => apiPage(api)),
  ];
}

/** A page for each protocol and container, and each of their messages and structs. */
function formatPages({ protocols, containers, dialects, examples }: SiteInput): Page[] {
  const all = [...protocols, ...containers];
  return all.flatMap((table) => {
    const own = dialects.get(table.name) ?? [];
    const steps = historyOf(table, own);
    const about = { table, dialects: own, steps };
    const enums = enumsPage(table, own);
    return [
      formatPage({ ...about, all }),
      ...(enums === undefined ? [] : [enums]),
      ...table.messages.map((message) =>
        messagePage(message, {
          ...about,
          example: examples.get(exampleKey(table.name, message.name)),
        }),
      ),
      ...table.structs.map((struct) => structPage(struct, { ...about, example: undefined })),
    ];
  });
}

function menuOf({ title, protocols, containers, guides, apis }: SiteInput): Menu {
  const format = (table: SiteInput["protocols"][number]) => ({
    title: table.title,
    path: formatPath(table),
  });
  return {
    title,
    sections: [
      { title: "Protocols", links: protocols.map(format) },
      { title: "Files and packets", links: containers.map(format) },
      {
        title: "Guide",
        links: guides.map(({ name, text }) => ({
          title: titleOf(text) ?? name,
          path: guidePath(name),
        })),
      },
      {
        title: "Modules",
        links: apis.map(({ module }) => ({ title: module, path: apiPath(module) })),
      },
    ],
  };
}
