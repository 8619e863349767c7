/** Types of numbers and of bytes that ProtoDef has by itself, as the schema has them. */
const NATIVES: Readonly<Record<string, string>> = {
  i8: "i8",
  u8: "u8",
  bool: "u8",
  varint: "varu32",
  optvarint: "varu32",
  varlong: "varu64",
  varint64: "varu64",
  zigzag32: "vari32",
  zigzag64: "vari64",
  UUID: "bytes[16]",
};

const NUMBER = /^(l?)([iuf])(16|32|64)$/;

/** The schema's type of a number or of bytes of a fixed size; nothing where the name is another one. */
export function scalarOf(name: string): string | undefined {
  const native = Object.hasOwn(NATIVES, name) ? NATIVES[name] : undefined;
  if (native !== undefined) return native;
  const [, little, sort, bits] = NUMBER.exec(name) ?? [];
  return sort === undefined ? undefined : `${sort}${bits}${little === "l" ? "" : "be"}`;
}

/** Whether conditions may ask for a member of this type of the schema. */
export function isInteger(type: string): boolean {
  return /^(?:[iu](?:8|16|32)(?:be)?|var[iu]32|u\d+)$/.test(type);
}

/** A name as schemas have it: `entityId` is `entity_id`. */
export function snake(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2");
}
