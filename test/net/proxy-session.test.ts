import { describe, expect, it } from "vitest";
import { ackPacket, dataPacket, unreliablePacket } from "../../quake/net/channel/packet.ts";
import type { NetchanPacket } from "../../quake/net/netchan/netchan-wire.ts";
import { QUAKEWORLD_RECORDING } from "../../quake/net/proxy/recording-style.ts";
import { FollowedGame } from "../../quake/net/proxy/netquake/followed-game.ts";
import { PassingNetchan } from "../../quake/net/proxy/netchan/passing-netchan.ts";
import type { Answered, PassingGame } from "../../quake/net/proxy/proxy-game.ts";
import { QUAKEWORLD_WORDS } from "../../quake/net/words/quakeworld-words.ts";
import { wordsPacket } from "../../quake/net/netchan/handshake.ts";
import { ProxySession } from "../../quake/net/proxy/proxy-session.ts";
import { Recorder } from "../../quake/net/proxy/recorder.ts";
import { ServerBlocks } from "../../quake/net/netquake/server-blocks.ts";
import { serverMessages } from "../../quake/net/serve/server-messages.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { MemoryTarget } from "../support/demo-hall.ts";

const SERVER = { host: "10.0.0.1", port: 26_000 };
const PLACE = { host: "10.0.0.1", port: 26_001 };
const CLIENT = { host: "10.0.0.2", port: 5 };
const packet = (number: number) => Uint8Array.of(number);
const QUESTION = packet(200);

/** A session of a proxy with a passage that answers as it is asked to: all that happens is written down. */
function session() {
  const clock = new VirtualClock();
  const seen: string[] = [];
  const note = (what: string) => void seen.push(`${clock.now()} ${what}`);
  const place = ({ port }: { port: number }) =>
    ({ 26000: "server", 26001: "game", 5: "client" })[port];
  let heard: "keep" | "asks" | "leaves" = "keep";
  let answered: Answered = { kind: "dropped", reason: "stranger" };
  const house = {
    clock,
    server: SERVER,
    advertised: SERVER,
    put: (bytes: Uint8Array, to: typeof CLIENT) => note(`${bytes[0]} to ${place(to)}`),
    drop: (reason: string) => note(`drops ${reason}`),
    failed: () => note("failed"),
    record: () => undefined as never,
    over: () => note("over"),
  };
  const passage = {
    client: CLIENT,
    question: QUESTION,
    said: [packet(1)],
    hear: () => heard,
    answer: () => answered,
    refusal: (reason: string) => (note(`refuses: ${reason.trim()}`), [packet(99)]),
  };
  const own = new ProxySession(house as never, passage);
  const socket = {
    send: (bytes: Uint8Array, to: typeof CLIENT) => note(`${bytes[0]} to ${place(to)}`),
    close: async () => note("closes"),
  };
  own.opened(socket as never);
  const state = { hasEnded: false, isMoving: false };
  const game = {
    server: PLACE,
    get hasEnded() {
      return state.hasEnded;
    },
    get isMoving() {
      return state.isMoving;
    },
    fromClient: (bytes: Uint8Array) => (bytes[0] === 66 ? undefined : bytes),
    fromServer: (bytes: Uint8Array) => (bytes[0] === 66 ? "stale" : undefined),
    goodbyes: () => ({ up: [packet(71)], down: [packet(72)] }),
    end: () => note("ends"),
    abandon: () => note("abandons"),
  } as PassingGame;
  /** What has happened since the last call. */
  const taken = () => seen.splice(0);
  return {
    own,
    clock,
    taken,
    state,
    hears: (what: typeof heard) => (heard = what),
    answers: (what: Answered, from = SERVER) => {
      answered = what;
      own.fromServer(packet(50), from);
    },
    accepted: { kind: "accepted", game, toClient: [packet(60)] } as Answered,
  };
}

describe("a client of a proxy that waits for the server", () => {
  it("is asked for as joining clients ask: after 1, 1, 6, 7 … seconds, eight times, and sent away then", () => {
    const { own, clock, taken } = session();
    clock.advance(100);
    expect(taken()).toEqual([
      ...[0, 1, 2, 8, 15, 23, 32, 42].map((time) => `${time} 200 to server`),
      "53 refuses: The server does not answer.",
      "53 99 to client",
      "53 over",
    ]);
    expect(own.look(100, 1, 1)).toBe(false);
    expect(own.isOver).toBe(false);
  });

  it("has sixteen packets kept, and sent in order when the server lets it in", () => {
    const { own, clock, taken, answers, accepted } = session();
    taken();
    // One was said before.
    for (let i = 2; i <= 18; i++) own.fromClient(packet(i));
    expect(taken()).toEqual(["0 drops crowded", "0 drops crowded"]);
    answers(accepted);
    expect(taken()).toEqual([
      "0 60 to client",
      ...Array.from({ length: 16 }, (_, i) => `0 ${i + 1} to game`),
    ]);
    clock.advance(100);
    expect(taken()).toEqual([]);
  });

  it("asks again at once where its client does, and leaves with it", () => {
    const { own, taken, hears } = session();
    taken();
    hears("asks");
    own.fromClient(packet(1));
    hears("leaves");
    own.fromClient(packet(1));
    expect(taken()).toEqual(["0 200 to server", "0 over"]);
  });

  it("does as the server says: another question, a refusal, and nothing", () => {
    const { own, taken, answers } = session();
    taken();
    answers({ kind: "dropped", reason: "malformed" });
    answers({ kind: "asks" });
    own.fromServer(packet(1), CLIENT);
    own.fromServer(packet(1), PLACE);
    expect(taken()).toEqual([
      "0 drops malformed",
      "0 200 to server",
      "0 drops stranger",
      "0 drops stranger",
    ]);
    const toServer = { server: PLACE, packets: [packet(81), packet(82)] };
    answers({ kind: "refused", toClient: [packet(80)], toServer });
    answers({ kind: "refused", toClient: [packet(83)] });
    expect(taken()).toEqual([
      "0 81 to game",
      "0 82 to game",
      "0 80 to client",
      "0 over",
      "0 83 to client",
      "0 over",
    ]);
  });
});

describe("a client of a proxy that plays", () => {
  function playing() {
    const all = session();
    all.answers(all.accepted);
    all.taken();
    return all;
  }

  it("has its packets handed on, both ways, but those that its game keeps back", () => {
    const { own, taken } = playing();
    own.fromClient(packet(1));
    own.fromClient(packet(66));
    own.fromServer(packet(2), PLACE);
    own.fromServer(packet(66), PLACE);
    own.fromServer(packet(3), SERVER);
    expect(taken()).toEqual(["0 1 to game", "0 2 to client", "0 drops stale", "0 drops stranger"]);
  });

  it("is over after ten seconds without a move, or the time that is set, of either side", () => {
    const look = (now: number, timeout: number, isMoving: boolean, heard: "client" | "server") => {
      const { own, clock, taken, state } = playing();
      state.isMoving = isMoving;
      clock.advance(100);
      if (heard === "client") own.fromClient(packet(66));
      else own.fromServer(packet(66), PLACE);
      taken();
      return [own.look(now, timeout, 1), ...taken()].join(", ");
    };
    // Heard of the server alone: the client has been silent since 0.
    expect(look(100, 101, false, "server")).toBe("false");
    expect(look(100, 100, false, "server")).toBe("true, 100 abandons");
    expect(look(100, 101, true, "server")).toBe("true, 100 abandons");
    // Heard of the client alone: the server has been silent since 0.
    expect(look(100, 101, true, "client")).toBe("false");
    expect(look(101, 101, true, "client")).toBe("true");
    expect(look(109.9, 200, true, "client")).toBe("false");
    expect(look(110, 200, true, "client")).toBe("true, 100 abandons");
    expect(look(104, 4, true, "client")).toBe("true, 100 abandons");
    // Heard of both.
    const { own, clock } = playing();
    clock.advance(100);
    own.fromServer(packet(2), PLACE);
    own.fromClient(packet(1));
    expect([own.look(159.9, 60, 1), own.look(160, 60, 1)]).toEqual([false, true]);
  });

  it("is forgotten some seconds after its game is over", () => {
    const { own, clock, state, taken } = playing();
    expect(own.isOver).toBe(false);
    clock.advance(5);
    own.fromClient(packet(66));
    state.hasEnded = true;
    expect(own.isOver).toBe(true);
    expect([own.look(14.9, 1, 10), own.look(15, 1, 10)]).toEqual([false, true]);
    void own.close();
    expect(taken()).toEqual(["5 ends", "5 closes"]);
  });

  it("and its server are sent a goodbye once when the proxy closes", () => {
    const { own, clock, taken } = playing();
    void own.close();
    void own.close();
    clock.advance(100);
    expect(taken()).toEqual(["0 71 to game", "0 72 to client", "0 ends", "0 closes"]);
    const waiting = session();
    waiting.taken();
    void waiting.own.close();
    waiting.clock.advance(100);
    expect(waiting.taken()).toEqual(["0 closes"]);
  });
});

describe("a recorder", () => {
  it("has a CD track from -1 to 255, which is the first line (DEM §1)", () => {
    const header = (options?: { cdtrack?: number }) => {
      const target = new MemoryTarget();
      const recorder = new Recorder(target, options);
      recorder.take(
        new ServerBlocks().read(serverMessages([{ type: "print", text: "a" }]), [0, 0, 0]),
      );
      recorder.end();
      return Buffer.from(target.files[0]!).toString("latin1").split("\n")[0];
    };
    expect([
      header(),
      header({ cdtrack: -1 }),
      header({ cdtrack: 255 }),
      header({ cdtrack: 0 }),
    ]).toEqual(["-1", "-1", "255", "0"]);
    for (const cdtrack of [-2, 256, 1.5, NaN])
      expect(() => new Recorder(new MemoryTarget(), { cdtrack })).toThrow(RangeError);
  });

  it("is over at once where it is not begun, says so once, and takes nothing then", () => {
    const target = new MemoryTarget();
    let ended = 0;
    const recorder = new Recorder(target, {}, () => ended++);
    expect(recorder.isOver).toBe(false);
    recorder.end();
    recorder.end();
    expect([recorder.isOver, ended, recorder.files, recorder.blocks, recorder.bytes]).toEqual([
      true,
      1,
      0,
      0,
      0,
    ]);
    recorder.take({ body: Uint8Array.of(1) } as never);
    expect(target.files.length).toBe(0);
  });

  it("is over by what cannot be written, and says so once", () => {
    let ended = 0;
    const target = {
      open: () => {
        throw new Error("no room");
      },
    };
    const recorder = new Recorder(target, {}, () => ended++);
    const nop = { type: "print", text: "a" } as const;
    const block = new ServerBlocks().read(serverMessages([nop]), [0, 0, 0]);
    expect(() => recorder.take(block)).toThrow("no room");
    recorder.take(block);
    recorder.end();
    expect([recorder.isOver, ended, (recorder.failure as Error).message]).toEqual([
      true,
      1,
      "no room",
    ]);
  });
});

describe("a connection of QuakeWorld that passes", () => {
  /** Packets are numbers of this list; what is recorded, and what happens, is written down. */
  function passing() {
    const clock = new VirtualClock();
    clock.advance(100);
    const packets: NetchanPacket[] = [];
    const seen: string[] = [];
    const said = { did: [] as object[], moves: false, leaves: false };
    const wire = {
      read: (bytes: Uint8Array) =>
        bytes.length > 4
          ? ("connectionless" as const)
          : bytes.length === 0
            ? undefined
            : packets[bytes[0]!],
      write: ({ messages, ...header }: NetchanPacket) =>
        Uint8Array.of(...Object.values(header), ...messages),
    };
    const recorder = {
      isOver: false,
      take: ({ name }: { name: string }) => void seen.push(name),
      end() {
        if (!this.isOver) seen.push("over");
        this.isOver = true;
      },
    };
    const game = {
      style: QUAKEWORLD_RECORDING,
      words: QUAKEWORLD_WORDS,
      watch: () => ({
        client: wire,
        server: wire,
        block: (time: number, { sequence }: NetchanPacket, [type]: Uint8Array) => ({
          name: `${sequence} at ${time}`,
          messages: [{ type: type === 11 ? "serverdata" : type === 2 ? "disconnect" : "nop" }],
        }),
        said: (time: number) => ({
          ...said,
          did: said.did.map(() => ({ name: `did at ${time}` })),
        }),
        goodbye: { client: Uint8Array.of(71), server: Uint8Array.of(72) },
      }),
    };
    const house = {
      clock,
      server: SERVER,
      record: () => recorder,
      drop: (reason: string) => seen.push(`drops ${reason}`),
      failed: () => seen.push("failed"),
    };
    const numbers = { ownNumber: 111_111_111, serverNumber: -5 };
    const letIn = { request: new Uint8Array(0), accepted: new Uint8Array(0), ...numbers };
    const own = new PassingNetchan(game as never, letIn, house as never);
    const put = (header: Partial<NetchanPacket>, ...messages: number[]) => {
      const none = { sequence: 0, reliable: 0, acknowledged: 0, reliableacknowledged: 0 };
      return Uint8Array.of(
        packets.push({ ...none, ...header, messages: Uint8Array.from(messages) }) - 1,
      );
    };
    const taken = () => seen.splice(0);
    return { own, clock, said, put, taken };
  }

  it("is recorded when the client says what he has read, before what he does; and time does not go back", () => {
    const { own, clock, said, put, taken } = passing();
    expect(own.isMoving).toBe(false);
    for (const sequence of [1, 2, 3]) {
      expect(own.fromServer(put({ sequence }, 11))).toBeUndefined();
      clock.advance(1);
    }
    expect(taken()).toEqual([]);
    said.did = [{}];
    said.moves = true;
    const first = put({ sequence: 1, acknowledged: 2 });
    expect(own.fromClient(first)).toBe(first);
    expect(taken()).toEqual(["1 at 0", "2 at 1", "did at 3"]);
    expect(own.isMoving).toBe(true);
    // What passed before is given with the time of what was recorded last.
    own.fromClient(put({ sequence: 2, acknowledged: 3 }));
    expect(taken()).toEqual(["3 at 3", "did at 3"]);
    // A level's data: it does not move until it has signed on. It moves with what it says then.
    said.moves = false;
    own.fromServer(put({ sequence: 4 }, 11));
    own.fromClient(put({ sequence: 3, acknowledged: 4 }));
    expect(own.isMoving).toBe(false);
    // One that is late changes nothing, but is handed on.
    taken();
    const late = put({ sequence: 3, acknowledged: 4 });
    expect(own.fromClient(late)).toBe(late);
    expect(own.fromServer(put({ sequence: 4 }))).toBe("stale");
    expect(own.fromServer(new Uint8Array(0))).toBe("malformed");
    expect(taken()).toEqual([]);
    own.end();
    own.end();
    expect(taken()).toEqual(["over"]);
  });

  it("is over where the client leaves, or has read that the server ends", () => {
    const one = passing();
    one.said.leaves = true;
    one.own.fromServer(one.put({ sequence: 1 }));
    one.own.fromClient(one.put({ sequence: 1 }));
    expect([one.own.hasEnded, one.taken()]).toEqual([true, ["over"]]);
    const two = passing();
    two.own.fromServer(two.put({ sequence: 1 }, 2));
    expect(two.own.hasEnded).toBe(false);
    two.own.fromClient(two.put({ sequence: 1, acknowledged: 1 }));
    expect([two.own.hasEnded, two.taken()]).toEqual([true, ["1 at 0", "over"]]);
    const three = passing();
    three.own.fromServer(three.put({ sequence: 1 }));
    three.own.end();
    expect(three.taken()).toEqual(["1 at 0", "over"]);
    const four = passing();
    four.own.fromServer(four.put({ sequence: 1 }));
    four.own.abandon();
    expect(four.taken()).toEqual(["over"]);
  });

  it("ends with three goodbyes each way, numbered after the last packets of both", () => {
    const { own, put } = passing();
    own.fromServer(put({ sequence: 40, reliableacknowledged: 1 }));
    own.fromClient(put({ sequence: 20, acknowledged: 40, reliableacknowledged: 0 }));
    const { up, down } = own.goodbyes();
    expect(up.map((bytes) => [...bytes])).toEqual([
      [21, 0, 40, 0, 71],
      [22, 0, 40, 0, 71],
      [23, 0, 40, 0, 71],
    ]);
    expect(down.map((bytes) => [...bytes])).toEqual([
      [41, 0, 20, 1, 72],
      [42, 0, 20, 1, 72],
      [43, 0, 20, 1, 72],
    ]);
  });

  it("has its repeated request answered with the server's number, and 64 words at once handed on", () => {
    const { own, clock, taken } = passing();
    const request = (number: number) => wordsPacket(`connect 28 7 ${number} "\\name\\a"\n`);
    expect(own.fromClient(request(111_111_111))).toEqual(request(-5));
    expect(own.fromClient(request(9))).toEqual(request(9));
    for (let i = 0; i < 62; i++) expect(own.fromClient(request(9))).toBeDefined();
    expect(own.fromClient(request(9))).toBeUndefined();
    expect(taken()).toEqual(["drops flood"]);
    // 16 a second.
    clock.advance(1);
    for (let i = 0; i < 16; i++) expect(own.fromClient(request(9))).toBeDefined();
    expect(own.fromClient(request(9))).toBeUndefined();
  });

  it("begins anew where its client asks the server itself, and is let in again", () => {
    const { own, put } = passing();
    own.fromServer(put({ sequence: 50 }));
    const accept = wordsPacket("j");
    // Nobody asked.
    expect(own.fromServer(accept)).toBeUndefined();
    expect(own.fromServer(put({ sequence: 1 }))).toBe("stale");
    own.fromClient(wordsPacket('connect 28 7 9 "\\name\\a"\n'));
    expect(own.fromServer(wordsPacket("nfull"))).toBeUndefined();
    expect(own.fromServer(put({ sequence: 1 }))).toBe("stale");
    expect(own.fromServer(accept)).toBeUndefined();
    expect(own.fromServer(put({ sequence: 1 }))).toBeUndefined();
    expect(own.fromServer(put({ sequence: 1 }))).toBe("stale");
    // He has not asked once more.
    expect(own.fromServer(accept)).toBeUndefined();
    expect(own.fromServer(put({ sequence: 1 }))).toBe("stale");
  });
});

/** A game of NetQuake's that is followed, and what is recorded of it. */
function followed() {
  const counts = { blocks: 0, ends: 0 };
  const recorder = {
    get isOver() {
      return counts.ends > 0;
    },
    take: () => void counts.blocks++,
    end: () => void counts.ends++,
  };
  const own = new FollowedGame(SERVER, recorder as never, (error) => expect(error).toBe("none"));
  return { own, counts };
}

it("a game of NetQuake hears what must arrive when that has: a goodbye", () => {
  const { own, counts } = followed();
  // clc_disconnect.
  own.fromClient(dataPacket(0, true, Uint8Array.of(2)));
  expect(own.hasEnded).toBe(false);
  own.fromServer(ackPacket(1));
  expect(own.hasEnded).toBe(false);
  own.fromServer(ackPacket(0));
  expect([own.hasEnded, counts.ends]).toEqual([true, 1]);
});

it("a game of NetQuake in a protocol that is not described is recorded at once, since nobody knows when its client moves", () => {
  const { own, counts } = followed();
  const data = (version: number) =>
    serverMessages([
      {
        type: "serverinfo",
        serverversion: 15,
        maxclients: 1,
        gametype: 0,
        mapname: "m",
        models: ["maps/a.bsp"],
        sounds: [],
      },
    ]).with(1, version);
  const move = new Uint8Array(16).with(0, 3);
  let number = 0;
  own.fromServer(unreliablePacket(number++, data(15)));
  own.fromClient(unreliablePacket(0, move));
  expect([own.isMoving, counts.blocks]).toEqual([true, 1]);
  own.fromServer(unreliablePacket(number++, Uint8Array.of(1)));
  own.fromClient(unreliablePacket(1, Uint8Array.of(1)));
  expect([own.isMoving, counts.blocks]).toEqual([true, 1]);
  own.fromServer(unreliablePacket(number++, data(99)));
  expect(own.isMoving).toBe(false);
  own.fromClient(unreliablePacket(2, Uint8Array.of(1)));
  expect(counts.blocks).toBe(3);
});

it("a game of NetQuake is over once, whatever fails after that", () => {
  const failed: unknown[] = [];
  let ends = 0;
  const recorder = {
    get isOver() {
      return ends > 0;
    },
    end: () => void ends++,
  };
  const own = new FollowedGame(SERVER, recorder as never, (error) => void failed.push(error));
  for (const error of ["first", "second", undefined]) own.end(error);
  expect([failed, ends]).toEqual([["first"], 1]);
});
