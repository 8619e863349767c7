import type { Field } from "../../../runtime/table/fields/field.ts";
import type { SplitField } from "../../../runtime/table/fields/split.ts";
import * as code from "../code/build.ts";
import type { Block, Expr, Stmt } from "../code/model.ts";
import { local } from "../../facts/names.ts";
import { ensured } from "../decode/ensured.ts";
import { wordMask } from "../decode/masks.ts";
import { bitsCode, longPart, passing, readOn } from "../decode/numbers.ts";
import { TO_READER } from "./numbers.ts";

const WORD = "word";

/** A word that tells what follows. */
export function splitCode(
  field: SplitField,
  next: Field | undefined,
  choosers: ReadonlySet<string>,
): Block {
  const { wire, ends, parts } = field;
  const word = code.name(WORD);
  const size = wire.bits / 8;
  const isLong = wire.bits > 32;
  const lines: Stmt[] = ends === undefined ? [] : [endCode(code.equals(word, ends))];
  let low = 0;
  for (const { name, type, isMask } of parts) {
    // A mask that tells nothing of what follows is passed over with the word.
    if (isMask && next?.kind === "mask") lines.push(wordMask(next, word, low));
    if (choosers.has(name)) {
      const value = isLong
        ? longPart((byte) => code.plus(code.AT, byte), low, type, wire)
        : bitsCode(word, low, type, wire.bits);
      lines.push(code.constant(local(name), value));
    }
    low += type.bits;
  }
  if (lines.length === 0) return [code.set(code.AT, advance(code.number(size)))];
  const ensure = ensured(code.AT, size);
  if (isLong) return [ensure, ...lines, passing(size)];
  const { value, after } = readOn(wire);
  return [ensure, code.constant(WORD, value), ...after, ...lines];
}

/** Where `at` is after that many bytes, which must be there. */
export function advance(count: Expr): Expr {
  return code.use("advance", code.READER, code.AT, count);
}

/** Passing over an element tells whether it ended its list. */
export function endCode(test: Expr): Stmt {
  return code.when(test, [TO_READER, code.leave(code.name("true"))]);
}
