import type { BitRef, EnumTable, MaskField, ValueField, VersionRange } from "../runtime/table.ts";
import type { Report } from "./diagnostics.ts";
import { type Entry, integer, text } from "./source.ts";
import { suggest } from "./suggest.ts";
import type { Types } from "./types.ts";

/** What all messages of a schema share. */
export interface Schema {
  readonly name: string;
  readonly versions: readonly string[];
  /** The newest of them that is no dialect. */
  readonly current: number;
  readonly types: Types;
  readonly enums: readonly EnumTable[];
  readonly report: Report;
}

/** What a bit of a mask is for. `opens` makes the encoder take it from the hint. */
interface Claim {
  readonly what: string;
  readonly opens: boolean;
}

/** A mask whose fields are still being read: its hint is known when they all are. */
export interface MaskDraft {
  readonly field: { -readonly [K in keyof MaskField]: MaskField[K] };
  readonly bits: number;
  /** The bits that a part carries: a part of the id leaves a hole up to the next byte. */
  readonly carried: number;
  readonly claims: Map<number, Claim>;
  readonly usual: readonly Entry[];
}

/** What the fields of one message in one version have said so far. */
export interface Scope {
  readonly schema: Schema;
  readonly version: number;
  /** The message's ids, for masks that begin in the id. A container's block has none. */
  readonly id: readonly [number, number] | undefined;
  /** The masks that an arm of a switch sees, and whose bits are not its own. Without: this is no arm. */
  readonly outer?: ReadonlySet<string>;
  readonly masks: Map<string, MaskDraft>;
  readonly values: Map<string, ValueField>;
  readonly names: Set<string>;
  /** Length fields whose bytes have not come yet, by the bytes' name: their own name, and where they say so. */
  readonly lengths: Map<string, { readonly field: string; readonly of: Entry }>;
}

export function newScope(
  schema: Schema,
  version: number,
  id: readonly [number, number] | undefined,
): Scope {
  return {
    schema,
    version,
    id,
    masks: new Map(),
    values: new Map(),
    names: new Set(),
    lengths: new Map(),
  };
}

/** A scope that sees all of `outer`, and keeps what it says to itself. */
export function innerScope(outer: Scope): Scope {
  return {
    ...outer,
    masks: new Map(outer.masks),
    values: new Map(outer.values),
    names: new Set(outer.names),
    lengths: new Map(),
    outer: new Set(outer.masks.keys()),
  };
}

/** Takes a name for a member. Reports one that is taken. */
export function claimName(scope: Scope, name: string, at: Entry): void {
  const span = at.key ?? at;
  if (name === "type" || name === "constructor") {
    const whose = name === "type" ? "the message's own type" : "what every object has already";
    scope.schema.report.error(span, `"${name}" is the name of ${whose}`, "Choose another name.");
  } else if (scope.names.has(name)) {
    const version = scope.schema.versions[scope.version];
    scope.schema.report.error(
      span,
      `"${name}" is there already in version ${version}`,
      "Give them version ranges that do not overlap, or other names.",
      "taken",
    );
  }
  scope.names.add(name);
}

/** The bit that an entry such as `flags.9` names, taken for `what`. */
export function claimBit(
  scope: Scope,
  entry: Entry,
  what: string,
  opens: boolean,
): BitRef | undefined {
  const [mask = "", digits] = text(entry).split(".");
  const bit = Number(digits);
  const { report } = scope.schema;
  const draft = scope.masks.get(mask);
  if (draft === undefined) {
    const hint =
      suggest(mask, scope.masks.keys()) ?? "A mask stands before the fields that need it.";
    report.error(entry, `there is no mask "${mask}" before this`, hint);
    return undefined;
  }
  if (!carries(draft, bit)) {
    const last = `Its highest bit is ${draft.bits - 1}; the lowest is 0.`;
    report.error(
      entry,
      `"${mask}" has no bit ${bit}`,
      bit < draft.bits ? "No part of the mask carries it." : last,
    );
    return undefined;
  }
  if (scope.outer?.has(mask) === true) {
    report.error(
      entry,
      `an arm cannot take a bit of "${mask}", which other arms have too`,
      "Give the arm a mask of its own.",
    );
    return undefined;
  }
  const taken = draft.claims.get(bit);
  if (taken !== undefined) {
    report.error(
      entry,
      `bit ${bit} of "${mask}" already says ${taken.what}`,
      "Give each field a bit of its own.",
    );
    return undefined;
  }
  draft.claims.set(bit, { what, opens });
  return { mask, bit };
}

function carries(draft: MaskDraft, bit: number): boolean {
  return bit < draft.bits && ((draft.carried >>> bit) & 1) === 1;
}

/** Settles what a mask's bits leave open, once all fields are known. */
export function settleMask(draft: MaskDraft, report: Report): void {
  let hint = 0;
  let unused = 0;
  for (let bit = 0; bit < draft.bits; bit++) {
    if (!carries(draft, bit)) continue;
    const claim = draft.claims.get(bit);
    if (claim === undefined) unused |= 1 << bit;
    if (claim === undefined || claim.opens) hint |= 1 << bit;
  }
  let usual = 0;
  for (const entry of draft.usual) {
    const bit = integer(entry);
    if (bit < 0 || !carries(draft, bit))
      report.error(entry, `"${draft.field.name}" has no bit ${bit}`);
    else if (draft.claims.has(bit))
      report.error(
        entry,
        `bit ${bit} already says ${draft.claims.get(bit)!.what}`,
        "Only bits that mean nothing have a usual value.",
      );
    usual |= 1 << bit;
  }
  Object.assign(draft.field, { hint: hint >>> 0, unused: unused >>> 0, usual: usual >>> 0 });
}

/** Whether a range of versions has the version that the scope is for. */
export function isThere(scope: Scope, range: VersionRange): boolean {
  return range.from <= scope.version && scope.version <= range.to;
}
