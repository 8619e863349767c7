import { bytesOfBlock, inspectFrame } from "../../inspect/index.ts";
import {
  type AnyContainer,
  type Part,
  protocolsOf,
  type RecordedBlock,
  runsOf,
} from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { fieldJson, messageJson, undecodedJson } from "./field-json.ts";
import type { InspectOptions } from "./inspect-options.ts";

/** The parts of a recording as JSON: a line for each part, and for each of its messages. */
export function* partJson(
  part: Part,
  container: AnyContainer,
  options: InspectOptions,
): Generator<string, void> {
  if (part.kind === "block") yield* blockJson(part, container, options);
  else if (part.kind === "tail")
    yield JSON.stringify({
      kind: "tail",
      offset: part.offset,
      length: part.bytes.length,
      error: part.error.message.split("\n")[0],
    });
  else if (part.bytes.length > 0)
    yield JSON.stringify({
      kind: "header",
      offset: 0,
      length: part.bytes.length,
      reading: part.reading,
      value: String.fromCharCode(...part.bytes.subarray(0, LONGEST)),
    });
}

/** Headers are a line; no file makes more of them. */
const LONGEST = 1024;

function* blockJson(
  part: RecordedBlock,
  container: AnyContainer,
  options: InspectOptions,
): Generator<string, void> {
  const { index, offset, length, undecoded, bodyOffset } = part;
  const { depth } = options;
  const isShown = depth > 0 && (options.offset === undefined || options.offset < bodyOffset);
  const frame = isShown ? inspectFrame(container, bytesOfBlock(container, part)).children : [];
  const fields = frame.map((node) => fieldJson(node, offset, depth - 1));
  yield JSON.stringify({ kind: "block", block: index, offset, length, fields });
  if (part.protocol !== undefined) {
    const fixed = options.protocolVersion !== undefined;
    const protocol = protocolsOf<AnyMessage>(container, fixed).get(part.protocol)!;
    let before = 0;
    for (const run of runsOf(part)) {
      const window = { bytes: run.body, base: run.bodyOffset, about: { block: index } };
      yield* messageJson(run, protocol, window, { ...options, before });
      before += run.messages.length;
    }
  }
  if (undecoded !== undefined)
    yield undecodedJson({ block: index }, offset + length, undecoded, part.error);
}
