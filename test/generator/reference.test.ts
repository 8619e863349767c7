import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { resolveSchemas } from "../../generator/generate.ts";
import { jsonSchema } from "../../generator/language/json-schema.ts";
import { EXAMPLE } from "../../generator/language/reference.ts";
import { interpretEncode } from "../../runtime/interpret/interpret.ts";
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
    const known = ["protocol", "versions", "types", "vectors", "structs", "groups", "kinds"];
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
