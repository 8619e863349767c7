import type {
  BitField,
  Field,
  IntType,
  InterleaveField,
  LengthField,
  MaskField,
  MaskPart,
  RefuseField,
  SplitField,
  ValueField,
  ValueType,
} from "../runtime/table.ts";
import { docOf } from "./enums.ts";
import {
  claimBit,
  claimName,
  innerScope,
  isThere,
  type MaskDraft,
  type Scope,
  settleMask,
} from "./scope.ts";
import {
  type Entry,
  integer,
  isMapEntry,
  isScalarEntry,
  items,
  member,
  type MemberEntry,
  members,
  numberOf,
  text,
  textOf,
} from "./source.ts";
import { suggest } from "./suggest.ts";
import { resolveSwitch } from "./switch.ts";
import { intRange, lookUp, partType, withScale } from "./types.ts";
import { parseVersions, versionBounds, versionsText } from "./versions.ts";

/** Arrays are written out element by element. */
const MAX_COUNT = 16;

/** Resolves a field list for the version of the scope, and settles the masks that it begins. */
export function resolveFields(list: Entry | undefined, scope: Scope): Field[] {
  const outer = new Set(scope.masks.keys());
  const fields: Field[] = [];
  for (const item of items(list)) {
    const last = fields.at(-1);
    if (last?.kind === "switch")
      scope.schema.report.error(
        item,
        "nothing can follow a switch",
        "Move it before the switch, or into the arms.",
      );
    const field = resolveItem(item, scope);
    if (field !== undefined) fields.push(field);
  }
  for (const [name, draft] of scope.masks)
    if (!outer.has(name)) settleMask(draft, scope.schema.report);
  for (const [name, { of }] of scope.lengths) {
    scope.schema.report.error(of, `there is no field "${name}" of type bytes behind this`);
  }
  return fields;
}

function resolveItem(item: Entry, scope: Scope): Field | undefined {
  const { versions, report } = scope.schema;
  if (member(item, "split") !== undefined) {
    return isThere(scope, versionBounds(item, versions, report))
      ? resolveSplit(item, scope)
      : undefined;
  }
  if (member(item, "interleave") !== undefined) {
    return isThere(scope, versionBounds(item, versions, report))
      ? resolveInterleave(item, scope)
      : undefined;
  }
  const refused = member(item, "refuse");
  if (refused !== undefined) {
    return isThere(scope, versionBounds(item, versions, report))
      ? resolveRefuse(item, refused, scope)
      : undefined;
  }
  const chosen = member(item, "switch");
  if (chosen !== undefined) {
    if (scope.outer === undefined) return resolveSwitch(item, scope, resolveInner);
    report.error(
      chosen.key ?? chosen,
      "a switch cannot stand in an arm",
      "List the values of both in one switch.",
    );
    return undefined;
  }
  const [named] = members(item);
  if (named === undefined || !isThere(scope, versionBounds(named, versions, report)))
    return undefined;
  return resolveNamed(named.key.text, named, scope);
}

function resolveInner(list: Entry | undefined, scope: Scope): Field[] {
  return resolveFields(list, innerScope(scope));
}

function resolveNamed(name: string, entry: Entry, scope: Scope): Field | undefined {
  claimName(scope, name, entry);
  if (member(entry, "mask") !== undefined) return resolveMask(name, entry, scope);
  const bit = member(entry, "bit");
  if (bit !== undefined) return resolveBit(name, entry, bit, scope);
  if (member(entry, "length-of") !== undefined) return resolveLength(name, entry, scope);
  return resolveValue(name, entry, scope);
}

function resolveMask(name: string, entry: Entry, scope: Scope): MaskField {
  const source = member(entry, "mask")!;
  const { report } = scope.schema;
  const first = text(source).startsWith("id") ? idPart(source, scope) : typePart(text(source));
  const parts: MaskPart[] = [first];
  const claims: MaskDraft["claims"] = new Map();
  for (const more of items(member(entry, "more"))) {
    const bit = member(more, "bit")!;
    const when = integer(bit);
    if (when < 0 || when > 31 || ((carriedBits(parts) >>> when) & 1) === 0)
      report.error(
        bit,
        `no part before this one carries bit ${when}`,
        `The highest bit so far is ${highestBit(parts) - 1}.`,
      );
    else if (claims.has(when)) report.error(bit, `bit ${when} already announces a part`);
    claims.set(when, { what: "that a further part follows", opens: true });
    parts.push({
      ...typePart(textOf(more, "type")!),
      at: Math.ceil(highestBit(parts) / 8) * 8,
      when,
    });
  }
  const bits = highestBit(parts);
  if (bits > 32) report.error(source, `the mask has ${bits} bits; 32 is the most`);
  const field = {
    kind: "mask" as const,
    name,
    ...docOf(entry),
    parts,
    hint: 0,
    unused: 0,
    usual: 0,
  };
  scope.masks.set(name, {
    field,
    bits,
    carried: carriedBits(parts),
    claims,
    usual: items(member(entry, "usual")),
  });
  return field;
}

/** One more than the highest bit that the parts carry. */
function highestBit(parts: readonly MaskPart[]): number {
  return Math.max(...parts.map((part) => part.at + part.bits));
}

function carriedBits(parts: readonly MaskPart[]): number {
  return parts.reduce((bits, part) => bits + (2 ** part.bits - 1) * 2 ** part.at, 0) >>> 0;
}

function typePart(type: string): MaskPart {
  const bits = Number(type.slice(1));
  return { from: { kind: "int", name: type, bits, signed: false }, bits, at: 0 };
}

function idPart(source: Entry, scope: Scope): MaskPart {
  const low = Number(text(source).slice("id & ".length));
  const bits = Math.log2(low + 1);
  const { report } = scope.schema;
  const [first, last] = scope.id ?? [0, 0];
  if (scope.id === undefined) {
    report.error(source, "a block has no id", "Masks of blocks begin with a byte of their own.");
  } else if (scope.outer !== undefined) {
    report.error(source, "an arm comes too late for the id", "Move the mask before the switch.");
  } else if ([...scope.masks.values()].some(({ field }) => field.parts[0]!.from === "id")) {
    report.error(source, "another mask has the bits of the id already");
  } else if (scope.names.size > 1) {
    report.error(source, "the id comes before all fields", "Move the mask to the top.");
  } else if (!Number.isInteger(bits) || bits === 0) {
    report.error(
      source,
      `${text(source)} does not take the low bits`,
      "Expected 1, 3, 7, 0xf, 0x1f, 0x3f or 0x7f.",
    );
  } else if (last - first !== low || (first & low) !== 0) {
    const range = `0x${first.toString(16)}..0x${last.toString(16)}`;
    report.error(
      source,
      `${text(source)} does not cover the ids ${range}`,
      "The ids must differ in just the bits that the mask takes.",
    );
  }
  return { from: "id", bits: Math.floor(bits), at: 0 };
}

function resolveBit(name: string, entry: Entry, bit: Entry, scope: Scope): BitField | undefined {
  const ref = claimBit(scope, bit, `"${name}"`, false);
  return ref === undefined ? undefined : { kind: "bit", name, ...docOf(entry), bit: ref };
}

function resolveRefuse(item: Entry, bit: Entry, scope: Scope): RefuseField | undefined {
  const ref = claimBit(scope, bit, "that something follows which is refused", false);
  return ref === undefined ? undefined : { kind: "refuse", bit: ref, why: textOf(item, "why")! };
}

function resolveLength(name: string, entry: Entry, scope: Scope): LengthField | undefined {
  const type = lookUp(
    textOf(entry, "type")!,
    member(entry, "type")!,
    scope.schema.types,
    scope.schema.report,
  );
  const of = member(entry, "length-of")!;
  const others = ["count", "scale", "plus", "enum", "when", "absent", "wide", "max", "selects"];
  for (const key of [...others, "foreign", "carries"]) {
    const found = member(entry, key);
    if (found !== undefined)
      scope.schema.report.error(found.key ?? found, `a length cannot have "${key}"`);
  }
  const twin = scope.lengths.get(text(of));
  if (twin !== undefined)
    scope.schema.report.error(of, `"${twin.field}" is the length of "${text(of)}" already`);
  scope.lengths.set(text(of), { field: name, of });
  if (type !== undefined && (type.kind !== "int" || type.scale !== undefined)) {
    scope.schema.report.error(member(entry, "type")!, "a length is an integer without scale");
    return undefined;
  }
  return type === undefined
    ? undefined
    : { kind: "length", name, ...docOf(entry), type, of: text(of) };
}

function resolveValue(name: string, entry: Entry, scope: Scope): ValueField | undefined {
  const type = valueType(name, entry, scope);
  if (type === undefined) return undefined;
  if (type.kind !== "bytes") rejectKeys(entry, ["carries"], "bytes", scope);
  const carries = type.kind === "bytes" ? member(entry, "carries") : undefined;
  if (carries !== undefined && (scope.id !== undefined || scope.outer !== undefined))
    scope.schema.report.error(
      carries.key ?? carries,
      "only a container's block carries messages, and not in an arm",
    );
  const when = member(entry, "when");
  const ref =
    when === undefined ? undefined : claimBit(scope, when, `that "${name}" is there`, false);
  const field: ValueField = {
    kind: "value",
    name,
    ...docOf(entry),
    type,
    ...(ref === undefined ? {} : { when: ref }),
    ...wideOf(name, entry, type, scope),
    ...absentOf(entry, type, scope),
    ...maxOf(entry, type, scope),
    ...selectsOf(entry, type, scope),
  };
  scope.values.set(name, field);
  return field;
}

function valueType(name: string, entry: Entry, scope: Scope): ValueType | undefined {
  const { types, report } = scope.schema;
  const list = member(entry, "list");
  const at = list ?? member(entry, "type") ?? entry;
  const written = isScalarEntry(entry) ? text(entry) : text(at);
  const [, base = "", bracket] = /^(\w+)(?:\[(\d+)\])?$/.exec(written) ?? [];
  const named = lookUp(base, at, types, report);
  if (named === undefined) return undefined;
  const count = member(entry, "count");
  if (count !== undefined && bracket !== undefined)
    report.error(count.key ?? count, `the count stands in "${written}" already`);
  if (named.kind !== "int") rejectKeys(entry, ["scale", "plus", "enum"], "integers", scope);
  if (list !== undefined && named.kind !== "text") {
    report.error(
      at,
      `a list holds strings, and ${base} is none`,
      "Expected a type made of `text`.",
    );
    return undefined;
  }
  const times =
    bracket === undefined ? (count === undefined ? undefined : integer(count)) : Number(bracket);
  if (named.kind === "bytes") {
    if (times !== undefined)
      report.error(count?.key ?? at, "bytes are counted by a field with `length-of`");
    return bytesType(name, entry, at, scope);
  }
  if (named.kind === "text")
    return textType(named.name, named.cut, at, list !== undefined, times, scope);
  const element =
    named.kind === "int" ? withEnum(withScale(named, entry, report), entry, scope) : named;
  if (times === undefined) return element;
  if (times < 1 || times > MAX_COUNT)
    report.error(count ?? at, `an array has 1 to ${MAX_COUNT} elements, not ${times}`);
  return { kind: "array", name: `${element.name}[${times}]`, of: element, count: times };
}

function rejectKeys(entry: Entry, keys: readonly string[], whom: string, scope: Scope): void {
  for (const key of keys) {
    const found = member(entry, key);
    if (found !== undefined)
      scope.schema.report.error(found.key ?? found, `"${key}" is for ${whom} only`);
  }
}

function bytesType(name: string, entry: Entry, at: Entry, scope: Scope): ValueType {
  const length = scope.lengths.get(name);
  scope.lengths.delete(name);
  if (length === undefined) {
    scope.schema.report.error(
      at,
      `nothing tells how many bytes "${name}" has`,
      `Put a field with \`length-of: ${name}\` before it.`,
    );
  }
  const when = member(entry, "when");
  if (when !== undefined)
    scope.schema.report.error(
      when.key ?? when,
      "bytes are always there, as their length is",
      "A length of 0 says that there are none.",
    );
  return { kind: "bytes", name: "bytes", length: length?.field ?? "" };
}

function textType(
  name: string,
  cut: number | undefined,
  at: Entry,
  list: boolean,
  times: number | undefined,
  scope: Scope,
): ValueType {
  const { report } = scope.schema;
  if (cut === undefined)
    report.error(
      at,
      `"${name}" does not say where a string is cut`,
      "Define a type with `type: text` and `cut`.",
    );
  if (times !== undefined) report.error(at, "strings stand in a `list`, not in an array");
  return { kind: list ? "strings" : "string", name, cut: cut ?? 1 };
}

function withEnum(type: IntType, entry: Entry, scope: Scope): IntType {
  const named = member(entry, "enum");
  if (named === undefined) return type;
  const { enums, report } = scope.schema;
  const index = enums.findIndex((e) => e.name === text(named));
  if (index < 0) {
    report.error(
      named,
      `there is no enum "${text(named)}"`,
      suggest(
        text(named),
        enums.map((e) => e.name),
      ),
    );
    return type;
  }
  if (type.scale !== undefined) report.error(named, "a scaled value has no enum");
  const wide = scope.schema.types.get(textOf(member(entry, "wide"), "type") ?? "");
  const widest = wide?.kind === "int" ? wide : type;
  const [low, high] = intRange(widest);
  for (const value of enums[index]!.values) {
    if (isThere(scope, value) && (value.value < low || value.value > high))
      report.error(named, `${value.name} is ${value.value}, which ${widest.name} does not hold`);
  }
  return { ...type, enum: index };
}

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
  const [low, high] = intRange(narrow);
  const [wideLow, wideHigh] = intRange(type);
  if (type.bits <= narrow.bits) report.error(at, `${type.name} is no wider than ${narrow.name}`);
  else if (wideLow > low || wideHigh < high)
    report.error(at, `${type.name} does not hold all that ${narrow.name} holds`);
  return { wide: { when: ref, type } };
}

function absentOf(entry: Entry, type: ValueType, scope: Scope): Pick<ValueField, "absent"> {
  const absent = member(entry, "absent");
  if (absent === undefined) return {};
  const { report } = scope.schema;
  if (member(entry, "when") === undefined)
    report.error(
      absent.key ?? absent,
      "the field is always there",
      "Only a field with `when` can be absent.",
    );
  if (/^[a-z]/.test(text(absent))) return { absent: text(absent) };
  const value = numberOf(text(absent));
  const element = type.kind === "array" ? type.of : type;
  if (element.kind !== "int" && element.kind !== "float")
    report.error(absent, `${type.name} is no number, and ${value} is one`);
  else if (element.kind === "int" && rawOf(element, value) === undefined)
    report.error(absent, `${value} is no value of ${element.name}`);
  return { absent: value };
}

function valueOf({ scale }: IntType, raw: number): number {
  return scale === undefined ? raw : (raw * scale.num) / scale.den + scale.plus;
}

/** The raw value that stands for a value just so. */
function rawOf(type: IntType, value: number): number | undefined {
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  const raw = Math.round(((value - plus) * den) / num);
  const [low, high] = intRange(type);
  return raw >= low && raw <= high && (raw * num) / den + plus === value ? raw : undefined;
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

function selectsOf(
  entry: Entry,
  type: ValueType,
  scope: Scope,
): Pick<ValueField, "selects" | "foreign"> {
  const selects = member(entry, "selects");
  const foreign = member(entry, "foreign");
  const { report, versions } = scope.schema;
  if (selects === undefined) {
    if (foreign !== undefined)
      report.error(foreign.key ?? foreign, '"foreign" belongs to "selects"');
    return {};
  }
  if (type.kind !== "int" || type.scale !== undefined)
    report.error(selects.key ?? selects, "a protocol's number is an integer without scale");
  if (member(entry, "wide") !== undefined)
    report.error(selects.key ?? selects, "a field with two widths cannot select");
  if (member(entry, "when") !== undefined)
    report.error(selects.key ?? selects, "a field that may be absent cannot select");
  const known = members(selects).map((m) => ({
    value: numberOf(m.key.text),
    versions: parseVersions(m, versions, report),
  }));
  const names = members(foreign).map((m) => ({ value: numberOf(m.key.text), name: text(m) }));
  for (const [i, m] of members(selects).entries()) reportChoice(m, known, i, type, scope);
  for (const m of members(foreign)) {
    if (known.some((k) => k.value === numberOf(m.key.text)))
      report.error(m.key, `${m.key.text} is described here, not foreign`);
    else reportOutside(m.key, type, report);
  }
  return { selects: known, ...(names.length === 0 ? {} : { foreign: names }) };
}

type Choice = NonNullable<ValueField["selects"]>[number];

/** Reports a number that the field does not hold, or that says what another one says. */
function reportChoice(
  entry: MemberEntry,
  known: readonly Choice[],
  index: number,
  type: ValueType,
  { schema: { report, versions } }: Scope,
): void {
  const { value, versions: range } = known[index]!;
  reportOutside(entry.key, type, report);
  for (const other of known.slice(0, index)) {
    if (other.value === value) {
      report.error(
        entry.key,
        `${entry.key.text} selects ${versionsText(other.versions, versions)} already`,
      );
    } else if (other.versions.from <= range.to && range.from <= other.versions.to) {
      const from = Math.max(other.versions.from, range.from);
      const to = Math.min(other.versions.to, range.to);
      report.error(entry, `${other.value} selects ${versionsText({ from, to }, versions)} already`);
    }
  }
}

function reportOutside(
  key: NonNullable<Entry["key"]>,
  type: ValueType,
  report: Scope["schema"]["report"],
): void {
  if (type.kind !== "int") return;
  const [low, high] = intRange(type);
  const value = numberOf(key.text);
  if (value < low || value > high)
    report.error(key, `${type.name} holds no ${key.text}`, `It holds ${low} to ${high}.`);
}

function resolveSplit(item: Entry, scope: Scope): SplitField {
  const word = member(item, "split")!;
  const wire: IntType = {
    kind: "int",
    name: text(word),
    bits: Number(text(word).slice(1)),
    signed: false,
  };
  const { report } = scope.schema;
  const parts = members(member(item, "into")).flatMap((part) => {
    claimName(scope, part.key.text, part);
    const at = isMapEntry(part) ? member(part, "type")! : part;
    const type = partType(text(at), at, report);
    if (type === undefined) return [];
    return [
      {
        name: part.key.text,
        ...docOf(part),
        type: withEnum(withScale(type, part, report), part, scope),
      },
    ];
  });
  const bits = parts.reduce((sum, part) => sum + part.type.bits, 0);
  if (bits !== wire.bits && parts.length === members(member(item, "into")).length)
    report.error(
      member(item, "into")!.key ?? item,
      `the parts have ${bits} bits, and ${wire.name} has ${wire.bits}`,
    );
  return { kind: "split", wire, parts };
}

function resolveInterleave(item: Entry, scope: Scope): InterleaveField {
  const count = member(item, "interleave")!;
  const { types, report } = scope.schema;
  if (integer(count) > MAX_COUNT)
    report.error(count, `an array has 1 to ${MAX_COUNT} elements, not ${text(count)}`);
  const fields = members(member(item, "of")).flatMap((m) => {
    claimName(scope, m.key.text, m);
    // The code reads elements into constants: origin0, origin1, …
    for (let i = 0; i < Math.min(integer(count), MAX_COUNT); i++)
      claimName(scope, `${m.key.text}${i}`, m);
    const at = isMapEntry(m) ? member(m, "type")! : m;
    const type = lookUp(text(at), at, types, report);
    if (type === undefined) return [];
    if (type.kind !== "int") {
      report.error(at, `only integers take turns, and ${type.name} is none`);
      return [];
    }
    return [
      { name: m.key.text, ...docOf(m), type: withEnum(withScale(type, m, report), m, scope) },
    ];
  });
  return { kind: "interleave", count: integer(count), fields };
}
