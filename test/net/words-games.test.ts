import { expect, it } from "vitest";
import type { Message as Quakeworld } from "../../generated/quakeworld.ts";
import type { Message } from "../../generated/quakeworld_client.ts";
import type { QwdBlock } from "../../generated/qwd.ts";
import { codecs } from "../../generated/quakeworld_client.ts";
import { bytesOf } from "../../quake/net/bytes-of.ts";
import { Client } from "../../quake/net/client/client.ts";
import { QuakeworldGame } from "../../quake/net/quakeworld/quakeworld-game.ts";
import { QUAKEWORLD_PROXY } from "../../quake/net/proxy/netchan/quakeworld-proxy.ts";
import type { Passage, ProxyGame } from "../../quake/net/proxy/proxy-game.ts";
import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";
import { codecNamed } from "../../recording/index.ts";

/* What a proxy records of a game that a client has been let in to by words: of a server that is not there. */

const CLIENT = { host: "127.0.0.1", port: 5000 };
const SERVER = { host: "10.0.0.1", port: 27_500 };
const words = (text: string) => Buffer.from(`\xff\xff\xff\xff${text}`, "latin1");
const codec = codecNamed<Message>(codecs, "28");

/** A client who is in the game, and the blocks that are recorded of it. */
function playing(game: ProxyGame) {
  const clock = new VirtualClock();
  const sent: Uint8Array[] = [];
  const blocks: object[] = [];
  const house = {
    clock,
    server: SERVER,
    open: () => new Promise(() => {}),
    isThere: () => false,
    put: (packet: Uint8Array) => void sent.push(packet),
    drop: (reason: string) => expect(reason).toBe("none"),
    failed: (error: unknown) => expect(error).toBeUndefined(),
    record: () => ({ take: ({ block }: { block: object }) => void blocks.push(block), end() {} }),
  } as never;
  const door = game.open(house);
  door.receive(words("getchallenge\n"), CLIENT);
  const number = /-?\d+/.exec(Buffer.from(sent.at(-1)!).toString("latin1"))![0];
  const request = words(`connect 28 9 ${number} "\\name\\a"\n`);
  const passage = door.receive(request, CLIENT) as Passage;
  expect(passage.answer(words("c5\0"), house)).toEqual({ kind: "asks" });
  const answered = passage.answer(words("j"), house);
  if (answered.kind !== "accepted") throw new Error(answered.kind);
  return { game: answered.game, clock, blocks };
}

it("of QuakeWorld it has the newest command of each move, which is told from the two before it", () => {
  const { game, clock, blocks } = playing(QUAKEWORLD_PROXY);
  let sequence = 0;
  /** A client's packet: two numbers and a qport (ERRATA 70), then its messages. */
  const move = (...[oldest, old, newest]: object[]) => {
    const header = Buffer.alloc(10);
    header.writeUInt32LE(++sequence, 0);
    header.writeUInt16LE(9, 8);
    const message = { type: "move", checksum: 0, lossage: 0, oldest, old, new: newest };
    const bytes = Buffer.concat([header, bytesOf(codec, [message as never])]);
    expect(game.fromClient(bytes)).toBe(bytes);
  };
  clock.advance(1.5);
  move({ msec: 0 }, { msec: 0 }, { msec: 13 });
  // CL_SendCmd: the oldest is a delta from nothing at all, and each other one from the one before it.
  move(
    { msec: 1, angle1: 90, forwardmove: 100, buttons: 1 },
    { msec: 2, angle2: 45, sidemove: 200, forwardmove: 50, impulse: 7 },
    { msec: 3, angle3: -90, upmove: -1, impulse: 0 },
  );
  const command = { type: "block", time: 1.5, code: 0, padding: [0, 0, 0] };
  const [standing, turned] = [
    [0, 0, 0],
    [90, 45, -90],
  ];
  expect(blocks).toEqual([
    {
      ...command,
      msec: 13,
      angles: standing,
      forwardmove: 0,
      sidemove: 0,
      upmove: 0,
      buttons: 0,
      impulse: 0,
      viewangles: standing,
    },
    {
      ...command,
      msec: 3,
      angles: turned,
      forwardmove: 50,
      sidemove: 200,
      upmove: -1,
      buttons: 1,
      impulse: 0,
      viewangles: turned,
    },
  ]);
  expect(game.isMoving).toBe(true);
});

it("a client says outside of its connection what the server has it say, and nothing when it has left", async () => {
  const clock = new VirtualClock();
  const sent: string[] = [];
  const socket = {
    send: (packet: Uint8Array, to: object) => {
      expect(to).toBe(SERVER);
      sent.push(Buffer.from(packet).toString("latin1"));
    },
    close: async () => {},
  } as never;
  const setup = { qport: 9, checksum: () => undefined, extensions: { fte: 0 }, start: 0 };
  const game = new QuakeworldGame(setup, {});
  const client = new Client<Quakeworld, QwdBlock>({ clock, socket, server: SERVER, game }, {});
  let sequence = 0;
  /** A server's packet: two numbers, then svc_stufftext (9). */
  const stuff = (text: string) => {
    const header = Buffer.alloc(8);
    header.writeUInt32LE(++sequence, 0);
    client.receive(Buffer.concat([header, Buffer.from(`\x09${text}\n\0`)]), SERVER);
    return sent.splice(0).filter((packet) => packet.startsWith("\xff\xff\xff\xff"));
  };
  expect(stuff('packet 10.0.0.1:27500 "ip 1 -2"')).toEqual(["\xff\xff\xff\xffip 1 -2"]);
  client.on("message", () => void client.disconnect());
  expect(stuff('packet 10.0.0.1:27500 "ip 1 -2"')).toEqual([]);
});
