import { expect, test } from "vitest";
import { emitTables, resolveSchemas } from "../../generator/generate.ts";
import { rightSchemas } from "../support/right-schemas.ts";

// That the code reads and writes what the interpreter does, generator.test.ts tries for all of these schemas.
const code = await emitted("shares.ts");

async function emitted(name: string): Promise<string> {
  return (await emitTables(resolveSchemas(rightSchemas(["shares"])))).get(name)!;
}

/** The code of a function or a class. */
function codeOf(name: string): string {
  const start = code.search(new RegExp(`\\b(function|class) ${name}\\b`));
  expect(start, name).toBeGreaterThan(0);
  return code.slice(start, code.indexOf("\n}\n", start));
}

test("a layout that ends as another one leaves the rest to its functions, and its view extends the other's", () => {
  expect(codeOf("decodePlainRelay")).toContain("decodePlain(r)");
  expect(codeOf("skipPlainRelay")).toContain("skipPlain(r)");
  expect(codeOf("encodePlainRelay")).toContain("encodePlain(w, m)");
  expect(codeOf("PlainRelayView")).toContain("extends PlainView");
  expect(codeOf("PlainRelayView")).not.toContain("alpha");
});

test("but not where the structs in it are others", () => {
  expect(codeOf("decodePartedRelayUntil2")).toContain("decodePartedUntil2(r)");
  expect(codeOf("decodePartedRelay")).toContain("decodeParted(r)");
});

test("a layout that chooses a few values otherwise leaves all others to the newer one", () => {
  for (const verb of ["decode", "skip", "encode"]) {
    const own = codeOf(`${verb}EffectUntil2`);
    expect(own).toMatch(new RegExp(`return ${verb}Effect\\(`));
    expect(own).not.toMatch(/\bx\b/);
  }
});

test("a class of versions chooses among what it has otherwise, and asks the one that it is like", () => {
  const own = codeOf("readNumberedUntil2");
  expect(own).toContain("decodePartedUntil2");
  expect(own).toContain("return readNumbered(r, id)");
  expect(own).not.toContain("decodePlain");
});
