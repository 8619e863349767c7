import type { GapField } from "../../runtime/table/fields/gap.ts";
import { hasOpenGaps } from "../../runtime/table/facts/open-gaps.ts";
import { block } from "../code.ts";
import { memberOf, room, type Writing } from "./scope.ts";

/** Writes padding: as it came, where there is as much. */
export function writeGap(s: Writing, { name, pad, align = 1, open }: GapField): string[] {
  const own = s.temp();
  const { id } = memberOf(s, name, { kind: "bytes", as: "bytes" });
  const size =
    pad === undefined
      ? `(${align} - ((size_t)(at - own) + w->nuls) % ${align}) % ${align}`
      : String(pad);
  const whole = [
    `const size_t ${own} = ${size};`,
    room(own, [{ name }]),
    `if (m->${id}.size == ${own} && ${own} > 0) memcpy(at, m->${id}.data, ${own});`,
    `else memset(at, 0, ${own});`,
    `at += ${own};`,
  ];
  if (!open) return whole;
  return [
    ...whole,
    "w->gap = NULL;",
    ...block(`if (m->${id}.data != NULL && m->${id}.size < ${own})`, [
      `if (m->${id}.size > 0) memcpy(at - ${own}, m->${id}.data, m->${id}.size);`,
      "w->gap = at;",
      `w->fewer = ${own} - m->${id}.size;`,
    ]),
  ];
}

/** Takes back what a gap had more than came of it, where one may be that ends here. */
export function closeGap({ unit, layout }: Writing): string[] {
  return hasOpenGaps(unit.table.structs, layout.fields) ? ["at = ds_close_gap(w, at);"] : [];
}
