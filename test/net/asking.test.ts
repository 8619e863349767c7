import { describe, expect, it } from "vitest";
import { controlPacket, type NewControl, readControl } from "../../quake/net/channel/control.ts";
import { wordsPacket } from "../../quake/net/netchan/handshake.ts";
import { connect, type ConnectOptions } from "../../quake/net/netquake/connect.ts";
import { Asker, type AskOptions } from "../../quake/net/query/asker.ts";
import { MemoryNetwork } from "../../quake/net/transport/memory-network.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { bytesToText } from "../../runtime/bytes/text/text.ts";

const SERVER = { host: "10.0.0.1", port: 26_000 };
const QUESTION: NewControl = { type: "ccreq_rule_info", rule: "" };
const ANSWER: NewControl = { type: "ccrep_rule_info", rule: "a", value: "b" };
const QUAKEWORLD = wordsPacket("n\\hostname\\A\\map\\dm4\n");

/** Asks a server that says nothing by itself; what it is sent is written down, with the time. */
function asking(options: AskOptions = {}, wait?: (tries: number) => number) {
  const clock = new VirtualClock();
  const asker = new Asker(clock, SERVER, options, wait);
  const sent: string[] = [];
  asker.socket = {
    send: (packet: Uint8Array, to: object) => {
      expect(to).toEqual(SERVER);
      const what = readControl(packet)?.type ?? bytesToText(packet, 4, packet.length).trim();
      sent.push(`${clock.now()} ${what}`);
    },
  } as never;
  const ask = (
    match: (message: { type: string }) => unknown = ({ type }) => type,
    signal?: AbortSignal,
  ) => {
    const result: { answer?: unknown; error?: unknown; at?: number } = {};
    asker
      .ask(() => [QUESTION], match, signal)
      .then(
        (answer) => Object.assign(result, { answer, at: clock.now() }),
        (error: unknown) => Object.assign(result, { error, at: clock.now() }),
      );
    return result;
  };
  const hear = (message: NewControl) => asker.receive(controlPacket(message), SERVER);
  return { clock, asker, sent, ask, hear };
}
const WHAT = ["status", "getinfo demospec", "ccreq_server_info"];
const at = (time: number, ...what: string[]) => what.map((each) => `${time} ${each}`);

describe("a question", () => {
  it("is asked three times a second apart, from the second on with what other games answer", async () => {
    const { clock, asker, sent, ask } = asking();
    const result = ask();
    await clock.run(10);
    expect(sent).toEqual([
      ...at(0, "ccreq_rule_info"),
      ...at(1, "ccreq_rule_info", ...WHAT),
      ...at(2, "ccreq_rule_info", ...WHAT),
    ]);
    expect(result).toEqual({ answer: undefined, at: 3 });
    expect(asker.noAnswer(".").message).toBe(
      "10.0.0.1:26000: no NetQuake server answers, asked 3 times in 10 s.",
    );
  });

  it("that is asked once has them with it", async () => {
    const { clock, sent, ask } = asking({ tries: 1, timeout: 4 });
    const result = ask();
    await clock.run(10);
    expect(sent).toEqual(at(0, "ccreq_rule_info", ...WHAT));
    expect(result.at).toBe(4);
  });

  it("that nobody answers was asked so often since the first time", async () => {
    const { clock, asker, ask } = asking();
    clock.advance(100);
    expect(asker.noAnswer().message).toContain("asked 0 times in 0 s");
    const result = ask();
    await clock.run(9);
    expect(result.at).toBe(103);
    expect(asker.noAnswer().message).toContain("asked 3 times in 9 s");
  });

  it("is over when it is answered, and hears no later answer", async () => {
    const { clock, sent, ask, hear } = asking();
    const seen: string[] = [];
    const result = ask(({ type }) => (seen.push(type), type === "ccrep_rule_info" || undefined));
    hear({ type: "ccrep_reject", reason: "1" });
    await clock.run(1);
    hear({ type: "ccrep_reject", reason: "" });
    hear(ANSWER);
    hear(ANSWER);
    await clock.run(10);
    expect(result).toEqual({ answer: true, at: 1 });
    expect(seen).toEqual(["ccrep_reject", "ccrep_reject", "ccrep_rule_info"]);
    // Who has heard something knows that it is a NetQuake server.
    expect(sent).toEqual([...at(0, "ccreq_rule_info"), ...at(1, "ccreq_rule_info")]);
  });

  it("is over when whoever takes the answer throws, or a signal says so", async () => {
    const one = asking();
    const thrown = one.ask(() => {
      throw new Error("no");
    });
    one.hear(ANSWER);
    const two = asking();
    const stop = new AbortController();
    const stopped = two.ask(undefined, stop.signal);
    two.clock.advance(1);
    stop.abort();
    const three = asking();
    const never = three.ask(undefined, AbortSignal.abort());
    for (const { clock, hear } of [one, two, three]) {
      hear(ANSWER);
      await clock.run(10);
    }
    expect([thrown.error, stopped, never]).toEqual([
      new Error("no"),
      { answer: undefined, at: 1 },
      { answer: undefined, at: 0 },
    ]);
    expect([one.sent.length, two.sent.length, three.sent.length]).toEqual([1, 5, 0]);
  });

  it("takes no notice of packets from elsewhere, and of what is no message", () => {
    const { asker, ask } = asking();
    ask();
    asker.receive(controlPacket(ANSWER), { ...SERVER, port: 1 });
    asker.receive(QUAKEWORLD, { ...SERVER, host: "10.0.0.2" });
    expect([asker.dropped, asker.other]).toEqual([2, undefined]);
    asker.receive(QUAKEWORLD, SERVER);
    asker.receive(wordsPacket("print\n\\hostname\\B"), SERVER);
    expect([asker.dropped, asker.other!.what]).toEqual([4, 'a QuakeWorld server, "A", "dm4"']);
  });
});

describe("a server of another game", () => {
  it("is taken for one after three tries and a second, however long others would follow", async () => {
    const { clock, asker, ask } = asking({ tries: 8 }, () => 10);
    const result = ask();
    await clock.run(10);
    asker.receive(QUAKEWORLD, SERVER);
    await clock.run(100);
    expect(result).toEqual({ answer: undefined, at: 21 });
    expect(asker.noAnswer().message).toContain("this is a QuakeWorld server");
    expect(asker.noAnswer().code).toBe("other-game");
  });

  it("is a NetQuake server, too, where it answers as one", async () => {
    const { clock, asker, ask, hear } = asking({ tries: 5 }, () => 10);
    const result = ask(() => undefined);
    asker.receive(QUAKEWORLD, SERVER);
    hear(ANSWER);
    await clock.run(100);
    expect(result.at).toBe(50);
  });

  it("has no advice where none is known", () => {
    const { asker } = asking();
    asker.receive(wordsPacket("statusResponse\n"), SERVER);
    expect(asker.noAnswer().message).toMatch(/kind, and no NetQuake server$/);
  });
});

describe("a client of NetQuake that connects", () => {
  /** What it asks and says, of a server that lets it in at once. */
  async function connected(options: ConnectOptions, accept: object = {}) {
    const clock = new VirtualClock();
    const network = new MemoryNetwork(clock);
    const asked: object[] = [];
    const socket = await network.open(SERVER, (packet, from) => {
      const message = readControl(packet);
      if (message?.type !== "ccreq_connect") return;
      asked.push(message);
      socket.send(controlPacket({ type: "ccrep_accept", port: 26_000, ...accept }), from);
    });
    let client: { server: object } | undefined;
    void connect(SERVER, { transport: network, clock, ...options }).then((it) => (client = it));
    await clock.run(1);
    return { asked, client };
  }

  it("asks as id's do, and as ProQuake's of 3.4 do where that is wanted", async () => {
    const plain = { type: "ccreq_connect", game: "QUAKE", version: 3, rest: new Uint8Array(0) };
    const tail = { mod: 1, modversion: 34, modflags: 0, password: 0 };
    expect((await connected({})).asked).toEqual([expect.objectContaining(plain)]);
    expect((await connected({})).asked[0]).toMatchObject({ mod: undefined });
    expect((await connected({ proquake: {} })).asked[0]).toMatchObject({ ...plain, ...tail });
    const given = { version: 40, flags: 1, password: 7 };
    expect((await connected({ proquake: given })).asked[0]).toMatchObject({
      mod: 1,
      modversion: 40,
      modflags: 1,
      password: 7,
    });
  });

  it("goes where the server says", async () => {
    const { client } = await connected({}, { port: 27_001 });
    expect(client!.server).toEqual({ host: "10.0.0.1", port: 27_001 });
  });
});
