import pc from "picocolors";
import { SchemaError } from "../generator/diagnostics.ts";

/** An error that a person caused and can mend: its message is all that is printed. */
export class CliError extends Error {
  override readonly name = "CliError";
  constructor(
    message: string,
    /** 1 when the work failed, 2 when the call was wrong. */
    readonly exitCode: 1 | 2 = 1,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const colours = pc.createColors(pc.isColorSupported && process.stderr.isTTY === true);

/** Prints an error to stderr as a person reads it. An error that nobody expected keeps its stack. */
export function printError(error: unknown): void {
  const expected =
    error instanceof CliError || error instanceof SchemaError || error instanceof RangeError;
  const text =
    error instanceof Error
      ? expected
        ? error.message
        : (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`${colours.red("error:")} ${text}\n`);
}

/** What the file system says, in words. */
export function fileError(path: string, error: unknown): CliError {
  const { code, message } = error as NodeJS.ErrnoException;
  const words: Readonly<Record<string, string>> = {
    ENOENT: "there is no such file",
    EISDIR: "this is a folder, not a file",
    EACCES: "it may not be read",
    EPERM: "it may not be read",
  };
  return new CliError(`${path}: ${words[code ?? ""] ?? message}`, 1, { cause: error });
}
