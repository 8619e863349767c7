import type { AnyMessage, Codec } from "./codec.ts";
import type { Reader } from "./bytes/reader.ts";
import type { ContainerTable, Table } from "./table/table.ts";
import type { Writer } from "./bytes/writer.ts";

/**
 * A file format whose blocks carry a protocol's messages.
 *
 * @typeParam B the block, with its messages as bytes
 */
export interface Container<
  B extends object = object,
  M extends AnyMessage = AnyMessage,
  H = never,
  S = unknown,
> {
  readonly table: ContainerTable;
  /** The codecs of the protocol that it carries, oldest first: those of one kind where the container tells it. */
  readonly codecs: readonly Codec<M, H, S>[];
  /** Those of the further protocols of `table.carries`, in its order. */
  readonly further: readonly (readonly Codec<M, H, S>[])[];
  /** Reads a block. Throws DecodeError. */
  decodeBlock(r: Reader): B;
  /** Writes a block. Throws EncodeError, which says what is wrong, and leaves the writer as it was. */
  encodeBlock(w: Writer, block: B): void;
  /** Passes over a block. Throws DecodeError. */
  skipBlock(r: Reader): void;
}

/** The tables of the protocols that a container carries: its own first. */
export function tablesOf({
  codecs,
  further,
}: Pick<Container<object, AnyMessage, any, any>, "codecs" | "further">): Table[] {
  return [codecs, ...further].map(([first]) => first!.table);
}
