/*
 * What a careful person writes without a generator: the yardstick that every ratio is measured against.
 *
 * It is meant to be hard to beat. The offset lives in a local variable, the value is one literal at the end,
 * nothing is asked twice. It leaves out what a generated codec does not: it checks no ranges when it writes,
 * it knows only this one message, and it leaves the bounds to DataView, which throws but says nothing of where.
 */

/** The value that all contestants must give, in the order of its members. */
export interface Update {
  type: "updateentity";
  /** The mask as it came. A hint: writing derives from the fields all that they tell. */
  flags: number;
  entity: number;
  modelindex: number | undefined;
  frame: number | undefined;
  colormap: number | undefined;
  skin: number | undefined;
  effects: number | undefined;
  origin1: number | undefined;
  angle1: number | undefined;
  origin2: number | undefined;
  angle2: number | undefined;
  origin3: number | undefined;
  angle3: number | undefined;
  nolerp: boolean;
}

/** The members of an update but its type, in their order. */
export const UPDATE_MEMBERS = [
  "flags",
  "entity",
  "modelindex",
  "frame",
  "colormap",
  "skin",
  "effects",
  "origin1",
  "angle1",
  "origin2",
  "angle2",
  "origin3",
  "angle3",
  "nolerp",
] as const satisfies readonly (keyof Update)[];

export interface Cursor {
  readonly view: DataView;
  offset: number;
}

/** Bits that the fields leave open: one without meaning, the wide entity, the second byte. */
const HINT = 0xc001;

const COORD = 1 / 8;
/** Exact, as 360/256 is 45/32. Its inverse is not, so writing multiplies and divides. */
const ANGLE = 360 / 256;

export function decodeUpdate(c: Cursor): Update {
  const view = c.view;
  let at = c.offset;
  let flags = view.getUint8(at++) & 0x7f;
  if ((flags & 0x0001) !== 0) flags |= view.getUint8(at++) << 8;
  let entity: number;
  if ((flags & 0x4000) !== 0) {
    entity = view.getUint16(at, true);
    at += 2;
  } else {
    entity = view.getUint8(at++);
  }
  let modelindex: number | undefined;
  if ((flags & 0x0400) !== 0) modelindex = view.getUint8(at++);
  let frame: number | undefined;
  if ((flags & 0x0040) !== 0) frame = view.getUint8(at++);
  let colormap: number | undefined;
  if ((flags & 0x0800) !== 0) colormap = view.getUint8(at++);
  let skin: number | undefined;
  if ((flags & 0x1000) !== 0) skin = view.getUint8(at++);
  let effects: number | undefined;
  if ((flags & 0x2000) !== 0) effects = view.getUint8(at++);
  let origin1: number | undefined;
  if ((flags & 0x0002) !== 0) {
    origin1 = view.getInt16(at, true) * COORD;
    at += 2;
  }
  let angle1: number | undefined;
  if ((flags & 0x0100) !== 0) angle1 = view.getInt8(at++) * ANGLE;
  let origin2: number | undefined;
  if ((flags & 0x0004) !== 0) {
    origin2 = view.getInt16(at, true) * COORD;
    at += 2;
  }
  let angle2: number | undefined;
  if ((flags & 0x0010) !== 0) angle2 = view.getInt8(at++) * ANGLE;
  let origin3: number | undefined;
  if ((flags & 0x0008) !== 0) {
    origin3 = view.getInt16(at, true) * COORD;
    at += 2;
  }
  let angle3: number | undefined;
  if ((flags & 0x0200) !== 0) angle3 = view.getInt8(at++) * ANGLE;
  c.offset = at;
  return {
    type: "updateentity",
    flags,
    entity,
    modelindex,
    frame,
    colormap,
    skin,
    effects,
    origin1,
    angle1,
    origin2,
    angle2,
    origin3,
    angle3,
    nolerp: (flags & 0x0020) !== 0,
  };
}

export function encodeUpdate(c: Cursor, m: Update): void {
  const {
    entity,
    modelindex,
    frame,
    colormap,
    skin,
    effects,
    origin1,
    angle1,
    origin2,
    angle2,
    origin3,
    angle3,
  } = m;
  let flags = m.flags & HINT;
  if (origin1 !== undefined) flags |= 0x0002;
  if (origin2 !== undefined) flags |= 0x0004;
  if (origin3 !== undefined) flags |= 0x0008;
  if (angle2 !== undefined) flags |= 0x0010;
  if (m.nolerp) flags |= 0x0020;
  if (frame !== undefined) flags |= 0x0040;
  if (angle1 !== undefined) flags |= 0x0100;
  if (angle3 !== undefined) flags |= 0x0200;
  if (modelindex !== undefined) flags |= 0x0400;
  if (colormap !== undefined) flags |= 0x0800;
  if (skin !== undefined) flags |= 0x1000;
  if (effects !== undefined) flags |= 0x2000;
  if (entity > 0xff) flags |= 0x4000;
  if (flags > 0xff) flags |= 0x0001;

  const view = c.view;
  let at = c.offset;
  view.setUint8(at++, 0x80 | (flags & 0x7f));
  if ((flags & 0x0001) !== 0) view.setUint8(at++, flags >> 8);
  if ((flags & 0x4000) !== 0) {
    view.setUint16(at, entity, true);
    at += 2;
  } else {
    view.setUint8(at++, entity);
  }
  if (modelindex !== undefined) view.setUint8(at++, modelindex);
  if (frame !== undefined) view.setUint8(at++, frame);
  if (colormap !== undefined) view.setUint8(at++, colormap);
  if (skin !== undefined) view.setUint8(at++, skin);
  if (effects !== undefined) view.setUint8(at++, effects);
  if (origin1 !== undefined) {
    view.setInt16(at, origin1 * 8, true);
    at += 2;
  }
  if (angle1 !== undefined) view.setInt8(at++, (angle1 * 256) / 360);
  if (origin2 !== undefined) {
    view.setInt16(at, origin2 * 8, true);
    at += 2;
  }
  if (angle2 !== undefined) view.setInt8(at++, (angle2 * 256) / 360);
  if (origin3 !== undefined) {
    view.setInt16(at, origin3 * 8, true);
    at += 2;
  }
  if (angle3 !== undefined) view.setInt8(at++, (angle3 * 256) / 360);
  c.offset = at;
}
