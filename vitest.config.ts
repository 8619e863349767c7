import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 120_000,
    // By default a core is left idle.
    maxWorkers: "100%",
  },
});
