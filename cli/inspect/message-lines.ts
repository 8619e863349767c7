import { firstCodec, type Protocol, withCodecs } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import { headingLine, hexLines, nodeLines, type Window } from "./dump.ts";
import { colours } from "../terminal/colours.ts";
import { count } from "../terminal/text.ts";

/** Messages that came together, and where each ends in their bytes. */
export interface ShownMessages {
  readonly messages: readonly AnyMessage[];
  readonly ends: readonly number[];
  /** That of the first one: an index into the protocol's versions. */
  readonly version: number;
}

/** What of them is shown. */
export interface ShownPart {
  /** Only the message at this byte of the file. */
  readonly offset?: number;
  /** So many messages stand in front of them. */
  readonly before?: number;
  readonly depth: number;
}

/** The lines of messages: a heading each, and below it what is in it. */
export function* messageLines(
  { messages, ends, version }: ShownMessages,
  protocol: Protocol,
  window: Window,
  { offset, before = 0, depth }: ShownPart,
): Generator<string, void> {
  let start = 0;
  let index = 0;
  for (const [message, codec] of withCodecs(protocol, firstCodec(protocol, version), messages)) {
    const end = ends[index]!;
    const at = offset === undefined ? start : offset - window.base;
    if (start <= at && at < end) {
      yield headingLine(
        `${colours.bold(message.type)} ${colours.dim(`message ${before + index + 1}, ${count(end - start, "byte")}`)}`,
        1,
      );
      if (depth > 1) {
        const { root } = interpretDecode(codec.table, codec.to, window.bytes, start, end);
        for (const node of root.children) yield* nodeLines(node, window, 2, depth - 2);
      }
    }
    start = end;
    index++;
  }
}

/** Bytes that nobody understands are shown, never hidden, with what is wrong in front of them. */
export function* undecodedLines(
  bytes: Uint8Array,
  base: number,
  error: Error | undefined,
): Generator<string, void> {
  yield headingLine(colours.red(`${error?.message.split("\n")[0]}`), 1);
  const label = `  ${count(bytes.length, "byte")} not understood`;
  yield* hexLines({ bytes, base }, 0, bytes.length - 1, label);
}
