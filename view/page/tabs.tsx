import type { FunctionComponent } from "preact";
import { CutPanel } from "./cut/cut.tsx";
import { MapPanel } from "./map/map.tsx";
import { ChangesPanel } from "./panels/changes.tsx";
import { SchemaPanel } from "./panels/schema.tsx";
import { TextPanel } from "./panels/text.tsx";
import { Found } from "./panels/search.tsx";
import type { Panel } from "./store/state.ts";

/** A panel beside the tree and the bytes. It is made when it is first shown, and then stays. */
export interface Tab {
  readonly id: Panel;
  readonly title: string;
  readonly panel: FunctionComponent;
}

/**
 * The panels on the right. To add one, name it in `PANELS` and give its component here: it reads what is open and
 * selected from the signals of `state.ts`, asks the worker through `client`, and selects with `select`.
 */
export const TABS: readonly Tab[] = [
  { id: "schema", title: "Schema", panel: SchemaPanel },
  { id: "text", title: "Text", panel: TextPanel },
  { id: "changes", title: "Changes", panel: ChangesPanel },
  { id: "found", title: "Found", panel: Found },
  { id: "map", title: "Map", panel: MapPanel },
  { id: "cut", title: "Cut", panel: CutPanel },
];
