import { highest, lowest } from "../../../runtime/table/facts/ints.ts";
import type { FloatType } from "../../../runtime/table/types/float.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { TextEntry } from "../../../runtime/table/text.ts";
import {
  formatExact,
  formatFloat,
  formatTime,
  shortTime,
  formatDouble,
  parseBits,
  parseBits64,
  parseFloatText,
  parseInt10,
  parseTime,
  putFloat,
  putTime,
} from "./decimals.ts";
import { putText } from "./template.ts";
import type { TextCursor } from "./cursor.ts";

/** The members of a message by name. */
export type Members = Record<string, unknown>;

/** Writes an integer member's raw number, and reads it. */
export interface NumberForm {
  write(value: number): string;
  /** The value, or nothing for a text that is invalid. */
  read(text: string): number | undefined;
  /** Reads one that is as it would be written: the same, faster. */
  scan?(text: TextCursor): number;
  /** What a text must look like, for people. */
  readonly looks: string;
}

const WHOLE = "a whole number, as `12` or `0x0c`";
const POINT = "a number with a point, as `12.0`";

/** How an integer is written: unscaled ones as they are, scaled ones with a point. */
export function integerForm(type: IntType, as: TextEntry["as"]): NumberForm {
  if (as === "float") return cached(type, rawForm(type));
  if (as === "whole") return PLAIN;
  if (typeof as === "object") return cached(type, otherForm(type, as));
  if (type.scale === undefined) return PLAIN;
  return cached(type, {
    write: (value) => scaledText(type, value),
    read: (text) => snapped(type, parseFloatText(text)),
    scan: (text) => valueOf(type, rawOf(type, text.decimal())),
    looks: POINT,
  });
}

const PLAIN: NumberForm = {
  write: String,
  read: parseInt10,
  scan: (text) => text.int(),
  looks: WHOLE,
};

/** The value of the type that is nearest: a text has nine digits, and the type has steps. */
function snapped(type: IntType, value: number | undefined): number | undefined {
  return value === undefined ? undefined : valueOf(type, rawOf(type, value));
}

function rawOf({ scale }: IntType, value: number): number {
  if (scale === undefined) return value;
  return Math.round(((value - scale.plus) * scale.den) / scale.num);
}

function valueOf({ scale }: IntType, raw: number): number {
  return scale === undefined ? raw : (raw * scale.num) / scale.den + scale.plus;
}

/** A scaled number with nine digits, or with all of them where these do not bring it back. */
function scaledText(type: IntType, value: number): string {
  const text = formatFloat(Math.fround(value));
  return snapped(type, parseFloatText(text)) === value ? text : formatExact(value);
}

/** The number on the wire, with a point. */
function rawForm(type: IntType): NumberForm {
  return {
    write(value) {
      const raw = rawOf(type, value);
      const text = formatFloat(raw);
      return parseFloatText(text) === raw ? text : formatExact(raw);
    },
    read(text) {
      const raw = parseFloatText(text);
      return raw === undefined ? undefined : valueOf(type, Math.round(raw));
    },
    scan: (text) => valueOf(type, Math.round(text.decimal())),
    looks: POINT,
  };
}

/** The number on the wire as another type reads it. */
function otherForm(type: IntType, other: IntType): NumberForm {
  const size = 2 ** type.bits;
  // It lends its sign and its scale.
  const shape = { ...other, bits: type.bits };
  const form: NumberForm = {
    write(value) {
      const bits = (rawOf(type, value) + size) % size;
      const raw = other.signed && bits >= size / 2 ? bits - size : bits;
      const shown = valueOf(other, raw);
      return other.scale === undefined ? String(shown) : scaledText(other, shown);
    },
    read(text) {
      const shown = other.scale === undefined ? parseInt10(text) : parseFloatText(text);
      if (shown === undefined) return undefined;
      const raw = rawOf(other, shown);
      if (raw < lowest(shape) || raw > highest(shape)) return Number.NaN;
      const bits = (raw + size) % size;
      const own = type.signed && bits >= size / 2 ? bits - size : bits;
      return valueOf(type, own);
    },
    scan(text) {
      const value = form.read(text.word());
      if (value === undefined || Number.isNaN(value)) text.isBad = true;
      return value ?? 0;
    },
    looks: other.scale === undefined ? WHOLE : POINT,
  };
  return form;
}

/** Writing a coordinate takes longer than looking it up. */
function cached(type: IntType, form: NumberForm): NumberForm {
  if (type.bits > 16) return form;
  const known: (string | undefined)[] = [];
  const low = type.signed ? 2 ** (type.bits - 1) : 0;
  return {
    ...form,
    write(value) {
      const index = rawOf(type, value) + low;
      return (known[index] ??= form.write(value));
    },
  };
}

/** A number in the older program's words, and what they do not tell of it. */
export interface Narrowed {
  readonly text: string;
  readonly loss?: { readonly what: string; readonly why: string };
}

/** A float with the bits of a NaN: a number of 32, or a bigint of 64. */
export interface FloatForm {
  write(value: number, bits: number | bigint | undefined): string;
  /** Sets what `write` gives at `at`, where there is room, and returns where the next byte goes. */
  put(view: DataView, at: number, value: number, bits: number | bigint | undefined): number;
  /** Reads one that is as it would be written. */
  scan(text: TextCursor): number;
  /** As the older program can read it. */
  narrow(value: number): Narrowed;
  read(text: string): { readonly value: number; readonly bits?: number | bigint } | undefined;
  readonly looks: string;
  readonly infinity: string;
}

const LARGEST = Math.fround(3.4028234e38);
const NAN = { what: "NaN", why: "written as 0" };
const INFINITE = { what: "infinity", why: "written as the largest number" };
const TIME = { what: "times", why: "eight decimals do not bring them back" };

function narrowed(value: number, write: (value: number) => string): Narrowed {
  if (Number.isNaN(value)) return { text: write(0), loss: NAN };
  if (!Number.isFinite(value)) return { text: write(Math.sign(value) * LARGEST), loss: INFINITE };
  const text = write(value);
  if (write === formatFloat || Object.is(parseTime(text), value)) return { text };
  return { text, loss: TIME };
}

/** @param type of 64 bits or of 32, as it is without */
export function floatForm(as: TextEntry["as"], type?: FloatType): FloatForm {
  if (type?.bits === 64) return DOUBLE;
  const isTime = as === "time";
  const parse = isTime ? parseTime : parseFloatText;
  const put = isTime ? putTime : putFloat;
  const write = isTime ? formatTime : formatFloat;
  return {
    write: (value, bits) => write(value, bits as number | undefined),
    put: (view, at, value, bits) => put(view, at, value, bits as number | undefined),
    scan: (text) => (isTime ? text.time() : text.float()),
    narrow: (value) => narrowed(value, isTime ? shortTime : formatFloat),
    read(text) {
      const special = parseBits(text);
      if (special !== undefined) return special;
      const value = parse(text);
      return value === undefined ? undefined : { value: Math.fround(value) };
    },
    looks: isTime ? "a time, as `12.5s`, `1:12.5m` or `1:02:12.5h`" : POINT,
    infinity: "0x7f800000",
  };
}

/** 64-bit floats, with as many digits as bring them back. */
const DOUBLE: FloatForm = {
  write: (value, bits) => formatDouble(value, bits as bigint | undefined),
  put: (view, at, value, bits) =>
    putText(view, at, formatDouble(value, bits as bigint | undefined)),
  scan(text) {
    const one = DOUBLE.read(text.word());
    if (one === undefined || one.bits !== undefined) text.isBad = true;
    return one?.value ?? 0;
  },
  narrow: (value) => ({ text: formatDouble(value, undefined) }),
  read(text) {
    const special = parseBits64(text);
    if (special !== undefined) return special;
    const value = parseFloatText(text);
    return value === undefined ? undefined : { value };
  },
  looks: POINT,
  infinity: "0x7ff0000000000000",
};
