import type { Field } from "../../runtime/table/fields/field.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import { block } from "../code.ts";
import { type Step, stepCode } from "../decode/scope.ts";
import { armTest } from "../decode/fields.ts";
import type { Kind } from "../kinds.ts";
import type { Member } from "../members.ts";
import { type Owner, typeName, type Unit } from "../unit.ts";

/** A function that writes a layout, while it is made. */
export interface Writing {
  readonly unit: Unit;
  readonly owner: Owner;
  readonly layout: Layout;
  /** A name that no other variable has. */
  readonly temp: () => string;
}

export function openWriting(unit: Unit, owner: Owner, layout: Layout): Writing {
  let temps = 0;
  return { unit, owner, layout, temp: () => `t${++temps}` };
}

/**
 * What a function returns where a message cannot be written.
 *
 * @param path the innermost step first
 */
export function refusal(
  code: "DS_ERROR_VALUE" | "DS_ERROR_MEMORY" | "DS_ERROR_VERSION" | "DS_ERROR_DEPTH",
  path: readonly Step[],
): string {
  const [first, ...others] = path;
  const call = `ds_refuse(w, ${code}, at, ${first === undefined ? "NULL, DS_NONE" : stepCode(first)})`;
  return others.reduce((inner, step) => `ds_out(w, ${inner}, ${stepCode(step)})`, call);
}

/** Refuses what a test does not hold for; nothing where it always does. */
export function expecting(test: string, path: readonly Step[]): string[] {
  return test === "true" ? [] : [`if (!(${test})) return ${refusal("DS_ERROR_VALUE", path)};`];
}

/** Refuses where there is no room for that many bytes. */
export function room(bytes: number | string, path: readonly Step[]): string {
  const test = bytes === 1 ? "at == w->end" : `(size_t)(w->end - at) < ${bytes}`;
  return `if (${test}) return ${refusal("DS_ERROR_MEMORY", path)};`;
}

export function passRefusal(path: readonly Step[]): string {
  const failed = path.reduce((inner, step) => `ds_out(w, ${inner}, ${stepCode(step)})`, "NULL");
  return `if (at == NULL) return ${failed};`;
}

// ---- members

export function memberOf({ owner }: Writing, name: string, kind: Kind): Member {
  return owner.members.of(name, kind);
}

/** Whether a member is there, as an expression. */
export function hasOf({ id, isOptional }: Member): string {
  return isOptional ? `m->has.${id}` : "true";
}

/** Refuses a member that is not there and must be. */
export function required(member: Member): string[] {
  return expecting(hasOf(member), [{ name: member.name }]);
}

/** Whether a flag is set. One that is not there is not. */
export function flagSet(s: Writing, name: string): string {
  const member = memberOf(s, name, { kind: "flag" });
  return member.isOptional ? `(m->has.${member.id} && m->${member.id})` : `m->${member.id}`;
}

/** How many bytes a number is asked to have; 0 where nothing asks. */
export function widthOf(s: Writing, name: string, index?: string): string {
  const number: Kind = { kind: "number", low: 0, high: 255, isWhole: true };
  if (index === undefined) return `m->${memberOf(s, name, number).id}`;
  const { id } = memberOf(s, name, { kind: "list", of: number });
  return `(${index} < m->${id}.count ? m->${id}.items[${index}] : 0)`;
}

// ---- ways through switches

/**
 * Code that depends on which arms are chosen: once, where it is the same for all.
 *
 * @param code of the fields of one way through the switches
 */
export function byWays(
  s: Writing,
  fields: readonly Field[],
  code: (active: readonly Field[]) => string[],
  before: readonly Field[] = [],
): string[] {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return code([...before, ...fields]);
  const front = [...before, ...fields.slice(0, -1)];
  const ways = last.arms.map((arm) => ({ arm, lines: byWays(s, arm.fields, code, front) }));
  const none = code(front);
  const all = [...ways.map(({ lines }) => lines), none].map((lines) => lines.join("\n"));
  if (new Set(all).size === 1) return none;
  const member = s.owner.members.named(last.on);
  const type = typeName(s.unit, member.kind);
  const lines = ways.flatMap(({ arm, lines: own }, i) => {
    const test = armTest(arm, `m->${member.id}`, type);
    const head = arm.otherwise ? "else" : `${i === 0 ? "" : "else "}if (${test})`;
    return block(i === 0 && arm.otherwise ? "" : head, own);
  });
  return last.arms.some(({ otherwise }) => otherwise) ? lines : [...lines, ...block("else", none)];
}
