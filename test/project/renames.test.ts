import { join } from "node:path";
import type { Project } from "ts-morph";
import { beforeAll, describe, expect, test } from "vitest";
import {
  generatedTexts,
  namesOf,
  ownFiles,
  quakeProject,
  rename,
  silentUses,
  type Use,
  usesOf,
} from "../support/renamed.ts";
import { isWhole, whyNotWhole } from "../support/corpus.ts";
import { untypedAccess } from "../support/untyped.ts";

/*
 * Who renames a message or a member in a schema is shown by the compiler of each place that reads it. So all of them are
 * renamed where they are generated, and each place that names one must be complained of. One mistake may hide another:
 * what is passed over at first is tried again with only those names changed.
 */

/** Each line is a way around types. */
const WRONG = `
  import type { Message, Updateentity, UpdateentityState } from "../generated/netquake.ts";
  import type { AnyMessage } from "../runtime/codec.ts";
  declare const any: AnyMessage;
  declare const message: Message;
  declare const update: Updateentity;
  declare const state: UpdateentityState;
  declare const record: Readonly<Record<string, unknown>>;
  declare const anything: any;
  export const wrong = [
    (any as unknown as { modelindex: number }).modelindex,
    state as { modelindex: number },
    (message as unknown as Record<string, unknown>)["origin"],
    { type: "print", text: "" } as Message,
    record["modelindex"],
    anything.modelindex,
    any.type === "serverinfo",
    new Set<string>(["print", "centerprint"]),
  ];
  export const right = [
    update.modelindex,
    message.type === "serverinfo" ? message.models : [],
    new Set<Message["type"]>(["print", "centerprint"]),
    { type: "print", text: "" } satisfies Message,
  ];
`;

describe.skipIf(!isWhole)(`a rename${whyNotWhole}`, () => {
  let project: Project;
  let uses: readonly Use[] = [];

  beforeAll(() => {
    project = quakeProject();
    uses = usesOf(project);
  });

  test("is not hidden by casts, or by lists of names that have no type", () => {
    expect(untypedAccess(project, ownFiles(project), namesOf(project))).toEqual([]);
  });

  test("that is hidden is found", () => {
    const file = project.createSourceFile(join(import.meta.dirname, "..", "wrong.ts"), WRONG);
    const found = untypedAccess(project, [file], namesOf(project));
    file.forget();
    const lines = found.map((place) => Number(/wrong\.ts:(\d+):/.exec(place)![1]));
    const first = WRONG.split("\n").findIndex((line) => line.includes("export const wrong")) + 2;
    expect(new Set(lines)).toEqual(new Set(Array.from({ length: 8 }, (_, i) => first + i)));
  });

  test("of any message or member is told at each place that reads it", () => {
    expect(uses.length).toBeGreaterThan(200);
    const before = generatedTexts(project);
    rename(project);
    const silent = silentUses(project, uses);
    for (const [file, text] of before) file.replaceWithText(text);
    rename(project, new Set(silent.map(({ name }) => name)));
    expect(silentUses(project, silent).map(({ at }) => at)).toEqual([]);
  });
});
