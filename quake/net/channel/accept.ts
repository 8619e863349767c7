import type { Address } from "../transport/address.ts";
import type { Control } from "./control.ts";

/** A server lets a client in. */
export type Accept = Control & { type: "ccrep_accept" };

/** The mod of ProQuake. */
export const MOD_PROQUAKE = 1;
/** The server is behind a router that gives its ports other numbers: the port that was asked is the right one. */
const PQF_IGNOREPORT = 0x80;

/** Whether a message is an accept that can be followed: one with a port that is invalid is no answer. */
export function isAccept(message: Control): message is Accept {
  return message.type === "ccrep_accept" && message.port >= 0 && message.port <= 65535;
}

/** Where the server talks to the client. Port 0, or ProQuake's flag, is the port that was asked. */
export function serverOf({ host, port }: Address, accept: Accept): Address {
  const isIgnored = accept.mod === MOD_PROQUAKE && ((accept.modflags ?? 0) & PQF_IGNOREPORT) !== 0;
  return { host, port: accept.port === 0 || isIgnored ? port : accept.port };
}
