import type { RecordedBlock } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Client } from "../client/client.ts";
import type { Ended } from "../client/client-events.ts";
import type { Recorder } from "./recorder.ts";

/**
 * Records what a client gets, until its connection is over. Block angles are the client's own, in degrees. Where the
 * recorder cannot go on, the client leaves.
 *
 * @returns how the connection ended. Rejects with what kept the recorder from writing.
 */
export async function recordClient<M extends AnyMessage, B extends object>(
  client: Client<M, B>,
  recorder: Recorder,
): Promise<Ended> {
  let failure: { readonly error: unknown } | undefined;
  const attempt = (write: () => void): void => {
    try {
      write();
    } catch (error) {
      failure ??= { error };
      void client.disconnect();
    }
  };
  const take = (block: RecordedBlock): void => attempt(() => recorder.take(block));
  client.on("block", take);
  client.on("did", take);
  const ended = await client.ended;
  attempt(() => recorder.end());
  if (failure !== undefined) throw failure.error;
  return ended;
}
