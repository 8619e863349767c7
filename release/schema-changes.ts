import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Change } from "./level.ts";

/** What `demospec diff --json` prints, as far as it is read here. */
interface Report {
  readonly changes: readonly {
    readonly key: string;
    readonly severity: "wire" | "value" | "rename" | "documentation";
    readonly kind: string;
    readonly excepted: boolean;
  }[];
}

/**
 * What the schemas mean now that they did not mean at a revision. Who wrote bytes or code with that one notices all but
 * words and what is new.
 *
 * @throws Error where a change was not decided on in .ci/decided.txt
 */
export function schemaChanges(root: string, revision: string): Change[] {
  const command = [join(root, "bin", "demospec.js"), "diff", revision, "--schema", "schema"];
  const options = ["--runs", "60", "--exceptions", join(".ci", "decided.txt"), "--json"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...options], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0)
    throw new Error(
      `the schemas mean something else than at ${revision}, which .ci/decided.txt does not say:\n${stderr}${undecided(stdout)}`,
    );
  return (JSON.parse(stdout) as Report).changes.map(({ key, severity, kind }) => ({
    level: severity !== "documentation" ? "major" : kind === "added" ? "minor" : "patch",
    text: `${key} (${severity})`,
  }));
}

function undecided(stdout: string): string {
  try {
    const { changes } = JSON.parse(stdout) as Report;
    const open = changes.filter(
      ({ excepted, severity }) => !excepted && severity !== "documentation",
    );
    return open.map(({ key, severity }) => `  ${key} (${severity})\n`).join("");
  } catch {
    return stdout;
  }
}
