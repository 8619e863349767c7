import type { GapField } from "../../../../runtime/table/fields/gap.ts";
import { type Entry, integer, member } from "../../../read/source.ts";
import { docOf } from "../../types/docs.ts";
import type { Scope } from "../../scope/scope.ts";

/** The longest gap, and the farthest that one may be filled up to. */
const MOST = 0x10000;

/** Resolves bytes that mean nothing. */
export function resolveGap(name: string, entry: Entry, { schema }: Scope): GapField | undefined {
  const { report } = schema;
  const pad = member(entry, "pad");
  const align = member(entry, "align");
  const count = (pad ?? align)!;
  const least = pad === undefined ? 2 : 1;
  if (integer(count) < least || integer(count) > MOST) {
    report.error(count, `a gap is not made by ${integer(count)}`, `Expected ${least} to ${MOST}.`);
    return undefined;
  }
  const size = pad === undefined ? { align: integer(count) } : { pad: integer(count) };
  const open = member(entry, "open") === undefined ? {} : ({ open: true } as const);
  return { kind: "gap", name, ...docOf(entry), ...size, ...open };
}
