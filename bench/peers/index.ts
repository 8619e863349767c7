import type { Peer } from "./peer.ts";

/** What loads each: in a process of one, the others are not to be there. */
const PEERS = {
  pbf: async () => (await import("./pbf.ts")).pbf,
  bare: async () => await (await import("./bare.ts")).bare(),
  flatbuffers: async () => (await import("./flatbuffers.ts")).flatbuffers,
  avsc: async () => (await import("./avsc.ts")).avsc,
  msgpackr: async () => (await import("./msgpackr.ts")).msgpackr,
  protodef: async () => (await import("./protodef.ts")).protodefCompiled,
  binaryParser: async () => (await import("./binary-parser.ts")).binaryParser,
  kaitai: async () => await (await import("./kaitai.ts")).kaitai(),
  restructure: async () => (await import("./restructure.ts")).restructure,
} satisfies Readonly<Record<string, () => Promise<Peer>>>;

export type PeerName = keyof typeof PEERS;

export const PEER_NAMES = Object.keys(PEERS) as PeerName[];

export function loadPeer(name: PeerName): Promise<Peer> {
  return PEERS[name]();
}
