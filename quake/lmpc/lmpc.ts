import type { TextForm } from "../../text/form.ts";
import { LmpcReader } from "./compile.ts";
import { recogniseContainer } from "./recognise.ts";
import { LmpcWriter } from "./decompile.ts";

/** Recordings as LMPC, the Little Movie Processing Centre, writes them. */
export const lmpcText: TextForm = {
  name: "lmpc",
  title: "LMPC's text",
  beginning: () => "// source: DEM binary file",
  recognises: (beginning, formats) => recogniseContainer(beginning, formats) !== undefined,
  writer: (container, options) => new LmpcWriter(container, options),
  reader: (w, problems, options) => new LmpcReader(w, problems, options),
};
