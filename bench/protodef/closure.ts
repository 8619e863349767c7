import { type Packet, type Scope, typeNamed } from "../../cli/import/protodef/description.ts";

/**
 * All that a description says of a packet, as text: its type, and each type that it names, directly or through others.
 * Packets of two versions with the same text are the same on the wire.
 */
export function closureOf(packet: Packet, scope: Scope): string {
  const named = new Map<string, string>();
  const open = [{ type: packet.type, scope }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name of textsIn(next.type)) {
      const found = typeNamed(next.scope, name);
      // The same name may be of another type in another scope.
      const place = [...(found?.scope.path ?? []), name].join(".");
      if (found === undefined || named.has(place)) continue;
      named.set(place, JSON.stringify(found.type));
      open.push(found);
    }
  }
  return JSON.stringify([packet.type, [...named].toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

/** Every text in a type: those that are no name of a type do no harm. */
function textsIn(type: unknown): string[] {
  const texts: string[] = [];
  const open = [type];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === "string") texts.push(next);
    else if (typeof next === "object" && next !== null) open.push(...Object.values(next));
  }
  return texts;
}
