import { dem } from "../generated/dem.ts";
import { arbitraries as demArbitraries } from "../generated/dem.arbitrary.ts";
import { codecs as netquake } from "../generated/netquake.ts";
import { arbitraries as netquakeArbitraries } from "../generated/netquake.arbitrary.ts";
import { dm2 } from "../generated/dm2.ts";
import { arbitraries as dm2Arbitraries } from "../generated/dm2.arbitrary.ts";
import { codecs as quake2 } from "../generated/quake2.ts";
import { arbitraries as quake2Arbitraries } from "../generated/quake2.arbitrary.ts";
import { codecs as quakeworld } from "../generated/quakeworld.ts";
import { arbitraries as quakeworldArbitraries } from "../generated/quakeworld.arbitrary.ts";
import { codecs as connectionless } from "../generated/quakeworld_connectionless.ts";
import { arbitraries as connectionlessArbitraries } from "../generated/quakeworld_connectionless.arbitrary.ts";
import { qwd } from "../generated/qwd.ts";
import { arbitraries as qwdArbitraries } from "../generated/qwd.arbitrary.ts";
import { codecs as netquakeClient } from "../generated/netquake_client.ts";
import { arbitraries as netquakeClientArbitraries } from "../generated/netquake_client.arbitrary.ts";
import { codecs as netquakeControl } from "../generated/netquake_control.ts";
import { arbitraries as netquakeControlArbitraries } from "../generated/netquake_control.arbitrary.ts";
import { netquake_packet } from "../generated/netquake_packet.ts";
import { arbitraries as netquakePacketArbitraries } from "../generated/netquake_packet.arbitrary.ts";
import { codecs as quake2Client } from "../generated/quake2_client.ts";
import { arbitraries as quake2ClientArbitraries } from "../generated/quake2_client.arbitrary.ts";
import { quake2_client_packet } from "../generated/quake2_client_packet.ts";
import { arbitraries as quake2ClientPacketArbitraries } from "../generated/quake2_client_packet.arbitrary.ts";
import { quake2_packet } from "../generated/quake2_packet.ts";
import { arbitraries as quake2PacketArbitraries } from "../generated/quake2_packet.arbitrary.ts";
import { codecs as quakeworldClient } from "../generated/quakeworld_client.ts";
import { arbitraries as quakeworldClientArbitraries } from "../generated/quakeworld_client.arbitrary.ts";
import { quakeworld_client_packet } from "../generated/quakeworld_client_packet.ts";
import { arbitraries as quakeworldClientPacketArbitraries } from "../generated/quakeworld_client_packet.arbitrary.ts";
import { quakeworld_packet } from "../generated/quakeworld_packet.ts";
import { arbitraries as quakeworldPacketArbitraries } from "../generated/quakeworld_packet.arbitrary.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Container } from "../runtime/container.ts";
import { explainDecode } from "../runtime/explain.ts";
import type { Reader } from "../runtime/reader.ts";
import type { ContainerTable, Table } from "../runtime/table.ts";
import type { AnyLayout } from "./arbitrary.ts";

/** Handlers by message type, for a codec of which nothing more is known. */
export type AnyHandlers = Readonly<Record<string, (message: AnyMessage) => void>>;

export type AnyCodec = Codec<AnyMessage, AnyHandlers, unknown>;

export type AnyContainer = Container<AnyMessage, AnyMessage, AnyHandlers>;

/** A generated protocol or container, as the properties see it. */
export interface Target {
  readonly name: string;
  readonly table: Table;
  /** One for each class of versions that are alike, oldest first. */
  readonly codecs: readonly AnyCodec[];
  readonly arbitraries: readonly AnyLayout<AnyMessage>[];
  /** What reads the blocks of its files, where it has files. */
  readonly container?: AnyContainer;
}

/** All that can be fuzzed: a line each. */
export const targets: readonly Target[] = [
  protocol(netquake, netquakeArbitraries),
  container(dem, demArbitraries),
  protocol(quakeworld, quakeworldArbitraries),
  protocol(connectionless, connectionlessArbitraries),
  container(qwd, qwdArbitraries),
  protocol(quake2, quake2Arbitraries),
  container(dm2, dm2Arbitraries),
  container(netquake_packet, netquakePacketArbitraries),
  protocol(netquakeControl, netquakeControlArbitraries),
  protocol(netquakeClient, netquakeClientArbitraries),
  container(quakeworld_packet, quakeworldPacketArbitraries),
  container(quakeworld_client_packet, quakeworldClientPacketArbitraries),
  protocol(quakeworldClient, quakeworldClientArbitraries),
  container(quake2_packet, quake2PacketArbitraries),
  container(quake2_client_packet, quake2ClientPacketArbitraries),
  protocol(quake2Client, quake2ClientArbitraries),
];

/** A protocol, of which the codecs share one table. */
export function protocol(
  codecs: readonly AnyCodec[],
  arbitraries: readonly AnyLayout<AnyMessage>[],
): Target {
  const table = codecs[0]!.table;
  return { name: table.name, table, codecs, arbitraries };
}

/** A container, whose blocks are read and written as if they were messages. */
export function container(
  blocks: AnyContainer,
  arbitraries: readonly AnyLayout<AnyMessage>[],
): Target {
  const table = blocks.table;
  const codecs = [blockCodec(table, blocks)];
  return { name: table.name, table, codecs, arbitraries, container: blocks };
}

/** A block has no id. */
const NO_ID = -1;

function blockCodec(table: ContainerTable, blocks: AnyContainer): AnyCodec {
  const version = table.versions.length - 1;
  const decode = (r: Reader): AnyMessage =>
    explained(table, version, r, () => blocks.decodeBlock(r));
  const skip = (r: Reader) =>
    explained(table, version, r, () => {
      blocks.skipBlock(r);
      return NO_ID;
    });
  return {
    table,
    from: 0,
    to: version,
    decode,
    skip,
    encode: (w, block) => blocks.encodeBlock(w, block),
    skipAll(r) {
      while (r.offset < r.end) skip(r);
    },
    visit(r, handlers) {
      const handler = handlers[table.messages[0]!.name];
      if (handler === undefined) skip(r);
      else handler(decode(r));
    },
    scratch: () => undefined,
    read: (r) => blocks.decodeBlock(r),
    pass(r) {
      blocks.skipBlock(r);
      return NO_ID;
    },
    passAll(r) {
      while (r.offset < r.end) blocks.skipBlock(r);
      return false;
    },
  };
}

/** Blocks leave the reader where they failed, and do not tell their place: both are made up for here. */
function explained<T>(table: Table, version: number, r: Reader, read: () => T): T {
  const start = r.offset;
  try {
    return read();
  } catch (cause) {
    r.offset = start;
    throw explainDecode(table, version, r.bytes, start, r.end, cause);
  }
}
