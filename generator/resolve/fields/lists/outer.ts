import type { IntType } from "../../../../runtime/table/types/integers.ts";
import type { OuterMember } from "../../../../runtime/table/types/struct.ts";
import { type Entry, member, members, text } from "../../../read/source.ts";
import { near } from "../../../read/suggest.ts";
import { withNames } from "../../scope/integers.ts";
import { intRange } from "../../../facts/integers.ts";
import { FLAG, isFlag, ofType } from "../../types/outer-types.ts";
import { claimName, type Scope, versionText } from "../../scope/scope.ts";
import { lookUp } from "../../types/types.ts";

/*
 * The outer parameters of a struct: `outer: { version: u8, is_long: bit }`. Since encoding has that before
 * the struct, too, it can ask of each member that depends on it whether it is rightly there.
 */

const INTEGER = "Expected `bit`, or the type of an integer without scale.";

/** Lets the fields of a struct depend on what it is sent. */
export function claimOuter(struct: Entry, scope: Scope): void {
  for (const parameter of members(member(struct, "outer"))) {
    claimName(scope, parameter.key.text, parameter);
    const type = typeOf(parameter, scope);
    if (type !== undefined)
      scope.choosers.set(parameter.key.text, { type, chooses: true, outer: true });
  }
}

function typeOf(parameter: Entry, scope: Scope): IntType | undefined {
  const at = member(parameter, "type") ?? parameter;
  if (isFlag(parameter)) return FLAG;
  const { types, report } = scope.schema;
  const type = lookUp(text(at), at, types, report, [FLAG.name]);
  if (type === undefined) return undefined;
  if (type.kind === "int" && type.scale === undefined) return withNames(type, parameter, scope);
  report.error(at, `${type.name} is nothing that a field could depend on`, INTEGER);
  return undefined;
}

/** Where a struct finds what it is sent, in the scope that it is used in. Reports what is not there. */
export function outerMembers(
  name: string,
  struct: Entry,
  at: Entry,
  scope: Scope,
): { outer?: readonly OuterMember[] } {
  const parameter = members(member(struct, "outer"));
  if (parameter.length === 0) return {};
  const outer = parameter.flatMap((one) => found(name, one.key.text, one, at, scope) ?? []);
  return { outer };
}

function found(
  struct: string,
  name: string,
  parameter: Entry,
  at: Entry,
  scope: Scope,
): OuterMember | undefined {
  const { schema } = scope;
  const { report } = schema;
  const bit = scope.flags.get(name);
  const chooser = scope.choosers.get(name);
  const asFlag = isFlag(parameter);
  if (asFlag && bit !== undefined) return { name, bit };
  if (chooser?.chooses !== true || (asFlag && !chooser.outer)) {
    const known = [...(asFlag ? [] : scope.choosers.keys()), ...(asFlag ? scope.flags.keys() : [])];
    const isThere = scope.names.has(name);
    const what = asFlag ? "a flag" : "an integer without scale, of one width, always there,";
    report.error(
      at,
      `"${struct}" needs "${name}", and ${isThere ? "that is not one" : "there is none"} before this in ${versionText(scope)}`,
      (isThere ? undefined : near(name, known)) ??
        `Put ${what} of that name before it; or, in a struct, declare it as \`outer\`, too.`,
      "outer",
    );
    return undefined;
  }
  const type = asFlag ? FLAG : ofType(parameter, schema.types);
  if (type === undefined) return undefined;
  const [low, high] = intRange(type);
  const [least, most] = intRange(chooser.type);
  if (least < low || most > high)
    report.error(
      at,
      `"${struct}" takes "${name}" as ${type.name}, which does not hold all that it is here, ${least} to ${most}`,
      "Give it the type that it has there.",
      "outer",
    );
  return { name, ...(chooser.outer ? { outer: true as const } : {}) };
}
