import { decode, ExtData } from "@msgpack/msgpack";

/*
 * What our values of MessagePack are to `@msgpack/msgpack`. Nothing here reads or writes bytes.
 */

type Members = Readonly<Record<string, any>>;

/** A value as the library tells it, with integers of 64 bits as bigints. Keys of maps are what the library makes of them. */
export function toLibrary(value: Members): unknown {
  const head = value["head"] as number;
  if (head <= 0x7f) return head;
  if (head >= 0xe0) return head - 0x100;
  if (value["pairs"] !== undefined) {
    const pairs = (value["pairs"] as Members[]).map(({ key, value: own }) => [
      String(toLibrary(key)),
      toLibrary(own),
    ]);
    return Object.fromEntries(pairs as [string, unknown][]);
  }
  if (value["items"] !== undefined) return (value["items"] as Members[]).map(toLibrary);
  if (value["text"] !== undefined) return value["text"];
  if (value["kind"] !== undefined)
    return new ExtData(value["kind"], value["data"] ?? Uint8Array.from(value["fixed"]));
  if (value["data"] !== undefined) return value["data"];
  if (head === 0xc0) return null;
  if (head === 0xc2 || head === 0xc3) return head === 0xc3;
  return value["float"] ?? value["double"] ?? value["number"] ?? value["large"];
}

/** What the library reads of bytes; undefined where it refuses them. */
export function readByLibrary(bytes: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: decode(bytes, { useBigInt64: true, extensionCodec: ALL }) };
  } catch {
    return undefined;
  }
}

/** No extension is anything else than its bytes. */
const ALL = {
  tryToEncode: () => null,
  decode: (data: Uint8Array, type: number) => new ExtData(type, data),
} as never;
