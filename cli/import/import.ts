import { Command } from "commander";

/** `demospec import` */
export function importCommand(): Command {
  return new Command("import")
    .description(
      "Make a description in Kaitai Struct's language a schema, and tell what it cannot say.",
    )
    .argument("<file>", "the description, a .ksy file")
    .requiredOption("-o, --output <folder>", "folder for the schema")
    .option("--import-path <folder>", "where imports are that are not beside the file")
    .option("--force", "replace a file that is there, whatever it is")
    .action(async (file: string, options) => {
      const { importFile } = await import("./import-file.ts");
      await importFile(file, options);
    });
}
