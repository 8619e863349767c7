import type { JSX } from "preact";

/** The level's plan from above. */
export function MapPanel(): JSX.Element {
  return <p class="empty">The level's plan is not drawn yet.</p>;
}
