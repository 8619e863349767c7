import { describe, expect, it } from "vitest";
import { codecs as quake2Codecs } from "../../generated/quake2.ts";
import { codecs as quakeworldCodecs } from "../../generated/quakeworld.ts";
import {
  connectQuake2,
  connectQuakeworld,
  type JoinOptions,
  lossy,
  MemoryNetwork,
  type ServerAddress,
  VirtualClock,
} from "../../quake/net/index.ts";
import { followBlock, newSession } from "../../recording/index.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { sharedFile } from "../support/corpus.ts";
import { NetchanServer } from "../support/netchan-server.ts";
import { SCRIPTED_QUAKEWORLD, scriptedQuake2 } from "../support/scripted-games.ts";

const CASES = [
  {
    game: "QuakeWorld",
    file: sharedFile("captures/quakeworld-mvdsv.pcap"),
    script: SCRIPTED_QUAKEWORLD,
    codecs: quakeworldCodecs as readonly Codec<AnyMessage>[],
    join: (place: ServerAddress, options: JoinOptions) =>
      connectQuakeworld(place, { ...options, mapChecksum: () => -739683350 }),
    lasting: [
      "serverdata",
      "soundlist",
      "modellist",
      "spawnbaseline",
      "updateuserinfo",
      "stufftext",
    ],
  },
  {
    game: "Quake II",
    file: sharedFile("captures/quake2-yquake2.pcap"),
    script: scriptedQuake2(34),
    codecs: quake2Codecs as readonly Codec<AnyMessage>[],
    join: connectQuake2,
    lasting: ["serverdata", "configstring", "spawnbaseline", "stufftext"],
  },
];

describe.each(CASES)("a client of $game", ({ file, script, codecs, join, lasting }) => {
  it.runIf(file.isThere).each([1, 2, 3])(
    `gets all that must arrive once and in order, and says all so, over a bad network${file.why}: %i`,
    async (seed) => {
      const clock = new VirtualClock();
      const network = new MemoryNetwork(
        clock,
        lossy({ seed, loss: 0.3, duplication: 0.2, delay: [0, 0.1] }),
      );
      const server = await NetchanServer.open(network, clock, file.path, script);
      const messages: AnyMessage[] = [];
      const problems: string[] = [];
      const connecting = join(server.address, { transport: network, clock });
      void connecting.then((client) => {
        client.on("message", (message: AnyMessage) => messages.push(message));
        client.on("problem", ({ message }) => problems.push(message));
      });
      await clock.run(120, () => server.isOver);
      await clock.run(1);
      const client = await connecting;
      expect(client.stage).toBe(4);
      expect(problems).toEqual([]);
      expect(server.said).toEqual(server.expected);
      const session = newSession(codecs, undefined, true);
      const sent = server.reliable.flatMap((bytes) => followBlock(session, bytes).messages);
      const end = sent.findIndex(({ type }) => type === "disconnect");
      const isLasting = ({ type }: AnyMessage) => lasting.includes(type);
      expect(messages.filter(isLasting)).toEqual(
        (end < 0 ? sent : sent.slice(0, end)).filter(isLasting),
      );
      expect(client.statistics.missed).toBeGreaterThan(50);
      expect(client.statistics.dropped.duplicate).toBeGreaterThan(20);
      await client.disconnect();
    },
  );

  it.runIf(file.isThere)(
    `sends no more than it is sent, whatever floods it${file.why}`,
    async () => {
      const clock = new VirtualClock();
      const network = new MemoryNetwork(clock);
      const server = await NetchanServer.open(network, clock, file.path, script);
      const connecting = join(server.address, { transport: network, clock });
      await clock.run(5);
      const client = await connecting;
      const before = client.statistics;
      // Whoever forges the server's address: all numbers, all bits, and no packets at all.
      for (let i = 0; i < 2000; i++) {
        const bytes = Uint8Array.from({ length: 8 + (i % 40) }, (_, k) => (i * 31 + k * 17) & 0xff);
        client.receive(bytes, server.address);
        client.receive(bytes, { host: "127.0.0.1", port: 9 });
      }
      const { sent, strangers } = client.statistics;
      expect(sent - before.sent).toBe(0);
      expect(strangers).toBe(2000);
      await clock.run(0);
      // One packet answers all that came at once.
      expect(client.statistics.sent - before.sent).toBeLessThanOrEqual(1);
      await client.disconnect();
    },
  );
});
