import { CliError } from "../errors/cli-error.ts";

/** Reads a number of seconds above 0, as 90 or 0.5. Throws CliError. */
export function parseSeconds(text: string): number {
  const seconds = /^\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (seconds <= 0) throw new CliError(`"${text}": expected seconds, as 90 or 0.5`, 2);
  return seconds;
}
