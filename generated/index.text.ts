// Generated from all schemas. To change it, edit them and run `npx demospec generate`.
import { table as netquakeTable } from "./netquake.table.ts";
import { table as quake2Table } from "./quake2.table.ts";
import { table as quakeworldTable } from "./quakeworld.table.ts";
import { textCodes as netquake } from "./netquake.text.ts";
import { textCodes as quake2 } from "./quake2.text.ts";
import { textCodes as quakeworld } from "./quakeworld.text.ts";

/** The code for the texts of a table's messages. */
export const textCodes = [
  [netquakeTable, netquake],
  [quake2Table, quake2],
  [quakeworldTable, quakeworld],
] as const;
