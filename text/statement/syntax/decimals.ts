import { setF64 } from "../../../runtime/bytes/numbers/long-numbers.ts";
import { setF32 } from "../../../runtime/bytes/writer.ts";
import { Template, putInt, putText } from "./template.ts";

/*
 * Numbers as texts have them: whole numbers in decimals, others with nine digits and always a point, times by
 * the hour, minute and second. What these do not tell exactly is written so that it comes back all the same.
 */

const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const M = 0x6d;
const S = 0x73;

/** Powers of ten that are exact. */
export const POWERS = Array.from({ length: 23 }, (_, i) => 10 ** i);

/** A 32-bit float with nine digits, which bring it back; one that is no number as its bits in hex. */
export function formatFloat(value: number, bits?: number): string {
  if (!Number.isFinite(value)) return formatBits(value, bits);
  if (value === 0) return Object.is(value, -0) ? "-0.00000000" : "0.00000000";
  const size = Math.abs(value);
  if (isNineDigits(size)) {
    const places = placesOf(size);
    return (value < 0 ? "-" : "") + pointed(digitsOf(size, places), places);
  }
  if (size < 1e-4 || size >= 1e9) return withExponent(value);
  const text = value.toPrecision(9);
  const digits = Number(text) === value ? text : evenDigits(value, text);
  return digits.includes(".") ? digits : `${digits}.`;
}

/** Any number with all of its digits, and always a point. */
export function formatExact(value: number): string {
  const [digits = "", exponent] = String(value).split("e");
  const pointed = digits.includes(".") ? digits : `${digits}.`;
  return exponent === undefined ? pointed : `${pointed}e${exponent}`;
}

/** A 64-bit float with all of its digits; one that is no number as its bits in hex. */
export function formatDouble(value: number, bits?: bigint): string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? "-0." : formatExact(value);
  const view = new DataView(new ArrayBuffer(8));
  setF64(view, 0, value, bits);
  return `0x${view.getBigUint64(0, true).toString(16).padStart(16, "0")}`;
}

/** Sets what `formatFloat` gives at `at`, and returns where the next byte goes. */
export function putFloat(
  view: DataView,
  at: number,
  value: number,
  bits: number | undefined,
): number {
  const size = Math.abs(value);
  if (!isNineDigits(size)) return putText(view, at, formatFloat(value, bits));
  if (value < 0) view.setUint8(at++, MINUS);
  const places = placesOf(size);
  return putPointed(view, at, digitsOf(size, places), places);
}

/**
 * Whether a 32-bit float's nine digits can be calculated. It has 24 bits, and the power of ten that moves the digits in
 * front of the point has 26 beside its twos: so their product is exact, and what lies in the middle can be seen.
 */
export function isNineDigits(size: number): boolean {
  return size >= 0.01 && size < 1e9;
}

/** How many of a float's nine digits are after the point. */
export function placesOf(size: number): number {
  let places = 8;
  for (let bound = 10; size >= bound; bound *= 10) places--;
  for (let bound = 1; size < bound; bound /= 10) places++;
  return digitsOf(size, places) >= 1e9 ? places - 1 : places;
}

/** A float's digits as a whole number, with that many of them after the point. */
export function digitsOf(size: number, places: number): number {
  return roundedToEven(size * POWERS[places]!);
}

/** A number that is exact as a whole one; what lies in the middle of two goes to the even one. */
function roundedToEven(value: number): number {
  const down = Math.floor(value);
  const rest = value - down;
  return rest > 0.5 || (rest === 0.5 && down % 2 === 1) ? down + 1 : down;
}

/** Digits with a point before the last few. */
function pointed(digits: number, places: number): string {
  const text = String(digits).padStart(places + 1, "0");
  return `${text.slice(0, text.length - places)}.${text.slice(text.length - places)}`;
}

/** Four digits a word. */
const FOURS = Uint32Array.from(
  { length: 10_000 },
  (_, value) => new Template(String(value).padStart(4, "0")).words[0]!,
);

/** Sets digits with a point before the last few, of which there are up to nine. */
function putPointed(view: DataView, at: number, digits: number, places: number): number {
  const power = POWERS[places]!;
  const whole = Math.floor(digits / power);
  const point = putInt(view, at, whole);
  view.setUint8(point, POINT);
  const end = point + 1 + places;
  let rest = digits - whole * power;
  let first = end;
  for (; first > point + 4; first -= 4) {
    const more = Math.floor(rest / 10_000);
    view.setUint32(first - 4, FOURS[rest - more * 10_000]!, true);
    rest = more;
  }
  for (; first > point + 1; first--) {
    const more = Math.floor(rest / 10);
    view.setUint8(first - 1, ZERO + rest - more * 10);
    rest = more;
  }
  return end;
}

/** `0x7fc00000`. */
function formatBits(value: number, bits: number | undefined): string {
  const view = new DataView(new ArrayBuffer(4));
  setF32(view, 0, value, bits);
  return `0x${view.getUint32(0, true).toString(16).padStart(8, "0")}`;
}

/** `1.00000000e-05`: at least two digits in the exponent. */
function withExponent(value: number): string {
  const [digits = "", exponent = ""] = value.toExponential(8).split("e");
  const sign = exponent.startsWith("-") ? "-" : "+";
  return `${digits}e${sign}${exponent.slice(1).padStart(2, "0")}`;
}

/** More digits than a 32-bit float has. */
const MANY = 40;

/** What lies in the middle of two is rounded to the even digit there, and up here. */
function evenDigits(value: number, text: string): string {
  const full = value.toPrecision(MANY);
  const [digits = ""] = full.split("e");
  const point = digits.indexOf(".");
  const cut = text.replace("-", "").length + (value < 0 ? 1 : 0);
  const rest = digits.slice(cut);
  if (point < 0 || !/^50*$/.test(rest)) return text;
  const down = digits.slice(0, cut);
  return Number(down.at(-1)) % 2 === 0 ? down : text;
}

/**
 * Seconds: `0.50000000s`, `1:5.50000000m`, `2:03:4.25000000h`, of a negative time each part with its sign, as
 * `-3:-15:-23.95898438h`; with more digits where eight do not bring them back.
 */
export function formatTime(seconds: number, bits?: number): string {
  if (!Number.isFinite(seconds)) return formatBits(seconds, bits);
  const { front, rest, unit } = clockOf(seconds);
  return exactTime(seconds, front, rest, unit);
}

/** Sets what `formatTime` gives at `at`, and returns where the next byte goes. */
export function putTime(
  view: DataView,
  at: number,
  value: number,
  bits: number | undefined,
): number {
  const minutes = value >= 60 && value < 3600 ? Math.floor(value / 60) : 0;
  const digits = restOf(value, value - 60 * minutes);
  if (digits < 0) return putText(view, at, formatTime(value, bits));
  if (minutes > 0) {
    at = putInt(view, at, minutes);
    view.setUint8(at++, COLON);
  }
  const end = putPointed(view, at, digits, 8);
  view.setUint8(end, minutes > 0 ? M : S);
  return end + 1;
}

/** As `formatTime`, with eight decimals, also where these are too few. */
export function shortTime(seconds: number): string {
  const { front, rest, unit } = clockOf(seconds);
  return `${front}${fixed(rest, 8)}${unit}`;
}

/** Hours and minutes, and what is left of the seconds: all of them have the sign of the time, as what a division leaves. */
function clockOf(seconds: number): { front: string; rest: number; unit: string } {
  const size = Math.abs(seconds);
  if (size < 60 || size >= 1e9) return { front: "", rest: seconds, unit: "s" };
  const minutes = Math.trunc(seconds / 60);
  // A sum with 0 is never -0.
  const rest = seconds - minutes * 60 + 0;
  if (size < 3600) return { front: `${minutes}:`, rest, unit: "m" };
  const left = minutes % 60;
  const padded = left < 0 ? `${left}` : `${left}`.padStart(2, "0");
  return { front: `${Math.trunc(minutes / 60)}:${padded}:`, rest, unit: "h" };
}

/** What is left of the seconds of a time as digits, eight of them after the point; -1 where they do not bring it back. */
export function restOf(seconds: number, rest: number): number {
  // Eight decimals of a float below an hour are exact as a whole number.
  if (!(rest >= 0 && rest < 60) || Object.is(rest, -0)) return -1;
  const digits = digitsOf(rest, 8);
  return Math.fround(seconds - rest + digits / 1e8) === seconds ? digits : -1;
}

function exactTime(seconds: number, front: string, rest: number, unit: string): string {
  const digits = restOf(seconds, rest);
  if (digits >= 0) return `${front}${pointed(digits, 8)}${unit}`;
  const text = `${front}${fixed(rest, 8)}${unit}`;
  if (Object.is(parseTime(text), seconds)) return text;
  for (let digits = 9; digits <= 60; digits++) {
    const longer = `${front}${fixed(rest, digits)}${unit}`;
    if (Object.is(parseTime(longer), seconds)) return longer;
  }
  return `${formatFloat(seconds)}s`;
}

/** This many digits after the point; what lies in the middle of two goes to the even one. */
function fixed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  const sign = Object.is(value, -0) ? "-" : "";
  if (Number(text) === value) return sign + text;
  const full = value.toFixed(Math.min(100, digits + 40));
  const cut = full.indexOf(".") + 1 + digits;
  if (!/^50*$/.test(full.slice(cut))) return sign + text;
  const down = full.slice(0, cut);
  return sign + (Number(down.at(-1)) % 2 === 0 ? down : text);
}

const TIME = /^(?:(?:(-?\d+):)?(-?\d+):)?(-?\d+\.\d*(?:e[-+]?\d+)?)([smh]?)$/i;

/**
 * The 32-bit float that a time stands for; undefined for what is invalid. Of a negative one either all parts but those
 * that are 0 have a sign, or only the first.
 */
export function parseTime(text: string): number | undefined {
  const match = TIME.exec(text);
  if (match === null) return undefined;
  const [, hours, minutes, seconds, unit] = match;
  const colons = hours !== undefined ? "h" : minutes !== undefined ? "m" : "s";
  if (unit !== "" && unit!.toLowerCase() !== colons) return undefined;
  const parts = [hours, minutes, seconds].filter((part) => part !== undefined);
  const sizes = parts.map((part) => Math.abs(Number(part)));
  const sum = sizes.reduce((sum, size) => sum * 60 + size);
  if (!parts[0]!.startsWith("-"))
    return parts.some((part) => part.startsWith("-")) ? undefined : Math.fround(sum);
  const rest = parts.slice(1).filter((_, i) => sizes[i + 1]! > 0);
  const signed = rest.filter((part) => part.startsWith("-")).length;
  return signed === 0 || signed === rest.length ? Math.fround(-sum) : undefined;
}

const FLOAT = /^-?(\d+\.\d*|\.\d+)(e[-+]?\d+)?$/i;

/** The number that a text with a point stands for; undefined for what is invalid. */
export function parseFloatText(text: string): number | undefined {
  return FLOAT.test(text) ? Number(text) : undefined;
}

const INT = /^-?(0x[0-9a-f]{1,16}|\d{1,20})$/i;

/** The whole number that a text stands for; undefined for what is invalid. */
export function parseInt10(text: string): number | undefined {
  if (!INT.test(text)) return undefined;
  return text.startsWith("-") ? -Number(text.slice(1)) : Number(text);
}

/** The float of bits in hex, `0x7fc00000`, and the bits; undefined for what is invalid. */
export function parseBits(text: string): { value: number; bits: number } | undefined {
  if (!/^0x[0-9a-f]{8}$/i.test(text)) return undefined;
  const bits = Number(text);
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, bits);
  return { value: view.getFloat32(0), bits };
}

/** As `parseBits`, of a float of 64 bits. */
export function parseBits64(text: string): { value: number; bits: bigint } | undefined {
  if (!/^0x[0-9a-f]{16}$/i.test(text)) return undefined;
  const bits = BigInt(text);
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, bits);
  return { value: view.getFloat64(0), bits };
}
