import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { RUNTIME } from "../../generator/facts/library.ts";
import { emitTables, resolveSchemas } from "../../generator/generate.ts";
import { CODEGEN } from "../../generator/print/modules/imports.ts";
import { javaScript } from "../../generator/print/modules/javascript.ts";
import { loadCodecsOf } from "../../generator/load.ts";
import { withContainers } from "../../generator/resolve/rows.ts";
import { readRecording } from "../../recording/index.ts";
import * as codegen from "../../runtime/codegen.ts";
import { DecodeError } from "../../runtime/wire.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { rightSchemas } from "../support/right-schemas.ts";
import { whole } from "../support/whole.ts";

test("the package has all that code imports which is generated into another project", () => {
  // What only a type is, the compiler asks for where such a project is generated.
  const values = Object.values(RUNTIME)
    .flat()
    .filter((name) => !name.startsWith("type "));
  expect(values.filter((name) => !(name in codegen))).toEqual([]);
});

whole("code of another version is refused in one line, which says what to do", async () => {
  expect(codegen).toHaveProperty(`$codegen${CODEGEN}`);
  const files = await emitTables(resolveSchemas(rightSchemas(["one"])), {}, "demospec");
  const project = mkdtempSync(join(tmpdir(), "demospec-"));
  const library = join(project, "node_modules", "demospec");
  mkdirSync(library, { recursive: true });
  const about = { name: "demospec", type: "module", exports: { "./codegen": "./codegen.js" } };
  writeFileSync(join(library, "package.json"), JSON.stringify(about));
  writeFileSync(join(library, "codegen.js"), "export const $codegenOfLater = true;");
  for (const [name, code] of files)
    writeFileSync(
      join(project, name.replace(/\.ts$/, ".mjs")),
      javaScript(code).replaceAll('.js"', '.mjs"'),
    );
  const { stderr } = spawnSync(process.execPath, [join(project, "one.mjs")], { encoding: "utf8" });
  rmSync(project, { recursive: true });
  expect(stderr).toContain(`does not provide an export named '$codegen${CODEGEN}'`);
  expect(stderr).toContain("// Not found? Run `npx demospec generate`.");
});

test("codecs of schemas are loaded without being generated first", async () => {
  const { protocols, remove } = await loadCodecsOf(rightSchemas(["one"]));
  await remove();
  const codec = protocols[0]![0]!;
  expect(codec.decode(new Reader(Uint8Array.of(0x80, 7)))).toMatchObject({ type: "any", a: 7 });
  expect(() => codec.decode(new Reader(Uint8Array.of(0x80)))).toThrow(DecodeError);
});

test("what a constructor makes is a plain object", async () => {
  const { protocols, remove } = await loadCodecsOf(rightSchemas(["one"]));
  await remove();
  const message = protocols[0]![0]!.decode(new Reader(Uint8Array.of(0x80, 7)));
  expect(Object.getPrototypeOf(message)).toBe(Object.prototype);
  expect(Object.keys(message)).toEqual(["type", "flags", "a"]);
});

test("a protocol that no container carries has files of messages in a row", async () => {
  const files = withContainers(rightSchemas(["one"]));
  const { containers, remove } = await loadCodecsOf(files);
  await remove();
  const [container] = containers;
  expect(container!.table.extension).toBe(".one");
  const recording = [...readRecording(container!, Uint8Array.of(0x80, 7, 0))];
  expect(
    recording.map((part) => (part.kind === "block" ? part.messages.length : part.kind)),
  ).toEqual(["header", 2]);
});
