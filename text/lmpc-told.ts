import { type AnyContainer, formatNamed, FORMATS } from "../recording/index.ts";
import { BlocksText } from "./lmpc-blocks.ts";

const SOURCE = /^\s*\/\/ source: (\w+) binary file/;
const FIRST_WORD = /^(?:\s|\/\/[^\n]*\n)*(\w+)/;

/** The container that a text tells of, by its first words; nothing where it is none of LMPC's. */
export function containerTold(beginning: string): AnyContainer | undefined {
  const [, source] = SOURCE.exec(beginning) ?? [];
  const [, word] = FIRST_WORD.exec(beginning) ?? [];
  if (word === undefined) return undefined;
  const named = source === undefined ? undefined : formatNamed(source.toLowerCase());
  return named ?? FORMATS.find((container) => ownWords(container).has(word));
}

/** The words that a text may begin with, and that tell its container. */
function ownWords(container: AnyContainer): Set<string> {
  const { header } = container.table;
  if (header !== undefined) return new Set([header.token ?? header.name]);
  return new Set(new BlocksText(container).tokens);
}
