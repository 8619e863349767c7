import type { IntType } from "../../../runtime/table/types/integers.ts";
import * as code from "../code/build.ts";
import type { Block, Expr, FunctionCode, Stmt } from "../code/model.ts";
import { mentions } from "../code/walk.ts";
import type { Emitting } from "../parts/emitting.ts";
import { wireName } from "../../facts/names.ts";

/*
 * What does not fit into its type is refused at the end of the function: V8 puts what stands behind one check alone right
 * there, where it is jumped over each time.
 */

const FITS = "fits";
const REFUSE = "refuse";

/** The name of a member that is read as it is. */
function memberRead(value: Expr): string | undefined {
  if (value.kind === "present") return memberRead(value.of);
  return value.kind === "member" && code.isMessage(value.of) ? value.name : undefined;
}

/** Leaves the function's code for its end, where the member is refused. Undefined for what is no member. */
export function leaveMisfit({ misfits }: Emitting, value: Expr, type: IntType): Stmt | undefined {
  const name = memberRead(value);
  if (misfits === undefined || name === undefined) return undefined;
  const other = misfits.get(name);
  if (other === undefined || other.bits < type.bits) misfits.set(name, type);
  return code.stop(FITS);
}

/** A function's code, with such an end where it needs one. */
export function withMisfits({ misfits }: Emitting, lines: Block): Block {
  if (misfits === undefined || misfits.size === 0) return lines;
  const names = new Map<string, string[]>();
  for (const [name, type] of misfits) {
    const own = names.get(wireName(type)) ?? [];
    names.set(wireName(type), [...own, name]);
  }
  const types = [...names].map(([type, own]) => `${type} ${own.join(" ")}`);
  const refused = code.call(REFUSE, code.MESSAGE, code.string(types.join(", ")));
  return [code.block([...lines, code.leave()], FITS), code.leave(refused)];
}

/** `refuse`, where functions have such ends. It is the module's own: calls of what is imported ask whether it is there. */
export function refuseFunction(functions: readonly FunctionCode[]): FunctionCode[] {
  if (!functions.some(({ body }) => mentions(body, REFUSE))) return [];
  const misfit = code.use("misfit", code.name("message"), code.name("types"));
  return [
    {
      name: REFUSE,
      isLocal: true,
      parameters: [
        { name: "message", type: "object" },
        { name: "types", type: "string" },
      ],
      returns: "never",
      body: [code.fail(misfit)],
      doc: "Throws EncodeError for a member that its type does not hold.",
    },
  ];
}
