import { afterAll, describe, expect, test } from "vitest";
import { GLOBALS } from "../../generator/facts/names.ts";
import { emitTables, resolveSchemas } from "../../generator/generate.ts";
import { withArticle } from "../../generator/members/sentences.ts";
import { Emitted } from "../support/emitted.ts";
import { whole } from "../support/whole.ts";

/*
 * Small schemas that are right, of which the compiler is asked all at once whether their code is, too: what a message
 * may end with after the ways to begin, and names that the generated code has a use for.
 */

const WAYS: readonly string[] = [
  "{ a: { type: bytes, to: end } }",
  "{ a: { list: s, ends: bytes } }",
  "{ a: { list: s, count: u8 } }",
  "{ a: { list: e } }",
  "{ len: { type: u8, length-of: rest } }, { a: u8 }",
  "{ len: { type: u8, length-of: a } }, { a: bytes }",
  "{ a: { type: u8, when: more } }",
  "{ a: open }",
  "{ a: { list: t, ends: empty } }",
  "{ a: { type: 'f32[3]' } }",
  "{ k: u8 }, { switch: k, arms: { p: { is: [1], fields: [{ b: u8 }] }, q: { is: [2] } } }",
  "{ k: u8 }, { switch: k, arms: { p: { is: [1] }, q: { otherwise: true, fields: [{ b: { type: open, when: more } }] } } }",
];

const BEGINNINGS: Readonly<Record<string, string>> = {
  "id: 1": "",
  "id: 0x80..0xff": "{ flags: { mask: id & 0x7f } }, { w: { type: u8, when: flags.0 } }, ",
};

/** Words of the language, what generated code imports, and what it calls its own. */
const NAMES =
  "await class default delete error hints in len m new number object r reader readonly record skip table type uint8_array value view w writer";

function schema(name: string, messages: string): string {
  return [
    `protocol: ${name}`,
    "title: Small",
    'versions: ["1"]',
    "types: { t: { type: text, cut: 5 }, open: { type: text, cut: 5, open: true }, c: { type: i16, scale: 1/8 } }",
    "structs: { s: { fields: [{ n: u8 }] }, e: { fields: [{ n: { type: u8, ends: 0 } }] } }",
    "messages:",
    ...messages.split("\n").map((line) => `  ${line}`),
    "",
  ].join("\n");
}

function* schemas(): Generator<string> {
  for (const [id, first] of Object.entries(BEGINNINGS))
    for (const way of WAYS) yield `m: { ${id}, fields: [${first}${way}] }`;
  // Together, so that these are few schemas: a name each as that of a message, and all as those of members.
  const names = NAMES.split(" ");
  yield names.map((name, i) => `${name}: { id: ${i}, fields: [{ a: c }, { b: u8 }] }`).join("\n");
  for (const name of ["hints", "constructor", "record", "value", "class", "__proto__"])
    yield `m: { id: 1, fields: [{ ${name}: c }, { flags: { mask: u8 } }, { o: { type: u8, when: flags.0 } }] }`;
}

/** The schemas that are taken. What is refused is reported, and makes no code. */
function taken(): Map<string, string> {
  const files = new Map<string, string>();
  let count = 0;
  for (const messages of schemas()) {
    const lines = messages.split("\n");
    for (let at = lines.length - 1; at >= 0; at--)
      if (lines.length > 1 && !isTaken(lines[at]!)) lines.splice(at, 1);
    const name = `p${count++}`;
    const text = schema(name, lines.join("\n"));
    if (isTaken(lines.join("\n"))) files.set(`${name}.yaml`, text);
  }
  return files;
}

function isTaken(messages: string): boolean {
  try {
    resolveSchemas(new Map([["p.yaml", schema("p", messages)]]));
    return true;
  } catch {
    return false;
  }
}

describe("the code of schemas that are right", { timeout: 60_000 }, async () => {
  const tables = resolveSchemas(taken());
  const emitted = await Emitted.of(tables);
  afterAll(() => emitted.remove());

  whole("compiles", () => expect(emitted.complaints()).toBe(""));

  test("is there for all ways to begin and to end", () =>
    expect(tables.protocols.length).toBeGreaterThan(2 * WAYS.length));

  whole("speaks of no global that a message's type could hide", async () => {
    const unknown = new Set<string>();
    for (const code of (await emitTables(tables)).values()) {
      const bare = code.replaceAll(/\/\*[^]*?\*\/|\/\/.*|"(?:\\.|[^"\\])*"/g, "");
      const own = [...bare.matchAll(/(?:interface|class|type|const|function)\s+([A-Z]\w*)/g)];
      const imported = [...bare.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}/g)].flatMap(([, list]) =>
        list!.split(",").map((one) => one.replace(/^\s*type\s+|\s+/g, "").trim()),
      );
      const known = new Set([...own.map(([, name]) => name!), ...imported]);
      for (const [name] of bare.matchAll(/(?<![.\w$])[A-Z][a-z]\w*/g))
        if (!known.has(name)) unknown.add(name);
    }
    expect([...unknown].filter((name) => !GLOBALS.includes(name))).toEqual([]);
  });
});

test.each([
  ["sound", "a `sound`"],
  ["entity", "an `entity`"],
  ["update", "an `update`"],
  ["usercmd", "a `usercmd`"],
  ["unicast", "a `unicast`"],
])("comments have the article that %s is spoken with", (name, wanted) => {
  expect(withArticle(name)).toBe(wanted);
});
