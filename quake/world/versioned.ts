import type { AnyMessage } from "../../runtime/codec.ts";
import { firstCodec, protocolsOf } from "../../recording/versions/carried.ts";
import type { RecordedBlock } from "../../recording/block.ts";
import { FORMATS } from "../../recording/containers.ts";
import { withCodecs } from "../../recording/versions/messages.ts";
import type { Protocol } from "../../recording/versions/protocol.ts";
import { runsOf } from "../../recording/runs.ts";
import type { Versioned } from "./follower.ts";

/** A block's messages with their versions, where it carries the protocol of that name; otherwise none. */
export function withVersions(name: string): (part: RecordedBlock) => Iterable<Versioned> {
  const container = FORMATS.find(({ table }) => table.carries.some((c) => c.protocol === name))!;
  const protocol = protocolsOf<AnyMessage>(container, false).get(name)!;
  return (part) => (part.protocol === name ? versioned(protocol, part) : []);
}

function* versioned(protocol: Protocol, part: RecordedBlock): Generator<Versioned, void> {
  for (const { version, messages } of runsOf(part))
    for (const [message, codec] of withCodecs(protocol, firstCodec(protocol, version), messages))
      yield [message, codec.to];
}
