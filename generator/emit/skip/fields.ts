import type { Field, LengthField, SwitchField } from "../../../runtime/table/table.ts";
import { mayBeMissing } from "../../../runtime/table/statements.ts";
import { BEGIN, gapCode } from "../code/begin.ts";
import { labelsOf } from "../code/arms.ts";
import { bytesLiteral, local, speaksOf } from "../code/code.ts";
import { liveMask, numberCode, refusal } from "../decode/masks.ts";
import { highCode } from "../decode/fields.ts";
import { readAt } from "../decode/numbers.ts";
import type { Emitting } from "../code/emitting.ts";
import { goesToTheEnd, isRegion } from "../layouts/layouts.ts";
import { sizeCode } from "../size/size-code.ts";
import { maskCode, takesUnasked } from "./masks.ts";
import { known, type Notes } from "./notes.ts";
import { integerCode } from "./numbers.ts";
import { choosersOf, passage, type Stretch } from "./passage.ts";
import { splitCode } from "./splits.ts";
import { valueCode } from "./values.ts";

/** The reader stands somewhere before `at`. */
const SOMEWHERE = -1;

/**
 * The lines that pass over stretches.
 *
 * @param start bytes from where the reader stands to the first stretch
 */
export function passCode(
  emitting: Emitting,
  layout: string,
  stretches: readonly Stretch[],
  notes: Notes,
  start = 0,
): string[] {
  const { imports, lengths } = emitting;
  const lines: string[] = [];
  const choosers = choosersOf(stretches.flatMap((s) => (s.kind === "one" ? [s.field] : [])));
  for (const [index, stretch] of stretches.entries()) {
    const note = notes.place?.(stretch);
    if (note !== undefined) lines.push(note);
    if (stretch.kind === "one") {
      const next = stretches[index + 1];
      const mask = next?.kind === "one" ? next.field : undefined;
      const region =
        notes.inRegion === true || stretches.some((s) => s.kind === "one" && isRegion(s.field));
      const inner = { ...notes, inRegion: region };
      lines.push(...oneCode(emitting, layout, stretch.field, inner, mask, choosers));
      if (takesUnasked(stretch.field) && !areAsked(stretches.slice(index + 1)))
        lines.push(`${imports.use("ensure")}(r, at, 0);`);
      continue;
    }
    if (stretch.size.most === 0) continue;
    const past = `${imports.use("past")}(r, at, ${sizeCode(stretch.size, layout, lengths)});`;
    lines.push(index === stretches.length - 1 ? `r.offset = ${past}` : `at = ${past}`);
  }
  const last = stretches.at(-1);
  const ended = last?.kind === "run" ? last.size.most > 0 : last?.field.kind === "switch";
  if (!ended) lines.push("r.offset = at;");
  const fields = stretches.flatMap((s) => (s.kind === "run" ? s.fields : [s.field]));
  const region = notes.inRegion === true || fields.some(isRegion);
  if (region && last?.kind !== "run" && last?.field.kind !== "switch" && !goesToTheEnd(fields))
    lines.push(`${imports.use("expectEnd")}(r);`);
  if (region && last?.kind === "run") lines.push(`${imports.use("expectEnd")}(r);`);
  const own = withoutIdle(lines, fields);
  const placed = withPlace(withoutEchoes(own, start), start);
  const counts = start !== SOMEWHERE && placed.some((line) => line.includes(BEGIN));
  return counts ? [`const ${BEGIN} = r.offset;`, ...placed] : placed;
}

/** Whether the first bytes of stretches are asked for, whatever comes. */
function areAsked(stretches: readonly Stretch[]): boolean {
  for (const stretch of stretches) {
    if (stretch.kind === "run" && stretch.size.most > 0) return true;
    if (stretch.kind === "run" || TAKES_NOTHING.has(stretch.field.kind)) continue;
    const { field } = stretch;
    if (field.kind === "mask") return typeof field.parts[0]!.from !== "string";
    if (field.kind !== "value") return field.kind !== "switch";
    return field.type.kind === "int" && !mayBeMissing(field);
  }
  return false;
}

const TAKES_NOTHING = new Set<Field["kind"]>(["bit", "number", "refuse", "stop"]);

/** Leaves out the mask behind a stop, where nothing that takes bytes goes by it. */
export function withoutIdle(lines: readonly string[], fields: readonly Field[]): readonly string[] {
  const stop = fields.find((field) => field.kind === "stop");
  if (stop === undefined) return lines;
  const others = lines.filter((line) => line !== liveMask(stop));
  return others.some((line) => speaksOf(line, stop.live)) ? lines : others;
}

/** Leaves out what only tells the reader and `at` of each other what both know. */
function withoutEchoes(lines: readonly string[], start: number): string[] {
  const kept = [...lines];
  const moves = kept.findIndex((line) => MOVES.test(line));
  const first = kept.indexOf("r.offset = at;");
  const alike = start === 0 && first >= 0 && (moves < 0 || first < moves);
  if (alike && first < kept.length - 1) kept.splice(first, 1);
  for (let i = kept.length - 2; i >= 0; i--) {
    if (kept[i] === "at = r.offset;" && kept[i + 1] === "r.offset = at;") kept.splice(i, 2);
  }
  return kept;
}

const MOVES = /\bat (\+)?= |\bat\+\+/;

/** `view` and `at` in front, where they are needed, and are not there already. */
function withPlace(lines: readonly string[], start: number): string[] {
  const text = lines.join("\n");
  const first: string[] = [];
  if (speaksOf(text, "view")) first.push("const view = r.view;");
  if (speaksOf(text, "at"))
    first.push(
      `${MOVES.test(text) ? "let" : "const"} at = r.offset${start > 0 ? ` + ${start}` : ""};`,
    );
  return [...first, ...lines];
}

function oneCode(
  emitting: Emitting,
  layout: string,
  field: Field,
  notes: Notes,
  next: Field | undefined,
  choosers: ReadonlySet<string>,
): string[] {
  const { imports } = emitting;
  switch (field.kind) {
    case "mask":
      return maskCode(emitting, field, notes);
    case "stop":
      return [liveMask(field), ...known(notes, field.live)];
    case "refuse":
      return [refusal(field, imports)];
    case "constant":
      return [`at = ${imports.use("expectBytes")}(r, at, ${bytesLiteral(field.bytes)});`];
    case "gap": {
      const count = gapCode(field, "at", (name) => imports.use(name));
      return [`at = ${imports.use("past")}(r, at, ${count});`];
    }
    case "number":
      return [`const ${local(field.name)} = ${numberCode(field, imports)};`];
    case "length":
      return lengthCode(emitting, field, notes);
    case "split":
      return splitCode(emitting, field, next, choosers);
    case "value":
      return valueCode(emitting, field, notes, choosers);
    case "switch":
      return [switchCode(emitting, layout, field, notes)];
    default:
      return [];
  }
}

function lengthCode(emitting: Emitting, field: LengthField, notes: Notes): string[] {
  const own = integerCode(emitting, field.name, field.type);
  const { high, type, name } = field;
  // It is read in one, and the reader goes on behind it.
  const whole =
    high === undefined
      ? own
      : [
          own[0]!,
          `const ${local(name)} = ${readAt(type, "at")}${highCode(field)};`,
          `at += ${type.bits / 8};`,
        ];
  const lines = [...whole, ...known(notes, name)];
  if (!isRegion(field)) return lines;
  return [...lines, `r.end = ${emitting.imports.use("regionEnd")}(r, at, ${local(field.name)});`];
}

function switchCode(emitting: Emitting, layout: string, field: SwitchField, notes: Notes): string {
  const { rest, ...own } = notes;
  const labels = labelsOf(emitting, field);
  const arms = field.arms.map((arm) => {
    const code = passCode(emitting, layout, passage(arm.fields), own, SOMEWHERE).filter(
      (line) => !/^(const|let) (view|at) = /.test(line),
    );
    const left =
      arm.fields.at(-1)?.kind === "switch" ? "" : notes.isElement ? "return false;\n" : "return;\n";
    return `${labels.label(arm)} {\n${code.join("\n")}\n${left}}`;
  });
  const none = field.arms.some((arm) => arm.otherwise)
    ? ""
    : rest !== undefined
      ? `default:\nreturn skip${rest}(r${emitting.passed ?? ""});\n`
      : `default:\nthrow ${emitting.imports.use("noArm")}(r, "${field.on}", ${local(field.on)});\n`;
  return `switch (${labels.chooser(local(field.on))}) {\n${arms.join("\n")}\n${none}}`;
}
