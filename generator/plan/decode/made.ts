import type { Layout, MessageTable } from "../../../runtime/table/messages.ts";
import { plainVersion } from "../../../runtime/table/table.ts";
import * as code from "../code/build.ts";
import type { Expr, Stmt } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import { local, typeName } from "../../facts/names.ts";
import { held } from "../parts/tests.ts";
import { isMany } from "../../facts/layouts.ts";

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
  readonly value: Expr;
}

/** A member that a constant holds. */
export function memberHeld(name: string): MemberCode {
  return { name, value: held(name) };
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
): Expr {
  if (constructs !== undefined) return constructed(emitting, constructs, type, members);
  const first = type === undefined ? [] : [{ name: "type", value: code.string(type) }];
  return code.record([...first, ...members.map(({ name, value }) => ({ name, value }))]);
}

/** `new Updateentity$(flags, entity)`: layouts of the same members have one constructor. */
function constructed(
  { table, constants }: Emitting,
  message: MessageTable,
  type: string | undefined,
  members: readonly MemberCode[],
): Expr {
  const name = typeName(table, message);
  const given = members.map((member) => ({
    name: local(member.name),
    type: `${name}["${member.name}"]`,
  }));
  const body = [
    ...(type === undefined ? [] : [setOwn("type", code.string(type))]),
    ...members.map((member) => setOwn(member.name, held(member.name))),
  ];
  const parameters = [{ name: "this", type: name }, ...given];
  const made: Expr = { kind: "lambda", parameters, body, hasThis: true };
  const callee = constants.named(`${name}$`, code.use("plainConstructor", made));
  return { kind: "new", callee, args: members.map((member) => member.value) };
}

function setOwn(name: string, value: Expr): Stmt {
  return code.set(code.member(code.name("this"), name), value);
}
