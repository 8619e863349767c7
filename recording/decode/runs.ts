import type { AnyMessage } from "../../runtime/codec.ts";

/** Messages of a block that follow each other, and the bytes that they were read from. */
export interface Run<M extends AnyMessage = AnyMessage> {
  /** The protocol that they are of. */
  readonly protocol: string | undefined;
  readonly messages: readonly M[];
  /** Where each of them ends, in bytes from the run's first one. */
  readonly ends: readonly number[];
  /** The version of the first message: an index into the protocol's versions. */
  readonly version: number;
  /** Their bytes: a view on the input. What follows the last one was not understood. */
  readonly body: Uint8Array;
  /** Where they begin in the file, in bytes. */
  readonly bodyOffset: number;
}

/** What gives its messages in runs, where they are many. */
export interface InRuns<R> {
  readonly runs?: (() => Iterable<R>) | undefined;
}

/** The messages of a block in their order, some at a time: mostly they are one run. */
export function runsOf<M extends AnyMessage>(block: Run<M> & InRuns<Run<M>>): Iterable<Run<M>> {
  return block.runs?.() ?? [block];
}

/** The messages of a block, one after the other: no more of them are held than must be. */
export function messagesOf<M extends AnyMessage>(
  block: { readonly messages: readonly M[] } & InRuns<{ readonly messages: readonly M[] }>,
): Iterable<M> {
  return block.runs === undefined ? block.messages : flattened(block.runs());
}

function* flattened<M>(runs: Iterable<{ readonly messages: readonly M[] }>): Generator<M, void> {
  for (const { messages } of runs) yield* messages;
}
