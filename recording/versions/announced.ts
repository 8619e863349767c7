import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import { idsOf, layoutOf } from "../../runtime/table/messages.ts";
import type { VersionRange } from "../../runtime/table/versions.ts";
import { type Protocol, announcedVersions } from "./protocol.ts";

/**
 * The versions that a message tells of which the present version cannot read: what tells them precedes what
 * it cannot. Undefined where it is no such message, or tells of no described version.
 *
 * @param bytes begin with the message
 */
export function announcedByUnread<M extends AnyMessage>(
  protocol: Protocol<M>,
  { table, from }: Codec<M>,
  bytes: Uint8Array,
): VersionRange | undefined {
  const message = table.messages.find((each) => {
    const layout = protocol.selectors.has(each.name) ? layoutOf(each, from) : undefined;
    return layout !== undefined && idsOf(layout).includes(bytes[0]!);
  });
  if (message === undefined) return undefined;
  const { root } = interpretDecode(table, from, bytes, 0, bytes.length);
  const members = Object.fromEntries(root.children.map(({ name, value }) => [name, value]));
  return announcedVersions(protocol, { ...members, type: message.name } as AnyMessage as M);
}
