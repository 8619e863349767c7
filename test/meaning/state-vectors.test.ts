import { describe, expect, it } from "vitest";
import { followerOf, type World } from "../../quake/world/index.ts";
import {
  type Absence,
  absences,
  absentVectors,
  meaning,
  otherMeanings,
  wrongState,
} from "./absent-vectors.ts";
import { blocksOf, stateVectors, wrongList, wrongWorlds } from "./state-vectors.ts";
import { contains } from "../../runtime/table/versions.ts";
import { whole } from "../support/whole.ts";

const VECTORS = stateVectors();
const ABSENT = absentVectors();

describe("messages make the worlds that the documents say", () => {
  for (const vector of VECTORS) it(vector.name, () => expect(wrongWorlds(vector)).toBeUndefined());
});

describe("what is absent means what the documents say", () => {
  for (const vector of ABSENT)
    it(`${vector.protocol} ${vector.versions.join(", ")}: ${vector.of}: ${vector.from}`, () =>
      expect(wrongState(vector)).toBeUndefined());
});

/** The vectors of worlds, read once. */
const READ = VECTORS.map((vector) => {
  const { table } = vector.container.codecs[0]!;
  return {
    ...vector,
    table,
    at: table.versions.indexOf(vector.version!),
    blocks: blocksOf(vector),
  };
});

/** Whether a vector of worlds fails. */
function isShown({ table, layout }: Absence): boolean {
  return READ.some(({ container, table: own, at, blocks, worlds }) => {
    if (own !== table || at < layout.from || at > layout.to) return false;
    const follower = followerOf(container)!;
    function* follow(): Generator<World, void> {
      for (const block of blocks) yield* follower.follow(block);
    }
    return wrongList(follow(), worlds) !== undefined;
  });
}

/** Vectors of a state that have the member of an absence. */
function statesWith({ table, of, layout, field }: Absence) {
  const name = typeof field.absent === "string" && memberOf(field.absent);
  return ABSENT.filter(
    (vector) =>
      vector.protocol === table.name &&
      vector.of === of &&
      vector.versions.some((version) => {
        const at = table.versions.indexOf(version);
        return contains(layout, at);
      }) &&
      (field.name in vector.state || (name !== false && name in vector.state)),
  );
}

/** `previous.origin.1` is an element of the state's `origin`; other paths may be of any member. */
function memberOf(path: string): string | false {
  const [, member, element] = path.split(".");
  return element === undefined ? false : member!;
}

function nameOf({ table, of, layout, field }: Absence): string {
  const { from, to } = layout;
  return `${table.name} ${table.versions[from]}..${table.versions[to]} ${of}.${field.name}`;
}

describe("the vectors", () => {
  whole("fail where an absent member means something else", () => {
    const survivors = absences().flatMap((absence) =>
      otherMeanings(absence)
        .filter(
          (other) =>
            !meaning(absence, other, () => {
              const failing = statesWith(absence).find((vector) => wrongState(vector));
              return failing !== undefined || isShown(absence);
            }),
        )
        .map((other) => `${nameOf(absence)}: absent ${other}`),
    );
    expect(survivors).toEqual([]);
  });

  whole("show in worlds all that is absent, but for what is said to be in none", () => {
    const hidden = absences().filter((absence) => {
      const [constant] = otherMeanings(absence);
      const isBeyond = statesWith(absence).some(({ shown }) => shown !== true);
      return !isBeyond && !meaning(absence, constant!, () => isShown(absence));
    });
    expect(hidden.map(nameOf)).toEqual([]);
  });
});
