import { EncodeError, TooLongError } from "../../errors/errors.ts";
import { openEncoding, writeFields } from "./fields.ts";
import { idByte } from "./masks.ts";
import { closeGap } from "./gaps.ts";
import { sealSums } from "./checksums.ts";
import { type Encoding, isObject, joined, newOutput, putBits, putBytes, putInt } from "./output.ts";
import { sealRegions } from "./regions.ts";
import { nearest } from "../../errors/nearest.ts";
import { valueText, versionName, versionsText } from "../../errors/reasons.ts";
import { fits, limitText } from "../../table/facts/ints.ts";
import type { IntType } from "../../table/types/integers.ts";
import { layoutOf, type MessageTable } from "../../table/messages.ts";
import type { Table } from "../../table/table.ts";

/**
 * Writes a message as the table says.
 *
 * @param version index into `table.versions`
 * @param message `{ type, ...members }`. A container's only message is taken for what it is without its type.
 * Throws EncodeError, with the path from the message to the value, for whatever is no message of that version.
 */
export function interpretEncode(table: Table, version: number, message: unknown): Uint8Array {
  const e = begin(table, version, message);
  const { id } = e.layout;
  if (id !== undefined && typeof table.ids === "object") putBits(e, id[0], table.ids);
  else if (id !== undefined) putBytes(e.output, Uint8Array.of(idByte(e, id[0])));
  writeFields(e, e.layout.fields);
  closeGap(e.output);
  sealRegions(e.output);
  sealSums(e);
  const bytes = joined(e.output);
  return table.frame === undefined ? bytes : withFrame(e, table.frame, bytes);
}

/** A message after its length. Throws EncodeError for one that its type does not hold. */
function withFrame(e: Encoding, frame: IntType, bytes: Uint8Array): Uint8Array {
  const count = bytes.length;
  if (!fits(frame, count)) {
    const reason = `has ${count} bytes: the preceding length (${frame.name}) ${limitText(frame, count)}`;
    throw new TooLongError(reason, e.path);
  }
  const output = newOutput();
  putInt({ ...e, output }, "frame", frame, count);
  putBytes(output, bytes);
  return joined(output);
}

function begin(table: Table, version: number, value: unknown): Encoding {
  if (!isObject(value)) {
    throw new EncodeError(`a message is an object with a type, not ${valueText(value)}`);
  }
  const message =
    table.kind === "container" ? table.messages[0] : findMessage(table, value["type"]);
  const layout = message && layoutOf(message, version);
  const name = message?.name ?? table.name;
  if (layout !== undefined) {
    return openEncoding(table, version, newOutput(), layout, value, [name], {}, false);
  }
  const known = versionsText(table, message?.layouts ?? []);
  const reason = `${name} is ${known}, not in version ${versionName(table, version)}`;
  throw new EncodeError(reason, [name]);
}

function findMessage(table: Table, type: unknown): MessageTable {
  const message = table.messages.find((candidate) => candidate.name === type);
  if (message !== undefined) return message;
  if (type === undefined) throw new EncodeError("the message has no type");
  const names = table.messages.map(({ name }) => name);
  const near = typeof type === "string" ? nearest(type, names) : undefined;
  const suggestion = near === undefined ? "" : `: did you mean ${JSON.stringify(near)}?`;
  throw new EncodeError(`${table.name} has no message of the type ${valueText(type)}${suggestion}`);
}
