import type { Form } from "../forms.ts";
import { bigs, numbers } from "./folded.ts";

export const varu28: Form<number> = /* @__PURE__ */ numbers(28, false, false);
export const varu32: Form<number> = /* @__PURE__ */ numbers(32, false, false);
export const vari32: Form<number> = /* @__PURE__ */ numbers(32, true, false);
export const varu64: Form<bigint> = /* @__PURE__ */ bigs(false, false);
export const vari64: Form<bigint> = /* @__PURE__ */ bigs(true, false);
