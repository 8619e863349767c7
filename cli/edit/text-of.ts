import { errorOf } from "../errors/cli-error.ts";
import { openFile } from "../files/bytes.ts";

/** No film has that many bytes of subtitles, or of what its cameras do. */
const MOST = 1 << 24;

/**
 * A file's text. Throws CliError where it is not UTF-8, or very large.
 *
 * @param what is in it, for people
 */
export async function textOf(path: string, what: string): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let text = "";
  const { chunks } = await openFile(path);
  try {
    for await (const chunk of chunks()) {
      bytes += chunk.length;
      if (bytes > MOST) throw errorOf(path, `this has more than ${MOST} bytes: no ${what} have`);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw errorOf(path, "this is no text in UTF-8: save it so, as with iconv -t utf-8");
  }
}
