import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { resolveSchemas } from "../../generator/generate.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { generated } from "../meaning/vector-codecs.ts";
import { readVectors, type Vector } from "../meaning/vector-files.ts";
import { complaintsOf, interpreter } from "../meaning/vector-run.ts";
import { type AnyCodec, Emitted } from "../support/emitted.ts";

/*
 * Vectors of small messages: rules of the language that no described message shows, or only at one place.
 */
const FOLDER = join(import.meta.dirname, "..", "cases", "vectors");
const NAME = "rules";

interface Refused {
  readonly message: string;
  readonly value: object;
  readonly by: string;
}

function read(name: string): string {
  return readFileSync(join(FOLDER, name), "utf8");
}

const tables = resolveSchemas(new Map([[`${NAME}.yaml`, read(`${NAME}.yaml`)]]));
const table = tables.protocols[0]!;
const { refused, ...byMessage } = parse(read(`${NAME}-vectors.yaml`)) as {
  readonly refused: readonly Refused[];
} & Readonly<Record<string, unknown>>;

const vectors: Vector[] = Object.entries(byMessage).flatMap(([message, own]) =>
  readVectors(table, `${NAME}-vectors.yaml`, JSON.stringify({ message, vectors: own })),
);

/** The ways in which code that was generated passes a message over. */
function waysOf(codec: AnyCodec): Readonly<Record<string, (bytes: Uint8Array) => void>> {
  return {
    skipping: (bytes) => void codec.skip(new Reader(bytes)),
    "skipping all": (bytes) => codec.skipAll(new Reader(bytes)),
    "visiting nothing": (bytes) => codec.visit(new Reader(bytes), {}, codec.scratch() as never),
  };
}

describe("small messages", async () => {
  const emitted = await Emitted.of(tables);
  afterAll(() => emitted.remove());
  const { codecs } = await emitted.module(NAME);
  const implementations = [generated({ codecs: codecs as never }), interpreter(table)];

  test.each(vectors)("$message: $place", (vector) => {
    const told = implementations.flatMap((each) => complaintsOf(table, vector, each));
    expect(told.join("\n")).toBe("");
  });

  test.each(vectors.filter(({ error }) => error !== undefined))(
    "$message: $place: refused however it is read",
    ({ bytes, error }) => {
      const [codec] = codecs as readonly [AnyCodec];
      for (const [way, read] of Object.entries(waysOf(codec)))
        expect(() => read(bytes), way).toThrow(error!);
    },
  );

  test.each(refused)("$message: no $value", ({ message, value, by }) => {
    for (const { name, encode } of implementations)
      expect(() => encode(0, { type: message, ...value } as AnyMessage), name).toThrow(
        new RegExp(by.slice(1, -1)),
      );
  });
});
