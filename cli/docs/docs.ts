import { Command } from "commander";
import { resolve } from "node:path";
import { withForceOption } from "../options/reading-options.ts";
import { addFormatsOf, oneFolder } from "../options/schema-option.ts";
import { commandFolder, shippedSchemas } from "../package.ts";
import { expectSchemas, nearestSchemas } from "../options/schema-folder.ts";
import { count } from "../terminal/text.ts";
import { shown } from "../terminal/outside.ts";
import { say } from "../terminal/say.ts";

interface Options {
  readonly output: string;
  readonly schema?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly guide?: string;
  readonly examples?: readonly string[];
  readonly format?: string;
  readonly api?: string;
  readonly force?: boolean;
}

/** `demospec docs` */
export function docsCommand(): Command {
  const command = new Command("docs")
    .description("Write the formats' documentation as a site: a page a message, from the schemas.")
    .argument("[folder]", "the folder of the schemas; without, the config's, or ./schema")
    .option("--schema <folder>", "the same")
    .requiredOption("-o, --output <folder>", "where to; other files that are there stay")
    .option("--title <text>", "what the site is called")
    .option("--intro <text>", "what its first page begins with, as Markdown")
    .option(
      "--guide <folder>",
      "with the Markdown files in it, and links between them; of the formats that it knows, its own",
    )
    .option(
      "--examples <files...>",
      "recordings that examples are taken from; without it, they are generated",
    )
    .option("--format <name>", "the format of these recordings, where their names do not tell")
    .option("--api <folder>", "with the modules of the package in it, from its TypeScript sources");
  return withForceOption(command)
    .addHelpText(
      "after",
      `
The pages need no server and load nothing: open index.html, or put the folder anywhere.

Examples:
  demospec docs -o pages                                  of ./schema, or of the formats that it knows
  demospec docs my-format/schema -o pages --title Chat --guide docs
  demospec docs -o pages --examples demo1.dem match.mvd   with messages of recordings`,
    )
    .action(async (argument: string | undefined, { schema, ...options }: Options) => {
      const folder = oneFolder(argument, schema) ?? nearestSchemas();
      await expectSchemas(folder);
      const { writeSite } = await import("./write-site.ts");
      const isOwn = resolve(folder) === resolve(shippedSchemas());
      if (!isOwn && options.examples !== undefined) await addFormatsOf(folder);
      const { pages, files, made, taken } = await writeSite(folder, {
        title: "Formats",
        intro: "",
        ...(isOwn && { title: "demospec", guide: resolve(commandFolder(), "docs") }),
        ...options,
      });
      say(
        `${shown(options.output)}: ${count(pages, "page")} in ${count(files, "file")}; examples: ${taken} from recordings, ${made} generated`,
      );
    });
}
