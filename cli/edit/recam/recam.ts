import { Command } from "commander";
import type { RecamOptions } from "./recam-file.ts";
import { withOutputOption, withReadingOptions } from "../../options/reading-options.ts";

/** `demospec recam FILE SCRIPT` */
export function recamCommand(): Command {
  const command = new Command("recam")
    .description("Show a recording from cameras that a script in YAML moves.")
    .argument("<file>", "a recording, also in an archive")
    .argument("<script>", "the cameras' script in YAML, or - for stdin")
    .option(
      "--map <file>",
      "a level's map (.bsp), also in an archive: tells what a camera sees and the player does not; may be repeated",
      (path: string, before: readonly string[] = []) => [...before, path],
    )
    .addHelpText(
      "after",
      `
A script has shots; between them the recording's own view stays:

  shots:
    - { from: 0:05, to: 0:08, still: [480, -352, 88], look: recorder }
    - { from: 0:08, path: [{ at: 0:08, point: [0, 0, 64] }, { at: 0:12, point: [300, 0, 64] }], look: along }
    - { from: 0:12, orbit: { center: { player: Ranger }, radius: 120, height: 40, period: 8 }, fov: 60 }

What is not as the script says, and what it cost, is listed on stderr.

Examples:
  demospec recam run.dem cameras.yaml -o film.dem`,
    );
  return withReadingOptions(withOutputOption(command)).action(
    async (file: string, script: string, options: RecamOptions) => {
      const { recamFile } = await import("./recam-file.ts");
      await recamFile(file, script, options);
    },
  );
}
