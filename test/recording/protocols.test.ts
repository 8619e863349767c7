import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";
import type { AnyContainer } from "../../recording/index.ts";
import { codecsOf, protocolsOf } from "../../recording/versions/carried.ts";
import { isAnnouncedDialect, isCurrent } from "../../recording/versions/protocol.ts";

/* What is known of a protocol before anything is read: docs/dialects.md says which dialects tell their own number. */

/** Versions with which codecs begin, of which something holds. */
function versions(container: AnyContainer, holds: typeof isCurrent): string[] {
  const codecs = codecsOf(container, 0);
  return codecs
    .filter((codec) => holds(codec, codecs[0]!))
    .map(({ table, from }) => table.versions[from]!);
}

describe("the dialects of a protocol", () => {
  it("are announced where a server tells their number, and not where nothing does, or they are asked for", () => {
    const quake2 = versions(dm2, isAnnouncedDialect);
    expect(quake2).toEqual(expect.arrayContaining(["2023", "3434", "3436", "35", "36", "56"]));
    for (const other of ["34", "3436+coord", "36-1015", "32-server", "26-relay"])
      expect([other, quake2.includes(other)]).toEqual([other, false]);
    const netquake = versions(dem, isAnnouncedDialect);
    expect(netquake).toEqual(expect.arrayContaining(["666", "3504", "250", "1.09+fte"]));
    for (const other of ["1.08", "2021"])
      expect([other, netquake.includes(other)]).toEqual([other, false]);
  });

  it("are not current: these are id's own versions, of one kind", () => {
    expect(versions(dem, isCurrent)).toEqual(["0.91", "1.07", "1.08"]);
    expect(versions(dm2, isCurrent)).toEqual(["25", "26", "27", "32"]);
  });
});

it("a version that was given is that of the first protocol alone", () => {
  const fixed = (is: boolean) => [...protocolsOf(qwd, is)].map(([name, own]) => [name, own.fixed]);
  expect(fixed(true)).toEqual([
    ["quakeworld", true],
    ["quakeworld_connectionless", false],
  ]);
  expect(fixed(false).map(([, own]) => own)).toEqual([false, false]);
});
