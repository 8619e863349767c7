import { isIPv6 } from "node:net";
import { type Address, isLoopback, type ServerAddress } from "./address.ts";
import type { Receive, Socket, Transport } from "./transport.ts";

/** The address of a place. Rejects with NetError "unknown-host". */
export async function resolveServerAddress(
  transport: Transport,
  place: ServerAddress,
): Promise<Address> {
  return { host: await transport.resolve(place.host), port: place.port };
}

/**
 * Opens a socket to talk to a server from: one that only this machine reaches, where the server is on it.
 *
 * @param local an address of this machine to send from instead
 * @throws NetError "no-socket"
 */
export function openSocket(
  transport: Transport,
  server: Address,
  local: string | undefined,
  receive: Receive,
): Promise<Socket> {
  return transport.open({ host: local ?? localHost(server.host), port: 0 }, receive);
}

function localHost(server: string): string {
  if (isIPv6(server)) return isLoopback(server) ? "::1" : "::";
  return isLoopback(server) ? "127.0.0.1" : "0.0.0.0";
}
