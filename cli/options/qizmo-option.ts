import type { Command } from "commander";
import { giveQizmoFolder, QIZMO_VARIABLE } from "../qizmo-folder.ts";

/** The option of all commands that read recordings: those that Qizmo packed need its tables. */
export function withQizmoOption(command: Command): Command {
  return command
    .option(
      "--qizmo-tables <folder>",
      `with Qizmo's tables, without which no .qwz is read; without, those of the folder that ${QIZMO_VARIABLE} names`,
    )
    .hook("preAction", async (_, called) => {
      const { qizmoTables: folder } = called.opts<{ qizmoTables?: string }>();
      giveQizmoFolder(folder);
      // Loaded here: most calls name no folder.
      if (folder !== undefined) await (await import("../files/qizmo.ts")).givenQizmoTables();
    });
}
