import { describe, expect, it } from "vitest";
import type { Message } from "../../generated/quakeworld.ts";
import { codecs as serverCodecs } from "../../generated/quakeworld.ts";
import { qwd } from "../../generated/qwd.ts";
import {
  connectQuakeworld,
  MemoryNetwork,
  QUAKEWORLD_RECORDING,
  recordClient,
  VirtualClock,
} from "../../quake/net/index.ts";
import { quakeworldChecksum } from "../../quake/net/netchan/move-checksum.ts";
import { states, type World } from "../../quake/world/index.ts";
import { followBlock, newSession, readRecording } from "../../recording/index.ts";
import { recordingIn } from "../support/recorded-in-memory.ts";
import { sharedFile } from "../support/corpus.ts";
import { readQuakeworld, SCRIPTED_QUAKEWORLD } from "../support/scripted-games.ts";
import { ScriptedServer } from "../support/scripted-server.ts";

const CASES = [
  { name: "real-quakeworld-ezquake-mvdsv", checksum: 1358471740 },
  { name: "quakeworld-mvdsv", checksum: -739683350 },
];

describe.each(CASES)("a QuakeWorld client in the session of $name", ({ name, checksum }) => {
  const file = sharedFile(`captures/${name}.pcap`, name === CASES[0]!.name);

  it.runIf(file.isThere)(`signs on, sees what was seen there, and moves${file.why}`, async () => {
    const clock = new VirtualClock();
    const network = new MemoryNetwork(clock);
    const server = await ScriptedServer.open(network, file.path, SCRIPTED_QUAKEWORLD);
    const asked: string[] = [];
    const mapChecksum = (path: string) => {
      asked.push(path);
      return checksum;
    };
    const messages: Message[] = [];
    const worlds: World[] = [];
    const events: string[] = [];
    const connecting = connectQuakeworld(server.address, {
      transport: network,
      clock,
      name: "Ranger",
      colors: [4, 12],
      mapChecksum,
      moveInterval: 0.02,
    });
    const { recorder, files } = recordingIn(QUAKEWORLD_RECORDING);
    // What the server says at once is heard, too.
    void connecting.then((client) => {
      void recordClient(client, recorder);
      client.on("message", (message) => messages.push(message));
      client.on("world", (world) => worlds.push(world));
      client.on("level", ({ map, title }) => events.push(`level ${map} ${title}`));
      client.on("active", () => {
        events.push("active");
        client.move({ angles: [0, 90, 0], forward: 320, attack: true });
      });
      client.on("problem", (problem) => events.push(problem.message));
    });
    await clock.run(60, () => server.isOver);
    await clock.run(0.1);
    const client = await connecting;
    expect(client.stage).toBe(4);
    expect(events).toEqual(["level lqdm4_a6 Psychofuge", "active"]);
    expect(asked).toContain("maps/lqdm4_a6.bsp");
    expect(server.words[1]).toMatch(
      /^connect 28 \d+ -?\d+ "\\name\\Ranger\\topcolor\\4\\bottomcolor\\12\\/,
    );
    expect(server.said).toEqual(server.expected);

    // All that the server said is heard, in order.
    const session = newSession(serverCodecs, undefined, true);
    const sent = server.sent.flatMap((bytes) => followBlock(session, bytes).messages);
    const goodbye = sent.findIndex(({ type }) => type === "disconnect");
    const all = goodbye < 0 ? sent : sent.slice(0, goodbye + 1);
    expect(messages).toEqual(all);
    expect(messages.length).toBeGreaterThan(1000);

    // Each frame is known, and has the player where the server put him.
    const whole = worlds.filter(({ complete }) => complete);
    expect(whole.length).toBeGreaterThan(300);
    expect(worlds.flatMap(({ problems }) => problems)).toEqual([]);
    const own = all.filter((message) => message.type === "playerinfo");
    expect(worlds.at(-1)!.view.origin).toEqual(own.at(-1)!.origin);
    expect(worlds.at(-1)!.level.map).toBe("lqdm4_a6");

    const { reason } = await client.disconnect();
    expect(reason).toBe(goodbye < 0 ? "left" : "server");
    await clock.run(1);
    // The recording has it all: packets as they came, commands between them, and the same worlds.
    const [file0, ...more] = files();
    expect(more).toEqual([]);
    const parts = [...readRecording(qwd, file0!)];
    const blocks = parts.flatMap((part) => (part.kind === "block" ? [part] : []));
    expect(parts.map(({ kind }) => kind)).not.toContain("tail");
    expect(blocks.filter(({ undecoded }) => undecoded !== undefined)).toEqual([]);
    const packets = blocks.flatMap(({ block }) => ("messages" in block ? [block.messages] : []));
    expect(packets).toEqual(server.sent);
    const again = [...states(qwd, file0!)];
    expect(again.map(({ frame }) => frame)).toEqual(worlds.map(({ frame }) => frame));
    expect(again.at(-1)!.view).toEqual(worlds.at(-1)!.view);
    const ends = blocks.at(-1)!.messages.map(({ type }) => type);
    expect(ends).toContain(goodbye < 0 ? "end_of_demo" : "disconnect");

    const moves = server.heard.flatMap(({ sequence, messages }) =>
      readQuakeworld(messages)
        .filter(({ message }) => message.type === "move")
        .map(({ start, end, message }) => ({
          message,
          right: quakeworldChecksum(sequence, messages.subarray(start + 2, end)),
        })),
    );
    expect(moves.length).toBeGreaterThan(300);
    for (const { message, right } of moves)
      expect(message).toMatchObject({ checksum: right, new: { msec: 20 } });
    const moved = { angle2: 90, forwardmove: 320, buttons: 1 };
    expect(moves[0]!.message).toMatchObject({ new: moved });
    expect(moves[2]!.message).toMatchObject({ oldest: moved });
    expect(
      server.heard.slice(-3).flatMap(({ messages }) => SCRIPTED_QUAKEWORLD.commands(messages)),
    ).toEqual(["drop", "drop", "drop"]);
  });
});
