import { type AnyContainer, codecNamed } from "../../recording/index.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { nearest } from "../../runtime/errors/nearest.ts";
import { valueText } from "../../runtime/errors/reasons.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { Fault } from "./values/fault.ts";

type Json = Readonly<Record<string, unknown>>;

/** What tells the lines apart: the first of these members that a line has. */
export const LINE_KINDS = ["type", "block", "undecoded", "tail", "format"] as const;

/** What is wrong with a line that is no message. Without a member, all of the line is meant. */
export function fault(reason: string, member?: string, isName = false, hint?: string): Fault {
  return new Fault(reason, member === undefined ? [] : ["", member], isName, hint);
}

/** For a line that nothing tells the sort of. */
export function unknownLineKind(json: Json): Fault {
  for (const name of Object.keys(json)) {
    const near = nearest(name, LINE_KINDS);
    if (near !== undefined)
      return fault(`no line has ${valueText(name)}`, name, true, `Did you mean "${near}"?`);
  }
  return fault(`a line has one of ${LINE_KINDS.join(", ")}`);
}

/** Throws Fault where a line has any other member. */
export function onlyMembers(json: Json, known: readonly string[]): void {
  const name = Object.keys(json).find((member) => !known.includes(member));
  if (name === undefined) return;
  const near = nearest(name, known);
  const hint = near === undefined ? `There are ${known.join(", ")}` : `Did you mean "${near}"?`;
  throw fault(`this line has no member ${valueText(name)}`, name, true, hint);
}

/** The container that the first line names, of those that are known. Throws Fault. */
export function containerOf(format: unknown, known: readonly AnyContainer[]): AnyContainer {
  const container = known.find(({ table }) => table.name === format);
  if (container !== undefined) return container;
  const names = known.map(({ table }) => table.name);
  const near = typeof format === "string" ? nearest(format, names) : undefined;
  const hint = near === undefined ? undefined : `Did you mean "${near}"?`;
  const reason = `there is no format ${valueText(format)}: there are ${names.join(", ")}`;
  throw fault(reason, "format", false, hint);
}

/** The version of all messages, where one was given. Throws Fault. */
export function versionOf(container: AnyContainer, version: unknown): string | undefined {
  if (version === undefined) return undefined;
  if (typeof version !== "string")
    throw fault(`${valueText(version)} is no version, as "1.06"`, "version");
  try {
    codecNamed(container.codecs, version);
    return version;
  } catch (error) {
    if (error instanceof RangeError) throw fault(error.message, "version");
    throw error;
  }
}

/** What is before the first block. Throws Fault. */
export function headerBytes({ table }: AnyContainer, header: unknown): Uint8Array {
  if (header === undefined) return new Uint8Array(0);
  if (table.header === undefined) throw fault(`${table.name} has no header`, "header", true);
  if (typeof header !== "string") throw fault(`${valueText(header)} is not a string`, "header");
  try {
    return textToBytes(header);
  } catch (error) {
    if (error instanceof EncodeError) throw fault(error.reason, "header");
    throw error;
  }
}
