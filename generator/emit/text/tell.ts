import { membersOf } from "../../../runtime/table/statements.ts";
import type {
  Field,
  IntType,
  Layout,
  MessageTable,
  SwitchArm,
  ValueType,
  Widths,
} from "../../../runtime/table/table.ts";
import { comment, hex, layoutName, local } from "../code.ts";
import { caseLabels } from "../code.ts";
import { inArm, stepLines } from "../decode/decode.ts";
import { hasRegion, idBytes } from "../layouts.ts";
import { casesOf, ranges, rangeTest, type VersionClass } from "../dispatch/classes.ts";
import type { Emitting } from "../emitting.ts";
import { isAlways, statementLines, usedNames } from "./say.ts";
import { hintLines } from "./say-hints.ts";
import { readSteps } from "../decode/fields.ts";
import {
  emittingOf,
  FROM_WIRE,
  front,
  NotTold,
  OUTER,
  piece,
  rowOf,
  singleOf,
  type Telling,
  tellingEntries,
  type Way,
  waysOf,
} from "./telling.ts";

/*
 * Messages as text, from their bytes: what is read becomes constants, and these become statements. No object is made.
 * The bytes are those of a whole message, which was passed over before.
 */

/** What a function that tells takes. */
const PARAMETERS = "r: Reader, outer: number, out: TextOutput";

/** The function that tells a message: `tellUpdateentity`. Throws NotTold where there is more to say than it can. */
export function tellCode(shared: Telling, message: MessageTable, layout: Layout): string {
  // What stands in front of a message is told before it.
  if (layout.idBit !== undefined || hasRegion(layout.fields)) throw new NotTold();
  const telling = { ...shared, source: FROM_WIRE };
  const name = layoutName(telling.table, message, layout);
  const steps = readSteps(readingWhole(telling), name, unscaled(layout.fields), {
    start: idBytes(layout),
  });
  const ways = waysOf(telling.table, message, layout);
  const last = layout.fields.at(-1);
  const rest =
    last?.kind === "switch"
      ? switchLines(telling, message, last.arms, ways, local(last.on))
      : wayLines(telling, message, ways[0]!);
  const body = [...stepLines(steps), ...rest].join("\n");
  const doc = `The text of the \`${message.name}\` at the cursor.`;
  return `\n/** ${comment(doc)} */\nfunction tell${name}(${PARAMETERS}, ${usedNames(body)}: Names): boolean {\n${body}\n}`;
}

/** Fields whose integers stay as they are on the wire: a number is looked up by that. */
function unscaled(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (field.kind === "split" && field.wide !== undefined) throw new NotTold();
    if (field.kind === "split") return { ...field, parts: field.parts.map(withPlainType) };
    if (field.kind === "interleave") return { ...field, fields: field.fields.map(withPlainType) };
    if (field.kind !== "value") return field;
    const { type, wide, widths } = field;
    return {
      ...field,
      type: plainType(type),
      ...(wide === undefined ? {} : { wide: withPlainType(wide) }),
      ...(widths === undefined ? {} : { widths: plainWidths(widths) }),
    };
  });
}

function plainType<T extends ValueType>(type: T): T {
  if (type.kind === "array") return { ...type, of: plainType(type.of) };
  if (type.kind !== "int" || type.scale === undefined) return type;
  const { scale: _, ...plain } = type;
  return plain as T;
}

function withPlainType<T extends { readonly type: IntType }>(part: T): T {
  return { ...part, type: plainType(part.type) };
}

function plainWidths({ mask, narrow, wide, both }: Widths): Widths {
  const own = { mask, narrow: withPlainType(narrow), wide: withPlainType(wide) };
  return both === undefined ? own : { ...own, both: plainType(both) };
}

/** The messages were passed over before. */
function readingWhole(telling: Telling): Emitting {
  return { ...emittingOf(telling), isWhole: true };
}

/** The arms of a switch: what is not told of them is left. */
function switchLines(
  telling: Telling,
  message: MessageTable,
  arms: readonly SwitchArm[],
  ways: readonly Way[],
  on: string,
): string[] {
  let told = 0;
  const cases = arms.map((arm, index) => {
    const label = arm.otherwise ? "default:" : caseLabels(arm.values);
    try {
      const lines = armLines(telling, message, arm, ways[index]!);
      told++;
      return `${label} {\n${lines.join("\n")}\n}`;
    } catch (error) {
      if (!(error instanceof NotTold)) throw error;
      return `${label} return false;`;
    }
  });
  if (told === 0) throw new NotTold();
  const none = arms.some((arm) => arm.otherwise) ? [] : ["default: return false;"];
  return [`switch (${on}) {`, ...cases, ...none, "}"];
}

function armLines(telling: Telling, message: MessageTable, arm: SwitchArm, way: Way): string[] {
  const name = layoutName(telling.table, message, message.layouts[0]!);
  const steps = readSteps(readingWhole(telling), name, unscaled(arm.fields), { inArm: true });
  return [...stepLines(inArm(steps)), ...wayLines(telling, message, way)];
}

/** The lines that say what was read. */
function wayLines(telling: Telling, message: MessageTable, way: Way): string[] {
  const token = message.text?.token ?? message.name;
  const single = singleOf(message, way);
  const members = membersOf(way.fields);
  const hints = hintLines(telling, way);
  // Behind the message's name there is no token of its own.
  if (single !== undefined)
    return [
      ...hints,
      "const depth = outer;",
      ...statementLines(telling, [{ ...single, token }], members),
      "out.length = to;",
      "return true;",
    ];
  const entries = tellingEntries(way);
  const opened = [...hints, "const depth = outer + 1;", rowOf(OUTER)];
  if (entries.some((entry) => isAlways(entry, members)))
    return [
      ...opened,
      ...statementLines(telling, entries, members, token),
      front(telling, "}\n", "closes", OUTER),
      "out.length = to;",
      "return true;",
    ];
  const [open, empty] = [piece(telling, token, "opening"), piece(telling, token, "alone")];
  return [
    ...opened,
    "const first = out.length;",
    ...statementLines(telling, entries, members, token),
    "out.length = to;",
    `${telling.imports.use("close")}(out, first, outer, ${open}, ${empty});`,
    "return true;",
  ];
}

/** The function that tells messages as far as it can: `tellMessages`. Nothing where it would tell none. */
export function tellDispatch(
  { table, functions }: Telling,
  versions: VersionClass,
): string | undefined {
  const told = casesOf(table, versions)
    .map((c) => ({ ...c, name: `tell${layoutName(table, c.message, c.layout)}` }))
    .filter(({ name }) => functions.has(name));
  if (told.length === 0) return undefined;
  const isRange = new Set(ranges(told));
  const call = (name: string) => `${name}(r, outer, out, names)`;
  const tests = told.flatMap((c) =>
    isRange.has(c) ? [`if (${rangeTest(c)}) isTold = ${call(c.name)}; else`] : [],
  );
  const numbered = told.flatMap((c) =>
    isRange.has(c) ? [] : [`case ${hex(c.layout.id![0])}: isTold = ${call(c.name)}; break;`],
  );
  const lines = [
    "while (r.offset < r.end) {",
    "const start = r.offset;",
    "const { length } = out;",
    "const id = r.view.getUint8(start);",
    "let isTold = false;",
    ...tests,
    `switch (id) {\n${numbered.join("\n")}\ndefault:\n}`,
    "if (!isTold) {",
    "r.offset = start;",
    "out.length = length;",
    "return;",
    "}",
    "}",
  ];
  return `\n/** The texts of messages, from the cursor on as far as they can be told here. */\nfunction tellMessages${versions.suffix}(${PARAMETERS}, names: Names): void {\n${lines.join("\n")}\n}`;
}
