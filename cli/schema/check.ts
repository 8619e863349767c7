import { Command } from "commander";
import { oneFolder } from "../options/schema-option.ts";
import { expectSchemas, nearestSchemas } from "../options/schema-folder.ts";
import { count } from "../terminal/text.ts";
import { shown } from "../terminal/outside.ts";
import { say } from "../terminal/say.ts";

/** `demospec check` */
export function checkCommand(): Command {
  return new Command("check")
    .description("Look for what is wrong in schemas, and write nothing.")
    .argument("[folder]", "the folder of the schemas; without, the config's, or ./schema")
    .option("--schema <folder>", "the same")
    .action(async (argument: string | undefined, { schema }: { schema?: string }) => {
      const folder = oneFolder(argument, schema) ?? nearestSchemas();
      await expectSchemas(folder);
      const { resolveSchemas } = await import("../../generator/resolve/resolve.ts");
      const { loadSchemas } = await import("../../generator/schemas/files.ts");
      const { protocols, containers } = resolveSchemas(await loadSchemas(folder));
      for (const table of [...protocols, ...containers]) {
        const layouts = table.messages.reduce((sum, message) => sum + message.layouts.length, 0);
        const size =
          table.kind === "protocol"
            ? `${count(table.messages.length, "message")} in ${count(layouts, "layout")}, ${count(table.versions.length, "version")}`
            : "container";
        say(`${table.name}: ${shown(table.title)}: ${size}`);
      }
    });
}
