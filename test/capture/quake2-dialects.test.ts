import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { verifyCapture } from "../../cli/verify/capture-verification.ts";
import { readCapture } from "../../quake/capture/index.ts";
import { agreedBy } from "../../quake/capture/sessions/quake2-dialects.ts";
import { PieceWay } from "../../quake/capture/sessions/piece-way.ts";
import { type Frame, table } from "../../generated/quake2.ts";
import { readRecording } from "../../recording/index.ts";
import type { Move, MoveBatched, MoveNodelta } from "../../generated/quake2_client.ts";
import { states, type World } from "../../quake/world/index.ts";
import { sharedFile } from "../support/corpus.ts";

/*
 * Sessions in 35 and 36. Of one the client made a recording itself, in 34, by code that nobody here wrote: it shows the
 * same as what the packets say.
 */

const folder = sharedFile("captures/q2pro");
const capture = (name: string) => new Uint8Array(readFileSync(join(folder.path, `${name}.pcap`)));

/** The server's messages of a capture, each packet's as a block. */
function recordingOf(name: string): Uint8Array {
  const blocks = [...readCapture(capture(name))].flatMap((part) => {
    if (part.kind !== "packet" || part.side !== "server" || part.delivery === "duplicate")
      return [];
    return part.runs
      .filter(({ protocol }) => protocol === "quake2")
      .flatMap(({ body }) => [new Uint8Array(Int32Array.of(body.length).buffer), body]);
  });
  return new Uint8Array(Buffer.concat(blocks));
}

/**
 * What must be so, whoever tells it: where the player is and what he has, and the others. Where these look, a recording
 * tells less exactly.
 */
function shown({ view, entities }: World): string {
  const others = [...entities.values()]
    .filter(({ number }) => number !== view.entity)
    .map(({ number, origin, model }) => [number, ...origin, model])
    .toSorted((a, b) => Number(a[0]) - Number(b[0]));
  return JSON.stringify([view.origin, view.stats, others]);
}

type Batches = MoveBatched | MoveNodelta;

/** What a client of 36 says of its moves, packet by packet. */
function batchesOf(name: string): Batches[] {
  return [...readCapture(capture(name))].flatMap((part) =>
    part.kind !== "packet" || part.side !== "client"
      ? []
      : part.runs.flatMap(({ messages }) =>
          messages.filter(
            (message): message is Batches =>
              message.type === "move_batched" || message.type === "move_nodelta",
          ),
        ),
  );
}

const STILL = { pitch: 0, yaw: 0, roll: 0, forward: 0, aside: 0, up: 0, buttons: 0, msec: 0 };
type Command = typeof STILL;

/** The commands of a packet's batches, each with what it takes over from the one before. */
function commandsOf({ batches }: Batches): Command[][] {
  let now = STILL;
  return batches.map(({ commands }) =>
    commands.map((command) => {
      const { angle1, angle2 } = command;
      now = {
        pitch: angle1?.to ?? now.pitch + (angle1?.by ?? 0),
        yaw: angle2?.to ?? now.yaw + (angle2?.by ?? 0),
        roll: command.angle3 ?? now.roll,
        forward: command.forwardmove ?? now.forward,
        aside: command.sidemove ?? now.aside,
        up: command.upmove ?? now.up,
        buttons: command.buttons ?? now.buttons,
        msec: command.msec ?? now.msec,
      };
      return now;
    }),
  );
}

/** Degrees between two angles, whatever turns lie between. */
function apart(a: number, b: number): number {
  return Math.abs(((((a - b) % 360) + 540) % 360) - 180);
}

describe.skipIf(!folder.isThere)(`captures of Quake II's dialects${folder.why}`, () => {
  const sessions = [
    ["q2pro-A-34-0", 34, 472, 38],
    ["q2pro-A-35-1905", 35, 186, 39],
    ["q2pro-A-36-1015", 36, 182, 39],
    ["q2pro-A-36-1020", 36, 182, 39],
    ["q2pro-A-36-1026", 36, 183, 39],
    ["q2pro-dl-zip-36-1026", 36, 274, 58],
    ["q2pro-ext2-36-1026", 36, 185, 39],
    ["real-q2pro-client-35", 35, 1024, 113],
    ["real-q2pro-client-36", 36, 687, 115],
  ] as const;

  it.each(sessions)(
    "%s: all is understood, and makes sense",
    async (name, protocol, messages, frames) => {
      const chunks = (async function* () {
        yield capture(name);
      })();
      const found = await verifyCapture(name, chunks, {});
      expect(found).toMatchObject({ identical: true, undecodedBytes: 0, protocol, messages });
      const worlds = [...states(dm2, recordingOf(name))];
      expect(worlds.length).toBe(frames);
      for (const { problems, level, entities, view } of worlds) {
        expect(problems).toEqual([]);
        expect([level.title, level.map]).toEqual(["Anchor Arena", "anchor1"]);
        for (const { model, modelindex, origin } of entities.values()) {
          expect(modelindex === 255 || (model === undefined) === (modelindex === 0)).toBe(true);
          expect(Math.max(...origin.map(Math.abs))).toBeLessThanOrEqual(1024);
        }
        expect(view.stats[1]).toBe(100);
      }
    },
  );

  it("a client of 35 tells moves that a player may make, most of them shortened", () => {
    const moves = [...readCapture(capture("real-q2pro-client-35"))].flatMap((part) =>
      part.kind !== "packet" || part.side !== "client"
        ? []
        : part.runs.flatMap(({ messages }) => messages.filter(({ type }) => type === "move")),
    ) as Move[];
    const commands = moves.flatMap((move) => [
      move.oldest_command!,
      move.old_command!,
      move.new_command!,
    ]);
    expect(commands.length).toBeGreaterThan(1000);
    for (const { msec, ...command } of commands) {
      expect(msec).toBeLessThanOrEqual(250);
      const speeds = [command.forwardmove, command.sidemove, command.upmove].map((speed) =>
        Math.abs(speed ?? 0),
      );
      expect(Math.max(...speeds)).toBeLessThanOrEqual(400);
    }
    expect(commands.some((one) => one.pressed === 1 && one.coarse_forwardmove !== undefined)).toBe(
      true,
    );
  });

  it.each([
    ["q2pro-A-36-1015", 117],
    ["q2pro-A-36-1020", 116],
    ["q2pro-A-36-1026", 117],
    ["q2pro-ext2-36-1026", 116],
    ["real-q2pro-client-36", 246],
  ])("%s: a client's commands last as long as the server's frames that it tells", (name, count) => {
    const packets = batchesOf(name);
    expect(packets.length).toBe(count);
    const newest = packets.flatMap((packet) => commandsOf(packet).at(-1)!);
    for (const { msec, forward, aside, up } of newest) {
      expect(msec).toBeLessThanOrEqual(250);
      for (const speed of [forward, aside, up]) expect(Math.abs(speed)).toBeLessThanOrEqual(400);
    }
    // Ten frames a second.
    const frames = packets.flatMap((p) => (p.type === "move_batched" ? [p.lastframe] : []));
    const command = 100 * (frames.at(-1)! - frames.find((frame) => frame > 0)!);
    const lasted = newest.reduce((sum, { msec }) => sum + msec, 0);
    expect(lasted / command).toBeGreaterThan(0.95);
    expect(lasted / command).toBeLessThan(1.05);
  });

  it("a client of 36 says again what it said, told from nothing, and what the server shows", () => {
    const packets = batchesOf("real-q2pro-client-36").map(commandsOf);
    for (const [i, [older]] of packets.slice(1).entries())
      expect(older).toEqual(packets[i]!.at(-1));
    const sent = packets.flat(2);
    expect(new Set(sent.map(({ yaw }) => yaw)).size).toBeGreaterThan(20);
    // What the server adds to all angles that it is sent, it says in its first frame.
    const [turn] = [...readCapture(capture("real-q2pro-client-36"))].flatMap((part) =>
      part.kind !== "packet"
        ? []
        : part.runs.flatMap(({ messages }) =>
            messages.flatMap((m) => (m.type === "frame" ? [(m as Frame).delta_angles] : [])),
          ),
    );
    const worlds = [...states(dm2, recordingOf("real-q2pro-client-36"))].slice(1);
    for (const { view } of worlds) {
      const [pitch, yaw] = view.angles!;
      const isSent = sent.some(
        (one) =>
          apart(pitch, turn![0]! + one.pitch) < 0.01 && apart(yaw, turn![1]! + one.yaw) < 0.01,
      );
      expect(isSent).toBe(true);
    }
  });

  it("a client's own recording of a session shows what its packets say", () => {
    const { path } = sharedFile("corpus/recorded/q2pro-34-from-36-real.dm2");
    if (!existsSync(path)) return;
    const recorded = [...states(dm2, new Uint8Array(readFileSync(path)))].map(shown);
    const sent = [...states(dm2, recordingOf("real-q2pro-client-36"))].map(shown);
    // It leaves out some of the frames.
    let at = -1;
    const places = recorded.map((one) => (at = sent.indexOf(one, at + 1)));
    expect(places).not.toContain(-1);
    expect(recorded.length).toBeGreaterThan(100);
  });
});

describe("what leads to a connection of Quake II", () => {
  const connect = (rest: string) => agreedBy("client", `connect ${rest}\n`, undefined);
  it("tells how its packets are read", () => {
    expect(connect('34 7 -5 "\\name\\p"')).toBeUndefined();
    expect(connect('35 7 -5 "\\name\\p" 1390 1905')).toMatchObject({ client: "35" });
    const defaultValue = connect('36 7 -5 "\\name\\p"')!;
    expect(defaultValue.containers.server.table.name).toBe("q2pro_packet");
    expect(connect('36 7 -5 "\\name\\p" 1390 1 1 1026')).toBe(defaultValue);
    const whole = connect('36 7 -5 "\\name\\p" 1390 0 1 1026')!;
    expect(whole.containers.server.table.name).toBe("quake2_packet");
    expect(agreedBy("server", "client_connect nc=0", defaultValue)).toBe(whole);
    expect(agreedBy("server", "client_connect nc=1 map=x", whole)).toBe(defaultValue);
    expect(agreedBy("server", "client_connect", whole)).toBe(whole);
    expect(agreedBy("server", "client_connect nc=1", undefined)).toBeUndefined();
  });
});

it("a frame of 35 that only an edition before 1905 could send is read in that one", () => {
  // Whatever serverdata says: R1Q2's servers report their newest edition.
  const hex = [
    "0c 23000000 04030201 00 7100 0000 4100 00 7107 00 00",
    "14 050000f8 00 00 0000 8080800805 7dbc 0000",
  ].map((message) => message.replaceAll(" ", ""));
  const blocks = hex.map((message) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(message.length / 2);
    return Buffer.concat([length, Buffer.from(message, "hex")]);
  });
  const parts = [...readRecording(dm2, Buffer.concat(blocks))];
  const [, frame] = parts.filter((part) => part.kind === "block");
  expect(frame!.undecoded).toBeUndefined();
  expect(table.versions[frame!.version]).toBe("35-1904");
  expect(frame!.messages).toMatchObject([{ type: "frame", entities: [{ solid: -17283 }] }]);
});

describe("packets that come in pieces", () => {
  const packet = (index: number) => ({
    index,
    side: "server" as const,
    payload: new Uint8Array(0),
    offset: 0,
  });
  const piece = (sequence: number, place: number, more: number, ...bytes: number[]) => ({
    sequence,
    place,
    more,
    part: Uint8Array.from(bytes),
  });

  it("are joined, and what is not whole is told", () => {
    const way = new PieceWay("server");
    expect(way.take(packet(0), piece(5, 0, 1, 1, 2)).delivery).toBe("part");
    const { message } = way.take(packet(1), piece(5, 2, 0, 3));
    expect(message).toEqual({ bytes: Uint8Array.of(1, 2, 3), packets: [0, 1] });
    expect(way.take(packet(2), piece(6, 0, 1, 1)).delivery).toBe("part");
    // The second of three is missing.
    const gap = way.take(packet(4), piece(6, 5, 0, 9));
    expect([gap.delivery, gap.unfinished?.packets]).toEqual(["useless", [2]]);
    expect(way.take(packet(5), piece(7, 0, 1, 1)).delivery).toBe("part");
    // The first one begins anew, also of the same packet.
    const anew = way.take(packet(6), piece(7, 0, 0, 8));
    expect([anew.unfinished?.packets, anew.message?.packets]).toEqual([[5], [6]]);
    expect(way.end()).toBeUndefined();
  });
});
