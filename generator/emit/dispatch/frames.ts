import * as code from "../../plan/code/build.ts";
import type { Expr } from "../../plan/code/model.ts";
import type { Emitting } from "../code/emitting.ts";
import { integerForm } from "../code/forms.ts";

/** The form of the length in front of messages, and what it lacks of their bytes, as arguments; nothing without one. */
export function frameCode(emitting: Emitting): Expr[] | undefined {
  const { frame } = emitting.table;
  return frame && [integerForm(frame, emitting), code.number(frame.scale?.plus ?? 0)];
}
