import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { quakeworld_packet } from "../../generated/quakeworld_packet.ts";
import { Flows } from "../../quake/capture/flows.ts";
import { HeardSessions } from "../../quake/capture/heard.ts";
import { readRecording } from "../../recording/index.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { decodePacket } from "../../runtime/packet.ts";

/*
 * What is known of the sessions of a capture: by the two ends of each datagram, and by what control messages say.
 */
const SERVER = "10.0.0.1:26000";
const CLIENT = "10.0.0.2:5000";
const words = (text: string) => textToBytes(`\xff\xff\xff\xff${text}`);
/** A NetQuake control message, with its length: a client's question, or a server's answer. */
const control = (id: number) => Uint8Array.of(0x80, 0, 0, 5, id);
const ASKS = control(2);
const accept = (port: number) => ({
  runs: [
    { protocol: "netquake", messages: [{ type: "nop" }] },
    {
      protocol: "netquake_control",
      messages: [{ type: "ccrep_reject" }, { type: "ccrep_accept", port }],
    },
  ],
});

describe("sessions of a capture", () => {
  const find = (flows: Flows, from: string, to: string, payload: Uint8Array) => {
    const found = flows.find({ from, to, payload });
    return found && { ...found.flow.session, side: found.side };
  };

  it("are those of two ends, whoever of them speaks", () => {
    const flows = new Flows();
    const own = { number: 0, family: "netquake", client: CLIENT, server: SERVER };
    expect(find(flows, CLIENT, SERVER, ASKS)).toEqual({ ...own, side: "client" });
    expect(find(flows, SERVER, CLIENT, control(0x83))).toEqual({ ...own, side: "server" });
    // Whatever follows is of it.
    expect(find(flows, SERVER, CLIENT, Uint8Array.of(1))).toEqual({ ...own, side: "server" });
    expect(find(flows, CLIENT, "10.0.0.1:26001", Uint8Array.of(1))).toBeUndefined();
    const other = find(flows, SERVER, "10.0.0.3:1", control(0x83));
    expect(other).toEqual({ ...own, number: 1, client: "10.0.0.3:1", side: "server" });
  });

  it("are another game's, or turned around, where a later packet tells it for sure", () => {
    const flows = new Flows();
    const [a, b] = ["10.0.0.1:1", "10.0.0.2:2"];
    expect(find(flows, a, b, words("getchallenge\n"))).toMatchObject({
      family: "quakeworld",
      client: a,
    });
    expect(find(flows, b, a, words("challenge 7"))).toEqual({
      number: 0,
      family: "quake2",
      client: a,
      server: b,
      side: "server",
    });
    // What is sure stays.
    expect(find(flows, b, a, words("c7\0"))).toMatchObject({ number: 0, family: "quake2" });
    const [c, d] = ["10.0.0.3:5000", "10.0.0.4:27500"];
    expect(find(flows, c, d, new Uint8Array(8).fill(1))).toMatchObject({ client: c, server: d });
    expect(find(flows, c, d, words("c7\0"))).toMatchObject({
      number: 1,
      family: "quakeworld",
      client: d,
      server: c,
      side: "server",
    });
  });

  it("of NetQuake go on at the port that the server names, and each further connection is one of its own", () => {
    const flows = new Flows();
    const heed = (from: string, port: number) => {
      const { flow } = flows.find({ from, to: CLIENT, payload: control(0x81) })!;
      flows.heed(flow, { from, to: CLIENT, payload: ASKS }, accept(port) as never);
    };
    const at = (port: number) => `10.0.0.1:${port}`;
    const number = (server: string) => find(flows, CLIENT, server, Uint8Array.of(1))?.number;
    find(flows, CLIENT, SERVER, ASKS);
    heed(SERVER, 30_000);
    expect(find(flows, CLIENT, at(30_000), Uint8Array.of(1))).toMatchObject({
      number: 0,
      server: at(30_000),
      side: "client",
    });
    // A number of 32 bits that was cut: the port has 16.
    heed(SERVER, 30_001 - 65_536);
    expect([number(at(30_000)), number(at(30_001)), number(SERVER)]).toEqual([0, 1, 0]);
    // The same port again is the same session, which begins anew.
    heed(SERVER, 30_001);
    heed(SERVER, 30_000);
    expect([number(at(30_000)), number(at(30_001)), number(at(30_002))]).toEqual([0, 1, undefined]);
  });

  /** A part of a reliable message of NetQuake: a whole one of two bytes that say nothing. */
  const part = (number: number) => Uint8Array.of(0, 9, 0, 10, 0, 0, 0, number, 1, 1);

  it("of NetQuake lack what a server sent before, where they began in the capture, and only then", () => {
    const missing = (flows: Flows, payload: Uint8Array) => {
      const { flow, side } = flows.find({ from: SERVER, to: CLIENT, payload })!;
      return [side, flow.reader.read({ index: 0, side, payload, offset: 0 }).missing];
    };
    const late = new Flows();
    expect(missing(late, part(3))).toEqual(["server", 0]);
    const flows = new Flows();
    const { flow } = flows.find({ from: CLIENT, to: SERVER, payload: ASKS })!;
    flows.heed(flow, { from: SERVER, to: CLIENT, payload: ASKS }, accept(26_000) as never);
    expect(missing(flows, part(3))).toEqual(["server", 3]);
  });

  it("that were another game's begin in the middle", () => {
    const flows = new Flows();
    const ends = { from: "10.0.0.3:5000", to: "10.0.0.4:27500" };
    flows.find({ ...ends, payload: new Uint8Array(8).fill(1) });
    // Words for the server's console, from 5 on.
    const payload = Uint8Array.of(0, 9, 0, 11, 0, 0, 0, 5, 4, 0x61, 0);
    const { flow, side } = flows.find({ ...ends, payload })!;
    expect([flow.session.family, side]).toEqual(["netquake", "client"]);
    expect(flow.reader.read({ index: 0, side, payload, offset: 0 }).missing).toBe(0);
  });

  it("that are a further connection have the server where it named itself, whatever is said there", () => {
    const flows = new Flows();
    const [first, second] = ["10.0.0.1:30000", "10.0.0.1:30001"];
    for (const port of [30_000, 30_001]) {
      const { flow } = flows.find({ from: SERVER, to: CLIENT, payload: control(0x81) })!;
      flows.heed(flow, { from: SERVER, to: CLIENT, payload: ASKS }, accept(port) as never);
    }
    // Both sides may say nothing at all.
    for (const [number, server] of [first, second].entries())
      expect(find(flows, server, CLIENT, part(0))).toMatchObject({
        number,
        server,
        side: "server",
      });
  });

  it("are 256 at most: the one that was silent the longest is forgotten", () => {
    const flows = new Flows();
    const number = (i: number) => find(flows, `10.0.1.1:${i}`, SERVER, ASKS)!.number;
    for (let i = 0; i < 256; i++) expect(number(i)).toBe(i);
    expect([...flows.forget()]).toEqual([]);
    // The first is heard of again, so that the second is the one.
    expect(number(0)).toBe(0);
    expect(number(256)).toBe(256);
    expect([...flows.forget()]).toEqual([]);
    expect([number(0), number(2), number(256)]).toEqual([0, 2, 256]);
    expect(number(1)).toBe(257);
    expect([...flows.end()]).toEqual([]);
    expect(number(0)).toBe(258);
  });
});

it("a client of QuakeWorld recorded each packet whole, in seconds from the first one", () => {
  const heard = new HeardSessions();
  const session = { number: 7, family: "quakeworld", client: CLIENT, server: SERVER };
  // Two numbers, and a message that says nothing.
  const payload = Uint8Array.of(5, 0, 0, 0, 4, 0, 0, 0, 1);
  const block = decodePacket(quakeworld_packet, payload);
  const see = (time: number, header: object | undefined) =>
    heard.see({
      kind: "packet",
      side: "server",
      delivery: "whole",
      session,
      time,
      header,
      runs: [{ protocol: "quakeworld" }],
    } as never);
  // Of an answer that is a letter alone nothing was recorded.
  see(10, undefined);
  see(12, { container: quakeworld_packet, block });
  see(12.5, { container: quakeworld_packet, block });
  const [found, ...others] = heard.sessions;
  expect([found!.ending, others]).toEqual([".qwd", []]);
  // QWD §3: the time as a float, 1 for a packet, its length.
  const head = (...time: number[]) => [...time, 1, 9, 0, 0, 0, ...payload];
  const expected = [...head(0, 0, 0, 0), ...head(0, 0, 0, 0x3f)];
  expect(Buffer.concat(found!.pieces)).toEqual(Buffer.from(expected));
});

describe("what a client heard", () => {
  const session = (number: number, family: string) => ({
    number,
    family,
    client: CLIENT,
    server: SERVER,
  });
  const packet = (of: object, time: number, protocol: string, body: number[], more = {}) => ({
    kind: "packet",
    side: "server",
    delivery: "whole",
    session: of,
    time,
    runs: [{ protocol, body: Uint8Array.from(body) }],
    ...more,
  });

  it("is a recording of each session that was played, of what came from the server", () => {
    const heard = new HeardSessions();
    const [first, second, third] = [
      session(3, "netquake"),
      session(4, "quake2"),
      session(5, "netquake"),
    ];
    for (const part of [
      { kind: "header" },
      packet(first, 10, "netquake", [1]),
      packet(first, 11, "netquake", [1], { side: "client" }),
      packet(first, 11, "netquake", [1], { delivery: "again" }),
      packet(second, 12, "quake2", [6]),
      packet(first, 13, "netquake", [1, 1], { delivery: "part" }),
      packet(third, 14, "netquake_control", [0x83]),
    ])
      heard.see(part as never);
    const { sessions } = heard;
    expect(sessions.map(({ session: number, ending }) => [number, ending])).toEqual([
      [3, ".dem"],
      [4, ".dm2"],
    ]);
    expect(sessions[0]).toMatchObject({ client: CLIENT, server: SERVER });
    const bodies = (container: typeof dem | typeof dm2, i: number) =>
      [...readRecording(container as never, Buffer.concat(sessions[i]!.pieces))].map((part) =>
        part.kind === "block" ? part.messages.map(({ type }) => type) : part.kind,
      );
    expect(bodies(dem, 0)).toEqual(["header", ["nop"], ["nop", "nop"]]);
    expect(bodies(dm2, 1)).toEqual(["header", ["nop"]]);
    // DEM §3.1: a length and three angles before the messages; which way the player looks nothing says.
    const pieces = Buffer.concat(sessions[0]!.pieces.slice(0, 2));
    expect([...pieces]).toEqual([0x2d, 0x31, 0x0a, 1, 0, 0, 0, ...Array<number>(12).fill(0), 1]);
  });
});
