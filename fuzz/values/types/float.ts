import { nanMember } from "../../../runtime/table/facts/members.ts";
import type { FloatType } from "../../../runtime/table/types/float.ts";
import { floats, nan } from "../arbitrary.ts";
import { wrongFloats } from "../wrong-values.ts";
import type { TypeValues } from "./values.ts";

export const float: TypeValues<FloatType> = {
  any: (_, __, type) => floats(type),
  beside: ({ hints }, name, type) => [[nanMember(name), nan(hints, type)]],
  none: wrongFloats,
};
