import { decode } from "dns-packet";

/*
 * What our messages of DNS are to `dns-packet`, by the names that it has. Nothing here reads or writes bytes, but for
 * names: they are kept as labels and pointers, and the library tells them unfolded.
 */

type Members = Readonly<Record<string, any>>;

const KINDS: Readonly<Record<number, string>> = {
  1: "A",
  2: "NS",
  5: "CNAME",
  6: "SOA",
  12: "PTR",
  15: "MX",
  16: "TXT",
  28: "AAAA",
  33: "SRV",
};

/** The labels of a name, joined by points, with what its pointer leads to in the packet. */
export function nameText(name: Members, packet: Uint8Array): string {
  const labels: string[] = [];
  let at = name;
  while (at["label"] !== undefined) {
    labels.push(Buffer.from(at["label"] as Uint8Array).toString("utf8"));
    at = at["next"] as Members;
  }
  if (at["low"] === undefined) return labels.length === 0 ? "." : labels.join(".");
  return [...labels, labelsAt(((at["length"] as number) & 0x3f) * 256 + at["low"], packet)]
    .filter((text) => text !== ".")
    .join(".");
}

/** A name where a pointer leads. No pointer leads forwards. */
function labelsAt(start: number, packet: Uint8Array): string {
  const labels: string[] = [];
  for (let at = start, before = start + 1; at < packet.length;) {
    const length = packet[at]!;
    if (length === 0) break;
    if (length >= 0xc0) {
      const next = (length & 0x3f) * 256 + packet[at + 1]!;
      if (next >= before) break;
      at = before = next;
      continue;
    }
    labels.push(Buffer.from(packet.subarray(at + 1, at + 1 + length)).toString("utf8"));
    at += 1 + length;
  }
  return labels.join(".");
}

function dataOf(entry: Members, packet: Uint8Array): unknown {
  const name = (one: Members) => nameText(one, packet);
  switch (entry["kind"]) {
    case 1:
      return (entry["address"] as number[]).join(".");
    case 2:
    case 5:
    case 12:
      return name(entry["target"]);
    case 6:
      return {
        mname: name(entry["server"]),
        rname: name(entry["mailbox"]),
        serial: entry["serial"],
        refresh: entry["refresh"],
        retry: entry["retry"],
        expire: entry["expire"],
        minimum: entry["minimum"],
      };
    case 15:
      return { preference: entry["preference"], exchange: name(entry["target"]) };
    case 16:
      return (entry["texts"] as string[]).map((text) => Buffer.from(text, "latin1"));
    case 28:
      return (entry["address6"] as number[]).map((word) => word.toString(16)).join(":");
    case 33:
      return {
        priority: entry["priority"],
        weight: entry["weight"],
        port: entry["port"],
        target: name(entry["target"]),
      };
    default:
      return entry["data"];
  }
}

/** A message as `dns-packet` tells it, as far as kinds are those that both know. */
export function toLibrary(message: Members, packet: Uint8Array): Members {
  const entries = (list: readonly Members[]) =>
    list.map((entry) => ({
      name: nameText(entry["name"], packet),
      type: KINDS[entry["kind"]],
      ttl: entry["ttl"],
      data: dataOf(entry, packet),
    }));
  return {
    id: message["id"],
    type: message["response"] === 1 ? "response" : "query",
    flags: {
      rcode: message["rcode"],
      cd: message["checking_disabled"] === 1,
      ad: message["authentic"] === 1,
      ra: message["recursion_available"] === 1,
      rd: message["recursion_desired"] === 1,
      tc: message["truncated"] === 1,
      aa: message["authoritative"] === 1,
      opcode: message["opcode"],
    },
    questions: (message["questions"] as Members[]).map((question) => ({
      name: nameText(question["name"], packet),
      type: KINDS[question["kind"]],
    })),
    answers: entries(message["answers"]),
    authorities: entries(message["authorities"]),
    additionals: entries(message["additionals"]),
  };
}

/** What the library reads of bytes; undefined where it refuses them. */
export function readByLibrary(bytes: Uint8Array): Members | undefined {
  let read: Members;
  try {
    read = decode(Buffer.from(bytes)) as Members;
  } catch {
    return undefined;
  }
  const entries = (list: readonly Members[]) =>
    list.map(({ name, type, ttl, data }) => ({ name, type, ttl, data: plainData(type, data) }));
  const number = read["flags"] as number;
  return {
    id: read["id"],
    type: read["type"],
    flags: {
      rcode: number & 15,
      cd: read["flag_cd"],
      ad: read["flag_ad"],
      ra: read["flag_ra"],
      rd: read["flag_rd"],
      tc: read["flag_tc"],
      aa: read["flag_aa"],
      opcode: (number >> 11) & 15,
    },
    questions: (read["questions"] as Members[]).map(({ name, type }) => ({ name, type })),
    answers: entries(read["answers"]),
    authorities: entries(read["authorities"]),
    additionals: entries(read["additionals"]),
  };
}

/** Addresses in full, and texts as lists. */
function plainData(type: string, data: any): unknown {
  if (type === "TXT") return Array.isArray(data) ? data : [data];
  if (type !== "AAAA") return data;
  const [front = "", back] = (data as string).split("::");
  const words = (text: string | undefined) => (text ? text.split(":") : []);
  const missing = 8 - words(front).length - words(back).length;
  const all = [
    ...words(front),
    ...Array.from({ length: back === undefined ? 0 : missing }, () => "0"),
    ...words(back),
  ];
  return all.map((word) => Number.parseInt(word, 16).toString(16)).join(":");
}
