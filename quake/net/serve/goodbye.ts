import { serverMessages } from "./server-messages.ts";

/** What a server sends a client whom it sends away, with the reason for its console. */
export function goodbye(reason?: string): Uint8Array {
  const end = { type: "disconnect" } as const;
  return serverMessages(reason === undefined ? [end] : [{ type: "print", text: reason }, end]);
}
