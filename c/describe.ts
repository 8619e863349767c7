import { block, text } from "./code.ts";
import { type Kind, numberType } from "./kinds.ts";
import { ordered, structIn } from "./header.ts";
import type { Member } from "./members.ts";
import { type Owner, typeName, type Unit } from "./unit.ts";

/*
 * What the members of each type are, as data, for whoever prints or compares any message.
 */

export function describingLines(unit: Unit): string[] {
  const owners = ordered(unit, structIn, unit.messages);
  return [
    ...owners.map((owner) => `static const ds_type ${describing(owner)};`),
    ...owners.flatMap((owner) => describingOf(unit, owner)),
    ...block(
      `const ds_type *${unit.prefix}_type_of(${unit.prefix}_type type)`,
      block("static const ds_type *const types[] =", [
        unit.messages.map((owner) => `&${describing(owner)}`).join(", "),
      ]).map(closed),
      ["return types[type];"],
    ),
  ];
}

function closed(line: string): string {
  return line === "}" ? "};" : line;
}

function describing({ type }: Owner): string {
  return `${type}_describes`;
}

function describingOf(unit: Unit, owner: Owner): string[] {
  const { type, members, message } = owner;
  const rows = members.all.map((member) => `${rowOf(unit, type, member)},`);
  if (rows.length === 0)
    return [`static const ds_type ${describing(owner)} = { ${text(message.name)}, NULL, 0 };`];
  return [
    ...block(`static const ds_member ${type}_members[] =`, rows).map((line, i) =>
      i > rows.length ? closed(line) : line,
    ),
    `static const ds_type ${describing(owner)} = { ${text(message.name)}, ${type}_members, ${rows.length} };`,
  ];
}

function rowOf(
  unit: Unit,
  type: string,
  { name, id, kind, isOptional, unlessZero }: Member,
): string {
  const of = "of" in kind ? kind.of : kind;
  const has = isOptional ? `offsetof(${type}, has.${id})` : "DS_NONE";
  const count = "count" in kind ? kind.count : 0;
  const offset = `offsetof(${type}, ${id})`;
  const values = kind.kind === "sparse" ? `offsetof(${type}, ${id}.values) - ${offset}` : "0";
  const size = `sizeof(${typeName(unit, of)})`;
  const struct = of.kind === "struct" ? `&${describing(unit.structs[of.struct]!)}` : "NULL";
  return `{ ${text(name)}, ${constantOf(kind)}, ${constantOf(of)}, ${offset}, ${has}, ${unlessZero}, ${count}, ${values}, ${size}, ${struct} }`;
}

function constantOf(kind: Kind): string {
  switch (kind.kind) {
    case "number": {
      const type = numberType(kind);
      if (type === "float" || type === "double") return `DS_${type.toUpperCase()}`;
      return `DS_${type.startsWith("u") ? "U" : "I"}${/\d+/.exec(type)![0]}`;
    }
    case "big":
      return kind.signed ? "DS_BIG_SIGNED" : "DS_BIG";
    case "flag":
      return "DS_BOOL";
    case "struct":
      return kind.isPointer ? "DS_POINTER" : "DS_STRUCT";
    case "bytes":
      return `DS_${kind.as.toUpperCase()}`;
    default:
      return `DS_${kind.kind.toUpperCase()}`;
  }
}
