/* What is known of keys by their names: how often they are there, and what makes them more than wrong. */

/** Keys that are about the bits of a mask, and those that are about kinds: without one they are only wrong. */
export const NEEDS_MASK = new Set([
  "bit",
  "bits",
  "widths",
  "reserved-bit",
  "when",
  "unless",
  "wide",
  "keyed-by",
]);
export const NEEDS_FLAVORS = new Set(["in", "selects-flavor", "flavor"]);

/** Where mostly all names of the pool are there. */
export const WHOLE = new Set(["types", "enums", "structs", "vectors"]);

/** So deep nothing is made that need not be. */
export const MAX_DEPTH = 9;

/** Maps whose fields know nothing of what is outside. */
export const SCOPES = new Set(["message", "struct", "block", "new group", "message like another"]);
export const SCOPED = new Set(["groups"]);
export const MEMBERS = new Set(["into", "of"]);

/** How many of their optional keys maps have on average; 1 without. */
export const EXPECTED: Readonly<Record<string, number>> = {
  "value field": 1.2,
  protocol: 2,
  container: 2,
  overlay: 2,
  "set of altered keys": 1.5,
  "type definition": 0.8,
  "word apart": 0,
};

/** How often a key is there, by its name or by its map's and its own. */
export const CHANCES: Readonly<Record<string, number>> = {
  fields: 0.95,
  id: 1,
  "arm.is": 0.9,
  "arm.otherwise": 0.12,
  "message.role": 0.05,
  "message.tells": 0.05,
  "message.lasts": 0.05,
  "message.text": 0.08,
  "message.in": 0.03,
  "vectors.values": 0.9,
  "vectors.made": 0.05,
  "message.derived": 0.12,
  "struct.derived": 0.12,
  "message.valid": 0.06,
  "struct.valid": 0.06,
  "struct.outer": 0.35,
  "struct.bitwise": 0.25,
  "value field.if": 0.12,
  "list field.count": 0.4,
  "list field.count-by": 0.2,
  "value field.length-by": 0.05,
  "list field.ends": 0.3,
  "list field.ends-after": 0.6,
  "protocol.types": 0.9,
  "protocol.enums": 0.85,
  "protocol.structs": 0.8,
  "protocol.groups": 0.4,
  "protocol.vectors": 0.6,
  "protocol.kinds": 0.12,
  "protocol.dialects": 0.15,
  "protocol.ids": 0.1,
  "protocol.include": 0,
  "container.include": 0,
  "container.structs": 0.5,
  "overlay.include": 0,
  "value field.in": 0.02,
  "prefix.bit": 1,
  doc: 0.02,
  ref: 0.02,
  since: 0.06,
  until: 0.05,
  except: 0.02,
  in: 0.02,
};

/** How often one map is chosen beside others, by its marker. */
export const WEIGHTS: Readonly<Record<string, number>> = { type: 5, list: 1.5, mask: 0.3 };
