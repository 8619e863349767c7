import type { Field, SplitField } from "../../../runtime/table/table.ts";
import { local } from "../code/code.ts";
import { wordMask } from "../decode/masks.ts";
import { bitsCode, longPart, readOn } from "../decode/numbers.ts";
import type { Emitting } from "../code/emitting.ts";

/** A word that tells what follows. */
export function splitCode(
  emitting: Emitting,
  field: SplitField,
  next: Field | undefined,
  choosers: ReadonlySet<string>,
): string[] {
  const word = "word";
  const size = field.wire.bits / 8;
  const lines: string[] = [];
  let low = 0;
  if (field.ends !== undefined) lines.push(endCode(`${word} === ${field.ends}`));
  for (const { name, type, isMask } of field.parts) {
    // A mask that tells nothing of what follows is passed over with the word.
    if (isMask && next?.kind === "mask") lines.push(wordMask(next, word, low));
    if (choosers.has(name)) {
      const long = field.wire.bits > 32;
      const code = long
        ? longPart((byte) => `at + ${byte}`, low, type, field.wire)
        : bitsCode(word, low, type, field.wire.bits);
      lines.push(`const ${local(name)} = ${code};`);
    }
    low += type.bits;
  }
  if (lines.length === 0) return [`at = ${emitting.imports.use("past")}(r, at, ${size});`];
  const ensured = `${emitting.imports.use("ensure")}(r, at, ${size});`;
  return field.wire.bits > 32
    ? [ensured, ...lines, `at += ${size};`]
    : [ensured, `const ${word} = ${readOn(field.wire)}`, ...lines];
}

/** Passing over an element tells whether it ended its list. */
export function endCode(test: string): string {
  return `if (${test}) {\nr.offset = at;\nreturn true;\n}`;
}
