import { describe, expect, test } from "vitest";
import { targets } from "../../fuzz/all-targets.ts";
import { generated } from "./vector-codecs.ts";
import { vectorsOf } from "./vector-folder.ts";
import { wrongRounding } from "./vector-rounding.ts";
import { interpreter } from "../../vectors/run.ts";

const SCALED = ["netquake", "quakeworld", "quake2", "quake2_client"];

describe.each(targets)("$name", (target) => {
  const { name, table } = target;
  const vectors = vectorsOf(table);

  test.each([generated(target), interpreter(table)])("$name writes the nearest number", (codec) => {
    const { wrong, moved } = wrongRounding(table, vectors, codec);
    expect(wrong).toEqual([]);
    if (SCALED.includes(name)) expect(moved).toBeGreaterThan(10);
  });
});
