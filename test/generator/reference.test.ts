import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { failureOfTables } from "../../fuzz/schemas/attempt.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { wholeSchema, WHOLE_EXAMPLES } from "../../generator/language/whole-examples.ts";
import { interpretedCodecs } from "../../runtime/interpreted-codecs.ts";
import { decoded, encoded } from "../formats/example-formats.ts";
import { jsonSchema } from "../../generator/language/json-schema.ts";
import { EXAMPLE } from "../../generator/language/reference.ts";
import { interpretEncode } from "../../runtime/interpret/interpret.ts";
import { isWhole } from "../support/corpus.ts";
import { rightSchemas } from "../support/right-schemas.ts";

/** The validation that an editor does: YAML as it is usually read, numbers and all. */
const validate = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true }).compile(
  jsonSchema(),
);

const ROOT = join(import.meta.dirname, "..", "..");
const CASES = join(import.meta.dirname, "..", "cases");

function schemasIn(folder: string): [string, string][] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return names.map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}

describe("right schemas are valid", () => {
  test.each([...schemasIn(join(ROOT, "schema")), ...rightSchemas()])("%s", (_, text) => {
    validate(parse(text));
    expect(validate.errors).toBeNull();
  });
});

test("schemas name the JSON Schema", () => {
  for (const [name, text] of schemasIn(join(ROOT, "schema"))) {
    expect(text.split("\n")[0], name).toBe("# yaml-language-server: $schema=demospec.schema.json");
  }
});

test("the example of the reference is what it says", () => {
  const [table] = resolveSchemas(new Map([["tones.yaml", EXAMPLE.schema]])).protocols;
  const bytes = interpretEncode(table!, 0, EXAMPLE.value);
  expect(Buffer.from(bytes).toString("hex")).toBe(EXAMPLE.bytes.replaceAll(" ", ""));
});

describe("the examples of the reference are right", () => {
  const text = readFileSync(join(ROOT, "docs", "schema-language.md"), "utf8");
  const blocks = [...text.matchAll(/^```yaml\n([^]*?)^```/gm)].map(([, block]) => parse(block!));

  /** A schema that has what an example shows: fields, members of a schema, or a message. */
  function around(block: unknown): object {
    const plain = { protocol: "p", title: "P", versions: ["1"], messages: { m: { id: 1 } } };
    if ("extends" in (block as object)) return block as object;
    if (Array.isArray(block)) return { ...plain, messages: { m: { id: 1, fields: block } } };
    if ("register" in (block as object)) {
      const isPacket = "carries" in (block as { register: object }).register;
      const fields = [{ payload: { type: "bytes", to: "end" } }];
      return {
        ...(isPacket ? { container: "p", title: "P", block: { fields } } : plain),
        ...(block as object),
      };
    }
    const known = ["protocol", "versions", "types", "vectors", "structs", "groups", "flavors"];
    const isSchema = Object.keys(block as object).some((key) => known.includes(key));
    return isSchema ? { ...plain, ...(block as object) } : { ...plain, messages: block };
  }

  test.each(
    blocks.filter((block) => block !== null).map((block) => [JSON.stringify(block), block]),
  )("%s", (_, block) => {
    validate(around(block));
    expect(validate.errors).toBeNull();
  });
});

/*
 * Each example is a schema that is accepted, with what it leaves out: types and structs that it only names, and a mask
 * or a number that is before it. What shows how schemas, versions and kinds are put together is no schema by itself.
 */
describe("the examples of the reference are accepted, and hold", () => {
  const text = readFileSync(join(ROOT, "docs", "schema-language.md"), "utf8");
  const written = [...text.matchAll(/^```yaml\n([^]*?)^```/gm)].map(([, block]) => block!);
  const APART =
    /\b(extends|selects|selects-flavor|flavors|carries|marker|renumbered|names|register):/;
  // Whole ones are looked at below.
  const own = written.filter(
    (block) => !APART.test(block) && !block.startsWith("protocol:") && parse(block) !== null,
  );

  const types = {
    string: { type: "text", cut: 2048 },
    open_string: { type: "text", cut: 2048, open: true },
    coord: { type: "i16", scale: "1/8" },
    quarter: { type: "i8", scale: "1/4" },
    angle: { type: "u8" },
    angle16: { type: "u16" },
  };
  const struct = { fields: [{ a: "u8" }] };
  const structs = {
    ...Object.fromEntries(
      ["item", "nail", "extension", "question", "property"].map((n) => [n, struct]),
    ),
    body: { fields: [{ a: "u32[2]" }] },
    packetentity: { fields: [{ number: { type: "u8", ends: 0 } }] },
  };
  const enums = { code: { values: { DEM_CMD: 0, DEM_READ: 1 } } };

  function whole(block: string): object {
    const found = parse(block, { schema: "failsafe" }) as Record<string, object> | object[];
    const plain = { protocol: "p", title: "P", versions: ["1.06", "1.07", "1.08", "1.09"] };
    if (Array.isArray(found)) {
      const front: object[] = [];
      if (/flags\.\d/.test(block) && !block.includes("mask:"))
        front.push({ flags: { mask: "u32" } });
      if (block.includes("switch: code") && !block.includes("- code:"))
        front.push({ code: { type: "u8", enum: "code" } });
      const messages = { m: { id: 1, fields: [...front, ...found] } };
      return { ...plain, types, structs, enums, messages };
    }
    const isSchema = Object.keys(found).some((key) => key === "messages" || KNOWN.includes(key));
    const { messages, ...rest } = isSchema ? found : { messages: found };
    const last = Object.keys(found["structs"] ?? {}).at(-1);
    const shown = { m: { id: 1, fields: [last === undefined ? { x: "u8" } : { own: last }] } };
    return {
      ...plain,
      ...rest,
      types: { ...types, ...found["types"] },
      structs: { ...structs, ...found["structs"] },
      messages: messages ?? shown,
    };
  }
  const KNOWN = ["protocol", "versions", "types", "vectors", "structs", "groups"];

  const named = own.map((block) => [block.split("\n", 2).join(" "), block] as const);
  test.each(named)("%s", (_, block) => hold(block));

  function hold(block: string): void {
    const files = new Map([["p.yaml", stringify(whole(block), { aliasDuplicateObjects: false })]]);
    expect(failureOfTables(resolveSchemas(files), isWhole ? 5 : 1, 1)).toBeUndefined();
  }

  /** What the text says of examples: their values, and the bytes of a message of these. */
  const EXAMPLES: readonly (readonly [begins: string, value: object, bytes: string])[] = [
    ["- split: u16\n  into: { channel: u3, entity: u13 }\n", { channel: 2, entity: 5 }, "2a 00"],
    ["place:", { type: "place", height: -0.25, angle: 90, level: 0 }, "05 fe ff 40 64"],
    ["- interleave: 2", { shirt: [1, 2], pants: [3, 4] }, "01 03 00 02 04 00"],
    [
      "types:\n  short_string",
      { type: "titles", first: "ab", second: "c\xff", third: "abcd" },
      "06 61 62 00 63 ff 61 62 63 64",
    ],
    ["- sort: u8\n- switch: sort", { sort: 1, x: 3, y: 4 }, "01 03 04"],
    [
      "- flags: { mask: u8 }\n- retain",
      { retain: true, level: 3, lifetime: 9, reason: 7 },
      "01 03 09 00 00 00 07",
    ],
    [
      "structs:\n  head",
      { type: "image", head: { width: 2, height: 1 }, pixels: [5, 6], size: 2, note: "a" },
      "03 02 01 05 06 02 61",
    ],
    ["- size: u8\n- used: u8", { size: 7, used: 2, free: 5 }, "07 02 05"],
    [
      "structs:\n  row",
      { type: "table", columns: 1, rows: [{ number: 5, marks: [6, 7] }] },
      "04 01 01 05 06 07",
    ],
    ["- magic: u64be", { magic: 0x6162636465666768n, count: 2 }, "61 62 63 64 65 66 67 68 02"],
    [
      "structs:\n  entry:\n    outer",
      {
        type: "entries",
        is_long: false,
        version: 2,
        entries: [{ key: 7, checked: 1, range: { first: 5 } }],
      },
      "01 00 02 01 07 00 01 00 00 00 05",
    ],
  ];

  test.each(EXAMPLES)("%s: its bytes", (begins, value, bytes) => {
    const block = own.find((one) => one.startsWith(begins))!;
    const files = new Map([["p.yaml", stringify(whole(block), { aliasDuplicateObjects: false })]]);
    const [table] = resolveSchemas(files).protocols;
    const message = { type: "m", ...value };
    const written = Buffer.from(interpretEncode(table!, 0, message)).toString("hex");
    // Fields alone are in a message whose id is no part of the example.
    const shown = "type" in value ? written : written.slice(2);
    expect(shown).toBe(bytes.replaceAll(" ", ""));
    expect(text).toContain(`\`${bytes}\``);
  });

  test("they are nearly all of them", () => expect(own.length).toBeGreaterThan(35));
});

describe("each construct has a whole example, which is what it says", () => {
  const text = readFileSync(join(ROOT, "docs", "schema-language.md"), "utf8");

  test("all constructs of the table have one", () => {
    const [, table] = /\| construct .*\n\|[ -|]*\n((?:\|.*\n)+)/.exec(text)!;
    const constructs = table!
      .trim()
      .split("\n")
      .map((row) => row.split("|")[1]!.trim());
    // Blocks and places are of files: the sections on containers and on places show them.
    expect([...WHOLE_EXAMPLES.map(({ of }) => of), "containers", "`places`"]).toEqual(constructs);
  });

  test.each(WHOLE_EXAMPLES.map((example) => [example.of, example] as const))("%s", (_, example) => {
    const files = new Map([["p.yaml", wholeSchema(example)]]);
    const tables = resolveSchemas(files);
    const [codec] = interpretedCodecs(tables.protocols[0]!);
    for (const { value, bytes } of [example.message, example.other ?? example.message]) {
      const message = { type: "m", ...value };
      const wire = Uint8Array.from(Buffer.from(bytes.replaceAll(" ", ""), "hex"));
      expect(encoded(codec!, message)).toEqual(wire);
      expect(decoded(codec!, wire)).toMatchObject(message);
      expect(text).toContain(`\`${bytes}\` is \``);
    }
    expect(failureOfTables(tables, isWhole ? 3 : 1, 1)).toBeUndefined();
  });
});

describe("wrong schemas are not", () => {
  test.each([
    "key-unknown",
    "key-missing",
    "key-without-value",
    "map-expected",
    "list-expected",
    "number-expected",
    "name-expected",
    "field-two-in-one",
    "field-of-no-kind",
    "array-count-zero",
    "switch-without-arms",
    "file-of-no-kind",
  ])("%s", (name) => {
    const text = readFileSync(join(CASES, "wrong-schemas", name, "schema.yaml"), "utf8");
    expect(validate(parse(text))).toBe(false);
  });
});
