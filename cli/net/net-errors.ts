import { NetError, parseServerAddress, type ServerAddress } from "../../quake/net/index.ts";
import { CliError } from "../errors/cli-error.ts";
import { plain, shown } from "../terminal/outside.ts";

/**
 * Reads a server's address. Throws CliError.
 *
 * @param port where none is named
 */
export function placeOf(text: string, port?: number): ServerAddress {
  try {
    return parseServerAddress(text, port);
  } catch (error) {
    throw new CliError(shown((error as Error).message), 2);
  }
}

/** An error of the network's, as a person reads it. What options may not be is a RangeError there. */
export function asCliError(error: unknown): unknown {
  if (error instanceof RangeError) return new CliError(shown(error.message), 2, { cause: error });
  if (!(error instanceof NetError)) return error;
  // A server's reason is text of Quake's, after an address, which is not changed by that.
  const message = error.code === "rejected" ? plain(error.message) : shown(error.message);
  return new CliError(message, 1, { cause: error });
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
