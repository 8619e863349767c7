import type { Field, IntType, MaskField } from "../../../runtime/table/table.ts";
import { local } from "../code/code.ts";
import { idMask, partTest } from "../decode/masks.ts";
import { readOn } from "../decode/numbers.ts";
import type { Emitting } from "../code/emitting.ts";
import { known, type Notes } from "./notes.ts";

export function maskCode(emitting: Emitting, field: MaskField, notes: Notes): string[] {
  const [first, ...more] = field.parts;
  const { imports } = emitting;
  const name = local(field.name);
  const word = more.length > 0 ? "let" : "const";
  const lines: string[] = [];
  if (first!.from === "id") lines.push(idMask(first!, word, name).replace("(at)", "(r.offset)"));
  else if (first!.from !== "split")
    lines.push(
      `${imports.use("ensure")}(r, at, ${first!.bits / 8});`,
      `${word} ${name} = ${readOn(first!.from)}`,
    );
  for (const part of more) lines.push(...partCode(emitting, field, part));
  const bits = Math.max(...field.parts.map((part) => part.at + part.bits));
  if (bits === 32 && more.length > 0) lines.push(`${name} >>>= 0;`);
  return [...lines, ...known(notes, field.name)];
}

/** Whether bytes of a mask are taken that are not asked for: what is behind it asks for them with its own. */
export function takesUnasked(field: Field): boolean {
  return field.kind === "mask" && field.parts.slice(1).some(isUnasked);
}

function isUnasked(part: MaskField["parts"][number]): boolean {
  return part.bits === 8 && part.unless === undefined;
}

/** A further part. Whether there is one cannot be foreseen, so a byte is taken or not without a jump. */
function partCode(
  { imports }: Emitting,
  field: MaskField,
  part: MaskField["parts"][number],
): string[] {
  const name = local(field.name);
  if (!isUnasked(part)) {
    const read = `${name} |= ${readOn(part.from as IntType, part.at)}`;
    return [
      `if (${partTest(field, part)}) {\n${imports.use("ensure")}(r, at, ${part.bits / 8});\n${read}\n}`,
    ];
  }
  const bit = part.when === 0 ? `${name} & 1` : `(${name} >>> ${part.when}) & 1`;
  const more = `more${Math.floor(part.at / 8)}`;
  return [
    `const ${more} = ${bit};`,
    `${name} |= (r.bytes[at]! & -${more}) << ${part.at};`,
    `at += ${more};`,
  ];
}
