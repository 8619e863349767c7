import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect } from "vitest";
import { whole } from "../support/whole.ts";

const folder = mkdtempSync(join(tmpdir(), "demospec-since-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, ...words: readonly string[]) =>
  execFileSync(command, words, { cwd: folder, encoding: "utf8" }).trim();
const git = (...words: readonly string[]) =>
  run("git", "-c", "user.name=a", "-c", "user.email=a@b", "-c", "tag.gpgSign=false", ...words);
const commit = () => git("-c", "commit.gpgSign=false", "commit", "-q", "--allow-empty", "-m", "a");
const since = () => run(resolve(".ci/since"));

whole(
  "a change of schemas is held against the last release, or a commit that is named, or the one before",
  () => {
    git("init", "-q");
    commit();
    expect(since()).toBe("");
    const first = git("rev-parse", "HEAD");
    commit();
    expect(since()).toBe(first);
    // A series of commits is held against what was before it.
    mkdirSync(join(folder, ".ci"));
    const name = (base: string) => writeFileSync(join(folder, ".ci", "base"), `# why\n${base}\n`);
    name(first);
    commit();
    commit();
    expect(since()).toBe(first);
    name("0".repeat(40));
    expect(since()).toBe(git("rev-parse", "HEAD~1"));
    name(first);
    git("tag", "v1.0.0");
    git("tag", "nightly");
    // What is released is held against what was released before it.
    expect(since()).toBe(first);
    commit();
    expect(since()).toBe("v1.0.0");
    commit();
    expect(since()).toBe("v1.0.0");
  },
);
