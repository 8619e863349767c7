import { DecodeError } from "../../errors/errors.ts";
import type { Layout, MessageTable } from "../../table/messages.ts";
import type { Node } from "../node.ts";
import { readInt } from "./numbers.ts";
import { fail, type Input, openScope, placeOf } from "./places.ts";
import { lengthFault, openRegion } from "./strings.ts";

const NAME = "frame";

/** Reads the length before a message, which ends where it says. Throws DecodeError. */
export function readFrame(input: Input, node: Node): void {
  const { table, version } = input;
  const type = table.frame!;
  const layout: Layout = { from: version, to: version, fields: [] };
  const message: MessageTable = { name: table.name, source: "", layouts: [layout] };
  const quiet = { ...input, reached: undefined };
  const s = openScope(quiet, message, layout, {
    node,
    value: {},
    path: [],
    names: table.name,
    outer: {},
    mayEnd: false,
  });
  const length = readInt(s, NAME, type, node);
  if (length.isOdd)
    throw fail(s, "takes more bytes than needed, which nothing would keep", NAME, {
      offset: input.offset,
      type: type.name,
      kind: "number",
    });
  const count = length.value as number;
  length.notes.push("bytes of the message");
  if (count < 0)
    throw new DecodeError(lengthFault(NAME, type, length), placeOf(s, length, "length"));
  input.offset = quiet.offset;
  openRegion({ ...s, input }, NAME, count, type.name);
}
