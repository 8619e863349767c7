import { describe, expect, it } from "vitest";
import { controlPacket, type NewControl, readControl } from "../../quake/net/channel/control.ts";
import { NETQUAKE_PROXY } from "../../quake/net/proxy/netquake/netquake-proxy.ts";
import { ProxyQuestions } from "../../quake/net/proxy/netquake/proxy-questions.ts";
import type { Address } from "../../quake/net/transport/address.ts";
import type { Receive, Socket } from "../../quake/net/transport/transport.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";

/* Figures are those that the comments of quake/net/proxy/netquake/proxy-questions.ts give. */
const SERVER: Address = { host: "10.0.0.1", port: 26_000 };
const SERVER_INFO = controlPacket({ type: "ccreq_server_info", game: "QUAKE", version: 3 });
const at = (host: string, port = 1): Address => ({ host, port });

describe("questions to a NetQuake server through a proxy", () => {
  function house() {
    const clock = new VirtualClock();
    const dropped: string[] = [];
    const handed: string[] = [];
    const failed: unknown[] = [];
    const sockets: { receive: Receive; sent: number; closed: number }[] = [];
    let isFailing = false;
    const open = async (receive: Receive): Promise<Socket> => {
      if (isFailing) throw new Error("no socket");
      const own = { receive, sent: 0, closed: 0 };
      sockets.push(own);
      const close = async () => void own.closed++;
      const send = () => void own.sent++;
      return { address: SERVER, dropped: { congested: 0, refused: 0 }, send, close };
    };
    const made = {
      clock,
      open,
      server: SERVER,
      advertised: at("10.0.0.9", 26_001),
      put: (packet: Uint8Array, to: Address) => {
        const message = readControl(packet)!;
        const where = message.type === "ccrep_server_info" ? ` ${message.address}` : "";
        handed.push(`${to.host} ${message.type}${where}`);
      },
      drop: (reason: string) => void dropped.push(reason),
      failed: (error: unknown) => void failed.push(error),
    } as never;
    const [questions, door] = [new ProxyQuestions(made), NETQUAKE_PROXY.open(made)];
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const fails = (isSo: boolean) => (isFailing = isSo);
    return { clock, dropped, handed, failed, fails, sockets, questions, door, turn };
  }
  const RULE = controlPacket({ type: "ccrep_rule_info", rule: "a", value: "b" });
  const rule = (length: number) => {
    const [empty] = [controlPacket({ type: "ccrep_rule_info", rule: "a", value: "" })];
    return controlPacket({
      type: "ccrep_rule_info",
      rule: "a",
      value: "x".repeat(length - empty.length),
    });
  };

  it("have 256 bytes at most", () => {
    const { door, dropped } = house();
    for (const length of [256, 257]) {
      // Four bytes of a header, one of a type, and a NUL after the text.
      const question = controlPacket({ type: "ccreq_rule_info", rule: "x".repeat(length - 6) });
      expect([question.length, door.receive(question, at("10.0.0.2"))]).toEqual([length, "taken"]);
    }
    expect(dropped).toEqual(["malformed"]);
  });

  it("are 40 of a host at once and 4 a second, of 48 askers at once and 8 a second", async () => {
    const one = house();
    for (let i = 0; i < 41; i++) one.questions.ask(SERVER_INFO, at("10.0.0.2"));
    expect(one.dropped).toEqual(["flood"]);
    one.clock.advance(1);
    for (let i = 0; i < 5; i++) one.questions.ask(SERVER_INFO, at("10.0.0.2"));
    expect(one.dropped.length).toBe(2);
    await one.turn();
    expect(one.sockets.map(({ sent }) => sent)).toEqual([44]);
    const many = house();
    for (let i = 0; i < 49; i++) many.questions.ask(SERVER_INFO, at(`10.0.0.${i}`));
    expect(many.dropped).toEqual(["flood"]);
    many.clock.advance(1);
    for (let i = 0; i < 9; i++) many.questions.ask(SERVER_INFO, at(`10.0.1.${i}`));
    expect(many.dropped.length).toBe(2);
  });

  it("are of 32 askers, of which the first makes room, and of ten seconds", async () => {
    const { clock, questions, sockets, turn } = house();
    for (let i = 0; i < 32; i++) questions.ask(SERVER_INFO, at(`10.0.0.${i}`));
    await turn();
    expect(sockets.filter(({ closed }) => closed > 0)).toEqual([]);
    questions.ask(SERVER_INFO, at("10.0.1.1"));
    await turn();
    expect(sockets.map(({ closed }) => closed).slice(0, 2)).toEqual([1, 0]);
    clock.advance(9.9);
    questions.look();
    expect(sockets.filter(({ closed }) => closed > 0).length).toBe(1);
    questions.ask(SERVER_INFO, at("10.0.0.5"));
    clock.advance(0.1);
    questions.look();
    expect(sockets.filter(({ closed }) => closed === 0).length).toBe(1);
    await questions.close();
    expect(sockets.every(({ closed }) => closed === 1)).toBe(true);
  });

  it("are asked through another socket where one could not be opened", async () => {
    const { questions, sockets, failed, turn, fails } = house();
    fails(true);
    questions.ask(SERVER_INFO, at("10.0.0.2"));
    await turn();
    fails(false);
    questions.ask(SERVER_INFO, at("10.0.0.2"));
    await turn();
    expect([failed.length, sockets.map(({ sent }) => sent)]).toEqual([1, [1]]);
  });

  it("are forgotten by the door, too", async () => {
    const { clock, door, sockets, turn } = house();
    door.receive(SERVER_INFO, at("10.0.0.2"));
    await turn();
    clock.advance(10);
    door.look();
    expect(sockets.map(({ closed }) => closed)).toEqual([1]);
  });

  it("close a socket that opens when its asker has been forgotten, or all is over", async () => {
    const { questions, sockets, turn } = house();
    for (let i = 0; i < 33; i++) questions.ask(SERVER_INFO, at(`10.0.0.${i}`));
    await turn();
    expect(sockets.map(({ closed }) => closed)).toEqual([1, ...Array<number>(32).fill(0)]);
    expect(sockets.map(({ sent }) => sent)).toEqual([0, ...Array<number>(32).fill(1)]);
    const over = house();
    over.questions.ask(SERVER_INFO, at("10.0.0.2"));
    await over.questions.close();
    await over.turn();
    expect(over.sockets.map(({ closed, sent }) => [closed, sent])).toEqual([[1, 0]]);
  });

  it("have an answer each, of 256 bytes at most, that says where the proxy is", async () => {
    const { questions, sockets, dropped, handed, turn } = house();
    for (let i = 0; i < 3; i++) questions.ask(SERVER_INFO, at("10.0.0.2"));
    await turn();
    const { receive } = sockets[0]!;
    const info: NewControl = {
      type: "ccrep_server_info",
      address: "10.0.0.1:26000",
      hostname: "h",
      levelname: "l",
      players: 0,
      maxplayers: 1,
      version: 3,
    };
    receive(RULE, at("10.0.0.8"));
    receive(SERVER_INFO, SERVER);
    receive(rule(257), SERVER);
    expect(dropped).toEqual(["stranger", "malformed", "malformed"]);
    receive(rule(256), SERVER);
    receive(controlPacket(info), SERVER);
    receive(RULE, SERVER);
    receive(RULE, SERVER);
    expect(dropped.slice(3)).toEqual(["stranger"]);
    expect(handed).toEqual([
      "10.0.0.2 ccrep_rule_info",
      "10.0.0.2 ccrep_server_info 10.0.0.9:26001",
      "10.0.0.2 ccrep_rule_info",
    ]);
  });
});
