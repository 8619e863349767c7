import { spawn } from "node:child_process";
import { loadSchemas } from "../../generator/schemas/files.ts";
import { resolveSchemas } from "../../generator/resolve/resolve.ts";
import { withContainers } from "../../generator/resolve/rows.ts";
import { knownFormats } from "../formats.ts";
import { builtPage } from "../../view/server/page.ts";
import { type ServedFile, serveView } from "../../view/server/server.ts";
import { CliError } from "../errors/cli-error.ts";
import { commandFolder } from "../package.ts";
import { expectSchemas } from "../options/schema-folder.ts";
import { say } from "../terminal/say.ts";
import { untilStopped } from "../terminal/until-stopped.ts";
import { checkVersion } from "./check-version.ts";
import { servedFile } from "./served-file.ts";

/** Options of `demospec view`. */
export interface ViewOptions {
  readonly port: number;
  readonly schema?: string;
  readonly format?: string;
  readonly protocolVersion?: string;
  readonly follow?: boolean;
  readonly password?: string;
  readonly open: boolean;
}

/** Serves the page until somebody stops it. Throws CliError. */
export async function viewFiles(file: string | undefined, options: ViewOptions): Promise<void> {
  const { format, protocolVersion: version } = options;
  if (version !== undefined) await checkVersion(file, version, options);
  const found = await ownSchemas(options.schema);
  const isOwn = format !== undefined && isOwnFormat(format, found);
  // The page has those of this package.
  const schemas = new Map([...found].filter(([name]) => !name.startsWith("demospec/")));
  const page = await builtPage(commandFolder(), say).catch((error: Error) => {
    throw new CliError(`${error.message}\n  npm run build:site builds it`, 1, { cause: error });
  });
  await untilStopped(async (signal) => {
    const files: ServedFile[] = [];
    const running = await serveView({ page, files, schemas }, options.port).catch(
      (error: Error) => {
        throw new CliError(`port ${options.port}: ${error.message}: choose another --port`, 1);
      },
    );
    try {
      if (file !== undefined)
        files.push(await servedFile(file, isOwn ? { ...options, isItself: true } : options));
      say(`the page is at ${running.url}`);
      say("Ctrl-C ends it");
      if (options.open) startBrowser(running.url);
      await new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener("abort", () => resolve(), { once: true });
      });
    } finally {
      await running.close();
    }
  });
}

async function ownSchemas(folder: string | undefined): Promise<ReadonlyMap<string, string>> {
  if (folder === undefined) return new Map();
  await expectSchemas(folder);
  return loadSchemas(folder);
}

/** Whether a format is of one's own schemas. Throws CliError for one that there is not, and SchemaError. */
function isOwnFormat(format: string, schemas: ReadonlyMap<string, string>): boolean {
  const own = schemas.size === 0 ? [] : resolveSchemas(withContainers(schemas)).containers;
  const tables = [...own, ...knownFormats().list.map(({ table }) => table)];
  const names = tables.flatMap(({ name, extension }) => (extension === undefined ? [] : [name]));
  if (names.includes(format)) return own.some(({ name }) => name === format);
  const known = [...new Set(names)].join(", ");
  throw new CliError(`there is no format "${format}": there are ${known}`, 2);
}

/** Asks the desktop to show a page. Where there is none, the page's place was printed. */
function startBrowser(url: string): void {
  // Without a terminal nobody looks; nor does anybody where no desktop is.
  const hasDesktop =
    process.platform === "darwin" ||
    process.platform === "win32" ||
    (process.env["DISPLAY"] ?? process.env["WAYLAND_DISPLAY"]) !== undefined;
  if (process.stdout.isTTY !== true || process.env["CI"] !== undefined || !hasDesktop) return;
  const [command, ...first] = OPENERS[process.platform] ?? ["xdg-open"];
  const child = spawn(command!, [...first, url], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};
