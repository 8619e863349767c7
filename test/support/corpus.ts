import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/** Public recordings that are no part of the project: beside the checkout, where there are any. */
const CORPUS = join(ROOT, "..", "shared", "corpus");

export const hasCorpus = existsSync(CORPUS);

/** Said in the name of what is left out. */
export const whyNoCorpus = hasCorpus ? "" : " (left out: there is no ../shared/corpus)";

export interface File {
  readonly name: string;
  readonly path: string;
  readonly bytes: () => Uint8Array;
}

/** Tests that go through all recordings see so much of each, unless all of them is asked for. */
export const isWhole = process.env["DEMOSPEC_RECORDINGS"] === "whole";
/** Said in the name of what is only tried with all of the recordings. */
export const whyNotWhole = isWhole ? "" : " (left out: npm run test:recordings has it)";
const MOST = isWhole ? Infinity : 30_000;

/**
 * A file that is no part of the project either, with why it is left out where it is not there, or not tried.
 *
 * @param isTried also without the whole run
 */
export function sharedFile(
  path: string,
  isTried = true,
): { path: string; isThere: boolean; why: string } {
  const file = join(ROOT, "..", "shared", path);
  if (!existsSync(file))
    return { path: file, isThere: false, why: ` (left out: there is no ../shared/${path})` };
  const isLeft = !isTried && !isWhole;
  return { path: file, isThere: !isLeft, why: isLeft ? whyNotWhole : "" };
}

/** Said in the name of what looks at no more than the beginnings. */
export const howMuch = isWhole
  ? ""
  : `, their first ${MOST / 1000} KB (npm run test:recordings: all)`;

/** What tests look at that go through all recordings. */
export function beginningOf(file: File): Uint8Array {
  return file.bytes().subarray(0, MOST);
}

/** The files of a folder of the corpus with that ending, none where there is no corpus. */
export function corpusFiles(folder: string, ending: string): File[] {
  return filesIn(join(CORPUS, folder), ending);
}

/** The recordings that are part of the project. */
export function fixtures(ending: string): File[] {
  return filesIn(join(ROOT, "fixtures"), ending);
}

/** Those of NetQuake with FTE's extensions. */
export function fteFixtures(): File[] {
  return filesIn(join(ROOT, "fixtures", "fte"), ".dem");
}

function filesIn(folder: string, ending: string): File[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted();
  return names.map((name) => {
    const path = join(folder, name);
    return { name, path, bytes: () => new Uint8Array(readFileSync(path)) };
  });
}
