import { describe, it } from "vitest";
import {
  AGAIN,
  DONE,
  expectHex,
  FRESH,
  MOVE,
  MOVE_HEX,
  packetHex,
  selfHex,
  type Step,
} from "../support/made-qwz.ts";

/*
 * Packets as changes of those before, symbol by symbol as docs/qizmo.md lists them, and their bytes by hand.
 */

describe("entities", () => {
  const isNew: Step[] = [
    // Entity 37: 32 and 5. Its model is 9, its frame 2, it is at 16, and turned.
    [4, 0x30],
    [41, 0xc5],
    [43, 0x41],
    [44, 0x23],
    [45, 9],
    [46, 2],
    [52, 4],
    [50, 16],
    // Entity 32 + 5 + 64 + 255 + 3 = 359 without changes; 360 with a colormap, skin, effects and all else.
    [41, 0x80],
    [42, 0xff],
    [42, 3],
    [41, 0xc1],
    [43, 0x7e],
    [44, 0xdc],
    [47, 1],
    [48, 2],
    [49, 3],
    [55, 5],
    [58, 6],
    [51, 1],
    [53, 1],
    [54, 2],
    [56, 0xff],
    [57, 0],
    [41, 0],
  ];
  const newHex = "25a2 05 09 02 1000 04  6701  689f 3a 01 02 03 0001 0102 05 ffff 06  0000";

  it("are new as changes of their baselines", () => {
    expectHex([FRESH, isNew, DONE], packetHex(0, selfHex(1, undefined, undefined, `2f ${newHex}`)));
  });

  const next: Step[] = [
    ["kind", 1],
    [242, 1],
    [0, 1],
    [1, 0],
    [2, 0],
    [3, 0],
  ];
  const before = [FRESH, isNew, DONE, MOVE];
  const beforeHex = packetHex(0, selfHex(1, undefined, undefined, `2f ${newHex}`)) + MOVE_HEX;
  const afterHex = (hex: string) => beforeHex + packetHex(0, selfHex(2, undefined, undefined, hex));

  it("stay where nothing is said of them", () => {
    expectHex(
      [
        ...before,
        next,
        [
          [4, 0x2f],
          [41, 0],
        ],
        DONE,
      ],
      afterHex(`2f ${newHex}`),
    );
    // Also for a packet after one that has none.
    const third: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 1],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0x2f],
      [41, 0],
    ];
    expectHex(
      [...before, next, DONE, AGAIN, third, DONE],
      afterHex(""),
      MOVE_HEX,
      packetHex(0, selfHex(3, undefined, undefined, `2f ${newHex}`)),
    );
  });

  it("go, the last of some, of which the others stay", () => {
    expectHex(
      [
        ...before,
        next,
        [
          [4, 0x2f],
          [41, 2],
          [41, 0],
        ],
        DONE,
      ],
      afterHex("2f 25a2 05 09 02 1000 04  689f 3a 01 02 03 0001 0102 05 ffff 06  0000"),
    );
  });

  it("change, the last of some, and go on to", () => {
    const changed: Step[] = [
      // The first one, by a frame and a place, which are added again in the packet after.
      [4, 0x2f],
      [41, 0x61],
      [43, 0x41],
      [44, 0x22],
      [46, 1],
      [52, 3],
      [50, 2],
      [41, 0],
    ];
    const third: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 1],
      [1, 0],
      [2, 0],
      [3, 0],
      // With the mask that it has: a low byte is not announced by what is kept.
      [4, 0x2f],
      [41, 0x41],
      [46, 1],
      [52, 0],
      [50, 1],
      [41, 0],
    ];
    const rest = "6701  689f 3a 01 02 03 0001 0102 05 ffff 06  0000";
    expectHex(
      [...before, next, changed, DONE, AGAIN, third, DONE],
      afterHex(`2f 25a2 05 09 03 1200 07 ${rest}`),
      MOVE_HEX,
      packetHex(0, selfHex(3, undefined, undefined, `2f 25a2 05 09 04 1500 0a ${rest}`)),
    );
  });

  it("are no more than there were: an empty packet comes", () => {
    expectHex(
      [
        ...before,
        next,
        [
          [4, 0x2f],
          [41, 4],
        ],
      ],
      beforeHex,
      packetHex(0, ""),
    );
    expectHex(
      [
        ...before,
        next,
        [
          [4, 0x2f],
          [41, 0x40],
          [41, 0],
        ],
      ],
      beforeHex,
      packetHex(0, ""),
    );
  });
});

describe("sounds and beams of what is in sight", () => {
  const player: Step[] = [
    [4, 0x2a],
    [5, 3],
    [6, 0],
    [7, 0x15],
    [8, 0],
    [9, 0],
    [10, 0],
    [11, 1],
    [13, 2],
    [15, 3],
    [5, 0],
  ];
  const playerHex = (place: string) => `2a 02 0100 ${place} 00 00`;
  // Entity 33 at 5, 6, 7.
  const entity: Step[] = [
    [4, 0x30],
    [41, 0xc1],
    [43, 0x15],
    [50, 5],
    [53, 6],
    [56, 7],
    [41, 0],
  ];
  const entityHex = "2f 210e 0500 0600 0700 0000";
  const next: Step[] = [
    ["kind", 1],
    [242, 1],
    [0, 1],
    [1, 0],
    [2, 0],
    [3, 0],
  ];
  const before = [FRESH, player, entity, DONE, MOVE];
  const beforeHex =
    packetHex(0, selfHex(1, undefined, undefined, playerHex("0100 0200 0300") + entityHex)) +
    MOVE_HEX;
  /** The player moves from 1, 2, 3 to 2, 4, 6, as his mask says again; the entity stays. */
  const moved: Step[] = [
    [4, 0x2a],
    [5, 3],
    [6, 0],
    [7, 0],
    [8, 0],
    [9, 0],
    [10, 0],
    [11, 1],
    [13, 2],
    [15, 3],
    [5, 0],
  ];
  const movedHex = playerHex("0200 0400 0600");
  /** Of entity 3, who is player 2, on channel 0: 24 in three bits more. */
  const sound = (source: number, mask: number): Step[] => [
    [4, 6],
    [65, source & 0xff],
    [66, source >> 8],
    [69, 1],
    [70, mask],
  ];

  it.each([
    ["a player who is there", sound(24, 0), "06 1800 01 0200 0400 0600"],
    ["a player as he was before", sound(24, 0x40), "06 1800 01 0100 0200 0300"],
    ["a player, but elsewhere", sound(24, 0x80), "06 1800 01 0000 0000 0000"],
    ["a player who is not there", sound(40, 0), "06 2800 01 0000 0000 0000"],
    ["nobody", sound(0, 0), "06 0000 01 0000 0000 0000"],
  ])("a sound is of %s", (_, steps, hex) => {
    expectHex(
      [...before, next, moved, steps, DONE],
      beforeHex,
      packetHex(0, selfHex(2, undefined, undefined, movedHex + hex)),
    );
  });

  it("a sound is where its entity is once entities were said", () => {
    const steps = [...sound(264, 0), [4, 0x30], [41, 0], ...sound(0, 0)] as Step[];
    expectHex(
      [...before, next, steps, DONE],
      beforeHex,
      packetHex(
        0,
        selfHex(
          2,
          undefined,
          undefined,
          `06 0801 01 0000 0000 0000 ${entityHex} 06 0801 01 0500 0600 0700`,
        ),
      ),
    );
  });

  it("a beam begins where its player is, or where its entity was before", () => {
    const beam = (entityNumber: number): Step[] => [
      [4, 0x17],
      [94, 5],
      [97, 0x40],
      [95, entityNumber],
      [96, 0],
      ...Array.from({ length: 6 }, (_, i): Step => [98 + i, 0]),
    ];
    expectHex(
      [...before, next, moved, beam(3), beam(3 ^ 33), DONE],
      beforeHex,
      packetHex(
        0,
        selfHex(
          2,
          undefined,
          undefined,
          `${movedHex} 17 05 0300 ${"0200 0400 0600".repeat(2)} 17 05 2100 ${"0500 0600 0700".repeat(2)}`,
        ),
      ),
    );
  });
});
