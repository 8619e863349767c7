import type { AnyMessage } from "../runtime/codec.ts";
import { AboutNetquake, type Level } from "./about-netquake.ts";
import type { AnyContainer } from "./formats.ts";

/** Gathers what a recording tells of itself, as its messages go by. */
export interface About {
  readonly levels: readonly Level[];
  see(message: AnyMessage): void;
}

/** Who understands a protocol's messages, by the protocol's name. */
const ABOUT: Readonly<
  Record<string, () => { readonly levels: readonly Level[]; see(message: never): void }>
> = {
  netquake: () => new AboutNetquake(),
};

/** What gathers for a container's protocol, where there is something that understands it. */
export function aboutOf(container: AnyContainer): About | undefined {
  return ABOUT[container.table.carries.protocol]?.() as About | undefined;
}
