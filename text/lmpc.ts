import type { TextForm } from "./form.ts";
import { LmpcReader } from "./lmpc-compile.ts";
import { containerTold } from "./lmpc-told.ts";
import { LmpcWriter } from "./lmpc-decompile.ts";

/** Recordings as LMPC, the Little Movie Processing Centre, writes them. */
export const lmpcText: TextForm = {
  name: "lmpc",
  title: "LMPC's text",
  beginning: "// source: DEM binary file",
  recognises: (beginning) => containerTold(beginning) !== undefined,
  writer: (container, options) => new LmpcWriter(container, options),
  reader: (w, problems, options) => new LmpcReader(w, problems, options),
};
