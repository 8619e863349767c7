import { describe, expect, it } from "vitest";
import type { Control } from "../../quake/net/channel/control.ts";
import { controlPacket } from "../../quake/net/channel/control.ts";
import { Listener } from "../../quake/net/serve/listener.ts";
import { MemoryNetwork } from "../../quake/net/transport/memory-network.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { withDefaults } from "../../quake/net/serve/listener-options.ts";
import { answerTo } from "../../quake/net/serve/server-answers.ts";

describe("what a server takes on", () => {
  it("is 16 clients, 8 of a host, 32 who have not shown themselves, and some requests", () => {
    const usual = {
      clients: 16,
      clientsOfHost: 8,
      unproved: 32,
      requestsOfHost: 16,
      requests: 256,
    };
    expect(withDefaults({})).toEqual(usual);
    expect(withDefaults({ clients: 33 })).toEqual({ ...usual, clients: 33, unproved: 33 });
    expect(withDefaults({ clients: 32 }).unproved).toBe(32);
    const own = { clients: 1, clientsOfHost: 2, unproved: 3, requestsOfHost: 4, requests: 5 };
    expect(withDefaults(own)).toEqual(own);
  });

  it("is more than nothing, and 255 clients at most", () => {
    expect(withDefaults({ clients: 255 }).unproved).toBe(255);
    expect(() => withDefaults({ clients: 256 })).toThrow(/255 at most/);
    for (const name of ["clients", "clientsOfHost", "unproved", "requestsOfHost", "requests"]) {
      expect(() => withDefaults({ [name]: 0 })).toThrow(`${name} is 0`);
      expect(() => withDefaults({ [name]: NaN })).toThrow(RangeError);
      // A rate need not be whole.
      expect(() => withDefaults({ [name]: 0.5 })).not.toThrow();
    }
  });
});

it("a listener to which nothing has come has counted nothing", async () => {
  const clock = new VirtualClock();
  const local = { host: "127.0.0.1", port: 26_000 };
  const house = { facts: () => undefined, welcome: () => undefined };
  const options = { transport: new MemoryNetwork(clock), clock, local };
  const { statistics } = await Listener.open(house as never, options);
  const counts = (all: object): number[] =>
    Object.values(all).flatMap((one: number | object) =>
      typeof one === "number" ? [one] : counts(one),
    );
  // Eight sums, seven reasons to drop a packet, and six ends of connections.
  expect(counts(statistics)).toEqual(Array<number>(8 + 7 + 6).fill(0));
});

describe("what a server tells whoever asks", () => {
  const facts = {
    name: "a server with a long name",
    map: "a map with a long name",
    players: [
      { name: "Ranger", colors: 0x4d, seconds: 3725.9 },
      { name: "\0\xff\u0100x", colors: 0, seconds: 0 },
    ],
    maxPlayers: 16,
    rules: [
      ["demo_length", "12.5"],
      ["a rule with a long name", "a value that is long"],
    ] as const,
  };
  const ask = (question: object, address = "10.0.0.1:26000") =>
    answerTo(question as Control, facts, address);

  it("is where it is, what is played and how many play, in 15 characters each", () => {
    expect(ask({ type: "ccreq_server_info" })).toEqual({
      type: "ccrep_server_info",
      address: "10.0.0.1:26000",
      hostname: "a server with a",
      levelname: "a map with a lo",
      players: 2,
      maxplayers: 16,
      version: 3,
    });
  });

  it("has no address that is longer than any of IPv4", () => {
    const address = (text: string) =>
      (ask({ type: "ccreq_server_info" }, text) as { address: string }).address;
    expect(address("255.255.255.255:65535")).toBe("255.255.255.255:65535");
    expect(address("[2001:db8::1:1]:26000")).toBe("[2001:db8::1:1]:26000");
    expect(address("[2001:db8::1:10]:26000")).toBe("");
  });

  it("is a player, whole seconds of his, and nothing where there is none", () => {
    expect(ask({ type: "ccreq_player_info", player: 0 })).toEqual({
      type: "ccrep_player_info",
      player: 0,
      name: "Ranger",
      colors: 0x4d,
      frags: 0,
      connecttime: 3725,
      address: "private",
    });
    expect(ask({ type: "ccreq_player_info", player: 1 })).toMatchObject({
      player: 1,
      name: "???x",
    });
    expect(ask({ type: "ccreq_player_info", player: 2 })).toBeUndefined();
  });

  it("is each rule after the one before, an empty answer after the last, and nothing for others", () => {
    const rule = (before: string) => ask({ type: "ccreq_rule_info", rule: before });
    expect(rule("")).toEqual({ type: "ccrep_rule_info", rule: "demo_length", value: "12.5" });
    expect(rule("demo_length")).toEqual({
      type: "ccrep_rule_info",
      rule: "a rule with a l",
      value: "a value that is",
    });
    // ERRATA 109: who asks for the next rule names the one before as it was sent.
    expect(rule("a rule with a l")).toEqual({ type: "ccrep_rule_info" });
    expect(rule("sv_gravity")).toBeUndefined();
    expect(ask({ type: "ccreq_rcon" })).toBeUndefined();
  });

  it("takes no more than 64 bytes", () => {
    const answers = [
      ask({ type: "ccreq_server_info" }, "255.255.255.255:65535"),
      ask({ type: "ccreq_player_info", player: 0 }),
      ask({ type: "ccreq_rule_info", rule: "demo_length" }),
    ];
    for (const answer of answers) expect(controlPacket(answer!).length).toBeLessThanOrEqual(64);
  });
});
