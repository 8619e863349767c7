import { shown } from "../terminal/outside.ts";

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

/** What is wrong with a file. */
export function errorOf(
  path: string,
  what: string,
  exitCode?: 1 | 2,
  options?: ErrorOptions,
): CliError {
  return new CliError(`${shown(path)}: ${what}`, exitCode, options);
}

/** Asks whether options may be so: a RangeError says what is wrong with the call, which is thrown as CliError. */
export function checkOptions(ask: () => unknown): void {
  try {
    ask();
  } catch (error) {
    if (error instanceof RangeError) throw new CliError(shown(error.message), 2, { cause: error });
    throw error;
  }
}
