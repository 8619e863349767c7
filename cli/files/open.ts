import { kindOf, kindText } from "../../quake/capture/files/kinds.ts";
import { isNamed, placesOf } from "../../recording/index.ts";
import { knownFormats } from "../formats.ts";
import { ownFormats } from "../own-formats.ts";
import { archiveOf, inArchive, onlyRecording, type OpenArchive, recordingsIn } from "./members.ts";
import { placeOf } from "./archive/place.ts";
import { type Bytes, openFile } from "./bytes.ts";
import { errorOf } from "../errors/cli-error.ts";
import { withoutQizmo } from "./qizmo.ts";
import { isStream, openStream } from "./live/open-stream.ts";
import { isUrl, openUrl } from "./web/open-url.ts";
import { shown } from "../terminal/outside.ts";

/** How a file is opened. */
export interface OpenOptions {
  /** That of a stream. */
  readonly password?: string | undefined;
  /** What the file is said to be: an archive may be meant itself. */
  readonly format?: string | undefined;
  /** Files that have what comes once, by its names. */
  readonly kept?: ReadonlyMap<string, string> | undefined;
  /** It is meant itself, whatever is in it. */
  readonly isItself?: boolean | undefined;
}

/**
 * Opens a file whatever is in it, or one in an archive, as `pak0.pak/demo1.dem`; what is there under that path itself
 * counts first. An archive is the recording in it, where there is one. A stream of a server's is opened as a file.
 * Throws CliError when it cannot be read.
 */
export async function openBytes(path: string, options: OpenOptions = {}): Promise<Bytes> {
  if (isUrl(path))
    throw errorOf(path, "only info, verify, table and sql read from the web: download it", 2);
  const found = await openAny(path, options);
  const bytes = "members" in found ? await onlyRecording(found) : found;
  return withoutQizmo(bytes, options.format);
}

/**
 * Opens a file, or all recordings and captures in an archive, each when it is asked for; also where the path is a URL.
 * Throws CliError.
 */
export async function* openEach(
  path: string,
  options: OpenOptions = {},
): AsyncGenerator<Bytes, void> {
  const found = await (isUrl(path) && options.password === undefined
    ? openWeb(path, options)
    : openAny(path, options));
  const all = "members" in found ? recordingsIn(found) : [found];
  for await (const bytes of all) yield await withoutQizmo(bytes, options.format);
}

async function openWeb(url: string, { format }: OpenOptions): Promise<Bytes | OpenArchive> {
  const bytes = await openUrl(url);
  return (mayBeArchive(format) ? undefined : await archiveOf(bytes)) ?? bytes;
}

/** Whether a format is one that an archive may have itself: then what is in it is not meant. */
function mayBeArchive(format: string | undefined): boolean {
  const container = format === undefined ? undefined : knownFormats().named(format);
  return container !== undefined && placesOf(container) !== undefined;
}

async function openAny(
  path: string,
  { password, format, kept, isItself = mayBeArchive(format) }: OpenOptions,
): Promise<Bytes | OpenArchive> {
  if (isStream(path)) return openStream(path, password);
  if (password !== undefined)
    throw errorOf(path, "--password is for a stream, as qtv://HOST:PORT", 2);
  const { file, inside } = await placeOf(path);
  const copy = kept?.get(file);
  const bytes =
    copy === undefined ? await openFile(file) : { ...(await openFile(copy)), path, file };
  // Who names a format or a schema of such files has said what they are.
  const isOwn =
    inside === undefined &&
    (isItself || ownFormats().some((container) => isNamed(container, file)));
  const archive = isOwn ? undefined : await archiveOf(bytes);
  if (inside === undefined) return archive ?? bytes;
  if (archive !== undefined) return inArchive(archive, inside);
  const kind = kindOf(file, bytes.begins ?? new Uint8Array(0));
  const what =
    kind === undefined ? "only ZIP, PAK and Dzip archives have files in them" : kindText(kind);
  throw errorOf(path, `${shown(file)} is a file, and no folder: ${what}`);
}
