import { statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { compareTexts, type TextComparison } from "../../quake/lmpc/compare.ts";
import { decompile, lmpcText, Losses } from "../../quake/lmpc/index.ts";
import type { Verification } from "../../verify/index.ts";
import { TextFault } from "../../text/statement/syntax/nodes.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { type Input, inflatedChunks } from "../files/input.ts";
import { openFile } from "../files/bytes.ts";
import { shown } from "../terminal/outside.ts";

/** What LMPC's text of a recording says of how we read it. */
export interface LmpcVerification extends TextComparison {
  /** The text's path. */
  readonly text: string;
}

/** What verifying a file found, and with a folder of LMPC's texts what its text says; null where there is none. */
export interface FileVerification extends Verification {
  readonly lmpc?: LmpcVerification | null;
}

/** Throws CliError where it is no folder: else each recording would only have no text. */
export function expectTexts(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new CliError(
      `--lmpc-texts ${shown(folder)}: expected a folder with LMPC's texts, as demo1.dem.txt`,
      2,
    );
}

/**
 * Holds a recording against the text that LMPC wrote of it: `demo1.dem.txt`, or `demo1.txt`, also with `.gz`.
 *
 * @returns null where the folder has none, or LMPC knows no such recordings
 * Throws CliError for a text that is invalid.
 */
export async function verifyLmpc(
  input: Input,
  folder: string,
  read: { readonly version?: string | undefined; readonly reading?: string | undefined },
): Promise<LmpcVerification | null> {
  const { path, container } = input;
  const text = textOf(path, folder);
  if (text === undefined || container.table.messages[0]!.text?.legacy !== undefined) return null;
  const wanted = { ...read, name: path, losses: new Losses("LMPC") };
  const own = decompile(lmpcText, container, input.chunks(), wanted);
  try {
    return { text, ...(await compareTexts(own, inflatedChunks(await openFile(text)))) };
  } catch (error) {
    if (error instanceof TextFault) throw errorOf(text, error.message);
    throw error;
  }
}

/** The text of a recording, where the folder has one. */
export function textOf(path: string, folder: string): string | undefined {
  const name = basename(path).replace(/\.gz$/, "");
  const stem = basename(name, extname(name));
  return [name, stem]
    .flatMap((each) => [`${each}.txt`, `${each}.txt.gz`])
    .map((each) => join(folder, each))
    .find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
}
