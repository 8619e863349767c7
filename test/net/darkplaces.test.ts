import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { connect, queryServer } from "../../quake/net/index.ts";
import { call } from "../support/in-process.ts";

/*
 * DarkPlaces with its default protocol heeds none of NetQuake's questions, and answers getinfo: its netconn.c has both.
 * Here a socket on loopback does so.
 */

/** As `NetConn_BuildStatusResponse` writes it. */
const INFO =
  "\xff\xff\xff\xffinfoResponse\n\\gamename\\DarkPlaces-Quake\\modname\\id1\\gameversion\\0\\sv_maxclients\\8\\clients\\0\\bots\\0\\mapname\\e1m1\\hostname\\The Pit\\protocol\\3";

let socket: Socket;
afterEach(() => void socket.close());

/** @param answer what follows a packet, as latin1 */
async function server(answer: (packet: string) => string | undefined): Promise<number> {
  socket = createSocket("udp4");
  socket.on("message", (bytes, { port, address }) => {
    const text = answer(bytes.toString("latin1"));
    if (text !== undefined) socket.send(Buffer.from(text, "latin1"), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return (socket.address() as AddressInfo).port;
}

const isGetinfo = (packet: string) => packet.startsWith("\xff\xff\xff\xffgetinfo");
/** A control packet (ERRATA 104): its length with the flag 0x80, and the number of the question. */
const isControl = (packet: string, number: number) =>
  packet.startsWith("\x80\0") && packet.charCodeAt(4) === number;

describe("a DarkPlaces server with its own protocol", () => {
  const NAMED =
    /: this is a DarkPlaces server, "The Pit", "e1m1", and no NetQuake server: .*\+sv_protocolname QUAKE/;

  test("is named by query, with how to reach it", async () => {
    const port = await server((packet) => (isGetinfo(packet) ? INFO : undefined));
    const { code, stderr } = await call(["query", "--timeout=0.1", `127.0.0.1:${port}`]);
    expect(stderr).toMatch(NAMED);
    expect(code).toBe(1);
  });

  test("is named to who joins, before all eight requests are made", async () => {
    let requests = 0;
    const port = await server((packet) => {
      if (isControl(packet, 1)) requests++;
      return isGetinfo(packet) ? INFO : undefined;
    });
    const asking = { timeout: 0.1, tries: 8 };
    await expect(connect({ host: "127.0.0.1", port }, { asking })).rejects.toThrow(NAMED);
    expect(requests).toBe(3);
  });
});

test("one that serves NetQuake is asked on while it lets nobody in", async () => {
  let requests = 0;
  const port = await server((packet) => {
    if (isGetinfo(packet)) return INFO;
    // CCREP_SERVER_INFO: address, name, level, players, most players, version.
    if (isControl(packet, 2)) return "\x80\0\0\x0e\x83a\0b\0c\0\0\x08\x03";
    // CCREP_REJECT.
    if (isControl(packet, 1) && ++requests > 4) return "\x80\0\0\x0a\x82full\0";
    return undefined;
  });
  const asking = { timeout: 0.1, tries: 8 };
  const joining = connect({ host: "127.0.0.1", port }, { asking });
  await expect(joining).rejects.toThrow("lets nobody in: full");
});

test("where nothing answers it is said how often was asked", async () => {
  const port = await server(() => undefined);
  const asked = queryServer({ host: "127.0.0.1", port }, { timeout: 0.1, tries: 2 });
  await expect(asked).rejects.toThrow(/no NetQuake server answers, asked 2 times in \d+ s/);
});
