import { CliError } from "../errors/cli-error.ts";

/** Reads a whole number from 1 on. Throws CliError. */
export function parseWhole(text: string): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1) throw new CliError(`"${text}": expected a whole number from 1 on`, 2);
  return value;
}
