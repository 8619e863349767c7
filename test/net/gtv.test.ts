import { type AddressInfo, createServer } from "node:net";
import { deflateSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MVD2_RECORDING, parseGtvServer, readGtv, recordGtv } from "../../quake/net/index.ts";
import { overTcp } from "../../quake/net/transport/tcp-stream.ts";
import { blocksIn, type GtvScript, gtvMessage, gtvServer } from "../support/gtv-server.ts";
import { recordingIn } from "../support/recorded-in-memory.ts";
import { type StreamingServer, streamingServer } from "../support/streaming-server.ts";
import { twoPlayersMvd2 } from "../support/two-players-mvd2.ts";
import { whole } from "../support/whole.ts";

const MATCH = twoPlayersMvd2();
const BLOCKS = blocksIn(MATCH);

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function serving(script: GtvScript) {
  const server = await gtvServer(script);
  open.push(server);
  return server;
}

/** A server that sends what it is given, whatever it is asked. */
async function sending(...pieces: readonly Uint8Array[]) {
  const server: StreamingServer = await streamingServer();
  open.push(server);
  void (async () => {
    for (const piece of pieces) await server.send(piece);
    server.hangUp();
  })();
  const [host, port] = server.place.split(":");
  return { host: host!, port: Number(port) };
}

/** 300 bytes without any order, the same for each seed (Knuth's MMIX generator). */
function noiseOf(seed: number): Uint8Array {
  let state = BigInt(seed);
  return Uint8Array.from({ length: 300 }, () => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    return Number(state >> 56n);
  });
}

async function all(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

const PLAYED: Pick<GtvScript, "streaming"> = {
  async streaming(asker) {
    // The game stands still, before it and amid it.
    await asker.send(gtvMessage(4));
    for (const [i, block] of BLOCKS.entries()) {
      if (i === 20) await asker.send(gtvMessage(4));
      await asker.send(gtvMessage(4, block));
    }
    await asker.send(gtvMessage(8));
    asker.finish();
  },
};

describe("a GTV stream", () => {
  it.each([
    [false, 1000],
    [true, 1000],
    [false, 1],
    [true, 7],
  ])("deflated: %s, in pieces of %i bytes, is recorded as it is", async (deflates, piece) => {
    const { place, askers } = await serving({ deflates, piece, password: "secret", ...PLAYED });
    const { recorder, files } = recordingIn(MVD2_RECORDING);
    await recordGtv(place, recorder, { name: "relay", password: "secret" });
    expect(askers).toMatchObject([{ name: "relay", password: "secret", abilities: 1n }]);
    expect(files()).toHaveLength(1);
    expect(Buffer.compare(files()[0]!, MATCH)).toBe(0);
  });

  it("is a recording a level", async () => {
    const { place } = await serving({
      deflates: true,
      async streaming(asker) {
        for (const block of [...BLOCKS, ...BLOCKS]) await asker.send(gtvMessage(4, block));
        await asker.send(gtvMessage(9));
      },
    });
    const { recorder, files } = recordingIn(MVD2_RECORDING);
    await recordGtv(place, recorder);
    expect(files().map((file) => Buffer.compare(file, MATCH))).toEqual([0, 0]);
  });

  whole("that stands still goes on as long as the server answers", async () => {
    const { place, askers } = await serving({
      deflates: true,
      async streaming(asker) {
        await asker.send(gtvMessage(4));
        while (asker.pings < 12) await new Promise((resolve) => setTimeout(resolve, 20));
        await asker.send(gtvMessage(4, BLOCKS[0]));
        await asker.send(gtvMessage(8));
      },
    });
    const bytes = await all(readGtv(place, { timeout: 0.6 }));
    expect(blocksIn(bytes)).toEqual([Buffer.from(BLOCKS[0]!)]);
    expect(askers[0]!.pings).toBeGreaterThanOrEqual(12);
  });

  it("is left where a signal says so, and ends with its server", async () => {
    const leaving = new AbortController();
    const { place } = await serving({
      async streaming(asker) {
        await asker.send(gtvMessage(4, BLOCKS[0]));
      },
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of readGtv(place, { signal: leaving.signal }))
      if (pieces.push(piece) === 2) leaving.abort();
    expect(pieces).toHaveLength(2);
    const gone = await serving({ streaming: async (asker) => asker.finish() });
    expect((await all(readGtv(gone.place))).toString()).toBe("MVD2");
  });

  it("that is silent is given up, also amid what is deflated", async () => {
    const server = await streamingServer();
    open.push(server);
    const [host, port] = server.place.split(":");
    const begun = deflateSync(gtvMessage(2)).subarray(0, 4);
    for (const piece of [MAGIC, DEFLATES, begun]) void server.send(piece);
    const stream = readGtv({ host: host!, port: Number(port) }, { timeout: 0.2 });
    await expect(all(stream)).rejects.toMatchObject({ code: "timeout" });
  });

  it("is not given up while something comes, however little", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const server = await streamingServer();
      open.push(server);
      const [host, port] = server.place.split(":");
      const place = { host: host!, port: Number(port) };
      const stream = overTcp(place, { timeout: 10 }, (socket) => (socket.write("a"), socket));
      for (const piece of ["a", "b", "c"]) {
        const next = stream.next();
        await server.send(piece);
        expect(String((await next).value)).toBe(piece);
        vi.advanceTimersByTime(9999);
      }
      const next = stream.next();
      vi.advanceTimersByTime(1);
      await expect(next).rejects.toMatchObject({ code: "timeout" });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is closed by who reads no further", async () => {
    const server = createServer({ allowHalfOpen: true });
    const closed = new Promise<void>((resolve) => {
      server.on("connection", (socket) => {
        socket
          .on("end", resolve)
          .on("error", resolve)
          .on("data", () => {});
        socket.write("a");
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const place = { host: "127.0.0.1", port };
    const stream = overTcp(place, {}, async function* (socket) {
      // Unlike a loop, this leaves the socket as it is.
      yield (await socket[Symbol.asyncIterator]().next()).value as Uint8Array;
    });
    expect((await stream.next()).value).toEqual(Buffer.from("a"));
    await stream.return();
    await closed;
    server.close();
  });

  const MAGIC = Buffer.from("MVD2");
  const HELLO = gtvMessage(0, Buffer.alloc(4));
  const DEFLATES = gtvMessage(0, Buffer.from([1, 0, 0, 0]));

  it.each([
    ["rejected", /password is invalid/, [MAGIC, gtvMessage(7)]],
    ["rejected", /another version/, [MAGIC, gtvMessage(6)]],
    ["rejected", /an error there/, [MAGIC, HELLO, gtvMessage(5)]],
    ["rejected", /no stream, or no room/, [MAGIC]],
    ["rejected", /no stream, or no room/, [Buffer.from("")]],
    ["protocol", /no GTV server/, [Buffer.from("HTTP/1.1 400\r\n\r\n")]],
    ["protocol", /what no GTV server says/, [MAGIC, gtvMessage(99)]],
    ["protocol", /says hello/, [MAGIC, HELLO, HELLO]],
    ["protocol", /says stream_data/, [MAGIC, HELLO, gtvMessage(4)]],
    ["protocol", /says stream_stop/, [MAGIC, HELLO, gtvMessage(2), gtvMessage(3)]],
    ["protocol", /deflates is damaged/, [MAGIC, DEFLATES, Buffer.from("not deflated")]],
  ])("is refused as %s: %s", async (code, reason, pieces) => {
    const failed = await all(readGtv(await sending(...pieces))).catch((error: unknown) => error);
    expect(failed).toMatchObject({
      name: "NetError",
      code,
      message: expect.stringMatching(reason),
    });
  });

  it("has a block for what comes, a byte or more, and none where the game stands still", async () => {
    const pieces = [[], [1], [], [1, 1]].map((bytes) => gtvMessage(4, Uint8Array.from(bytes)));
    const place = await sending(MAGIC, HELLO, gtvMessage(2), ...pieces, gtvMessage(8));
    // Before each block its length, of two bytes.
    expect((await all(readGtv(place))).toString("hex")).toBe("4d564432010001" + "02000101");
  });

  it("is nothing but an error of the network's, or ends, whatever comes", async () => {
    for (let i = 0; i < 100; i++) {
      const noise = noiseOf(i);
      const start = [MAGIC, i % 2 ? DEFLATES : HELLO];
      const begun = i % 2 ? deflateSync(Buffer.concat([gtvMessage(2), noise])) : noise;
      const failed = await all(readGtv(await sending(...start, begun))).catch((e: unknown) => e);
      if (!(failed instanceof Buffer)) expect(failed).toMatchObject({ name: "NetError" });
    }
  });

  whole("that is a megabyte of nothing, deflated to a thousand bytes, is nothing", async () => {
    const nothing = Buffer.concat(Array.from({ length: 350_000 }, () => gtvMessage(4)));
    const bomb = deflateSync(Buffer.concat([gtvMessage(2), nothing, gtvMessage(8)]));
    expect(bomb.length).toBeLessThan(nothing.length / 500);
    const read = await all(readGtv(await sending(MAGIC, DEFLATES, bomb)));
    expect(read.toString()).toBe("MVD2");
  });

  it("has an address, a name and a password", async () => {
    expect(parseGtvServer("gtv://quake.example:27911")).toMatchObject({ port: 27911 });
    expect(parseGtvServer("gtv://[::1]/")).toEqual({ host: "::1", port: 27910 });
    for (const text of ["gtv:x", "gtv://", "http://a", "gtv://a/b"])
      expect(() => parseGtvServer(text)).toThrow(RangeError);
    const place = { host: "127.0.0.1", port: 9 };
    for (const name of ["x".repeat(64), "a\0b", "€"])
      await expect(all(readGtv(place, { name }))).rejects.toThrow(RangeError);
    await expect(all(readGtv(place))).rejects.toMatchObject({ code: "no-answer" });
  });
});
