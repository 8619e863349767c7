import { datagramOf } from "../../quake/capture/datagram.ts";
import { linkOf } from "../../quake/capture/files/link.ts";
import { PcapDecoder } from "../../quake/capture/files/pcap.ts";
import { type Address, parseServerAddress } from "../../quake/net/transport/address.ts";

/** A datagram of a capture. */
export interface Datagram {
  /** Seconds since 1970. */
  readonly time: number;
  readonly source: Address;
  readonly destination: Address;
  readonly bytes: Uint8Array;
}

/** All datagrams of a capture, in order. */
export function datagramsOf(file: Uint8Array): Datagram[] {
  const datagrams: Datagram[] = [];
  for (const part of new PcapDecoder().push(file)) {
    if (part.kind !== "frame") continue;
    const datagram = datagramOf(part, linkOf(part.linkType)!);
    if (typeof datagram === "string") continue;
    const { from, to, payload } = datagram;
    const [source, destination] = [parseServerAddress(from), parseServerAddress(to)];
    datagrams.push({ time: part.time, source, destination, bytes: new Uint8Array(payload) });
  }
  return datagrams;
}
