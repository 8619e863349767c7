import { describe, expect, it } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { mvd } from "../../generated/mvd.ts";
import { mvd2 } from "../../generated/mvd2.ts";
import { qwd } from "../../generated/qwd.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { edited } from "../../quake/edit/index.ts";
import {
  type Client,
  connectQuake2,
  connectQuakeworld,
  FilmServer,
  type FilmServerOptions,
  ideal,
  type JoinOptions,
  lossy,
  MemoryNetwork,
  readFilm,
  type ServerAddress,
  VirtualClock,
} from "../../quake/net/index.ts";
import { states, type World } from "../../quake/world/index.ts";
import { type AnyContainer, readRecording, writeRecording } from "../../recording/index.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { twoPlayersMvd2 } from "../support/two-players-mvd2.ts";
import { fixtures, isWhole } from "../support/corpus.ts";
import { whole } from "../support/whole.ts";

/** A recording that is part of the project: a part of it is enough. */
function fixture(name: string): Uint8Array {
  const bytes = fixtures(name)[0]!.bytes();
  return name.endsWith("qwd") ? bytes.subarray(0, Math.floor(0.65 * bytes.length)) : bytes;
}

/** A recording of all players as one of them saw it: what `demospec convert` makes of it. */
function throughEyes(bytes: Uint8Array, player: string): Uint8Array {
  const conversion = conversionTo(mvd, "qwd", { player });
  return writeRecording(qwd, edited(readRecording(mvd, bytes), conversion));
}

type Join = (place: ServerAddress, options: JoinOptions) => Promise<Client<any, any>>;

const CASES = [
  {
    name: "ezquake_client_p28.qwd",
    container: qwd as AnyContainer,
    join: connectQuakeworld as Join,
    seen: (bytes: Uint8Array) => [...states(qwd, bytes)],
  },
  {
    name: "anchor_mvd.mvd",
    container: mvd as AnyContainer,
    join: connectQuakeworld as Join,
    seen: (bytes: Uint8Array) => [...states(qwd, throughEyes(bytes, "0"))],
  },
  {
    name: "yq2_client.dm2",
    container: dm2 as AnyContainer,
    join: connectQuake2 as Join,
    seen: (bytes: Uint8Array) => [...states(dm2, bytes)],
  },
];

/** What a world shows, without what is the server's: its clock and its numbers. */
function shownIn({ level, entities, players, complete, view }: World) {
  return {
    map: level.map,
    complete,
    entities: [...entities.values()]
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, model, frame, origin, angles }) => ({
        number,
        model,
        frame,
        origin,
        angles,
      })),
    players: [...players.values()].map(({ slot, name, origin }) => ({ slot, name, origin })),
    origin: view.origin,
  };
}

/** A hall where a recording is shown, and clients that keep what they see. */
async function hall(
  { name, container, join }: (typeof CASES)[number],
  delivery = ideal,
  options: FilmServerOptions = {},
  recording = name === "" ? new Uint8Array(0) : fixture(name),
) {
  const clock = new VirtualClock();
  const bytes = new Map<string, number>();
  const network = new MemoryNetwork(clock, (packet, from, to) => {
    bytes.set(to.host, (bytes.get(to.host) ?? 0) + packet.length);
    return delivery(packet, from, to);
  });
  const film = await readFilm(container, [recording]);
  const server = await FilmServer.open(film, { transport: network, clock, port: 0, ...options });
  const watch = async () => {
    const worlds: World[] = [];
    const problems: string[] = [];
    let printed = "";
    const connecting = join(server.address, { transport: network, clock });
    void connecting.then((client) => {
      client.on("world", (world) => worlds.push(world));
      client.on("problem", ({ message }) => problems.push(message));
      client.on("message", (message) => {
        if (message.type === "print") printed += message.text;
      });
    });
    let client: Client<any, any> | undefined;
    void connecting.then((value) => (client = value));
    await clock.run(30, () => client !== undefined);
    return { client: client!, worlds, problems, printed: () => printed };
  };
  const sent = (host: string): number => bytes.get(host) ?? 0;
  return { clock, network, film, server, watch, sent };
}

describe.each(CASES)("a server of $name", (one) => {
  // One game shows as much as all, which are tried where all recordings are.
  const itOfOne = one.container === dm2 || isWhole ? it : () => {};
  const expected = one.seen(fixture(one.name)).map(shownIn);

  it("shows the worlds that the recording has, and sends clients away when it is over", async () => {
    const { clock, film, server, watch } = await hall(one);
    const { client, worlds, problems } = await watch();
    await clock.run(film.seconds + 10, () => !client.isConnected);
    await clock.run(1);
    expect(problems).toEqual([]);
    expect(server.spectators).toEqual([]);
    expect((await client.ended).reason).toBe("server");
    expect(worlds.map(shownIn)).toEqual(expected);
    expect(worlds.length).toBeGreaterThan(100);
  });

  it("has no file for a client that asks for one, and says so", async () => {
    const { clock, watch } = await hall(one);
    const { client } = await watch();
    const answers: unknown[] = [];
    client.on("message", (message) => {
      if (message.type === "download") answers.push([message.percent, message.data]);
    });
    // During the sign-on, as ezQuake does, and later.
    client.command("download skins/base.pcx");
    await clock.run(3, () => client.stage === 4);
    client.command("download maps/box.bsp");
    await clock.run(1);
    expect(answers).toEqual([
      [0, undefined],
      [0, undefined],
    ]);
  });

  whole(
    "goes to another second, stops and goes on, each client by itself, also over a bad network",
    async () => {
      const bad = lossy({ seed: 7, loss: 0.2, duplication: 0.1, delay: [0, 0.05] });
      const { clock, film, server, watch } = await hall(one, bad);
      const { client, worlds, problems, printed } = await watch();
      const other = await watch();
      await clock.run(2);
      const spectator = server.spectators[0]!;
      expect(spectator.seconds).toBeLessThan(3);
      client.command("say seek 0:06");
      await clock.run(0.5);
      await clock.run(20, () => client.stage === 4 && worlds.length > 0 && spectator.seconds > 6.5);
      expect(spectator.seconds).toBeLessThan(7);
      // The other one has seen it all in order.
      expect(server.spectators.length === 1 || server.spectators[1]!.seconds > 2).toBe(true);

      client.command("pause");
      await clock.run(1);
      const paused = spectator.seconds;
      expect(printed()).toContain(`paused at 0:0${Math.floor(paused)}`);
      await clock.run(5);
      expect(spectator.seconds).toBe(paused);

      client.command("seek -3");
      await clock.run(1);
      await clock.run(10, () => client.stage === 4);
      // Of the level that begins again something is seen, although the recording is paused.
      expect(client.stage).toBe(4);
      expect(spectator.seconds).toBeLessThan(paused - 2);
      client.command("say_team .speed 4");
      client.command("play");
      const [from, at] = [spectator.seconds, clock.now()];
      await clock.run(1);
      expect((spectator.seconds - from) / (clock.now() - at)).toBeGreaterThan(2);
      await clock.run(film.seconds, () => !client.isConnected);

      // What was seen is of the recording, whatever was lost.
      expect(problems).toEqual([]);
      const all = new Set(expected.map((world) => JSON.stringify(world)));
      const foreign = worlds.filter((world) => !all.has(JSON.stringify(shownIn(world))));
      expect(foreign.map(shownIn)).toEqual([]);
      expect(worlds.length).toBeGreaterThan(30);
      expect(other.worlds.length).toBeGreaterThan(20);
      await server.close();
    },
  );

  itOfOne("plays again and again, as fast as it is said to", async () => {
    const { clock, film, server, watch } = await hall(one, ideal, { loop: true, speed: 8 });
    const { client, worlds } = await watch();
    await clock.run(film.seconds / 4);
    expect(client.isConnected).toBe(true);
    expect(worlds.length).toBeGreaterThan(expected.length);
    await server.close();
    await clock.run(1);
    expect(client.isConnected).toBe(false);
  });

  itOfOne(
    "sends nobody who has shown nothing more than came from there, and takes what is forged for nothing",
    async () => {
      const { clock, server, watch, network, sent } = await hall(one);
      const { client, worlds } = await watch();
      const came = new Map<string, number>();
      for (let i = 0; i < 3000; i++) {
        const place = { host: `10.1.${i % 7}.${i % 3}`, port: 1000 };
        const kinds = [
          "\xff\xff\xff\xffgetchallenge\n",
          `\xff\xff\xff\xffconnect ${one.name.endsWith("dm2") ? 34 : 28} 8 ${i} "\\name\\x"\n`,
          "\xff\xff\xff\xffstatus\n",
          String.fromCharCode(
            ...Array.from({ length: 8 + (i % 30) }, (_, k) => (i * 31 + k * 17) & 255),
          ),
        ];
        const packet = textToBytes(kinds[i % kinds.length]!);
        came.set(place.host, (came.get(place.host) ?? 0) + packet.length);
        network.forge(packet, place, server.address);
        if (i % 50 === 0) await clock.run(0.01);
      }
      await clock.run(3);
      for (const [host, bytes] of came) expect(sent(host)).toBeLessThanOrEqual(bytes);
      expect(server.spectators).toHaveLength(1);
      expect(client.isConnected).toBe(true);
      expect(worlds.length).toBeGreaterThan(20);
      await server.close();
    },
  );
});

it("a recording of all players is seen through the eyes that one asks for", async () => {
  const { clock, server, watch } = await hall(CASES[1]!);
  const first = await watch();
  await clock.run(1);
  first.client.command("view nobody");
  await clock.run(1);
  expect(first.printed()).toContain("nobody is called nobody");
  expect(first.client.isConnected).toBe(true);
  await clock.run(1);
  expect(first.worlds.at(-1)!.players.size).toBeGreaterThan(0);
  await server.close();
});

it("a recording of all players of Quake II is seen by each through other eyes", async () => {
  const made = { name: "", container: mvd2 as AnyContainer, join: connectQuake2 as Join };
  const { clock, server, watch } = await hall(
    { ...made, seen: () => [] },
    ideal,
    {},
    twoPlayersMvd2(),
  );
  const [one, other] = [await watch(), await watch()];
  other.client.command("view Grunt");
  await clock.run(2);
  const [x] = one.worlds.at(-1)!.view.origin!;
  expect(one.worlds.at(-1)!.view).toMatchObject({ slot: 2, origin: [x, 16, 24] });
  expect(x).toBeGreaterThan(80);
  const { view, entities } = other.worlds.at(-1)!;
  expect(view).toMatchObject({ slot: 3, origin: [100, view.origin![1], 24] });
  expect(entities.get(4)!.origin).toEqual(view.origin);
  expect(entities.get(9)!.model).toBe("models/box.md2");
  await clock.run(10);
  expect(one.printed()).toContain("for Ranger");
  expect(other.printed()).not.toContain("for Ranger");
  expect((await one.client.ended).reason).toBe("server");
  await server.close();
});
