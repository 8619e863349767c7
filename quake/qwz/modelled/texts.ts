import { ROWS } from "../coder/rows.ts";
import type { Texts } from "../coder/tables.ts";
import type { Context } from "./context.ts";

/*
 * Texts, to the NUL. Symbols from 256 on are strings of a list, or names of players.
 */

/** The level of chat. */
const CHAT = 3;
/** Symbols that are names: of players in what is printed; in chat those in parentheses, and others. */
const FIRST_STRING = 0x100;
const AFTER_NAMES = 0x120;
const AFTER_CHAT_NAMES = 0x140;

export function readPrint(context: Context): void {
  const { symbols, out } = context;
  const level = symbols.next(ROWS.printLevel);
  out.byte(level);
  if (level === CHAT) readText(context, ROWS.chat, "chat");
  else readText(context, ROWS.print, "print");
}

/**
 * Reads a text, and writes it.
 *
 * @param list what symbols from 256 on are of; without, the row has none
 */
export function readText(context: Context, row: number, list?: keyof Texts): string {
  const { symbols, out } = context;
  let text = "";
  for (;;) {
    const symbol = symbols.next(row);
    const piece =
      list === undefined || symbol < FIRST_STRING
        ? String.fromCharCode(symbol)
        : stringOf(context, list, symbol);
    out.text(piece);
    out.checkPacket();
    if (symbol === 0) return text;
    text += piece;
  }
}

function stringOf({ symbols, game }: Context, list: keyof Texts, symbol: number): string {
  const name = game.names.get(symbol & 0x1f) ?? "";
  if (list === "print" && symbol < AFTER_NAMES) return name;
  if (list === "chat" && symbol < AFTER_NAMES) return `(${name}): `;
  if (list === "chat" && symbol < AFTER_CHAT_NAMES) return name;
  const found = symbols.tables.strings[list][symbol];
  if (found === undefined)
    throw symbols.fault(`the list "${list}" of strings.json has no string ${symbol}`);
  return found;
}

export function readUserinfo(context: Context): void {
  const { symbols, out, game } = context;
  const player = symbols.next(ROWS.player);
  out.byte(player);
  context.copy(ROWS.userid, 4);
  game.nameByInfo(player, readText(context, ROWS.userinfo));
}

export function readSetinfo(context: Context): void {
  const { symbols, out, game } = context;
  const player = symbols.next(ROWS.player);
  out.byte(player);
  const key = readText(context, ROWS.setinfoKey, "setinfo");
  const value = readText(context, ROWS.setinfoValue);
  if (key === "name") game.names.set(player, value);
}

export function readServerinfo(context: Context): void {
  readText(context, ROWS.serverinfo);
  readText(context, ROWS.serverinfo);
}
