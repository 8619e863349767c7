import fc from "fast-check";
import { openMember } from "../../../runtime/table/facts/members.ts";
import type { StringsType, StringType } from "../../../runtime/table/types/string.ts";
import { sometimes, text, texts } from "../arbitrary.ts";
import { listOf, NO_LISTS, wrongAt, wrongStrings } from "../wrong-values.ts";
import type { TypeValues } from "./values.ts";

export const string: TypeValues<StringType> = {
  any: (_, __, { cut }) => text(cut),
  beside: ({ hints }, name, { open }) =>
    open ? [[openMember(name), sometimes(hints, fc.constant(true))]] : [],
  none: ({ cut }) => [undefined, ...wrongStrings(cut)],
};

export const strings: TypeValues<StringsType> = {
  any: (_, __, { cut }) => texts(cut),
  none: () => [undefined, ...NO_LISTS],
  // An element would end the list, or is no string.
  inside: (_, name, { cut }, value) => [
    ...wrongAt(name, listOf(value), [undefined, "", ...wrongStrings(cut)]),
    [[`${name}[0]`], { [name]: ["\xff", "a"] }],
  ],
};
