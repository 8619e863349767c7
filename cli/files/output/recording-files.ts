import {
  accessSync,
  closeSync,
  constants,
  ftruncateSync,
  openSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import type { RecordingFile, RecordingTarget } from "../../../quake/net/index.ts";
import { errorOf } from "../../errors/cli-error.ts";
import { outputError } from "../../errors/system-errors.ts";

/** No folder has more recordings of one name. */
const LAST = 100_000;

/**
 * Recordings as files, `name-1.dem`, `name-2.dem`, and so on. A file that is there already stays as it is: its number
 * is passed over. Bytes are in the file when `write` returns.
 */
export class RecordingFiles implements RecordingTarget {
  readonly #stem: string;
  readonly #ending: string;
  readonly #begun: (path: string) => void;
  #next = 1;

  /**
   * @param name a path without number and ending; one of the right ending is let be
   * @param begun called with each file
   * @param ending that of all names
   * @throws CliError where no file could be made there: whoever plays is not to learn of it later
   */
  constructor(name: string, begun: (path: string) => void, ending = ".dem") {
    this.#ending = ending;
    this.#stem = name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name;
    this.#begun = begun;
    checkFolder(dirname(this.#stem));
  }

  /** Throws CliError where no file can be made there. */
  open(): RecordingFile {
    for (; this.#next <= LAST; this.#next++) {
      const path = `${this.#stem}-${this.#next}${this.#ending}`;
      const handle = openNew(path);
      if (handle === undefined) continue;
      this.#next++;
      this.#begun(path);
      return new NumberedFile(path, handle);
    }
    throw errorOf(
      `${this.#stem}-${LAST}${this.#ending}`,
      "it is there already: choose another name with -o",
    );
  }
}

function checkFolder(folder: string): void {
  const access = constants.W_OK | constants.X_OK;
  try {
    if (statSync(folder).isDirectory()) return accessSync(folder, access);
  } catch (error) {
    throw outputError(folder, error);
  }
  throw errorOf(folder, "this is a file: name a folder");
}

/** Opens a file that is not there yet; nothing where it is. Throws CliError. */
function openNew(path: string): number | undefined {
  try {
    return openSync(path, "wx");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw outputError(path, error);
  }
}

class NumberedFile implements RecordingFile {
  readonly #path: string;
  readonly #handle: number;
  #length = 0;

  constructor(path: string, handle: number) {
    this.#path = path;
    this.#handle = handle;
  }

  /** Throws CliError; of these bytes none are in the file then. */
  write(bytes: Uint8Array): void {
    try {
      let written = 0;
      while (written < bytes.length)
        written += writeSync(this.#handle, bytes, written, bytes.length - written);
      this.#length += bytes.length;
    } catch (error) {
      this.#cut();
      throw outputError(this.#path, error);
    }
  }

  /** What of a block was written before there was no more room is no block. */
  #cut(): void {
    try {
      ftruncateSync(this.#handle, this.#length);
    } catch {
      // The file then ends in a part of a block, which all readers pass over.
    }
  }

  close(): void {
    closeSync(this.#handle);
  }
}
