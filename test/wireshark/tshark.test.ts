import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { captureJson } from "../../cli/inspect/capture-json.ts";
import type { FieldJson } from "../../cli/inspect/field-json.ts";
import { type CapturedPacket, protocolNamed, readCapture } from "../../quake/capture/index.ts";
import { framesOf, pcapOf } from "../support/pcap-files.ts";
import { isWhole, sharedFile, whyNotWhole } from "../support/corpus.ts";
import { type Expected, expectedFields, expectShown, prefixOf, UDP_AT } from "./expected.ts";
import { dissectorIn, HAS_TSHARK, shownFields, tshark, whyNoTshark } from "./tshark.ts";

/*
 * A dissector in tshark, on captures of engines: which fields there are, where, how long and with which value, is held
 * against `inspect --json`.
 */

const ROOT = join(import.meta.dirname, "..", "..");
const CAPTURES = [
  join(ROOT, "fixtures", "quakespasm_session_p15.pcap"),
  ...[
    "netquake-quakespasm.pcap",
    "netquake-quakespasm-p15.pcap",
    "quakeworld-mvdsv.pcap",
    "quake2-yquake2.pcap",
    "real-netquake-quakespasm-quakespasm.pcap",
    "real-quakeworld-ezquake-mvdsv.pcap",
  ]
    .map((name) => sharedFile(`captures/${name}`))
    .flatMap(({ path, isThere }) => (isThere ? [path] : [])),
];

/** How many damaged packets are tried: `DAMAGED=1000000` says otherwise. Their seeds are 1, 2 … */
const DAMAGED = Number(process.env["DAMAGED"] ?? 50_000);
/** What a program makes of packets is not kept of too many at once. */
const AT_ONCE = 50_000;

/** A line of `inspect --json`: a packet, or one of its messages. */
interface Line {
  readonly kind: string;
  /** Of a packet: where its payload is in the file. Of a message: where it is there, or in what was joined. */
  readonly offset: number;
  /** Of a message that came in several packets: these. */
  readonly packets?: readonly number[];
  readonly protocol?: string;
  readonly type?: string;
  readonly fields: readonly FieldJson[];
}

/** The fields that `inspect --json` has, at their offsets in the frame, or in what was joined. */
function expectedOf(packet: CapturedPacket): Expected[] {
  const lines = [...captureJson(packet, { depth: Infinity })].map(
    (line) => JSON.parse(line) as Line,
  );
  return lines.flatMap(({ kind, packets, protocol, type, fields }) => {
    const isHeader = kind === "packet";
    if (!isHeader && kind !== "message") return [];
    const table = isHeader ? packet.header?.container.table : protocolNamed(protocol!).table;
    const shift = packets === undefined ? UDP_AT - packet.offset : 0;
    return fields.flatMap((field) => expectedFields(table!, field, type ?? "", shift));
  });
}

const why = HAS_TSHARK ? whyNotWhole : whyNoTshark;

describe.skipIf(!HAS_TSHARK || !isWhole)(`a dissector in tshark${why}`, () => {
  let folder: string;
  let script: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "demospec-tshark-"));
    script = join(folder, "quake.lua");
    writeFileSync(script, await dissectorIn(join(ROOT, "schema")));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(CAPTURES.map((path) => [basename(path), path]))(
    "shows each field as `inspect --json` has it: %s",
    (_, path) => {
      const parts = readCapture(new Uint8Array(readFileSync(path)));
      const packets = [...parts].filter((part) => part.kind === "packet");
      const prefixes = [...new Set(packets.flatMap(prefixesOf))];
      const shown = shownFields(tshark(path, script, ["-T", "pdml"]), prefixes);
      let compared = 0;
      for (const packet of packets) {
        if (packet.delivery === "duplicate") continue;
        // `ack` of QuakeWorld is one byte, without the header that a packet has.
        if (packet.header === undefined) {
          const names = shown[packet.index]!.map(({ name }) => name);
          expect(names).toContain("quakeworld_packet.malformed");
          continue;
        }
        const expected = expectedOf(packet);
        expectShown(shown[packet.index]!, expected, `packet ${packet.index}`);
        compared += expected.length;
      }
      expect(compared).toBeGreaterThan(1000);
    },
  );

  it(
    "never fails on packets that are damaged",
    () => {
      const packets = framesOf(new Uint8Array(readFileSync(CAPTURES[0]!)));
      const capture = join(folder, "damaged.pcap");
      for (let seed = 1, left = DAMAGED; left > 0; seed++, left -= AT_ONCE) {
        const numRuns = Math.min(left, AT_ONCE);
        const frames = fc.sample(damagedFrame(packets), { seed, numRuns });
        writeFileSync(capture, pcapOf(frames.map((bytes) => ({ bytes }))));
        // Columns alone: the tree of each packet is made, and what a dissector does wrong is in it.
        expect(tshark(capture, script, ["-Y", "_ws.lua.error"]), `seed ${seed}`).toBe("");
        expect(tshark(capture, script, []).trim().split("\n")).toHaveLength(numRuns);
      }
    },
    60_000 + DAMAGED * 20,
  );
});

/** A frame with some bytes of what UDP carries changed, or cut short. */
function damagedFrame(frames: readonly { readonly bytes: Uint8Array }[]): fc.Arbitrary<Uint8Array> {
  const change = fc.tuple(fc.nat(), fc.nat(255));
  const changes = fc.array(change, { minLength: 1, maxLength: 4 });
  return fc.tuple(fc.nat(frames.length - 1), changes, fc.nat()).map(([index, all, cut]) => {
    const bytes = frames[index]!.bytes.slice();
    const room = bytes.length - UDP_AT;
    for (const [at, byte] of room === 0 ? [] : all) bytes[UDP_AT + (at % room)] = byte;
    return cut % 4 === 0 ? bytes.subarray(0, UDP_AT + (cut % (room + 1))) : bytes;
  });
}

function prefixesOf({ header, runs }: CapturedPacket): string[] {
  const names = [header?.container.table.name, ...runs.map(({ protocol }) => protocol)];
  return names.flatMap((name) => (name === undefined ? [] : [prefixOf(name)]));
}
