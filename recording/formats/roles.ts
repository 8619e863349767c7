import { tablesOf } from "../../runtime/container.ts";
import { Roles } from "../../runtime/table/facts/roles.ts";
import type { AnyContainer } from "./formats.ts";

const KNOWN = new WeakMap<AnyContainer, Roles>();

/** What the messages of all protocols that a container carries are to the state. */
export function rolesOf(container: AnyContainer): Roles {
  let roles = KNOWN.get(container);
  if (roles === undefined) {
    roles = new Roles(tablesOf(container));
    KNOWN.set(container, roles);
  }
  return roles;
}
