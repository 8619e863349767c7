import { NetError, parsePlace, type Place } from "../net/index.ts";
import { CliError } from "./errors.ts";

/** Reads a server's address. Throws CliError. */
export function placeOf(text: string): Place {
  try {
    return parsePlace(text);
  } catch (error) {
    throw new CliError((error as Error).message, 2);
  }
}

/** An error of the network's, as a person reads it. */
export function asCliError(error: unknown): unknown {
  return error instanceof NetError ? new CliError(error.message, 1, { cause: error }) : error;
}

/** Says once that a server has not answered yet, and that it is asked on: for `connect`'s `unanswered`. */
export function patiently(say: (text: string) => void): (tries: number) => void {
  return (tries) => {
    if (tries === 2)
      say(
        "no answer yet: asking for a minute, as some servers let in one of a host every 5 seconds",
      );
  };
}
