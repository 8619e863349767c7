import { textCodes } from "../../../generated/index.text.ts";
import type { Codec } from "../../../runtime/codec.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { TextCode } from "./text-code.ts";

/** What was generated, for these tables and no others: another project's schema may have the same name. */
const GENERATED: ReadonlyMap<Table, readonly TextCode[]> = new Map<Table, readonly TextCode[]>(
  textCodes,
);

/** By codecs: it is asked for each block. */
const known = new WeakMap<Codec, { readonly code: TextCode | undefined }>();

/** The code for the text of a codec's messages, where it was generated. */
export function textCodeOf(codec: Codec): TextCode | undefined {
  let found = known.get(codec);
  if (found === undefined) {
    const { table, to } = codec;
    found = { code: GENERATED.get(table)?.find((code) => code.from <= to && to <= code.to) };
    known.set(codec, found);
  }
  return found.code;
}
