import { codecs as netquake } from "../../../generated/netquake.ts";
import { codecs as netquakeClient } from "../../../generated/netquake_client.ts";
import { codecs as netquakeControl } from "../../../generated/netquake_control.ts";
import { codecs as quake2 } from "../../../generated/quake2.ts";
import { codecs as quake2Client } from "../../../generated/quake2_client.ts";
import { codecs as quakeworld } from "../../../generated/quakeworld.ts";
import { codecs as quakeworldClient } from "../../../generated/quakeworld_client.ts";
import { codecs as quakeworldConnectionless } from "../../../generated/quakeworld_connectionless.ts";
import { type Protocol, protocolOf } from "../../../recording/index.ts";
import type { AnyMessage, Codec } from "../../../runtime/codec.ts";

const ALL: readonly (readonly Codec<AnyMessage>[])[] = [
  netquake,
  netquakeClient,
  netquakeControl,
  quakeworld,
  quakeworldClient,
  quakeworldConnectionless,
  quake2,
  quake2Client,
];

/** The protocols that packets carry, by name, as `netquake_client`. */
export const PROTOCOLS: ReadonlyMap<string, Protocol> = new Map(
  ALL.map((codecs) => [codecs[0]!.table.name, protocolOf<AnyMessage>(codecs, false)]),
);

/** The protocol of a run of messages. */
export function protocolNamed(name: string): Protocol {
  return PROTOCOLS.get(name)!;
}
