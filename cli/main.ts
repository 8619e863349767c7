import { Command, CommanderError } from "commander";
import { pipeBroke } from "./terminal/broken-pipe.ts";
import { commandOf, COMMANDS } from "./commands.ts";
import { CliError } from "./errors/cli-error.ts";
import { forgetOwn } from "./own-formats.ts";
import { printError } from "./errors/print-error.ts";
import { packageVersion } from "./package.ts";
import { commanderOutput } from "./terminal/say.ts";
import { outputError } from "./errors/system-errors.ts";

/** Runs the command line. Sets the process's exit code: 0 only when all went well, 2 for a wrong call. */
export async function main(argv: readonly string[]): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") pipeBroke();
    else leave(outputError("-", error));
  });
  // Nobody is left to read it.
  process.stderr.on("error", () => {});
  process.on("uncaughtException", leave);
  process.on("unhandledRejection", leave);
  await run(argv);
}

/** What nothing waited for went wrong: there is no going on. */
function leave(error: unknown): void {
  process.exit(exitCodeOf(error));
}

/** As `main`, for a process that is not the command's own. */
export async function run(argv: readonly string[]): Promise<void> {
  forgetOwn();
  try {
    const root = await program(argv);
    await root.parseAsync([...argv]);
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

function exitCodeOf(error: unknown): number {
  // Commander has printed its own message by then.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  printError(error);
  return error instanceof CliError ? error.exitCode : 1;
}

/** All of the command, or as much of it as a call needs: to load the rest takes longer than most calls do. */
async function program(argv: readonly string[]): Promise<Command> {
  const root = new Command("demospec")
    .description(
      "Codecs for Quake's recordings and network protocol, from one YAML schema per format.",
    )
    .version(packageVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .showHelpAfterError("(demospec --help tells what there is)")
    .configureHelp({
      showGlobalOptions: false,
      subcommandTerm: (command) => `${command.name()} ${command.usage()}`,
    })
    .addHelpText(
      "after",
      `
Examples:
  demospec info demo1.dem                 what is in a recording
  demospec verify --json *.dem            is it understood, and does it come back as it was
  demospec verify pak0.pak demos.zip      all recordings in archives; one is pak0.pak/demo1.dem
  demospec verify e1m1.bsp                a map; --format pak_file verifies a PAK itself
  demospec inspect demo1.dem --block 3    every byte and bit explained
  demospec view demo1.dem                 the same in the browser, to be searched and changed
  demospec decompile --json demo1.dem     as text, for jq and editors; compile is the way back
  demospec events demo1.dem               who killed whom, what was said, picked up and scored
  demospec cut --time 1:30..2:00 demo1.dem -o part.dem   what is played then
  demospec convert --to 15 big.dem -o old.dem            for older engines; tells what is lost
  demospec query quake.example            what a server is, who plays there, by which rules
  demospec join --name me quake.example   join it, and print what happens
  demospec record quake.example -o match  be the proxy between your client and a server, and record
  demospec serve demo1.dem                show a recording to clients that connect
  demospec init my-format                 begin with a format of your own
  demospec generate                       write the codecs anew after a schema was edited
  demospec docs -o pages                  the formats as pages: bytes, versions, what changed when
  demospec lsp                            what editors start: errors, names and renames as you type
  demospec fuzz --message sound           try the codecs of a message with random values
  demospec coverage *.dem                 what of the protocol these recordings reach, and what never
  demospec diff HEAD~1                    what the last commit to ./schema changed on the wire, with bytes
  demospec reduce demo1.dem -- reader {}  the smallest recording for which a program still fails`,
    );
  for (const command of await neededBy(argv)) root.addCommand(command);
  for (const command of [root, ...root.commands])
    command.exitOverride().configureOutput(commanderOutput);
  return root;
}

/** The command that is called, or what the help tells of all of them. */
async function neededBy(argv: readonly string[]): Promise<readonly Command[]> {
  const name = argv.slice(2).find((word) => word !== "help" && word !== "--");
  if (name === "-V" || name === "--version") return [];
  if (name !== undefined && Object.hasOwn(COMMANDS, name))
    return [await commandOf(COMMANDS[name]!)];
  return Object.entries(COMMANDS).map(([own, { usage, summary }]) =>
    new Command(own).usage(usage).description(summary),
  );
}
