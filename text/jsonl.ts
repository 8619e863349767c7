import type { TextForm } from "./form.ts";
import { JsonLinesReader } from "./jsonl-read.ts";
import { JsonLinesWriter } from "./jsonl-write.ts";

/** A brace, behind white space. */
const BEGINNING = /^(?:\u00ef\u00bb\u00bf)?\s*\{/;

/** Recordings as JSON, a line for each block and each message. */
export const jsonLines: TextForm = {
  name: "json",
  title: "JSON lines",
  beginning: '{"format":"dem"}',
  recognises: (beginning) => BEGINNING.test(beginning),
  writer: (container, options) => new JsonLinesWriter(container, options),
  reader: (w, problems, options) => new JsonLinesReader(w, problems, options),
};
