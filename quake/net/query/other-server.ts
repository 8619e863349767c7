import { bytesToText, textToBytes } from "../../../runtime/bytes/text/text.ts";
import { isWords } from "../words/words.ts";
import { infoOf } from "../../world/quakeworld/userinfo.ts";

/** What QuakeWorld's and Quake II's servers are asked outside of a connection. NetQuake's do not heed it. */
export const STATUS: Uint8Array = textToBytes("\xff\xff\xff\xffstatus\n");
/** What Quake III's servers are asked, and DarkPlaces', which heed nothing else unless they serve NetQuake's clients. */
export const GETINFO: Uint8Array = textToBytes("\xff\xff\xff\xffgetinfo demospec");

/** What else than a NetQuake server there is. */
export interface OtherServer {
  /** `a QuakeWorld server, "its name", "its map"`. */
  readonly what: string;
  /** How to reach it. */
  readonly advice: string;
}

const DARKPLACES =
  "started with +sv_protocolname QUAKE it lets NetQuake's clients in, and until then only clients of its own";

/** How answers begin, after the four bytes, and whose they are. */
const ANSWERS: readonly (readonly [words: RegExp, name: string, advice?: string])[] = [
  [/^n\\/, "a QuakeWorld server", "join takes --game quakeworld, and a program connectQuakeworld"],
  [/^print\n\\/, "a Quake II server", "join takes --game quake2, and a program connectQuake2"],
  // Quake III tells no version of its game.
  [/^infoResponse\n(?=.*\\gameversion\\)/, "a DarkPlaces server", DARKPLACES],
  [/^(?:statusResponse|infoResponse)\b/, "a server of Quake III's or DarkPlaces' kind"],
];
/** Of an answer that many characters are looked at. */
const LONGEST = 1400;
const LONGEST_VALUE = 40;

/** What else than a NetQuake server answered, with what it says of itself. Nothing where nobody knows. Never throws. */
export function otherServer(packet: Uint8Array): OtherServer | undefined {
  if (!isWords(packet)) return undefined;
  const text = bytesToText(packet, 4, Math.min(packet.length, LONGEST));
  const [, name, advice = ""] = ANSWERS.find(([words]) => words.test(text)) ?? [];
  if (name === undefined) return undefined;
  // The settings are the first line that has any.
  const info = infoOf(/\\[^\n]*/.exec(text)?.[0] ?? "");
  const about = [info.get("hostname"), info.get("mapname") ?? info.get("map")]
    .filter((value) => value !== undefined)
    .map((value) => `"${printable(value)}"`);
  return { what: [name, ...about].join(", "), advice };
}

/** It is given in a message: nothing of it is for a terminal. */
function printable(text: string): string {
  return text.slice(0, LONGEST_VALUE).replace(/[^\x20-\x7e]/g, "?");
}
