import { fstatSync } from "node:fs";
import { access, constants, open, readlink, realpath, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { CliError, errorOf } from "../../errors/cli-error.ts";
import { outputError } from "../../errors/system-errors.ts";

/** What a command makes, and how it tells one that is there from a file of somebody else's. */
export interface Made {
  /** `a recording`. */
  readonly title: string;
  /** It is nothing for a terminal. */
  readonly isBinary?: true;
  /** Whether a file that begins like that is such a thing. There is at least a byte, and `BEGINNING` at most. */
  is(begins: Uint8Array, path: string): boolean | Promise<boolean>;
}

/** What a command wants to write. */
export interface Wanted {
  /** Stdout without, and as `-`. */
  readonly output?: string | undefined;
  /** The files that it reads; stdin as `-`. */
  readonly inputs: readonly string[];
  readonly makes: Made;
  /** It may take the place of any file. */
  readonly force?: boolean | undefined;
}

/** Where a file is written. */
export interface OutputPath {
  /** As a person gave it. */
  readonly path: string;
  /** The file itself, where the path is a link to it. */
  readonly real: string;
  /** It is a pipe or the like: nothing that could be replaced. */
  readonly isDevice: boolean;
  /** The permissions of the file that is there. */
  readonly mode: number | undefined;
}

/** This much of a file tells what it may be. */
const BEGINNING = 1 << 18;

/**
 * Where a command may write; nothing for stdout. To be asked before the work begins.
 *
 * @throws CliError where the file is one that is read, or none that the command makes, and `force` is not given; where
 *   no file can be made there; and where a terminal would get what is not one of its
 */
export async function placeFor(wanted: Wanted): Promise<OutputPath | undefined> {
  const { output, inputs, makes, force = false } = wanted;
  if (output === undefined || output === "-") {
    if (makes.isBinary && process.stdout.isTTY === true)
      throw new CliError(`${makes.title} is no text for a terminal: name a file with -o`, 2);
    if (await isAmong("-", inputs)) throw errorOf("stdout", "this is the file that is read", 2);
    return undefined;
  }
  const place = await placeAt(output);
  if (!force && (await isAmong(output, inputs)))
    throw errorOf(output, `this is a file that is read: name another one, ${OR_FORCE}`, 2);
  if (!force) await expectMade(output, makes);
  return place;
}

const OR_FORCE = "or give --force to replace it";

/** Throws CliError where a file that is there is none that a command makes. */
export async function expectMade(path: string, makes: Made): Promise<void> {
  const begins = await beginningOf(path);
  if (begins.length === 0 || (await makes.is(begins, path))) return;
  const why = `it is there already, and is not ${makes.title}, which is made here`;
  throw errorOf(path, `${why}: name another one, ${OR_FORCE}`, 2);
}

/** What is at a path that is to be written. Throws CliError where no file can be made there. */
export async function placeAt(path: string): Promise<OutputPath> {
  try {
    const real = await realOf(path);
    const stats = await stat(real).catch(missing);
    if (stats?.isDirectory()) throw errorOf(path, "this is a folder: name a file");
    const isDevice = stats !== undefined && !stats.isFile();
    if (!isDevice) await access(dirname(real), constants.W_OK | constants.X_OK);
    return { path, real, isDevice, mode: isDevice || !stats ? undefined : stats.mode & 0o777 };
  } catch (error) {
    throw outputError(path, error);
  }
}

/** The file that a path leads to, whether it is there or not. */
async function realOf(path: string): Promise<string> {
  for (let at = path; ;) {
    const real = await realpath(at).catch(missing);
    if (real !== undefined) return real;
    const target = await readlink(at).catch(() => undefined);
    if (target === undefined) return at;
    at = resolve(await realpath(dirname(at)), target);
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

async function beginningOf(path: string): Promise<Uint8Array> {
  try {
    // A pipe would be waited for.
    if (!(await stat(path)).isFile()) return NOTHING;
    const handle = await open(path);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return NOTHING;
    throw outputError(path, error);
  }
}

/** Whether a file is one of those that are read, under whatever name. */
async function isAmong(output: string, inputs: readonly string[]): Promise<boolean> {
  const own = await identityOf(output, 1);
  if (own === undefined) return false;
  const others = await Promise.all(inputs.map((input) => identityOf(input, 0)));
  return others.includes(own);
}

/** What a file is to the system; nothing where there is none, or no file. */
async function identityOf(path: string, stream: number): Promise<string | undefined> {
  try {
    const options = { bigint: true } as const;
    const stats = path === "-" ? fstatSync(stream, options) : await stat(path, options);
    return stats.isFile() ? `${stats.dev} ${stats.ino}` : undefined;
  } catch {
    return undefined;
  }
}

const NOTHING = new Uint8Array(0);
