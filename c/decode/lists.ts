import {
  countWidthMember,
  isPadded,
  paddingMember,
  widthMember,
} from "../../runtime/table/facts/companions.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { endsByMask } from "../../runtime/table/facts/hints.ts";
import { endMember } from "../../runtime/table/facts/members.ts";
import { countOf, countRef, endsWithBytes } from "../../runtime/table/types/counts.ts";
import type { SequenceType } from "../../runtime/table/types/delimited.ts";
import type { ListType } from "../../runtime/table/types/list.ts";
import type { StringsType } from "../../runtime/table/types/string.ts";
import { block, text } from "../code.ts";
import {
  type Asked,
  elementAsked,
  elementPath,
  exactLines,
  type LastElement,
  lastElement,
  structMemberCode,
} from "../computed.ts";
import { type Kind, unsigned, valueKind } from "../kinds.ts";
import { mayEnd, typeName } from "../unit.ts";
import { assign, readInt, readNumber, unused } from "./numbers.ts";
import { failure, markCode, type Scope, type Step, store } from "./scope.ts";
import { countLines, readDelimited, readPadding } from "./texts.ts";
import { bounded, callStruct } from "./structs.ts";
import { type Element, noWays, waysCode } from "./ways.ts";

/** The code of a list while its elements are read: memory for the next one, and what keeps all. */
function growing(s: Scope, name: string, kind: Kind & { kind: "list" }, index: string) {
  const own = s.temp();
  const member = s.owner.members.of(name, kind);
  const type = typeName(s.unit, (member.kind as Kind & { kind: "list" }).of);
  if (s.skips) return { before: [], grow: [], item: "", type, after: [] };
  return {
    before: [`${type} *${own} = NULL;`, `size_t ${own}_room = 0;`],
    grow: [
      `${type} *const ${own}_more = ds_grow(r->arena, ${own}, ${index}, &${own}_room, sizeof *${own});`,
      `if (${own}_more == NULL) return ${failure("DS_ERROR_MEMORY", "at", [{ name, index }])};`,
      `${own} = ${own}_more;`,
    ],
    item: `${own}[${index}]`,
    type,
    after: [
      `m->${member.id}.items = ${own};`,
      `m->${member.id}.count = ${index};`,
      ...markCode(s, member),
    ],
  };
}

/** How many elements there are, where a number says so: its variable. */
function readCount(
  s: Scope,
  name: string,
  type: ListType | SequenceType,
): { lines: string[]; count?: string } {
  const own = s.temp();
  const ref = countRef(type);
  if (ref !== undefined) return { lines: countLines(s, name, ref, own), count: own };
  const count = countOf(type);
  if (count === undefined) return { lines: [] };
  const read = readInt(s, count, [{ name: "count" }, { name }]);
  const width =
    read.width === undefined || s.skips
      ? []
      : store(s, countWidthMember(name), unsigned(8), read.width);
  return {
    lines: [...read.lines, `const int64_t ${own} = (int64_t)${read.value};`, ...width],
    count: own,
  };
}

export function readList(s: Scope, field: ValueField, type: ListType): string[] {
  const { name } = field;
  return bounded(s, type.region, () => {
    const index = s.temp();
    const path = [{ name, index }];
    const list = growing(s, name, valueKind(s.unit.table, type) as Kind & { kind: "list" }, index);
    const { lines, count } = readCount(s, name, type);
    const isEnded = type.ends === "element";
    const last = `${index}_last`;
    const test =
      count !== undefined
        ? `${index} < (uint64_t)${count}`
        : isEnded
          ? `!${last}.ended`
          : endsWithBytes(type)
            ? "at < end"
            : "true";
    const inner = s.unit.structs[type.struct]!;
    const first = `${index}_at`;
    const empty = `if (at == ${first}) return ${failure("DS_ERROR_LIST", "at", path)};`;
    const isBytes = endsWithBytes(type);
    const end = lastElement(type);
    const found = (one: string) => `${index}_asked_${end?.paths.indexOf(one)}`;
    const isLast = `${index}_is_last`;
    const asked = (whole: string) =>
      s.skips
        ? found(elementPath(whole))
        : structMemberCode(s.unit, inner, elementPath(whole), `${list.item}.`);
    const step = isEnded ? `if (!${last}.ended) ${index}++;` : `${index}++;`;
    return [
      ...lines,
      ...list.before,
      `size_t ${index} = 0;`,
      ...(isEnded ? [`ds_last ${last} = { false, 0 };`] : []),
      ...block(`while (${test})`, [
        ...(isBytes ? [`const uint8_t *const ${first} = at;`] : []),
        ...list.grow,
        ...(s.skips && end ? end.paths.map((one) => `double ${found(one)} = (double)NAN;`) : []),
        ...callStruct(
          s,
          type,
          path,
          `&${list.item}`,
          isEnded && mayEnd(inner) ? `&${last}` : "NULL",
          (one) => (end?.paths.includes(one) ? `&${found(one)}` : "NULL"),
        ),
        ...(isBytes ? [empty] : []),
        ...(end === undefined ? [] : lastLines(name, end, isLast, asked)),
        step,
        ...(end === undefined ? [] : [`if (${isLast} != 0) break;`]),
      ]),
      ...list.after,
      ...(isEnded ? keepEnd(s, name, type, last) : []),
      ...(isPadded(type) ? readPadding(s, paddingMember(name)) : []),
    ];
  });
}

/** Whether an element is the one after which a list ends, as a variable that is not 0. */
function lastLines(
  name: string,
  { until }: LastElement,
  variable: string,
  path: Asked["path"],
): string[] {
  const failed = failure("DS_ERROR_NUMBER", "at", [{ name }], "r->bit");
  return exactLines(variable, until, elementAsked(path), failed);
}

/** Keeps the mask of the element that ended a list, where it has one. */
function keepEnd(s: Scope, name: string, type: ListType, last: string): string[] {
  if (s.skips || !endsByMask(s.unit.table, s.layout, type)) return [];
  return store(s, endMember(name), unsigned(32), `${last}.mask`);
}

// ---- other lists

/** Texts, bytes or numbers, one after another. */
export function readSequence(s: Scope, field: ValueField, type: SequenceType): string[] {
  const { name } = field;
  return bounded(s, type.region, () => {
    const index = s.temp();
    const path = [{ name, index }];
    const { lines, count } = readCount(s, name, type);
    const list = growing(s, name, valueKind(s.unit.table, type) as Kind & { kind: "list" }, index);
    const element = readElement(s, name, type, path, list, index);
    const test = count === undefined ? "at < end" : `${index} < (uint64_t)${count}`;
    return [
      ...lines,
      ...list.before,
      ...element.before,
      `size_t ${index} = 0;`,
      ...block(`while (${test})`, [...list.grow, ...element.lines, `${index}++;`]),
      ...list.after,
      ...element.after,
    ];
  });
}

function readElement(
  s: Scope,
  name: string,
  { of }: SequenceType,
  path: readonly Step[],
  list: ReturnType<typeof growing>,
  index: string,
): Element {
  const none = { before: [], after: [] };
  if (of.kind === "delimited") {
    const { lines, name: own, way, isOdd } = readDelimited(s, of, path);
    if (s.skips) return { ...none, lines };
    const member = of.length === undefined ? endMember(name) : widthMember(name);
    const ways = way === undefined ? noWays() : waysCode(s, member, index, way, isOdd!);
    return { ...ways, lines: [...lines, `${list.item} = ${own};`, ...ways.lines] };
  }
  const member = s.owner.members.of(name, { kind: "list", of: valueKind(s.unit.table, of) });
  const read = readNumber(s, of, path, (member.kind as Kind & { kind: "list" }).of);
  if (s.skips) return { ...none, lines: unused(read) };
  const ways =
    read.count === undefined
      ? noWays()
      : waysCode(s, widthMember(name), index, read.count, `${read.width} != 0`);
  return {
    ...ways,
    lines: [...read.lines, assign(list.item, list.type, read), ...ways.lines],
  };
}

/** Texts up to an empty one. */
export function readStrings(s: Scope, { name }: ValueField, { cut }: StringsType): string[] {
  const index = s.temp();
  const own = s.temp();
  const list = growing(s, name, { kind: "list", of: { kind: "bytes", as: "latin1" } }, index);
  return [
    ...list.before,
    `size_t ${index} = 0;`,
    ...block("for (;;)", [
      `ds_bytes ${own} = { NULL, 0 };`,
      `at = ds_string(r, at, end, ${cut}, NULL, &${own}, ${text(name)}, ${index});`,
      "if (at == NULL) return NULL;",
      `if (${own}.size == 0) break;`,
      ...list.grow,
      ...(s.skips ? [] : [`${list.item} = ${own};`]),
      `${index}++;`,
      `if (${own}.size == 1 && ${own}.data[0] == 0xff) break;`,
    ]),
    ...list.after,
  ];
}
