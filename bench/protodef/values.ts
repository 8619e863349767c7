import { Frame } from "../../cli/import/protodef/frame.ts";
import type { Packet, Scope, Type } from "../../cli/import/protodef/description.ts";
import { kindOf } from "../../cli/import/protodef/kinds.ts";
import { casesOf } from "../../cli/import/protodef/cases.ts";
import { scalarOf } from "../../cli/import/protodef/scalars.ts";
import { NO_ELEMENTS } from "../../cli/import/protodef/values.ts";
import { listOf, mapOf } from "../../cli/import/located.ts";
import { nbtOf } from "./nbt.ts";

/*
 * Values as ProtoDef has them, of messages as an imported schema has them: by the description and the names that the
 * importer gives its members, and by no codec.
 */

type Members = Readonly<Record<string, unknown>>;

/** A container as both have it. */
interface At {
  readonly members: Members;
  /** Gives the schema's names, in the importer's order. */
  readonly frame: Frame;
  /** ProtoDef's, as far as it is made. */
  readonly value: Record<string, unknown>;
  readonly above?: At;
  /** What of it minecraft-protocol 1.54.0 is known to read or write otherwise than its description says. */
  readonly faults: Set<string>;
}

/**
 * What ProtoDef reads of a packet's bytes, beside its name.
 *
 * @param faults takes what of it minecraft-protocol 1.54.0 is known to read or write otherwise than its description says
 */
export function valueOf(
  packet: Packet,
  scope: Scope,
  message: Members,
  faults = new Set<string>(),
): unknown {
  return structValue(packet.type, scope, message, { faults });
}

function structValue(
  type: Type,
  scope: Scope,
  members: Members,
  above: At | Pick<At, "faults">,
): unknown {
  const { faults } = above;
  const outer = "frame" in above ? { above } : {};
  const at: At = { members, frame: new Frame(), value: {}, faults, ...outer };
  const { kind, given, scope: own } = kindOf(type, scope);
  if (kind === "void") return undefined;
  if (kind === "container") fill(given, own, at, true);
  else if (kind === "bitfield") Object.assign(at.value, partsOf(given, at));
  else if (kind === "bitflags") Object.assign(at.value, flagsOf(mapOf(given), at));
  else return memberValue("value", type, scope, at, true);
  return at.value;
}

/** Puts a container's members to ProtoDef's value. */
function fill(given: unknown, scope: Scope, at: At, isThere: boolean): void {
  for (const { name, anon, type } of listOf(given).map(mapOf)) {
    if (anon !== true && name !== undefined) {
      const value = memberValue(String(name), type, scope, at, isThere);
      if (isThere) at.value[String(name)] = value;
      continue;
    }
    const { kind, given: inner, scope: own } = kindOf(type, scope);
    if (kind === "container") fill(inner, own, at, isThere);
    else if (kind === "bitfield") Object.assign(at.value, partsOf(inner, at));
    else switchValue(undefined, mapOf(inner), own, at, isThere);
  }
}

function memberValue(known: string, type: Type, scope: Scope, at: At, isThere: boolean): unknown {
  const { kind, given, scope: own } = kindOf(type, scope);
  const { frame, members } = at;
  const of = mapOf(given);
  switch (kind) {
    case "void":
      return undefined;
    case "switch":
      return switchValue(known, of, own, at, isThere);
    case "option": {
      const has = members[frame.take(`has_${known}`)] === 1;
      const value = memberValue(known, given, own, at, isThere && has);
      if (isThere && has && value === undefined) at.faults.add("option of nothing");
      return value;
    }
    case "registryEntryHolder": {
      const number = Number(members[frame.take(String(of["baseName"]))]) | 0;
      const { name, type: inner } = mapOf(of["otherwise"]);
      const follows = memberValue(String(name), inner, own, at, isThere && number === 0);
      if (!isThere) return undefined;
      if (number === 0) at.faults.add("registryEntryHolder");
      if (number === 1) at.faults.add("registryEntryHolder of the id 0");
      return number === 0 ? { [String(name)]: follows } : { [String(of["baseName"])]: number - 1 };
    }
    case "registryEntryHolderSet":
      return holderSetValue(known, of, own, at, isThere);
    case "mapper": {
      const value = members[frame.take(known)];
      if (!isThere) return undefined;
      const number = plainValue(of["type"], own, value, at);
      return mapOf(of["mappings"])[String(number)] ?? number;
    }
    default: {
      const value = members[frame.take(known)];
      return isThere ? plainValue(type, scope, value, at) : undefined;
    }
  }
}

function holderSetValue(known: string, of: Members, scope: Scope, at: At, isThere: boolean) {
  const [base, otherwise] = [mapOf(of["base"]), mapOf(of["otherwise"])];
  const names = ["count", base["name"], otherwise["name"]].map((name) =>
    at.frame.take(`${known}_${String(name)}`),
  );
  if (!isThere) return undefined;
  const [count, name, list] = names.map((one) => at.members[one]);
  if (count === 0 && name === "") at.faults.add("registryEntryHolderSet without a name");
  if (count === 0) return { [String(base["name"])]: plainValue(base["type"], scope, name, at) };
  const each = (one: unknown) => elementValue(otherwise["type"], scope, one, at);
  return { [String(otherwise["name"])]: ((list ?? []) as unknown[]).map(each) };
}

/** All cases take their names, and one is there. */
function switchValue(
  known: string | undefined,
  given: Members,
  scope: Scope,
  at: At,
  isThere: boolean,
): unknown {
  const cases = casesOf(given);
  const target = isThere ? String(lookedUp(String(given["compareTo"]), at)) : "";
  let found: unknown;
  for (const { name: label, labels, type, isRest } of cases) {
    const isChosen = isThere && labels.includes(target) !== isRest;
    const { kind, given: inner, scope: own } = kindOf(type, scope);
    if (known === undefined && kind === "container") {
      const frame = new Frame(at.frame, true);
      fill(inner, own, { ...at, frame, above: at }, isChosen);
      continue;
    }
    const name = known === undefined ? label : cases.length === 1 ? known : `${known}_${label}`;
    const value = memberValue(name, type, scope, at, isChosen);
    if (!isChosen) continue;
    found = value;
    if (known === undefined) Object.assign(at.value, value);
  }
  return found;
}

/** What a switch compares, by a path such as `../action`. */
function lookedUp(path: string, at: At): unknown {
  const parts = path.split("/");
  let from: At | undefined = at;
  while (parts[0] === "..") {
    from = from?.above;
    parts.shift();
  }
  return parts.reduce(
    (value: unknown, part) => (value as Members | undefined)?.[part],
    from?.value,
  );
}

function plainValue(type: Type, scope: Scope, value: unknown, at: At): unknown {
  const { kind, given, scope: own } = kindOf(type, scope);
  const of = mapOf(given);
  const each = (one: unknown) => elementValue(of["type"], own, one, at);
  switch (kind) {
    case "bool":
      // One that is a member is limited to these.
      if (value !== 0 && value !== 1) at.faults.add("bool that is neither 0 nor 1");
      return value !== 0;
    case "varint":
    case "optvarint":
      return Number(value) | 0;
    case "varlong":
      at.faults.add("varlong");
      return value;
    case "UUID":
      return uuidOf(value as Uint8Array);
    case "restBuffer":
    case "buffer":
      return Buffer.from(value as Uint8Array);
    case "pstring":
      return value;
    case "array":
      return (value as unknown[]).map(each);
    case "entityMetadataLoop":
    case "topBitSetTerminatedArray":
      return (value as Members[]).map((one) => structValue(of["type"], own, one, at));
    case "bitfield":
    case "container":
    case "bitflags":
      return structValue(type, scope, value as Members, at);
    default:
      return scalarOf(kind) === undefined ? nbtOf(kind, value as Members) : value;
  }
}

/** Lists that say themselves where they end. */
const LOOPS: ReadonlySet<string> = new Set(["entityMetadataLoop", "topBitSetTerminatedArray"]);

/** An element, which may be a member of a struct of its own. */
function elementValue(type: Type, scope: Scope, value: unknown, at: At): unknown {
  const { kind } = kindOf(type, scope);
  return NO_ELEMENTS.has(kind) || LOOPS.has(kind)
    ? structValue(type, scope, value as Members, at)
    : plainValue(type, scope, value, at);
}

function partsOf(given: unknown, { frame, members }: At): Members {
  const names = listOf(given).map((part) => String(mapOf(part)["name"]));
  return Object.fromEntries(names.map((name) => [name, members[frame.take(name)]]));
}

function flagsOf({ flags }: Members, { frame, members }: At): Members {
  frame.take("flags");
  const bits = Array.isArray(flags)
    ? flags.map((name, i) => [String(name), 2 ** i] as const)
    : Object.entries(mapOf(flags)).map(([name, value]) => [name, Number(value)] as const);
  const set = bits.map(([name, bit]) => [name, members[frame.take(name)] === true, bit] as const);
  const all = set.reduce((sum, [, isSet, bit]) => (isSet ? sum + bit : sum), 0);
  return { _value: all, ...Object.fromEntries(set.map(([name, isSet]) => [name, isSet])) };
}

function uuidOf(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
