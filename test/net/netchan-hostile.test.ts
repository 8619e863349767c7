import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codecs as quake2Codecs } from "../../generated/quake2.ts";
import { quake2_client_packet } from "../../generated/quake2_client_packet.ts";
import { quake2_packet } from "../../generated/quake2_packet.ts";
import { codecs as quakeworldCodecs } from "../../generated/quakeworld.ts";
import { quakeworld_client_packet } from "../../generated/quakeworld_client_packet.ts";
import { quakeworld_packet } from "../../generated/quakeworld_packet.ts";
import {
  connectQuake2,
  connectQuakeworld,
  MemoryNetwork,
  VirtualClock,
} from "../../quake/net/index.ts";
import { wordsPacket } from "../../quake/net/netchan/handshake.ts";
import { Netchan } from "../../quake/net/netchan/netchan.ts";
import { schemaWire } from "../../quake/net/netchan/netchan-wire.ts";
import { type Address, addressText } from "../../quake/net/transport/address.ts";
import { codecNamed } from "../../recording/index.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { SCRIPTED_QUAKEWORLD, scriptedQuake2 } from "../support/scripted-games.ts";

const HERE: Address = { host: "127.0.0.1", port: 27500 };

const GAMES = [
  {
    game: "QuakeWorld",
    wire: schemaWire(quakeworld_client_packet, quakeworld_packet, {}),
    codec: codecNamed(quakeworldCodecs as unknown as readonly Codec<AnyMessage>[], "28"),
    words: ["c1234", "j"],
    join: connectQuakeworld,
    script: SCRIPTED_QUAKEWORLD,
    beginning: {
      type: "serverdata",
      serverversion: 28,
      servercount: 7,
      gamedir: "qw",
      player: 0,
      spectator: 0,
      mapname: "x",
      ...Object.fromEntries(
        [
          "gravity",
          "stopspeed",
          "maxspeed",
          "spectatormaxspeed",
          "accelerate",
          "airaccelerate",
          "wateraccelerate",
          "friction",
          "waterfriction",
          "entgravity",
        ].map((name) => [name, 1]),
      ),
    },
    may: /^(?:new|pext|drop|soundlist 7 \d+|modellist 7 \d+|prespawn 7 0 0|begin 7|(?:soundlist|modellist|prespawn|spawn) -?\d+ -?\d+)$/,
  },
  {
    game: "Quake II",
    wire: schemaWire(quake2_client_packet, quake2_packet, {}),
    codec: codecNamed(quake2Codecs as unknown as readonly Codec<AnyMessage>[], "34"),
    words: ["challenge 1234", "client_connect"],
    join: connectQuake2,
    script: scriptedQuake2(34),
    beginning: {
      type: "serverdata",
      serverversion: 34,
      servercount: 7,
      attractloop: 0,
      gamedir: "",
      playernum: 0,
      levelname: "x",
    },
    may: /^(?:new|disconnect|begin 7|nextserver 7|\x7fc version demospec|(?:configstrings|baselines) -?\d+ -?\d+)$/,
  },
];

/** What a server may want of a console, and a client must not do. */
const WANTED = [
  "quit",
  "exec autoexec.cfg",
  "bind q quit",
  "alias x y",
  "connect 192.0.2.1",
  "cmd say I am a fool",
  "cmd rcon secret map x",
  "cmd download maps/x.bsp",
  "cmd setinfo password secret",
  "cmd new;quit",
  "cmd prespawn 7 0;cmd say x",
  'packet 192.0.2.1:53 "ip 1 2"',
  'packet 127.0.0.1:27500 "rcon secret quit"',
  "skins",
  "precache 7",
  "reconnect",
  "changing",
  "cmd pext",
  "cmd new",
  "cmd spawn 7 0",
  "cmd configstrings 7 0",
  "cmd \x7fc version $version",
];

const anyText = fc.oneof(fc.constantFrom(...WANTED), fc.string({ maxLength: 40 }));

/** What a server does: it stuffs commands, says whatever bytes there are, or forges packets. */
const anyAct = fc.oneof(
  fc.record({ kind: fc.constant("stuff" as const), text: anyText }),
  fc.record({ kind: fc.constant("begin" as const) }),
  fc.record({ kind: fc.constant("bytes" as const), bytes: fc.uint8Array({ maxLength: 200 }) }),
  fc.record({ kind: fc.constant("packet" as const), bytes: fc.uint8Array({ maxLength: 60 }) }),
);

describe.each(GAMES)(
  "a client of $game",
  ({ wire, codec, words, join, script, beginning, may }) => {
    it("neither fails, nor says anything but what a sign-on needs, whatever a server says", async () => {
      const property = fc.asyncProperty(fc.array(anyAct, { maxLength: 30 }), async (acts) => {
        const clock = new VirtualClock();
        const network = new MemoryNetwork(clock);
        const said: string[] = [];
        const elsewhere: Uint8Array[] = [];
        let guest: Address | undefined;
        for (const host of ["192.0.2.1"])
          await network.open({ host, port: 53 }, (packet) => elsewhere.push(packet));
        const netchan = new Netchan(wire, (packet) => socket.send(packet, guest!), {
          packet: 4000,
        });
        const outside: string[] = [];
        const socket = await network.open(HERE, (packet, from) => {
          guest = from;
          if (wire.read(packet) === "connectionless") {
            const text = Buffer.from(packet.subarray(4)).toString("latin1");
            outside.push(text);
            if (text.startsWith("getchallenge")) socket.send(wordsPacket(words[0]!), from);
            if (text.startsWith("connect ")) socket.send(wordsPacket(words[1]!), from);
            return;
          }
          const received = netchan.receive(clock.now(), packet);
          if (received !== undefined && received.kind !== "overflow")
            said.push(...script.commands(received.bytes));
        });
        const connecting = join(HERE, { transport: network, clock, unread: 4000 });
        await clock.run(0.1);
        const client = await connecting;
        expect(addressText(client.server)).toBe(addressText(HERE));
        const say = (message: object): Uint8Array => {
          const w = new Writer();
          codec.encode(w, message as AnyMessage);
          return written(w).slice();
        };
        for (const act of acts) {
          if (act.kind === "packet") network.forge(act.bytes, HERE, guest!);
          else if (act.kind === "bytes") netchan.sendReliable(clock.now(), act.bytes);
          else if (act.kind === "begin") netchan.sendReliable(clock.now(), say(beginning));
          else if (isWritten(act.text))
            netchan.sendReliable(clock.now(), say({ type: "stufftext", text: `${act.text}\n` }));
          netchan.tick(clock.now());
          await clock.run(0.05);
        }
        await clock.run(1);
        if (!client.isConnected)
          expect((await client.ended).reason).toMatch(/^(server|protocol|overflow)$/);
        await client.disconnect();
        await clock.run(1);
        for (const text of said) expect(text).toMatch(may);
        expect(elsewhere).toEqual([]);
        for (const text of outside)
          expect(text).toMatch(/^(getchallenge|connect |ip -?\d+ -?\d+$)/);
        await socket.close();
      });
      await fc.assert(property, { numRuns: 150 });
    });
  },
);

/** Whether a text can be written: a string ends at NUL. */
function isWritten(text: string): boolean {
  return [...text].every((one) => one > "\0" && one < "\u00ff");
}
