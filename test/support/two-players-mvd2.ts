import type { Message } from "../../generated/quake2_mvd.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { CONFIGURATIONS, mvd2Level, mvd2Recording, NOTHING } from "./mvd2-recording.ts";

/** What only one of them is given: a print (id 10) of level 2. */
const printed = (text: string): Uint8Array => textToBytes(`\x0a\x02${text}\0`);

/** How many frames it has, ten a second. */
export const FRAMES = 60;

/** Ranger goes along x by 8 units a frame, Grunt along y by 4, and a box between them; each is given a text of his own. */
export function twoPlayersMvd2(): Uint8Array {
  const level = mvd2Level({
    configurations: [...CONFIGURATIONS, { index: 1315, string: "Grunt\\male/grunt" }],
    players: [
      { number: 2, origin1: 8, origin2: 16, origin3: 24, removed: false },
      { number: 3, origin1: 100, origin2: 200, origin3: 24, removed: false },
    ],
    entities: [
      { number: 3, modelindex: 255, remove: false },
      { number: 4, modelindex: 255, remove: false },
      { number: 9, modelindex: 2, remove: false },
    ],
  });
  const frames = Array.from({ length: FRAMES }, (_, i): Message[] => [
    ...(i === 5
      ? ([
          { type: "unicast_r", client: 2, data: printed("for Ranger") },
          { type: "unicast_r", client: 3, data: printed("for Grunt") },
        ] as Message[])
      : []),
    {
      ...NOTHING,
      type: "frame",
      players: [
        {
          number: 2,
          origin1: 8 + 8 * i,
          origin2: 16,
          viewangle1: 0,
          viewangle2: 45,
          removed: false,
        },
        { number: 3, origin1: 100, origin2: 200 + 4 * i, removed: false },
      ],
      entities: [{ number: 9, origin1: 2 * i, remove: false }],
    },
  ]);
  return mvd2Recording("2010", [level], ...frames);
}
