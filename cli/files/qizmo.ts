import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { QizmoTables } from "../../quake/qwz/index.ts";
import { isPackedByQizmo } from "../../quake/capture/files/kinds.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { errorOf } from "../errors/cli-error.ts";
import { readError } from "../errors/system-errors.ts";
import { qizmoFolder } from "../qizmo-folder.ts";
import { ArchiveError } from "./archive/member.ts";
import type { Bytes } from "./bytes.ts";

/*
 * Recordings that Qizmo packed, which are read where somebody gives its tables, and reported as what they are otherwise.
 */

const COUNTS = "compress.dat";
const STRINGS = "strings.json";
/** The format of what comes out. */
const FORMAT = "qwd";
/** No larger file is unpacked: it is held while it is. */
const MOST_PACKED = 1 << 28;

let loaded: { readonly folder: string; readonly tables: Promise<QizmoTables> } | undefined;

/** The tables that were given; nothing where none were. Throws CliError. */
export async function givenQizmoTables(): Promise<QizmoTables | undefined> {
  const folder = qizmoFolder();
  if (folder === undefined) return undefined;
  if (loaded?.folder !== folder) loaded = { folder, tables: readTables(folder) };
  return loaded.tables;
}

async function readTables(folder: string): Promise<QizmoTables> {
  // Loaded here: who reads nothing that Qizmo packed has no use for it.
  const { qizmoTables, QizmoTablesError } = await import("../../quake/qwz/index.ts");
  const [counts, strings] = await Promise.all([
    tableFile(folder, COUNTS),
    tableFile(folder, STRINGS),
  ]);
  try {
    return qizmoTables(counts, strings.toString("utf8"));
  } catch (error) {
    if (!(error instanceof QizmoTablesError)) throw error;
    throw errorOf(folder, `${error.message}; ${ADVICE}`, 2, { cause: error });
  }
}

const ADVICE = `--qizmo-tables names a folder with Qizmo's ${COUNTS} and with ${STRINGS}, as docs/qizmo.md says`;

async function tableFile(folder: string, name: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT")
      throw readError(join(folder, name), error);
    const what = existsSync(folder) ? `there is no ${name} in it` : "there is no such folder";
    throw errorOf(folder, `${what}: ${ADVICE}`, 2, { cause: error });
  }
}

/** The recording in a file that Qizmo packed, where its tables were given; any other file as it is. Throws CliError. */
export async function withoutQizmo(bytes: Bytes, format: string | undefined): Promise<Bytes> {
  const { path, begins } = bytes;
  if (begins === undefined || !isPackedByQizmo(path, begins)) return bytes;
  if (format !== undefined && format !== FORMAT) return bytes;
  const tables = await givenQizmoTables();
  if (tables === undefined) return bytes;
  const { source: _, ...rest } = bytes;
  return {
    ...rest,
    size: undefined,
    // Of what it begins with nothing is asked: its format is known.
    begins: new Uint8Array(0),
    format: FORMAT,
    chunks: () => unpackedChunks(bytes, tables),
  };
}

async function* unpackedChunks(
  bytes: Bytes,
  tables: QizmoTables,
): AsyncGenerator<Uint8Array, void> {
  const { unpackQwz } = await import("../../quake/qwz/index.ts");
  const { path, budget } = bytes;
  const packed = await allOf(bytes);
  try {
    for (const piece of unpackQwz(packed, tables)) {
      budget.take(piece.length);
      yield piece;
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw errorOf(path, error.message, 1, { cause: error });
    if (!(error instanceof DecodeError)) throw error;
    throw errorOf(path, `it is damaged: ${error.message}`, 1, { cause: error });
  }
}

async function allOf({ path, chunks }: Bytes): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of chunks()) {
    pieces.push(piece);
    length += piece.length;
    if (length > MOST_PACKED) throw errorOf(path, "this is larger than 256 MiB: unpack it first");
  }
  return Buffer.concat(pieces);
}
