import { connect, type Socket } from "node:net";
import { addressText, type ServerAddress } from "./address.ts";
import { NetError } from "./errors.ts";

/** How a stream is read. */
export interface StreamOptions {
  /** Seconds without a byte after which it is taken for lost: 30 by default. */
  readonly timeout?: number;
  /** Ends the stream, which is no error. */
  readonly signal?: AbortSignal;
}

/** Seconds without a byte. */
export const STREAM_TIMEOUT = 30;

/**
 * What a server streams by TCP, until it ends it, or the signal does.
 *
 * @param talk asks for it, and gives it
 * @throws NetError "no-answer", "timeout", and what `talk` throws
 */
export async function* overTcp(
  { host, port }: ServerAddress,
  { timeout = STREAM_TIMEOUT, signal }: StreamOptions,
  talk: (socket: Socket, place: string) => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  if (signal?.aborted) return;
  const place = addressText({ host, port });
  const socket = connect({ host, port });
  const stop = (): void => void socket.destroy();
  signal?.addEventListener("abort", stop);
  const silence = setTimeout(() => {
    // What has come and was not read yet is no silence.
    if (socket.readableLength > 0) return void silence.refresh();
    const text = `${place}: nothing has come for ${timeout} seconds`;
    socket.destroy(new NetError("timeout", text));
  }, timeout * 1000);
  socket.on("readable", () => silence.refresh());
  try {
    yield* talk(socket, place);
  } catch (error) {
    if (signal?.aborted) return;
    if (error instanceof NetError) throw error;
    const reason = (error as Error).message;
    throw new NetError("no-answer", `${place}: no stream can be had there: ${reason}`, {
      cause: error,
    });
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener("abort", stop);
    socket.destroy();
  }
}
