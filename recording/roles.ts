import { Roles } from "../runtime/table/roles.ts";
import type { AnyContainer } from "./containers.ts";

const KNOWN = new WeakMap<AnyContainer, Roles>();

/** What the messages of all protocols that a container carries are to the state. */
export function rolesOf(container: AnyContainer): Roles {
  let roles = KNOWN.get(container);
  if (roles === undefined) {
    const all = [container.codecs, ...container.further];
    roles = new Roles(all.map((codecs) => codecs[0]!.table));
    KNOWN.set(container, roles);
  }
  return roles;
}
