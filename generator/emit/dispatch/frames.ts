import type { Emitting } from "../code/emitting.ts";
import { integerForm } from "../code/forms.ts";

/** The form of the length in front of messages, and what it lacks of their bytes, as arguments; nothing without one. */
export function frameCode(emitting: Emitting): string | undefined {
  const { frame } = emitting.table;
  return frame && `${integerForm(frame, emitting)}, ${frame.scale?.plus ?? 0}`;
}
