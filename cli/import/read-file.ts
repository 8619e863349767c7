import { readFile } from "node:fs/promises";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { readError } from "../errors/system-errors.ts";
import { shown } from "../terminal/outside.ts";

/** Reads a description by what reads its text. Throws CliError. */
export async function readDescriptionFile<T>(
  file: string,
  read: (file: string, text: string) => T,
): Promise<T> {
  try {
    return read(file, await readFile(file, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) throw new CliError(shown(error.message), 1);
    if (error instanceof ReferenceError)
      throw errorOf(file, "it has anchors or aliases: write out what they name");
    if (error instanceof RangeError) throw errorOf(file, "its maps and lists are too deep");
    if (error instanceof Error && "code" in error) throw readError(file, error);
    throw error;
  }
}
