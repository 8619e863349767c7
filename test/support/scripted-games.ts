import { codecs as quakeworldCodecs } from "../../generated/quakeworld_client.ts";
import { quakeworld_client_packet } from "../../generated/quakeworld_client_packet.ts";
import { quakeworld_packet } from "../../generated/quakeworld_packet.ts";
import {
  codecs as quake2Codecs,
  type Message as Quake2Said,
} from "../../generated/quake2_client.ts";
import { q2pro_client_packet } from "../../generated/q2pro_client_packet.ts";
import { q2pro_packet } from "../../generated/q2pro_packet.ts";
import { quake2_client_packet } from "../../generated/quake2_client_packet.ts";
import { quake2_packet } from "../../generated/quake2_packet.ts";
import { r1q2_client_packet } from "../../generated/r1q2_client_packet.ts";
import { schemaWire } from "../../quake/net/netchan/netchan-wire.ts";
import { codecNamed, currentCodec } from "../../recording/index.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import type { ScriptedGame } from "./scripted-server.ts";

/** A client's message, with where it is. */
interface Said<M> {
  readonly start: number;
  readonly message: M;
  readonly end: number;
}

function readAll<M extends AnyMessage>(codec: Codec<M>, bytes: Uint8Array): Said<M>[] {
  const r = new Reader(bytes);
  const messages: Said<M>[] = [];
  while (r.offset < r.end)
    messages.push({ start: r.offset, message: codec.decode(r), end: r.offset });
  return messages;
}

/** What a QuakeWorld client says in a packet. */
export const readQuakeworld = (bytes: Uint8Array) => readAll(currentCodec(quakeworldCodecs), bytes);

/** QuakeWorld's captures. */
export const SCRIPTED_QUAKEWORLD: ScriptedGame = {
  port: 0,
  wire: schemaWire(quakeworld_client_packet, quakeworld_packet, {}),
  mirror: schemaWire(quakeworld_packet, quakeworld_client_packet, { qport: 0 }),
  commands: (bytes) =>
    readQuakeworld(bytes).flatMap(({ message }) =>
      message.type === "stringcmd" ? message.text : [],
    ),
  // ezQuake lists the extensions that it has none of, asks for files that it lacks, and says what it is about.
  compared: (command) =>
    /^(?:download|setinfo|say|pings|drop)\b/.test(command)
      ? undefined
      : command.replace(/^pext .*/, "pext"),
};

/** What a Quake II client says in a packet of a protocol. */
export function readQuake2(bytes: Uint8Array, protocol: number): Said<Quake2Said>[] {
  return readAll(codecNamed<Quake2Said>(quake2Codecs, `${protocol}`), bytes);
}

/** How packets of the protocols are read by servers and by clients. */
const WIRES = {
  34: [
    schemaWire(quake2_client_packet, quake2_packet, {}),
    () => schemaWire(quake2_packet, quake2_client_packet, { qport: 0 }),
  ],
  35: [
    schemaWire(r1q2_client_packet, quake2_packet, {}),
    () => schemaWire(quake2_packet, r1q2_client_packet, { qport: 0 }),
  ],
  36: [
    schemaWire(q2pro_client_packet, q2pro_packet, { cut: 0 }),
    () => schemaWire(q2pro_packet, q2pro_client_packet, { qport: 0, cut: 0 }),
  ],
} as const;

/** Quake II's captures in a protocol. */
export function scriptedQuake2(protocol: 34 | 35 | 36): ScriptedGame {
  const [wire, mirror] = WIRES[protocol];
  return {
    port: 0,
    wire,
    mirror: mirror(),
    commands: (bytes) =>
      readQuake2(bytes, protocol).flatMap(({ message }) =>
        message.type === "stringcmd" ? message.text : [],
      ),
    // Real clients ask for files that they lack, and each names its own program.
    compared: (command) =>
      /^(?:new|configstrings|baselines|begin|\x7fc)\b/.test(command)
        ? command.trim().replace(/^(\x7fc version).*/, "$1")
        : undefined,
  };
}
