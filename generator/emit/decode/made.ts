import { type Layout, type MessageTable, plainVersion } from "../../../runtime/table/table.ts";
import { local, typeName } from "../code/code.ts";
import type { Emitting } from "../code/emitting.ts";
import { isMany } from "../layouts/layouts.ts";

/*
 * What is made of the members that were read: a literal, or by a constructor where recordings are full of it.
 *
 * V8 learns of a literal whether what it makes lives long. If a program keeps the first ones, it may make all that
 * follow among the long-lived, which takes several times as long. Of a constructor it learns no such thing. See
 * docs/speed.md, "The cliff".
 */

/** A member, and the code of its value. */
export interface MemberCode {
  readonly name: string;
  readonly code: string;
}

/** A member that a constant holds. */
export function held(name: string): MemberCode {
  return { name, code: local(name) };
}

/** Whether a constructor makes what a layout is read into. */
export function isConstructed(
  { table }: Emitting,
  { layouts }: MessageTable,
  layout: Layout,
): boolean {
  const hasArms = layouts.some(({ fields }) => fields.at(-1)?.kind === "switch");
  return isMany(layout) && !hasArms && plainVersion(table, layout.from) <= table.current;
}

/**
 * The code of a message or struct.
 *
 * @param type the message's name; a struct has none
 * @param constructs what a constructor makes
 */
export function madeCode(
  emitting: Emitting,
  type: string | undefined,
  members: readonly MemberCode[],
  constructs: MessageTable | undefined,
): string {
  if (constructs !== undefined) return constructed(emitting, constructs, type, members);
  const own = members.map(({ name, code }) => (name === code ? name : `${name}: ${code}`));
  return `{ ${[...(type === undefined ? [] : [`type: "${type}"`]), ...own].join(", ")} }`;
}

/** `new Updateentity$(flags, entity)`: layouts of the same members have one constructor. */
function constructed(
  { table, imports, lengths }: Emitting,
  message: MessageTable,
  type: string | undefined,
  members: readonly MemberCode[],
): string {
  const name = typeName(table, message);
  const given = members.map((member) => `${local(member.name)}: ${name}["${member.name}"]`);
  const lines = [
    ...(type === undefined ? [] : [`this.type = "${type}";`]),
    ...members.map((member) => `this.${member.name} = ${local(member.name)};`),
  ];
  const parameters = [`this: ${name}`, ...given].join(", ");
  const code = `${imports.use("plainConstructor")}(function (${parameters}) {\n${lines.join("\n")}\n})`;
  const values = members.map((member) => member.code);
  return `new ${lengths.named(`${name}$`, code)}(${values.join(", ")})`;
}
