import { printError } from "../errors/print-error.ts";
import type { Bytes } from "./bytes.ts";
import { CliError } from "../errors/cli-error.ts";
import { openEach } from "./open.ts";

/**
 * Works on each file, and on each recording and capture in an archive. One that cannot be read is reported, and does not
 * keep the others from being read; a wrong call does.
 *
 * @returns whether all could be read
 */
export async function eachFile(
  paths: readonly string[],
  work: (bytes: Bytes) => Promise<void>,
): Promise<boolean> {
  let isAll = true;
  const trying = async (tried: () => Promise<void>): Promise<void> => {
    try {
      await tried();
    } catch (error) {
      if (!(error instanceof CliError) || error.exitCode === 2) throw error;
      printError(error);
      isAll = false;
    }
  };
  for (const path of paths)
    await trying(async () => {
      for await (const bytes of openEach(path)) await trying(() => work(bytes));
    });
  return isAll;
}
