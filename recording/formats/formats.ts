import type { Container } from "../../runtime/container.ts";
import type { ForeignTable } from "../../runtime/table/table.ts";
import { bytesToText } from "../../runtime/bytes/text/text.ts";

/** A container whatever it carries. */
export type AnyContainer = Container<any, any, any, any>;

/**
 * Containers that are in files, and which of them a file or a name speaks for. A registry never changes: `with` makes
 * another one.
 */
export class Formats {
  readonly list: readonly AnyContainer[];
  readonly #own: ReadonlySet<AnyContainer>;

  /**
   * @param containers those that have no ending of files are left out
   * @param own those of them whose files are what the caller says, whatever else begins like them
   */
  constructor(containers: readonly AnyContainer[], own: Iterable<AnyContainer> = []) {
    this.list = containers.filter(({ table }) => table.extension !== undefined);
    this.#own = new Set(own);
  }

  /** With containers of the caller's own, before it: a name or an ending that is theirs, too, is theirs alone. */
  with(own: readonly AnyContainer[]): Formats {
    const names = new Set(own.map(({ table }) => table.name));
    const kept = this.list.filter(({ table }) => !names.has(table.name));
    return new Formats([...own, ...kept], [...this.#own, ...own]);
  }

  /** Whether a format is the caller's own. */
  isOwn(format: AnyContainer): boolean {
    return this.#own.has(format);
  }

  /** The container of that name. */
  named(name: string): AnyContainer | undefined {
    return this.list.find((format) => format.table.name === name);
  }

  /** The container that a file's name speaks for, by its ending, also before `.gz`; the first one where it says nothing. */
  ofFile(path: string): AnyContainer {
    return this.list.find((format) => isNamed(format, path)) ?? this.list[0]!;
  }

  /**
   * The formats that a file may be of: those that its name's ending says, and those of the caller's own. A single one
   * where there is nothing to find out.
   */
  candidatesFor(path: string): readonly AnyContainer[] {
    const own = this.list.filter((format) => this.isOwn(format));
    const named = this.list.filter((format) => isNamed(format, path));
    if (named.length === 0) return own.length === 0 ? [this.ofFile(path)] : own;
    // An ending that is the caller's is nobody else's.
    const [isOwn] = named.map((format) => this.isOwn(format));
    return [...new Set([...(isOwn ? [] : named), ...own])];
  }
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
