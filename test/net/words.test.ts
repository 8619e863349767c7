import { describe, expect, it } from "vitest";
import { codecs as quake2Codecs } from "../../generated/quake2.ts";
import { Outbox } from "../../quake/net/channel/outbox.ts";
import { wordsPacket } from "../../quake/net/netchan/handshake.ts";
import { WordsDoor } from "../../quake/net/proxy/netchan/words-door.ts";
import { WordsPassage } from "../../quake/net/proxy/netchan/words-passage.ts";
import { FrameSender } from "../../quake/net/serve/netchan/frame-sender.ts";
import { Pace } from "../../quake/net/serve/play/pace.ts";
import { SERVED_QUAKE2 } from "../../quake/net/serve/netchan/served-quake2.ts";
import { PackedBytes } from "../../quake/net/serve/reel/packed-bytes.ts";
import { ReelClock } from "../../quake/net/serve/reel/reel-clock.ts";
import type { Address } from "../../quake/net/transport/address.ts";
import { TokenBucket, HostBuckets } from "../../quake/net/transport/token-bucket.ts";
import type { Receive, Socket } from "../../quake/net/transport/transport.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { Challenges } from "../../quake/net/words/challenges.ts";
import { QUAKE2_WORDS, quake2RequestOf } from "../../quake/net/words/quake2-words.ts";
import { QUAKEWORLD_WORDS } from "../../quake/net/words/quakeworld-words.ts";
import { asksForChallenge, isWords } from "../../quake/net/words/words.ts";
import { codecNamed } from "../../recording/index.ts";
import { Reader } from "../../runtime/bytes/reader.ts";

/* Words outside of connections, and what waits: forms are the engines' (ERRATA 70, 86), figures the comments'. */
const at = (host: string, port = 1): Address => ({ host, port });
const textOf = (packet: Uint8Array) => Buffer.from(packet).toString("latin1");

describe("words", () => {
  it("are after four bytes of 0xff, and ask for a challenge where they say so", () => {
    expect([isWords(wordsPacket("a")), isWords(wordsPacket(""))]).toEqual([true, false]);
    for (let i = 0; i < 4; i++) {
      const packet = wordsPacket("abc");
      packet[i] = 0xfe;
      expect(isWords(packet)).toBe(false);
    }
    const asks = (text: string) => asksForChallenge(wordsPacket(text));
    expect(["getchallenge\n", "getchallenge", "getchalleng", "xgetchallenge"].map(asks)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    // Four bytes and 27 letters: a packet of 32 bytes asks for nothing.
    expect([asks("getchallenge".padEnd(27)), asks("getchallenge".padEnd(28))]).toEqual([
      true,
      false,
    ]);
  });

  it("of QuakeWorld have a number, and what is offered after it", () => {
    const { challengeOf, challenge, requestOf, answerOf, accept, print } = QUAKEWORLD_WORDS;
    const words = (text: string) => challengeOf(wordsPacket(text));
    expect(["c5\0", "c-7", "c5\0more", "c5x", "d5\0", "c12345678901\0"].map(words)).toEqual([
      5,
      -7,
      5,
      undefined,
      undefined,
      undefined,
    ]);
    expect(textOf(challenge(9))).toBe("\xff\xff\xff\xffc9\0");
    expect(textOf(challenge(9, wordsPacket("c123\0PEXT")))).toBe("\xff\xff\xff\xffc9\0PEXT");
    const request = requestOf(wordsPacket('connect 28 7 -5 "\\name\\a"\n'))!;
    expect(request.number).toBe(-5);
    expect(textOf(request.answering(66))).toBe('\xff\xff\xff\xffconnect 28 7 66 "\\name\\a"\n');
    expect(requestOf(wordsPacket('connect 27 7 -5 "a"'))).toBeUndefined();
    const answers = [accept, print("no"), wordsPacket("k"), new Uint8Array(3)].map(answerOf);
    expect(answers).toEqual(["accepted", "refused", undefined, undefined]);
  });

  it("of Quake II have the protocol, too", () => {
    const { challengeOf, challenge, requestOf, answerOf, accept, print } = QUAKE2_WORDS;
    const words = (text: string) => challengeOf(wordsPacket(text));
    expect(["challenge 5", "challenge -7 p=34", "challenge 5x", "c5"].map(words)).toEqual([
      5,
      -7,
      undefined,
      undefined,
    ]);
    expect(textOf(challenge(9))).toBe("\xff\xff\xff\xffchallenge 9");
    const packet = wordsPacket('connect 35 200 -5 "\\name\\a" 1390\n');
    expect(quake2RequestOf(packet)).toEqual({ protocol: 35, qport: 200 });
    expect(textOf(requestOf(packet)!.answering(66))).toBe(
      '\xff\xff\xff\xffconnect 35 200 66 "\\name\\a" 1390\n',
    );
    expect(requestOf(packet)!.number).toBe(-5);
    expect(requestOf(wordsPacket('connect 33 1 2 "a"'))).toBeUndefined();
    const answers = [accept, print("no"), wordsPacket("client_connected"), wordsPacket("x")];
    expect(answers.map(answerOf)).toEqual(["accepted", "refused", undefined, undefined]);
  });
});

describe("challenges", () => {
  it("are good for half a minute to a minute, for one address", () => {
    const clock = new VirtualClock();
    const challenges = new Challenges(clock);
    const [here, there] = [at("10.0.0.2"), at("10.0.0.2", 2)];
    let number = 0;
    const take = (given: number) => ((number = given), [new Uint8Array(5)]);
    clock.advance(29);
    expect(challenges.answer(5, here, take)?.length).toBe(5);
    expect(`${number}`).toMatch(/^\d{9}$/);
    const isGood = () => challenges.isAnswered(number, here);
    expect([
      isGood(),
      challenges.isAnswered(number, there),
      challenges.isAnswered(number + 1, here),
    ]).toEqual([true, false, false]);
    clock.advance(30.9);
    expect(isGood()).toBe(true);
    clock.advance(0.1);
    expect(isGood()).toBe(false);
  });

  it("bring an address no more bytes than came from there, but for this machine", () => {
    const challenges = new Challenges(new VirtualClock());
    const sizes = (from: Address, asked: number, ...lengths: number[]) =>
      challenges.answer(asked, from, () => lengths.map((length) => new Uint8Array(length)))?.length;
    const far = at("10.0.0.2");
    expect([sizes(far, 10, 20, 10), sizes(far, 5, 6), sizes(far, 1, 6), sizes(far, 5, 6)]).toEqual([
      10,
      undefined,
      6,
      undefined,
    ]);
    expect(sizes(at("127.0.0.1"), 1, 2000)).toBe(2000);
    // Of 4096 addresses it is known how much came; the first is forgotten.
    expect(sizes(at("10.0.1.1"), 10, 99)).toBeUndefined();
    for (let i = 0; i < 4094; i++) sizes(at("10.0.2.2", i), 1, 99);
    expect(sizes(far, 1, 6)).toBe(6);
    sizes(at("10.0.3.3"), 1, 99);
    expect(sizes(at("10.0.1.1"), 0, 1)).toBeUndefined();
  });
});

describe("the door of a proxy of QuakeWorld", () => {
  function door(hasOffers = true) {
    const clock = new VirtualClock();
    const put: string[] = [];
    const dropped: string[] = [];
    const sockets: { receive: Receive; sent: string[]; closed: number }[] = [];
    const server = at("10.0.0.1", 27_500);
    const playing = new Set<string>();
    const open = async (receive: Receive): Promise<Socket> => {
      const own = { receive, sent: [] as string[], closed: 0 };
      sockets.push(own);
      return {
        address: server,
        dropped: { congested: 0, refused: 0 },
        send: (packet) => void own.sent.push(textOf(packet).slice(4)),
        close: async () => void own.closed++,
      };
    };
    const own = new WordsDoor(
      { words: QUAKEWORLD_WORDS, hasOffers } as never,
      {
        clock,
        server,
        open,
        isThere: ({ host }: Address) => playing.has(host),
        put: (packet: Uint8Array) => void put.push(textOf(packet).slice(4)),
        drop: (reason: string) => void dropped.push(reason),
        failed: (error: unknown) => expect.fail(String(error)),
      } as never,
    );
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    return { own, clock, put, dropped, sockets, server, playing, turn };
  }
  const asks = wordsPacket("getchallenge\n");
  const here = at("127.0.0.1");

  it("asks the server what it offers, again after five seconds, and hands that on", async () => {
    const { own, clock, put, sockets, server, turn } = door();
    await turn();
    expect(sockets.map(({ sent }) => sent)).toEqual([["getchallenge\n"]]);
    own.receive(asks, here);
    await turn();
    expect(put.at(-1)).toMatch(/^c\d{9}\0$/);
    clock.advance(5);
    own.look();
    own.receive(asks, here);
    await turn();
    expect(sockets[0]!.sent.length).toBe(2);
    sockets[0]!.receive(wordsPacket("c1\0FAKE"), at("10.0.0.9"));
    sockets[0]!.receive(wordsPacket("print\n"), server);
    own.receive(asks, here);
    expect(put.at(-1)).toMatch(/^c\d{9}\0$/);
    sockets[0]!.receive(wordsPacket("c1\0PEXT"), server);
    sockets[0]!.receive(wordsPacket("c1\0LATER"), server);
    own.receive(asks, here);
    expect(put.at(-1)).toMatch(/^c\d{9}\0PEXT$/);
    own.look();
    await turn();
    expect(sockets[0]!.closed).toBe(1);
    await own.close();
    expect(sockets[0]!.closed).toBe(1);
    expect(door(false).sockets).toEqual([]);
  });

  it("lets in who answers his number, and drops the rest by reason", async () => {
    const { own, put, dropped, playing } = door();
    own.receive(asks, here);
    const number = put[0]!.slice(1, 10);
    const request = (challenge: string) => wordsPacket(`connect 28 7 ${challenge} "\\name\\a"\n`);
    const passage = own.receive(request(number), here) as WordsPassage;
    expect(passage).toBeInstanceOf(WordsPassage);
    // A server's number asks with it, once.
    const answers = ["c7", "c7", "c8"].map((text) =>
      passage.answer(wordsPacket(text), {} as never),
    );
    expect(answers).toEqual([{ kind: "asks" }, { kind: "dropped", reason: "stale" }, answers[0]]);
    expect(own.receive(request("5"), here)).toBe("taken");
    expect(own.receive(request(number), at("127.0.0.1", 2))).toBe("taken");
    expect(own.receive(wordsPacket("x".repeat(2044)), here)).toBe("taken");
    expect(dropped).toEqual(["stranger", "stranger", "stranger"]);
    own.receive(wordsPacket("x".repeat(2045)), here);
    expect(dropped.at(-1)).toBe("malformed");
    expect(own.receive(new Uint8Array(8), here)).toBeUndefined();
    playing.add("10.0.0.7");
    expect(own.receive(asks, at("10.0.0.7"))).toBeUndefined();
  });

  it("looks at 64 words of a host at once, and 16 a second then", () => {
    const { own, clock, dropped } = door();
    for (let i = 0; i < 65; i++) own.receive(asks, here);
    expect(dropped).toEqual(["flood"]);
    clock.advance(1);
    for (let i = 0; i < 17; i++) own.receive(asks, here);
    expect(dropped).toEqual(["flood", "flood"]);
  });
});

describe("what waits", () => {
  it("in an outbox has sixteen bytes more each, up to its limit", () => {
    const outbox = new Outbox(100);
    outbox.add(new Uint8Array(60));
    expect([outbox.length, outbox.nextLength]).toEqual([1, 60]);
    expect(() => outbox.add(new Uint8Array(9))).toThrow("1 messages wait, 76 bytes of 100");
    outbox.add(new Uint8Array(8));
    outbox.take();
    expect([outbox.length, outbox.nextLength]).toEqual([1, 8]);
    outbox.add(new Uint8Array(60));
    for (let i = 0; i < 3; i++) outbox.take();
    expect([outbox.take(), outbox.nextLength]).toEqual([undefined, 0]);
    outbox.add(new Uint8Array(84));
  });

  it("of a rate is as much as is in store, and no more", () => {
    const bucket = new TokenBucket(2, 3, 10);
    expect([1, 2, 3, 4].map(() => bucket.take(10))).toEqual([true, true, true, false]);
    expect([bucket.take(10.4), bucket.take(10.5), bucket.take(10.9)]).toEqual([false, true, false]);
    expect([1, 2, 3, 4].map(() => bucket.take(100))).toEqual([true, true, true, false]);
    const hosts = new HostBuckets(1, 1, 2);
    expect(["a", "b", "a", "c", "b"].map((host) => hosts.take(host, 0))).toEqual([
      // The quietest is forgotten where a third one comes: that is b.
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(hosts.size).toBe(2);
  });

  it("of a recording is due by its speed, and a second late goes on from there", () => {
    const pace = new Pace(2);
    expect([pace.until(4, 100), pace.until(6, 100), pace.until(6, 101)]).toEqual([0, 1, 0]);
    // Half a second late is caught up, and more than a second is not.
    expect([pace.until(8, 102.5), pace.until(10, 102.5)]).toEqual([0, 0.5]);
    expect([pace.until(10, 104.5), pace.until(12, 104.5)]).toEqual([0, 1]);
    expect([pace.until(12, 106), pace.until(14, 106)]).toEqual([0, 0.5]);
    pace.speed = 1;
    expect([pace.until(14, 200), pace.until(15, 200)]).toEqual([0, 1]);
    pace.stop();
    expect([pace.until(15, 300), pace.until(15.5, 300)]).toEqual([0, 0.5]);
  });

  it("of frames is the last, until the client has a packet of those that it came with", () => {
    const sent: number[] = [];
    const channel = { heard: undefined as object | undefined, outgoing: 7 };
    const peer = { channel, sendUnreliable: (bytes: Uint8Array) => void sent.push(bytes.length) };
    const frames = new FrameSender(peer as never, 10);
    frames.repeat();
    expect([frames.hasShown, sent]).toEqual([false, [0]]);
    frames.send(new Uint8Array(11));
    expect([frames.lost, frames.hasShown]).toEqual([1, false]);
    frames.send(new Uint8Array(10));
    expect([frames.lost, frames.hasShown, sent]).toEqual([1, true, [0, 10]]);
    // It came with packet 6.
    const repeated = (acknowledged: number) => {
      channel.heard = { acknowledged };
      frames.repeat();
      return sent.at(-1);
    };
    expect([repeated(5), repeated(6), repeated(7)]).toEqual([10, 0, 0]);
    frames.forget();
    expect([frames.hasShown, repeated(5)]).toEqual([false, 0]);
  });

  it("of bytes is kept as copies, in pieces of a MiB or more", () => {
    const packed = new PackedBytes();
    const one = Uint8Array.of(1, 2);
    const kept = packed.keep(one);
    one[0] = 9;
    const other = packed.keep(new Uint8Array((1 << 20) - 2).fill(3));
    expect([[...kept], other.buffer === kept.buffer, packed.length]).toEqual([
      [1, 2],
      true,
      1 << 20,
    ]);
    expect(packed.keep(Uint8Array.of(5)).buffer).not.toBe(kept.buffer);
    expect(packed.keep(new Uint8Array((1 << 20) + 1)).length).toBe((1 << 20) + 1);
    expect([...kept]).toEqual([1, 2]);
  });

  it("of frames is four milliseconds apart at least, and two seconds at most", () => {
    const clock = new ReelClock();
    clock.begin();
    clock.tick(10);
    expect(clock.seconds).toBe(0);
    clock.frame();
    clock.frame();
    expect(clock.seconds).toBeCloseTo(0.004, 9);
    clock.tick(13);
    expect(clock.seconds).toBeCloseTo(2.004, 9);
    clock.tick(13.5);
    expect(clock.seconds).toBeCloseTo(2.504, 9);
  });
});

describe("a Quake II server of recordings", () => {
  const codec = codecNamed(quake2Codecs, "34");
  const read = (bytes: Uint8Array) => codec.decode(new Reader(bytes));
  const { shown, print, goodbye, signOn, reasonAgainst, turn, packet } = SERVED_QUAKE2;

  it("shows all but what is a server's or a client's own, in protocol 34", () => {
    for (const type of ["nop", "disconnect", "reconnect", "download", "stufftext"])
      expect(shown({ type })).toBeUndefined();
    expect(shown({ type: "sound" })).toEqual({ type: "sound" });
    const request = (protocol: number) => wordsPacket(`connect ${protocol} 1 2 "a"`);
    expect([reasonAgainst(request(34)), reasonAgainst(request(35))]).toEqual([
      undefined,
      "Recordings are in protocol 34.\n",
    ]);
    expect(read(print("a"))).toMatchObject({ type: "print", level: 2, text: "a" });
    expect([read(goodbye).type, turn([1, 2, 3]).length, packet]).toEqual(["disconnect", 0, 1390]);
  });

  it("sends all of a level at once, and then waits for its client", () => {
    const one = (type: string, more: object = {}) => ({
      message: { type, ...more },
      bytes: Uint8Array.of(1),
    });
    const steps = signOn([one("serverdata", { servercount: 7 }), one("configstring")]);
    expect([steps.answer("begin 7"), steps.answer("")]).toEqual([undefined, undefined]);
    const [, , precache] = steps.answer("new")!;
    expect(read(precache!)).toMatchObject({ type: "stufftext", text: "precache 7\n" });
    expect([steps.answer("new"), steps.isOver]).toEqual([undefined, false]);
    expect([steps.answer("begin 7"), steps.isOver, steps.answer("begin 7")]).toEqual([
      [],
      true,
      undefined,
    ]);
    expect(read(signOn([]).answer("new")![0]!)).toMatchObject({ text: "precache 0\n" });
  });
});
