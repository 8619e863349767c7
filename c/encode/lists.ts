import {
  countWidthMember,
  isPadded,
  isVaried,
  paddingMember,
  widthMember,
} from "../../runtime/table/facts/companions.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { endMember } from "../../runtime/table/facts/members.ts";
import { type Layout, listEnd } from "../../runtime/table/messages.ts";
import { rawOf } from "../../runtime/table/facts/ints.ts";
import { carriedBits } from "../../runtime/interpret/wire/mask.ts";
import { countOf, countRef, endsWithBytes } from "../../runtime/table/types/counts.ts";
import type { SequenceType } from "../../runtime/table/types/delimited.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { ListType } from "../../runtime/table/types/list.ts";
import type { StructType } from "../../runtime/table/types/struct.ts";
import { bits, block, choice, integer } from "../code.ts";
import { maskCode, type Step } from "../decode/scope.ts";
import {
  elementAsked,
  elementPath,
  exactLines,
  lastElement,
  outerCode,
  outerHas,
  structMemberCode,
} from "../computed.ts";
import { SIZE, type Kind, unsigned, valueKind } from "../kinds.ts";
import { functionName, layoutsIn, mayEnd, outerNames } from "../unit.ts";
import { writeCode } from "../wire.ts";
import { putMask } from "./masks.ts";
import { settledParts } from "./settle.ts";
import { putInt, putNumber, putVarint } from "./numbers.ts";
import {
  expecting,
  hasOf,
  memberOf,
  passRefusal,
  refusal,
  required,
  room,
  widthOf,
  type Writing,
} from "./scope.ts";
import { expectCount, putDelimited, wayOf } from "./texts.ts";

type ListKind = Kind & { readonly kind: "list" };

// ---- structs

function callStruct(
  s: Writing,
  type: StructType | ListType,
  path: readonly Step[],
  source: string,
  ends: boolean,
): string[] {
  const inner = s.unit.structs[type.struct]!;
  const outer = outerNames(inner).flatMap((name) => outerArguments(s, type, name));
  const args = ["w", "at", source, ...(mayEnd(inner) ? [String(ends)] : []), ...outer].join(", ");
  const { maxDepth } = inner.message;
  const depth =
    maxDepth === undefined
      ? []
      : [`if (w->depth >= ${maxDepth}) return ${refusal("DS_ERROR_DEPTH", path)};`, "w->depth++;"];
  return [
    ...depth,
    ...byVersion(s, layoutsIn(inner, s.layout), path, (layout) => [
      `at = ${functionName(inner, layout, "write")}(${args});`,
    ]),
    passRefusal(path),
    ...(maxDepth === undefined ? [] : ["w->depth--;"]),
  ];
}

/** Code for the layout of a struct that the version has. */
function byVersion(
  s: Writing,
  layouts: readonly Layout[],
  path: readonly Step[],
  code: (layout: Layout) => string[],
): string[] {
  const [only] = layouts;
  if (only !== undefined && only.from <= s.layout.from && only.to >= s.layout.to) return code(only);
  const missing = `return ${refusal("DS_ERROR_VERSION", path)};`;
  if (only === undefined) return [missing];
  const each = layouts.flatMap((layout, i) =>
    block(
      `${i === 0 ? "" : "else "}if (w->version >= ${layout.from} && w->version <= ${layout.to})`,
      code(layout),
    ),
  );
  return [...each, `else ${missing}`];
}

function outerArguments(s: Writing, type: StructType | ListType, name: string): [string, string] {
  const parameter = type.outer?.find((one) => one.name === name);
  if (parameter?.outer) return [outerCode(name), outerHas(name)];
  const member = s.owner.members.named(name);
  const [value, has] = [`m->${member.id}`, hasOf(member)];
  if (parameter?.bit === undefined) return [`(int64_t)${value}`, has];
  return [has === "true" ? `(int64_t)${value}` : `(int64_t)(${has} && ${value} != 0)`, "true"];
}

export function writeStruct(s: Writing, { name }: ValueField, type: StructType): string[] {
  const kind = valueKind(s.unit.table, type) as Kind & { kind: "struct" };
  const member = memberOf(s, name, kind);
  const path = [{ name }];
  const source = kind.isPointer ? `m->${member.id}` : `&m->${member.id}`;
  return [
    ...required(member),
    ...(kind.isPointer ? expecting(`${source} != NULL`, path) : []),
    ...callStruct(s, type, path, source, type.alone === true),
    ...padded(s, name, type),
  ];
}

function padded(s: Writing, name: string, type: StructType | ListType): string[] {
  if (!isPadded(type)) return [];
  return [`at = ds_fill(w, at, ${widthOf(s, paddingMember(name))});`];
}

export function writeList(s: Writing, { name }: ValueField, type: ListType): string[] {
  const member = memberOf(s, name, valueKind(s.unit.table, type));
  const list = `m->${member.id}`;
  const index = s.temp();
  const path = [{ name, index }];
  const isBytes = endsWithBytes(type);
  const each = [
    ...(isBytes ? [`uint8_t *const ${index}_at = at;`] : []),
    ...callStruct(s, type, path, `&${list}.items[${index}]`, type.ends === "element"),
    ...(isBytes ? expecting(`at != ${index}_at`, path) : []),
    ...lastLines(s, type, path, list, index),
  ];
  return [
    ...required(member),
    ...writeCount(s, name, type, list),
    ...(lastElement(type) === undefined || isBytes
      ? []
      : expecting(`${list}.count > 0`, [{ name }])),
    ...block(`for (size_t ${index} = 0; ${index} < ${list}.count; ${index}++)`, each),
    ...padded(s, name, type),
    ...(type.ends === "element" ? writeEnd(s, name, type) : []),
  ];
}

/** Asks that the element after which a list ends is its last. */
function lastLines(
  s: Writing,
  type: ListType,
  path: readonly Step[],
  list: string,
  index: string,
): string[] {
  const end = lastElement(type);
  if (end === undefined) return [];
  const inner = s.unit.structs[type.struct]!;
  const item = `${list}.items[${index}].`;
  const asked = (one: string) => structMemberCode(s.unit, inner, elementPath(one), item);
  const isLast = `${index}_is_last`;
  return [
    ...exactLines(isLast, end.until, elementAsked(asked), refusal("DS_ERROR_VALUE", path)),
    ...expecting(
      endsWithBytes(type)
        ? `${isLast} == 0 || ${index} + 1 == ${list}.count`
        : `(${isLast} != 0) == (${index} + 1 == ${list}.count)`,
      path,
    ),
  ];
}

function writeCount(
  s: Writing,
  name: string,
  type: ListType | SequenceType,
  list: string,
): string[] {
  const count = countOf(type);
  const ref = expectCount(s, name, countRef(type), `${list}.count`);
  if (count === undefined) return ref;
  const width = isVaried(count) ? widthOf(s, countWidthMember(name)) : "0";
  return [...putInt(s, count, `(uint64_t)${list}.count`, SIZE, [{ name }], width), ...ref];
}

/** Writes the element that ends a list, with the mask that it came with. */
function writeEnd(s: Writing, name: string, type: ListType): string[] {
  const inner = s.unit.structs[type.struct]!;
  return byVersion(s, layoutsIn(inner, s.layout), [{ name }], (layout) =>
    endLines(s, name, layout),
  );
}

function endLines(s: Writing, name: string, layout: Layout): string[] {
  const end = listEnd(layout);
  if (end === undefined) return [];
  const { mask, field } = end;
  const path = [{ name }];
  const lines: string[] = [];
  if (mask !== undefined) {
    const member = memberOf(s, endMember(name), unsigned(32));
    const front = layout.fields.slice(0, layout.fields.indexOf(field));
    const reserved = front.flatMap((one) =>
      one.kind === "reserved" && one.bit.mask === mask.name ? [one.bit.bit] : [],
    );
    const kept = carriedBits(mask) & ~reserved.reduce((all, bit) => all | (1 << bit), 0);
    const own = maskCode(mask.name);
    const stops = front.flatMap((one) =>
      one.kind === "terminator"
        ? [
            `const uint32_t ${maskCode(one.live)} = ds_given(${maskCode(one.bit.mask)}, ${one.bit.bit}) ? 0 : ${maskCode(one.bit.mask)};`,
            `(void)${maskCode(one.live)};`,
          ]
        : [],
    );
    lines.push(
      `uint32_t ${own} = (${hasOf(member)} ? m->${member.id} : 0u) & ${bits(kept)};`,
      ...settledParts(mask, own),
      ...stops,
      ...putMask(s, mask),
    );
  }
  const put = (type: IntType, raw: number) => [
    room(type.bits / 8, path),
    writeCode(type, integer(raw)),
    `at += ${type.bits / 8};`,
  ];
  if (field.kind === "split") lines.push(...put(field.wire, field.ends ?? 0));
  else {
    const { wide, type, ends } = field;
    const one = (own: IntType) =>
      own.varint === undefined
        ? put(own, rawOf(own, ends!))
        : putVarint(s, own, `(uint64_t)INT64_C(${rawOf(own, ends!)})`, "0", path);
    const few = one(type as IntType);
    lines.push(
      ...(wide === undefined
        ? few
        : choice(`ds_given(${maskCode(wide.when.mask)}, ${wide.when.bit})`, one(wide.type), few)),
    );
  }
  return block("", lines);
}

// ---- other lists

export function writeSequence(
  s: Writing,
  { name, type: own }: ValueField,
  type: SequenceType,
): string[] {
  const member = memberOf(s, name, valueKind(s.unit.table, own));
  const list = `m->${member.id}`;
  const index = s.temp();
  const path = [{ name, index }];
  const item = `${list}.items[${index}]`;
  const { of } = type;
  const each =
    of.kind === "delimited"
      ? putDelimited(s, of, item, path, wayOf(s, name, of, index))
      : putNumber(
          s,
          of,
          item,
          (member.kind as ListKind).of,
          path,
          isVaried(of) ? widthOf(s, widthMember(name), index) : "0",
        );
  return [
    ...required(member),
    ...writeCount(s, name, type, list),
    ...block(`for (size_t ${index} = 0; ${index} < ${list}.count; ${index}++)`, each),
  ];
}
