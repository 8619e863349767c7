import { expect, test } from "vitest";
import { Resolver } from "../../quake/world/resolved/resolve.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import { absentVectors, TABLES } from "../meaning/absent-vectors.ts";

/*
 * A delta is the shortest: of a state that a delta without members makes, nothing is written that may be left out.
 */
test.each(absentVectors())("$protocol $of: $from", ({ protocol, of, versions, references }) => {
  const table = TABLES.find(({ name }) => name === protocol)!;
  const resolver = new Resolver(table, of);
  for (const each of versions) {
    const version = table.versions.indexOf(each);
    const { fields } = layoutOf(
      [...table.messages, ...table.structs].find(({ name }) => name === of)!,
      version,
    )!;
    const delta = resolver.differ(version, resolver.resolve(version, {}, references), references);
    const wrong = fields.flatMap((field) => {
      if (field.kind !== "value" || field.absent === undefined) return [];
      const value = delta[field.name];
      const isEmpty = typeof value === "object" && Object.keys(value as object).length === 0;
      return value === undefined || isEmpty ? [] : [field.name];
    });
    expect(wrong).toEqual([]);
  }
});
