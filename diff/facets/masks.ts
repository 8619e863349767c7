import type { MaskField } from "../../runtime/table/fields/masks.ts";
import type { SplitField } from "../../runtime/table/fields/split.ts";
import { type At, conditionText, hexByte } from "../parts/describe.ts";
import { formOf, meaningOf, namesOf, typeText } from "../parts/types.ts";
import { type Facet, wire } from "./facet.ts";

/** What may be otherwise of a word whose bits are several members. */
export function splitFacets(
  { wire: word, parts, wide, ends, goesOn }: SplitField,
  at: At,
): Facet[] {
  const apart = wide?.parts.map(({ name, type }) => `${name} ${typeText(type)}`).join(", ");
  const forms = (list: SplitField["parts"]) =>
    list.map(({ type, isMask }) => [formOf(type), isMask]);
  const meanings = parts.map(({ type }) => meaningOf(type));
  const enums = parts.map(({ name, type }) => [name, namesOf(type, at)] as const);
  return [
    wire(
      "word",
      `${typeText(word)}: ${parts.map(({ name, type }) => `${name} ${typeText(type)}`).join(", ")}`,
      [formOf(word), forms(parts)],
    ),
    {
      what: "meaning",
      severity: "value",
      text: parts.map(({ type }) => typeText(type)).join(", "),
      data: meanings,
    },
    wire(
      "wide",
      wide && `${apart} ${conditionText(wide.when)}`,
      wide && [wide.when, forms(wide.parts), wide.parts.map(({ name }) => name)],
    ),
    wire("ends the list", ends === undefined ? undefined : `a word of ${hexByte(ends)}`),
    wire("goes on by", goesOn === undefined ? undefined : `bit ${goesOn}`),
    {
      what: "enum",
      severity: "rename",
      text:
        enums
          .flatMap(([name, named]) => (named === undefined ? [] : [`${name}: ${named}`]))
          .join(", ") || undefined,
    },
  ];
}

/** What may be otherwise of a mask. */
export function maskFacets({ parts, hidden, defaultValue }: MaskField): Facet[] {
  const text = parts.map(({ from, bits, at, when, unless }) => {
    const where =
      typeof from === "string"
        ? `${bits} bits of the ${from === "id" ? "id" : "word"}`
        : typeText(from);
    const announced = when === undefined ? "" : ` where bit ${when} is set`;
    return `${where} from bit ${at}${announced}${unless === undefined ? "" : ` and bit ${unless} is clear`}`;
  });
  const data = parts.map(({ from, ...part }) => [
    typeof from === "string" ? from : formOf(from),
    part,
  ]);
  return [
    wire("parts", text.join(", "), data),
    {
      what: "usual bits",
      severity: "value",
      text: defaultValue === 0 ? undefined : hexByte(defaultValue),
    },
    { what: "member", severity: "value", text: hidden ? "is not one" : undefined },
  ];
}
