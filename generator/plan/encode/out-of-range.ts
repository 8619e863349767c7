import type { IntType } from "../../../runtime/table/types/integers.ts";
import * as code from "../code/build.ts";
import type { Block, Expr, FunctionCode, Stmt } from "../code/model.ts";
import { mentions } from "../code/walk.ts";
import type { Emitting } from "../parts/emitting.ts";
import { wireName } from "../../facts/names.ts";

/*
 * What does not fit into its type is refused at the end of the function: V8 puts what follows one check alone right
 * there, where it is jumped over each time.
 */

const FITS = "fits";
const REJECT_OUT_OF_RANGE = "rejectOutOfRange";

/** The name of a member that is read as it is. */
function memberRead(value: Expr): string | undefined {
  if (value.kind === "present") return memberRead(value.of);
  return value.kind === "member" && code.isMessage(value.of) ? value.name : undefined;
}

/** Leaves the function's code for its end, where the member is refused. Undefined for what is no member. */
export function leaveOutOfRange(
  { rangeChecks }: Emitting,
  value: Expr,
  type: IntType,
): Stmt | undefined {
  const name = memberRead(value);
  if (rangeChecks === undefined || name === undefined) return undefined;
  const other = rangeChecks.get(name);
  if (other === undefined || other.bits < type.bits) rangeChecks.set(name, type);
  return code.stop(FITS);
}

/** A function's code, with such an end where it needs one. */
export function withRangeChecks({ rangeChecks }: Emitting, lines: Block): Block {
  if (rangeChecks === undefined || rangeChecks.size === 0) return lines;
  const names = new Map<string, string[]>();
  for (const [name, type] of rangeChecks) {
    const own = names.get(wireName(type)) ?? [];
    names.set(wireName(type), [...own, name]);
  }
  const types = [...names].map(([type, own]) => `${type} ${own.join(" ")}`);
  const outOfRange = code.call(REJECT_OUT_OF_RANGE, code.MESSAGE, code.string(types.join(", ")));
  return [code.block([...lines, code.leave()], FITS), code.leave(outOfRange)];
}

/** `reserved-bit`, where functions have such ends. It is the module's own: calls of what is imported ask whether it is there. */
export function rejectFunction(functions: readonly FunctionCode[]): FunctionCode[] {
  if (!functions.some(({ body }) => mentions(body, REJECT_OUT_OF_RANGE))) return [];
  const firstOutOfRange = code.use("firstOutOfRange", code.name("message"), code.name("types"));
  return [
    {
      name: REJECT_OUT_OF_RANGE,
      isLocal: true,
      parameters: [
        { name: "message", type: "object" },
        { name: "types", type: "string" },
      ],
      returns: "never",
      body: [code.fail(firstOutOfRange)],
      doc: "Throws EncodeError for a member that its type does not hold.",
    },
  ];
}
