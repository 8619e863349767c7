import type { Reader } from "./bytes/reader.ts";
import type { Table } from "./table/table.ts";
import type { Writer } from "./bytes/writer.ts";
import { encloses } from "./table/versions.ts";

/** What every decoded message has. */
export interface AnyMessage {
  readonly type: string;
}

/**
 * A protocol in one of its versions. All readers begin at the message's id.
 *
 * @typeParam M the union of the protocol's messages
 * @typeParam H handlers by message type, each optional
 * @typeParam S a view of each message, which `visit` aims again and again
 */
export interface Codec<M extends AnyMessage = AnyMessage, H = never, S = unknown> {
  readonly table: Table;
  /** The versions that share this codec, as indexes into `table.versions`. */
  readonly from: number;
  readonly to: number;
  /** Reads one message. Throws DecodeError, and leaves the reader where it was. */
  decode(r: Reader): M;
  /** Writes one message. Throws EncodeError, and leaves the writer as it was. */
  encode(w: Writer, message: M): void;
  /** Passes over one message and returns its id. Throws DecodeError, and leaves the reader where it was. */
  skip(r: Reader): number;
  /** Passes over all messages up to the reader's end. Throws DecodeError, and leaves the reader at the message that cannot be read. */
  skipAll(r: Reader): void;
  /** Hands the next message to its handler, in a view that the next call aims anew; passes over it when there is none. Throws DecodeError. */
  visit(r: Reader, handlers: H, scratch: S): void;
  /** As `visit`, for all messages up to the reader's end. Throws DecodeError, and leaves the reader at the message that cannot be read. */
  visitAll(r: Reader, handlers: H, scratch: S): void;
  /** Makes what `visit` of this codec aims: it is of no use to another. */
  scratch(): S;
  /** As `decode`, for whoever tries bytes: the error is not explained, and the reader is anywhere. */
  read(r: Reader): M;
  /** As `skip`, in the same way. */
  pass(r: Reader): number;
  /** As `skipAll`, in the same way. Says whether a message tells of the versions of what follows. */
  passAll(r: Reader): boolean;
}

/** The codecs of one of the kinds that a protocol comes in, oldest first. `kind` is an index into `table.kinds`. */
export function codecsOfFlavor<C extends Codec<any, any, any>>(
  codecs: readonly C[],
  kind: number,
): readonly C[] {
  const range = codecs[0]!.table.flavors![kind]!;
  return codecs.filter((codec) => encloses(range, codec));
}
