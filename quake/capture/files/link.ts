import { DecodeError } from "../../../runtime/errors/errors.ts";

/** The version of IP, and where its packet begins in a frame; nothing where the frame carries none. */
export type IpStart = { readonly version: 4 | 6; readonly at: number } | undefined;

/** Finds what a frame carries. */
export type Link = (frame: DataView) => IpStart;

const ETHERTYPES: ReadonlyMap<number, 4 | 6> = new Map([
  [0x0800, 4],
  [0x86dd, 6],
]);
/** 802.1Q, 802.1ad, and what came before it. */
const VLAN_TAGS: ReadonlySet<number> = new Set([0x8100, 0x88a8, 0x9100, 0x9200]);

function byEthertype(type: number, at: number): IpStart {
  const version = ETHERTYPES.get(type);
  return version === undefined ? undefined : { version, at };
}

/** What follows an EtherType at `at`, and the tags after it. */
function afterTags(frame: DataView, at: number): IpStart {
  // Each tag takes four bytes, of which the latter two are the next type.
  for (let next = at; next + 2 <= frame.byteLength; next += 4) {
    const type = frame.getUint16(next);
    if (!VLAN_TAGS.has(type)) return byEthertype(type, next + 2);
  }
  return undefined;
}

function raw(frame: DataView): IpStart {
  if (frame.byteLength < 1) return undefined;
  const version = frame.getUint8(0) >>> 4;
  return version === 4 || version === 6 ? { version, at: 0 } : undefined;
}

/** AF_INET6 is 24 on NetBSD and OpenBSD, 28 on FreeBSD, 30 on macOS, 10 on Linux, and 23 on Windows. */
const AF_INET6: ReadonlySet<number> = new Set([10, 23, 24, 28, 30]);

function byFamily(family: number): 4 | 6 | undefined {
  if (family === 2) return 4;
  return AF_INET6.has(family) ? 6 : undefined;
}

/** The address family is in the byte order of the machine that captured, which need not be that of the file. */
function loopback(frame: DataView): IpStart {
  if (frame.byteLength < 4) return undefined;
  const version = byFamily(frame.getUint32(0, true)) ?? byFamily(frame.getUint32(0));
  return version === undefined ? undefined : { version, at: 4 };
}

function cooked(frame: DataView): IpStart {
  return afterTags(frame, 14);
}

function cooked2(frame: DataView): IpStart {
  if (frame.byteLength < 20) return undefined;
  const type = frame.getUint16(0);
  // The rest of the tag is the first that is carried: two bytes, and the next type.
  return VLAN_TAGS.has(type) ? afterTags(frame, 22) : byEthertype(type, 20);
}

/** What a frame begins with, by the numbers of the registry of link types. */
const LINKS: ReadonlyMap<number, readonly [name: string, link: Link]> = new Map([
  [0, ["loopback", loopback]],
  [1, ["Ethernet", (frame: DataView) => afterTags(frame, 12)]],
  [12, ["raw IP", raw]],
  [14, ["raw IP", raw]],
  [101, ["raw IP", raw]],
  [108, ["loopback", loopback]],
  [113, ["Linux cooked", cooked]],
  [228, ["raw IP", raw]],
  [229, ["raw IP", raw]],
  [276, ["Linux cooked, version 2", cooked2]],
]);

/** The name of a link type that is known. */
export function linkName(linkType: number): string | undefined {
  return LINKS.get(linkType)?.[0];
}

/** What finds IP in frames. Nothing for a link type that is not known. */
export function linkOf(linkType: number | undefined): Link | undefined {
  return linkType === undefined ? undefined : LINKS.get(linkType)?.[1];
}

/** Throws DecodeError for a link type that is not known. */
export function expectLink(linkType: number): void {
  if (LINKS.has(linkType)) return;
  const names = [...LINKS].map(([number, [name]]) => `${number} (${name})`).join(", ");
  const reason = `frames of link type ${linkType} cannot be read: there are ${names}`;
  const hint = "a capture made on an interface of Ethernet, or with tcpdump -i any, can be";
  throw new DecodeError(reason, { path: ["header"], offset: 20, type: "u32", hint });
}
