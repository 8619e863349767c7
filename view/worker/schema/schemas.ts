import type { SchemaFiles } from "../../../generator/schemas/schemas.ts";
import { SchemaError } from "../../../generator/read/diagnostics.ts";
import type { SchemaFault } from "../../api.ts";

/** The names of files that are other than those that came with the page, or new. */
export function changedFiles(files: SchemaFiles, bundled: SchemaFiles): string[] {
  return [...files].filter(([name, text]) => bundled.get(name) !== text).map(([name]) => name);
}

/** What the checker says, as the page shows it. */
export function faultsOf(error: SchemaError): SchemaFault[] {
  return error.diagnostics.map(({ span, message, hint }) => ({
    file: span.source.name,
    from: span.start,
    to: span.end,
    line: span.source.lines.linePos(span.start).line,
    message,
    ...(hint === undefined ? {} : { hint }),
  }));
}
