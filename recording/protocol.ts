import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Table, VersionRange } from "../runtime/table.ts";

/** The versions of a protocol, and the messages that tell which of them follows. */
export interface Protocol<M extends AnyMessage = AnyMessage> {
  /** Oldest first. */
  readonly codecs: readonly Codec<M>[];
  /** By message type. */
  readonly selectors: ReadonlyMap<string, Selector>;
  /** The version was given: no message changes it. */
  readonly fixed: boolean;
}

interface Selector {
  readonly member: string;
  readonly versions: ReadonlyMap<number, VersionRange>;
}

export function protocolOf<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
  fixed: boolean,
): Protocol<M> {
  return { codecs, selectors: selectorsOf(codecs[0]!.table), fixed };
}

function selectorsOf(table: Table): Map<string, Selector> {
  const selectors = new Map<string, Selector>();
  for (const { name, layouts } of table.messages) {
    for (const field of layouts.flatMap((layout) => layout.fields)) {
      if (field.kind !== "value" || field.selects === undefined) continue;
      const versions = new Map(field.selects.map((s) => [s.value, s.versions]));
      selectors.set(name, { member: field.name, versions });
    }
  }
  return selectors;
}

/** The codec of a version: `1.06`. Throws RangeError when there is none. */
export function codecNamed<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
  version: string,
): Codec<M> {
  const { versions, name } = codecs[0]!.table;
  const index = versions.indexOf(version);
  const codec = codecs.find((c) => c.from <= index && index <= c.to);
  if (codec === undefined) {
    throw new RangeError(`${name} has no version ${version}: there are ${versions.join(", ")}`);
  }
  return codec;
}

/** The newest codec that is no dialect's. */
export function currentCodec<M extends AnyMessage>(codecs: readonly Codec<M>[]): Codec<M> {
  return codecs.findLast((codec) => codec.from <= codec.table.current)!;
}

/** The protocol's number that a message tells, if it tells one. */
export function numberTold<M extends AnyMessage>(
  protocol: Protocol<M>,
  message: M,
): number | undefined {
  const selector = protocol.selectors.get(message.type);
  if (selector === undefined) return undefined;
  return (message as unknown as Readonly<Record<string, number>>)[selector.member];
}

/** The versions that a message tells of, if it tells of any. */
export function versionsTold<M extends AnyMessage>(
  protocol: Protocol<M>,
  message: M,
): VersionRange | undefined {
  const number = numberTold(protocol, message);
  return number === undefined
    ? undefined
    : protocol.selectors.get(message.type)!.versions.get(number);
}

/** The codec for what follows: the present one where it is possible, otherwise the newest that is. */
export function codecFor<M extends AnyMessage>(
  protocol: Protocol<M>,
  present: Codec<M>,
  range: VersionRange,
): Codec<M> {
  if (protocol.fixed || overlap(present, range)) return present;
  return protocol.codecs.findLast((codec) => overlap(codec, range)) ?? present;
}

export function overlap(a: VersionRange, b: VersionRange): boolean {
  return a.from <= b.to && b.from <= a.to;
}
