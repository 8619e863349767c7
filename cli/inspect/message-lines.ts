import { inspectMessage, messagesIn, type MessagesRead } from "../../inspect/index.ts";
import type { Protocol } from "../../recording/index.ts";
import { headingLine, hexLines, nodeLines, type Window } from "./dump.ts";
import { colours } from "../terminal/colours.ts";
import { count } from "../terminal/text.ts";

/** What of them is shown. */
export interface ShownPart {
  /** Only the message at this byte of the file. */
  readonly offset?: number;
  /** This many messages precedes them. */
  readonly before?: number;
  readonly depth: number;
}

/** The lines of messages: a heading each, and below it what is in it. */
export function* messageLines(
  read: MessagesRead,
  protocol: Protocol,
  window: Window,
  { offset, before = 0, depth }: ShownPart,
): Generator<string, void> {
  for (const { message, codec, index, start, end } of messagesIn(read, protocol)) {
    const at = offset === undefined ? start : offset - window.base;
    if (at < start || end <= at) continue;
    yield headingLine(
      `${colours.bold(message.type)} ${colours.dim(`message ${before + index + 1}, ${count(end - start, "byte")}`)}`,
      1,
    );
    if (depth <= 1) continue;
    const { root } = inspectMessage(codec, window.bytes, start, end);
    for (const node of root.children) yield* nodeLines(node, window, 2, depth - 2);
  }
}

/** Bytes that nobody understands are shown, never hidden, with what is wrong before them. */
export function* undecodedLines(
  bytes: Uint8Array,
  base: number,
  error: Error | undefined,
): Generator<string, void> {
  yield headingLine(colours.red(`${error?.message.split("\n")[0]}`), 1);
  const label = `  ${count(bytes.length, "byte")} not understood`;
  yield* hexLines({ bytes, base }, 0, bytes.length - 1, label);
}
