import { idsOf, type Layout } from "../runtime/table/messages.ts";
import { block, integer, text } from "./code.ts";
import { failure } from "./decode/scope.ts";
import { readInt } from "./decode/numbers.ts";
import { openScope } from "./decode/scope.ts";
import { openWriting, refusal, room } from "./encode/scope.ts";
import { sealAt } from "./encode/texts.ts";
import { readCode } from "./wire.ts";
import { typeConstant, unionMember } from "./header.ts";
import { functionName, type Owner, type Unit } from "./unit.ts";

/** A message's layout, and whose it is. */
interface Entry {
  readonly owner: Owner;
  readonly layout: Layout;
}

function entriesOf({ messages }: Unit): Entry[] {
  return messages.flatMap((owner) => owner.message.layouts.map((layout) => ({ owner, layout })));
}

/** The messages by their ids: ids of the same are together. */
function byIds(unit: Unit): { ids: number[]; entries: Entry[] }[] {
  const entries = entriesOf(unit);
  const groups = new Map<string, { ids: number[]; entries: Entry[] }>();
  const known = new Map<number, number[]>();
  for (const [i, { layout }] of entries.entries())
    for (const id of idsOf(layout)) known.set(id, [...(known.get(id) ?? []), i]);
  for (const [id, own] of [...known].toSorted(([a], [b]) => a - b)) {
    const key = own.join();
    const group = groups.get(key) ?? { ids: [], entries: own.map((i) => entries[i]!) };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The function that reads any message, or passes over it. */
export function readAny(unit: Unit, skips: boolean): string[] {
  const { table, prefix } = unit;
  const message = skips ? `${prefix}_type *type` : `${prefix}_message *m`;
  const name = `${prefix}_${skips ? "pass" : "read"}`;
  const one = ({ owner, layout }: Entry) =>
    block(`if (version >= ${layout.from} && version <= ${layout.to})`, [
      `${skips ? "*type" : "m->type"} = ${typeConstant(owner, unit)};`,
      `at = ${functionName(owner, layout, skips ? "skip" : "read")}(r, at, end${skips ? "" : `, &m->as.${unionMember(owner, unit)}`});`,
      `return at != NULL ? at : ds_in(r, NULL, ${text(owner.message.name)}, DS_NONE);`,
    ]);
  const hasIds = table.kind !== "container" && table.ids !== "none";
  const missing = `return ${failure(hasIds ? "DS_ERROR_ID" : "DS_ERROR_VERSION", "at", [])};`;
  const body = hasIds
    ? [
        `if ((size_t)(end - at) < ${idSize(unit)}) return ${failure("DS_ERROR_END", "end", [])};`,
        ...block(
          `switch (${typeof table.ids === "object" ? readCode(table.ids) : "at[0]"})`,
          ...byIds(unit).map(({ ids, entries }) => [
            ...ids.map((id) => `case ${integer(id)}:`),
            ...entries.flatMap(one).map((line) => `  ${line}`),
            "  break;",
          ]),
        ),
      ]
    : entriesOf(unit).flatMap(one);
  return block(
    `static const uint8_t *${name}(ds_reader *r, const uint8_t *at, const uint8_t *end, ${message})`,
    ["const int version = r->version;", ...body, missing],
  );
}

function idSize({ table: { ids } }: Unit): number {
  return typeof ids === "object" ? ids.bits / 8 : 1;
}

/** Reads the length before a message, where there is one: what calls the function that reads the message. */
function framed(unit: Unit, call: string): string[] {
  const { frame } = unit.table;
  if (frame === undefined) return ["r->start = at;", call];
  const path = [{ name: "frame" }];
  const owner = unit.messages[0]!;
  const layout = { from: 0, to: 0, fields: [] };
  const read = readInt(openScope(unit, owner, layout, false), frame, path);
  const odd =
    read.width === undefined
      ? []
      : [`if (${read.width} != 0) return ${failure("DS_ERROR_NUMBER", "r->start", path)};`];
  return [
    ...read.lines,
    ...odd,
    `const int64_t count = (int64_t)${read.value};`,
    `if (count < 0) return ${failure("DS_ERROR_LENGTH", "r->start", path)};`,
    `if ((uint64_t)(end - at) < (uint64_t)count) return ${failure("DS_ERROR_END", "end", path)};`,
    "end = at + count;",
    "r->start = at;",
    call,
    `if (at != NULL && at != end) return ${failure("DS_ERROR_LENGTH", "at", path)};`,
  ];
}

/** What reads and passes over a message with its length. */
export function framedFunctions(unit: Unit): string[] {
  const { prefix } = unit;
  const one = (own: string, parameter: string, argument: string) =>
    block(
      `static const uint8_t *${prefix}_${own}_framed(ds_reader *r, const uint8_t *at, const uint8_t *end, ${parameter})`,
      framed(unit, `at = ${prefix}_${own}(r, at, end, ${argument});`),
      ["return at;"],
    );
  return [
    ...one("read", `${prefix}_message *m`, "m"),
    ...one("pass", `${prefix}_type *type`, "type"),
  ];
}

/** The function that writes any message, and the length before it. */
export function writeAny(unit: Unit): string[] {
  const { prefix, table } = unit;
  const missing = `return ${refusal("DS_ERROR_VERSION", [])};`;
  const cases = unit.messages.map((owner) => [
    `case ${typeConstant(owner, unit)}:`,
    ...owner.message.layouts.flatMap((layout) => [
      `  if (version >= ${layout.from} && version <= ${layout.to}) {`,
      `    at = ${functionName(owner, layout, "write")}(w, at, &m->as.${unionMember(owner, unit)});`,
      `    return at != NULL ? at : ds_out(w, NULL, ${text(owner.message.name)}, DS_NONE);`,
      "  }",
    ]),
    "  break;",
  ]);
  const call = `at = ${prefix}_write(w, at, m);`;
  const { frame } = table;
  const path = [{ name: "frame" }];
  const s = openWriting(unit, unit.messages[0]!, { from: 0, to: 0, fields: [] });
  const size = frame === undefined ? 0 : frame.varint === undefined ? frame.bits / 8 : 1;
  const framedLines =
    frame === undefined
      ? [call]
      : [
          room(size, path),
          "uint8_t *const first = at;",
          `at += ${size};`,
          call,
          "if (at == NULL) return NULL;",
          ...sealAt(s, frame, "first", "0", path),
        ];
  return [
    ...block(
      `static uint8_t *${prefix}_write(ds_writer *w, uint8_t *at, const ${prefix}_message *m)`,
      ["const int version = w->version;", "(void)version;"],
      block("switch (m->type)", ...cases),
      [missing],
    ),
    ...block(
      `static uint8_t *${prefix}_write_framed(ds_writer *w, uint8_t *at, const ${prefix}_message *m)`,
      framedLines,
      ["return at;"],
    ),
  ];
}
