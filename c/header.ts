import type { EnumTable, Table } from "../runtime/table/table.ts";
import { allFields } from "../runtime/table/fields/all-fields.ts";
import { block, comment, integer } from "./code.ts";
import type { Kind } from "./kinds.ts";
import { checksumFunction, identifier, Names } from "./names.ts";
import type { Member } from "./members.ts";
import { type Owner, typeName, type Unit } from "./unit.ts";

/** A table's header: its types, and what reads and writes them. */
export function headerOf(unit: Unit, functions: readonly string[]): string[] {
  const { table, prefix } = unit;
  const guard = `DEMOSPEC_${prefix.toUpperCase()}_H`;
  const owners = [...unit.structs, ...unit.messages];
  return [
    ...comment(`${table.title}.`, table.doc),
    `#ifndef ${guard}`,
    `#define ${guard}`,
    "",
    '#include "demospec.h"',
    "",
    "#ifdef __cplusplus",
    'extern "C" {',
    "#endif",
    "",
    ...versionLines(table, prefix),
    ...givenSums(table),
    ...table.enums.flatMap((one) => enumLines(unit, one)),
    ...owners.map(({ type }) => `typedef struct ${type} ${type};`),
    "",
    ...inOrder(unit).flatMap((owner) => structLines(unit, owner)),
    ...messageLines(unit),
    ...functions,
    "",
    "#ifdef __cplusplus",
    "}",
    "#endif",
    "",
    "#endif",
  ];
}

function versionLines({ versions, current }: Table, prefix: string): string[] {
  return [
    ...comment("The versions, oldest first. Functions take a version's index here."),
    `extern const char *const ${prefix}_versions[${versions.length}];`,
    ...comment("The newest version that is no dialect."),
    `#define ${prefix.toUpperCase()}_CURRENT ${current}`,
    "",
  ];
}

/** The checksums that whoever uses the code gives. */
function givenSums({ messages, structs }: Table): string[] {
  const fields = [...messages, ...structs].flatMap(({ layouts }) =>
    layouts.flatMap((layout) => allFields(layout.fields)),
  );
  const names = fields.flatMap((field) =>
    field.kind === "checksum" && field.algorithm.kind === "function" ? [field.algorithm.name] : [],
  );
  return [...new Set(names)].flatMap((name) => [
    ...comment(
      "A checksum that whoever uses this computes: `hole` bytes from `own` on are its own, and count as zeros.",
    ),
    `uint32_t ${checksumFunction(name)}(const uint8_t *bytes, size_t size, size_t own, size_t hole);`,
  ]);
}

function enumLines({ prefix, names: all }: Unit, { name, doc, values }: EnumTable): string[] {
  const type = all.of(`enum ${name}`, `${prefix}_${name}`);
  const begins = `${prefix}_${name}`;
  const names = new Names();
  const seen = new Set<string>();
  const rows = values.flatMap((one) => {
    // A name that has another number in another version is another constant.
    const key = `${one.name} ${one.value}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const own = names.of(key, `${begins}_${one.name}`.toUpperCase());
    return [...comment(one.doc), `${own} = ${integer(one.value)},`];
  });
  // An enum of C holds no more than an int does.
  const fits = values.every(({ value }) => Math.abs(value) <= 0x7fffffff);
  if (!fits || rows.length === 0) return [];
  return [...comment(doc), ...block(`typedef enum ${type}`, rows).slice(0, -1), `} ${type};`, ""];
}

/** Each after those that it has in itself. */
function inOrder(unit: Unit): Owner[] {
  return ordered(unit, (kind) => {
    const own = kind.kind === "array" ? kind.of : kind;
    return own.kind === "struct" && !own.isPointer ? own.struct : undefined;
  });
}

/**
 * A table's structs and messages, each after the structs that it depends on.
 *
 * @param structOf the struct that a member makes it depend on
 * @param from those that are asked for, with what they depend on
 */
export function ordered(
  unit: Unit,
  structOf: (kind: Kind) => number | undefined,
  from: readonly Owner[] = [...unit.structs, ...unit.messages],
): Owner[] {
  const done = new Set<Owner>();
  const begun = new Set<Owner>();
  const add = (owner: Owner) => {
    if (begun.has(owner)) return;
    begun.add(owner);
    for (const { kind } of owner.members.all) {
      const struct = structOf(kind);
      if (struct !== undefined) add(unit.structs[struct]!);
    }
    done.add(owner);
  };
  for (const owner of from) add(owner);
  return [...done];
}

/** The struct that a member is, has as elements, or points to. */
export function structIn(kind: Kind): number | undefined {
  const own = "of" in kind ? kind.of : kind;
  return own.kind === "struct" ? own.struct : undefined;
}

function structLines(unit: Unit, { type, message, members }: Owner): string[] {
  const optional = members.all.filter(({ isOptional }) => isOptional);
  const flags = optional.map(({ id }) => id);
  const has =
    flags.length === 0
      ? []
      : [...block("struct", [`bool ${flags.join(", ")};`]).slice(0, -1), "} has;"];
  const own = members.all.flatMap((member) => memberLines(unit, member));
  const empty = members.all.length === 0 ? ["uint8_t nothing;"] : [];
  const { doc, ref, illegal } = message;
  return [
    ...comment(doc, illegal, ref && `(${ref})`),
    ...block(`struct ${type}`, has, own, empty).slice(0, -1),
    "};",
    "",
  ];
}

function memberLines(unit: Unit, { id, kind, doc, unlessZero }: Member): string[] {
  return [
    ...comment(doc, unlessZero ? "How it came, where that is not as usual." : undefined),
    declared(unit, kind, id),
  ];
}

function declared(unit: Unit, kind: Kind, id: string): string {
  switch (kind.kind) {
    case "list":
      return `struct { const ${typeName(unit, kind.of)} *items; size_t count; } ${id};`;
    case "array":
      return `${typeName(unit, kind.of)} ${id}[${kind.count}];`;
    case "sparse": {
      const words = Math.ceil(kind.count / 32);
      return `struct { uint32_t keys[${words}]; ${typeName(unit, kind.of)} values[${kind.count}]; } ${id};`;
    }
    case "struct":
      return `${kind.isPointer ? "const " : ""}${typeName(unit, kind)} ${kind.isPointer ? "*" : ""}${id};`;
    default:
      return `${typeName(unit, kind)} ${id};`;
  }
}

/** The constant of a message's type. */
export function typeConstant({ type }: Owner, { prefix }: Unit): string {
  return `${prefix.toUpperCase()}_IS_${type.slice(prefix.length + 1).toUpperCase()}`;
}

/** The member of the union that is a message. */
export function unionMember(owner: Owner, { prefix }: Unit): string {
  return identifier(owner.type.slice(prefix.length + 1));
}

function messageLines(unit: Unit): string[] {
  const { prefix, messages } = unit;
  const constants = messages.map((owner) => `${typeConstant(owner, unit)},`);
  const union = messages.map((owner) => `${owner.type} ${unionMember(owner, unit)};`);
  return [
    ...block(`typedef enum ${prefix}_type`, constants).slice(0, -1),
    `} ${prefix}_type;`,
    "",
    ...block(`typedef struct ${prefix}_message`, [
      `${prefix}_type type;`,
      ...block("union", union).slice(0, -1),
      "} as;",
    ]).slice(0, -1),
    `} ${prefix}_message;`,
    "",
    ...comment("What is called with each message, where it is not NULL. False ends the visit."),
    ...block(
      `typedef struct ${prefix}_visitor`,
      messages.map(
        (owner) =>
          `bool (*${unionMember(owner, unit)})(void *context, size_t at, const ${owner.type} *message);`,
      ),
    ).slice(0, -1),
    `} ${prefix}_visitor;`,
    "",
  ];
}
