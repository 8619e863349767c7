import { CHECKSUM_FIELD } from "./checksum.ts";
import { COMPUTED_FIELD } from "./computed.ts";
import { ALIGN_FIELD, PAD_FIELD } from "./gap.ts";
import { LIST_FIELD } from "./list.ts";
import { BIT_FIELD, MASK_FIELD, NUMBER_FIELD } from "./mask.ts";
import { VALUE } from "./value.ts";
import { WIDTHS_FIELD } from "./widths.ts";
import { TYPE } from "../scalars.ts";
import type { OneOfShape } from "../shape.ts";

/** What follows a field's name. */
export const FIELD: OneOfShape = {
  kind: "oneOf",
  name: "field",
  doc: "A field: `name: type`, or `name: { … }` with one of the following.",
  scalar: TYPE,
  maps: [
    { marker: "mask", shape: MASK_FIELD },
    { marker: "bit", shape: BIT_FIELD },
    { marker: "bits", shape: NUMBER_FIELD },
    { marker: "list", shape: LIST_FIELD },
    { marker: "widths", shape: WIDTHS_FIELD },
    { marker: "pad", shape: PAD_FIELD },
    { marker: "align", shape: ALIGN_FIELD },
    { marker: "checksum", shape: CHECKSUM_FIELD },
    { marker: "computed", shape: COMPUTED_FIELD },
    { marker: "type", shape: VALUE },
  ],
};
