import { isIP, isIPv6 } from "node:net";

/** Where packets come from and go to. */
export interface Address {
  /** An IPv4 or IPv6 address in digits, never a name. */
  readonly host: string;
  readonly port: number;
}

/** The port of Quake's servers (ERRATA 116). */
export const SERVER_PORT = 26000;

/** `127.0.0.1:26000`, `[::1]:26000`. */
export function addressText({ host, port }: Address): string {
  return isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`;
}

/** Whether two addresses are the same, digit by digit. */
export function sameAddress(a: Address, b: Address): boolean {
  return a.port === b.port && a.host === b.host;
}

/** Whether packets to an address stay on this machine. */
export function isLoopback(host: string): boolean {
  return host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/** A host, by name or in digits, and a port: what a person writes. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Reads `host`, `host:26001`, `127.0.0.1`, `::1` or `[::1]:26001`.
 *
 * @param port where none is named
 * @throws RangeError when it is not one of these, or the port is not from 1 to 65535
 */
export function parseServerAddress(text: string, port: number = SERVER_PORT): ServerAddress {
  if (isIPv6(text)) return { host: text, port };
  const match = /^(?:\[([^\]]*)\]|([^:[\]\s]+))(?::(\d{1,5}))?$/.exec(text);
  const host = match?.[1] ?? match?.[2];
  if (host === undefined || (match![1] !== undefined && !isIPv6(host)))
    throw new RangeError(
      `"${text}" is no address: expected HOST or HOST:PORT, and IPv6 in brackets, as [::1]:${port}`,
    );
  const number = match![3] === undefined ? port : Number(match![3]);
  if (number < 1 || number > 65535) throw new RangeError(`"${text}": a port is from 1 to 65535`);
  return { host, port: number };
}
