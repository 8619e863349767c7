import { describe, expect, it, test } from "vitest";
import type { Accept } from "../../quake/net/channel/accept.ts";
import { controlPacket, type NewControl } from "../../quake/net/channel/control.ts";
import { unreliablePacket } from "../../quake/net/channel/packet.ts";
import { ClientView } from "../../quake/net/netquake/client-view.ts";
import { NetquakePassage } from "../../quake/net/proxy/netquake/netquake-passage.ts";
import type { PassageHouse } from "../../quake/net/proxy/proxy-game.ts";

/* What a proxy makes of the server's answer to a client of NetQuake's. Messages are as ERRATA 108 to 110 have them. */

const SERVER = { host: "192.0.2.1", port: 26000 };
const CLIENT = { host: "192.0.2.2", port: 5000 };
const NOTHING = new Uint8Array(0);
const accept = (more: Partial<Accept> = {}): Accept => ({
  type: "ccrep_accept",
  port: 26001,
  rest: NOTHING,
  ...more,
});

/** A passage of one who asked with a mod, or without one, and was answered with one, or without. */
function passage(asked?: number, answered?: number) {
  const question: NewControl = {
    type: "ccreq_connect",
    game: "QUAKE",
    version: 3,
    ...(asked !== undefined && { mod: asked, modversion: 34, modflags: 0, password: 0 }),
  };
  const request = controlPacket(question);
  const learned: Accept[] = [];
  const said = [NOTHING];
  const newcomer = { address: CLIENT, request, accept: accept({ mod: answered }), said };
  const own = new NetquakePassage(newcomer, (one) => void learned.push(one));
  return { own, learned, request, said };
}

const house = { server: SERVER, failed: () => {}, record: () => ({}) } as unknown as PassageHouse;

describe("a passage of NetQuake's", () => {
  it("has the client's words, and keeps what he says until he leaves", () => {
    const { own, request, said } = passage();
    expect([own.client, own.question, own.said]).toEqual([CLIENT, request, said]);
    // A disconnect is one byte, 2, and nobody acknowledges it (DEM §7.3).
    expect(own.hear(unreliablePacket(0, Uint8Array.of(2)))).toBe("leaves");
    expect(own.hear(unreliablePacket(0, Uint8Array.of(2, 2)))).toBe("keep");
    expect(own.hear(unreliablePacket(0, Uint8Array.of(3)))).toBe("keep");
  });

  it("drops what is of a connection, or answers something else, as a stranger's", () => {
    const { own, learned } = passage();
    const info = { address: "", hostname: "", levelname: "", players: 0, maxplayers: 8 };
    for (const packet of [
      NOTHING,
      unreliablePacket(0, Uint8Array.of(1)),
      controlPacket({ type: "ccrep_server_info", ...info }),
      controlPacket(accept({ port: -1 })),
      controlPacket(accept({ port: 65536 })),
    ])
      expect(own.answer(packet, house)).toEqual({ kind: "dropped", reason: "stranger" });
    const cut = controlPacket(accept()).subarray(0, 6);
    expect(own.answer(cut, house)).toEqual({ kind: "dropped", reason: "malformed" });
    expect(learned).toEqual([]);
  });

  it("hands 200 characters of the server's reason on, each a byte, in three goodbyes", () => {
    const { own } = passage();
    const reason = `${"x".repeat(198)}\u20ac\xffy`;
    const packets = own.refusal(reason);
    // svc_print is 8, svc_disconnect 2; a string ends with a NUL (DEM §7.9, §7.3).
    for (const [number, packet] of packets.entries()) {
      expect([...packet.subarray(0, 8)]).toEqual([0, 16, 0, packet.length, 0, 0, 0, number]);
      expect(Buffer.from(packet.subarray(8)).toString("latin1")).toBe(
        `\x08${"x".repeat(198)}??\0\x02`,
      );
    }
    expect(packets).toHaveLength(3);
    const refused = own.answer(controlPacket({ type: "ccrep_reject", reason: "full\n" }), house);
    expect(refused).toEqual({ kind: "refused", toClient: own.refusal("full\n") });
  });

  it.each([
    [undefined, undefined, undefined, true],
    [undefined, undefined, 1, true],
    [1, 1, 1, true],
    [1, 1, undefined, false],
    [1, undefined, 1, false],
    [1, undefined, undefined, true],
  ])(
    "of one who asked with mod %s, and was answered %s, the server's %s is accepted: %s",
    (asked, answered, mod, isAccepted) => {
      const { own, learned } = passage(asked, answered);
      const packet = controlPacket(accept(mod === undefined ? {} : { mod, modversion: 34 }));
      const answer = own.answer(packet, house);
      expect(answer.kind).toBe(isAccepted ? "accepted" : "refused");
      expect(learned).toHaveLength(1);
      const server = { ...SERVER, port: 26001 };
      const goodbyes = [0, 1, 2].map((number) => unreliablePacket(number, Uint8Array.of(2)));
      expect(answer).toMatchObject(
        isAccepted
          ? { game: { server }, toClient: [] }
          : { toServer: { server, packets: goodbyes } },
      );
    },
  );
});

test("a move after words that packets came has angles as wide as its length says", () => {
  const frames: number[] = [];
  const view = new ClientView((frame) => void frames.push(frame));
  // clcdp_ackframe is 50, with a number of 32 bits (DarkPlaces, FTE); clc_move is 3, of 19 bytes with FitzQuake's angles.
  const acknowledged = [50, 7, 0, 0, 0, 50, 8, 0, 0, 0];
  const move = [3, 0, 0, 0, 0, 0x00, 0x40, 0x00, 0xc0, 0x00, 0x20, 0, 0, 0, 0, 0, 0, 0, 0];
  view.read(Uint8Array.from([...acknowledged, ...move]));
  expect([frames, view.angles, view.moves]).toEqual([[7, 8], [90, -90, 45], 1]);
  // id's have a byte for each, and 16 in all.
  view.read(Uint8Array.from([3, 0, 0, 0, 0, 0x40, 0xc0, 0x20, 0, 0, 0, 0, 0, 0, 0, 0]));
  expect([view.angles, view.moves, view.hasLeft]).toEqual([[90, -90, 45], 2, false]);
  expect(view.isMoving).toBe(true);
  view.begin({ type: "serverinfo", serverversion: 15 } as never);
  expect(view.isMoving).toBe(false);
});
