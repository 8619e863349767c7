import type { Command } from "commander";
import { withQizmoOption } from "./options/qizmo-option.ts";

/** What the help tells of a command, and what makes it, loaded when it is called. */
export interface Entry {
  readonly usage: string;
  readonly summary: string;
  /** It reads recordings. */
  readonly reads?: true;
  readonly load: () => Promise<Command>;
}

/** Loads a command, with the option that all have that read recordings. */
export async function commandOf({ load, reads }: Entry): Promise<Command> {
  const command = await load();
  return reads === true ? withQizmoOption(command) : command;
}

/** All commands by their names, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Entry>> = {
  info: {
    usage: "[options] <file...>",
    summary:
      "Tell what recordings and captures are: format, protocol, sessions, maps, players, duration.",
    reads: true,
    load: async () => (await import("./info/info.ts")).infoCommand(),
  },
  verify: {
    usage: "[options] <file...>",
    summary:
      "Decode recordings and captures and encode them again: are they identical, canonical, understood?",
    reads: true,
    load: async () => (await import("./verify/verify.ts")).verifyCommand(),
  },
  inspect: {
    usage: "[options] <file>",
    summary:
      "Show a recording's or a capture's bytes in hex, each explained: all of it, some blocks or packets, or what is at an offset.",
    reads: true,
    load: async () => (await import("./inspect/inspect.ts")).inspectCommand(),
  },
  events: {
    usage: "[options] <file>",
    summary: "Tell what happens in a recording: kills, pickups, damage, chat, levels, scores.",
    reads: true,
    load: async () => (await import("./events/events.ts")).eventsCommand(),
  },
  compare: {
    usage: "[options] <a> <b>",
    summary: "Compare two runs: where and when one is ahead, by places, pickups, kills, ends.",
    reads: true,
    load: async () => (await import("./splits/compare.ts")).compareCommand(),
  },
  table: {
    usage: "[options] <table> [file...]",
    summary:
      "Write what recordings show as rows: players, entities, frames, levels, events, kills, or messages:NAME.",
    reads: true,
    load: async () => (await import("./table/table.ts")).tableCommand(),
  },
  runs: {
    usage: "[options] <file...>",
    summary:
      "List runs: map, skill, exact time, kills, secrets; look for cheats and changed recordings.",
    reads: true,
    load: async () => (await import("./runs/runs.ts")).runsCommand(),
  },
  run: {
    usage: "[options] <list>",
    summary: "Have workers write a dataset of many recordings, which they share by Redis.",
    reads: true,
    load: async () => (await import("./queue/run.ts")).runCommand(),
  },
  work: {
    usage: "[options]",
    summary: "Do the work that run gives out, on as many machines as there are.",
    reads: true,
    load: async () => (await import("./queue/work.ts")).workCommand(),
  },
  sql: {
    usage: "[options] <query> <file...>",
    summary: "Ask a query in SQL of what recordings show: of players, events, kills and others.",
    reads: true,
    load: async () => (await import("./sql/sql.ts")).sqlCommand(),
  },
  index: {
    usage: "[options] <file>",
    summary: "Write an index of a recording, so that programs begin at any time of it at once.",
    reads: true,
    load: async () => (await import("./seek/index.ts")).indexCommand(),
  },
  view: {
    usage: "[options] [file]",
    summary:
      "Show recordings in the browser: bytes beside what they mean, to be searched and changed, and the schema, too.",
    reads: true,
    load: async () => (await import("./view/view.ts")).viewCommand(),
  },
  cut: {
    usage: "[options] <file>",
    summary: "Keep a span of a recording, and what a client needs to play it.",
    reads: true,
    load: async () => (await import("./edit/cut.ts")).cutCommand(),
  },
  cat: {
    usage: "[options] <file...>",
    summary: "Concatenate recordings, so that they play as one.",
    reads: true,
    load: async () => (await import("./edit/cat.ts")).catCommand(),
  },
  split: {
    usage: "[options] <file>",
    summary: "Give each level of a recording a file of its own: name-1-e1m1.dem.",
    reads: true,
    load: async () => (await import("./edit/split.ts")).splitCommand(),
  },
  strip: {
    usage: "[options] <file>",
    summary: "Take messages away by type or by text; blocks stay, so that time goes on.",
    reads: true,
    load: async () => (await import("./edit/strip.ts")).stripCommand(),
  },
  subtitle: {
    usage: "[options] <file> [subtitles]",
    summary: "Show subtitles (SRT, WebVTT) in a recording, or extract what it shows as such.",
    reads: true,
    load: async () => (await import("./edit/subtitle.ts")).subtitleCommand(),
  },
  recam: {
    usage: "[options] <file> <script>",
    summary: "Show a recording from cameras that a script in YAML moves.",
    reads: true,
    load: async () => (await import("./edit/recam/recam.ts")).recamCommand(),
  },
  ghost: {
    usage: "[options] <file> <runs...>",
    summary: "Put the players of other runs into a recording, to be seen racing it.",
    reads: true,
    load: async () => (await import("./edit/ghost/ghost.ts")).ghostCommand(),
  },
  merge: {
    usage: "[options] <file> <others...>",
    summary: "Merge recordings that several players made of one game.",
    reads: true,
    load: async () => (await import("./edit/merge/merge.ts")).mergeCommand(),
  },
  frames: {
    usage: "[options] <file>",
    summary: "Have an engine write a picture of frames at exact times, to make a film of.",
    reads: true,
    load: async () => (await import("./edit/film/frames.ts")).framesCommand(),
  },
  film: {
    usage: "[options] <file> [engine...]",
    summary: "Make a film of a recording: drive an engine, and join its pictures.",
    reads: true,
    load: async () => (await import("./edit/film/film.ts")).filmCommand(),
  },
  "fix-multi": {
    usage: "[options] <file>",
    summary: "Let a recording of several levels play to its end.",
    reads: true,
    load: async () => (await import("./edit/fix-multi.ts")).fixMultiCommand(),
  },
  convert: {
    usage: "[options] <file>",
    summary: "Make a recording one of another version, dialect or game, and tell what is lost.",
    reads: true,
    load: async () => (await import("./edit/convert.ts")).convertCommand(),
  },
  pack: {
    usage: "[options] <file>",
    summary: "Pack a recording into a Dzip archive (.dz), as runs are kept and sent.",
    reads: true,
    load: async () => (await import("./edit/pack.ts")).packCommand(),
  },
  decompile: {
    usage: "[options] [file]",
    summary: "Write a recording as text, which compiles to the same bytes.",
    reads: true,
    load: async () => (await import("./text/decompile.ts")).decompileCommand(),
  },
  compile: {
    usage: "[options] <file>",
    summary: "Make a recording from its text: the inverse of decompile.",
    load: async () => (await import("./text/compile.ts")).compileCommand(),
  },
  query: {
    usage: "[options] <host...>",
    summary: "Ask NetQuake servers what they are, who plays there, and by which rules.",
    load: async () => (await import("./net/query.ts")).queryCommand(),
  },
  join: {
    usage: "[options] <host>",
    summary: "Join a server as a player who stands still, and print what happens.",
    load: async () => (await import("./net/join.ts")).joinCommand(),
  },
  record: {
    usage: "[options] <host>",
    summary: "Record what a server tells a client: NAME-1.dem, a file for each level.",
    load: async () => (await import("./net/record.ts")).recordCommand(),
  },
  serve: {
    usage: "[options] <file>",
    summary: "Show a recording to clients of its game that connect to it as to any server.",
    reads: true,
    load: async () => (await import("./net/serve.ts")).serveCommand(),
  },
  init: {
    usage: "[options] [folder]",
    summary: "Begin a project for a format of your own: a schema, npm scripts, and a test.",
    load: async () => (await import("./schema/init.ts")).initCommand(),
  },
  import: {
    usage: "[options] [file]",
    summary:
      "Make a description in Kaitai Struct's or ProtoDef's language a schema, and tell what it cannot say.",
    load: async () => (await import("./import/import.ts")).importCommand(),
  },
  generate: {
    usage: "[options] [folder]",
    summary: "Write the codecs from the schemas, in TypeScript or C, or a dissector for Wireshark.",
    load: async () => (await import("./schema/generate.ts")).generateCommand(),
  },
  check: {
    usage: "[options] [folder]",
    summary: "Look for what is wrong in schemas, and write nothing.",
    load: async () => (await import("./schema/check.ts")).checkCommand(),
  },
  vectors: {
    usage: "[options] [folder]",
    summary:
      "Hold schemas against vectors, bytes and what they mean, or write these as JSON for others.",
    load: async () => (await import("./schema/vectors.ts")).vectorsCommand(),
  },
  docs: {
    usage: "[options] [folder]",
    summary: "Write the formats' documentation as a site: a page a message, from the schemas.",
    reads: true,
    load: async () => (await import("./docs/docs.ts")).docsCommand(),
  },
  lsp: {
    usage: "[options]",
    summary: "Serve an editor that speaks the language server protocol, over stdin and stdout.",
    load: async () => (await import("./schema/lsp.ts")).lspCommand(),
  },
  fuzz: {
    usage: "[options] [folder]",
    summary:
      "Try the codecs with random messages, random bytes and damaged recordings, until convinced.",
    load: async () => (await import("./schema/fuzz.ts")).fuzzCommand(),
  },
  coverage: {
    usage: "[options] <file...>",
    summary:
      "Count which messages, bits, widths, values, arms and versions recordings reached, and which never.",
    reads: true,
    load: async () => (await import("./analysis/coverage.ts")).coverageCommand(),
  },
  diff: {
    usage: "[options] <a> [b] [c]",
    summary:
      "Tell what differs on the wire between versions, schemas or revisions, with bytes that show it.",
    load: async () => (await import("./analysis/diff.ts")).diffCommand(),
  },
  reduce: {
    usage: "[options] <file> [command...]",
    summary: "Find the smallest recording, capture or message for which a command still fails.",
    reads: true,
    load: async () => (await import("./analysis/reduce.ts")).reduceCommand(),
  },
};
