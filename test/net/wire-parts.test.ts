import { describe, expect, it } from "vitest";
import { codecNamed } from "../../recording/index.ts";
import { codecs } from "../../generated/netquake_client.ts";
import { q2pro_client_packet } from "../../generated/q2pro_client_packet.ts";
import { q2pro_packet } from "../../generated/q2pro_packet.ts";
import { joinByWords } from "../../quake/net/netchan/join-by-words.ts";
import { Handshake, wordsPacket } from "../../quake/net/netchan/handshake.ts";
import { schemaWire } from "../../quake/net/netchan/netchan-wire.ts";
import { ClientMessages, readClientMessages } from "../../quake/net/netquake/client-messages.ts";
import { otherServer } from "../../quake/net/query/other-server.ts";
import { MemoryNetwork } from "../../quake/net/transport/memory-network.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import type { Address } from "../../quake/net/transport/address.ts";
import { NetError } from "../../quake/net/transport/errors.ts";
import { encodePacket } from "../../runtime/packet.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";

describe("what else than a NetQuake server answers", () => {
  const answer = (text: string) => otherServer(textToBytes(text));
  const MARK = "\xff\xff\xff\xff";

  it("is known by its words, its name and its map", () => {
    expect(answer(`${MARK}n\\hostname\\My server\\map\\dm4\n1 2 3`)).toMatchObject({
      what: 'a QuakeWorld server, "My server", "dm4"',
    });
    expect(answer(`${MARK}print\n\\mapname\\q2dm1\\hostname\\A\\map\\x`)!.what).toBe(
      'a Quake II server, "A", "q2dm1"',
    );
    expect(answer(`${MARK}infoResponse\n\\gameversion\\1\\x\\y`)!.what).toBe("a DarkPlaces server");
    expect(answer(`${MARK}infoResponse\n\\x\\y`)!.what).toBe(
      "a server of Quake III's or DarkPlaces' kind",
    );
    expect(answer(`${MARK}statusResponse`)!.what).toBe(
      "a server of Quake III's or DarkPlaces' kind",
    );
    // A value without its end is not taken.
    expect(answer(`${MARK}n\\hostname\\a\\map`)!.what).toBe('a QuakeWorld server, "a"');
  });

  it("is nothing where nobody knows the words, or the four bytes before them", () => {
    for (const text of [
      MARK,
      `${MARK}n`,
      `${MARK}m\\a`,
      "n\\hostname\\a",
      `\xff\xff\xff\xfen\\a\\b`,
      "",
    ])
      expect([text, answer(text)]).toEqual([text, undefined]);
  });

  it("gives no more of a name than 40 characters, and nothing that a terminal would heed", () => {
    expect(answer(`${MARK}n\\hostname\\${"a".repeat(50)}`)!.what).toBe(
      `a QuakeWorld server, "${"a".repeat(40)}"`,
    );
    expect(answer(`${MARK}n\\hostname\\a\x1bb~ \x7f`)!.what).toBe('a QuakeWorld server, "a?b~ ?"');
  });
});

describe("pieces of a packet of Q2PRO", () => {
  const wire = schemaWire(q2pro_packet as never, q2pro_client_packet as never, { qport: 7 });
  const header = { reliable: 0, acknowledged: 3, reliableacknowledged: 1 };
  /** ERRATA: a piece has its place, and whether more follow. */
  const piece = (sequence: number, place: number, more: number, part: number[]) =>
    wire.read(
      encodePacket(
        q2pro_packet as never,
        {
          type: "block",
          ...header,
          sequence,
          cut: 1,
          place,
          more,
          part: Uint8Array.from(part),
        } as never,
      ),
    );

  it("are one packet when the last one has come, each where the one before ended", () => {
    expect(piece(5, 0, 1, [1, 2])).toBe("piece");
    expect(piece(5, 2, 1, [3])).toBe("piece");
    expect(piece(5, 3, 0, [4, 5])).toMatchObject({
      ...header,
      sequence: 5,
      messages: Uint8Array.of(1, 2, 3, 4, 5),
    });
  });

  it("are nothing where one is missing, comes twice, or is of another packet", () => {
    expect([piece(6, 0, 1, [1, 2]), piece(6, 3, 0, [9])]).toEqual(["piece", "piece"]);
    expect(piece(6, 2, 0, [3])).toMatchObject({ messages: Uint8Array.of(1, 2, 3) });
    expect(piece(6, 2, 0, [3])).toBe("piece");
    expect([piece(7, 0, 1, [1]), piece(8, 1, 0, [2])]).toEqual(["piece", "piece"]);
    // A first piece of another number begins anew; of the same it comes twice.
    expect([piece(8, 0, 1, [7]), piece(8, 0, 1, [7])]).toEqual(["piece", "piece"]);
    expect(piece(8, 1, 0, [8])).toMatchObject({ sequence: 8, messages: Uint8Array.of(7, 8) });
    expect(piece(9, 0, 0, [9])).toMatchObject({ messages: Uint8Array.of(9) });
    // A place has 15 bits, and a datagram 65507 bytes.
    expect(piece(10, 0, 1, Array(32_767).fill(1))).toBe("piece");
    const last = piece(10, 32_767, 0, Array(65_000).fill(2)) as { messages: Uint8Array };
    expect([last.messages.length, last.messages.indexOf(2)]).toEqual([97_767, 32_767]);
  });

  it("are no words, which begin with four bytes of 0xff; and what is cut off is nothing", () => {
    expect(wire.read(wordsPacket("print\n"))).toBe("connectionless");
    expect(wire.read(Uint8Array.of(1, 2, 3))).toBeUndefined();
  });
});

describe("a client's messages in NetQuake", () => {
  const move = {
    forward: 100,
    side: -50,
    up: 3,
    attack: true,
    jump: false,
    use: false,
    impulse: 7,
  };
  const angles: [number, number, number] = [1.40625, 90, -1.40625];
  const read = (version: string, bytes: Uint8Array) => readClientMessages(bytes, version);
  const begin = (messages: ClientMessages, serverversion: number) =>
    messages.begin({ serverversion } as never);

  it("have angles of 8 bits in id's protocol, and of 16 in all others, or where they are asked for", () => {
    expect(codecNamed(codecs, "15").from).toBe(0);
    // An id, a time, three angles, three speeds of 16 bits, buttons and an impulse.
    const sizes = (hasFineAngles: boolean) => {
      const messages = new ClientMessages(hasFineAngles);
      const lengths = [messages.move({ ...move, angles }).length];
      for (const version of [15, 666, 999, 15]) {
        begin(messages, version);
        lengths.push(messages.move({ ...move, angles }).length);
      }
      return lengths;
    };
    const [plain, fine] = [1 + 4 + 3 + 6 + 2, 1 + 4 + 6 + 6 + 2];
    expect(sizes(false)).toEqual([plain, plain, fine, fine, plain]);
    expect(sizes(true)).toEqual([fine, fine, fine, fine, fine]);
  });

  it("say all of a move, with the server's time", () => {
    const messages = new ClientMessages(false);
    const sent = (more: object) => read("15", messages.move({ ...move, angles, ...more } as never));
    const expected = {
      type: "move",
      angles,
      forwardmove: 100,
      sidemove: -50,
      upmove: 3,
      impulse: 7,
    };
    expect(sent({})).toEqual([{ ...expected, time: 0, buttons: 1 }]);
    messages.time = 2.5;
    expect(sent({ jump: true })).toEqual([{ ...expected, time: 2.5, buttons: 3 }]);
    expect(sent({ attack: false, jump: true })).toEqual([{ ...expected, time: 2.5, buttons: 2 }]);
    begin(messages, 15);
    expect(sent({ attack: false })).toEqual([{ ...expected, time: 0, buttons: 0 }]);
  });
});

describe("words that lead to a connection", () => {
  const server: Address = { host: "10.0.0.1", port: 27_500 };

  /** What is sent, and when. */
  function asked(
    answer: (packet: Uint8Array) => object | undefined = () => undefined,
    signal?: AbortSignal,
  ) {
    const clock = new VirtualClock();
    const sent: string[] = [];
    const unanswered: number[] = [];
    const handshake = new Handshake<string>(clock, server, {
      game: "QuakeWorld",
      timeout: 1,
      tries: 3,
      first: "a",
      answer: answer as never,
      unanswered: (tries) => void unanswered.push(tries),
    });
    const socket = {
      send: (packet: Uint8Array, to: Address) => {
        expect(to).toEqual(server);
        sent.push(`${clock.now()} ${Buffer.from(packet.subarray(4)).toString("latin1")}`);
      },
    };
    const result = handshake.run(socket as never, signal);
    const receive = (text: string, from = server) => handshake.receive(textToBytes(text), from);
    return { clock, sent, unanswered, handshake, result, receive };
  }

  it("are said three times, and then nobody is there", async () => {
    const { clock, sent, unanswered, handshake, result } = asked();
    clock.advance(9);
    expect(await result).toBeUndefined();
    expect(sent).toEqual(["0 a", "1 a", "2 a"]);
    expect(unanswered).toEqual([1, 2]);
    expect(handshake.noAnswer()).toBeInstanceOf(NetError);
    expect(handshake.noAnswer().message).toContain(
      "10.0.0.1:27500: no QuakeWorld server answers, asked 3 times",
    );
  });

  it("are others after each answer, and are then said three times again", async () => {
    const next = (packet: Uint8Array) => {
      const text = Buffer.from(packet).toString("latin1");
      return text === "done" ? { done: "in" } : text === "?" ? undefined : { say: text };
    };
    const { clock, sent, result, receive } = asked(next);
    clock.advance(1.5);
    receive("b");
    clock.advance(0.5);
    receive("b");
    receive("?");
    receive("c", { ...server, port: 1 });
    clock.advance(1);
    expect(sent).toEqual(["0 a", "1 a", "1.5 b", "2.5 b"]);
    receive("c");
    receive("d");
    // Answers change what is said as often as it is said, and no more often.
    receive("e");
    expect(sent.slice(4)).toEqual(["3 c", "3 d"]);
    receive("done");
    expect(await result).toBe("in");
    clock.advance(9);
    receive("f");
    expect(sent.length).toBe(6);
  });

  it("are said eight times a second apart, where nothing else is asked for", async () => {
    const clock = new VirtualClock();
    const network = new MemoryNetwork(clock);
    const times: number[] = [];
    await network.open(server, () => void times.push(clock.now()));
    const joining = joinByWords(server, { transport: network, clock }, "QuakeWorld", () => () => {
      return undefined;
    });
    const failed = expect(joining).rejects.toThrow("asked 8 times");
    await clock.run(20);
    await failed;
    expect(times).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("end where the server refuses, or whoever waits gives up", async () => {
    const refused = asked(() => {
      throw new NetError("rejected", "no room");
    });
    refused.receive("x");
    await expect(refused.result).rejects.toThrow("no room");
    const controller = new AbortController();
    const given = asked(undefined, controller.signal);
    controller.abort();
    expect(await given.result).toBeUndefined();
    given.clock.advance(9);
    expect(given.sent).toEqual(["0 a"]);
    const never = asked(undefined, AbortSignal.abort());
    expect([await never.result, never.sent]).toEqual([undefined, []]);
  });
});
