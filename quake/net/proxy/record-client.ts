import type { Client } from "../client/client.ts";
import type { Ended } from "../client/client-events.ts";
import type { Recorder } from "./recorder.ts";

/**
 * Records what a client gets, until its connection is over. Block angles are the client's own, in degrees. Where the
 * recorder cannot go on, the client leaves.
 *
 * @returns how the connection ended. Rejects with what kept the recorder from writing.
 */
export async function recordClient(client: Client, recorder: Recorder): Promise<Ended> {
  let failure: { readonly error: unknown } | undefined;
  const attempt = (write: () => void): void => {
    try {
      write();
    } catch (error) {
      failure ??= { error };
      void client.disconnect();
    }
  };
  client.on("block", (block) => attempt(() => recorder.take(block)));
  const ended = await client.ended;
  attempt(() => recorder.end());
  if (failure !== undefined) throw failure.error;
  return ended;
}
