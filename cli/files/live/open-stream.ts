import { mvd } from "../../../generated/mvd.ts";
import { parseQtvSource, type QtvSource, readQtv } from "../../../quake/net/qtv/read-qtv.ts";
import { NetError } from "../../../quake/net/transport/errors.ts";
import { CliError } from "../../errors/cli-error.ts";
import { shown } from "../../terminal/outside.ts";
import { piecesUntilStopped } from "../../terminal/until-stopped.ts";
import { type Bytes, streamed } from "../bytes.ts";

/** Whether a path is a stream of a server's. */
export function isStream(path: string): boolean {
  return /^qtv:\/\//i.test(path);
}

/** Opens a stream, which ends when the server ends it, or somebody stops. Throws CliError for a wrong address. */
export function openStream(url: string): Bytes {
  const source = sourceOf(url);
  const live = { isStopped: false };
  const chunks = () => naming(piecesUntilStopped((signal) => readQtv(source, { signal }), live));
  return { ...streamed(url, chunks), format: mvd.table.name, live };
}

/** Reads a stream's address. Throws CliError. */
export function sourceOf(url: string): QtvSource {
  try {
    return parseQtvSource(url);
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
