import { describe, expect, it } from "vitest";
import type { Message } from "../../generated/quake2.ts";
import { codecs as serverCodecs } from "../../generated/quake2.ts";
import type { Message as ClientMessage } from "../../generated/quake2_client.ts";
import { dm2 } from "../../generated/dm2.ts";
import {
  connectQuake2,
  MemoryNetwork,
  QUAKE2_RECORDING,
  recordClient,
  VirtualClock,
} from "../../quake/net/index.ts";
import { quake2Checksum } from "../../quake/net/netchan/move-checksum.ts";
import { states, type World } from "../../quake/world/index.ts";
import { followBlock, newSession, readRecording } from "../../recording/index.ts";
import { recordingIn } from "../support/recorded-in-memory.ts";
import { sharedFile } from "../support/corpus.ts";
import { readQuake2, scriptedQuake2 } from "../support/scripted-games.ts";
import { ScriptedServer } from "../support/scripted-server.ts";

const CASES = [
  { name: "quake2-yquake2", protocol: 34, frames: 150 },
  { name: "q2pro/q2pro-A-34-0", protocol: 34, frames: 30 },
  { name: "q2pro/real-q2pro-client-35", protocol: 35, frames: 100 },
  { name: "q2pro/q2pro-A-35-1905", protocol: 35, frames: 30 },
  { name: "q2pro/real-q2pro-client-36", protocol: 36, frames: 100 },
  { name: "q2pro/q2pro-A-36-1026", protocol: 36, frames: 30 },
  { name: "q2pro/q2pro-A-36-1015", protocol: 36, frames: 30 },
  { name: "q2pro/q2pro-ext2-36-1026", protocol: 36, frames: 30 },
] as const;

/** Where a client looks, by the last of its commands. */
function lastYaw(message: ClientMessage): number | undefined {
  switch (message.type) {
    case "move":
      return (message.new ?? message.new_command)?.angle2;
    case "move_batched":
    case "move_nodelta":
      return message.batches.at(-1)!.commands.at(-1)!.angle2?.to;
    default:
      return undefined;
  }
}

describe.each(CASES)("a Quake II client in the session of $name", ({ name, protocol, frames }) => {
  const file = sharedFile(`captures/${name}.pcap`);

  it.runIf(file.isThere)(`signs on, sees what was seen there, and moves${file.why}`, async () => {
    const clock = new VirtualClock();
    const network = new MemoryNetwork(clock);
    const game = scriptedQuake2(protocol);
    const server = await ScriptedServer.open(network, file.path, game);
    const messages: Message[] = [];
    const worlds: World[] = [];
    const events: string[] = [];
    const options = { transport: network, clock, name: "Ranger", moveInterval: 0.02, protocol };
    const connecting = connectQuake2(server.address, options);
    const { recorder, files } = recordingIn(QUAKE2_RECORDING);
    // What the server says at once is heard, too.
    void connecting.then((client) => {
      if (protocol === 34) void recordClient(client, recorder);
      client.on("message", (message) => messages.push(message));
      client.on("world", (world) => worlds.push(world));
      client.on("level", ({ map, title }) => events.push(`level ${map} ${title}`));
      client.on("active", () => {
        events.push("active");
      });
      client.on("problem", (problem) => events.push(problem.message));
    });
    await clock.run(60, () => server.isOver);
    await clock.run(0.1);
    const client = await connecting;
    expect(client.stage).toBe(4);
    expect(events).toEqual(["level anchor1 Anchor Arena", "active"]);
    expect(server.words.at(-1)).toMatch(
      new RegExp(`^connect ${protocol} \\d+ -?\\d+ "\\\\name\\\\Ranger\\\\skin\\\\male/grunt`),
    );
    expect(server.said).toEqual(server.expected);

    // All that the server said is heard, in order.
    const session = newSession(serverCodecs, undefined, true);
    const sent = server.sent.flatMap((bytes) => followBlock(session, bytes).messages);
    const goodbye = sent.findIndex(({ type }) => type === "disconnect");
    const all = goodbye < 0 ? sent : sent.slice(0, goodbye + 1);
    expect(messages).toEqual(all);

    // Each frame is known.
    expect(worlds.filter(({ complete }) => complete).length).toBeGreaterThan(frames);
    expect(worlds.flatMap(({ problems }) => problems)).toEqual([]);
    expect(worlds.at(-1)!.level.map).toBe("anchor1");
    expect(worlds.at(-1)!.players.size).toBe(1);

    // It looks where it looked before the server turned it, and that by itself it has not moved.
    const moves = server.heard.flatMap(({ sequence, messages }) =>
      readQuake2(messages, protocol)
        .filter(({ message }) => message.type.startsWith("move"))
        .map(({ start, end, message }) => ({
          message,
          right: quake2Checksum(sequence, messages.subarray(start + 2, end)),
        })),
    );
    expect(moves.length).toBeGreaterThan(frames);
    expect(moves.map(({ message }) => lastYaw(message) ?? 0)).toEqual(moves.map(() => 0));
    if (protocol === 34)
      for (const { message, right } of moves) expect(message).toMatchObject({ checksum: right });
    const { reason } = await client.disconnect();
    expect(reason).toBe(goodbye < 0 ? "left" : "server");
    await clock.run(1);
    if (protocol !== 34) return;

    // The recording has what the server said, but that it asks for nothing, and says that it is a recording.
    const [recording, ...more] = files();
    expect(more).toEqual([]);
    const parts = [...readRecording(dm2, recording!)];
    const blocks = parts.flatMap((part) => (part.kind === "block" ? [part] : []));
    expect(parts.map(({ kind }) => kind)).not.toContain("tail");
    expect(blocks.filter(({ undecoded }) => undecoded !== undefined)).toEqual([]);
    const isAsked = (one: Message) => one.type === "stufftext" && one.text.startsWith("cmd ");
    const asRecorded = (one: Message) => {
      if (one.type === "serverdata")
        return { ...one, attractloop: 1, servercount: one.servercount + 0x10000 };
      return one.type === "stufftext" && one.text.startsWith("precache")
        ? { ...one, text: "precache\n" }
        : one;
    };
    expect(blocks.flatMap(({ messages }) => messages)).toEqual(
      sent.filter((one) => !isAsked(one)).map(asRecorded),
    );
    const again = [...states(dm2, recording!)];
    expect(again.map(({ frame }) => frame)).toEqual(worlds.map(({ frame }) => frame));
    expect(again.at(-1)!.view).toEqual(worlds.at(-1)!.view);
    expect(again.at(-1)!.entities).toEqual(worlds.at(-1)!.entities);
    expect(recording!.subarray(-4)).toEqual(Uint8Array.of(255, 255, 255, 255));
  });
});
