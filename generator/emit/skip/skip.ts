import {
  type Field,
  idBytes,
  type Layout,
  listEnd,
  type MessageTable,
} from "../../../runtime/table/table.ts";
import { choicesOf } from "../layouts/choices.ts";
import { layoutName } from "../layouts/layout-names.ts";
import { wrapper } from "../decode/decode.ts";
import type { Emitting, FunctionCode } from "../code/emitting.ts";
import { outerParameters } from "../code/outer.ts";
import { add, bytes } from "../size/size.ts";
import { sizeCode } from "../size/size-code.ts";
import { beforeRest, tailOf } from "../layouts/tail.ts";
import { passCode } from "./fields.ts";
import type { Notes } from "./notes.ts";
import { passage } from "./passage.ts";

/** `skipSound(r)`: passes over what `decodeSound` reads. Lengths that follow from a mask come from a table. */
export function skipFunctions(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode[] {
  const name = layoutName(emitting.table, message, layout);
  const ends = listEnd(layout) !== undefined;
  const tail = tailOf(emitting.table, message, layout);
  const choices = choicesOf(emitting.table, message, layout);
  const fields = tail?.front ?? choices?.fields ?? layout.fields;
  const notes = {
    ...(choices?.rest === undefined ? {} : { rest: choices.rest }),
    ...(ends ? { isElement: true as const } : {}),
  };
  const whole = {
    name: `skip${name}`,
    parameters: [{ name: "r", type: "Reader" }, ...outerParameters(message)],
    returns: ends ? "boolean" : "undefined",
    doc: "",
  };
  // Bits are not worth a way of their own.
  if (message.bitwise) return [{ ...whole, body: `decode${name}(r${emitting.passed ?? ""});` }];
  const body = skipBody(emitting, name, fields, idBytes(emitting.table, layout), notes);
  if (tail !== undefined)
    return [
      { ...whole, body: `${body}\n${beforeRest(emitting.table, layout)}\nskip${tail.rest}(r);` },
    ];
  // A switch leaves in all of its arms.
  const own = ends && fields.at(-1)?.kind !== "switch" ? `${body}\nreturn false;` : body;
  const wrap = wrapper(emitting, message, layout);
  if (wrap === undefined) return [{ ...whole, body: own }];
  return [
    {
      ...whole,
      name: `pass${name}`,
      isLocal: true,
      returns: ends ? "boolean" : "void",
      body: own,
      doc: `As \`skip${name}\`, which puts back what it moves of the reader.`,
    },
    { ...whole, body: wrap(`${ends ? "return " : ""}pass${name}(r${emitting.passed ?? ""});`) },
  ];
}

function skipBody(
  emitting: Emitting,
  layout: string,
  fields: readonly Field[],
  start: number,
  notes: Notes,
): string {
  const only = passage(fields);
  const [run] = only;
  if (only.length === 1 && run!.kind === "run") {
    return `${emitting.imports.use("skip")}(r, ${sizeCode(add(bytes(start), run!.size), layout, emitting.lengths)});`;
  }
  return passCode(emitting, layout, only, notes, start).join("\n");
}
