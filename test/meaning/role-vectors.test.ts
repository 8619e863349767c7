import { describe, expect, it } from "vitest";
import { targets } from "../../fuzz/all-targets.ts";
import type { Table } from "../../runtime/table/table.ts";
import { otherLasts, roleVectors, wrongRoles } from "./role-vectors.ts";

const VECTORS = new Map(roleVectors().map((vectors) => [vectors.protocol, vectors]));

/** A table whose message of that name says something else. */
function changed({ messages }: Table, name: string, change: object): Pick<Table, "messages"> {
  return { messages: messages.map((one) => (one.name === name ? { ...one, ...change } : one)) };
}

const TABLES = targets
  .map(({ table }) => table)
  .filter(({ name, messages }) => {
    const says = messages.some(({ role, tells, lasts }) => role ?? tells ?? lasts);
    return says || VECTORS.has(name);
  });

describe.each(TABLES)("the messages of $name", (table) => {
  const vectors = VECTORS.get(table.name)!;

  it("are to a game what the documents say", () => {
    expect(wrongRoles(table, vectors)).toBeUndefined();
  });

  it("last as long as engines remember them: vectors fail where they last otherwise", () => {
    const survivors = table.messages.flatMap((message) =>
      otherLasts(message)
        .filter(
          (lasts) => wrongRoles(changed(table, message.name, { lasts }), vectors) === undefined,
        )
        .map((lasts) => `${message.name} ${JSON.stringify(lasts)}`),
    );
    expect(survivors).toEqual([]);
  });
});
