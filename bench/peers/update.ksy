meta:
  id: update
  endian: le
seq:
  - id: first
    type: u1
  - id: second
    type: u1
    if: first & 1 != 0
  - id: entity
    type:
      switch-on: flags & 0x4000
      cases:
        0: u1
        _: u2
  - id: modelindex
    type: u1
    if: flags & 0x0400 != 0
  - id: frame
    type: u1
    if: flags & 0x0040 != 0
  - id: colormap
    type: u1
    if: flags & 0x0800 != 0
  - id: skin
    type: u1
    if: flags & 0x1000 != 0
  - id: effects
    type: u1
    if: flags & 0x2000 != 0
  - id: raw_origin1
    type: s2
    if: flags & 0x0002 != 0
  - id: raw_angle1
    type: s1
    if: flags & 0x0100 != 0
  - id: raw_origin2
    type: s2
    if: flags & 0x0004 != 0
  - id: raw_angle2
    type: s1
    if: flags & 0x0010 != 0
  - id: raw_origin3
    type: s2
    if: flags & 0x0008 != 0
  - id: raw_angle3
    type: s1
    if: flags & 0x0200 != 0
instances:
  flags:
    value: "(first & 0x7f) | (first & 1 != 0 ? second << 8 : 0)"
  origin1:
    value: raw_origin1 / 8.0
    if: flags & 0x0002 != 0
  angle1:
    value: raw_angle1 * 360 / 256.0
    if: flags & 0x0100 != 0
  origin2:
    value: raw_origin2 / 8.0
    if: flags & 0x0004 != 0
  angle2:
    value: raw_angle2 * 360 / 256.0
    if: flags & 0x0010 != 0
  origin3:
    value: raw_origin3 / 8.0
    if: flags & 0x0008 != 0
  angle3:
    value: raw_angle3 * 360 / 256.0
    if: flags & 0x0200 != 0
  nolerp:
    value: flags & 0x0020 != 0
