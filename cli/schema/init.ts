import { Command } from "commander";

interface Options {
  readonly ts?: boolean;
}

/** `demospec init` */
export function initCommand(): Command {
  return new Command("init")
    .description("Begin a project for a format of your own: a schema, npm scripts, and a test.")
    .argument("[folder]", "output folder; existing files are never overwritten", ".")
    .option("--ts", "generate TypeScript; JavaScript with declarations without")
    .action(async (folder: string, options: Options) => {
      const { initProject } = await import("./init-project.ts");
      await initProject(folder, options.ts === true);
    });
}
