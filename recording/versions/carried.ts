import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import type { CarryTable } from "../../runtime/table/table.ts";
import type { AnyContainer } from "../formats/formats.ts";
import { codecNamed, currentCodec, type Protocol, protocolOf } from "./protocol.ts";
import { newSession, type Session } from "./session.ts";
import { contains } from "../../runtime/table/versions.ts";

/** The bytes of messages that a block carries, and the protocol that they are of. */
export interface Carried {
  readonly body: Uint8Array;
  /** An index into the container's `carries`. */
  readonly index: number;
}

/** What a block carries; nothing where it is not one of those that do. */
export function carriedBy({ table }: AnyContainer, block: object): Carried | undefined {
  const members = block as Readonly<Record<string, Uint8Array | undefined>>;
  const { carries } = table;
  for (let index = 0; index < carries.length; index++) {
    const body = members[carries[index]!.member];
    if (body !== undefined) return { body, index };
  }
  return undefined;
}

/** The codecs of one of the protocols that a container carries, oldest first. */
export function codecsOf<M extends AnyMessage>(
  container: AnyContainer,
  index: number,
): readonly Codec<M>[] {
  return index === 0 ? container.codecs : container.further[index - 1]!;
}

/** The protocols that a container carries, by name. */
export function protocolsOf<M extends AnyMessage>(
  container: AnyContainer,
  fixed: boolean,
): Map<string, Protocol<M>> {
  return new Map(
    container.table.carries.map(({ protocol }, index) => [
      protocol,
      protocolOf(codecsOf<M>(container, index), fixed && index === 0),
    ]),
  );
}

/** A protocol that a container carries, and the codec that a recording begins with. */
export interface Beginning {
  readonly name: string;
  readonly protocol: Protocol;
  readonly codec: Codec;
}

/**
 * The protocols that a container carries, in its order.
 *
 * @param version that of the first one, when it is known: no message changes it then
 * @throws RangeError when there is no such version
 */
export function beginnings(container: AnyContainer, version?: string): Beginning[] {
  return container.table.carries.map(({ protocol: name }, index) => {
    const codecs = codecsOf<AnyMessage>(container, index);
    const given = index === 0 ? version : undefined;
    const codec = given === undefined ? currentCodec(codecs) : codecNamed(codecs, given);
    return { name, protocol: protocolOf(codecs, given !== undefined), codec };
  });
}

/** The codec that a block's first message was read with. */
export function firstCodec<M extends AnyMessage>(
  { codecs }: Protocol<M>,
  version: number,
): Codec<M> {
  return codecs.find((codec) => contains(codec, version))!;
}

/**
 * A session for each protocol that a container carries.
 *
 * @param version that of the first one, when it is known
 * @throws RangeError when there is no such version
 */
export function newSessions<M extends AnyMessage>(
  container: AnyContainer,
  version?: string,
): Session<M>[] {
  return container.table.carries.map((_: CarryTable, index: number) =>
    newSession(codecsOf<M>(container, index), index === 0 ? version : undefined),
  );
}
