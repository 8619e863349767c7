import { parse, stringify } from "devalue";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { graphText, parseGraph } from "../../quake/seek/graph-text.ts";

/** What an index may have, of any shape. */
const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(undefined, null, true, false, NaN, Infinity, -Infinity, -0),
    fc.integer(),
    fc.double(),
    fc.string(),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(
      fc.string().filter((key) => key !== "__proto__"),
      tie("value"),
      { maxKeys: 5, noNullPrototype: true },
    ),
    fc.array(fc.tuple(tie("value"), tie("value")), { maxLength: 4 }).map((all) => new Map(all)),
  ),
}));

describe("values as JSON", () => {
  it("come back as they were, and devalue reads them, and is read, the same", () => {
    fc.assert(
      fc.property(values, (value) => {
        const text = graphText(value);
        expect(parse(text)).toStrictEqual(value);
        const list = [value];
        expect(parseGraph(graphText(list))).toStrictEqual(list);
        expect(parseGraph(stringify(list))).toStrictEqual(list);
      }),
    );
  });

  it("are shared, or in themselves, as they were", () => {
    const shared = { a: 1 };
    const whole: Record<string, unknown> = { one: shared, other: new Map([[shared, shared]]) };
    whole["whole"] = whole;
    const again = parseGraph(graphText(whole)) as typeof whole;
    expect(again["whole"]).toBe(again);
    expect([...(again["other"] as Map<unknown, unknown>)]).toEqual([[again["one"], again["one"]]]);
    expect((again["other"] as Map<unknown, unknown>).get(again["one"])).toBe(again["one"]);
  });

  it("of any depth take no stack", () => {
    let deep: unknown[] = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    let at = parseGraph(graphText(deep)) as unknown[];
    let depth = 0;
    for (; at.length > 0; at = at[0] as unknown[]) depth++;
    expect(depth).toBe(100_000);
  });

  it.each([
    ["null", /list of nodes/],
    ["[]", /no node 0/],
    ["[[1]]", /no node 1/],
    ["[[-2]]", /no node -2/],
    ["[[0.5]]", /no node 0.5/],
    ['[{"a":"b"}]', /no node "b"/],
    ['[["Set",0]]', /no node like \["Set",0\]/],
    ['[["Map",0]]', /no node like/],
    ['[{"__proto__":1},{}]', /no member "__proto__"/],
    ["[", SyntaxError],
  ])("are refused where they are %s", (text, error) => {
    expect(() => parseGraph(text)).toThrow(error);
  });

  it("that are neither plain nor Maps are refused", () => {
    for (const value of [new Date(), new Set(), () => 0, Symbol("a"), 1n])
      expect(() => graphText({ value })).toThrow(TypeError);
  });
});
