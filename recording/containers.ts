import { containers } from "../generated/index.ts";
import type { Container } from "../runtime/container.ts";
import type { ForeignTable } from "../runtime/table/table.ts";
import { bytesToText } from "../runtime/bytes/text.ts";

/** A container whatever it carries. */
export type AnyContainer = Container<any, any, any, any>;

const formats: AnyContainer[] = containers.filter(
  ({ table }: AnyContainer) => table.extension !== undefined,
);

/** The containers that stand in files. */
export const FORMATS: readonly AnyContainer[] = formats;

/** Those of them that callers added. */
const added = new Set<AnyContainer>();

/** Adds containers of the caller's own, in front: a name or an ending that is theirs, too, is theirs alone. */
export function addFormats(own: readonly AnyContainer[]): void {
  const names = new Set(own.map(({ table }) => table.name));
  const kept = formats.filter(({ table }) => !names.has(table.name));
  const files = own.filter(({ table }) => table.extension !== undefined);
  formats.splice(0, formats.length, ...files, ...kept);
  for (const format of files) added.add(format);
}

/** Whether a caller added a format: its files are what the caller says, whatever else begins like them. */
export function isAdded(format: AnyContainer): boolean {
  return added.has(format);
}

/** The container of that name. */
export function formatNamed(name: string): AnyContainer | undefined {
  return FORMATS.find((format) => format.table.name === name);
}

/** The container that a file's name speaks for, by its ending, also in front of `.gz`; the first one where it says nothing. */
export function formatOfFile(path: string): AnyContainer {
  return FORMATS.find((format) => isNamed(format, path)) ?? FORMATS[0]!;
}

/** Whether a file's name ends as a format's do. */
export function isNamed({ table: { extension } }: AnyContainer, path: string): boolean {
  const lower = path.toLowerCase().replace(/\.gz$/, "");
  return extension !== undefined && lower.endsWith(extension);
}

/** The other format that bytes begin like, where they do. */
export function foreignFormat(
  container: AnyContainer,
  bytes: Uint8Array,
): ForeignTable | undefined {
  return container.table.foreign.find(
    ({ begins }) => bytesToText(bytes, 0, Math.min(bytes.length, begins.length)) === begins,
  );
}
