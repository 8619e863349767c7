import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { loadSchemas } from "../../generator/schemas/files.ts";
import { resolveSchemas } from "../../generator/resolve/resolve.ts";
import type { Table } from "../../runtime/table/table.ts";
import { layoutDiagram } from "../../site/diagram/diagram.ts";
import { ourBuiltSite } from "./our-site.ts";

const OTHERS = join(import.meta.dirname, "..", "..", "examples", "formats", "schema");

let tables: readonly Table[];
beforeAll(async () => {
  const { input } = await ourBuiltSite();
  tables = [...input.protocols, ...resolveSchemas(await loadSchemas(OTHERS)).protocols];
});

/** The picture of a message's newest layout. */
function picture(protocol: string, name: string): string {
  const table = tables.find((one) => one.name === protocol)!;
  const owner = [...table.messages, ...table.structs].find((one) => one.name === name)!;
  return layoutDiagram(table, owner.layouts.at(-1)!, name)!.markup;
}

/** The small texts of a box: the numbers of a word's ends, and the names of its parts, each from left to right. */
function small(markup: string, box: string): string[] {
  const own = markup.split("<g ").find((one) => one.includes(`<title>${box}`))!;
  const texts = Array.from(
    own.matchAll(/<text class="bit" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g),
    ([, x, y, text]) => ({ x: Number(x), y: Number(y), text: text! }),
  );
  return texts.toSorted((a, b) => a.y - b.y || a.x - b.x).map(({ text }) => text);
}

describe("bits", () => {
  test("of a big-endian word are drawn as in RFC 1035 §4.1.1 and RFC 4035 §3: the highest at the left", () => {
    const words = "response opcode authoritative truncated recursion_desired recursion_available";
    const names = `${words} zero authentic checking_disabled rcode`.split(" ");
    expect(small(picture("dns", "packet"), "rcode, ")).toEqual(["15", "0", ...names]);
  });

  test("of a byte are drawn as words of its format are, as in MQTT 5.0 §3.8.3 and §3.1.2.3", () => {
    const names = ["reserved", "retain_handling", "retain_as_published", "no_local", "qos"];
    expect(small(picture("mqtt", "subscription"), "qos, ")).toEqual(["7", "0", ...names]);
    const bits = ["7", "6", "5", "4", "3", "2", "1", "0"];
    expect(small(picture("mqtt", "connect"), "flags: ")).toEqual(bits);
    // Of a first byte the lower half is a mask (§2.1.3).
    const first = ["·", "·", "·", "·", "3", "2", "1", "0"];
    expect(small(picture("mqtt", "connect"), "id: ")).toEqual(first);
  });

  test("of a little-endian word begin with the lowest, which is in the first byte", () => {
    const word = ["0", "15", "channel", "entity"];
    expect(small(picture("netquake", "sound"), "channel, entity")).toEqual(word);
    const bits = Array.from({ length: 16 }, (_, bit) => `${bit}`);
    expect(small(picture("netquake", "clientdata"), "flags")).toEqual(bits);
  });

  test("are said to be numbered", () => {
    expect(picture("dns", "packet")).toMatch(/<figcaption>[^<]*0 is the lowest/);
    expect(picture("netquake", "print")).not.toMatch(/figcaption/);
  });
});

test("a length of as many bytes as it needs has no fixed width", () => {
  expect(picture("mqtt", "connect")).toContain('class="length jagged"><title>length of the rest');
});
