import type { Codec, AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { AnyLayout } from "./arbitrary.ts";

/** Handlers by message type, for a codec of which nothing more is known. */
export type AnyHandlers = Readonly<Record<string, (message: AnyMessage) => void>>;

export type AnyCodec = Codec<AnyMessage, AnyHandlers, unknown>;

export type AnyContainer = Container<AnyMessage, AnyMessage, AnyHandlers>;

/** A generated protocol or container, as the properties see it. */
export interface Target {
  readonly name: string;
  readonly table: Table;
  /** One for each class of versions that are alike, oldest first. */
  readonly codecs: readonly AnyCodec[];
  readonly arbitraries: readonly AnyLayout<AnyMessage>[];
  /** It has no skipper of its own: it skips by reading, and there is nothing to hold against it. */
  readonly skipsByReading?: true;
  /** What reads the blocks of its files, where it has files. */
  readonly container?: AnyContainer;
}
