import type { TextForm } from "../form.ts";
import { JsonLinesReader } from "./read.ts";
import { JsonLinesWriter } from "./write.ts";

/** A brace, after white space. */
const BEGINNING = /^(?:\u00ef\u00bb\u00bf)?\s*\{/;

/** Recordings as JSON, a line for each block and each message. */
export const jsonLines: TextForm = {
  name: "json",
  title: "JSON lines",
  beginning: (formats) => `{"format":"${formats?.list[0]?.table.name ?? "…"}"}`,
  recognises: (beginning) => BEGINNING.test(beginning),
  writer: (container, options) => new JsonLinesWriter(container, options),
  reader: (w, problems, options) => new JsonLinesReader(w, problems, options),
};
