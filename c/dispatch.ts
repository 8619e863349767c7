import type { IntType } from "../runtime/table/types/integers.ts";
import { idsOf, type Layout } from "../runtime/table/messages.ts";
import { contains } from "../runtime/table/versions.ts";
import { block, integer, numbers, text } from "./code.ts";
import { failure, openScope } from "./decode/scope.ts";
import { readInt } from "./decode/numbers.ts";
import { openWriting, refusal, room } from "./encode/scope.ts";
import { sealAt } from "./encode/texts.ts";
import { typeConstant } from "./header.ts";
import { functionName, type Owner, type Unit } from "./unit.ts";
import { readCode } from "./wire.ts";

/*
 * The layouts of messages by version, and by id or type, as tables of numbers. 0 is no layout.
 */

/** A message's layout, and whose it is. */
interface Entry {
  readonly owner: Owner;
  readonly layout: Layout;
}

function entriesOf({ messages }: Unit): Entry[] {
  return messages.flatMap((owner) => owner.message.layouts.map((layout) => ({ owner, layout })));
}

/**
 * The columns of the table of layouts: indexes of layouts that ids have. A byte is its own column; of wider ids those of
 * the same layouts have one, and the first is of none.
 */
function columnsOf(unit: Unit): { columns: number[][]; ids: Map<number, number> } {
  const entries = entriesOf(unit);
  if (!hasIds(unit)) return { columns: [[...entries.keys()]], ids: new Map() };
  const known = new Map<number, number[]>();
  for (const [i, { layout }] of entries.entries())
    for (const id of idsOf(layout)) known.set(id, [...(known.get(id) ?? []), i]);
  if (!hasWideIds(unit))
    return { columns: Array.from({ length: 256 }, (_, id) => known.get(id) ?? []), ids: new Map() };
  const columns: number[][] = [[]];
  const groups = new Map<string, number>();
  const ids = new Map<number, number>();
  for (const [id, own] of [...known].toSorted(([a], [b]) => a - b)) {
    if (!groups.has(own.join())) groups.set(own.join(), columns.push(own) - 1);
    ids.set(id, groups.get(own.join())!);
  }
  return { columns, ids };
}

function hasIds({ table }: Unit): boolean {
  return table.kind !== "container" && table.ids !== "none";
}

function hasWideIds({ table }: Unit): boolean {
  return hasIds({ table } as Unit) && typeof table.ids === "object";
}

/** The layouts, and those of each id and of each type in each version. */
export function layoutTables(unit: Unit): string[] {
  const { prefix, messages } = unit;
  const entries = entriesOf(unit);
  const rows = entries.map(({ owner, layout }) => {
    const functions = ["read", "skip", "write"].map((way) => functionName(owner, layout, way));
    return `{ ${text(owner.message.name)}, ${typeConstant(owner, unit)}, ${functions.join(", ")} },`;
  });
  const { columns, ids } = columnsOf(unit);
  const types = messages.map((one) => [...entries.keys()].filter((i) => entries[i]!.owner === one));
  return [
    ...data(`static const ds_layout ${prefix}_layouts[] =`, [
      "{ NULL, 0, NULL, NULL, NULL },",
      ...rows,
    ]),
    ...versionTable(unit, "of_type", types),
    ...versionTable(unit, "of_id", columns),
    ...(hasWideIds(unit) ? columnFunction(unit, ids) : []),
  ];
}

/** A table of the indexes of layouts: for each version those of each column, or 0. */
function versionTable(unit: Unit, name: string, columns: readonly (readonly number[])[]): string[] {
  const { prefix, table } = unit;
  const entries = entriesOf(unit);
  const rows = table.versions.map((_, version) =>
    columns.map((own) => 1 + (own.find((i) => contains(entries[i]!.layout, version)) ?? -1)),
  );
  return data(
    `static const uint16_t ${prefix}_${name}[][${columns.length}] =`,
    rows.flatMap((row) => ["{", ...numbers(row).map((line) => `  ${line}`), "},"]),
  );
}

function data(head: string, lines: readonly string[]): string[] {
  return [...block(head, lines).slice(0, -1), "};"];
}

/** The function that gives the column of a wide id. */
function columnFunction({ prefix, table }: Unit, ids: ReadonlyMap<number, number>): string[] {
  const cases = [...ids].map(([id, column]) => `case ${integer(id)}: return ${column};`);
  return block(
    `static size_t ${prefix}_column(const uint8_t *at)`,
    block(`switch (${readCode(table.ids as IntType)})`, cases, ["default: return 0;"]),
  );
}

/** Finds the layout of the bytes: as `layout`, and the reader has it. */
function findLines(unit: Unit): string[] {
  const { prefix, table } = unit;
  const size = typeof table.ids === "object" ? table.ids.bits / 8 : 1;
  const column = hasWideIds(unit) ? `${prefix}_column(at)` : hasIds(unit) ? "at[0]" : "0";
  const short = `if ((size_t)(end - at) < ${size}) return ds_unknown(r, DS_ERROR_END, end);`;
  const none = `ds_unknown(r, ${hasIds(unit) ? "DS_ERROR_ID" : "DS_ERROR_VERSION"}, at)`;
  return [
    ...(hasIds(unit) ? [short] : []),
    `if (r->version < 0 || r->version >= ${table.versions.length}) return ${none};`,
    `const size_t found = ${prefix}_of_id[r->version][${column}];`,
    `if (found == 0) return ${none};`,
    `const ds_layout *const layout = &${prefix}_layouts[found];`,
    "r->layout = layout;",
  ];
}

/** The heads of the functions that read any message, and pass over it. */
export function anyHeads({ prefix }: Unit): { read: string; pass: string } {
  const head = (name: string, parameter: string) =>
    `const uint8_t *${prefix}_${name}(ds_reader *r, const uint8_t *at, const uint8_t *end, ${parameter})`;
  return {
    read: head("read", `${prefix}_message *m`),
    pass: head("pass", `${prefix}_type *type`),
  };
}

/** The functions that read any message and pass over it, with the length before it, where there is one. */
export function readAny(unit: Unit): string[] {
  const { prefix } = unit;
  const heads = anyHeads(unit);
  const one = (head: string, type: string, call: string) =>
    block(
      head,
      framed(unit, [
        ...findLines(unit),
        `${type} = (${prefix}_type)layout->type;`,
        `return layout->${call};`,
      ]),
    );
  return [
    ...one(heads.read, "m->type", "read(r, at, end, &m->as)"),
    ...one(heads.pass, "*type", "skip(r, at, end)"),
  ];
}

/** Reads the length before a message, where there is one: what reads the message is up to there. */
function framed(unit: Unit, calls: readonly string[]): string[] {
  const { frame } = unit.table;
  if (frame === undefined) return [...calls];
  const path = [{ name: "frame" }];
  const call = calls.map((line) => line.replace(/^return (layout->)/, "at = $1"));
  const owner = unit.messages[0]!;
  const layout = { from: 0, to: 0, fields: [] };
  const read = readInt(openScope(unit, owner, layout, false), frame, path);
  const odd =
    read.width === undefined
      ? []
      : [`if (${read.width} != 0) return ${failure("DS_ERROR_NUMBER", "first", path)};`];
  return [
    "const uint8_t *const first = at;",
    "r->layout = NULL;",
    ...read.lines,
    ...odd,
    `const int64_t count = (int64_t)${read.value};`,
    `if (count < 0) return ${failure("DS_ERROR_LENGTH", "first", path)};`,
    `if ((uint64_t)(end - at) < (uint64_t)count) return ${failure("DS_ERROR_END", "end", path)};`,
    "end = at + count;",
    ...call,
    "if (at == NULL || at == end) return at;",
    "r->layout = NULL;",
    `return ${failure("DS_ERROR_LENGTH", "at", path)};`,
  ];
}

/** The function that writes any message, and the length before it. */
export function writeAny(unit: Unit): string[] {
  const { prefix, table, messages } = unit;
  const missing = `return ${refusal("DS_ERROR_VERSION", [])};`;
  const call = [
    `if (w->version < 0 || w->version >= ${table.versions.length} || (size_t)m->type >= ${messages.length}) ${missing}`,
    `const ds_layout *const layout = &${prefix}_layouts[${prefix}_of_type[w->version][m->type]];`,
    `if (layout->name == NULL) ${missing}`,
    "w->layout = layout;",
    "at = layout->write(w, at, &m->as);",
    "if (at == NULL) return NULL;",
  ];
  const { frame } = table;
  const path = [{ name: "frame" }];
  const s = openWriting(unit, messages[0]!, { from: 0, to: 0, fields: [] });
  const size = frame === undefined ? 0 : frame.varint === undefined ? frame.bits / 8 : 1;
  const framedLines =
    frame === undefined
      ? call
      : [
          room(size, path),
          "uint8_t *const first = at;",
          `at += ${size};`,
          ...call,
          "w->layout = NULL;",
          ...sealAt(s, frame, "first", "0", path),
        ];
  return block(
    `static uint8_t *${prefix}_write(ds_writer *w, uint8_t *at, const ${prefix}_message *m)`,
    framedLines,
    ["return at;"],
  );
}
