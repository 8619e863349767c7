import { paddingMember } from "../../runtime/table/facts/companions.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import type { ListType } from "../../runtime/table/types/list.ts";
import type { StructType } from "../../runtime/table/types/struct.ts";
import { askedOf, outerCode, outerHas } from "../computed.ts";
import { type Kind, valueKind } from "../kinds.ts";
import { functionName, layoutsIn, mayEnd, outerNames } from "../unit.ts";
import {
  failure,
  foundIn,
  hasCode,
  markCode,
  memberCode,
  passFailure,
  startCode,
  type Scope,
  type Step,
} from "./scope.ts";
import { closeRegion, lengthCode, openRegion, readPadding } from "./texts.ts";

/** Reads what a length bounds, where one does. */
export function bounded(s: Scope, region: string | undefined, read: () => string[]): string[] {
  if (region === undefined) return read();
  const variable = s.temp();
  return [
    ...openRegion(`(uint64_t)${lengthCode(region)}`, variable, region),
    ...read(),
    ...closeRegion(variable, region),
  ];
}

// ---- structs

/**
 * Calls what reads a struct, by its layout in the version.
 *
 * @param asked where each member goes that computed numbers ask for, where nothing is kept
 */
export function callStruct(
  s: Scope,
  type: StructType | ListType,
  path: readonly Step[],
  target: string,
  last: string,
  asked: (path: string) => string = () => "NULL",
): string[] {
  const inner = s.unit.structs[type.struct]!;
  const layouts = layoutsIn(inner, s.layout);
  const outer = outerNames(inner).flatMap((name) => outerArguments(s, type, name));
  const more = [...(s.skips ? [] : [target]), ...(mayEnd(inner) ? [last] : []), ...outer];
  if (s.skips) more.push(...askedOf(s.unit, inner).map(asked));
  const calls = layouts.map((layout) => {
    const call = `at = ${functionName(inner, layout, s.skips ? "skip" : "read")}(${["r", "at", "end", ...more].join(", ")});`;
    return { layout, call };
  });
  const missing = `return ${failure("DS_ERROR_VERSION", startCode(s), path)};`;
  const covers =
    layouts[0] !== undefined && layouts[0].from <= s.layout.from && layouts[0].to >= s.layout.to;
  const [only] = calls;
  const body = covers
    ? [only!.call]
    : [
        ...calls.map(
          ({ layout, call }, i) =>
            `${i === 0 ? "" : "else "}if (r->version >= ${layout.from} && r->version <= ${layout.to}) ${call}`,
        ),
        calls.length === 0 ? missing : `else ${missing}`,
      ];
  const { maxDepth } = inner.message;
  const depth =
    maxDepth === undefined
      ? []
      : [
          `if (r->depth >= ${maxDepth}) return ${failure("DS_ERROR_DEPTH", "at", path, "r->bit")};`,
          "r->depth++;",
        ];
  return [...depth, ...body, passFailure(path), ...(maxDepth === undefined ? [] : ["r->depth--;"])];
}

/** What a struct is given of what it is in: its value, and whether it is there. */
function outerArguments(s: Scope, type: StructType | ListType, name: string): [string, string] {
  const parameter = type.outer?.find((one) => one.name === name);
  if (parameter?.outer) return [outerCode(name), outerHas(name)];
  const member = s.owner.members.named(name);
  const [value, has] = [memberCode(s, member), hasCode(s, member)];
  if (parameter?.bit !== undefined)
    return [has === undefined ? `(int64_t)${value}` : `(int64_t)(${has} && ${value} != 0)`, "true"];
  return [`(int64_t)${value}`, has ?? "true"];
}

export function readStruct(s: Scope, field: ValueField, type: StructType): string[] {
  const { name } = field;
  const path = [{ name }];
  const inner = s.unit.structs[type.struct]!;
  const kind = valueKind(s.unit.table, type) as Kind & { kind: "struct" };
  const own = s.temp();
  const member = s.owner.members.of(name, kind);
  const before = structTarget(s, kind.isPointer, `m->${member.id}`, own, inner.type, name);
  const last = type.alone && mayEnd(inner) ? `&${own}_last` : "NULL";
  const alone =
    last === "NULL"
      ? { before: [], after: [] }
      : {
          before: [`ds_last ${own}_last = { false, 0 };`],
          after: [`if (${own}_last.ended) return ${failure("DS_ERROR_LIST", "at", path)};`],
        };
  return bounded(s, type.region, () => [
    ...before.lines,
    ...alone.before,
    ...callStruct(s, type, path, before.target, last, (one) => foundIn(s, `${name}.${one}`)),
    ...alone.after,
    ...(s.skips ? [] : markCode(s, member)),
    ...(type.padded ? readPadding(s, paddingMember(name)) : []),
  ]);
}

/** Where a struct is read to: the member, or memory that it points to. */
function structTarget(
  s: Scope,
  isPointer: boolean,
  member: string,
  own: string,
  type: string,
  name: string,
) {
  if (s.skips) return { lines: [], target: "" };
  if (!isPointer) return { lines: [], target: `&${member}` };
  return {
    lines: [
      `size_t ${own}_room = 0;`,
      `${type} *const ${own} = ds_grow(r->arena, NULL, 0, &${own}_room, sizeof *${own});`,
      `if (${own} == NULL) return ${failure("DS_ERROR_MEMORY", "at", [{ name }])};`,
      `${member} = ${own};`,
    ],
    target: own,
  };
}
