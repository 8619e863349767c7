import { FORMATS } from "../../formats/index.ts";
import { bytesToText } from "../../runtime/bytes/text/text.ts";
import {
  compile as compileText,
  type CompileOptions,
  jsonLines,
  type TextForm,
} from "../../text/index.ts";
import { lmpcText } from "./lmpc.ts";

export * from "../../text/index.ts";
export { lmpcText } from "./lmpc.ts";

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

/** The recording that a text in any of the forms says: as the machine's `compile`, which knows JSON lines alone. */
export function compile(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: CompileOptions = {},
): AsyncGenerator<Uint8Array, void> {
  return compileText(chunks, { forms: TEXT_FORMS, formats: FORMATS, ...options });
}
