import { CliError } from "../errors/cli-error.ts";

/** Reads a port, 0 for any that is free. Throws CliError. */
export function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new CliError(`"${text}": a port is from 1 to 65535, or 0 for any that is free`, 2);
  return Number(text);
}
