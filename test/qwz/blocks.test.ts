import { describe, expect, it } from "vitest";
import {
  copied,
  COMMAND,
  DONE,
  FRESH,
  hexOf,
  packetHex,
  plain,
  selfHex,
  type Step,
} from "../support/made-qwz.ts";

/*
 * Blocks of what Qizmo packed, symbol by symbol as docs/qizmo.md lists them, and the bytes of the recording by hand.
 */

const compact = (hex: string) => hex.replaceAll(/\s/g, "");

describe("a client command", () => {
  /** Pitch and its high byte, forwardmove; buttons, milliseconds, impulse. */
  const first: Step[] = [
    ["kind", 0],
    [224, 0x43],
    [225, 0x70],
    [226, 0xfe],
    [227, 0x01],
    [232, 0x7f],
    [238, 0x01],
    [240, 13],
    [239, 3],
    [241, 10],
  ];

  it("has what changed: pitch by -2 and 256, which is 254 of 65,536 of a turn", () => {
    // 254 * 360 / 65536 = 1.395263671875, as a float 0x3fb29800.
    const angles = "0098b23f 00000000 00000000";
    expect(hexOf(first)).toBe(
      compact(`00000000 00 0d000000 ${angles} 7f00 0000 0000 01 03 ${angles}`),
    );
  });

  it("goes on to turn, and its time to go on, where nothing is said of it", () => {
    const next: Step[] = [
      ["kind", 0],
      // The bits that stay are taken back.
      [224, 0x03],
      [225, 0x20],
      [241, 2],
    ];
    // 508 of 65,536 of a turn, twice of it; 0.01 s.
    const angles = "00983240 00000000 00000000";
    expect(hexOf(first, next).slice(82)).toBe(
      compact(`0ad7233c 00 0d000000 ${angles} 7f00 0000 0000 01 03 ${angles}`),
    );
    // After it 10 ms and 12 ms passed: 0.022 s, as a float 0x3cb43958.
    expect(hexOf(first, next, COMMAND).slice(164, 172)).toBe("5839b43c");
  });

  it("has bits of angles and of its time until they are taken back", () => {
    const again: Step[] = [
      ["kind", 0],
      [224, 0],
      [225, 0],
      // -1 less, and no high byte more; 2 ms more.
      [226, 0xff],
      [227, 0],
      [240, 2],
      [241, 0],
    ];
    // The gain is 253, so pitch 507: 2.7850341796875, as a float 0x40323e00. 15 ms.
    expect(hexOf(first, again).slice(92, 108)).toBe("0f000000003e3240");
  });

  it("has yaw, roll, moves to the side and up in their rows", () => {
    const command: Step[] = [
      ["kind", 0],
      [224, 0xbc],
      [225, 0x0f],
      [228, 1],
      [229, 0x40],
      [230, 0],
      [231, 0x80],
      [233, 0x01],
      [234, 0xfe],
      [235, 0],
      [236, 4],
      [237, 2],
      [241, 0],
    ];
    // Yaw 0x4001: 90.0054931640625; roll -32768: -180. The impulse is 8 before the first.
    const angles = "00000000 d002b442 000034c3";
    expect(hexOf(command)).toBe(
      compact(`00000000 00 00000000 ${angles} 0001 feff 0402 00 08 ${angles}`),
    );
  });
});

describe("a packet that is copied", () => {
  it("comes back as it was, and gives its number to the next", () => {
    const packet = "05000000 03000000 01";
    expect(hexOf(copied(packet), FRESH, DONE)).toBe(
      compact(packetHex(0, packet) + packetHex(0, selfHex(6))),
    );
  });

  it("gives no number where it is outside of the connection, or too short", () => {
    const packets = ["ffffffff 6c", "ffffffff 41424344 45", "0102"];
    expect(hexOf(...packets.map(copied), FRESH, DONE)).toBe(
      compact(packets.map((hex) => packetHex(0, hex)).join("") + packetHex(0, selfHex(1))),
    );
  });

  it("has more than 255 bytes", () => {
    const packet = `05000000 03000000 ${"01".repeat(300)}`;
    expect(hexOf(copied(packet))).toBe(compact(packetHex(0, packet)));
  });
});

describe("a block of numbers", () => {
  it("is copied", () => {
    const bytes = [1, 2, 3, 4, 5, 6, 7, 0xff];
    expect(hexOf([["kind", 2], ...plain(...bytes)])).toBe("0000000002010203040506" + "07ff");
  });
});

it("ends where the stream says so, whatever follows", () => {
  expect(hexOf([])).toBe("");
  expect(hexOf([["kind", 3]], COMMAND)).toBe("");
});
