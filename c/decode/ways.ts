import { unsigned } from "../kinds.ts";
import { failure, type Scope } from "./scope.ts";

export interface Element {
  readonly before: readonly string[];
  readonly lines: readonly string[];
  readonly after: readonly string[];
}

export function noWays(): Element {
  return { before: [], lines: [], after: [] };
}

/** Keeps how each element came, where one came in an unusual way. */
export function waysCode(
  s: Scope,
  name: string,
  index: string,
  way: string,
  isOdd: string,
): Element {
  const member = s.owner.members.of(name, { kind: "list", of: unsigned(8) });
  const own = s.temp();
  return {
    before: [
      `uint8_t *${own} = NULL;`,
      `size_t ${own}_room = 0, ${own}_count = 0;`,
      `bool ${own}_odd = false;`,
    ],
    lines: [
      `if (${isOdd}) ${own}_odd = true;`,
      `uint8_t *const ${own}_more = ds_grow(r->arena, ${own}, ${index}, &${own}_room, 1);`,
      `if (${own}_more == NULL) return ${failure("DS_ERROR_MEMORY", "at", [{ name }])};`,
      `${own} = ${own}_more;`,
      `${own}[${index}] = ${way};`,
      `${own}_count = ${index} + 1;`,
    ],
    after: [
      `m->${member.id}.items = ${own}_odd ? ${own} : NULL;`,
      `m->${member.id}.count = ${own}_odd ? ${own}_count : 0;`,
    ],
  };
}
