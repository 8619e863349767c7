import { existsSync, watch } from "node:fs";
import { join, relative } from "node:path";
import { Command } from "commander";
import { PACKAGE_KEY } from "../config/config.ts";
import { CONFIG_NAME, findConfig, fromHere } from "../config/find.ts";
import { CliError } from "../errors/cli-error.ts";
import { printError } from "../errors/print-error.ts";
import { expectMade, type Made } from "../files/output/place.ts";
import { withForceOption } from "../options/reading-options.ts";
import { commandFolder } from "../package.ts";
import { oneFolder } from "../options/schema-option.ts";
import { expectSchemas } from "../options/schema-folder.ts";
import { count } from "../terminal/text.ts";
import { shown } from "../terminal/outside.ts";
import { say } from "../terminal/say.ts";

interface Called {
  readonly check?: boolean;
  readonly watch?: boolean;
  readonly schema?: string | undefined;
  readonly out?: string;
  readonly package?: string;
  readonly js?: boolean;
  readonly force?: boolean;
  readonly target?: string;
  readonly output?: string;
}

interface Options extends Omit<Called, "package"> {
  readonly schema: string;
  readonly out: string;
  readonly package: string | undefined;
}

/** Within a checkout the command works on this repository, elsewhere on the folder that it is called in. */
const HERE =
  existsSync(join(commandFolder(), "generator")) &&
  !relative(commandFolder(), process.cwd()).startsWith("..");
const SCHEMA = HERE ? join(commandFolder(), "schema") : "schema";
const OUT = HERE ? join(commandFolder(), "generated") : "generated";
/** Made from the language itself, for this repository. */
const REFERENCE = {
  prose: join(commandFolder(), "generator", "language", "prose"),
  docs: join(commandFolder(), "docs"),
  schemas: SCHEMA,
};

/** `demospec generate` */
export function generateCommand(): Command {
  const command = new Command("generate")
    .description(
      "Write the codecs from the schemas, in TypeScript or C, or a dissector for Wireshark.",
    )
    .argument(
      "[folder]",
      `the folder of the schemas; without, the config's, or ${HERE ? "this repository's" : "./schema"}`,
    )
    .option("--schema <folder>", "the same")
    .option("--check", "write nothing, and fail when something is stale")
    .option("--watch", "go on, and generate again when a schema changes")
    .option("--out <folder>", "the folder for the code; without, the config's, or ./generated")
    .option("--package <name>", "the package that has the runtime, for code in another project")
    .option("--js", "JavaScript with declarations; without, the config's language, or TypeScript")
    .option("--target <name>", "what others read: wireshark, a file of all schemas, or c, a folder")
    .option("-o, --output <path>", "with --target: where to write; stdout without");
  return withForceOption(command)
    .addHelpText(
      "after",
      `
${CONFIG_NAME}, or the key "${PACKAGE_KEY}" of package.json, says it once for a project:
  { "schemas": "schema", "output": "generated", "language": "javascript", "package": "demospec" }`,
    )
    .action(async (folder: string | undefined, called: Called) => {
      checkTogether(called);
      const options = settled({ ...called, schema: oneFolder(folder, called.schema) });
      await (options.watch ? watchSchemas(options) : generateOnce(options));
    });
}

/** Options that are for one kind of output alone. Throws CliError. */
function checkTogether({ target, output, out, js, package: home }: Called): void {
  if (target === undefined && output !== undefined)
    throw new CliError("-o is for --target: code has a folder, --out", 2);
  if (target !== undefined && (out !== undefined || js === true || home !== undefined))
    throw new CliError("--out, --js and --package are for code, and not for --target", 2);
}

/** What was called, with the project's config and the defaults for what was not. Throws CliError and SchemaError. */
function settled(called: Called): Options {
  const config = findConfig();
  const { schemas, output } = config ?? {};
  return {
    ...called,
    schema: called.schema ?? (schemas === undefined ? SCHEMA : fromHere(schemas)),
    out: called.out ?? (output === undefined ? OUT : fromHere(output)),
    package: called.package ?? config?.package ?? (HERE ? undefined : "demospec"),
    js: called.js ?? config?.language === "javascript",
  };
}

async function generateOnce(options: Options): Promise<void> {
  if (options.target !== undefined)
    return (await import("./generate-target.ts")).generateTarget({
      ...options,
      target: options.target,
    });
  const start = performance.now();
  await expectSchemas(options.schema);
  // Loaded here: reading a recording needs no compiler.
  const { generate, isGenerated } = await import("../../generator/generate.ts");
  const makes = code(isGenerated);
  const check = options.check === true;
  const here = HERE && options.schema === SCHEMA && options.out === OUT;
  const { written, removed, unchanged } = await generate(options.schema, options.out, {
    check,
    packageName: options.package,
    javaScript: options.js,
    replacing: async (path) => {
      if (!options.force) await expectMade(path, makes);
    },
    ...(here ? { reference: REFERENCE } : {}),
  });
  const stale = [...written, ...removed];
  if (check && stale.length > 0) {
    throw new CliError(
      `${stale.join(", ")} ${stale.length === 1 ? "is" : "are"} stale: run \`npx demospec generate\``,
    );
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  for (const name of written) say(`wrote ${name}`);
  for (const name of removed) say(`removed ${name}`);
  say(
    `${count(written.length + unchanged.length, "file")}, ${unchanged.length} up to date, in ${seconds} s`,
  );
}

function code(isGenerated: (text: string) => boolean): Made {
  return {
    title: "generated code",
    is: (begins) => isGenerated(Buffer.from(begins).toString("latin1")),
  };
}

/** Editors save in several steps: what follows within this time is one change. */
const SETTLE_MS = 30;

async function watchSchemas(options: Options): Promise<void> {
  await generateOrReport(options);
  say(`watching ${shown(options.schema)}; end with Ctrl-C`);
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(options.schema, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void generateOrReport(options), SETTLE_MS);
  });
  await new Promise<void>((resolve) => process.once("SIGINT", resolve));
  watcher.close();
}

async function generateOrReport(options: Options): Promise<void> {
  try {
    await generateOnce(options);
  } catch (error) {
    printError(error);
  }
}
