import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { CliError } from "../errors/cli-error.ts";
import { readError } from "../errors/system-errors.ts";
import { shown } from "../terminal/outside.ts";
import { type Config, PACKAGE_KEY, readConfig } from "./config.ts";

export const CONFIG_NAME = "demospec.config.json";

/**
 * What the project says that a folder is in: `demospec.config.json`, or the key `demospec` of package.json, of the folder
 * or the nearest one above that has it. Throws CliError and SchemaError.
 */
export function findConfig(folder = process.cwd()): Config | undefined {
  for (let home = folder; ; home = dirname(home)) {
    const config = configIn(home);
    if (config !== undefined || dirname(home) === home) return config;
  }
}

/** What one folder says. Throws CliError and SchemaError. */
export function configIn(home: string): Config | undefined {
  const [own, inPackage] = [CONFIG_NAME, "package.json"].map((name) => read(join(home, name)));
  if (own !== undefined && inPackage !== undefined)
    throw new CliError(
      `${shownPath(own.path)} and "${PACKAGE_KEY}" of ${shownPath(inPackage.path)} say the same thing: leave one out`,
      2,
    );
  return own ?? inPackage;
}

function read(path: string): Config | undefined {
  if (!existsSync(path)) return undefined;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw readError(path, error);
  }
  return readConfig(path, shownPath(path), text);
}

/** A path as it is shown to whoever called the command: from where they are. */
export function fromHere(path: string): string {
  return relative(process.cwd(), path) || ".";
}

function shownPath(path: string): string {
  return shown(fromHere(path));
}
