import type { Link } from "./files/link.ts";
import type { Frame } from "./files/frame.ts";

/** What a UDP datagram carries, and between whom. */
export interface Datagram {
  /** Address and port, as `127.0.0.1:26000` or `[::1]:26000`. */
  readonly from: string;
  readonly to: string;
  /** A view on the frame. */
  readonly payload: Uint8Array;
}

/** Why a frame gives no datagram. */
export type LeftOut =
  /** Of an interface whose frames cannot be read, or that the capture does not tell of. */
  | "of an unknown link"
  /** Another protocol of the link, such as ARP. */
  | "not IP"
  /** Another protocol of IP, such as TCP. */
  | "not UDP"
  /** A part of a datagram that IP cut. These are not joined: their bytes are not read. */
  | "fragment of IP"
  /** The capture kept less of it than there was. */
  | "cut by the capture"
  /** Its lengths do not fit. */
  | "damaged"
  /** A datagram of something else. */
  | "not of the game";

const UDP = 17;
const UDP_HEADER = 8;

/** The UDP datagram in a frame, or why there is none. Never throws, and never reads past what is there. */
export function datagramOf(frame: Frame, link: Link): Datagram | LeftOut {
  const { bytes, length } = frame;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isCut = bytes.length < length;
  const start = link(view);
  if (start === undefined) return isCut && bytes.length < 64 ? "cut by the capture" : "not IP";
  const packet = start.version === 4 ? readIpv4(view, start.at) : readIpv6(view, start.at);
  if (packet === "ends") return isCut ? "cut by the capture" : "damaged";
  return typeof packet === "string" ? packet : readUdp(view, packet, isCut);
}

/** The bytes that an IP packet carries, which may end after those of the frame. */
interface IpPacket {
  readonly source: string;
  readonly destination: string;
  readonly at: number;
  readonly end: number;
}

/** `ends`: the frame ends before the headers do. */
type NoPacket = LeftOut | "ends";

function readUdp(view: DataView, packet: IpPacket, isCut: boolean): Datagram | LeftOut {
  const { at, end } = packet;
  const missing = isCut ? "cut by the capture" : "damaged";
  if (at + UDP_HEADER > end) return "damaged";
  if (at + UDP_HEADER > view.byteLength) return missing;
  const length = view.getUint16(at + 4);
  if (length < UDP_HEADER || at + length > end) return "damaged";
  if (at + length > view.byteLength) return missing;
  return {
    from: `${packet.source}:${view.getUint16(at)}`,
    to: `${packet.destination}:${view.getUint16(at + 2)}`,
    payload: new Uint8Array(view.buffer, view.byteOffset + at + UDP_HEADER, length - UDP_HEADER),
  };
}

function readIpv4(view: DataView, at: number): IpPacket | NoPacket {
  if (at + 20 > view.byteLength) return "ends";
  const header = 4 * (view.getUint8(at) & 0x0f);
  // A length of 0 is that of a packet which the network card was to cut: it is what was captured.
  const length = view.getUint16(at + 2) || view.byteLength - at;
  if (view.getUint8(at) >>> 4 !== 4 || header < 20 || length < header) return "damaged";
  // More fragments follow, or others came before: only the first one has ports.
  if ((view.getUint16(at + 6) & 0x3fff) !== 0) return "fragment of IP";
  if (view.getUint8(at + 9) !== UDP) return "not UDP";
  return {
    source: ipv4Text(view, at + 12),
    destination: ipv4Text(view, at + 16),
    at: at + header,
    end: at + length,
  };
}

function ipv4Text(view: DataView, at: number): string {
  return `${view.getUint8(at)}.${view.getUint8(at + 1)}.${view.getUint8(at + 2)}.${view.getUint8(at + 3)}`;
}

const IPV6_HEADER = 40;
const FRAGMENT = 44;
const AUTHENTICATION = 51;
/** Hop-by-hop, routing and destination options. */
const OPTIONS: ReadonlySet<number> = new Set([0, 43, 60]);

function readIpv6(view: DataView, start: number): IpPacket | NoPacket {
  if (start + IPV6_HEADER > view.byteLength) return "ends";
  if (view.getUint8(start) >>> 4 !== 6) return "damaged";
  const end = start + IPV6_HEADER + view.getUint16(start + 4);
  let next = view.getUint8(start + 6);
  let at = start + IPV6_HEADER;
  // Each header has eight bytes at least.
  while (next !== UDP) {
    const isFragment = next === FRAGMENT;
    if (!isFragment && next !== AUTHENTICATION && !OPTIONS.has(next)) return "not UDP";
    if (at + 8 > end) return "damaged";
    if (at + 8 > view.byteLength) return "ends";
    // A fragment that is all of the packet is a whole packet.
    if (isFragment && (view.getUint16(at + 2) & 0xfff9) !== 0) return "fragment of IP";
    const units = view.getUint8(at + 1);
    const length = isFragment ? 8 : next === AUTHENTICATION ? 4 * (units + 2) : 8 * (units + 1);
    next = view.getUint8(at);
    at += length;
  }
  const source = ipv6Text(view, start + 8);
  return { source, destination: ipv6Text(view, start + 24), at, end };
}

/** The address in brackets, as ports follow it: the longest run of zeroes is left out (RFC 5952). */
function ipv6Text(view: DataView, at: number): string {
  const groups = Array.from({ length: 8 }, (_, i) => view.getUint16(at + 2 * i).toString(16));
  const { start, length } = longestZeroes(groups);
  if (length < 2) return `[${groups.join(":")}]`;
  return `[${groups.slice(0, start).join(":")}::${groups.slice(start + length).join(":")}]`;
}

function longestZeroes(groups: readonly string[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let run = 0;
  for (const [index, group] of groups.entries()) {
    run = group === "0" ? run + 1 : 0;
    if (run > best.length) best = { start: index + 1 - run, length: run };
  }
  return best;
}
