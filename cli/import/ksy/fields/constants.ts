import { numberOf } from "./expression.ts";
import { mentions } from "./lengths.ts";
import { type Type } from "../source/spec.ts";
import { type Keys, mapOf } from "../../located.ts";

/** The only value that an attribute may have, where nothing else asks for it: a number, or its bytes. */
export function onlyValue(keys: Keys, type: Type): number | readonly number[] | undefined {
  const valid = keys["valid"];
  const { eq, ...others } = mapOf(valid) as Record<string, unknown>;
  const only = eq ?? (typeof valid === "object" ? undefined : valid);
  if (only === undefined || Object.keys(others).length > 0) return undefined;
  const known = new Set(["id", "type", "size", "encoding", "doc", "doc-ref", "valid"]);
  if (Object.keys(keys).some((key) => !known.has(key) && !key.startsWith("-"))) return undefined;
  if (keys.id !== undefined && mentions(type, String(keys.id)) > 1) return undefined;
  const word = String(keys["type"]);
  if (/^[us][124](le|be)?$/.test(word)) return numberOf(String(only));
  if (keys["type"] !== undefined && word !== "str") return undefined;
  const bytes = bytesOf(String(only));
  return bytes?.length === numberOf(String(keys.size)) ? bytes : undefined;
}

/** The bytes of `[0x50, 1]`, or of `"PK"`. */
function bytesOf(text: string): readonly number[] | undefined {
  const list = /^\[(.*)\]$/s.exec(text.trim())?.[1]?.split(",");
  const numbers = list?.map((each) => numberOf(each.trim()));
  if (numbers !== undefined)
    return numbers.every((each) => each !== undefined && each >= 0 && each <= 0xff)
      ? (numbers as number[])
      : undefined;
  const letters = /^(["'])([ !#-&(-[\]-~]*)\1$/.exec(text.trim())?.[2];
  return letters === undefined ? undefined : [...new TextEncoder().encode(letters)];
}
