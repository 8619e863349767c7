import { describe, it } from "vitest";
import {
  DONE,
  expectHex,
  FRESH,
  MOVE,
  MOVE_HEX,
  NO_ENTITIES,
  packetHex,
  selfHex,
  type Step,
} from "../support/made-qwz.ts";

/*
 * Packets as changes of those before, symbol by symbol as docs/qizmo.md lists them, and their bytes by hand.
 */

describe("who recorded", () => {
  it("has a velocity, looks and a weapon's frame", () => {
    const self: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 0],
      [1, 0x40],
      [2, 0xe0],
      [3, 0xcd],
      [17, 3],
      [37, 7],
      [38, 1],
      [39, 4],
      [31, 0x9c],
      [33, 5],
      [34, 1],
      [40, 2],
    ];
    // -100 and 261 units a second; model, skin, effects, a weapon's frame, and he is dead.
    expectHex(
      [self, DONE],
      packetHex(0, "01000000 01000000 2a 00 ec03 000000000000 03 9cff 0501 07 01 04 02"),
    );
  });

  it("moves on as he moved, and faster by as much again, since the packet that he is a change of", () => {
    const first: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 0],
      [1, 0x01],
      [2, 0],
      [3, 0x01],
      [11, 100],
      [31, 100],
    ];
    const second: Step[] = [
      // Masks stay: the bit of the place is taken back, that of the velocity not.
      ["kind", 1],
      [242, 1],
      [0, 1],
      [1, 0x01],
      [2, 0],
      [3, 0],
      [31, 10],
    ];
    // 100 units a second in 13 ms are 1.3 units: 10 eighths. 100 faster, and 10 more: 210.
    expectHex(
      [first, NO_ENTITIES, DONE, MOVE, second, DONE],
      packetHex(0, selfHex(1, "0400", "6400 0000 0000", "6400 2f0000")),
      MOVE_HEX,
      packetHex(0, selfHex(2, "0400", "6e00 0000 0000", "d200")),
    );
  });

  it("moves by whole eighths, the nearest, also backwards", () => {
    const first: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0x05],
      [31, 105],
      [33, 0x97],
    ];
    const second: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 1],
      [1, 0],
      [2, 0],
      [3, 0x05],
    ];
    // 105 * 13 / 125 = 10.92, as far back as forward. The velocity goes on: 210, -210.
    expectHex(
      [first, NO_ENTITIES, DONE, MOVE, second, DONE],
      packetHex(0, selfHex(1, "0c00", undefined, "6900 97ff 2f0000")),
      MOVE_HEX,
      packetHex(0, selfHex(2, "0c00", "0b00 f5ff 0000", "d200 2eff")),
    );
  });

  it("is not there where the packet is not that he is a change of: an empty one comes", () => {
    const second: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 1],
    ];
    // Without entities, without a command, with a packet that never came.
    expectHex([FRESH, DONE, MOVE, second], packetHex(0, selfHex(1)), MOVE_HEX, packetHex(0, ""));
    expectHex(
      [FRESH, NO_ENTITIES, DONE, second],
      packetHex(0, selfHex(1, undefined, undefined, "2f0000")),
      packetHex(0, ""),
    );
    expectHex([MOVE, second], MOVE_HEX, packetHex(0, ""));
  });

  it("ends the recording where nothing else is in a packet that skips some", () => {
    const skipping: Step[] = [
      ["kind", 1],
      [242, 2],
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ];
    expectHex([skipping, DONE, MOVE], packetHex(0, ""));
    expectHex(
      [skipping, [[4, 1]], DONE, MOVE],
      packetHex(0, selfHex(2, undefined, undefined, "01")),
      MOVE_HEX,
    );
  });
});

describe("other players", () => {
  /** Player 2, who was never seen: all that a player has. */
  const other: Step[] = [
    [4, 0x2a],
    [5, 3],
    [6, 5],
    [7, 0x41],
    [8, 0x33],
    [9, 0xfc],
    [10, 0xc1],
    [11, 8],
    [17, 6],
    [18, 0xff],
    [19, 1],
    [22, 0x90],
    [23, 1],
    [28, 2],
    [29, 9],
    [30, 20],
    [37, 4],
    [38, 5],
    [39, 6],
    [31, 50],
    [40, 7],
  ];
  // Yaw 255 (-1 and 256), forward 144; dead.
  const otherHex = "2a 02 e703 0800 0000 0000 06 05 c4 ff00 9000 09 14 3200 04 05 06 07";

  it("have a command, a velocity, looks", () => {
    expectHex(
      [FRESH, other, [[5, 0]], DONE],
      packetHex(0, selfHex(1, undefined, undefined, otherHex)),
    );
  });

  it("move on by whole commands, turn on, and keep the bits of what changed", () => {
    const next: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 1],
      [1, 0],
      [2, 0],
      [3, 0],
      // Looks keep 0x94 of 0xfc, of which all is taken back; the velocity keeps dead.
      [4, 0x2a],
      [5, 3],
      [6, 45],
      [7, 0x01],
      [8, 0x33],
      [9, 0x94],
      [10, 0x81],
      // No one after him but player 4, who is as new.
      [5, 2],
      [6, 0x83],
      [5, 0],
    ];
    // 45 + 13 - 5 ms: two commands of 20 ms, and one is left. 50 * 40 / 125 = 16. Yaw 255 + 255; 50 faster.
    expectHex(
      [FRESH, NO_ENTITIES, other, [[5, 0]], DONE, MOVE, next, DONE],
      packetHex(0, selfHex(1, undefined, undefined, `2f0000 ${otherHex}`)),
      MOVE_HEX,
      packetHex(
        0,
        selfHex(
          2,
          undefined,
          undefined,
          "2a 02 e701 1800 0000 0000 06 2d c4 fe01 9000 09 14 6400 04 05 06 07  2a 04 0100 000000000000 00 03",
        ),
      ),
    );
  });

  it("have numbers below 32: of another one an empty packet comes", () => {
    expectHex(
      [
        FRESH,
        [
          [4, 0x2a],
          [5, 33],
        ],
      ],
      packetHex(0, ""),
    );
  });
});
