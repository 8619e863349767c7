import type { IntType, Layout, MessageTable, Table } from "../../runtime/table.ts";

/** `updateentity` → `Updateentity`, `temp_entity` → `TempEntity`. */
export function pascal(name: string): string {
  return name
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/** `temp_entity` → `TEMP_ENTITY`. */
export function upper(name: string): string {
  return name.toUpperCase();
}

/** A number in hex, with as many digits as it has bytes. */
export function hex(value: number): string {
  const digits = value.toString(16);
  return `0x${digits.padStart(digits.length + (digits.length % 2), "0")}`;
}

/** A single bit as a mask. */
export function bitHex(bit: number): string {
  return hex(2 ** bit);
}

/** `(flags & 0x20) !== 0`. */
export function bitTest(mask: string, bit: number): string {
  return `(${mask} & ${bitHex(bit)}) !== 0`;
}

/** `Until106` for what ends at version 1.06, nothing for what is still so in the newest. */
export function untilSuffix(to: number, newest: number, table: Table): string {
  return to === newest ? "" : `Until${table.versions[to]!.replaceAll(/\W/g, "")}`;
}

/** The name of a message's functions for one of its layouts: `ClientdataUntil106`. */
export function layoutName(table: Table, message: MessageTable, layout: Layout): string {
  return typeName(table, message) + untilSuffix(layout.to, message.layouts.at(-1)!.to, table);
}

/** The name of a message's interface. A container's block bears the container's name. */
export function typeName(table: Table, message: MessageTable): string {
  return table.kind === "container"
    ? pascal(table.name) + pascal(message.name)
    : pascal(message.name);
}

/** `U8`, `I16`: how the runtime's functions call an integer on the wire. */
export function wireName(type: IntType): string {
  return `${type.signed ? "I" : "U"}${type.bits}`;
}

/** Text that is safe inside a block comment. */
export function comment(text: string): string {
  return text.replaceAll("*/", "*∕");
}

/** Collects the names that a module imports from the runtime, as the code that needs them is written. */
export class Imports {
  readonly #names = new Set<string>();

  /** Notes that a name is needed, and returns it. */
  use(name: string): string {
    this.#names.add(name);
    return name;
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }
}
