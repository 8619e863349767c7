import { SchemaError } from "../../generator/read/diagnostics.ts";
import { errorColours } from "../terminal/colours.ts";
import { packageVersion } from "../package.ts";
import { note } from "../terminal/say.ts";
import { isSystemError, systemError } from "./system-errors.ts";
import { CliError } from "./cli-error.ts";

/** Says on stderr what went wrong, as a person reads it. */
export function printError(error: unknown): void {
  note(`${errorColours.red("error:")} ${errorText(error)}`);
}

/** What went wrong, as a person reads it. */
export function errorText(error: unknown): string {
  if (error instanceof CliError || error instanceof SchemaError) return error.message;
  if (isSystemError(error)) return systemError(error.path, error).message;
  return defectText(error);
}

/** Shows where in the code it happened. */
const STACK = "DEMOSPEC_STACK";

/** What nobody foresaw is nothing that the person who called did wrong. */
function defectText(error: unknown): string {
  const isShown = (process.env[STACK] ?? "") !== "";
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? what) : what;
  return [
    `this is a defect of demospec ${packageVersion()}: ${isShown ? stack : what}`,
    "  Please report it, with the command that was called and, if you may give it away, the file.",
    ...(isShown
      ? []
      : [`  With ${STACK}=1 in the environment it tells where in the code it happened.`]),
  ].join("\n");
}
