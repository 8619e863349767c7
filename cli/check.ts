import { join } from "node:path";
import { Command } from "commander";
import { packageFolder } from "./package.ts";
import { count } from "./text.ts";

/** `demospec check` */
export function checkCommand(): Command {
  return new Command("check")
    .description("Look for what is wrong in schemas, and write nothing.")
    .argument("[folder]", "the folder of the schemas", join(packageFolder(), "schema"))
    .action(async (folder: string) => {
      const { resolveSchemas } = await import("../generator/generate.ts");
      const { loadSchemas } = await import("../generator/files.ts");
      const { protocols, containers } = resolveSchemas(await loadSchemas(folder));
      for (const table of [...protocols, ...containers]) {
        const layouts = table.messages.reduce((sum, message) => sum + message.layouts.length, 0);
        const size =
          table.kind === "protocol"
            ? `${count(table.messages.length, "message")} in ${count(layouts, "layout")}, ${count(table.versions.length, "version")}`
            : "container";
        process.stdout.write(`${table.name}: ${table.title}: ${size}\n`);
      }
    });
}
