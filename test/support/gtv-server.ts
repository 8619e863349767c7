import { createServer, type Socket } from "node:net";
import { createDeflate, constants, type Deflate } from "node:zlib";

/*
 * A server of GTV's as Q2PRO's is (src/server/mvd.c): both sides send MVD2; then lengths of 16 bits, an op and what
 * belongs to it. Written by hand, so that it shares nothing with the schema.
 */

const MAGIC = Buffer.from("MVD2");

/** A message: its length, its op, and what follows. */
export function gtvMessage(op: number, body: Uint8Array = new Uint8Array(0)): Buffer {
  const head = Buffer.alloc(3);
  head.writeUInt16LE(body.length + 1);
  head[2] = op;
  return Buffer.concat([head, body]);
}

/** The blocks of an MVD2, without the one that ends it. */
export function blocksIn(file: Uint8Array): Uint8Array[] {
  const bytes = Buffer.from(file);
  const blocks: Uint8Array[] = [];
  for (let at = 4; at + 2 <= bytes.length;) {
    const length = bytes.readUInt16LE(at);
    if (length > 0) blocks.push(bytes.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return blocks;
}

/** Who asks. */
export interface GtvAsker {
  readonly name: string;
  readonly password: string;
  /** The bits of what it can: 1 is to inflate, 2 to take commands; and 32 that mean nothing yet. */
  readonly abilities: bigint;
  /** Pings so far. */
  pings: number;
  send(bytes: Uint8Array): Promise<void>;
  /** Ends the stream, as a server that ends. */
  finish(): void;
}

/** What a server does. */
export interface GtvScript {
  readonly deflates?: boolean;
  /** This many bytes are sent at once. */
  readonly piece?: number;
  readonly password?: string;
  /** The stream is asked for, and was said to begin. */
  streaming(asker: GtvAsker): Promise<void>;
}

/** Starts one on loopback. */
export async function gtvServer(script: GtvScript) {
  const askers: GtvAsker[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    serve(socket, script, askers).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { place: { host: "127.0.0.1", port }, askers, close };
}

async function serve(socket: Socket, script: GtvScript, askers: GtvAsker[]): Promise<void> {
  const { deflates = false, piece = 1000, password = "" } = script;
  let deflate: Deflate | undefined;
  let received = Buffer.alloc(0);
  let isMagic = false;
  let asker: GtvAsker | undefined;
  const put = async (bytes: Uint8Array): Promise<void> => {
    for (let at = 0; at < bytes.length; at += piece) {
      socket.write(bytes.subarray(at, at + piece));
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const send = async (bytes: Uint8Array): Promise<void> => {
    if (deflate === undefined) return put(bytes);
    deflate.write(bytes);
    await new Promise<void>((resolve) => deflate!.flush(constants.Z_SYNC_FLUSH, resolve));
    const out = deflate.read() as Buffer | null;
    if (out !== null) await put(out);
  };
  const answer = async (op: number, body: Buffer): Promise<void> => {
    if (op === 0) {
      const [name, given] = body.subarray(10).toString("latin1").split("\0");
      const abilities = body.readBigUInt64LE(2);
      const finish = () => socket.end();
      asker = { name: name!, password: given!, abilities, pings: 0, send, finish };
      askers.push(asker);
      if (body.readUInt16LE(0) !== 0xed04) return put(gtvMessage(6));
      if (given !== password) {
        await put(gtvMessage(7));
        return void socket.end();
      }
      const granted = Buffer.alloc(4);
      granted.writeUInt32LE(deflates ? Number(abilities & 1n) : 0);
      await put(gtvMessage(0, granted));
      if (deflates) deflate = createDeflate();
    } else if (op === 1) {
      asker!.pings++;
      await send(gtvMessage(1));
    } else if (op === 2) {
      await send(gtvMessage(2));
      await script.streaming(asker!);
    }
  };
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, chunk]);
    if (!isMagic && received.length >= 4) {
      if (!received.subarray(0, 4).equals(MAGIC)) throw new Error("no GTV client");
      isMagic = true;
      received = received.subarray(4);
      await put(MAGIC);
    }
    while (isMagic && received.length >= 2 && received.length >= 2 + received.readUInt16LE(0)) {
      const length = received.readUInt16LE(0);
      const [op, body] = [received[2]!, received.subarray(3, 2 + length)];
      received = received.subarray(2 + length);
      void answer(op, body).catch(() => socket.destroy());
    }
  }
}
