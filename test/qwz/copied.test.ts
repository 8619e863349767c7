import { describe, it } from "vitest";
import {
  AGAIN,
  copied,
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

describe("after packets that are copied", () => {
  const packet = (number: number, hex: string) => {
    const bytes = `0${number}000000 0${number}000000 ${hex}`;
    return { steps: copied(bytes), hex: packetHex(0, bytes) };
  };
  const words = (text: string) => Buffer.from(text, "latin1").toString("hex");
  const spawn = `09 ${words("cmd spawn 1 0\n\0")}`;

  it("entities are changes of baselines, and of entities there", () => {
    // A baseline of entity 40: model 5, frame 1, no colormap, skin 2, at 8, 16 and 24 eighths.
    const baseline = "16 2800 05 01 00 02 0800 00 1000 00 1800 00";
    // In the packet it is at 9, and 41 is there.
    const shown = "2f 2802 0900 2980 04 07 0000";
    const first = packet(1, `${baseline} ${shown}`);
    const next: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 1],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0x30],
    ];
    const changed: Step[] = [
      [41, 0x61],
      [43, 0x03],
      [50, 1],
      [41, 0],
    ];
    expectHex(
      [first.steps, MOVE, next, changed, DONE],
      first.hex,
      MOVE_HEX,
      // The mask is that of the message, of which 0x200 is taken back, and 0x100 said.
      packetHex(0, selfHex(2, undefined, undefined, "2f 2802 0a00 2980 04 07 0000")),
    );
  });

  it("players are who they were, and packets count commands", () => {
    // Player 0 at 80, 0, 0, 100 units a second; no entity.
    const first = packet(9, "2a 00 0400 5000 0000 0000 00 6400 2f 0000");
    const next: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 8],
      [1, 0],
      [2, 0],
      [3, 0],
    ];
    // One command, so the packet is number 2 of those that are changed; number 10 is 8 after it.
    expectHex(
      [MOVE, first.steps, AGAIN, next, DONE],
      MOVE_HEX,
      first.hex,
      MOVE_HEX,
      // 100 * 13 * 8 / 125 = 83.2
      packetHex(0, selfHex(10, "0400", "a300 0000 0000", "6400")),
    );
  });

  it("numbers of sounds and models are those of the game's lists", () => {
    // Qizmo's c.wav is the game's first: what was first is the third.
    const lists = packet(
      1,
      `2e 00 ${words("c.wav\0x.wav\0\0\0")} 2d 00 ${words("progs/b.mdl\0\0\0")} ${spawn}`,
    );
    const sound = (number: number): Step[] => [
      [4, 6],
      [65, 0],
      [66, 0],
      [69, number],
      [70, 0x80],
    ];
    const entity: Step[] = [
      [4, 0x30],
      [41, 0xc1],
      [43, 0x40],
      [44, 1],
      [45, 2],
      [41, 0],
    ];
    expectHex(
      [lists.steps, FRESH, sound(3), sound(1), sound(2), sound(9), entity, DONE],
      lists.hex,
      packetHex(
        0,
        selfHex(
          2,
          undefined,
          undefined,
          ["01", "03", "02", "09"].map((number) => `06 0000 ${number} 000000000000`).join(" ") +
            "2f 2180 04 01 0000",
        ),
      ),
    );
  });

  it("numbers change places one after the other, as names come", () => {
    // The first is c, so that a is 3; the second a, so that b, which was 2, is 3, as the third says.
    const lists = packet(1, `2e 00 ${words("c.wav\0a.wav\0b.wav\0\0\0")} ${spawn}`);
    const sound = (number: number): Step[] => [
      [4, 6],
      [65, 0],
      [66, 0],
      [69, number],
      [70, 0x80],
    ];
    expectHex(
      [lists.steps, FRESH, sound(1), sound(2), sound(3), DONE],
      lists.hex,
      packetHex(
        0,
        selfHex(
          2,
          undefined,
          undefined,
          ["02", "03", "01"].map((number) => `06 0000 ${number} 000000000000`).join(" "),
        ),
      ),
    );
  });

  it("models of a second message are passed over, as Qizmo does, where sounds came in one", () => {
    const models = `2d 00 ${words("x\0\0\x01")} 2d 01 ${words("progs/c.mdl\0\0\0")}`;
    const entity: Step[] = [
      [4, 0x30],
      [41, 0xc1],
      [43, 0x40],
      [44, 1],
      [45, 3],
      [41, 0],
    ];
    const [without, some] = ["", `2e 00 ${words("x\0\0\0")}`].map((sounds) =>
      packet(1, `${sounds} ${models} ${spawn}`),
    ) as [ReturnType<typeof packet>, ReturnType<typeof packet>];
    const hex = (model: string) =>
      packetHex(0, selfHex(2, undefined, undefined, `2f 2180 04 ${model} 0000`));
    expectHex([without.steps, FRESH, entity, DONE], without.hex, hex("02"));
    expectHex([some.steps, FRESH, entity, DONE], some.hex, hex("03"));
  });

  it("names of players are known", () => {
    const info = packet(
      1,
      `28 03 01000000 ${words("\\name\\Ann\0")} 33 04 ${words("name\0Bob\0")}`,
    );
    expectHex(
      [
        info.steps,
        FRESH,
        [
          [4, 8],
          [77, 1],
          [78, 0x103],
          [78, 0x104],
          [78, 0],
        ],
        DONE,
      ],
      info.hex,
      packetHex(0, selfHex(2, undefined, undefined, `0801 ${words("AnnBob\0")}`)),
    );
  });

  it("who recorded is who the server says, with the model of players", () => {
    const models = `2d 00 ${words("x\0progs/player.mdl\0\0\0")}`;
    // Protocol 28: player 3, and ten floats of how one moves.
    const server = `0b 1c000000 01000000 ${words("qw\0")} 03 ${words("e1m1\0")} ${"00".repeat(40)}`;
    const first = packet(1, `${server} ${models}`);
    const self: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 0],
      [1, 0],
      [2, 0x20],
      [3, 0],
      [37, 2],
    ];
    expectHex(
      [first.steps, self, DONE],
      first.hex,
      packetHex(0, "02000000 02000000 2a 03 0000 000000000000 00"),
    );
  });
});
