import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { MVD_RECORDING, parseQtvSource, readQtv, recordQtv } from "../../quake/net/index.ts";
import { recordingIn } from "../support/recorded-in-memory.ts";

const MATCH = new Uint8Array(
  readFileSync(join(import.meta.dirname, "..", "..", "fixtures", "anchor_mvd.mvd")),
);
/** What MVDSV 0.35 answers to `QTV`, `VERSION: 1`. */
const BEGINS = "QTVSV 1\nBEGIN\n\n";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** A server that sends pieces when it was asked, and then ends. Gives where it is, and what it was asked. */
async function streaming(pieces: readonly (string | Uint8Array)[], isSilent = false) {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", async (data) => {
      asked.push(data.toString("latin1"));
      for (const piece of pieces) {
        socket.write(typeof piece === "string" ? Buffer.from(piece, "latin1") : piece);
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (!isSilent) socket.end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { source: { host: "127.0.0.1", port, source: "1" }, asked };
}

function cut(bytes: Uint8Array, length: number): Uint8Array[] {
  const count = Math.ceil(bytes.length / length);
  return Array.from({ length: count }, (_, i) => bytes.subarray(i * length, (i + 1) * length));
}

async function all(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

describe("a QTV stream", () => {
  it.each([1000, 37])("is an MVD, and recorded as it is, in pieces of %i bytes", async (length) => {
    const whole = new Uint8Array([...Buffer.from(BEGINS), ...MATCH]);
    const { source, asked } = await streaming(cut(whole, length));
    const { recorder, files } = recordingIn(MVD_RECORDING);
    await recordQtv(source, recorder);
    expect(asked).toEqual(["QTV\nVERSION: 1\nSOURCE: 1\n\n"]);
    expect(files()).toHaveLength(1);
    expect(Buffer.compare(files()[0]!, MATCH)).toBe(0);
  });

  it("is recorded as it grows", async () => {
    const { source } = await streaming([BEGINS, MATCH.subarray(0, 3000)], true);
    const { recorder } = recordingIn(MVD_RECORDING);
    const leaving = new AbortController();
    const recorded = recordQtv(source, recorder, { signal: leaving.signal, timeout: 20 });
    while (recorder.blocks < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    leaving.abort();
    await recorded;
  });

  it("that ends amid a block is an error, and what came before it is a recording", async () => {
    const { source } = await streaming([BEGINS, MATCH.subarray(0, 3000)]);
    const { recorder, files } = recordingIn(MVD_RECORDING);
    await expect(recordQtv(source, recorder)).rejects.toMatchObject({ name: "DecodeError" });
    const [recorded] = files();
    expect(recorded!.length).toBeGreaterThan(1000);
    expect(MATCH.subarray(0, 1000)).toEqual(recorded!.subarray(0, 1000));
  });

  it.each([
    ["rejected", ["QTVSV 1\nPERROR: no such stream\n\n"], /no such stream/],
    ["rejected", [""], /no such stream, or no room/],
    ["protocol", ["HTTP/1.1 400 Bad Request\r\n\n\n"], /no QTV server/],
    ["protocol", ["QTVSV 1\n\n"], /no stream begins/],
    ["protocol", ["x".repeat(5000)], /no QTV server/],
  ])("is refused as %s: %j", async (code, pieces, reason) => {
    const { source } = await streaming(pieces.filter((piece) => piece !== ""));
    const failed = await all(readQtv(source)).catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: "NetError", code });
    expect((failed as Error).message).toMatch(reason);
  });

  // The digests of "abc" that FIPS 202's and RFC 1320's authors name; MVDSV writes four words, each as %X.
  it.each([
    [
      "SHA3_512",
      "b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e" +
        "10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0",
    ],
    ["MD4", "7A0148A452D821AFE80AC15F9D72A67A"],
  ])("is given to who knows the password, by %s", async (way, digest) => {
    const asked: string[] = [];
    const server = createServer((socket) => {
      socket.on("data", (data) => {
        asked.push(data.toString("latin1"));
        if (asked.length === 1) socket.write(`QTVSV 1\nAUTH: ${way}\nCHALLENGE: ab\n\n`);
        else socket.end(Buffer.concat([Buffer.from(BEGINS), MATCH]));
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const source = { host: "127.0.0.1", port, source: "7" };
    expect(await all(readQtv(source, { password: "c" }))).toEqual(MATCH);
    expect(asked).toEqual([
      "QTV\nVERSION: 1\nSOURCE: 7\nAUTH: SHA3_512\nAUTH: MD4\n\n",
      `QTV\nVERSION: 1\nSOURCE: 7\nAUTH: ${way}\nPASSWORD: "${digest}"\n\n`,
    ]);
  });

  it.each([
    [undefined, "MD4", /asks for a password/],
    ["c", "PLAIN", /asks for the password by PLAIN/],
    ["c", "constructor", /asks for the password by constructor/],
    ["c", "MD4", /asks for a password again/],
  ])("with the password %s by %s is refused", async (password, way, why) => {
    const asks = `QTVSV 1\nAUTH: ${way}\nCHALLENGE: ab\n\n`;
    const { source } = await streaming(/again/.test(why.source) ? [asks, asks] : [asks]);
    const own = password === undefined ? {} : { password };
    await expect(all(readQtv(source, own))).rejects.toThrow(why);
  });

  it("is refused where what is before it has no end within 4096 bytes", async () => {
    const begins = "QTVSV 1\nBEGIN\n";
    const long = (length: number) => `${begins}${"x".repeat(length - begins.length - 2)}\n\n`;
    const { source } = await streaming([long(4096), Buffer.of(7)]);
    expect(await all(readQtv(source))).toEqual(Uint8Array.of(7));
    const endless = await streaming([long(4097), Buffer.of(7)]);
    await expect(all(readQtv(endless.source))).rejects.toThrow(/no QTV server/);
  });

  it("begins amid what came with its header, also by a byte alone", async () => {
    const { source } = await streaming([`${BEGINS}a`]);
    expect(await all(readQtv(source))).toEqual(Uint8Array.of(97));
    const { source: slow } = await streaming(["QTVSV 1\nBEG", "IN\n\n", "d"]);
    const pieces: string[] = [];
    for await (const piece of readQtv(slow)) pieces.push(String(Buffer.from(piece)));
    expect(pieces).toEqual(["d"]);
    // As MVDSV says to who names no way.
    const asks = "QTVSV 1\nPERROR: Authorization failure, no common auth method\n\n";
    const { source: closed } = await streaming([asks]);
    await expect(all(readQtv(closed))).rejects.toThrow(/method It asks for a password\.$/);
  });

  it("whose server asks again for what it was given is refused", async () => {
    const asks = "QTVSV 1\nAUTH: MD4\nCHALLENGE: ab\n\n";
    const server = createServer((socket) => {
      socket.on("error", () => {});
      // Whatever is said, it asks.
      socket.on("data", () => void socket.write(asks));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const source = { host: "127.0.0.1", port, source: undefined };
    await expect(all(readQtv(source, { password: "c" }))).rejects.toThrow(/password again/);
  });

  it("is lost where nothing comes, and ends where a signal says so", async () => {
    const { source } = await streaming([BEGINS], true);
    await expect(all(readQtv(source, { timeout: 0.2 }))).rejects.toMatchObject({ code: "timeout" });
    const signal = AbortSignal.timeout(100);
    expect(await all(readQtv(source, { signal }))).toHaveLength(0);
  });

  it("cannot be had where nobody listens", async () => {
    const source = { host: "127.0.0.1", port: 9, source: undefined };
    await expect(all(readQtv(source))).rejects.toMatchObject({ code: "no-answer" });
  });

  it("has an address", () => {
    expect(parseQtvSource("qtv://quake.example:27599/1")).toEqual({
      host: "quake.example",
      port: 27599,
      source: "1",
    });
    expect(parseQtvSource("qtv://[::1]")).toEqual({ host: "::1", port: 28000, source: undefined });
    for (const text of ["qtv:x", "qtv://", "http://a", "qtv://a/b/c", "qtv://a/b\nAUTH: x"])
      expect(() => parseQtvSource(text)).toThrow(RangeError);
  });
});
