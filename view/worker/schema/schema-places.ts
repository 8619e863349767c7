import { schemaPlaces } from "../../../generator/schemas/places.ts";
import type { SchemaFiles } from "../../../generator/schemas/schemas.ts";
import { layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { Item, SchemaPlace } from "../../api.ts";
import { fieldAt } from "./fields.ts";
import { relatedFiles } from "./related.ts";

/** What of a schema is looked for. */
export interface Sought {
  readonly table: Table;
  readonly version: number;
  readonly owner: MessageTable;
  /** The items that lead to it, the outermost first, without the message itself. */
  readonly way: readonly Item[];
  readonly value: unknown;
}

/** Finds lines of schemas. Files are parsed once for each container and protocol. */
export class SchemaPlaces {
  readonly #files: SchemaFiles;
  readonly #finders = new Map<string, ReturnType<typeof schemaPlaces>>();

  constructor(files: SchemaFiles) {
    this.#files = files;
  }

  /** @param container the one of the file that is open */
  find(container: string, sought: Sought): SchemaPlace | undefined {
    const { table, version, owner, way, value } = sought;
    const layout = layoutOf(owner, version);
    if (layout === undefined) return undefined;
    const path = way.findLast((item) => item.path !== undefined)?.path ?? namesOf(way);
    const field = fieldAt(table, version, owner, path, value);
    const wanted =
      field === undefined
        ? { table, owner: owner.name, layout, arms: [] }
        : {
            table,
            owner: field.owner.name,
            layout: field.layout,
            arms: field.arms,
            field: field.field,
          };
    const place = this.#finder([container, table.name])(wanted);
    const [, file, line, column] = /^(.*):(\d+):(\d+)$/.exec(place ?? "") ?? [];
    if (file === undefined) return undefined;
    return { file, line: Number(line), column: Number(column) };
  }

  #finder(names: readonly string[]): ReturnType<typeof schemaPlaces> {
    const key = names.join(" ");
    let finder = this.#finders.get(key);
    if (finder === undefined) {
      finder = schemaPlaces(relatedFiles(this.#files, names, []));
      this.#finders.set(key, finder);
    }
    return finder;
  }
}

/** What is no member is looked for by its name: a mask, a length. */
function namesOf(way: readonly Item[]): string[] {
  return way.slice(0, 1).map(({ name }) => name);
}
