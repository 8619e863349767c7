import { table } from "../../../generated/netquake.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";

/** How a version tells entities and the player's figures: plainly, or as FTE's extensions do. */
export type Telling = "plain" | "lists" | "lists and figures";

const LISTS = table.messages.find(({ name }) => name === "updateentities")!;

/** How a version tells them. */
export function tellingOf(version: number): Telling {
  const layout = layoutOf(LISTS, version);
  if (layout === undefined) return "plain";
  // What clients need to predict is there with the last move that the server knows.
  const predicts = layout.fields.some((field) => "name" in field && field.name === "ack");
  return predicts ? "lists and figures" : "lists";
}

/** The version of each that has most room: coordinates as floats, angles of 16 bits, wide numbers. */
export const ROOMIEST: Readonly<Record<Telling, number>> = {
  plain: table.versions.indexOf("999+12"),
  lists: table.versions.indexOf("999+12+fte"),
  "lists and figures": table.versions.indexOf("999+12+fte+predinfo"),
};

/** What FTE's extensions have in an entity's flags. */
export const ENTFLAGS = { steps: 1, onground: 128 } as const;
