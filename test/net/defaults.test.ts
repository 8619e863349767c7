import { describe, expect, it } from "vitest";
import { Channel } from "../../quake/net/channel/channel.ts";
import { readPacket } from "../../quake/net/channel/packet.ts";
import { Peer } from "../../quake/net/channel/peer.ts";
import { Netchan } from "../../quake/net/netchan/netchan.ts";
import { ClientCommands } from "../../quake/net/serve/client-commands.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { codecs } from "../../generated/netquake_client.ts";
import { codecNamed } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/* What options are where nobody gives them: as the comments of their types say. */
const bytes = (length: number) => new Uint8Array(length);

describe("a channel, by default", () => {
  function channel(options = {}) {
    const sent: Uint8Array[] = [];
    return { own: new Channel((packet) => sent.push(packet), options), sent };
  }

  it("has 1024 bytes in a packet, and 8000 in a message that must arrive", () => {
    const { own, sent } = channel();
    own.sendUnreliable(bytes(1024));
    expect(() => own.sendUnreliable(bytes(1025))).toThrow(/1024 at most/);
    own.sendReliable(0, bytes(8000));
    expect(() => own.sendReliable(0, bytes(8001))).toThrow(/8000 at most/);
    expect(sent.map(({ length }) => length)).toEqual([8 + 1024, 8 + 1024]);
  });

  it("has as much in a packet as UDP has room for, and no more", () => {
    // 65535 bytes of IPv4, without its header of 20, UDP's of 8 and a packet's of 8.
    for (const option of ["fragment", "unreliable"]) {
      expect(() => channel({ [option]: 65_499 })).not.toThrow();
      expect(() => channel({ [option]: 65_500 })).toThrow(RangeError);
    }
    for (const option of ["longest", "queue", "longestReceived", "resendAfter"])
      expect(() => channel({ [option]: 0 })).toThrow(RangeError);
  });

  it("has 262144 bytes wait, sixteen more for each message, and sends again after a second", () => {
    const { own } = channel({ longest: 1e6 });
    own.sendReliable(5, bytes(1));
    expect(own.due).toBe(6);
    own.sendReliable(0, bytes(262_144 - 16));
    expect(() => own.sendReliable(0, bytes(0))).toThrow(/262128|262144/);
    expect(own.pending).toBe(2);
    expect(() => channel({ longest: 1e6 }).own.sendReliable(0, bytes(262_144 - 15))).toThrow(
      /no room/,
    );
  });

  it("takes 64000 bytes in a message that must arrive", () => {
    const receive = (length: number) => {
      const { sent, own } = channel({ longest: 1e6, fragment: 65_000 });
      own.sendReliable(0, bytes(length));
      return channel().own.receive(0, sent[0]!)!.kind;
    };
    expect([receive(64_000), receive(64_001)]).toEqual(["reliable", "overflow"]);
  });
});

describe("a netchan, by default", () => {
  const wire = {
    read: () => undefined,
    write: ({ messages }: { messages: Uint8Array }) => messages,
  };
  const netchan = (options = {}) => {
    const sent: number[] = [];
    return {
      own: new Netchan(wire as never, ({ length }) => void sent.push(length), options),
      sent,
    };
  };

  it("has 1390 bytes in a packet, and 262144 wait", () => {
    const { own, sent } = netchan();
    own.sendUnreliable(bytes(1390), 0);
    expect(() => own.sendUnreliable(bytes(1391), 0)).toThrow(/1390/);
    expect(sent).toEqual([1390]);
    let count = 0;
    // Each takes 1000 bytes of the 262144.
    expect(() => {
      for (; count < 1000; count++) own.sendReliable(0, bytes(984));
    }).toThrow(/no room/);
    expect(count).toBe(262);
    expect(() => netchan({ packet: 65_000 })).not.toThrow();
    expect(() => netchan({ packet: 65_001 })).toThrow(RangeError);
  });

  it("sends again a tenth of a second after it sent", () => {
    const { own } = netchan();
    expect(own.due).toBeUndefined();
    own.sendReliable(3, bytes(1));
    expect(own.due).toBe(3);
    own.sendUnreliable(bytes(0), 4);
    expect(own.due).toBeCloseTo(4.1, 9);
  });
});

it("a peer is given up after 30 seconds of silence, by default", () => {
  const clock = new VirtualClock();
  const lost: number[] = [];
  const events = { message() {}, lost: () => lost.push(clock.now()) };
  new Peer(clock, () => {}, events);
  clock.advance(29.9);
  expect(lost).toEqual([]);
  clock.advance(1);
  expect(lost).toEqual([30]);
});

describe("what a client of a server of recordings says", () => {
  const said = (version: string, ...messages: object[]) => {
    const codec = codecNamed<AnyMessage>(codecs as never, version);
    const w = new Writer();
    for (const message of messages) codec.encode(w, message as AnyMessage);
    return written(w).slice();
  };
  const command = (text: string) => ({ type: "stringcmd", text });
  const move = {
    type: "move",
    time: 1,
    angles: [0, 90, 0],
    forwardmove: 0,
    sidemove: 0,
    upmove: 0,
    buttons: 0,
    impulse: 0,
  };

  it("is commands by their first words, after moves of either width", () => {
    for (const [version, isFitzQuake] of [
      ["15", false],
      ["666", true],
    ] as const) {
      const own = new ClientCommands(isFitzQuake);
      const all = said(version, move, command("prespawn"), move, command("spawn 1"));
      expect(own.read(all)).toEqual(["prespawn", "spawn"]);
      expect(own.read(said(version, { type: "disconnect" }))).toEqual(["disconnect"]);
      expect(own.read(Uint8Array.of(99))).toEqual([]);
    }
    const own = new ClientCommands(false);
    const words = (text: string) => own.read(said("15", command(text)));
    expect(["disconnect", "a".repeat(16), "a".repeat(17), "Say", "kill;", ""].map(words)).toEqual([
      [],
      ["a".repeat(16)],
      [],
      [],
      [],
      [],
    ]);
  });

  it("is his name of 15 letters, and his colours", () => {
    const own = new ClientCommands(false);
    const say = (text: string) => own.read(said("15", command(text)));
    say('name "a b"\n');
    expect(own.name).toBe("a b");
    say(`name ${"x".repeat(40)}`);
    expect(own.name).toBe("x".repeat(15));
    say("name");
    expect([own.name, own.colors]).toEqual(["", 0]);
    say("color 4 13");
    expect(own.colors).toBe(16 * 4 + 13);
    say("color 17 18");
    expect(own.colors).toBe(16 + 2);
    say("color 5");
    expect(own.colors).toBe(16 + 2);
  });
});

it("a packet of a channel has a header of eight bytes", () => {
  const sent: Uint8Array[] = [];
  new Channel((packet) => sent.push(packet)).sendUnreliable(Uint8Array.of(7));
  expect([sent[0]!.length, readPacket(sent[0]!)]).toEqual([
    9,
    { type: "unreliable", sequence: 0, payload: Uint8Array.of(7) },
  ]);
});
