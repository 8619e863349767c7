import { createServer, type Socket } from "node:net";

/** A server of streams on loopback that sends what the test says. */
export interface StreamingServer {
  readonly place: string;
  /** Sends to whoever is there, once somebody has asked. */
  send(bytes: Uint8Array | string): Promise<void>;
  /** Ends the connections of whoever is there. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Starts one. */
export async function streamingServer(): Promise<StreamingServer> {
  const sockets = new Set<Socket>();
  let came = (): void => {};
  const asked = new Promise<void>((resolve) => (came = resolve));
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      sockets.add(socket);
      came();
    });
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const hangUp = (): void => sockets.forEach((socket) => socket.end());
  return {
    place: `127.0.0.1:${port}`,
    async send(bytes) {
      await asked;
      for (const socket of sockets) socket.write(bytes);
    },
    hangUp,
    close: () => {
      hangUp();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
