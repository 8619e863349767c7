import { describe, expect, it } from "vitest";
import type { Answered, PassingGame } from "../../quake/net/proxy/proxy-game.ts";
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
});
