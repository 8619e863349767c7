import { type FileHandle, open } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { errorOf } from "../../errors/cli-error.ts";
import { readError } from "../../errors/system-errors.ts";
import { piecesUntilStopped } from "../../terminal/until-stopped.ts";
import type { Bytes } from "../bytes.ts";
import { isUrl } from "../web/open-url.ts";

/** Milliseconds after which a file that has not grown is looked at again. */
const EACH = 100;
const PIECE = 1 << 20;

/**
 * The same, but that it goes on where it ends, as the file grows, until somebody stops. Throws CliError where it is no
 * file of its own.
 */
export function followed<T extends Bytes>(bytes: T): T {
  const { path, file, begins, size, live } = bytes;
  if (live !== undefined) return bytes;
  if (isUrl(path) || path !== file)
    throw errorOf(path, "--follow is for a file that grows, and not for one of an archive", 2);
  const own = { isStopped: false };
  // What comes from a pipe goes on by itself.
  if (begins === undefined) return { ...bytes, live: own };
  if (size === undefined)
    throw errorOf(path, "--follow is for a file that grows, and this one is compressed", 2);
  const chunks = () => piecesUntilStopped((signal) => growing(path, signal), own);
  // Whoever looks at its beginning would wait for its end.
  return { ...bytes, size: undefined, begins: undefined, chunks, live: own };
}

async function* growing(path: string, signal: AbortSignal): AsyncGenerator<Uint8Array, void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    for (let at = 0; !signal.aborted;) {
      const { size } = await handle.stat();
      if (size < at) throw errorOf(path, "the file has become shorter: it is another one now");
      const { buffer, bytesRead } = await handle.read({
        buffer: Buffer.alloc(Math.min(PIECE, size - at)),
        position: at,
      });
      at += bytesRead;
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      else await setTimeout(EACH, undefined, { signal }).catch(() => {});
    }
  } catch (error) {
    throw readError(path, error);
  } finally {
    await handle?.close();
  }
}
