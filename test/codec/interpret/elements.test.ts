import { child } from "./coverage.ts";
import { again, world, worldError, worldHex } from "./calls.ts";
import { bitsOf } from "./world-structs.ts";
import { describe, expect, test } from "vitest";
import { leaves } from "../../../runtime/interpret/interpret.ts";

describe("elements with a mask in a word", () => {
  const rest = { model: undefined, frame: undefined };

  test("are there as its bits say, and 0 ends them", () => {
    const found = world("words", "05 02 08 00 06 80 04 07 00 00 ff");
    expect(found.value!["entities"]).toStrictEqual([
      { number: 5, flags: 0x200, remove: false, model: undefined, origin1: 1, frame: undefined },
      { number: 6, flags: 0x8004, remove: false, model: 7, origin1: undefined, frame: undefined },
    ]);
    expect(Object.keys(found.value!)).toEqual(["type", "entities"]);
    expect(found.end).toBe(11);
    expect(found.nonCanonical).toEqual([]);
    expect(again(found).canonical).toBe("05 02 08 00 06 80 04 07 00 00");
    expect(child(found.root, "entities").children.map(({ name }) => name)).toEqual([
      "entities[0]",
      "entities[1]",
      "end",
    ]);
    const [first] = child(found.root, "entities").children;
    expect(child(first!, "number")).toMatchObject({ start: 1, startBit: 0, bitLength: 9 });
    expect(child(first!, "flags.9")).toMatchObject({ start: 2, startBit: 1, value: true });
    expect(leaves(child(found.root, "end")).map((leaf) => leaf.bitLength)).toEqual([9, 7]);
  });

  test("terminator", () => {
    const found = world("words", "05 c2 00 00");
    expect(found.value!["entities"]).toMatchObject([
      { number: 5, flags: 0xc200, remove: true, origin1: undefined, ...rest },
    ]);
    expect(found.nonCanonical).toEqual([
      "words.entities.flags bit 9 means nothing beside remove",
      "words.entities.flags bit 15 means nothing beside remove",
    ]);
    expect(again(found)).toEqual({ same: "05 c2 00 00", canonical: "05 40 00 00" });
    const [first] = child(found.root, "entities").children;
    expect(child(first!, "flags").notes).toEqual(["second byte is announced and left out"]);
    expect(child(first!, "flags.9").notes).toEqual([
      "bit 9 is set and means nothing beside remove",
    ]);
    expect(child(first!, "flags.14").notes).toEqual([
      "remove is true",
      "nothing follows",
      "second byte is left out",
    ]);
    const twice = { number: 5, remove: true, flags: 0x8004 };
    expect(worldHex({ type: "words", entities: [twice] })).toBe("05 c0 00 00");
  });

  test("are refused where nothing may follow, and where they end the list", () => {
    const words = (...entities: unknown[]) => ({ type: "words", entities });
    expect(worldError(words({ number: 5, remove: true, origin1: 1 }))).toBe(
      "words › entities[0] › origin1: is there, and nothing follows remove",
    );
    expect(worldError(words({ number: 5 }, { number: 0 }))).toBe(
      "words › entities[1] › number: is 0, which ends the list",
    );
    expect(worldHex(words({ number: 0, remove: true }))).toBe("00 40 00 00");
    expect(worldHex(words())).toBe("00 00");
    expect(world("words", "05").error?.path).toEqual(["words", "entities[0]", "number"]);
    expect(world("words", "05 02 08 00").error).toMatchObject({
      path: ["words", "entities[1]", "number"],
      offset: 5,
    });
  });
});

describe("elements with a preceding mask", () => {
  const bytes = (...entities: unknown[]) => ({ type: "bytes", entities });

  test("keep the mask of the one that ends them", () => {
    const plain = world("bytes", "10 05 07 00 00");
    expect(plain.value).toMatchObject({ entities: [{ number: 5, frame: 7 }], entitiesEnd: 0 });
    expect(plain.nonCanonical).toEqual([]);
    const found = world("bytes", "d0 01 00 00 ff");
    expect(found.value).toStrictEqual({ type: "bytes", entities: [], entitiesEnd: 0x1d0 });
    expect(found.end).toBe(5);
    expect(found.nonCanonical).toEqual(["bytes.entities ends with a mask that is not 0"]);
    expect(again(found)).toEqual({ same: "d0 01 00 00", canonical: "00 00" });
    expect(worldHex({ ...bytes(), entitiesEnd: 0x100 })).toBe("80 01 00 00");
    expect(worldHex({ ...bytes(), entitiesEnd: 0x8000_0000 })).toBe("80 80 80 80 00");
    expect(worldError({ ...bytes(), entitiesEnd: 1n })).toBe(
      "bytes › entitiesEnd: is not a number",
    );
    expect(worldError(bytes({ number: 0, flags: 0x100 }))).toBe(
      "bytes › entities[0] › number: is 0, which ends the list",
    );
  });

  test("stop, and are still as wide as they were", () => {
    const found = world("bytes", "d0 81 03 05 00 00 00");
    expect(found.value).toMatchObject({
      entities: [{ number: 5, flags: 0x381d0, remove: true, frame: undefined, skin: undefined }],
    });
    expect(found.nonCanonical).toEqual([
      "bytes.entities.flags bit 4 means nothing beside remove",
      "bytes.entities.number is wider than needed",
      "bytes.entities.flags bit 16 means nothing beside remove",
      "bytes.entities.flags bit 17 means nothing beside remove",
    ]);
    expect(again(found)).toEqual({ same: "d0 81 03 05 00 00 00", canonical: "40 05 00 00" });
    expect(worldHex(bytes({ number: 300, remove: true }))).toBe("c0 01 2c 01 00 00");
    expect(worldError(bytes({ number: 1, remove: true, beam: true }))).toBe(
      "bytes › entities[0] › beam: is there, and nothing follows remove",
    );
    expect(worldError(bytes({ number: 1, remove: true, skin: 0 }))).toBe(
      "bytes › entities[0] › skin: is there, and nothing follows remove",
    );
    expect(worldHex(bytes({ number: 1, remove: true, beam: false, frameBefore: 3 }))).toBe(
      "40 01 00 00",
    );
  });

  test("have numbers of two widths", () => {
    const twice = world("bytes", "90 80 02 05 09 34 12 00 00");
    expect(twice.value).toMatchObject({ entities: [{ frame: 0x1234, frameBefore: 9 }] });
    expect(twice.nonCanonical).toEqual(["bytes.entities.frame is written twice"]);
    expect(again(twice)).toEqual({
      same: "90 80 02 05 09 34 12 00 00",
      canonical: "80 80 02 05 34 12 00 00",
    });
    const members = Object.keys((twice.value!["entities"] as object[])[0]!);
    expect(members).toEqual([
      "flags",
      "number",
      "remove",
      "frame",
      "frameBefore",
      "skin",
      "beam",
      "sound",
      "soundNaN",
    ]);
    const wide = world("bytes", "80 80 02 05 34 00 00 00");
    expect(wide.nonCanonical).toEqual(["bytes.entities.frame is wider than needed"]);
    expect(again(wide).canonical).toBe("10 05 34 00 00");
    const both = world("bytes", "80 80 81 02 05 01 00 00 00 00 00");
    expect(both.value).toMatchObject({ entities: [{ skin: 1, frameBefore: undefined }] });
    expect(both.nonCanonical).toEqual(["bytes.entities.skin is wider than needed"]);
    expect(child(both.root, "entities[0]").children.find((c) => c.name === "skin")).toMatchObject({
      bitLength: 32,
      notes: ["32 bits for 1, which fits in 8"],
    });
    expect(worldHex(bytes({ number: 1, skin: 300 }))).toBe("80 80 80 02 01 2c 01 00 00");
    expect(worldHex(bytes({ number: 1, skin: 70000 }))).toBe("80 80 81 02 01 70 11 01 00 00 00");
    expect(worldError(bytes({ number: 1, skin: 2 ** 32 }))).toBe(
      "bytes › entities[0] › skin: 4294967296 is not a whole number from 0 to 4294967295 (u32)",
    );
    expect(worldError(bytes({ number: 1, frame: "no" }))).toBe(
      'bytes › entities[0] › frame: "no" is not a number',
    );
  });

  test("take widths from the hint where they hold the value", () => {
    const entity = { number: 1, flags: bitsOf(4, 17) };
    expect(worldHex(bytes({ ...entity, frame: 7, frameBefore: 8 }))).toBe(
      "90 80 02 01 08 07 00 00 00",
    );
    expect(worldHex(bytes({ ...entity, frame: 7, frameBefore: 300 }))).toBe("10 01 07 00 00");
    expect(worldHex(bytes({ ...entity, frame: 7 }))).toBe("10 01 07 00 00");
    expect(worldHex(bytes(entity))).toBe("00 01 00 00");
    expect(worldHex(bytes({ number: 1, flags: bitsOf(17), frame: 7 }))).toBe(
      "80 80 02 01 07 00 00 00",
    );
    expect(worldHex(bytes({ number: 1, flags: bitsOf(4), frame: 300 }))).toBe(
      "80 80 02 01 2c 01 00 00",
    );
  });

  test("say what each bit does", () => {
    const [first] = child(
      world("bytes", "90 80 82 02 05 09 34 12 00 00 00 00").root,
      "entities",
    ).children;
    const docs = (bit: number) => child(first!, `flags.${bit}`).doc;
    expect(docs(4)).toBe("frame: 8 bits");
    expect(docs(17)).toBe("frame: 16 bits");
    expect(docs(25)).toBe("skin: 16 bits");
    expect(docs(6)).toBe("remove is true, nothing follows");
    expect(docs(9)).toBe("beam is true");
    expect(docs(26)).toBe("sound follows");
    expect(docs(23)).toBe("fourth byte follows");
    expect(docs(0)).toBe("means nothing");
  });
});
