/*
 * What is in a multi-view recording's blocks for nobody: a length, a type and bytes each. Facts: ERRATA 99, and what
 * servers of these days write.
 */

/** A part of a block for nobody. */
export interface HiddenItem {
  readonly kind: number;
  /** What it is called, where it has a name. */
  readonly name: string | undefined;
  readonly data: Uint8Array;
  /** What it says, where that is known and the bytes are that many. */
  readonly said: HiddenFact | undefined;
}

/** What a server says in a hidden part of a block. */
export type HiddenFact =
  | {
      /** Somebody hurt somebody: entities' numbers, and how much it was. */
      readonly type: "damage";
      readonly deathtype: number;
      readonly splash: boolean;
      readonly attacker: number;
      readonly victim: number;
      readonly damage: number;
    }
  /** A part of a text in JSON about the match; part 0 is the last one. */
  | { readonly type: "match"; readonly part: number; readonly text: Uint8Array }
  /** When the recording began, in milliseconds since 1970. */
  | { readonly type: "start"; readonly milliseconds: number }
  /** The game stands still, for that many milliseconds. */
  | { readonly type: "pause"; readonly milliseconds: number };

/** What a block for nobody has. */
export interface Hidden {
  readonly items: readonly HiddenItem[];
  /** What is after the last item, and is not one. */
  readonly rest: Uint8Array;
}

const NAMES: readonly string[] = [
  "antilag_position",
  "usercmd",
  "usercmd_weapons",
  "demoinfo",
  "commentary_track",
  "commentary_data",
  "commentary_text",
  "dmgdone",
  "usercmd_weapons_ss",
  "weapon_instruction",
  "paused_duration",
  "start_timestamp",
];

/** A type that says that another number follows, which the types from 0x10000 on have. */
const FURTHER = 0xffff;

/** MVDSV writes one of these without a length. */
const PAUSE = 0x0a;
const START = 0x0b;
const DAMAGE = 7;
const MATCH = 3;
/** Of two meanings; with eight bytes it is when the recording began. */
const INSTRUCTION = 9;

/** The items of a block for nobody, as far as there are any. A view on the bytes. */
export function hiddenItems(bytes: Uint8Array): Hidden {
  const bare = bytes.length === 3 && bytes[0] === PAUSE && bytes[1] === 0;
  if (bare) return { items: [itemOf(PAUSE, bytes.subarray(2))], rest: bytes.subarray(3) };
  const view = viewOf(bytes);
  const items: HiddenItem[] = [];
  let at = 0;
  while (at + 6 <= bytes.length) {
    const length = view.getInt32(at, true);
    const first = view.getUint16(at + 4, true);
    const isFurther = first === FURTHER;
    const start = at + (isFurther ? 8 : 6);
    if (length < 0 || length > bytes.length - start) break;
    const kind = isFurther ? 0x10000 + view.getUint16(at + 6, true) : first;
    items.push(itemOf(kind, bytes.subarray(start, start + length)));
    at = start + length;
  }
  return { items, rest: bytes.subarray(at) };
}

function itemOf(kind: number, data: Uint8Array): HiddenItem {
  return { kind, name: NAMES[kind], data, said: factOf(kind, data) };
}

function factOf(kind: number, data: Uint8Array): HiddenFact | undefined {
  const view = viewOf(data);
  if (kind === DAMAGE && data.length === 8) {
    const death = view.getUint16(0, true);
    return {
      type: "damage",
      deathtype: death & 0x7fff,
      splash: death > 0x7fff,
      attacker: view.getInt16(2, true),
      victim: view.getInt16(4, true),
      damage: view.getInt16(6, true),
    };
  }
  if (kind === MATCH && data.length >= 2)
    return { type: "match", part: view.getInt16(0, true), text: data.subarray(2) };
  if ((kind === START || kind === INSTRUCTION) && data.length === 8)
    return { type: "start", milliseconds: Number(view.getBigUint64(0, true)) };
  if (kind === PAUSE && data.length === 1) return { type: "pause", milliseconds: data[0]! };
  return undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
