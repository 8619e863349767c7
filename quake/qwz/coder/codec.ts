import { codecs } from "../../../generated/quakeworld.ts";
import { codecNamed } from "../../../recording/index.ts";

/** Of the version of all recordings that Qizmo packed. */
export const CODEC = codecNamed(codecs, "28");
