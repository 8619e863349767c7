import type { BytesType } from "../../../runtime/table/types/bytes.ts";
import { endMember } from "../../../runtime/table/facts/members.ts";
import { layoutOf, listEnd } from "../../../runtime/table/messages.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import * as code from "../code/build.ts";
import type { ClassMember, Expr } from "../code/model.ts";
import { type Emitting, structName } from "../parts/emitting.ts";
import { local, pascal } from "../../facts/names.ts";
import { held } from "../parts/tests.ts";
import { listLines } from "../decode/lists.ts";
import { hasEndMask } from "../../members/companions.ts";
import { memberType } from "../../members/members.ts";
import { optionalGetter, own, OWN_READER, ownName, type Viewing } from "./getters.ts";
import type { ListField } from "../../facts/viewed.ts";

const READER = { name: "r", type: "Reader" };

/** The method that passes over a list. */
export function retargetName({ name }: ValueField): string {
  return `#retarget${pascal(name)}$`;
}

/** Passes over a list, and aims at its elements the views that were made for earlier lists. */
function retargetElements(emitting: Emitting, field: ListField): ClassMember[] {
  const view = `${structName(emitting, field.type.struct)}View`;
  const views = ownName(field.name);
  const [count, all] = [code.name("count"), code.name("views")];
  const isNew = code.equals(count, code.member(all, "length"));
  const made: Expr = code.made(code.name(view));
  const retarget = code.method(code.itemThere(all, count), "retarget", code.READER);
  return [
    listOf(views, view, true),
    listOf(`${views}$shown`, view),
    { kind: "property", name: `${views}$count`, value: code.number(0) },
    {
      kind: "method",
      name: retargetName(field),
      parameters: [READER],
      returns: "void",
      body: [
        code.constant("views", own(field.name)),
        code.variable("count", code.number(0)),
        {
          kind: "forever",
          step: code.increment(count),
          body: [
            code.when(isNew, [code.run(code.method(all, "push", made))]),
            code.when(retarget, [code.stop()]),
          ],
        },
        code.set(code.member(code.name("this"), `${views}$count`), count),
      ],
    },
  ];
}

function listOf(name: string, view: string, apart?: true): ClassMember {
  const own = { kind: "property", name, type: `${view}[]`, value: code.list([]) } as const;
  return { ...own, isReadonly: true, ...(apart === undefined ? {} : { apart }) };
}

/** The list as an array of views, and the mask of what ends it. */
export function elementGetters(emitting: Viewing, field: ListField): ClassMember[] {
  const { table, version } = emitting;
  const { name, type } = field;
  const views = ownName(name);
  const ofThis = (member: string) => code.member(code.name("this"), member);
  const [all, shown, count] = [views, `${views}$shown`, `${views}$count`].map(ofThis);
  const first = code.use("firstOf", all!, shown!, count!);
  const getters = [
    ...retargetElements(emitting, field),
    optionalGetter(emitting, field, name, memberType(table, type), first),
  ];
  if (!hasEndMask(table, type, version)) return getters;
  const { mask } = listEnd(layoutOf(table.structs[type.struct]!, version)!)!;
  const last = code.member(code.itemThere(all!, count!), mask!.name);
  return [...getters, optionalGetter(emitting, field, endMember(name), "number | undefined", last)];
}

/** A list is read where it is by a function of its own, which a getter for its end shares. */
export function listGetters(
  emitting: Viewing,
  field: ValueField,
  type: ListType,
  place: Expr,
): ClassMember[] {
  const { table, version } = emitting;
  const { name } = field;
  const list = memberType(table, type);
  const end = endMember(name);
  const withEnd = hasEndMask(table, type, version);
  const read = `#read${pascal(name)}$`;
  const readThere = code.lambda(["r"], code.method(code.name("this"), read, code.READER));
  const whole = code.use("readAt", OWN_READER, place, readThere);
  const both = code.record([name, end].map((one) => ({ name: one, value: held(one) })));
  const method: ClassMember = {
    kind: "method",
    name: read,
    parameters: [READER],
    returns: withEnd ? `{ ${name}: ${list}; ${end}: number }` : list,
    body: [
      code.variable(local(name), undefined, list),
      ...(withEnd ? [code.variable(local(end), code.number(0))] : []),
      ...listLines(emitting, name, type),
      code.leave(withEnd ? both : held(name)),
    ],
  };
  if (!withEnd) return [method, optionalGetter(emitting, field, name, list, whole)];
  const last = code.member(whole, end);
  return [
    method,
    optionalGetter(emitting, field, name, list, code.member(whole, name)),
    optionalGetter(emitting, field, end, "number | undefined", last),
  ];
}

/** What finds out its own length, read where it began. */
export function selfCounting(emitting: Viewing, type: ValueType, place: Expr): Expr {
  if (type.kind === "struct") {
    const decode = code.name(`decode${structName(emitting, type.struct)}`);
    const one = code.use("expectOne", code.READER, code.call(decode, code.READER));
    return code.use("readAt", OWN_READER, place, type.alone ? code.lambda(["r"], one) : decode);
  }
  if (type.kind === "string") return code.use("stringAt", OWN_READER, place, type.cut);
  if (type.kind === "strings") return code.use("stringsAt", OWN_READER, place, type.cut);
  const { length, none } = type as BytesType;
  const count = own(length!);
  const last = code.operation(place, "+", count);
  const bytes = code.method(code.member(OWN_READER, "bytes"), "subarray", place, last);
  if (none === undefined) return bytes;
  return code.choice(code.equals(count, none), code.UNDEFINED, bytes);
}
