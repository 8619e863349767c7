import { type Layout, listEnd, type MessageTable } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { FunctionCode } from "./code/model.ts";
import { type Emitting, nameIn } from "./parts/emitting.ts";
import { outerPassed } from "./parts/outer.ts";
import { decodeFunctions } from "./decode/decode.ts";
import { encodeFunction } from "./encode/encode.ts";
import { skipFunctions } from "./skip/skip.ts";
import { firstAlike } from "../facts/layout-names.ts";
import { isStruct } from "../facts/layouts.ts";
import { withArticle } from "../members/sentences.ts";

export function messageFunctions(shared: Emitting, message: MessageTable): FunctionCode[] {
  const { table, families } = shared;
  return ownLayouts(table, message).flatMap((layout) => {
    if (layout.fields.length === 0 || families?.has(layout)) return [];
    const versions =
      message.layouts.length > 1 ? ` (${versionText(table, layout.from, layout.to)})` : "";
    return layoutFunctions(shared, message, layout, versions);
  });
}

/** @param versions what the docs say of a layout's versions */
export function layoutFunctions(
  shared: Emitting,
  message: MessageTable,
  layout: Layout,
  versions: string,
): FunctionCode[] {
  const { table } = shared;
  const emitting = { ...shared, version: layout.from, passed: outerPassed(message) };
  const name = nameIn(shared, message, layout);
  const entry = `${withArticle(message.name)}${versions}`;
  const isMessage = table.kind === "protocol" && !isStruct(table, message);
  const first = table.ids === "none" ? "" : ", its id first";
  const place = isMessage ? ` at the cursor${first}` : "";
  const end = listEnd(layout);
  // The member of the list's end is a mask, where there is one.
  const returned = end?.mask === undefined ? "0" : `\`${end.mask.name}\``;
  const ends = end === undefined ? "" : ` Returns ${returned} where it ends its list.`;
  const isEnd = end === undefined ? "" : " Returns whether it ends its list.";
  const own = (code: FunctionCode, doc: string) => (code.doc === "" ? { ...code, doc } : code);
  return [
    ...decodeFunctions(emitting, message, layout).map((code) =>
      own(code, `Reads ${entry}${place}.${ends} Throws DecodeError.`),
    ),
    ...skipFunctions(emitting, message, layout).map((code) =>
      own(code, `Passes over what \`decode${name}\` reads.${isEnd} Throws DecodeError.`),
    ),
    own(
      encodeFunction(emitting, message, layout),
      `Writes what \`decode${name}\` reads. Throws EncodeError.`,
    ),
  ];
}

/** The layouts that have functions of their own: kinds share those of what they do not change. */
export function ownLayouts(table: Table, message: MessageTable): Layout[] {
  return message.layouts.filter((layout) => firstAlike(table, message, layout) === layout);
}

function versionText(table: Table, from: number, to: number): string {
  const newest = table.flavors?.[0]?.to ?? table.versions.length - 1;
  if (from === to) return `${table.versions[from]}`;
  return to === newest ? `from ${table.versions[from]}` : `to ${table.versions[to]}`;
}
