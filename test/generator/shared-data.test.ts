import fc from "fast-check";
import { expect, test } from "vitest";
import { changesOf } from "../../generator/print/modules/list-changes.ts";
import { SharedData } from "../../generator/print/modules/table.ts";
import { changed, fieldIf, fieldOf } from "../../runtime/table/facts/field-of.ts";

const U8 = { kind: "int", name: "u8", bits: 8, signed: false };
const ALPHA = { kind: "value", name: "alpha", type: U8 };
const BETA = { kind: "value", name: "beta", type: U8 };
const LAYOUTS = [
  { name: "old", fields: [ALPHA, BETA] },
  { name: "new", fields: [{ kind: "bit", name: "first" }, ALPHA, BETA] },
];

/** What the code makes. */
function made(value: unknown): unknown {
  const data = new SharedData(value);
  const literal = data.literal(value);
  const code = [...data.constants, `return ${literal};`].join("\n").replaceAll(" as const", "");
  return new Function(code)();
}

test("what is at several places is one object", () => {
  const [one, other] = made(LAYOUTS) as { fields: { type?: object }[] }[];
  expect(other!.fields.slice(1)).toEqual(one!.fields);
  expect(other!.fields[1]).toBe(one!.fields[0]);
  expect(one!.fields[1]!.type).toBe(one!.fields[0]!.type);
});

test("fields that are values are told in calls, with a key for each kind of presence", () => {
  const docs = { kind: "value", name: "gamma", doc: "so", type: U8, when: { mask: "m", bit: 1 } };
  const clear = { ...ALPHA, when: { mask: "m", bit: 1, clear: true } };
  const late = { ...BETA, absent: 0, when: { mask: "m", bit: 2 } };
  const table = [...LAYOUTS, docs, clear, late];
  const data = new SharedData(table, true);
  const literal = data.literal(table);
  const code = [...data.constants, `return ${literal};`].join("\n");
  expect(code).toContain('fieldIf("gamma", U8, "m", 1, { "doc": "so" })');
  const plain = code.replaceAll(" as const", "");
  const made = new Function("fieldOf", "fieldIf", plain)(fieldOf, fieldIf);
  const fields = [docs, clear, late].map(({ when, ...rest }) => ({
    ...rest,
    presence: { kind: "bit", ...when },
  }));
  expect(made).toEqual([...LAYOUTS, ...fields]);
});

test("a list that ends as another one is told by its name", () => {
  const data = new SharedData(LAYOUTS);
  data.literal(LAYOUTS);
  expect(data.constants.join("\n")).toContain("...OLD_FIELDS]");
});

test("a list of fields that is another one but for a few is told by these", () => {
  const fields = Array.from({ length: 12 }, (_, i) => ({ ...ALPHA, name: `field${i}` }));
  const others = [...fields.slice(0, 3), BETA, ...fields.slice(5, 11), ALPHA, ...fields.slice(11)];
  const table = [
    { name: "old", fields },
    { name: "new", fields: others },
  ];
  const data = new SharedData(table, true);
  const literal = data.literal(table);
  const code = [...data.constants, `return ${literal};`].join("\n").replaceAll(" as const", "");
  expect(code).toMatch(/NEW_FIELDS = changed\(OLD_FIELDS, \[3, 2, [^\]]*\], \[11, 0, [^\]]*\]\)/);
  const made = new Function("fieldOf", "changed", code)(fieldOf, changed);
  expect(JSON.stringify(made)).toBe(JSON.stringify(table));
  expect(made[1].fields[0]).toBe(made[0].fields[0]);
});

test("changes make one list of the other, and keep what both have", () => {
  const letters = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const own = [...before];
      const changes = changesOf(before, after)!;
      for (const { at, count, items } of changes.toReversed()) own.splice(at, count, ...items);
      expect(own).toEqual(after);
      if (before.join() === after.join()) expect(changes).toEqual([]);
    }),
  );
});

test("any data stays what it is", () => {
  const key = fc.constantFrom("name", "token", "fields", "entries", "type", "__proto__x");
  const { any } = fc.letrec((tie) => ({
    any: fc.oneof({ depthSize: "small" }, fc.string(), fc.nat(), tie("list"), tie("record")),
    list: fc.array(tie("any"), { maxLength: 6 }),
    record: fc.dictionary(key, tie("any"), { maxKeys: 5, noNullPrototype: true }),
  }));
  // Twice, so that all of it is shared.
  fc.assert(
    fc.property(any, (value) => {
      expect(made([value, value])).toEqual([value, value]);
    }),
  );
});

test("where two lists could keep either of two items, it is the new one's first that is kept", () => {
  expect(changesOf(["a", "b"], ["b", "a"])).toEqual([
    { at: 0, count: 1, items: [] },
    { at: 2, count: 0, items: ["a"] },
  ]);
});

test("a field of generated tables has the doc that is given", () => {
  const type = { kind: "int", name: "u8", bits: 8, signed: false } as const;
  const named = { kind: "value", name: "x", type };
  expect(fieldOf("x", type)).toEqual(named);
  expect(fieldOf("x", type, { doc: "A number." })).toEqual({ ...named, doc: "A number." });
});
