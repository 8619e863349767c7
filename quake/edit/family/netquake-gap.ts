import type { DemBlock } from "../../../generated/dem.ts";
import { type AnyContainer, type RecordedBlock, rolesOf } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Roles } from "../../../runtime/table/facts/roles.ts";
import { withVersions } from "../../world/resolved/versioned.ts";
import type { EditedBlock } from "../edit.ts";
import { type Gap, NO_BYTES } from "./gap.ts";
import { StandingChanges } from "./standing-changes.ts";

/** This many entities take no more bytes than a block may have. */
const MOST = 100;

/** Tells entities that stay as they are until they change, where what reported of them is cut. */
export class NetquakeGap implements Gap {
  readonly #roles: Roles;
  readonly #withVersions: ReturnType<typeof withVersions<AnyMessage>>;
  readonly #standing: StandingChanges;

  constructor(container: AnyContainer) {
    this.#roles = rolesOf(container);
    this.#withVersions = withVersions<AnyMessage>(container.codecs);
    this.#standing = new StandingChanges(container.codecs[0]!.table);
  }

  pass(part: RecordedBlock): void {
    for (const [message, version] of this.#withVersions(part)) {
      const meaning = this.#roles.of(message);
      if (meaning.role === "level") this.#standing.clear();
      else if (meaning.role === "entities") this.#standing.take(meaning, message, version);
    }
  }

  keep(part: RecordedBlock): EditedBlock {
    this.pass(part);
    return part;
  }

  bridge(
    leadIn: readonly EditedBlock[],
    lasting: readonly EditedBlock[],
    first: RecordedBlock,
  ): EditedBlock[] {
    const block = { ...(first.block as DemBlock), messages: NO_BYTES };
    const whole = [...this.#standing.whole(MOST)].map(([message, version]): EditedBlock => ({
      kind: "block",
      block,
      messages: [message],
      version,
      undecoded: undefined,
    }));
    return [...leadIn, ...lasting, ...whole];
  }

  start(): EditedBlock[] {
    return [];
  }
}
