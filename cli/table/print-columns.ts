import { dem } from "../../generated/dem.ts";
import type { TableColumn, TableName } from "../../quake/tables/index.ts";
import { openRecording } from "../files/recording.ts";
import { knownFormats } from "../formats.ts";
import { checkFormat } from "../files/input.ts";
import { sayLines } from "../terminal/say.ts";
import { jsonText } from "../terminal/outside.ts";
import { newReader } from "./table-input.ts";
import { type TableCallOptions, tableOptions } from "./table-call.ts";

/** Prints the columns of a table, which are those of a file where one is named. Throws CliError for a wrong call. */
export async function printColumns(
  what: string,
  files: readonly string[],
  options: TableCallOptions,
): Promise<void> {
  const { format, to } = options;
  checkFormat(format);
  const [file] = files;
  const container =
    file === undefined
      ? ((format === undefined ? undefined : knownFormats().named(format)) ?? dem)
      : (await openRecording(file, options)).container;
  const table = { what: what as TableName, options: tableOptions(options) };
  const { columns } = newReader(container, table);
  await sayLines(to === "jsonl" ? columns.map(jsonText) : asText(columns));
}

function asText(columns: readonly TableColumn[]): string[] {
  const [names, types, units] = (["name", "type", "unit"] as const).map((member) =>
    Math.max(...columns.map((column) => column[member]?.length ?? 0)),
  );
  return columns.map(({ name, type, unit = "", doc }) =>
    `${name.padEnd(names!)}  ${type.padEnd(types!)}  ${unit.padEnd(units!)}  ${doc}`.trimEnd(),
  );
}
