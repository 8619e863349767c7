import { mvd } from "../../../generated/mvd.ts";
import { mvd2 } from "../../../generated/mvd2.ts";
import { parseGtvServer, readGtv } from "../../../quake/net/gtv/read-gtv.ts";
import { parseQtvSource, readQtv } from "../../../quake/net/qtv/read-qtv.ts";
import { NetError } from "../../../quake/net/transport/errors.ts";
import type { StreamOptions } from "../../../quake/net/transport/tcp-stream.ts";
import { CliError } from "../../errors/cli-error.ts";
import { shown } from "../../terminal/outside.ts";
import { piecesUntilStopped } from "../../terminal/until-stopped.ts";
import { type Bytes, streamed } from "../bytes.ts";

/** Whether a path is a stream of a server's. */
export function isStream(path: string): boolean {
  return /^[qg]tv:\/\//i.test(path);
}

/**
 * Opens a stream, which ends when the server ends it, or somebody stops. Throws CliError for a wrong address.
 *
 * @param password the server's, where it asks for one
 */
export function openStream(url: string, password?: string): Bytes {
  const { format, read } = streamAt(url);
  const live = { isStopped: false };
  const own = password !== undefined && { password };
  const chunks = () => naming(piecesUntilStopped((signal) => read({ signal, ...own }), live));
  return { ...streamed(url, chunks), format, live };
}

/** The name of the format of a stream, and how it is read. */
interface Stream {
  readonly format: string;
  read(options: StreamOptions & { readonly password?: string }): AsyncIterable<Uint8Array>;
}

function streamAt(url: string): Stream {
  if (isGtv(url)) {
    const server = addressOf(url, parseGtvServer);
    return { format: mvd2.table.name, read: (options) => readGtv(server, options) };
  }
  const source = addressOf(url, parseQtvSource);
  return { format: mvd.table.name, read: (options) => readQtv(source, options) };
}

/** Whether a stream is one of Q2PRO's. */
export function isGtv(url: string): boolean {
  return /^gtv:/i.test(url);
}

/** Reads a stream's address. Throws CliError. */
export function addressOf<T>(url: string, parse: (url: string) => T): T {
  try {
    return parse(url);
  } catch (error) {
    throw new CliError(shown((error as Error).message), 2);
  }
}

async function* naming(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* chunks;
  } catch (error) {
    if (!(error instanceof NetError)) throw error;
    throw new CliError(shown(error.message), 1, { cause: error });
  }
}
