import { bytesToText } from "../runtime/text.ts";
import type { TextForm } from "./form.ts";
import { jsonLines } from "./jsonl.ts";
import { lmpcText } from "./lmpc.ts";

/** The forms that there are. A text is of the first that recognises it. */
export const TEXT_FORMS: readonly TextForm[] = [jsonLines, lmpcText];

/** The form of that name: `json`. */
export function textFormNamed(name: string): TextForm | undefined {
  return TEXT_FORMS.find((form) => form.name === name);
}

/** The form of a text, from its first bytes. */
export function recogniseText(beginning: Uint8Array): TextForm | undefined {
  const text = bytesToText(beginning);
  return TEXT_FORMS.find((form) => form.recognises(text));
}
