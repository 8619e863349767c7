import * as code from "../code/build.ts";
import type { Expr } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import { integerForm } from "../parts/forms.ts";

/** The form of the length before messages, and what it lacks of their bytes, as arguments; nothing without one. */
export function frameCode(emitting: Emitting): Expr[] | undefined {
  const { frame } = emitting.table;
  return frame && [integerForm(frame, emitting), code.number(frame.scale?.plus ?? 0)];
}
