import { Reader } from "../bytes/reader.ts";
import type { AnyMessage, Codec } from "../codec.ts";
import type { Columns } from "./column.ts";
import { ColumnFiller, filledOf } from "./filler.ts";

/**
 * What messages say, a column for each member that is asked for and a row for each message, or for each element of a
 * list in them. From bytes, the messages that recordings are full of are not decoded on the way.
 *
 * @param source one message after the other, as bytes or decoded; those of other types are passed over
 * @param path the type of the messages, `"updateentity"`, or one of their lists, `"packetentities.entities"`
 * @param names of their members
 * @param options `into`: columns that nobody needs any more. Where theirs are of the same types and long enough, their
 *   arrays are filled again: most of the time goes into memory that is new
 * @throws DecodeError for bytes that the codec cannot read
 * @throws RangeError for a path or a name that there is not, and for members that no column can hold
 */
export function columns<M extends AnyMessage>(
  codec: Codec<M, any, any>,
  source: Uint8Array | Iterable<M>,
  path: M["type"] | `${M["type"]}.${string}`,
  names: readonly string[],
  options: { readonly into?: Columns | undefined } = {},
): Columns {
  const { of, elementTypes } = filledOf(codec, path, names);
  const filler = new ColumnFiller(of, names, elementTypes, options.into);
  if (source instanceof Uint8Array) filler.read(codec, new Reader(source), { isAll: true });
  else for (const message of source) filler.add(message);
  return filler.finish();
}
