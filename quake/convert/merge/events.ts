import { type Message, PRINT_LEVEL } from "../../../generated/quakeworld.ts";

/** What a server tells one client of himself. */
const PERSONAL: ReadonlySet<string> = new Set<Message["type"]>([
  "updatestat",
  "updatestatlong",
  "damage",
  "smallkick",
  "bigkick",
  "centerprint",
  "maxspeed",
  "entgravity",
  "setangle",
  "sellscreen",
  "stufftext",
]);

/** What is heard and seen near to where it happens. */
const NEAR: ReadonlySet<string> = new Set<Message["type"]>([
  "sound",
  "stopsound",
  "temp_entity",
  "muzzleflash",
]);

/** Whether a message is for the client alone who gets it. */
export function isPersonal(message: Message): boolean {
  return (
    PERSONAL.has(message.type) ||
    (message.type === "print" && message.level === PRINT_LEVEL.PRINT_LOW)
  );
}

/** Whether a message comes with the frame that it is of, and to those only who are near. */
export function isNear({ type }: Message): boolean {
  return NEAR.has(type);
}

/** Whether a message happens at a moment, for more clients than one. */
export function isBroadcast(message: Message): boolean {
  return isNear(message) || (message.type === "print" && !isPersonal(message));
}
