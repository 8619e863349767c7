import fc from "fast-check";
import { expect, it } from "vitest";
import { protocol } from "../../fuzz/targets.ts";
import { type MessageSubject, messageSubjects } from "../../fuzz/values/subjects.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { toVersion } from "../../quake/convert/index.ts";
import { EditError } from "../../quake/edit/index.ts";
import type { AnyContainer, RecordedBlock } from "../../recording/index.ts";
import { codecNamed } from "../../recording/versions/protocol.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { withoutHints } from "../../runtime/canonical/without-hints.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { type AnyCodecs, interpretedCodecs } from "../../runtime/interpreted-codecs.ts";
import type { ContainerTable } from "../../runtime/table/table.ts";
import { selectingFields } from "../../runtime/table/facts/selection.ts";
import { giveSums } from "../support/given-sums.ts";
import { rightSchemas } from "../support/right-schemas.ts";

/*
 * Messages of schemas that have each construct of the language, in each other version: there are bytes for what they
 * become, which mean just that, and where nothing is lost, they come back.
 */

giveSums();
const tables = resolveSchemas(rightSchemas()).protocols.filter(({ versions }) => versions[1]);

/** What converts files of a protocol's messages needs to know of their container. */
function containerOf(codecs: AnyCodecs): AnyContainer {
  const { name } = codecs[0]!.table;
  const table: Partial<ContainerTable> = {
    name: "file",
    carries: [{ member: "messages", protocol: name }],
  };
  return {
    table: table as ContainerTable,
    codecs,
    further: [],
  } as Partial<AnyContainer> as AnyContainer;
}

/** A message in another version, and what was lost; nothing where no file can say so. */
function converted(codecs: AnyCodecs, message: AnyMessage, version: number, to: string) {
  const conversion = toVersion(containerOf(codecs), to);
  const { name } = codecs[0]!.table;
  const part: Partial<RecordedBlock> = {
    kind: "block",
    index: 0,
    protocol: name,
    version,
    block: {},
    messages: [message],
  };
  try {
    const [block] = [...conversion.take(part as RecordedBlock)] as Pick<
      RecordedBlock,
      "messages"
    >[];
    return { messages: block!.messages, losses: conversion.losses.report };
  } catch (error) {
    if (error instanceof EditError && /announces version|in itself/.test(error.message))
      return undefined;
    throw error;
  }
}

function holds(
  codecs: AnyCodecs,
  { version, any, target, layout }: MessageSubject,
  to: string,
): number {
  const { table } = target;
  let back = 0;
  for (const message of fc.sample(any(false), { seed: 47, numRuns: 3 })) {
    const there = converted(codecs, message, version, to);
    if (there === undefined) continue;
    expect(there.messages.length, JSON.stringify(there.losses)).toBeLessThan(2);
    if (there.messages.length === 0) expect(there.losses).not.toEqual([]);
    for (const made of there.messages) {
      const w = new Writer();
      const codec = codecNamed(codecs, to);
      codec.encode(w, made);
      const index = table.versions.indexOf(to);
      const read = codec.read(new Reader(written(w)));
      expect(withoutHints(table, index, read)).toEqual(withoutHints(table, index, made));
      // Several numbers may announce the same version.
      if (there.losses.length > 0 || selectingFields(layout.fields).length > 0) continue;
      const again = converted(codecs, made, index, table.versions[version]!);
      if (again === undefined || again.losses.length > 0) continue;
      const [was, is] = [message, again.messages[0]!].map((one) =>
        withoutHints(table, version, one),
      );
      expect(is).toEqual(was);
      back++;
    }
  }
  return back;
}

let back = 0;
it.each(tables.map((table) => [table.name, table] as const))("%s", (_, table) => {
  const codecs = interpretedCodecs(table);
  for (const subject of messageSubjects(protocol(codecs)))
    for (const to of codecs.filter((codec) => codec !== subject.codec))
      back += holds(codecs, subject, table.versions[to.to]!);
});

it("gives messages back of which nothing was lost", () => expect(back).toBeGreaterThan(1000));
