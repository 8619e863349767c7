import type { Command } from "commander";

/** What makes a command, loaded when it is called. */
export type Load = () => Promise<Command>;

/** All commands by their names, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Load>> = {
  info: async () => (await import("./info/info.ts")).infoCommand(),
  verify: async () => (await import("./verify/verify.ts")).verifyCommand(),
  inspect: async () => (await import("./inspect/inspect.ts")).inspectCommand(),
  events: async () => (await import("./events/events.ts")).eventsCommand(),
  index: async () => (await import("./seek/index.ts")).indexCommand(),
  view: async () => (await import("./view/view.ts")).viewCommand(),
  cut: async () => (await import("./edit/cut.ts")).cutCommand(),
  cat: async () => (await import("./edit/cat.ts")).catCommand(),
  split: async () => (await import("./edit/split.ts")).splitCommand(),
  strip: async () => (await import("./edit/strip.ts")).stripCommand(),
  "fix-multi": async () => (await import("./edit/fix-multi.ts")).fixMultiCommand(),
  convert: async () => (await import("./edit/convert.ts")).convertCommand(),
  decompile: async () => (await import("./text/decompile.ts")).decompileCommand(),
  compile: async () => (await import("./text/compile.ts")).compileCommand(),
  query: async () => (await import("./net/query.ts")).queryCommand(),
  join: async () => (await import("./net/join.ts")).joinCommand(),
  record: async () => (await import("./net/record.ts")).recordCommand(),
  serve: async () => (await import("./net/serve.ts")).serveCommand(),
  init: async () => (await import("./schema/init.ts")).initCommand(),
  generate: async () => (await import("./schema/generate.ts")).generateCommand(),
  check: async () => (await import("./schema/check.ts")).checkCommand(),
  docs: async () => (await import("./docs/docs.ts")).docsCommand(),
  lsp: async () => (await import("./schema/lsp.ts")).lspCommand(),
  fuzz: async () => (await import("./schema/fuzz.ts")).fuzzCommand(),
  coverage: async () => (await import("./proof/coverage.ts")).coverageCommand(),
  diff: async () => (await import("./proof/diff.ts")).diffCommand(),
  reduce: async () => (await import("./proof/reduce.ts")).reduceCommand(),
};
