import fc from "fast-check";
import "./equality.ts";

/*
 * What is random in tests begins with the same seed in each run: a test that fails does so for everybody.
 * `SEED=42 npm test` tries other values, and each failure tells its seed and path.
 */
const { SEED = "15" } = process.env;
fc.configureGlobal({ seed: Number(SEED) });
