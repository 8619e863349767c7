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
    .map(({ name, title, extension }) => [`${name}_file.yaml`, rowsOf(name, title, extension)]);
}

/** A schema of files of messages, one after the other. Without an ending their names end in the protocol's. */
export function rowsOf(
  protocol: string,
  title: string,
  extension = `.${protocol.replaceAll("_", "").toLowerCase()}`,
): string {
  return [
    `container: ${protocol}_file`,
    `title: ${JSON.stringify(`${title}, one message after another`)}`,
    `extension: ${extension}`,
    "block:",
    "  fields:",
    `    - messages: { type: bytes, carries: ${protocol}, to: end }`,
    "",
  ].join("\n");
}
