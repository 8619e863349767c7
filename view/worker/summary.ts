import type { AnyContainer } from "../../recording/index.ts";
import type { Summary } from "../api.ts";
import type { Formats } from "./schema/formats.ts";
import type { Indexing } from "./file/indexing.ts";

/** What the page shows of a file that was opened. */
export function summaryOf(
  file: string,
  container: AnyContainer,
  { foreign, header }: Indexing,
  { containers, isLive }: Formats,
): Summary {
  const { name, title } = container.table;
  return {
    name: file,
    format: name,
    title,
    ...(foreign === undefined ? {} : { foreign }),
    header,
    formats: containers.map(({ table }) => ({ name: table.name, title: table.title })),
    live: isLive(container),
  };
}
