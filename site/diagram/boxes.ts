import { hexByte } from "../../diff/parts/describe.ts";
import { typeText } from "../../diff/parts/types.ts";
import { idBytes, type Table } from "../../runtime/table/table.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import { type Box, box, drawn, type Part } from "../kinds/box.ts";
import { shownAs } from "../kinds/fields.ts";
import { isHighFirst } from "./bit-order.ts";

/** The boxes of a layout, in the order of the wire. */
export function layoutBoxes(table: Table, layout: Layout): Box[] {
  const highFirst = (type: IntType) => isHighFirst(table, type);
  const boxes = layout.fields.flatMap((field) => shownAs(field).boxes(field, highFirst));
  return [...idBoxes(table, layout), ...boxes];
}

function idBoxes(table: Table, layout: Layout): Box[] {
  const bytes = idBytes(table, layout);
  // Of a message with a place, the id is not in the file.
  if (bytes === 0 || layout.id === undefined || table.places !== undefined) return [];
  const [first, last] = layout.id;
  const detail = first === last ? hexByte(first) : `${hexByte(first)} – ${hexByte(last)}`;
  const frame: Box[] =
    table.frame === undefined
      ? []
      : [{ ...box("length", typeText(table.frame), "length"), bits: table.frame.bits }];
  const parts = drawn(idParts(layout), isHighFirst(table, ID_BYTE));
  return [...frame, { ...box("id", detail, "id"), bits: bytes * 8, parts }];
}

const ID_BYTE: IntType = { kind: "int", name: "u8", bits: 8, signed: false };

/** The bits of an id that are a mask's, and the others, the lowest first. */
function idParts({ fields }: Layout): readonly Part[] {
  const own = fields.flatMap((field) => (field.kind === "mask" ? field.parts : []));
  const inId = own.filter(({ from }) => from === "id");
  if (inId.length === 0) return [];
  return Array.from({ length: 8 }, (_, bit) => {
    const part = inId.find(({ low = 0, bits }) => low <= bit && bit < low + bits);
    return { label: part === undefined ? "·" : `${part.at + bit - (part.low ?? 0)}`, bits: 1 };
  });
}
