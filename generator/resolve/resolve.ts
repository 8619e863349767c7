import type { ContainerTable, Table } from "../../runtime/table/table.ts";
import { Report } from "../read/diagnostics.ts";
import { readSchemas, type SchemaFile } from "../schemas/schemas.ts";
import { member, type SchemaText, text, textOf } from "../read/source.ts";
import { resolveContainer } from "./container/container.ts";
import type { KnownMessages } from "./schema/known.ts";
import { resolveProtocol } from "./protocol/protocol.ts";
import { resolveTypes } from "./types/types.ts";
import { resolveVectors } from "./types/vectors.ts";

/** The tables of all schemas. */
export interface Tables {
  readonly protocols: readonly Table[];
  readonly containers: readonly ContainerTable[];
}

/**
 * Reads, checks and resolves schemas. Throws SchemaError with all that is wrong.
 *
 * @param known for who resolves them again and again: messages that are as they were are taken from it
 */
export function resolveSchemas(
  files: ReadonlyMap<string, SchemaText>,
  known?: KnownMessages,
): Tables {
  const schemas = readSchemas(files);
  const report = new Report();
  reportSameNames(schemas, report);
  const protocols = schemas
    .filter((s) => s.kind === "protocol")
    .map((s) => resolveProtocol(s, report, known));
  const containers = schemas
    .filter((s) => s.kind === "container")
    .map((s) => resolveContainer(s, protocols, report));
  reportUselessEndings(schemas, containers, report);
  for (const { kind, entry } of schemas)
    if (kind === "shared")
      resolveTypes(
        [member(entry, "types")!],
        report,
        resolveVectors(
          [member(entry, "vectors")].filter((e) => e !== undefined),
          report,
        ),
      );
  report.throwIfAny();
  return { protocols, containers };
}

/** Where a container carries a protocol, there are no files of its messages alone. */
function reportUselessEndings(
  schemas: readonly SchemaFile[],
  containers: readonly ContainerTable[],
  report: Report,
): void {
  for (const { kind, entry } of schemas) {
    const extension = kind === "protocol" ? member(entry, "extension") : undefined;
    const name = textOf(entry, "protocol");
    const container = containers.find((one) => one.carries.some((c) => c.protocol === name));
    if (
      container !== undefined &&
      extension !== undefined &&
      text(extension) !== container.extension
    )
      report.error(
        extension,
        `"${container.name}" carries this protocol, and says how its files' names end`,
        "Leave it out here.",
      );
  }
}

/** Each schema makes files of its name. */
function reportSameNames(schemas: readonly SchemaFile[], report: Report): void {
  const owners = new Map<string, string>();
  for (const { name: file, kind, entry } of schemas) {
    const name = member(entry, kind);
    if (name === undefined) continue;
    if (text(name) === "index")
      report.error(
        name,
        `"index" is what the file is called that lists all schemas`,
        "Choose another name.",
      );
    const owner = owners.get(text(name));
    if (owner !== undefined)
      report.error(
        name,
        `the schema in ${owner} is named "${text(name)}" already`,
        "Choose another name.",
      );
    else owners.set(text(name), file);
  }
}
