import { expect, test } from "vitest";
import { table } from "../../generated/netquake.table.ts";
import { bitMeanings } from "../../runtime/interpret/decode/meaning.ts";
import { layoutOf } from "../../runtime/table/table.ts";

test("a bit that sets the parts of a word apart says how long they are", () => {
  const sound = table.messages.find(({ name }) => name === "sound")!;
  const { fields } = layoutOf(sound, table.versions.indexOf("666"))!;
  const mask = fields.find((field) => field.kind === "mask")!;
  const meanings = bitMeanings(mask, fields);
  expect(meanings[3]).toEqual(["entity is 16 bits", "channel is 8 bits"]);
  expect(meanings[4]).toEqual(["soundnum is 16 bits"]);
});
