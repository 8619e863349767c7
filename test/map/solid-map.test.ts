import { describe, expect, it } from "vitest";
import { SolidMap } from "../../quake/map/index.ts";
import { DecodeError } from "../../runtime/wire.ts";
import { halfMap } from "../runs/half-map.ts";

describe("a map's solid parts", () => {
  const map = new SolidMap(halfMap(100));

  it("are where its tree of planes says so", () => {
    expect(map.isSolid([0, 0, 99])).toBe(true);
    expect(map.isSolid([5000, -5000, 101])).toBe(false);
  });

  it("are none of what is no map, is cut off, or does not end", () => {
    expect(() => new SolidMap(Buffer.from("PACK"))).toThrow(DecodeError);
    const bytes = halfMap(100);
    for (let length = 0; length < bytes.length; length += 3)
      expect(() => new SolidMap(bytes.subarray(0, length)), `${length} bytes`).toThrow(DecodeError);
    // The node's children are the node itself.
    const endless = halfMap(100);
    const view = new DataView(endless.buffer);
    const node = view.getUint32(4 + 8 * 5, true);
    view.setInt32(node + 4, 0, true);
    expect(() => new SolidMap(endless).isSolid([0, 0, 0])).toThrow("the tree does not end");
    const planeless = halfMap(100);
    new DataView(planeless.buffer).setInt32(node, 7, true);
    expect(() => new SolidMap(planeless).isSolid([0, 0, 0])).toThrow("there is no plane 7");
  });
});

describe("a map's monsters", () => {
  it("are counted by the skills that they are there with", () => {
    const monster = (kind: string, flags: number) =>
      `{\n"classname" "monster_${kind}"\n"spawnflags" "${flags}"\n}`;
    const entities = [
      '{ "classname" "worldspawn" }',
      monster("ogre", 0),
      monster("dog", 256),
      monster("army", 512),
      monster("wizard", 1024),
      monster("shalrath", 256 + 512),
      // On a cross: none that counts.
      monster("zombie", 1),
      '{ "classname" "info_monster_spawn" }',
    ];
    expect(new SolidMap(halfMap(0, entities.join("\n"))).monsters()).toEqual([3, 3, 4, 4]);
  });
});
