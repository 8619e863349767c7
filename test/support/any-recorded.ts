import fc from "fast-check";
import { anyBlockOf } from "../../fuzz/values/any-of.ts";
import { arbitrariesOf } from "../../fuzz/values/messages.ts";
import { formatNamed } from "../../formats/index.ts";
import { type AnyContainer, codecsOf, type RecordedBlock } from "../../recording/index.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { isWhole } from "./corpus.ts";
import { contains } from "../../runtime/table/versions.ts";

/** A protocol, in a container's blocks that carry it. */
const SUBJECTS = [
  { format: "dem", index: 0 },
  { format: "qwd", index: 0 },
  { format: "qwd", index: 1 },
  { format: "mvd", index: 0 },
  { format: "dm2", index: 0 },
];

/**
 * Each version of what recordings carry, in the blocks that carry it. Without `npm run test:recordings` every other one,
 * and the current one: what they have of their own vectors and the properties of messages hold.
 */
export const CASES = SUBJECTS.flatMap(({ format, index }) => {
  const container = formatNamed(format)!;
  const all = codecsOf<AnyMessage>(container, index);
  const isCurrent = (codec: (typeof all)[number]) => contains(codec, codec.table.current);
  const tried = isWhole ? all : all.filter((codec, i) => i % 2 === 0 || isCurrent(codec));
  return tried.map((codec) => {
    const { name, versions } = codec.table;
    const messages = arbitrariesOf(codec.table);
    return {
      index,
      container,
      codec,
      messages,
      name: `${name} ${versions[codec.to]} in ${format}`,
    };
  });
});

/** A block with one message, as it is read. */
export function recorded(
  container: AnyContainer,
  index: number,
  codec: Codec,
  block: object,
  message: AnyMessage,
): RecordedBlock {
  const w = new Writer();
  codec.encode(w, message);
  const body = written(w).slice();
  const { member, protocol } = container.table.carries[index]!;
  const read = codec.decode(new Reader(body));
  return {
    kind: "block",
    index: 0,
    offset: 0,
    length: 0,
    block: { ...block, [member]: body },
    protocol,
    bodyOffset: 0,
    body,
    messages: [read],
    ends: [body.length],
    version: codec.to,
    undecoded: undefined,
    error: undefined,
    unknownProtocol: undefined,
  };
}

/** Blocks with a message each. With `hints`, also ones that are not canonical. */
export function anyRecorded(
  { container, index, codec, messages }: (typeof CASES)[number],
  hints = true,
) {
  const { member } = container.table.carries[index]!;
  const own = messages.filter((range) => contains(range, codec.to));
  const carrying = anyBlockOf(container, hints).filter(
    (block) => (block as Record<string, unknown>)[member] !== undefined,
  );
  const any = fc.tuple(carrying, fc.oneof(...own.map((layout) => layout.any(hints))));
  return fc.array(
    any.map(([block, message]) => recorded(container, index, codec, block, message)),
    { minLength: 1, maxLength: 8 },
  );
}
