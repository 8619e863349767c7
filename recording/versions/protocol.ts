import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { type FlavorTable, flavorOf, plainVersion, type Table } from "../../runtime/table/table.ts";
import type { MessageTable } from "../../runtime/table/messages.ts";
import { type VersionRange, contains, overlaps, versionsIn } from "../../runtime/table/versions.ts";
import { type Carrier, carriersOf } from "../../runtime/table/facts/carriers.ts";
import {
  numberPlace,
  type SelectingField,
  selectingFields,
  versionsOfAll,
} from "../../runtime/table/facts/selection.ts";

/** The versions of a protocol, and the messages that tell which of them follows. */
export interface Protocol<M extends AnyMessage = AnyMessage> {
  /** Oldest first. */
  readonly codecs: readonly Codec<M>[];
  readonly table: Table;
  /** By message type. */
  readonly selectors: ReadonlyMap<string, Selector>;
  /** The messages that carry others, by message type. */
  readonly carriers: ReadonlyMap<string, Carrier>;
  /** The version was given: no message changes it. */
  readonly fixed: boolean;
  /** The kind of what follows where no message picks it. */
  readonly kind: FlavorTable | undefined;
}

interface Selector {
  /** The members that tell, in their order. */
  readonly fields: readonly SelectingField[];
  /** The member that tells the kind, and the kinds by its values. */
  readonly selectsFlavor?: {
    readonly member: string;
    readonly flavors: ReadonlyMap<number, FlavorTable>;
  };
}

/** The codecs of all versions of a protocol, with what their table says of how messages select a version. */
export function protocolOf<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
  fixed: boolean,
): Protocol<M> {
  const { table } = codecs[0]!;
  const kind = flavorOf(table, codecs[0]!.from);
  return { codecs, table, ...followedOf(table, kind), fixed, kind };
}

type Followed = Pick<Protocol, "selectors" | "carriers">;

/** Each recording asks for the same. */
const FOLLOWED = new WeakMap<readonly MessageTable[], Map<FlavorTable | undefined, Followed>>();

function followedOf(table: Table, kind: FlavorTable | undefined): Followed {
  const known = FOLLOWED.get(table.messages) ?? new Map<FlavorTable | undefined, Followed>();
  FOLLOWED.set(table.messages, known);
  let followed = known.get(kind);
  if (followed === undefined) {
    followed = { selectors: selectorsOf(table, kind), carriers: carriersOf(table) };
    known.set(kind, followed);
  }
  return followed;
}

/** @param kind what all is of, where no message picks it: a number may tell something else in another kind */
function selectorsOf(table: Table, kind: FlavorTable | undefined): Map<string, Selector> {
  const selectors = new Map<string, Selector>();
  for (const { name, layouts } of table.messages) {
    const selectsFlavor = layouts
      .flatMap((layout) => layout.fields.map((field) => flavorSelection(table, field)))
      .find((found) => found !== undefined);
    const own = layouts.filter(
      (layout) => kind === undefined || selectsFlavor !== undefined || overlaps(layout, kind),
    );
    const fields = byName(selectingFields(own.flatMap((layout) => layout.fields)));
    if (fields.length === 0) continue;
    selectors.set(name, { fields, ...(selectsFlavor === undefined ? {} : { selectsFlavor }) });
  }
  return selectors;
}

/** Each field once, with what it tells in any version. */
function byName(fields: readonly SelectingField[]): SelectingField[] {
  const all = new Map<string, SelectingField>();
  for (const field of fields) {
    const selects = [...(all.get(field.name)?.selects ?? []), ...field.selects];
    const known = new Map(selects.map((one) => [JSON.stringify(one), one]));
    all.set(field.name, { ...field, selects: [...known.values()] });
  }
  return [...all.values()];
}

function flavorSelection(table: Table, field: Field): Selector["selectsFlavor"] {
  if (field.kind !== "value" || field.selectsFlavor === undefined) return undefined;
  const flavors = new Map(field.selectsFlavor.map((p) => [p.value, table.flavors![p.flavor]!]));
  return { member: field.name, flavors };
}

/**
 * The codec of a version: `1.06`. A plain one is that of the kind that all codecs are of, where they are of one. Throws
 * RangeError when there is none.
 */
export function codecNamed<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
  version: string,
): Codec<M> {
  const { table } = codecs[0]!;
  const index = table.versions.indexOf(version);
  const codec =
    codecs.find((c) => contains(c, index)) ??
    codecs.find((c) => index >= 0 && contains(plainRange(table, c), index));
  if (codec === undefined) {
    const known = table.versions.filter((_, at) => codecs.some((c) => contains(c, at)));
    throw new RangeError(`${table.name} has no version ${version}: there are ${known.join(", ")}`);
  }
  return codec;
}

/**
 * The version that stands for those that a codec is for: the newest, and among dialects the one that the others come
 * from. An index into `table.versions`.
 */
export function versionFor({ table, from, to }: Pick<Codec, "table" | "from" | "to">): number {
  const lastPlain = table.flavors?.[0]?.to ?? Infinity;
  return table.current < from && from <= lastPlain ? from : to;
}

/** The newest codec that is no dialect's, of the first kind that there is. */
export function currentCodec<M extends AnyMessage>(codecs: readonly Codec<M>[]): Codec<M> {
  return codecs.findLast((codec) => isCurrent(codec, codecs[0]!))!;
}

/** Whether a codec is no dialect's, and of the same kind as another. */
export function isCurrent<M extends AnyMessage>(codec: Codec<M>, other: Codec<M>): boolean {
  const { table } = codec;
  const kind = flavorOf(table, other.from);
  const isSame = kind === undefined || contains(kind, codec.from);
  return isSame && plainVersion(table, codec.from) <= table.current;
}

/** Whether a codec is a dialect's that messages announce, of the same kind as another. */
export function isAnnouncedDialect<M extends AnyMessage>(
  codec: Codec<M>,
  other: Codec<M>,
): boolean {
  const { table, from } = codec;
  const kind = flavorOf(table, other.from);
  const isSame = kind === undefined || contains(kind, from);
  const plain = plainVersion(table, from);
  const isUnannounced = table.unannounced?.some(({ version }) => version === plain) === true;
  return isSame && plain > table.current && !isUnannounced && !isAsked(codec);
}

/** The protocol's number that a message tells, if it tells one. Others of its members may tell more about it. */
export function announcedProtocol<M extends AnyMessage>(
  protocol: Protocol<M>,
  message: M,
): number | undefined {
  const fields = protocol.selectors.get(message.type)?.fields;
  const first = fields?.[numberPlace(fields)];
  return first && (message as unknown as Readonly<Record<string, number>>)[first.name];
}

/** The versions that a message tells of, if it tells of any. */
export function announcedVersions<M extends AnyMessage>(
  protocol: Protocol<M>,
  message: M,
): VersionRange | undefined {
  const selector = protocol.selectors.get(message.type);
  if (selector === undefined) return undefined;
  const members = message as unknown as Readonly<Record<string, number>>;
  const { fields, selectsFlavor } = selector;
  // What a schema describes together follows each other: the checker sees to it.
  const [plain] = versionsOfAll(fields, members);
  if (plain === undefined) return plain;
  const kind =
    selectsFlavor === undefined
      ? protocol.kind
      : selectsFlavor.flavors.get(members[selectsFlavor.member]!);
  return kind === undefined ? plain : (inFlavor(plain, kind) ?? plain);
}

/** The versions of a kind that plain versions have there. */
function inFlavor(plain: VersionRange, { from, to, base }: FlavorTable): VersionRange | undefined {
  const first = Math.max(plain.from, base);
  const last = Math.min(plain.to, base + to - from);
  return first > last ? undefined : { from: first - base + from, to: last - base + from };
}

/** Whether a codec may be that of a block: of the same plain versions, or of dialects of them that nothing tells, of whatever kind. */
export function isPossible<M extends AnyMessage>(codec: Codec<M>, range: VersionRange): boolean {
  const { table } = codec;
  const [own, announced] = [plainRange(table, codec), plainRange(table, range)];
  const unannounced = new Map(table.unannounced?.map(({ version, from }) => [version, from]));
  const comesFromAnnounced = (version: number): boolean => {
    let origin = unannounced.get(version);
    while (origin !== undefined && !contains(announced, origin)) origin = unannounced.get(origin);
    return origin !== undefined;
  };
  return versionsIn(own).some(comesFromAnnounced) || overlaps(own, announced);
}

function plainRange(table: Table, { from, to }: VersionRange): VersionRange {
  return { from: plainVersion(table, from), to: plainVersion(table, to) };
}

/** The codec for what follows: the present one where it is possible or was asked for, otherwise the newest that is. */
export function codecFor<M extends AnyMessage>(
  protocol: Protocol<M>,
  present: Codec<M>,
  range: VersionRange,
): Codec<M> {
  if (protocol.fixed || overlaps(present, range) || isAsked(present)) return present;
  return protocol.codecs.findLast((codec) => overlaps(codec, range)) ?? present;
}

function isAsked({ table, from }: Codec): boolean {
  return table.explicitOnly?.includes(plainVersion(table, from)) === true;
}
