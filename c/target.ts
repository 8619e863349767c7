import type { Layout } from "../runtime/table/messages.ts";
import type { Table } from "../runtime/table/table.ts";
import { block, text } from "./code.ts";
import { readFunction } from "./decode/fields.ts";
import { writeFunction } from "./encode/fields.ts";
import { describingLines } from "./describe.ts";
import { layoutTables, readAny, writeAny } from "./dispatch.ts";
import { definitions, prototypes, publicFunctions } from "./functions.ts";
import { headerOf, ordered, structIn } from "./header.ts";
import { functionName, type Owner, type Unit, unitOf, usedLayouts } from "./unit.ts";

/** A header and a source of C, as lines. */
export interface Files {
  readonly name: string;
  readonly header: readonly string[];
  readonly source: readonly string[];
}

/** A codec in C of a table. */
export function codecOf(table: Table): Files {
  const unit = unitOf(table);
  const functions = publicFunctions(unit);
  const own = functionsOf(unit);
  return {
    name: unit.prefix,
    header: headerOf(unit, prototypes(unit, functions)),
    source: [
      `#include "${unit.prefix}.h"`,
      "",
      ...block(`const char *const ${unit.prefix}_versions[${table.versions.length}] =`, [
        table.versions.map(text).join(", "),
      ]).map((line) => (line === "}" ? "};" : line)),
      "",
      ...own.map(({ head }) => `${head};`),
      ...own.flatMap(({ head, body }) => [`${head} {`, ...body]),
      ...layoutTables(unit),
      ...readAny(unit),
      ...writeAny(unit),
      ...describingLines(unit),
      ...definitions(functions),
    ],
  };
}

interface CFunction {
  readonly head: string;
  /** The lines after the head, with the last brace. */
  readonly body: readonly string[];
}

/** The functions of all layouts. Of those that do the same, one: structs are before what has them. */
function functionsOf(unit: Unit): CFunction[] {
  const called = ordered(unit, structIn);
  const used = usedLayouts(unit);
  return called.flatMap((owner) => {
    // What may have itself inside is called before it is known what is alike.
    const isRecursive = owner.message.maxDepth !== undefined;
    const known = new Map<string, string>();
    return owner.message.layouts
      .filter((layout) => used.has(layout))
      .flatMap((layout) =>
        WAYS.flatMap(({ name: what, made }) => {
          const name = functionName(owner, layout, what);
          const [head, ...body] = made(unit, owner, layout);
          const key = [what, ...body].join("\n");
          const same = known.get(key);
          if (same !== undefined && !isRecursive) {
            owner.same.set(name, same);
            return [];
          }
          known.set(key, name);
          return [{ head: head!.slice(0, -2), body }];
        }),
      );
  });
}

const WAYS: readonly { name: string; made(unit: Unit, owner: Owner, layout: Layout): string[] }[] =
  [
    { name: "read", made: (unit, owner, layout) => readFunction(unit, owner, layout, false) },
    { name: "skip", made: (unit, owner, layout) => readFunction(unit, owner, layout, true) },
    { name: "write", made: writeFunction },
  ];
