import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Message } from "../../generated/netquake.ts";
import { connect, type Client, MemoryNetwork, VirtualClock } from "../../quake/net/index.ts";
import { readClientMessages } from "../../quake/net/netquake/client-messages.ts";
import { readControl } from "../../quake/net/channel/control.ts";
import { readPacket } from "../../quake/net/channel/packet.ts";
import { ServerBlocks } from "../../quake/net/netquake/server-blocks.ts";
import { sharedFile } from "../support/corpus.ts";
import { datagramsOf, type Datagram } from "../support/datagrams.ts";

const HERE = { host: "127.0.0.1", port: 26000 };

/** What one side of a capture sent in a connection. */
interface Side {
  /** Reliable messages, each once. */
  readonly reliable: readonly Uint8Array[];
  /** Unreliable ones. */
  readonly unreliable: readonly Uint8Array[];
  /** The numbers that it acknowledged. */
  readonly acks: readonly number[];
}

function sideOf(packets: readonly Uint8Array[]): Side {
  const reliable: Uint8Array[] = [];
  const unreliable: Uint8Array[] = [];
  const acks: number[] = [];
  let expected = 0;
  let parts: Uint8Array[] = [];
  for (const packet of packets.map(readPacket)) {
    if (packet?.type === "ack") acks.push(packet.sequence);
    if (packet?.type === "unreliable") unreliable.push(packet.payload);
    if (packet?.type !== "data" || packet.sequence !== expected) continue;
    expected++;
    parts.push(packet.payload);
    if (!packet.isLast) continue;
    reliable.push(Uint8Array.from(parts.flatMap((part) => [...part])));
    parts = [];
  }
  return { reliable, unreliable, acks };
}

/** A session of a capture: what the client and the server sent, from the request that was answered on. */
function sessionOf(datagrams: readonly Datagram[]) {
  const start = datagrams.findIndex(({ bytes }) => readControl(bytes)?.type === "ccreq_connect");
  const session = datagrams.slice(start);
  const client = session[0]!.source.port;
  const accept = session.findIndex(({ bytes }) => readControl(bytes)?.type === "ccrep_accept");
  return {
    start: session[0]!.time,
    client: session.filter(({ source }) => source.port === client),
    server: session.slice(accept).filter(({ destination }) => destination.port === client),
  };
}

/** Has a client connect, and gives it what the captured server sent, when it sent it. Gives all that the client sent. */
async function replay(
  { start, server }: ReturnType<typeof sessionOf>,
  identity: { name: string; colors: [number, number] },
  commands: readonly { text: string; at: number }[],
) {
  const clock = new VirtualClock();
  const network = new MemoryNetwork(clock);
  const sent: Uint8Array[] = [];
  const ports = new Set([HERE.port, ...server.map(({ source }) => source.port)]);
  for (const port of ports) {
    await network.open({ ...HERE, port }, (packet, from) => {
      if (readControl(packet) === undefined) sent.push(packet);
      else
        for (const { time, source, bytes } of server)
          clock.after(time - start - clock.now(), () =>
            network.forge(bytes, { ...HERE, port: source.port }, from),
          );
    });
  }
  const messages: Message[] = [];
  const problems: string[] = [];
  let client: Client | undefined;
  void connect(HERE, { transport: network, clock, ...identity }).then((value) => {
    client = value;
    client.on("message", (message) => messages.push(message));
    client.on("problem", ({ message }) => problems.push(message));
    for (const { text, at } of commands) clock.after(at - clock.now(), () => client!.command(text));
  });
  await clock.run(server.at(-1)!.time - start + 1);
  return { sent: sideOf(sent), messages, problems, ended: await client!.ended };
}

const CASES = [
  { name: "netquake-quakespasm-p15", player: "pybot", colors: [0, 0] },
  { name: "netquake-quakespasm", player: "pybot", colors: [0, 0] },
  { name: "real-netquake-quakespasm-quakespasm", player: "qsclient", colors: [11, 10] },
] as const;

describe.each(CASES)("the handshake of $name", ({ name, player, colors: [shirt, pants] }) => {
  const file = sharedFile(`captures/${name}.pcap`, name === CASES.at(-1)!.name);

  it.runIf(file.isThere)(`gives the same messages with our client${file.why}`, async () => {
    const session = sessionOf(datagramsOf(readFileSync(file.path)));
    const theirs = sideOf(session.client.map(({ bytes }) => bytes));
    const commands = session.client.flatMap(({ time, bytes }) => {
      const packet = readPacket(bytes);
      if (packet?.type !== "data") return [];
      const [message] = readClientMessages(packet.payload);
      const isOwn = message?.type === "stringcmd" && message.text.startsWith("say ");
      return isOwn ? [{ text: message.text, at: time - session.start }] : [];
    });
    const identity = { name: player, colors: [shirt, pants] as [number, number] };
    const ours = await replay(session, identity, commands);

    // The scripted client does not quote its name, as id's clients do.
    const said = (side: Side) =>
      side.reliable
        .flatMap((bytes) => readClientMessages(bytes))
        .map((m) =>
          m.type === "stringcmd" ? m.text.replace(/^name ([^"\n]+)\n/, 'name "$1"\n') : m.type,
        );
    expect(said(ours.sent)).toEqual(said(theirs));
    expect(said(ours.sent).slice(0, 6)).toEqual([
      "nop",
      "prespawn",
      `name "${player}"\n`,
      `color ${shirt} ${pants}\n`,
      "spawn ",
      "begin",
    ]);
    if (name.startsWith("real")) expect(ours.sent.reliable).toEqual(theirs.reliable);

    // All that the server sent is heard, and acknowledged as the captured client did; the last one is its goodbye.
    const server = session.server.map(({ bytes }) => bytes);
    expect(new Set(ours.sent.acks)).toEqual(
      new Set([...theirs.acks, Math.max(...theirs.acks) + 1]),
    );
    const blocks = new ServerBlocks();
    const all = inOrder(server).flatMap((bytes) => blocks.read(bytes, [0, 0, 0]).messages);
    expect(ours.messages).toEqual(all);
    expect(ours.messages.length).toBeGreaterThan(1000);
    expect(ours.problems).toEqual([]);
    expect(ours.ended).toMatchObject({ reason: "server" });
    expect(
      ours.sent.unreliable.slice(0, -3).map((bytes) => readClientMessages(bytes)[0]!.type),
    ).toSatisfy((types: string[]) => types.length > 100 && types.every((type) => type === "move"));
  });
});

/** The messages of packets as they came, each reliable one where it was whole. */
function inOrder(packets: readonly Uint8Array[]): Uint8Array[] {
  const seen = new Set<number>();
  return packets.flatMap((bytes) => {
    const packet = readPacket(bytes);
    if (packet?.type === "unreliable") return [packet.payload];
    if (packet?.type !== "data" || seen.has(packet.sequence)) return [];
    seen.add(packet.sequence);
    return [packet.payload];
  });
}
