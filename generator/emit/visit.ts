import type { Layout, MessageTable } from "../../runtime/table.ts";
import { layoutName, typeName } from "./code.ts";
import { type Emitting, type FunctionCode, readerParameters, statementCode } from "./decode.ts";
import { optionalMembers } from "./encode.ts";
import { readSteps } from "./steps.ts";

/** Whether a message has one shape, so that an object of it can be filled again. */
export function isRefillable(message: MessageTable): boolean {
  return message.layouts.every((layout) => layout.fields.at(-1)?.kind !== "switch");
}

/** `visitSound(r, m)`: reads what `decodeSound` reads, into an object that is there already. */
export function visitFunction(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode {
  const name = layoutName(emitting.table, message, layout);
  const lines: string[] = [];
  // An array that another version does without is not there to be filled.
  const optional = optionalMembers(emitting, message);
  for (const step of readSteps(layout.fields, emitting.imports)) {
    if (step.kind !== "member") lines.push(statementCode(step, name, emitting));
    else if (step.elements === undefined || optional.has(step.name))
      lines.push(`m.${step.name} = ${step.code};`);
    else
      for (const [i, element] of step.elements.entries())
        lines.push(`m.${step.name}[${i}] = ${element};`);
  }
  const type = typeName(emitting.table, message);
  return {
    name: `visit${name}`,
    parameters: [...readerParameters(layout), { name: "m", type }],
    returns: type,
    body: [...lines, "return m;"].join("\n"),
    doc: "",
  };
}
