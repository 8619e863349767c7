import type { FunctionCode } from "../code/emitting.ts";
import { usedName } from "../layouts/functions.ts";

/** A function as text. */
export function functionText({ name, parameters, returns, body, doc }: FunctionCode): string {
  const told = parameters.map((p) => `${usedName(p.name, body)}: ${p.type}`).join(", ");
  return `\n/** ${doc} */\nfunction ${name}(${told}): ${returns} {\n${body}\n}`;
}
