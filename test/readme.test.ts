import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SchemaError } from "../generator/diagnostics.ts";
import { resolveSchemas } from "../generator/generate.ts";
import { loadSchemas } from "../generator/files.ts";
import { interpretDecode } from "../runtime/interpret.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const README = read("README.md");

/** The code blocks of a language, in order. */
function blocks(language: string): string[] {
  return [...README.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, "g"))].map(
    ([, code]) => code!,
  );
}

describe("the README", () => {
  it("shows the schema entry as it is", () => {
    expect(read("schema/netquake.yaml")).toContain(blocks("yaml")[0]!);
  });

  it("shows the code that it becomes", () => {
    for (const part of blocks("ts")[0]!.split("\n\n"))
      expect(read("generated/netquake.ts")).toContain(part.trim());
  });

  it("has an example of a change that works", async () => {
    const files = new Map(await loadSchemas(join(ROOT, "schema")));
    const schema = files.get("netquake.yaml")!;
    const [, entry, arm] = blocks("yaml");
    const changed = schema
      .replace(/( +TE_BEAM: .*\n)/, `$1${entry}`)
      .replace(/( +explosion2:\n +is: \[TE_EXPLOSION2\])/, `${arm}$1`);
    files.set("netquake.yaml", changed);
    const { protocols } = resolveSchemas(files);
    const [netquake] = protocols;
    const bytes = Uint8Array.from([23, 15, ...Array.from({ length: 12 }, () => 8)]);
    const { value, error } = interpretDecode(netquake!, netquake!.current, bytes, 0, bytes.length);
    expect(error).toBeUndefined();
    expect(value).toMatchObject({ type: "temp_entity", entitytype: 15, endpos: [257, 257, 257] });
    expect(() =>
      resolveSchemas(
        new Map([
          ...files,
          ["netquake.yaml", changed.replace("is: [TE_RAILTRAIL]", "is: [TE_RAILTRIAL]")],
        ]),
      ),
    ).toThrow(SchemaError);
  });
});
