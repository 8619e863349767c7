import { decodeAll, packetsFor } from "../contestants/check.ts";
import { PACKET, type Contestant } from "../contestants/contestant.ts";
import { handWritten } from "../contestants/hand-written-contestant.ts";
import type { Row } from "../measure.ts";
import { ours, oursDirectly, oursTexts } from "../ours.ts";
import { loadPeer, PEER_NAMES, type PeerName } from "../peers/index.ts";
import type { Unable } from "../peers/peer.ts";
import { readingsOf, type Readings } from "./reading.ts";
import { type Kind, type Stream, withDamage } from "./stream.ts";
import { handWrittenTexts } from "./texts.ts";

/*
 * What a contestant does with a stream: decodes packets and reads all members of what is in them, and encodes packets.
 */

export const OWN_NAMES = ["handWritten", "demospec", "direct"] as const;

export type ContestantName = (typeof OWN_NAMES)[number] | PeerName;

export const CONTESTANTS: readonly ContestantName[] = [...OWN_NAMES, ...PEER_NAMES];

/** What takes part of a contestant. */
export interface Entrant {
  readonly name: ContestantName;
  readonly contestant: Contestant | Unable;
  readonly rows: { readonly decode?: Row; readonly encode?: Row };
  /** Of the damaged packets, how many it reported of. */
  readonly detected?: readonly [detected: number, of: number];
}

/** Makes a contestant ready; undefined where it has nothing of that kind. Throws unless it does what the hand-written one does. */
export async function entrantOf(
  name: ContestantName,
  stream: Stream,
  baseline?: Entrant,
): Promise<Entrant | undefined> {
  const contestant = await contestantOf(name, stream.kind);
  if (contestant === undefined) return undefined;
  if (!("decode" in contestant)) return { name, contestant, rows: {} };
  const reference = (stream.kind === "text" ? handWrittenTexts : handWritten) as Contestant;
  const whole = packetsFor(contestant, reference, stream.packets);
  const packets = withDamage(stream, whole);
  const read = readerOf(await readingsOf(`${name}-${stream.name}`), stream.kind);
  const decode: Row = {
    run: decoding(contestant, packets, read, stream.count),
    ...compared(baseline?.rows.decode),
  };
  const canEncode = contestant.encode !== undefined && !stream.isDamaged;
  const encode = canEncode && {
    ...encoding(contestant, packets, stream.count),
    ...compared(baseline?.rows.encode),
  };
  const detected = stream.isDamaged ? { detected: detectedOf(contestant, packets, whole) } : {};
  return { name, contestant, rows: encode ? { decode, encode } : { decode }, ...detected };
}

async function contestantOf(
  name: ContestantName,
  kind: Kind,
): Promise<Contestant | Unable | undefined> {
  const isText = kind === "text";
  if (name === "handWritten") return (isText ? handWrittenTexts : handWritten) as Contestant;
  if (name === "demospec") return (isText ? oursTexts : ours) as Contestant;
  if (name === "direct") return isText ? undefined : (oursDirectly as Contestant);
  const peer = await loadPeer(name);
  return (isText ? peer.text : peer.update) as Contestant | Unable;
}

type Reading = (values: never[], count: number) => number;

function readerOf({ readTexts, readUpdates }: Readings, kind: Kind): Reading {
  return kind === "text" ? readTexts : readUpdates;
}

/** A packet that cannot be decoded to its end is given up there. */
function decoding(
  contestant: Contestant,
  packets: readonly Uint8Array[],
  read: Reading,
  count: number,
): () => number {
  const ring = Array.from<never>({ length: PACKET });
  return () => {
    for (const packet of packets) {
      try {
        read(ring, contestant.decode(packet, ring));
      } catch {
        // A damaged packet may be refused.
      }
    }
    return count;
  };
}

/** Its values are decoded anew for each turn: where in memory they happen to lie decides much, and is to be no one's luck. */
function encoding(contestant: Contestant, packets: readonly Uint8Array[], count: number): Row {
  let values: unknown[][] = [];
  return {
    prepare() {
      values = decodeAll(contestant, packets);
    },
    run() {
      for (const packet of values) contestant.encode!(packet);
      return count;
    },
    discard() {
      values = [];
    },
  };
}

function detectedOf(
  contestant: Contestant,
  packets: readonly Uint8Array[],
  whole: readonly Uint8Array[],
): [detected: number, of: number] {
  const damaged = packets.filter((packet, i) => packet !== whole[i]);
  const detected = damaged.filter((packet) => {
    try {
      contestant.decode(packet, []);
      return false;
    } catch {
      return true;
    }
  });
  return [detected.length, damaged.length];
}

function compared(baseline: Row | undefined): Pick<Row, "baseline"> {
  return baseline ? { baseline } : {};
}
