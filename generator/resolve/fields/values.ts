import type {
  IntType,
  LengthField,
  StringType,
  ValueField,
  ValueType,
  Widths,
} from "../../../runtime/table/table.ts";
import { docOf } from "../enums.ts";
import { rawOf, valueOf, withNames } from "../integers.ts";
import { claimAll } from "./masks.ts";
import { cutOf, HINT_OF_ENDS, rejectKeys } from "./keys.ts";
import { stringsType, structType } from "./lists.ts";
import { claimBit, type Scope } from "../scope.ts";
import { selectsOf } from "../versions/selects.ts";
import {
  type Entry,
  integer,
  isScalarEntry,
  member,
  type MemberEntry,
  members,
  numberOf,
  text,
  textOf,
} from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";
import { intRange, lookUp, type NamedType, withScale } from "../types.ts";

/** Arrays of so many elements are read in a loop; longer ones are none. */
const MAX_COUNT = 4096;

/** Resolves a field that is a value on the wire. */
export function resolveValue(name: string, entry: Entry, scope: Scope): ValueField | undefined {
  if (member(entry, "widths") !== undefined) return resolveWidths(name, entry, scope);
  const type = valueType(name, entry, scope);
  if (type === undefined) return undefined;
  reportBytesKeys(entry, type, scope);
  const field: ValueField = {
    kind: "value",
    name,
    ...docOf(entry),
    type,
    ...whenOf(name, entry, type, scope),
    ...wideOf(name, entry, type, scope),
    ...endsOf(entry, type, scope),
    ...absentOf(entry, type, scope),
    ...highOf(entry, type, scope),
    ...maxOf(entry, type, scope),
    ...selectsOf(entry, type, scope),
  };
  scope.values.set(name, field);
  if (type.kind === "int") {
    const one = field.when === undefined && field.wide === undefined && !field.whenMore;
    scope.choosers.set(name, { type, chooses: one && type.scale === undefined });
  }
  return field;
}

/** Reports what is said of bytes where there are none, or of their length where there is none. */
function reportBytesKeys(entry: Entry, type: ValueType, scope: Scope): void {
  const { report } = scope.schema;
  const none = member(entry, "none");
  if (none !== undefined)
    report.error(none.key ?? none, '"none" belongs to "length-of"', "Give it to the length.");
  if (type.kind !== "bytes") return rejectKeys(entry, ["carries", "to"], "bytes", scope);
  const carries = member(entry, "carries");
  if (carries !== undefined && scope.of !== "block")
    report.error(carries.key ?? carries, "only a container's block carries messages");
}

function whenOf(
  name: string,
  entry: Entry,
  type: ValueType,
  scope: Scope,
): Pick<ValueField, "when" | "whenMore"> {
  const when = member(entry, "when");
  if (when === undefined) return {};
  const { report } = scope.schema;
  const always = alwaysThere(type);
  if (always !== undefined) {
    report.error(when.key ?? when, `"${name}" is always there, ${always.as}`, always.hint);
    return {};
  }
  if (text(when) !== "more") {
    const ref = claimBit(scope, when, `that "${name}" is there`, false);
    return ref === undefined ? {} : { when: ref };
  }
  if (scope.of === "struct")
    report.error(when, "a struct does not know where the bytes end", HINT_OF_ENDS);
  const wide = member(entry, "wide");
  if (wide !== undefined)
    report.error(
      wide.key ?? wide,
      "what is there only when bytes are left has one width",
      "A bit can say both: that it is there, and how wide.",
    );
  return { whenMore: true };
}

/** Why a value cannot depend on a bit, where it cannot. */
function alwaysThere(type: ValueType): { as: string; hint: string } | undefined {
  if (type.kind === "sparse")
    return { as: "as its mask is", hint: "A mask without bits says that there are none." };
  if (type.kind === "bytes" && type.length !== undefined)
    return {
      as: "as its length is",
      hint: "A length of 0 says that there are none; with `none`, another number does.",
    };
  const toEnd = type.kind === "bytes" || (type.kind === "list" && type.ends === "bytes");
  return toEnd ? { as: "up to the end", hint: "There may be nothing left of it." } : undefined;
}

// ---- types

function valueType(name: string, entry: Entry, scope: Scope): ValueType | undefined {
  const { types, structs, report } = scope.schema;
  const list = member(entry, "list");
  const at = list ?? member(entry, "type") ?? entry;
  const written = isScalarEntry(entry) ? text(entry) : text(at);
  const [, base = "", bracket] = /^(\w+)(?:\[(\d+)\])?$/.exec(written) ?? [];
  const struct = [...structs.keys()].indexOf(base);
  if (struct >= 0) return structType(base, struct, entry, at, bracket, scope);
  const named = lookUp(base, at, types, report, structs.keys());
  if (named === undefined) return undefined;
  const count = member(entry, "count");
  if (list === undefined && count !== undefined && bracket !== undefined)
    report.error(count.key ?? count, `the count stands in "${written}" already`);
  if (named.kind !== "int")
    rejectKeys(entry, ["scale", "plus", "enum", "vectors"], "integers", scope);
  if (list !== undefined) return stringsType(named, entry, at, bracket, scope);
  const times =
    bracket === undefined ? (count === undefined ? undefined : integer(count)) : Number(bracket);
  return plainType(name, named, entry, at, times, scope);
}

function plainType(
  name: string,
  named: NamedType,
  entry: Entry,
  at: Entry,
  times: number | undefined,
  scope: Scope,
): ValueType | undefined {
  const { report } = scope.schema;
  const count = member(entry, "count");
  if (named.kind === "bytes") {
    if (times !== undefined)
      report.error(count?.key ?? at, "bytes are counted by a field with `length-of`");
    return bytesType(name, entry, at, scope);
  }
  if (named.kind === "text") {
    if (times !== undefined) report.error(at, "strings stand in a `list`, not in an array");
    if (named.open && scope.of === "struct")
      report.error(at, "a struct does not know where the bytes end", HINT_OF_ENDS);
    return stringType(named, at, scope);
  }
  const element =
    named.kind === "int" ? withNames(withScale(named, entry, report), entry, scope) : named;
  const per = member(entry, "per");
  if (per !== undefined) return sparseType(name, element, per, times, scope);
  if (times === undefined) return element;
  if (times < 1 || times > MAX_COUNT)
    report.error(count ?? at, `an array has 1 to ${MAX_COUNT} elements, not ${times}`);
  return { kind: "array", name: `${element.name}[${times}]`, of: element, count: times };
}

function sparseType(
  name: string,
  of: Exclude<ValueType, never>,
  per: Entry,
  times: number | undefined,
  scope: Scope,
): ValueType | undefined {
  const { report } = scope.schema;
  if (of.kind !== "int" || times !== undefined) {
    report.error(per.key ?? per, "only single integers stand one for each bit");
    return undefined;
  }
  if (!claimAll(scope, text(per), per, `that "${name}" has a value`)) return undefined;
  return { kind: "sparse", name: of.name, of, mask: text(per) };
}

function bytesType(name: string, entry: Entry, at: Entry, scope: Scope): ValueType {
  const { report } = scope.schema;
  const length = scope.lengths.get(name);
  scope.lengths.delete(name);
  const to = member(entry, "to");
  if (to !== undefined) {
    if (length !== undefined)
      report.error(to.key ?? to, `"${length.field}" tells how many bytes it has`);
    if (scope.of === "struct")
      report.error(to.key ?? to, "a struct does not know where the bytes end", HINT_OF_ENDS);
    return { kind: "bytes", name: "bytes" };
  }
  if (name === "rest")
    report.error(
      entry.key ?? at,
      '"rest" is no name of counted bytes: `length-of: rest` counts all that follows',
      "Choose another name.",
    );
  else if (length === undefined) {
    report.error(
      at,
      `nothing tells how many bytes "${name}" has`,
      `Put a field with \`length-of: ${name}\` before it, or give it \`to: end\`.`,
    );
  }
  return {
    kind: "bytes",
    name: "bytes",
    length: length?.field ?? "",
    ...(length?.none === undefined ? {} : { none: length.none }),
  };
}

function stringType(named: NamedType & { kind: "text" }, at: Entry, scope: Scope): StringType {
  const { name, open } = named;
  return { kind: "string", name, cut: cutOf(named, at, scope), ...(open ? { open } : {}) };
}

// ---- widths

function wideOf(
  name: string,
  entry: Entry,
  narrow: ValueType,
  scope: Scope,
): Pick<ValueField, "wide"> {
  const wide = member(entry, "wide");
  if (wide === undefined) return {};
  const { types, report } = scope.schema;
  const at = member(wide, "type")!;
  const type = lookUp(text(at), at, types, report);
  const ref = claimBit(scope, member(wide, "when")!, `that "${name}" is wider`, true);
  if (type === undefined || ref === undefined) return {};
  if (
    narrow.kind !== "int" ||
    type.kind !== "int" ||
    type.scale !== undefined ||
    narrow.scale !== undefined
  ) {
    report.error(at, "only integers without scale have two widths");
    return {};
  }
  reportNoWider(at, type, narrow, scope);
  return { wide: { when: ref, type } };
}

function reportNoWider(
  at: Entry,
  type: IntType,
  narrow: IntType,
  { schema: { report } }: Scope,
): void {
  const [low, high] = intRange(narrow);
  const [wideLow, wideHigh] = intRange(type);
  if (type.bits <= narrow.bits) report.error(at, `${type.name} is no wider than ${narrow.name}`);
  else if (wideLow > low || wideHigh < high)
    report.error(at, `${type.name} does not hold all that ${narrow.name} holds`);
}

/** A field that two bits tell the width of. */
function resolveWidths(name: string, entry: Entry, scope: Scope): ValueField | undefined {
  const list = member(entry, "widths")!;
  const { report } = scope.schema;
  const entries = members(list);
  const both = entries.find(({ key }) => key.text === "both");
  const [narrow, wide, third] = entries.filter((e) => e !== both);
  if (narrow === undefined || wide === undefined || third !== undefined) {
    report.error(
      list.key ?? list,
      "two bits tell a width",
      "Name two bits, the narrower type first, and perhaps `both`.",
    );
    return undefined;
  }
  const types = [narrow, wide, ...(both === undefined ? [] : [both])].map((e) =>
    widthType(e, scope),
  );
  const refs = [narrow, wide].map((e) =>
    claimBit(scope, { ...e, ...e.key }, `how wide "${name}" is`, false, e.key.text),
  );
  const [first, second, most = second] = types;
  const [a, b] = refs;
  if (
    first === undefined ||
    second === undefined ||
    most === undefined ||
    a === undefined ||
    b === undefined
  )
    return undefined;
  if (a.mask !== b.mask) report.error(wide.key, "both bits must be of one mask");
  reportNoWider(wide, second, first, scope);
  if (both !== undefined) reportNoWider(both, most, second, scope);
  const widths: Widths = {
    mask: a.mask,
    narrow: { bit: a.bit, type: first },
    wide: { bit: b.bit, type: second },
    ...(both === undefined ? {} : { both: most }),
  };
  const field: ValueField = {
    kind: "value",
    name,
    ...docOf(entry),
    type: most,
    widths,
    ...absentOf(entry, most, scope),
    ...maxOf(entry, most, scope),
  };
  scope.values.set(name, field);
  scope.choosers.set(name, { type: most, chooses: false });
  return field;
}

function widthType(entry: MemberEntry, scope: Scope): IntType | undefined {
  const { types, report } = scope.schema;
  const type = lookUp(text(entry), entry, types, report);
  if (type === undefined || (type.kind === "int" && type.scale === undefined)) return type;
  report.error(entry, "only integers without scale have two widths");
  return undefined;
}

// ---- what is said of the value

/** The field whose high bits this one has: its own bits stand above those that it is read from. */
function highOf(entry: Entry, type: ValueType, scope: Scope): Pick<ValueField, "highOf"> {
  const low = member(entry, "high-of");
  if (low === undefined) return {};
  const { report } = scope.schema;
  const other = scope.values.get(text(low));
  const absent = member(entry, "absent");
  if (absent !== undefined)
    report.error(
      absent.key ?? absent,
      "nothing is meant by a high byte that is not there",
      `What "${text(low)}" says is the whole number then.`,
    );
  if (other === undefined)
    report.error(
      low,
      `there is no field "${text(low)}" before this`,
      suggest(text(low), scope.values.keys()),
    );
  else if (!isPlain(other.type) || !isPlain(type) || other.wide !== undefined)
    report.error(low, "only unsigned integers of one width and without scale are one number");
  else return { highOf: text(low) };
  return {};
}

function isPlain(type: ValueType): boolean {
  return type.kind === "int" && !type.signed && type.scale === undefined;
}

function endsOf(entry: Entry, type: ValueType, scope: Scope): Pick<ValueField, "ends"> {
  const ends = member(entry, "ends");
  if (ends === undefined || member(entry, "list") !== undefined) return {};
  const { report } = scope.schema;
  if (scope.of !== "struct") {
    report.error(
      ends.key ?? ends,
      "only an element of a list can end one",
      "Put it into a struct.",
    );
    return {};
  }
  if (type.kind !== "int" || type.scale !== undefined || member(entry, "when") !== undefined)
    report.error(ends.key ?? ends, "what ends a list is an integer without scale, always there");
  else if (rawOf(type, integer(ends)) === undefined)
    report.error(ends, `${integer(ends)} is no value of ${type.name}`);
  return { ends: integer(ends) };
}

function absentOf(entry: Entry, type: ValueType, scope: Scope): Pick<ValueField, "absent"> {
  const absent = member(entry, "absent");
  if (absent === undefined) return {};
  const { report } = scope.schema;
  if (
    member(entry, "when") === undefined &&
    member(entry, "widths") === undefined &&
    type.kind !== "sparse"
  )
    report.error(
      absent.key ?? absent,
      "the field is always there",
      "Only a field with `when` can be absent.",
    );
  if (/^[a-z]/.test(text(absent))) return { absent: text(absent) };
  if (type.kind === "sparse") {
    report.error(
      absent,
      "several values may be absent there, and not all mean one number",
      "Name what to look up: `previous.stats`.",
    );
    return {};
  }
  const value = numberOf(text(absent));
  const element = type.kind === "array" ? type.of : type;
  if (element.kind !== "int" && element.kind !== "float")
    report.error(absent, `${type.name} is no number, and ${value} is one`);
  else if (element.kind === "int" && rawOf(element, value) === undefined)
    report.error(absent, `${value} is no value of ${element.name}`);
  return { absent: value };
}

function maxOf(entry: Entry, type: ValueType, scope: Scope): Pick<ValueField, "max"> {
  const max = member(entry, "max");
  if (max === undefined) return {};
  const limit = integer(max);
  const { report, types } = scope.schema;
  const wide = textOf(member(entry, "wide"), "type");
  const widest = wide === undefined ? type : (types.get(wide) ?? type);
  const element = widest.kind === "array" ? widest.of : widest;
  if (element.kind !== "int") {
    report.error(max.key ?? max, '"max" is for integers only');
    return {};
  }
  const [least, most] = intRange(element).map((raw) => valueOf(element, raw)) as [number, number];
  if (limit >= most) report.error(max, `${element.name} holds no more than ${most} anyway`);
  else if (limit < least) report.error(max, `${element.name} holds no less than ${least}`);
  return { max: limit };
}

// ---- lengths

const NO_LENGTH_KEYS =
  "count scale enum vectors when per ends absent wide max selects foreign picks to carries".split(
    " ",
  );

/** Resolves a field that counts bytes. */
export function resolveLength(name: string, entry: Entry, scope: Scope): LengthField | undefined {
  const { types, report } = scope.schema;
  const type = lookUp(textOf(entry, "type")!, member(entry, "type")!, types, report);
  const of = member(entry, "length-of")!;
  for (const key of NO_LENGTH_KEYS) {
    const found = member(entry, key);
    if (found !== undefined) report.error(found.key ?? found, `a length cannot have "${key}"`);
  }
  const none = member(entry, "none");
  const rest = text(of) === "rest";
  if (rest) reportRest(of, none, scope);
  const twin = scope.lengths.get(text(of));
  if (twin !== undefined && rest)
    report.error(of, `"${twin.field}" counts all that follows already`);
  else if (twin !== undefined)
    report.error(of, `"${twin.field}" is the length of "${text(of)}" already`);
  scope.lengths.set(text(of), {
    field: name,
    of,
    none: none === undefined ? undefined : integer(none),
  });
  if (type === undefined) return undefined;
  if (type.kind !== "int" || type.scale !== undefined) {
    report.error(member(entry, "type")!, "a length is an integer without scale");
    return undefined;
  }
  if (none !== undefined) reportNone(none, entry, type, scope);
  return {
    kind: "length",
    name,
    ...docOf(entry),
    type: withScale(type, entry, report),
    ...(rest ? {} : { of: text(of) }),
    ...(none === undefined ? {} : { none: integer(none) }),
  };
}

function reportNone(none: Entry, entry: Entry, type: IntType, { schema: { report } }: Scope): void {
  const plus = member(entry, "plus");
  if (plus !== undefined) report.error(plus.key ?? plus, 'a length with "none" cannot have "plus"');
  const [low, high] = intRange(type);
  const value = integer(none);
  if (value < low || value > high) report.error(none, `${type.name} holds no ${value}`);
  else if (value >= 0)
    report.error(none, `${value} is a length like others`, "Choose a negative number.");
}

function reportRest(of: Entry, none: Entry | undefined, scope: Scope): void {
  const { report } = scope.schema;
  if (none !== undefined) report.error(none.key ?? none, "what follows is always there");
  if (scope.of === "struct") report.error(of, "in a struct it would count what follows the struct");
}
