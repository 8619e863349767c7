import { allFields } from "../../runtime/table/fields/all-fields.ts";
import { sumsInOrder } from "../../runtime/table/facts/checksums.ts";
import type { ChecksumField } from "../../runtime/table/fields/checksum.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import { block } from "../code.ts";
import { sumOf, summedNames, sumPlace } from "../decode/checksums.ts";
import { intKind, unsigned } from "../kinds.ts";
import { identifier } from "../names.ts";
import { putInt } from "./numbers.ts";
import { hasOf, memberOf, room, type Writing } from "./scope.ts";

function sumsOf({ fields }: Layout): ChecksumField[] {
  return allFields(fields).filter((field) => field.kind === "checksum");
}

export function sumVariables(layout: Layout): string[] {
  return sumsOf(layout).map((field) => `uint8_t *${sumPlace(layout, field)} = NULL;`);
}

/** Leaves room for a checksum. */
export function openSum({ layout }: Writing, field: ChecksumField): string[] {
  const size = field.type.bits / 8;
  return [
    room(size, [field]),
    `${sumPlace(layout, field)} = at;`,
    `memset(at, 0, ${size});`,
    `at += ${size};`,
  ];
}

/** Fills in checksums, each after those that it is over: as they came, where they were others than are computed. */
export function sealSums(s: Writing): string[] {
  const sums = sumsOf(s.layout);
  const ordered = sumsInOrder(allFields(s.layout.fields)) ?? sums;
  return ordered.flatMap((field) => {
    const place = sumPlace(s.layout, field);
    const member = memberOf(s, field.name, intKind(field.type));
    const [value, back] = [s.temp(), s.temp()];
    return block(`if (${place} != NULL)`, [
      `const uint32_t ${value} = ${hasOf(member)} ? (uint32_t)m->${member.id} : ${sumOf(field, place)};`,
      `uint8_t *const ${back} = at;`,
      `at = ${place};`,
      ...putInt(s, field.type, value, unsigned(32), [field]),
      `at = ${back};`,
    ]);
  });
}

/** Moves the places that checksums ask for, where what is before them became longer. */
export function placesMoved(layout: Layout, from: string, by: string): string[] {
  const names = [...summedNames(layout)].flatMap((name) => [
    `from_${identifier(name)}`,
    `to_${identifier(name)}`,
  ]);
  return [...sumsOf(layout).map((field) => sumPlace(layout, field)), ...names].map(
    (place) => `if (${place} != NULL && ${place} > ${from}) ${place} += ${by};`,
  );
}
