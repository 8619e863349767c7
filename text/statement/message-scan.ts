import type { Field } from "../../runtime/table/fields/field.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import type { Chosen } from "./chosen.ts";
import type { Scanner } from "./scanner.ts";
import type { Scan, Statement } from "./statement.ts";
import type { TextCursor } from "./syntax/cursor.ts";
import { opening, type Template, token } from "./syntax/template.ts";
import type { Members } from "./syntax/values.ts";

/** One shape of a message: what it writes, and how it is read. */
export interface MessageShape extends Chosen {
  readonly statements: readonly Statement[];
  readonly byToken: ReadonlyMap<string, Statement>;
  /** The statement whose value follows the message's name, where it is the only one. */
  readonly single: Statement | undefined;
  readonly defaults: Members;
  readonly scanner: Scanner;
}

/** How a message is read that is as it would be written. */
export interface Scanned {
  /** What precedes its value, or of its statements in braces. */
  readonly template: Template;
  readonly single: Scan | undefined;
  readonly shapes: readonly MessageShape[];
  /** What precedes the value that chooses the shape, where one does. */
  readonly choice: Template | undefined;
}

export function scannedOf(
  own: string,
  shapes: readonly MessageShape[],
  layout: Layout,
): Scanned | undefined {
  if (announcesVersions(layout.fields) || shapes[0]!.statements.length === 0) return undefined;
  const { single } = shapes[0]!;
  if (single !== undefined)
    return single.scan?.after === "value"
      ? { template: token(own), single: single.scan, shapes, choice: undefined }
      : undefined;
  const [chosen, other] = shapes[0]!.chosen;
  const firsts = new Set(shapes.map(({ statements }) => statements.find((s) => !s.hint)?.token));
  // What chooses is looked for at the beginning.
  if (
    other !== undefined ||
    (chosen !== undefined && !(firsts.size === 1 && firsts.has(chosen.token)))
  )
    return undefined;
  const choice = chosen === undefined ? undefined : token(chosen.token);
  return { template: opening(own), single: undefined, shapes, choice };
}

/** Reads what follows a message's name. */
export function scanAfter(
  { single, shapes, choice }: Scanned,
  text: TextCursor,
  depth: number,
): Members | undefined {
  if (single !== undefined) {
    const members = shapes[0]!.scanner.blank();
    single.take(text, members, depth);
    text.end();
    return members;
  }
  const shape = choice === undefined ? shapes[0] : shapeAt(shapes, choice, text, depth + 1);
  const members = shape?.scanner.scan(text, depth + 1);
  return members === undefined || !text.takeClosing(depth) ? undefined : members;
}

/** The shape that the first statement chooses, which stays before the cursor. */
function shapeAt(
  shapes: readonly MessageShape[],
  choice: Template,
  text: TextCursor,
  depth: number,
): MessageShape | undefined {
  const { at } = text;
  if (!text.take(choice, depth)) return undefined;
  const value = text.int();
  text.at = at;
  return shapes.find(
    ({ chosen: [one] }) => one!.values === undefined || one!.values.includes(value),
  );
}

/** Whether something in a message says in which version what follows is. */
function announcesVersions(fields: readonly Field[]): boolean {
  return fields.some(
    (field) =>
      (field.kind === "value" && (field.selects ?? field.selectsFlavor) !== undefined) ||
      (field.kind === "switch" && field.arms.some((arm) => announcesVersions(arm.fields))),
  );
}
