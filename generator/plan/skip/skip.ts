import type { Field } from "../../../runtime/table/fields/field.ts";
import { idBytes } from "../../../runtime/table/table.ts";
import { type Layout, listEnd, type MessageTable } from "../../../runtime/table/messages.ts";
import { choicesOf } from "../layouts/choices.ts";
import { wrapper } from "../decode/decode.ts";
import * as code from "../code/build.ts";
import type { Block, FunctionCode } from "../code/model.ts";
import { type Emitting, nameIn } from "../parts/emitting.ts";
import { outerParameters } from "../parts/outer.ts";
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
  const name = nameIn(emitting, message, layout);
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
  const { passed = [] } = emitting;
  const own = (verb: string) => code.call(`${verb}${name}`, code.READER, ...passed);
  if (message.bitwise) return [{ ...whole, body: [code.run(own("decode"))] }];
  const body = skipBody(emitting, name, fields, idBytes(emitting.table, layout), notes);
  if (tail !== undefined) {
    const rest = code.run(code.call(`skip${tail.rest}`, code.READER));
    return [{ ...whole, body: [...body, beforeRest(emitting.table, layout), rest] }];
  }
  // A switch leaves in all of its arms.
  const isLast = ends && fields.at(-1)?.kind !== "switch";
  const lines = isLast ? [...body, code.leave(code.name("false"))] : body;
  const wrap = wrapper(message, layout);
  if (wrap === undefined) return [{ ...whole, body: lines }];
  return [
    {
      ...whole,
      name: `pass${name}`,
      isLocal: true,
      returns: ends ? "boolean" : "void",
      body: lines,
      doc: `As \`skip${name}\`, which puts back what it moves of the reader.`,
    },
    { ...whole, body: wrap(ends ? code.leave(own("pass")) : code.run(own("pass"))) },
  ];
}

function skipBody(
  emitting: Emitting,
  layout: string,
  fields: readonly Field[],
  start: number,
  notes: Notes,
): Block {
  const stretches = passage(fields);
  const [run] = stretches;
  if (stretches.length > 1 || run?.kind !== "run")
    return passCode(emitting, layout, stretches, notes, start);
  const size = sizeCode(add(bytes(start), run.size), layout, emitting.constants);
  return [code.run(code.use("skip", code.READER, size))];
}
