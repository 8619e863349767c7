import { CliError, errorOf } from "./cli-error.ts";
import { HttpError } from "./http-error.ts";
import { shown } from "../terminal/outside.ts";

/*
 * What the system says of files, in words, and what to do about it.
 */

/** An error that the system gave. */
export type SystemError = NodeJS.ErrnoException & { readonly code: string };

/** Whether the system gave an error: what the code itself throws has no number of the system's. */
export function isSystemError(error: unknown): error is SystemError {
  const { code, errno } = (error ?? {}) as NodeJS.ErrnoException;
  return error instanceof Error && typeof code === "string" && typeof errno === "number";
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "this is a folder: name a file",
  ENOTDIR: "something in its path is a file, and no folder",
  EACCES: "its permissions, or those of its folder, forbid it",
  EPERM: "the system forbids it",
  EROFS: "it is on a disk that can only be read",
  ENOSPC: "there is no room left: make some, or write elsewhere",
  EDQUOT: "there is no room left for you: make some, or write elsewhere",
  EFBIG: "it would be larger than files may be there",
  EMFILE: "too many files are open: let more be open (ulimit -n), or name fewer",
  ENFILE: "too many files are open on this machine: try again later",
  ENOMEM: "there is not enough memory",
  EEXIST: "it is there already",
  ENOTEMPTY: "the folder is not empty",
  EBUSY: "something else uses it: try again later",
  ETXTBSY: "it is a program that runs",
  ELOOP: "it is a link that leads to itself",
  ENAMETOOLONG: "the name is too long",
  EXDEV: "it is on another disk",
  ENXIO: "no such device is connected",
  ENODEV: "no such device is connected",
  EPIPE: "whoever read it does not any more",
  EIO: "the disk cannot be read or written there",
  EINVAL: "the system cannot do this with it",
};

/** What is special where a file is read. */
const READING: Readonly<Record<string, string>> = {
  EISDIR: "this is a folder, not a file",
  EACCES: "it may not be read: its permissions, or those of its folder, forbid it",
  EPERM: "it may not be read: the system forbids it",
};

/** What is special where a file is written. */
const WRITING: Readonly<Record<string, string>> = {
  ENOENT: "there is no such folder",
  ENOTDIR: "its folder is a file",
  EACCES: "it may not be written: its permissions, or those of its folder, forbid it",
  EPERM: "it may not be written: the system forbids it",
  EEXIST: "another one is being written there",
};

/** What is special where a folder is read or made. */
const FOLDER: Readonly<Record<string, string>> = {
  ENOENT: "there is no such folder",
  ENOTDIR: "this is a file: name a folder",
  EEXIST: "this is a file: name a folder",
};

/** What the system says of a file or a folder. */
export function systemError(
  path: string | undefined,
  error: SystemError,
  special: Readonly<Record<string, string>> = {},
): CliError {
  const words = special[error.code] ?? WORDS[error.code] ?? error.message;
  return path === undefined
    ? new CliError(words, 1, { cause: error })
    : errorOf(path, words, 1, { cause: error });
}

/** What the system, or a server, says of a file that is read; another error as it is. */
export function readError(path: string, error: unknown): unknown {
  if (error instanceof HttpError) return errorOf(path, shown(error.message), 1, { cause: error });
  if (!isSystemError(error)) return error;
  return systemError(path === "-" ? "stdin" : path, error, READING);
}

/** What the system says of a file that is written; another error as it is. */
export function outputError(path: string, error: unknown): unknown {
  if (!isSystemError(error)) return error;
  return systemError(path === "-" ? "stdout" : path, error, WRITING);
}

/** What the system says of a folder that is read or made; another error as it is. */
export function folderError(path: string, error: unknown): unknown {
  return isSystemError(error) ? systemError(path, error, FOLDER) : error;
}
