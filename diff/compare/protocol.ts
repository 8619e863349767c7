import type { ContainerTable, Table } from "../../runtime/table/table.ts";
import type { PlaceTable } from "../../runtime/table/places.ts";
import { differingFacets } from "./align.ts";
import type { Change } from "../changes/change.ts";
import { typeText } from "../parts/types.ts";
import type { EnumChange } from "./enums.ts";
import type { Facet } from "../facets/facet.ts";
import type { Located } from "./located.ts";

/** How protocols or containers differ as a whole. */
export function comparePlain(before: Table, after: Table): Located[] {
  return differingFacets(tableFacets(before), tableFacets(after)).map(
    ({ what, severity, before: old, after: now }) =>
      ofProtocol(after, {
        severity,
        kind: "changed",
        what,
        ...(old && { before: old }),
        ...(now && { after: now }),
      }),
  );
}

function tableFacets(table: Table): Facet[] {
  const { extension, header, carries = [], foreign = [] } = table as Partial<ContainerTable>;
  const { ids, frame } = table;
  return [
    { what: "frame", severity: "wire", text: frame && typeText(frame), data: frame },
    { what: "ids", severity: "wire", text: typeof ids === "object" ? ids.name : (ids ?? "a byte") },
    ...placeFacets(table),
    {
      what: "header",
      severity: "wire",
      text: header?.name,
      data: header?.readings.map(({ steps }) => steps),
    },
    {
      what: "carries",
      severity: "wire",
      text:
        carries.map(({ member, protocol }) => `${protocol} in ${member}`).join(", ") || undefined,
      data: carries,
    },
    { what: "extension", severity: "documentation", text: extension },
    {
      what: "other formats",
      severity: "documentation",
      text: foreign.map(({ name }) => name).join(", ") || undefined,
      data: foreign,
    },
    { what: "title", severity: "documentation", text: table.title },
    { what: "doc", severity: "documentation", text: table.doc },
    { what: "ref", severity: "documentation", text: table.ref },
  ];
}

/** What says where messages are, each by itself. */
function placeFacets({ places = [] }: Table): Facet[] {
  return places.map((place) => ({
    what: `place of ${place.message}`,
    severity: "wire",
    text: placeText(place),
    data: place,
  }));
}

/** What says where a message is: `of: header, at: offset, size: size, unit: 64`. */
export function placeText(place: PlaceTable): string {
  const { of } = place;
  const all = { ...place, message: undefined, of: of && [of.message, ...of.path].join(".") };
  const said = Object.entries(all).filter(([, value]) => value !== undefined);
  return said.map(([key, value]) => `${key}: ${value}`).join(", ") || "at: 0";
}

/** The versions that only one of them has. */
export function compareVersionNames(before: Table, after: Table): Located[] {
  const gone = before.versions.filter((name) => !after.versions.includes(name));
  const come = after.versions.filter((name) => !before.versions.includes(name));
  return [
    ...gone.map((name) =>
      ofProtocol(before, { severity: "wire", kind: "removed", what: "version", before: name }),
    ),
    // Whoever knows the others reads them as before.
    ...come.map((name) =>
      ofProtocol(after, { severity: "documentation", kind: "added", what: "version", after: name }),
    ),
  ];
}

type Finding = Omit<EnumChange, "field">;

/** A change of a protocol as a whole. */
export function ofProtocol({ name }: Table, finding: Finding): Located {
  const change: Change = {
    protocol: name,
    owner: name,
    ownerKind: "protocol",
    field: "",
    versions: "",
    ...finding,
  };
  return { change, names: [], within: [], arms: [] };
}
