import { join } from "node:path";
import { takeExamples } from "../../cli/docs/examples.ts";
import { dialectsOf, guidesIn, minisearch } from "../../cli/docs/write-site.ts";
import { loadSchemas } from "../../generator/schemas/files.ts";
import { containers, protocols } from "../../generated/index.ts";
import { buildSite, pagesOf } from "../../site/build.ts";
import type { Page, SiteInput } from "../../site/model.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** The project's own site, made once for all tests. */
export function ourBuiltSite(): Promise<Built> {
  return (built ??= build());
}

let built: Promise<Built> | undefined;

interface Built {
  readonly input: SiteInput;
  readonly pages: Page[];
  readonly site: ReadonlyMap<string, string>;
}

async function build(): Promise<Built> {
  const input = await ourSite();
  const pages = pagesOf(input);
  return { input, pages, site: buildSite(input, pages) };
}

/** What the project's own site is made of, with the examples of one recording. */
async function ourSite(): Promise<SiteInput> {
  return {
    title: "demospec",
    intro: "All formats.",
    protocols: protocols.map((codecs) => codecs[0]!.table),
    containers: containers.map(({ table }) => table),
    dialects: dialectsOf(await loadSchemas(join(ROOT, "schema"))),
    examples: await takeExamples([join(ROOT, "fixtures", "yq2_client.dm2")]),
    guides: await guidesIn(join(ROOT, "docs")),
    apis: [
      {
        module: "demospec/wire",
        exports: [
          {
            name: "Reader",
            kind: "class",
            code: "class Reader<T> {}",
            doc: "Reads.\n\n- throws DecodeError",
          },
        ],
      },
    ],
    minisearch: await minisearch(),
  };
}
