import { mergeConfig, type ViteUserConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import all from "../vitest.config.ts";

/** Tests run in the order in which they were named, and not the longest first: the quickest tell soonest. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      process.argv.findIndex((name) => moduleId.endsWith(name));
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

const own: ViteUserConfig = { test: { sequence: { sequencer: AsNamed } } };
export default mergeConfig(all, own);
