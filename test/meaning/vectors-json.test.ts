import { describe, expect, test } from "vitest";
import { targets } from "../../fuzz/all-targets.ts";
import { withoutHints } from "../../runtime/canonical/without-hints.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { bytesOf } from "../../vectors/bytes.ts";
import { vectorsJson } from "../../vectors/json.ts";
import { plain } from "../../vectors/values.ts";
import { generated } from "./vector-codecs.ts";
import { vectorsOf } from "./vector-folder.ts";

/*
 * The document that other languages read: all vectors are in it, and it says of bytes what generated code reads.
 */

interface Written {
  readonly name: string;
  readonly versions: readonly string[];
  readonly not?: readonly string[];
  readonly bytes: string;
  readonly value?: object;
  readonly error?: { readonly path: string[]; readonly offset: number; readonly kind: string };
}

describe.each(targets)("$name", ({ table, codecs }) => {
  const vectors = vectorsOf(table);
  const text = vectorsJson([{ table, vectors }]);
  const [{ vectors: written }] = (JSON.parse(text) as { schemas: [{ vectors: Written[] }] })
    .schemas;

  test("has each vector in each of its versions once", () => {
    const keyed = (names: readonly string[], name: string) => names.map((v) => `${name} @${v}`);
    const found = written.flatMap(({ name, versions }) => keyed(versions, name));
    const own = vectors.flatMap(({ versions, place }) =>
      keyed(
        versions.map((index) => table.versions[index]!),
        place,
      ),
    );
    expect(found.toSorted()).toEqual(own.toSorted());
  });

  test("says what generated code reads", () => {
    const { decode } = generated({ codecs });
    for (const { name, versions, bytes, value, error } of written) {
      const version = table.versions.indexOf(versions[0]!);
      const read = () => decode(version, bytesOf(bytes)).value;
      if (value !== undefined)
        expect(asJson(withoutHints(table, version, read())), name).toEqual(value);
      else
        try {
          expect(read(), name).toBe("refused");
        } catch (thrown) {
          expect(thrown, name).toBeInstanceOf(DecodeError);
          const { path, offset, place } = thrown as DecodeError;
          expect({ path, offset, kind: place.kind }, name).toMatchObject({
            path: error!.path,
            offset: error!.offset,
            kind: error!.kind,
          });
        }
    }
  });

  test("is ASCII", () => {
    expect([...text].find((one) => one > "~")).toBeUndefined();
  });
});

test("has what JSON has no word for", () => {
  const { table } = targets[0]!;
  const [vector] = vectorsOf(table);
  const odd = { ...vector!, hints: { zero: -0, none: Number.NaN, long: "5n", some: ["7n", "n"] } };
  const text = vectorsJson([{ table, vectors: [odd] }]);
  expect(text).toContain('"hints":{"zero":-0.0,"none":"NaN","long":"5","some":["7","n"]}');
});

/** A value as the document has it. */
function asJson(value: unknown): unknown {
  const text = JSON.stringify(plain(value), (_, one: unknown) => {
    if (typeof one === "bigint") return String(one);
    return typeof one === "number" && !Number.isFinite(one) ? String(one) : one;
  });
  return JSON.parse(text);
}
