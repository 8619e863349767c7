import { describe, expect, it } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";
import {
  type Client,
  connectQuake2,
  connectQuakeworld,
  type Delivery,
  ideal,
  type JoinOptions,
  lossy,
  MemoryNetwork,
  QUAKE2_PROXY,
  QUAKE2_RECORDING,
  QUAKEWORLD_PROXY,
  QUAKEWORLD_RECORDING,
  recordClient,
  RecordingProxy,
  type ServerAddress,
  VirtualClock,
} from "../../quake/net/index.ts";
import { type AnyContainer, readRecording } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { MemoryTarget } from "../support/demo-hall.ts";
import { recordingIn } from "../support/recorded-in-memory.ts";
import { isWhole, sharedFile } from "../support/corpus.ts";
import { NetchanServer } from "../support/netchan-server.ts";
import { SCRIPTED_QUAKEWORLD, scriptedQuake2 } from "../support/scripted-games.ts";

const CASES = [
  {
    name: "QuakeWorld",
    file: sharedFile("captures/quakeworld-mvdsv.pcap"),
    script: SCRIPTED_QUAKEWORLD,
    game: QUAKEWORLD_PROXY,
    style: QUAKEWORLD_RECORDING,
    container: qwd as AnyContainer,
    join: (place: ServerAddress, options: JoinOptions): Promise<Client<any, any>> =>
      connectQuakeworld(place, { ...options, mapChecksum: () => -739683350 }),
  },
  {
    name: "Quake II",
    file: sharedFile("captures/quake2-yquake2.pcap"),
    script: scriptedQuake2(34),
    game: QUAKE2_PROXY,
    style: QUAKE2_RECORDING,
    container: dm2 as AnyContainer,
    join: (place: ServerAddress, options: JoinOptions): Promise<Client<any, any>> =>
      connectQuake2(place, options),
  },
];

/** A session through a proxy, that client and proxy both record. */
async function session(
  { file, script, game, style, join }: (typeof CASES)[number],
  near: Delivery,
  far: Delivery,
) {
  const clock = new VirtualClock();
  let port = 0;
  const network = new MemoryNetwork(clock, (packet, from, to) =>
    (from.port === port || to.port === port ? far : near)(packet, from, to),
  );
  const server = await NetchanServer.open(network, clock, file.path, script);
  ({ port } = server.address);
  const target = new MemoryTarget();
  const how = { transport: network, clock, port: 0, game };
  const proxy = await RecordingProxy.open(server.address, target, how);
  const failures: unknown[] = [];
  proxy.on("failed", (error) => failures.push(error));
  await clock.run(1);
  const connecting = join(proxy.address, { transport: network, clock });
  const own = recordingIn(style);
  void connecting.then((client) => void recordClient(client, own.recorder));
  await clock.run(120, () => server.isOver);
  await clock.run(1);
  const client = await connecting;
  await client.disconnect();
  await clock.run(2);
  await proxy.close();
  return { server, client, proxy, failures, recorded: target.files, own: own.files() };
}

/** The messages of a recording, by what they are and say. */
function messagesIn(container: AnyContainer, recording: Uint8Array): AnyMessage[] {
  return [...readRecording(container, recording)].flatMap((part) =>
    part.kind === "block" ? part.messages : [],
  );
}

describe.each(CASES)("a proxy of $name", (one) => {
  const { file, container } = one;

  it
    .runIf(file.isThere)
    .each([
      ...(isWhole ? [{ name: "an ideal network", loss: 0, duplication: 0 }] : []),
      { name: "a server far away", loss: 0.3, duplication: 0.2, delay: [0, 0.1] as const },
    ])(`records what the client itself records, byte by byte: $name${file.why}`, async (how) => {
    const far = lossy({ seed: 1, ...how });
    const { recorded, own, server, client, failures } = await session(one, ideal, far);
    expect(failures).toEqual([]);
    expect(server.said).toEqual(server.expected);
    expect(client.stage).toBe(4);
    expect(recorded).toHaveLength(1);
    expect(Buffer.from(recorded[0]!).equals(Buffer.from(own[0]!))).toBe(true);
    expect(messagesIn(container, recorded[0]!).length).toBeGreaterThan(500);
  });

  it.runIf(file.isThere).each(isWhole ? [1, 2, 3, 4, 5] : [1])(
    `has all that must arrive once and in order, over a bad network on both sides: %i${file.why}`,
    async (seed) => {
      const bad = lossy({ seed, loss: 0.3, duplication: 0.2, delay: [0, 0.05] });
      const { recorded, own, failures } = await session(one, bad, bad);
      expect(failures).toEqual([]);
      const lasting = (recording: Uint8Array) =>
        messagesIn(container, recording).filter(({ type }) => LASTING.has(type));
      expect(lasting(recorded[0]!)).toEqual(lasting(own[0]!));
      expect(lasting(own[0]!).length).toBeGreaterThan(50);
    },
  );
});

/** What servers send until it has arrived. */
const LASTING = new Set([
  "serverdata",
  "soundlist",
  "modellist",
  "configstring",
  "spawnbaseline",
  "updateuserinfo",
  "stufftext",
]);
