import type { ViteUserConfig } from "vitest/config";
import all from "../vitest.config.ts";
import { wholeFiles } from "./support/whole-files.ts";

/** Of `npm run test:recordings`: the files that have more there. What others do `npm test` has done. */
const config: ViteUserConfig = { ...all, test: { ...all.test, include: wholeFiles() } };
export default config;
