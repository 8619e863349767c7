import type { Engine } from "./run.ts";

/** `VERSION 1.09 SERVER (24778 CRC)`, `FITZQUAKE 0.85 SERVER (…)`, `QSS 0.93.2 Server (…)`. */
const FAMILY = /^([\w .~+-]{1,60}?) server \((\d{1,10}) CRC\)/i;
/** `Server: DarkPlaces-Quake build 0~20180908 (progs 24190 crc)`. */
const DARKPLACES = /^Server: ([\w .~+-]{1,80}) \(progs (\d{1,10}) crc\)/i;

/** What a server's first print says of it (id's SV_SendServerinfo); nothing where it is no such print. */
export function engineIn(print: string): Engine | undefined {
  for (const line of print.split("\n")) {
    const [, name, progs] = FAMILY.exec(line) ?? DARKPLACES.exec(line) ?? [];
    if (name !== undefined) return { name: name.trim(), progs: Number(progs) };
  }
  return undefined;
}
