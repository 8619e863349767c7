import { FORMATS, type Formats } from "../../formats/index.ts";
import { type AnyContainer } from "../../recording/index.ts";
import { BlocksText } from "./blocks/blocks.ts";

const SOURCE = /^\s*\/\/ source: (\w+) binary file/;
const FIRST_WORD =
  /^(?:\s|\/\/[^\n]*(?:\n|$)|(?:fixed_)?protocol\s{1,9}"[^"\n]{0,99}"\s{0,9};)*(\w+)/;

/** A mark that says that a text is UTF-8, as bytes. */
export const MARK = "\xef\xbb\xbf";

/** The container that a text tells of, by its first words; nothing where it is not one of LMPC's. */
export function recogniseContainer(
  text: string,
  formats: Formats = FORMATS,
): AnyContainer | undefined {
  const beginning = text.startsWith(MARK) ? text.slice(MARK.length) : text;
  const [, source] = SOURCE.exec(beginning) ?? [];
  const named = source === undefined ? undefined : formats.named(source.toLowerCase());
  if (named !== undefined) return named;
  const [, word] = FIRST_WORD.exec(beginning) ?? [];
  return word === undefined
    ? undefined
    : formats.list.find((container) => ownWords(container).has(word));
}

/** The words that a text may begin with, and that tell its container. */
function ownWords(container: AnyContainer): Set<string> {
  const { header } = container.table;
  if (header !== undefined) return new Set([header.token ?? header.name]);
  return new Set(new BlocksText(container).tokens);
}

/** What is longer tells no version. */
export const LONGEST_COMMENT = 100;

const VERSION = /^\/\/ (fixed )?version ("[^"\\]*")\s*$/;

/** The statement that a comment stands for, where LMPC is to read the text: it finds the protocol itself. */
export function parseVersion(comment: string): string | undefined {
  const [, fixed, version] = VERSION.exec(comment) ?? [];
  if (version === undefined) return undefined;
  return `${fixed === undefined ? "" : "fixed_"}protocol ${version};`;
}

/** The comment that stands for such a statement. */
export function printVersion(version: string, isFixed: boolean): string {
  return `${isFixed ? "fixed " : ""}version "${version}"`;
}
