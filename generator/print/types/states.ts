import { byKind } from "../../../runtime/table/by-kind.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { Layout, MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { isLookedUp, type ValueField } from "../../../runtime/table/fields/value.ts";
import { comment } from "../code/text.ts";
import { typeName } from "../../facts/names.ts";
import { memberType, numberType, tuple } from "../../members/members.ts";

/*
 * Types of states: what a message or a struct says with all that the schema's `absent` fills in. Whoever works with
 * states then names no member that the schema does not have.
 */

/** A member of a state, and the elements that fields tell one by one, where they do. */
interface StateMember {
  readonly name: string;
  readonly type: string;
  readonly elements: number;
}

/** The types of all states, and the map from names to them. None where nothing is filled in. */
export function stateTypes(table: Table): string[] {
  const stated = [...table.structs, ...table.messages].filter(hasState);
  if (stated.length === 0) return [];
  const entries = stated.map((message) => {
    const name = typeName(table, message);
    const from = referencesOf(message).map((root) => `"${root}"`);
    return `${message.name}: { delta: ${name}; state: ${name}State; from: ${from.join(" | ") || "never"} };`;
  });
  const doc = "Entity messages, the states that they make, and what these differ from.";
  return [
    ...stated.map((message) => stateType(table, message)),
    `\n/** ${doc} */\nexport interface States {\n${entries.join("\n")}\n}\n`,
    ...roleTypes(table, stated),
  ];
}

/** The types of states by what their messages are to the game: whoever depends on roles names no message. */
function roleTypes(table: Table, stated: readonly MessageTable[]): string[] {
  const roles = new Set(stated.flatMap(({ role }) => role ?? []));
  if (roles.size === 0) return [];
  const entries = [...roles].map((role) => {
    const own = stated.filter((message) => message.role === role);
    return `${role}: ${own.map((message) => `${typeName(table, message)}State`).join(" | ")};`;
  });
  const doc = "States by the roles of what tells them.";
  return [`\n/** ${doc} */\nexport interface RoleStates {\n${entries.join("\n")}\n}\n`];
}

/** Whether later messages refer to it, or its own fields say what their absence means. */
export function hasState({ sets, layouts }: MessageTable): boolean {
  return (
    sets !== undefined ||
    layouts.some(({ fields }) => fields.some((f) => absentOf(f) !== undefined))
  );
}

function absentOf(field: Field): number | string | undefined {
  return field.kind === "value" ? field.absent : undefined;
}

/** The names before its references: `previous`. */
function referencesOf({ layouts }: MessageTable): string[] {
  const paths = layouts.flatMap(({ fields }) => fields.map(absentOf));
  const roots = paths.flatMap((path) => (isLookedUp(path) ? [path.split(".")[0]!] : []));
  return [...new Set(roots)];
}

function stateType(table: Table, message: MessageTable): string {
  const layouts = message.layouts.map((layout) => membersOf(table, layout));
  const members = new Map<string, StateMember>();
  for (const member of layouts.toReversed().flat()) {
    const known = members.get(member.name);
    if (known === undefined || known.elements < member.elements) members.set(member.name, member);
  }
  const lines = [...members.values()].map(({ name, type }) => {
    const isEverywhere = layouts.every((layout) => layout.some((m) => m.name === name));
    return isEverywhere ? `${name}: ${type};` : `${name}?: ${type} | undefined;`;
  });
  const name = typeName(table, message);
  const doc = `What ${comment(`\`${message.name}\``)} makes, with what it does not tell filled in.`;
  return `\n/** ${doc} */\nexport type ${name}State = {\n${lines.join("\n")}\n};\n`;
}

function membersOf(table: Table, { fields }: Layout): StateMember[] {
  const members = new Map<string, StateMember>();
  for (const member of fields.flatMap((field) => fieldMembers(table, field))) {
    const elements = Math.max(member.elements, members.get(member.name)?.elements ?? 0);
    const type = elements === 0 ? member.type : tuple("number", elements);
    members.set(member.name, { ...member, type, elements });
  }
  return [...members.values()];
}

const member = (name: string, type: string): StateMember => ({ name, type, elements: 0 });

const fieldMembers = byKind<Field, [Table], StateMember[]>(
  {
    bit: (_, { name }) => [member(name, "boolean")],
    split: (_, { parts }) =>
      parts.filter((part) => !part.isMask).map(({ name }) => member(name, "number")),
    interleave: (_, { fields, count }) =>
      fields.map(({ name, type }) => member(name, tuple(numberType(type), count))),
    value: valueMembers,
  },
  () => [],
);

function valueMembers(table: Table, field: ValueField): StateMember[] {
  if (field.highOf !== undefined || field.sameAs !== undefined) return [];
  const type = memberType(table, field.type);
  const [, array = "", element] = isLookedUp(field.absent) ? field.absent.split(".") : [];
  if (element !== undefined) return [{ name: array, type, elements: Number(element) + 1 }];
  const isFilled = FILLED.has(field.type.kind);
  return [member(field.name, isFilled ? type : `${type} | undefined`)];
}

const FILLED: ReadonlySet<string> = new Set(["int", "big", "float", "array", "string", "sparse"]);
