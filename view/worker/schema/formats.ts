import { containers, protocols } from "../../../generated/index.ts";
import { PLACED } from "../../../formats/placed.ts";
import type { SchemaFiles } from "../../../generator/schemas/schemas.ts";
import { placedRowsOf, rowsOf } from "../../../generator/resolve/rows.ts";
import { resolveSchemas } from "../../../generator/resolve/resolve.ts";
import {
  type AnyContainer,
  Formats as Registry,
  mostUnderstanding,
} from "../../../recording/index.ts";
import { PROBE } from "../../../recording/decode/read-options.ts";
import type { Opening } from "../../api.ts";
import type { Pieces } from "../file/pieces.ts";
import {
  type AnyCodecs,
  interpretedCodecs,
  interpretedContainer,
} from "../../../runtime/interpreted-codecs.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { relatedFiles, uncarried } from "./related.ts";

/** Containers that files are read by. */
export interface Formats {
  readonly containers: readonly AnyContainer[];
  /** Whether a container is read by its table alone. */
  isLive(container: AnyContainer): boolean;
}

/** Those that code was generated of. */
export const GENERATED: Formats = {
  containers: [
    ...(containers as readonly AnyContainer[]).filter(({ table }) => isOfFiles(table)),
    ...PLACED,
  ],
  isLive: () => false,
};

/**
 * The container of a file: that which people chose, the one by its name, or of several that schemas describe the one that
 * understands most.
 */
export async function containerFor(
  { containers, isLive }: Formats,
  { name, format }: Opening,
  file: Pieces,
): Promise<AnyContainer> {
  const chosen = containers.find(({ table }) => table.name === format);
  if (chosen !== undefined) return chosen;
  const candidates = new Registry(containers, containers.filter(isLive)).candidatesFor(name);
  if (candidates.length === 1) return candidates[0]!;
  return mostUnderstanding(candidates, name, await file.read(0, Math.min(PROBE, file.size)));
}

/**
 * The formats as schemas say so far. What says the same as when the code was generated is read by that code; all others
 * by their tables. Throws SchemaError.
 *
 * @param changed names of the files that are other than when the code was generated, or new
 * @param open the container of the file that is open: what it needs is checked, and what was changed
 */
export function formatsOf(files: SchemaFiles, changed: readonly string[], open?: string): Formats {
  const wanted = relatedFiles(files, open === undefined ? [] : [open], changed);
  for (const { name, ending, isPlaced } of uncarried(files, wanted))
    wanted.set(`${name}_file.yaml`, (isPlaced ? placedRowsOf : rowsOf)(name, name, ending));
  const tables = resolveSchemas(wanted);
  const codecs = new Map(tables.protocols.map((table) => [table.name, codecsOf(table)]));
  const known = new Map(GENERATED.containers.map((one) => [one.table.name, one]));
  const live = new Set<AnyContainer>();
  for (const table of tables.containers) {
    const same = known.get(table.name);
    const carried = table.carries.map(({ protocol }) => codecs.get(protocol)!);
    const isSame = same !== undefined && said(same.table) === said(table);
    if (!isOfFiles(table) || (isSame && carried.every(({ isGenerated }) => isGenerated))) continue;
    const made = interpretedContainer(table, (name) => codecs.get(name)!.codecs) as AnyContainer;
    live.add(made);
    known.set(table.name, made);
  }
  return { containers: [...known.values()], isLive: (container) => live.has(container) };
}

function isOfFiles({ extension }: AnyContainer["table"]): boolean {
  return extension !== undefined;
}

function codecsOf(table: Table): { readonly codecs: AnyCodecs; readonly isGenerated: boolean } {
  const generated = GENERATED_CODECS.get(table.name);
  return generated !== undefined && said(generated[0]!.table) === said(table)
    ? { codecs: generated, isGenerated: true }
    : { codecs: interpretedCodecs(table), isGenerated: false };
}

const GENERATED_CODECS = new Map(
  (protocols as readonly AnyCodecs[]).map((codecs) => [codecs[0]!.table.name, codecs]),
);

/** What a table says of bytes, as text: comments and lines of the schema are not it. */
function said(table: Table): string {
  return JSON.stringify(table, (key, value: unknown) => (UNSAID.has(key) ? undefined : value));
}

const UNSAID: ReadonlySet<string> = new Set(["doc", "ref", "source", "title"]);
