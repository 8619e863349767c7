import * as listed from "../generated/index.ts";
import { type Target, targetsOf } from "./targets.ts";

/** All of this package's own that can be fuzzed, for who cannot wait until they are loaded. */
export const targets: readonly Target[] = targetsOf(listed);
