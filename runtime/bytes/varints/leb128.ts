import type { Form } from "../numbers/forms.ts";
import { bigs, numbers } from "./folded.ts";

/** Unsigned integers of 28 bits as LEB128, the lowest group first. */
export const varu28: Form<number> = /* @__PURE__ */ numbers(28, false, false);
/** Unsigned integers of 32 bits as LEB128, the lowest group first. */
export const varu32: Form<number> = /* @__PURE__ */ numbers(32, false, false);
/** Signed integers of 32 bits as LEB128, the lowest group first; the sign is folded into the lowest bit. */
export const vari32: Form<number> = /* @__PURE__ */ numbers(32, true, false);
/** Unsigned integers of 64 bits as LEB128, the lowest group first. */
export const varu64: Form<bigint> = /* @__PURE__ */ bigs(false, false);
/** Signed integers of 64 bits as LEB128, the lowest group first; the sign is folded into the lowest bit. */
export const vari64: Form<bigint> = /* @__PURE__ */ bigs(true, false);
