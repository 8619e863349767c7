import { CliError } from "./errors/cli-error.ts";

/**
 * Loads a package that the command works without, and that only some of it needs.
 *
 * @param name as npm knows it
 * @param load imports it
 * @param why what needs it
 * @throws CliError where it is not installed
 */
export async function optionalPackage<T>(
  name: string,
  load: () => Promise<T>,
  why: string,
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") throw cause;
    throw new CliError(`${why} needs the package ${name}: npm install ${name}`, 2, { cause });
  }
}
