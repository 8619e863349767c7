import type { SchemaFiles } from "../schemas/schemas.ts";
import { resolveSchemas, type Tables } from "./resolve.ts";

/** Schemas with a container for each protocol that none carries. Throws SchemaError. */
export function withContainers(schemas: SchemaFiles): SchemaFiles {
  return new Map([...schemas, ...containersFor(resolveSchemas(schemas))]);
}

/** The files of such containers, by name. */
function containersFor({ protocols, containers }: Tables): [file: string, text: string][] {
  const carried = new Set(containers.flatMap(({ carries }) => carries.map((c) => c.protocol)));
  return protocols
    .filter(({ name }) => !carried.has(name))
    .map((table) => [
      `${table.name}_file.yaml`,
      table.places === undefined
        ? rowsOf(table.name, table.title, table.extension)
        : placedRowsOf(table.name, table.title, table.extension),
    ]);
}

/** A schema of files of messages, one after the other. Without an ending their names end in the protocol's. */
export function rowsOf(protocol: string, title: string, extension?: string): string {
  return containerOf(protocol, `${title}, one message after another`, extension, [
    `messages: { type: bytes, carries: ${protocol}, to: end }`,
  ]);
}

/** A schema of files whose messages have places: a block for each, as `recording/placed` has it. */
export function placedRowsOf(protocol: string, title: string, extension?: string): string {
  return containerOf(protocol, title, extension, [
    "at: { type: u32, doc: Its offset in the file. }",
    "taken: { type: u32, doc: How many bytes it has there. }",
    "size: { type: u32, length-of: messages }",
    `messages: { type: bytes, carries: ${protocol} }`,
  ]);
}

function containerOf(
  protocol: string,
  title: string,
  extension = `.${protocol.replaceAll("_", "").toLowerCase()}`,
  fields: readonly string[],
): string {
  return [
    `container: ${protocol}_file`,
    `title: ${JSON.stringify(title)}`,
    `extension: ${extension}`,
    "block:",
    "  fields:",
    ...fields.map((field) => `    - ${field}`),
    "",
  ].join("\n");
}
