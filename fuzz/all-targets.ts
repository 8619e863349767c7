import * as listed from "../generated/index.ts";
import { targetsOf } from "./targets.ts";
import type { Target } from "./values/target.ts";

/** All of this package's own that can be fuzzed, for who cannot wait until they are loaded. */
export const targets: readonly Target[] = targetsOf(listed);
