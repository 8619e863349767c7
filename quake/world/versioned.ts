import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { firstCodec } from "../../recording/versions/carried.ts";
import type { RecordedBlock } from "../../recording/block.ts";
import { withCodecs } from "../../recording/versions/messages.ts";
import { protocolOf } from "../../recording/versions/protocol.ts";
import { runsOf } from "../../recording/runs.ts";

/** A message with the version that it is in: an index into the table's versions. */
export type Versioned<M extends AnyMessage> = readonly [message: M, version: number];

/** A block's messages with their versions, where it carries the protocol of these codecs; otherwise none. */
export function withVersions<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
): (part: RecordedBlock) => Iterable<Versioned<M>> {
  const protocol = protocolOf(codecs, false);
  const isOf = (part: RecordedBlock): part is RecordedBlock<object, M> =>
    part.protocol === protocol.table.name;
  return function* (part) {
    if (!isOf(part)) return;
    for (const { version, messages } of runsOf(part))
      for (const [message, codec] of withCodecs(protocol, firstCodec(protocol, version), messages))
        yield [message, codec.to];
  };
}
