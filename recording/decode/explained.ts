import type { AnyMessage } from "../../runtime/codec.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { explainDecode } from "../../runtime/explain.ts";
import type { Followed } from "../versions/session.ts";

/** Where messages came from, for errors. */
interface MessagesPlace {
  /** As `block 3`, or `packet 17`. */
  readonly name: string;
  /** Where their bytes begin: errors have their offsets from there. */
  readonly offset: number;
}

/**
 * Says what is wrong in a block's messages: in which message, member and byte.
 *
 * @param body the bytes that were read
 * @param cause why they were not read to their end
 */
export function explainFollowed(
  read: Followed<AnyMessage>,
  body: Uint8Array,
  { name, offset }: MessagesPlace,
  cause: DecodeError,
): DecodeError {
  const { codec, undecoded, passedOver } = read;
  if (passedOver)
    return new DecodeError(
      `not decoded, since ${cause.reason}`,
      { path: [name], offset },
      { cause },
    );
  const { length } = body;
  const start = length - (undecoded?.length ?? 0);
  const error = explainDecode(codec.table, codec.to, body, start, length, cause);
  const number = (read.count ?? read.messages.length) + 1;
  return error.within([name, `message ${number}`], offset);
}
