import { Command } from "commander";

/** `demospec import` */
export function importCommand(): Command {
  return new Command("import")
    .description(
      "Make a description in Kaitai Struct's or ProtoDef's language a schema, and tell what it cannot say.",
    )
    .argument("[file]", "the description, a .ksy file, or ProtoDef's in JSON, a .json file")
    .requiredOption("-o, --output <folder>", "folder for the schema")
    .option(
      "--versions <version=file...>",
      "in place of a file: the descriptions of several versions, oldest first, which become one schema",
    )
    .option("--name <name>", "with --versions: the schema's name", "protocol")
    .option("--import-path <folder>", "where imports are that are not beside the file")
    .option("--force", "replace a file that is there, whatever it is")
    .action(async (file: string | undefined, { versions, name, ...options }, command: Command) => {
      if ((file === undefined) === (versions === undefined))
        return command.error("error: name a file, or --versions with a file for each");
      if (file === undefined) {
        const { importVersions } = await import("./import-versions.ts");
        return importVersions(versions, name, options);
      }
      if (file.endsWith(".json")) {
        const { importProtodef } = await import("./import-protodef.ts");
        return importProtodef(file, options);
      }
      const { importFile } = await import("./import-file.ts");
      return importFile(file, options);
    });
}
