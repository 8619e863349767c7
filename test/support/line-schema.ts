import { Ajv, type ValidateFunction } from "ajv";
import type { AnyContainer } from "../../recording/index.ts";
import { jsonLinesSchema } from "../../text/index.ts";

const validators = new Map<AnyContainer, ValidateFunction>();

/**
 * What says whether something is a line of a container's JSON lines. Made once for each, which takes longer than all
 * that it is asked, and not as quick as can be, which takes three times as long.
 */
export function lineValidator(container: AnyContainer): ValidateFunction {
  let isLine = validators.get(container);
  if (isLine === undefined) {
    const ajv = new Ajv({ allowUnionTypes: true, inlineRefs: false, code: { optimize: false } });
    isLine = ajv.compile(jsonLinesSchema(container));
    validators.set(container, isLine);
  }
  return isLine;
}
