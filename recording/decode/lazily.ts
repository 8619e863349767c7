import type { AnyMessage } from "../../runtime/codec.ts";
import { retarget } from "../../runtime/bytes/reader.ts";
import { LaterMessages } from "../versions/messages.ts";
import { type Followed, followBlock, passBlock, type Session } from "../versions/session.ts";

/**
 * As `followBlock`, for whoever looks at most messages' bytes: a block that can be passed over is decoded when its
 * messages are asked for. Blocks whose messages tell of versions, or that are damaged, are decoded at once.
 */
export function followLazily<M extends AnyMessage>(
  session: Session<M>,
  bytes: Uint8Array,
): Followed<M> {
  const { protocol, codec } = session;
  session.reader = retarget(session.reader, bytes);
  return passBlock(session, session.reader) === false
    ? new LaterMessages(protocol, codec, bytes)
    : followBlock(session, bytes);
}
