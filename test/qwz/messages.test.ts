import { describe, expect, it, test } from "vitest";
import { DONE, hexOf, packetHex, selfHex, type Step, text } from "../support/made-qwz.ts";

/*
 * Messages as Qizmo packs them, symbol by symbol as docs/qizmo.md lists them, and their bytes by hand.
 */

const compact = (hex: string) => hex.replaceAll(/\s/g, "");

/** The first packet, with who recorded at 2, 4 and -2, in eighths 16, 32 and -16. */
const SELF: Step[] = [
  ["kind", 1],
  [242, 1],
  [0, 0],
  [1, 0x15],
  [2, 0],
  [3, 0],
  [11, 0x10],
  [13, 0x20],
  [15, 0xf0],
];

/** What comes after who recorded. */
function messagesHex(...steps: readonly Step[]): string {
  const whole = hexOf(SELF, steps, DONE);
  const own = compact(selfHex(1, "0000", "1000 2000 f0ff"));
  expect(whole.slice(18, 18 + own.length)).toBe(own);
  return whole.slice(18 + own.length);
}

const bytes = (row: number, count: number): Step[] =>
  Array.from({ length: count }, (_, i) => [row, i + 1]);

test.each<[string, Step[], string]>([
  ["nothing", [[4, 1]], "01"],
  ["a disconnection", [[4, 2]], "02"],
  ["a monster that is killed", [[4, 0x1b]], "1b"],
  ["a secret that is found", [[4, 0x1c]], "1c"],
  ["the sell screen", [[4, 0x21]], "21"],
  ["a small kick", [[4, 0x22]], "22"],
  ["a big kick", [[4, 0x23]], "23"],
  [
    "a statistic",
    [
      [4, 3],
      [63, 4],
      [64, 100],
    ],
    "03 04 64",
  ],
  ["a camera's angles", [[4, 0x0a], ...bytes(131, 3)], "0a 010203"],
  ["a light", [[4, 0x0c], [131, 2], ...text(131, "az")], "0c 02 617a00"],
  [
    "frags",
    [
      [4, 0x0e],
      [129, 3],
      [84, 0xff],
      [85, 0xff],
    ],
    "0e 03 ffff",
  ],
  ["a sound that stops", [[4, 0x10], ...bytes(131, 2)], "10 0102"],
  [
    "a pause",
    [
      [4, 0x18],
      [131, 1],
    ],
    "18 01",
  ],
  ["a sound that stays", [[4, 0x1d], ...bytes(131, 9)], "1d 010203040506070809"],
  ["an intermission", [[4, 0x1e], ...bytes(131, 9)], "1e 010203040506070809"],
  [
    "a track of the CD",
    [
      [4, 0x20],
      [131, 4],
    ],
    "20 04",
  ],
  ["a time of entering", [[4, 0x25], ...bytes(131, 5)], "25 0102030405"],
  [
    "a long statistic",
    [
      [4, 0x26],
      [109, 15],
      [110, 1],
      [111, 2],
      [112, 3],
      [113, 4],
    ],
    "26 0f 01020304",
  ],
  [
    "packets that were choked",
    [
      [4, 0x2c],
      [123, 7],
    ],
    "2c 07",
  ],
  ["a greatest speed", [[4, 0x31], ...bytes(131, 4)], "31 01020304"],
  ["a gravity", [[4, 0x32], ...bytes(131, 4)], "32 01020304"],
  [
    "a setting of the server",
    [[4, 0x34], ...text(127, "fpd"), ...text(127, "0")],
    "34 66706400 3000",
  ],
  ["Qizmo's text", [[4, 0x51], ...text(131, "hi")], "51 686900"],
])("%s", (_, steps, hex) => {
  expect(messagesHex(...steps)).toBe(compact(hex));
});

test("voice, of which each byte has a row of its own, and 162 bytes that nobody knows", () => {
  const voice = Array.from({ length: 34 }, (_, i): Step => [180 + i, i]);
  expect(messagesHex([4, 0x53], ...voice)).toBe(
    `53${Buffer.from(voice.map(([, i]) => i)).toString("hex")}`,
  );
  const other = bytes(131, 162);
  expect(messagesHex([4, 0x52], ...other)).toBe(
    `52${Buffer.from(other.map(([, i]) => i)).toString("hex")}`,
  );
});

test("pings and losses count players from the last one, each on their own", () => {
  expect(
    messagesHex(
      [4, 0x24],
      [130, 1],
      [107, 0x2c],
      [108, 1],
      [4, 0x35],
      [130, 3],
      [128, 5],
      [4, 0x24],
      [130, 2],
      [107, 60],
      [108, 0],
      [4, 0x35],
      [130, 0xff],
      [128, 0],
    ),
  ).toBe(compact("24 00 2c01  35 02 05  24 02 3c00  35 01 00"));
});

describe("texts", () => {
  const hex = (characters: string) => Buffer.from(characters, "latin1").toString("hex");

  it("are characters and strings of the list of what they are in", () => {
    expect(
      messagesHex([4, 8], [77, 2], [78, 0x41], [78, 0xa0], [78, 0x120], [78, 0x1ff], [78, 0]),
    ).toBe(`0802${hex("A\xa0jumps high\nlast\0")}`);
    expect(messagesHex([4, 8], [77, 3], [80, 0x140], [80, 0x41], [80, 0])).toBe(
      `0803${hex("over there A\0")}`,
    );
    expect(messagesHex([4, 9], [82, 0x100], [82, 0])).toBe(`09${hex("hop\n\0")}`);
    expect(messagesHex([4, 0x1a], [105, 0x123], [105, 0])).toBe(`1a${hex("round\0")}`);
    expect(messagesHex([4, 0x33], [129, 5], [124, 0x101], [124, 0], ...text(126, "red"))).toBe(
      `3305${hex("hat\0red\0")}`,
    );
  });

  const ann = text(115, "\\team\\red\\name\\Ann\\rate\\1");
  const userinfo: Step[] = [[4, 0x28], [129, 5], ...bytes(114, 4), ...ann];
  const userinfoHex = `280501020304${hex("\\team\\red\\name\\Ann\\rate\\1\0")}`;

  it("name players by their numbers: in what is printed, and in chat also with parentheses", () => {
    expect(messagesHex(...userinfo, [4, 8], [77, 1], [78, 0x105], [78, 0])).toBe(
      `${userinfoHex}0801${hex("Ann\0")}`,
    );
    expect(messagesHex(...userinfo, [4, 8], [77, 3], [80, 0x105], [80, 0x125], [80, 0])).toBe(
      `${userinfoHex}0803${hex("(Ann): Ann\0")}`,
    );
  });

  it("name nobody by a value that is called name", () => {
    const info = "\\team\\name\\x\\y";
    const steps: Step[] = [[4, 0x28], [129, 5], ...bytes(114, 4), ...text(115, info)];
    expect(messagesHex(...steps, [4, 8], [77, 1], [78, 0x105], [78, 0])).toBe(
      `280501020304${hex(`${info}\0`)}0801${hex("\0")}`,
    );
  });

  it("name players by what was set last, and by nothing where nobody is known", () => {
    const renamed: Step[] = [[4, 0x33], [129, 5], ...text(124, "name"), ...text(126, "Bob")];
    expect(
      messagesHex(...userinfo, ...renamed, [4, 8], [77, 3], [80, 0x125], [80, 0x126], [80, 0]),
    ).toBe(`${userinfoHex}3305${hex("name\0Bob\0")}0803${hex("Bob\0")}`);
  });
});

describe("at places", () => {
  it("a sound is where the last thing was, but for what changed", () => {
    expect(
      messagesHex(
        // Channel 2 of entity 1: 1 * 8 + 2.
        [4, 6],
        [65, 0x0a],
        [66, 0],
        [69, 5],
        [70, 0x85],
        [71, 4],
        [73, 0xff],
        // The same entity, changed by nothing, with volume and attenuation.
        [4, 6],
        [65, 0x02],
        [66, 0xc0],
        [67, 200],
        [68, 64],
        [69, 6],
        [70, 0xa0],
        [76, 1],
      ),
    ).toBe(compact("06 0a00 05 1400 1f00 f0ff  06 0ac0 c8 40 06 1400 1f00 f000"));
  });

  it("a muzzle flash is of an entity, whose sound follows", () => {
    expect(
      messagesHex([4, 0x27], [95, 3], [96, 0], [4, 6], [65, 1], [66, 0], [69, 1], [70, 0x80]),
    ).toBe(compact("27 0300  06 1900 01 1000 2000 f0ff"));
  });

  const moved: Step[] = [
    [98, 1],
    [99, 0],
    [100, 0],
    [101, 1],
    [102, 0xff],
    [103, 0],
  ];

  it("an effect is where the last thing was, changed by three words", () => {
    expect(messagesHex([4, 0x17], [94, 3], ...moved, [4, 0x17], [94, 2], [104, 20], ...moved)).toBe(
      compact("17 03 1100 2001 efff  17 02 14 1200 2002 eeff"),
    );
  });

  it("a beam has an entity, a beginning, and an end that counts from there", () => {
    expect(messagesHex([4, 0x17], [94, 5], [97, 0xc1], [95, 7], [96, 1], [71, 2], ...moved)).toBe(
      compact("17 05 0701 1200 2000 f0ff 1300 2001 efff"),
    );
  });

  it("damage comes from somewhere, as seen from who recorded, or from nowhere", () => {
    const from: Step[] = [
      [88, 1],
      [89, 0],
      [90, 0],
      [91, 1],
      [92, 0xff],
      [93, 0],
    ];
    expect(messagesHex([4, 0x13], [86, 3], [87, 4], [132, 1], ...from)).toBe(
      compact("13 03 04 1100 2001 efff"),
    );
    expect(messagesHex([4, 0x13], [86, 3], [87, 4], [132, 0])).toBe("130304" + "00".repeat(6));
  });

  it("nails are changes of the nail before, and the first of who recorded", () => {
    // 16, 32 and -16 in twelve bits of halves: 001, 002 and fff.
    const first: Step[] = [
      [117, 1],
      [118, 0],
      [119, 2],
      [120, 0],
      [121, 0],
      [122, 5],
    ];
    const second: Step[] = [
      [117, 0xff],
      [118, 0],
      [119, 0],
      [120, 0],
      [121, 0],
      [122, 1],
    ];
    expect(messagesHex([4, 0x2b], [116, 2], ...first, ...second)).toBe(
      compact("2b 02 02 20 02 ff ff 05  01 20 02 ff ff 06"),
    );
  });
});

test("nails begin at twelve bits of a place", () => {
  const self: Step[] = [
    ["kind", 1],
    [242, 1],
    [0, 0],
    [1, 0x3f],
    [2, 0],
    [3, 0],
    [11, 0x34],
    [12, 0x12],
    [13, 0x78],
    [14, 0x56],
    [15, 0x20],
    [16, 0xa1],
  ];
  const still = Array.from({ length: 6 }, (_, i): Step => [117 + i, 0]);
  // 1234, 5678 and a120 have 123, 567 and, with its sign, fa12 above: 23, 71 of both, 56, 12, fa.
  expect(
    hexOf(
      self,
      [
        [4, 0x2b],
        [116, 1],
      ],
      still,
      DONE,
    ),
  ).toBe(compact(packetHex(0, selfHex(1, "0000", "3412 7856 20a1", "2b 01 23 71 56 12 fa 00"))));
});

test("a packet begins with the recording's time and its own size", () => {
  expect(hexOf(SELF, [[4, 1]], DONE)).toBe(
    compact(packetHex(0, selfHex(1, "0000", "1000 2000 f0ff", "01"))),
  );
});
