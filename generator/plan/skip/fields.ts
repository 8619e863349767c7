import { byKind } from "../../../runtime/table/by-kind.ts";
import type { Field, SwitchField } from "../../../runtime/table/fields/field.ts";
import type { GapField } from "../../../runtime/table/fields/gap.ts";
import type { LengthField } from "../../../runtime/table/fields/length.ts";
import { mayBeMissing } from "../../../runtime/table/facts/statements.ts";
import * as code from "../code/build.ts";
import { isNone } from "../code/count.ts";
import type { Block, Case, Expr, Stmt } from "../code/model.ts";
import { hasNode, mentions } from "../code/walk.ts";
import { labelsOf } from "../parts/arms.ts";
import { BEGIN, gapCode } from "../parts/begin.ts";
import { computedLine } from "../parts/computed.ts";
import type { Emitting } from "../parts/emitting.ts";
import { local } from "../../facts/names.ts";
import { held } from "../parts/tests.ts";
import { noArm } from "../decode/decode.ts";
import { ensured } from "../decode/ensured.ts";
import { withHigh } from "../decode/fields.ts";
import { regionEnd } from "../decode/lists.ts";
import { liveMask, numberCode, refusal } from "../decode/masks.ts";
import { passing, readAt } from "../decode/numbers.ts";
import { isPlace, OFFSET, OWN_VIEW } from "../decode/plan.ts";
import { goesToTheEnd, isRegion } from "../../facts/layouts.ts";
import { sizeCode } from "../size/size-code.ts";
import { bytesOf } from "../size/size.ts";
import { maskCode, takesUnasked } from "./masks.ts";
import { known, type Notes } from "./notes.ts";
import { ensuredFor, FROM_READER, integerCode, TO_READER } from "./numbers.ts";
import { choosersOf, passage, type Stretch } from "./passage.ts";
import { advance, splitCode } from "./splits.ts";
import { valueCode } from "./values.ts";

/** The reader is somewhere before `at`. */
const SOMEWHERE = -1;

/**
 * The lines that pass over stretches.
 *
 * @param start bytes from where the reader is to the first stretch
 */
export function passCode(
  emitting: Emitting,
  layout: string,
  stretches: readonly Stretch[],
  notes: Notes,
  start = 0,
): Block {
  const fields = stretches.flatMap((s) => (s.kind === "run" ? s.fields : [s.field]));
  const lines = [
    ...stretchLines(emitting, layout, stretches, notes),
    ...endLines(stretches, fields, notes),
  ];
  const placed = withPlace(withoutEchoes(withoutIdle(lines, fields), start), start);
  const counts = start !== SOMEWHERE && mentions(placed, BEGIN);
  return counts ? [code.constant(BEGIN, OFFSET), ...placed] : placed;
}

function stretchLines(
  emitting: Emitting,
  layout: string,
  stretches: readonly Stretch[],
  notes: Notes,
): Stmt[] {
  const choosers = choosersOf(stretches.flatMap((s) => (s.kind === "one" ? [s.field] : [])));
  const isInRegion =
    notes.inRegion === true || stretches.some((s) => s.kind === "one" && isRegion(s.field));
  const inner = { ...notes, inRegion: isInRegion };
  const lines: Stmt[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const note = notes.place?.(stretch);
    if (note !== undefined) lines.push(note);
    if (stretch.kind === "one") {
      const next = stretches[index + 1];
      const after = next?.kind === "one" ? next.field : undefined;
      const passing = { emitting, layout, notes: inner, next: after, choosers };
      lines.push(...passOne(passing, stretch.field));
      if (takesUnasked(stretch.field) && !areAsked(stretches.slice(index + 1)))
        lines.push(ensured(code.AT, 0));
    } else if (!isNone(stretch.size.most)) {
      const isLast = index === stretches.length - 1;
      const to = advance(sizeCode(stretch.size, layout, emitting.constants));
      lines.push(code.set(isLast ? OFFSET : code.AT, to));
    }
  }
  return lines;
}

/** What tells the reader where it is when all was passed over, and asks whether it is at its end. */
function endLines(stretches: readonly Stretch[], fields: readonly Field[], notes: Notes): Stmt[] {
  const last = stretches.at(-1);
  const lines: Stmt[] = [];
  const ended = last?.kind === "run" ? !isNone(last.size.most) : last?.field.kind === "switch";
  if (!ended) lines.push(TO_READER);
  const isInRegion = notes.inRegion === true || fields.some(isRegion);
  const mayBeLeft =
    last?.kind === "run" || (last?.field.kind !== "switch" && !goesToTheEnd(fields));
  if (isInRegion && mayBeLeft) lines.push(code.run(code.use("expectEnd", code.READER)));
  return lines;
}

/** Whether the first bytes of stretches are asked for, whatever comes. */
function areAsked(stretches: readonly Stretch[]): boolean {
  for (const stretch of stretches) {
    if (stretch.kind === "run" && !isNone(stretch.size.most)) return true;
    if (stretch.kind === "run" || TAKES_NOTHING.has(stretch.field.kind)) continue;
    const { field } = stretch;
    if (field.kind === "mask") return typeof field.parts[0]!.from !== "string";
    if (field.kind !== "value") return field.kind !== "switch";
    return field.type.kind === "int" && !mayBeMissing(field);
  }
  return false;
}

const TAKES_NOTHING = new Set<Field["kind"]>([
  "bit",
  "number",
  "reserved",
  "terminator",
  "computed",
]);

/** Leaves out the mask after a stop, where nothing that takes bytes depends on it. */
export function withoutIdle(lines: Block, fields: readonly Field[]): Block {
  const stop = fields.find((field) => field.kind === "terminator");
  if (stop === undefined) return lines;
  const others = lines.filter((line) => line.kind !== "declare" || line.names !== stop.live);
  return mentions(others, stop.live) ? lines : others;
}

/** Leaves out what only tells the reader and `at` of each other what both know. */
function withoutEchoes(lines: Block, start: number): Block {
  const kept = [...lines];
  const moves = kept.findIndex((line) => movesPlace([line]));
  const first = kept.indexOf(TO_READER);
  const alike = start === 0 && first >= 0 && (moves < 0 || first < moves);
  if (alike && first < kept.length - 1) kept.splice(first, 1);
  for (let i = kept.length - 2; i >= 0; i--) {
    if (kept[i] === FROM_READER && kept[i + 1] === TO_READER) kept.splice(i, 2);
  }
  return kept;
}

/** Whether statements change `at`. */
function movesPlace(lines: Block): boolean {
  return hasNode(
    lines,
    (node) =>
      (node.kind === "assign" || node.kind === "step") &&
      node.target.kind === "name" &&
      node.target.name === "at",
  );
}

/** `view` and `at` before it, where they are needed, and are not there already. */
function withPlace(lines: Block, start: number): Block {
  const first: Stmt[] = [];
  if (mentions(lines, "view")) first.push(OWN_VIEW);
  if (mentions(lines, "at"))
    first.push(code.declaration(movesPlace(lines), "at", code.plus(OFFSET, Math.max(start, 0))));
  return [...first, ...lines];
}

/** What there is to know where one field is passed over. */
interface Passing {
  readonly emitting: Emitting;
  readonly layout: string;
  readonly notes: Notes;
  /** The field after it, where that is one by itself, too. */
  readonly next: Field | undefined;
  readonly choosers: ReadonlySet<string>;
}

/** How to pass over a field of each kind that tells what follows, or finds its own end. */
const passOne = byKind<Field, [Passing], Block>(
  {
    mask: ({ notes }, field) => maskCode(field, notes),
    terminator: ({ notes }, field) => [liveMask(field), ...known(notes, field.live)],
    reserved: (_, field) => [refusal(field)],
    constant: (_, field) => {
      const expected = code.bytes(field.bytes);
      return [code.set(code.AT, code.use("expectBytes", code.READER, code.AT, expected))];
    },
    gap: (_, field) => [code.set(code.AT, advance(gapSize(field)))],
    number: (_, field) => [code.constant(local(field.name), numberCode(field))],
    length: ({ notes }, field) => lengthCode(field, notes),
    computed: (_, field) => [computedLine(field, "exactRead", held)],
    split: ({ next, choosers }, field) => splitCode(field, next, choosers),
    value: ({ emitting, notes, choosers }, field) => valueCode(emitting, field, notes, choosers),
    switch: ({ emitting, layout, notes }, field) => [switchCode(emitting, layout, field, notes)],
  },
  () => [],
);

function gapSize(field: GapField): Expr {
  const size = gapCode(field, code.AT);
  return field.open ? code.use("openGap", code.READER, code.AT, size) : size;
}

function lengthCode(field: LengthField, notes: Notes): Block {
  const { high, type, name } = field;
  // It is read in one, and the reader goes on after it.
  const whole =
    high === undefined
      ? integerCode(name, type)
      : [
          ensuredFor(type),
          code.constant(local(name), withHigh(field, readAt(type, code.AT))),
          passing(bytesOf(type)),
        ];
  const lines = [...whole, ...known(notes, name)];
  return isRegion(field) ? [...lines, regionEnd(code.AT, held(name))] : lines;
}

function switchCode(emitting: Emitting, layout: string, field: SwitchField, notes: Notes): Stmt {
  const { rest, ...own } = notes;
  const labels = labelsOf(emitting, field);
  const arms = field.arms.map((arm): Case => {
    const lines = passCode(emitting, layout, passage(arm.fields), own, SOMEWHERE);
    const left = notes.isElement ? code.leave(code.name("false")) : code.leave();
    const end = arm.fields.at(-1)?.kind === "switch" ? [] : [left];
    const body = [...lines.filter((line) => !isPlace(line)), ...end];
    return { labels: labels.labels(arm), body };
  });
  const cases = [...arms, ...noArm(field, emitting, rest && `skip${rest}`)];
  return { kind: "switch", on: labels.chooser(held(field.on)), cases };
}
