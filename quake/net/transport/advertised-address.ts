import { networkInterfaces } from "node:os";
import type { Address } from "./address.ts";

/**
 * The address that others are given: id's clients connect to the one that is in an answer, and not to where it came
 * from. Where a socket is at all addresses of this machine, it is the first that others reach.
 */
export function advertisedAddress({ host, port }: Address): Address {
  if (host !== "0.0.0.0" && host !== "::") return { host, port };
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const first = all.find(({ internal, family }) => !internal && family === "IPv4");
  return { host: first?.address ?? "127.0.0.1", port };
}
