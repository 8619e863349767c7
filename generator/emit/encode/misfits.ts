import type { IntType } from "../../../runtime/table/table.ts";
import { wireName } from "../code/code.ts";
import type { Emitting } from "../code/emitting.ts";

/*
 * What does not fit into its type is refused at the end of the function: V8 puts what stands behind one check alone right
 * there, where it is jumped over each time.
 */

const MEMBER = /^m\.([\w$]+)!?$/;

/** Leaves the function's code for its end, where the member is refused. Undefined for what is no member. */
export function leaveMisfit(
  { misfits }: Emitting,
  value: string,
  type: IntType,
): string | undefined {
  const name = MEMBER.exec(value)?.[1];
  if (misfits === undefined || name === undefined) return undefined;
  const other = misfits.get(name);
  if (other === undefined || other.bits < type.bits) misfits.set(name, type);
  return "break fits;";
}

/** A function's code, with such an end where it needs one. */
export function withMisfits({ imports, misfits }: Emitting, lines: string[]): string[] {
  if (misfits === undefined || misfits.size === 0) return lines;
  const names = new Map<string, string[]>();
  for (const [name, type] of misfits) {
    const own = names.get(wireName(type)) ?? [];
    names.set(wireName(type), [...own, name]);
  }
  imports.use("misfit");
  const types = [...names].map(([type, own]) => `${type} ${own.join(" ")}`);
  return ["fits: {", ...lines, "return;", "}", `return refuse(m, "${types.join(", ")}");`];
}

/** `refuse`, where functions have such ends. It is the module's own: calls of what is imported ask whether it is there. */
export function refuseFunction({ imports }: Emitting): string[] {
  if (!imports.has("misfit")) return [];
  return [
    [
      "\n/** Throws EncodeError for a member that its type does not hold. */",
      "function refuse(message: object, types: string): never {",
      "throw misfit(message, types);",
      "}",
    ].join("\n"),
  ];
}
