import type { Form } from "../numbers/forms.ts";
import { bigs, numbers } from "./folded.ts";

/** Unsigned integers of 28 bits as groups of seven bits, the highest first. */
export const varu28be: Form<number> = /* @__PURE__ */ numbers(28, false, true);
/** Unsigned integers of 32 bits as groups of seven bits, the highest first. */
export const varu32be: Form<number> = /* @__PURE__ */ numbers(32, false, true);
/** Signed integers of 32 bits as groups of seven bits, the highest first; the sign is folded into the lowest bit. */
export const vari32be: Form<number> = /* @__PURE__ */ numbers(32, true, true);
/** Unsigned integers of 64 bits as groups of seven bits, the highest first. */
export const varu64be: Form<bigint> = /* @__PURE__ */ bigs(false, true);
/** Signed integers of 64 bits as groups of seven bits, the highest first; the sign is folded into the lowest bit. */
export const vari64be: Form<bigint> = /* @__PURE__ */ bigs(true, true);
