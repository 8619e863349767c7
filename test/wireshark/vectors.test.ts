import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldJson } from "../../cli/inspect/field-json.ts";
import { targets } from "../../fuzz/all-targets.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import type { ContainerTable, Table } from "../../runtime/table/table.ts";
import { vectorsOf } from "../meaning/vector-folder.ts";
import { isWhole, whyNotWhole } from "../support/corpus.ts";
import { ethernet, ipv4, pcapOf } from "../support/pcap-files.ts";
import { type Expected, expectedFields, expectShown, prefixOf, UDP_AT } from "./expected.ts";
import {
  dissectorIn,
  HAS_TSHARK,
  type ShownField,
  shownFields,
  tshark,
  whyNoTshark,
} from "./tshark.ts";

/*
 * Each vector in a datagram of its own, in each of its versions, in tshark: which fields there are, where, how long and
 * with which value, is held against what `inspect --json` says of the same bytes.
 */

/** The first ports: which protocol a datagram has says the port that it goes to, and which version that it is from. */
const TO = 19_000;
const FROM = 20_000;

interface Datagram {
  readonly table: Table;
  readonly version: number;
  readonly bytes: Uint8Array;
  readonly place: string;
}

const ROOT = join(import.meta.dirname, "..", "..");
/** Protocols, and containers that are packets. */
const TABLES = targets.flatMap(({ table }) =>
  "extension" in table && table.extension !== undefined ? [] : [table],
);

/** Vectors that are read. What is refused is held against the interpreter in `reading.test.ts`. */
const DATAGRAMS: readonly Datagram[] = TABLES.flatMap((table) =>
  vectorsOf(table)
    .filter(({ error }) => error === undefined)
    .flatMap(({ bytes, versions, place }) =>
      versions.map((version) => ({ table, version, bytes, place })),
    ),
);

/** In Lua, after the dissector: datagrams of the ports above, read in the version that they name. */
const BY_PORTS = `
local names = { ${TABLES.map(({ name }) => `"${name}"`).join(", ")} }
local by_ports = Proto("by_ports", "Vectors")
function by_ports.dissector(tvb, pinfo, item)
  local table = TABLES[names[pinfo.dst_port - ${TO} + 1]]
  table.chosen = pinfo.src_port - ${FROM}
  return dissect.packet(table, "udp", tvb, pinfo, item)
end
DissectorTable.get("udp.port"):add("${TO}-${TO + TABLES.length - 1}", by_ports)
`;

function expectedOf({ table, version, bytes }: Datagram): Expected[] {
  const carried = new Set(carriesOf(table).map(({ member }) => member));
  const { root } = interpretDecode(table, version, bytes, 0, bytes.length);
  return root.children
    .filter(({ name }) => !carried.has(name))
    .flatMap((node) =>
      expectedFields(table, fieldJson(node, 0, Infinity), ownerOf(table, root.name), UDP_AT),
    );
}

function carriesOf(table: Table): ContainerTable["carries"] {
  return isContainer(table) ? table.carries : [];
}

/** Fields of a block are named without its message. */
function ownerOf(table: Table, message: string): string {
  return isContainer(table) ? "" : message;
}

function isContainer(table: Table): table is ContainerTable {
  return "carries" in table;
}

/** What is shown of a datagram's own bytes: what is unpacked of it comes after, at offsets from 0. */
function ownOf(shown: readonly ShownField[]): readonly ShownField[] {
  const end = shown.findIndex(({ at, size }) => size > 0 && at < UDP_AT);
  return end < 0 ? shown : shown.slice(0, end);
}

const why = HAS_TSHARK ? whyNotWhole : whyNoTshark;

describe.skipIf(!HAS_TSHARK || !isWhole)(`vectors in tshark${why}`, () => {
  let folder: string;
  let shown: ShownField[][];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "demospec-vectors-"));
    const script = join(folder, "quake.lua");
    writeFileSync(script, (await dissectorIn(join(ROOT, "schema"))) + BY_PORTS);
    const capture = join(folder, "vectors.pcap");
    const frames = DATAGRAMS.map(({ table, version, bytes }) => {
      const ends = { from: FROM + version, to: TO + TABLES.indexOf(table) };
      return { bytes: ethernet(ipv4(ends, bytes)) };
    });
    writeFileSync(capture, pcapOf(frames));
    const prefixes = TABLES.map(({ name }) => prefixOf(name));
    shown = shownFields(tshark(capture, script, ["-T", "pdml"]), prefixes);
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(TABLES.map(({ name }) => name))("are shown as `inspect --json` has them: %s", (name) => {
    for (const [i, datagram] of DATAGRAMS.entries()) {
      if (datagram.table.name !== name) continue;
      const { table, version, place } = datagram;
      const expected = expectedOf(datagram);
      expectShown(ownOf(shown[i]!), expected, `${place}, ${table.versions[version]}`);
      expect(expected.length, place).toBeGreaterThan(0);
    }
  });

  // Its data is a stored block of DEFLATE: final, 5 bytes, `stufftext` (11) and "hi", a line's end, a NUL.
  it("shows messages that are packed in others", () => {
    const i = DATAGRAMS.findIndex(({ place }) =>
      place.endsWith("zpacket-36.yaml: a stream with one stored block"),
    );
    expect(shown[i]!.slice(ownOf(shown[i]!).length)).toMatchObject([
      { name: "ds.quake2.stufftext", at: 0, size: 5 },
      { name: "ds.quake2.id", at: 0, size: 1, show: "11" },
      { name: "ds.quake2.stufftext.text", at: 1, size: 4, show: "hi\n" },
    ]);
  });
});
