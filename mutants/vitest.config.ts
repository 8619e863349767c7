import { mergeConfig, type ViteUserConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import all from "../vitest.config.ts";

/** Tests run in the order in which they were named, and not the longest first: the nearest tell soonest. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      process.argv.findIndex((name) => moduleId.endsWith(name));
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

const own: ViteUserConfig = {
  test: {
    setupFiles: ["mutants/judge/hits.ts"],
    runner: "mutants/judge/screening.ts",
    sequence: { sequencer: AsNamed },
    // All but the mutant is as it was the time before.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".vitest-modules" },
  },
};
export default mergeConfig(all, own);
