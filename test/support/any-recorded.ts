import fc from "fast-check";
import type { AnyLayout } from "../../fuzz/values/arbitrary.ts";
import { anyDemBlock } from "../../generated/dem.arbitrary.ts";
import { anyDm2Block } from "../../generated/dm2.arbitrary.ts";
import { arbitraries as netquake } from "../../generated/netquake.arbitrary.ts";
import { arbitraries as quake2 } from "../../generated/quake2.arbitrary.ts";
import { arbitraries as quakeworld } from "../../generated/quakeworld.arbitrary.ts";
import { arbitraries as connectionless } from "../../generated/quakeworld_connectionless.arbitrary.ts";
import { anyQwdBlock } from "../../generated/qwd.arbitrary.ts";
import {
  type AnyContainer,
  codecsOf,
  formatNamed,
  type RecordedBlock,
} from "../../recording/index.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/** A protocol, in a container's blocks that carry it. */
interface Subject {
  readonly format: string;
  readonly index: number;
  readonly messages: readonly AnyLayout<AnyMessage>[];
  readonly blocks: (hints: boolean) => fc.Arbitrary<object>;
}

const SUBJECTS: readonly Subject[] = [
  { format: "dem", index: 0, messages: netquake, blocks: anyDemBlock },
  { format: "qwd", index: 0, messages: quakeworld, blocks: anyQwdBlock },
  { format: "qwd", index: 1, messages: connectionless, blocks: anyQwdBlock },
  { format: "dm2", index: 0, messages: quake2, blocks: anyDm2Block },
];

/** Each version of what recordings carry, in the blocks that carry it. */
export const CASES = SUBJECTS.flatMap((subject) => {
  const container = formatNamed(subject.format)!;
  return codecsOf<AnyMessage>(container, subject.index).map((codec) => {
    const { name, versions } = codec.table;
    return {
      ...subject,
      container,
      codec,
      name: `${name} ${versions[codec.to]} in ${subject.format}`,
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
  { container, index, codec, messages, blocks }: (typeof CASES)[number],
  hints = true,
) {
  const { member } = container.table.carries[index]!;
  const own = messages.filter(({ from, to }) => from <= codec.to && codec.to <= to);
  const carrying = blocks(hints).filter(
    (block) => (block as Record<string, unknown>)[member] !== undefined,
  );
  const any = fc.tuple(carrying, fc.oneof(...own.map((layout) => layout.any(hints))));
  return fc.array(
    any.map(([block, message]) => recorded(container, index, codec, block, message)),
    { minLength: 1, maxLength: 8 },
  );
}
