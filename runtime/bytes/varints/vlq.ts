import type { Form } from "../forms.ts";
import { bigs, numbers } from "./folded.ts";

export const varu28be: Form<number> = /* @__PURE__ */ numbers(28, false, true);
export const varu32be: Form<number> = /* @__PURE__ */ numbers(32, false, true);
export const vari32be: Form<number> = /* @__PURE__ */ numbers(32, true, true);
export const varu64be: Form<bigint> = /* @__PURE__ */ bigs(false, true);
export const vari64be: Form<bigint> = /* @__PURE__ */ bigs(true, true);
