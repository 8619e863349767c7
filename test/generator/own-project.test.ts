import { expect, test } from "vitest";
import { RUNTIME } from "../../generator/emit/code/runtime.ts";
import { loadCodecsOf } from "../../generator/load.ts";
import { withContainers } from "../../generator/resolve/rows.ts";
import { readRecording } from "../../recording/index.ts";
import * as runtime from "../../runtime/index.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { rightSchemas } from "../support/right-schemas.ts";

test("the package has all that code imports which is generated into another project", () => {
  // What only a type is, the compiler asks for where such a project is generated.
  const values = Object.values(RUNTIME)
    .flat()
    .filter((name) => !name.startsWith("type "));
  expect(values.filter((name) => !(name in runtime))).toEqual([]);
});

test("codecs of schemas are loaded without being generated first", async () => {
  const { protocols, remove } = await loadCodecsOf(rightSchemas(["one"]));
  await remove();
  const codec = protocols[0]![0]!;
  expect(codec.decode(new Reader(Uint8Array.of(0x80, 7)))).toMatchObject({ type: "any", a: 7 });
  expect(() => codec.decode(new Reader(Uint8Array.of(0x80)))).toThrow(runtime.DecodeError);
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
