import type { Layout, MessageTable } from "../../../runtime/table/messages.ts";
import { partialStruct, type Slot, slotsIn } from "../../../runtime/table/states/slots.ts";
import type { Table } from "../../../runtime/table/table.ts";
import * as code from "../../plan/code/build.ts";
import type { Expr } from "../../plan/code/model.ts";
import { typeName } from "../../facts/names.ts";
import { hasState } from "../types/states.ts";

/*
 * What makes states of deltas: constructors that name each member, as a table's resolver names them one by one. A layout
 * has none where a member is a step, or a struct that says only what changed: resolvers read these in the table.
 */

/** The constructors of a table, and the runtime that they import. */
export interface StateMakers {
  readonly text: readonly string[];
  readonly uses: readonly Expr[];
}

/** Declarations are made of each module by itself. */
const TYPE = "Readonly<Record<string, readonly ((new (m: any, from: any) => any) | undefined)[]>>";

const MERGED = "merged";

const NONE: StateMakers = { text: [], uses: [] };

/** Constructors of what worlds are made of again and again: not of what lasts a level, or is heard and gone. */
export function stateMakers(table: Table): StateMakers {
  const often = ({ sets, role }: MessageTable) => sets === undefined && role !== "effect";
  const stated = [...table.structs, ...table.messages].filter((one) => hasState(one) && often(one));
  const names = new Map<string, string>();
  const entries = stated.map((message) => {
    const all = message.layouts.map((layout) => {
      const body = bodyOf(table, layout);
      if (body === undefined) return "undefined";
      // Layouts that differ in bytes alone make the same.
      const name = names.get(body) ?? `${typeName(table, message)}State$${names.size}`;
      names.set(body, name);
      return name;
    });
    return `${message.name}: [${all.join(", ")}],`;
  });
  if (names.size === 0) return NONE;
  const makers = [...names].map(([body, name]) => `const ${name} = ${body};`);
  const doc =
    "What makes states of deltas, by names and by layouts; undefined where only the table says how.";
  return {
    text: [
      ...makers,
      `\n/** ${doc} */\nexport const stateMakers: ${TYPE} = {\n${entries.join("\n")}\n};\n`,
    ],
    uses: [code.use("plainConstructor"), ...(makers.some(merges) ? [code.use(MERGED)] : [])],
  };
}

function merges(maker: string): boolean {
  return maker.includes(`${MERGED}(`);
}

function bodyOf(table: Table, layout: Layout): string | undefined {
  const slots = slotsIn(layout, (field) => partialStruct(table, field) && UNKNOWN);
  if (!slots.every((slot) => isSaid(slot, slots))) return undefined;
  const roots = [...new Set(slots.flatMap(({ absent }) => rootOf(absent) ?? []))];
  const lines = [
    ...roots.map((root, i) => `const r${i} = from.${root};`),
    ...slots.map((slot) => lineOf(slot, slots, roots)),
  ];
  const all = lines.filter((line) => line !== "").join("\n");
  const from = roots.length === 0 ? "" : ", from: any";
  return `/* @__PURE__ */ plainConstructor(function (this: any, m: any${from}) {\n${all}\n})`;
}

/** No state is asked for where code is printed. */
const UNKNOWN = {
  resolve: () => ({}),
  differ: () => ({}),
};

/** Whether an expression says what a slot is: elements are all of an array, and what says a member again comes after it. */
function isSaid(slot: Slot, all: readonly Slot[]): boolean {
  const { name, index, step, inner, merges, isOther, highOf } = slot;
  if (inner !== undefined || step !== undefined) return false;
  const first = all.findIndex((other) => other.member === (highOf ?? name) || other.name === name);
  if (isOther === true || highOf !== undefined) return first < all.indexOf(slot);
  const own = all.filter((other) => other.isOther !== true && other.name === name);
  if (index === undefined) return own.length === 1;
  return !merges && own.every((other, i) => other.index === i);
}

function rootOf(absent: Slot["absent"]): string | undefined {
  return typeof absent === "object" ? absent.root : undefined;
}

function lineOf(slot: Slot, all: readonly Slot[], roots: readonly string[]): string {
  const { member, name, index, merges, isOther, highOf } = slot;
  if (highOf !== undefined)
    return `if (m.${member} !== undefined) this.${highOf} = (this.${highOf} & 0xff) | (m.${member} << 8);`;
  const place = `this.${name}`;
  if (isOther === true)
    return `if (m.${member} !== undefined) ${place}${index === undefined ? "" : `[${index}]`} = m.${member};`;
  if (merges) return `${place} = ${MERGED}(${absentText(slot, roots)}, m.${member});`;
  if (index === undefined) return `${place} = ${valueText(slot, roots)};`;
  if (index > 0) return "";
  const own = all.filter((other) => other.isOther !== true && other.name === name);
  const elements = own.map((other) => valueText(other, roots));
  // A point has three, whatever is told of it.
  while (elements.length < 3) elements.push("0");
  return `${place} = [${elements.join(", ")}];`;
}

function valueText(slot: Slot, roots: readonly string[]): string {
  const absent = absentText(slot, roots);
  return absent === "undefined" ? `m.${slot.member}` : `m.${slot.member} ?? ${absent}`;
}

function absentText({ absent, index, zero }: Slot, roots: readonly string[]): string {
  if (typeof absent === "bigint") return `${absent}n`;
  if (typeof absent === "number")
    return Array.isArray(zero) ? text(zero.map(() => absent)) : text(absent);
  if (absent === undefined) return text(zero);
  const found = `r${roots.indexOf(absent.root)}?.${absent.name}${index === undefined ? "" : `?.[${index}]`}`;
  return zero === undefined ? found : `${found} ?? ${text(zero)}`;
}

function text(value: unknown): string {
  return value === undefined ? "undefined" : JSON.stringify(value);
}
