import type { TableColumn } from "../../../quake/tables/index.ts";
import { packageVersion } from "../../package.ts";
import type { TableOrigin } from "./writer.ts";

/** What files keep beside the rows: the version, the table, units and docs of columns, and the inputs, as JSON. */
export function originMetadata(
  columns: readonly TableColumn[],
  { table, sources }: TableOrigin,
): { readonly key: string; readonly value: string }[] {
  const described = columns.map(({ name, unit, doc }) => ({ name, unit, doc }));
  return [
    { key: "demospec", value: packageVersion() },
    { key: "demospec.table", value: table },
    { key: "demospec.columns", value: JSON.stringify(described) },
    { key: "demospec.sources", value: JSON.stringify(sources) },
  ];
}
