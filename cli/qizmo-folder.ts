/*
 * The folder of `--qizmo-tables`, for the present call of the command. Nothing is loaded with this file: each call begins
 * here.
 */

/** What names the folder where no option does. */
export const QIZMO_VARIABLE = "DEMOSPEC_QIZMO_TABLES";

let given: string | undefined;

/** The folder of Qizmo's tables; nothing where none is named. */
export function qizmoFolder(): string | undefined {
  return given ?? (process.env[QIZMO_VARIABLE] || undefined);
}

/** The present call names a folder, or none. */
export function giveQizmoFolder(folder: string | undefined): void {
  given = folder;
}
