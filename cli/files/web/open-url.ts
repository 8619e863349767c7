import { readError } from "../../errors/system-errors.ts";
import { errorOf } from "../../errors/cli-error.ts";
import { MAGIC_LENGTH } from "../archive/archive.ts";
import { Budget } from "../archive/budget.ts";
import { type Bytes, streamed } from "../bytes.ts";
import { HttpSource } from "./http-source.ts";
import { request } from "./request.ts";

/** As much is asked for first: of most archives the directory of what is in them, of recordings what they are. */
const FIRST = 1 << 16;

/** Whether a path is one of the web's. */
export function isUrl(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

/**
 * Opens what a server has: in parts, where it gives these, or from its beginning to its end, once. Throws CliError when it
 * cannot be read.
 */
export async function openUrl(url: string): Promise<Bytes> {
  if (!URL.canParse(url)) throw errorOf(url, "this is no URL");
  const { username, password } = new URL(url);
  if (username !== "" || password !== "")
    throw errorOf(
      url.replace(/\/\/[^/]*@/, "//"),
      "a URL with a user or a password is not asked for",
    );
  try {
    const { isPart, size, state, body } = await request(url, { from: 0, to: FIRST });
    if (!isPart || size === undefined) return streamed(url, body);
    const pieces: Uint8Array[] = [];
    for await (const piece of body()) pieces.push(piece);
    const first = Buffer.concat(pieces).subarray(0, FIRST);
    const source = new HttpSource(url, size, state, first);
    const begins = first.subarray(0, MAGIC_LENGTH);
    const chunks = () => naming(url, source.chunks(0, size));
    return { path: url, file: url, size, begins, source, budget: new Budget(size), chunks };
  } catch (error) {
    throw readError(url, error);
  }
}

async function* naming(
  url: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* chunks;
  } catch (error) {
    throw readError(url, error);
  }
}
