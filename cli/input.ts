import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { type AnyContainer, formatNamed, formatOfFile, FORMATS } from "../recording/index.ts";
import { CliError, fileError } from "./errors.ts";

/** A file that a command reads, or `-` for stdin. */
export interface Input {
  readonly path: string;
  readonly container: AnyContainer;
  /** Bytes, where it is known. */
  readonly size: number | undefined;
  chunks(): AsyncIterable<Uint8Array>;
}

/** Opens a file. Throws CliError when it cannot be read or the format is not known. */
export async function openInput(path: string, format: string | undefined): Promise<Input> {
  const container = containerFor(path, format);
  if (path === "-") return { path, container, size: undefined, chunks: () => process.stdin };
  try {
    const { size } = await statFile(path);
    return { path, container, size, chunks: () => readChunks(path) };
  } catch (error) {
    throw fileError(path, error);
  }
}

async function statFile(path: string) {
  const stats = await stat(path);
  if (stats.isDirectory()) throw Object.assign(new Error("is a folder"), { code: "EISDIR" });
  return stats;
}

function containerFor(path: string, format: string | undefined): AnyContainer {
  if (format === undefined) return formatOfFile(path);
  const container = formatNamed(format);
  if (container === undefined) {
    const names = FORMATS.map((f) => f.table.name).join(", ");
    throw new CliError(`there is no format "${format}": there are ${names}`, 2);
  }
  return container;
}

/** Pieces large enough that few blocks are cut by them. */
const PIECE = 1 << 20;

async function* readChunks(path: string): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: PIECE }))
      yield chunk as Uint8Array;
  } catch (error) {
    throw fileError(path, error);
  }
}
