import type { Verdict } from "../kinds/mutant.ts";
import { ANY } from "./any.ts";
import { CAPTURE } from "./capture.ts";
import { CONVERT } from "./convert.ts";
import { EDIT } from "./edit.ts";
import { EVENTS } from "./events.ts";
import { GENERATOR } from "./generator.ts";
import { LMPC } from "./lmpc.ts";
import { MAP } from "./map.ts";
import { NET } from "./net.ts";
import { RECORDING } from "./recording.ts";
import { RUNTIME } from "./runtime.ts";
import { SCHEMAS } from "./schemas.ts";
import { SEEK } from "./seek.ts";
import { STATE } from "./state.ts";

const ARGUED = [
  ANY,
  CAPTURE,
  CONVERT,
  EDIT,
  EVENTS,
  GENERATOR,
  LMPC,
  MAP,
  NET,
  RECORDING,
  RUNTIME,
  SCHEMAS,
  SEEK,
  STATE,
].flat();

/** Why a mutant survives, where that is known. */
export function argumentFor({ mutant, diff }: Verdict): string | undefined {
  return ARGUED.find((each) => each.file.test(mutant.file) && each.diff.test(diff))?.why;
}
