import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CapturedPacket, protocolNamed, readCapture } from "../../quake/capture/index.ts";
import { interpretDecode, type Node } from "../../runtime/interpret/interpret.ts";
import type { Table } from "../../runtime/table/table.ts";
import { framesOf, pcapOf } from "../support/pcap-files.ts";
import { isWhole, sharedFile, whyNotWhole } from "../support/corpus.ts";
import {
  dissectorIn,
  HAS_TSHARK,
  type ShownField,
  shownFields,
  tshark,
  whyNoTshark,
} from "./tshark.ts";

/*
 * A dissector in tshark, on captures of engines: which fields there are, where, how long and with which value, is held
 * against what the interpreter reads of the same bytes.
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

/** Names that Wireshark has already. */
const TAKEN: ReadonlySet<string> = new Set(["quakeworld", "quake2"]);

/** A field that is expected, whose value is what it is shown as. */
interface Expected extends Omit<ShownField, "show"> {
  readonly value: unknown;
}

function expectedOf(packet: CapturedPacket, udpAt: number): Expected[] {
  const { header, payload, offset, runs } = packet;
  if (header === undefined) return [];
  const { table } = header.container;
  const block = interpretDecode(table, 0, payload, 0, payload.length).root;
  const own = block.children.flatMap((node) => fieldsOf(table, node, "", udpAt));
  return [...own, ...runs.flatMap((run) => runFields(run, udpAt - offset))];
}

function runFields(run: CapturedPacket["runs"][number], shift: number): Expected[] {
  const { table } = protocolNamed(run.protocol);
  const base = run.offset === undefined ? 0 : run.offset + shift;
  const fields: Expected[] = [];
  for (let at = 0; at < run.body.length;) {
    const { root, end, error } = interpretDecode(table, run.version, run.body, at, run.body.length);
    if (error !== undefined || end === at) break;
    fields.push(...root.children.flatMap((node) => fieldsOf(table, node, root.name, base)));
    at = end;
  }
  return fields;
}

/** The leaves of a node that have a field. Bits of masks have none, nor have constants' pieces. */
function fieldsOf(table: Table, node: Node, owner: string, base: number): Expected[] {
  const isStruct = table.structs.some(({ name }) => name === node.type);
  const inner = isStruct ? node.type! : owner;
  const isPieces = node.children.some(({ type }) => type === "bit" || type === "bits");
  const isLeaf = node.children.length === 0 || isPieces || node.name === "id";
  if (!isLeaf) return node.children.flatMap((child) => fieldsOf(table, child, inner, base));
  if (node.absent || node.name.includes("$") || node.name === "end" || isEmpty(node)) return [];
  const [from, to] = spanOf(node);
  const own = node.name.replace(/\[.*/, "");
  const name = owner === "" || own === "id" ? own : `${owner}.${own}`;
  const prefix = TAKEN.has(table.name) ? `ds.${table.name}` : table.name;
  return [{ name: `${prefix}.${name}`, at: from + base, size: to - from, value: node.value }];
}

/** Whether it is a list or a record of nothing. */
function isEmpty({ value }: Node): boolean {
  return typeof value === "object" && !(value instanceof Uint8Array);
}

function spanOf(node: Node): [number, number] {
  const bits = node.children.filter(({ bitLength }) => bitLength > 0);
  if (bits.length > 0) {
    const spans = bits.map(spanOf);
    return [Math.min(...spans.map(([a]) => a)), Math.max(...spans.map(([, b]) => b))];
  }
  return [node.start, Math.ceil((8 * node.start + node.startBit + node.bitLength) / 8)];
}

/** What is shown as the value that was expected is that value: shown as the tool has it otherwise. */
function settled({ show, ...field }: ShownField, { value }: Expected): Expected {
  return { ...field, value: isShown(show, value) ? value : show };
}

function isShown(show: string, value: unknown): boolean {
  if (typeof value === "number") return isNumber(show, value);
  if (typeof value === "boolean") return show === (value ? "1" : "0");
  if (typeof value === "bigint") return BigInt(show) === value;
  if (value instanceof Uint8Array) return show === hex(value);
  return show === escaped(String(value));
}

/** Wireshark shows fifteen digits of a double. */
function isNumber(show: string, value: number): boolean {
  const shown = Number(show);
  return Math.abs(shown - value) <= 1e-14 * Math.abs(value);
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(":");
}

/** A text as PDML has it. */
function escaped(text: string): string {
  return text.replaceAll(
    // oxlint-disable-next-line no-control-regex
    /[\0-\x08\x0e-\x1f\x7f]/g,
    (letter) => `\\x${letter.charCodeAt(0).toString(16)}`,
  );
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
    "shows each field as the interpreter reads it: %s",
    (_, path) => {
      const parts = readCapture(new Uint8Array(readFileSync(path)));
      const packets = [...parts].filter((part) => part.kind === "packet");
      const prefixes = [...new Set(packets.flatMap(prefixesOf))];
      const shown = shownFields(tshark(path, script, ["-T", "pdml"]), prefixes);
      let compared = 0;
      for (const packet of packets) {
        if (packet.delivery === "duplicate") continue;
        const expected = expectedOf(packet, UDP_AT);
        const names = new Set(expected.map(({ name }) => name));
        const own = shown[packet.index]!.filter(({ name }) => names.has(name));
        const settledOwn = own.map((field, i) =>
          expected[i] === undefined ? field : settled(field, expected[i]),
        );
        expect(settledOwn, `packet ${packet.index}`).toEqual(expected);
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

/** Where UDP's contents begin in a frame of Ethernet and IPv4 without options. */
const UDP_AT = 42;

function prefixesOf({ header, runs }: CapturedPacket): string[] {
  const names = [header?.container.table.name, ...runs.map(({ protocol }) => protocol)];
  return names.flatMap((name) =>
    name === undefined ? [] : [TAKEN.has(name) ? `ds.${name}` : name],
  );
}
