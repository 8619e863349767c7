/*
 * What generated readers and writers of bytes call. C11, without allocation, global state or dependency: values are
 * made in memory that the caller gives, and texts and bytes are where they are in the input.
 */
#ifndef DEMOSPEC_H
#define DEMOSPEC_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/** Bytes, or a text with a character in each byte, or in UTF-8: a part of the input, without its end. */
typedef struct ds_bytes {
  const uint8_t *data;
  size_t size;
} ds_bytes;

/** Why bytes are no message, or a message has no bytes. */
typedef enum ds_code {
  DS_OK,
  DS_ERROR_END,      /* the bytes end too early */
  DS_ERROR_ID,       /* no message has the id */
  DS_ERROR_VERSION,  /* the version has no such message, or a number announces none that is known */
  DS_ERROR_CHOICE,   /* a value chooses nothing */
  DS_ERROR_CONSTANT, /* bytes that are always the same are others */
  DS_ERROR_LENGTH,   /* a length counts other bytes than there are */
  DS_ERROR_LIST,     /* an element is nothing, or ends its list and is alone */
  DS_ERROR_NUMBER,   /* a number of varying size is too long, or too large */
  DS_ERROR_DEPTH,    /* too many structs in each other */
  DS_ERROR_RESERVED, /* a bit is set that announces what is not described */
  DS_ERROR_MEMORY,   /* the memory given for values, or the room for bytes, is too small */
  DS_ERROR_VALUE     /* a member is missing, or is none that can be written */
} ds_code;

/** The index of a step that has none. */
#define DS_NONE SIZE_MAX
/** How many steps a path keeps, from the innermost on. */
#define DS_STEPS 16

/** A member, or an element of one. */
typedef struct ds_step {
  const char *name;
  size_t index; /* DS_NONE without */
} ds_step;

/** What went wrong, and where. */
typedef struct ds_error {
  ds_code code;
  size_t offset; /* of the bytes given; of those written so far */
  unsigned bit;  /* the first bit in that byte, 0 the lowest */
  const char *message;    /* in which; NULL where that is not known */
  size_t steps;  /* of the path, which may be more than are kept */
  ds_step path[DS_STEPS]; /* the innermost first */
} ds_error;

/** Memory for elements of lists. `used` grows; whoever sets it to 0 uses the memory again. */
typedef struct ds_arena {
  void *data;
  size_t size;
  size_t used;
} ds_arena;

/* ---- what a type is, for whoever prints or compares any value */

typedef enum ds_kind {
  DS_U8, DS_I8, DS_U16, DS_I16, DS_U32, DS_I32, DS_U64, DS_I64, DS_FLOAT, DS_DOUBLE, DS_BOOL,
  DS_BIG, DS_BIG_SIGNED, /* integers of 64 bits on the wire */
  DS_LATIN1, DS_UTF8, DS_BYTES, DS_STRUCT,
  DS_POINTER, /* to a struct */
  DS_LIST,    /* { items, count } */
  DS_ARRAY,
  DS_SPARSE   /* { keys, values }: a value for each bit of the keys that is set */
} ds_kind;

typedef struct ds_member {
  const char *name;
  ds_kind kind, of; /* of: what elements are */
  size_t offset;
  size_t has;       /* offset of the flag that says whether it is there; DS_NONE: it always is */
  bool unless_zero; /* it is there unless it is zero, an empty list, or bytes without `data` */
  size_t count;     /* of an array; of a sparse one's values */
  size_t values;    /* of a sparse one: offset of its values from its keys */
  size_t size;      /* of an element */
  const struct ds_type *type; /* of a struct, or of elements that are */
} ds_member;

typedef struct ds_type {
  const char *name;
  const ds_member *members;
  size_t count;
} ds_type;

/* ---- reading: functions return where they stopped, or NULL */

/** What is read: the first four are the caller's, and the others begin as zeros. */
typedef struct ds_reader {
  const uint8_t *bytes; /* offsets count from here */
  ds_arena *arena;
  ds_error *error; /* or NULL */
  int version;
  unsigned bit;   /* structs of bits begin that many bits after the place */
  unsigned depth; /* of structs in each other */
  const struct ds_layout *layout; /* of the message, once it is known */
  const uint8_t *start; /* of a message that has structs */
} ds_reader;

/** What is written. */
typedef struct ds_writer {
  uint8_t *bytes;
  uint8_t *end;
  int version;
  unsigned bit;
  unsigned depth;
  uint8_t *open; /* where texts ended that have a NUL only where something follows */
  size_t nuls;   /* how many of them */
  uint8_t *gap;  /* where padding ends that had fewer bytes when it was read */
  size_t fewer;  /* how many fewer */
  ds_error *error;
  const struct ds_layout *layout;
} ds_writer;

/** A message in versions in which it is alike, and what reads and writes it. */
typedef struct ds_layout {
  const char *name;
  int type;
  const uint8_t *(*read)(ds_reader *r, const uint8_t *at, const uint8_t *end, void *message);
  const uint8_t *(*skip)(ds_reader *r, const uint8_t *at, const uint8_t *end);
  uint8_t *(*write)(ds_writer *w, uint8_t *at, const void *message);
} ds_layout;

/** The mask of the element that ended a list. */
typedef struct ds_last {
  bool ended;
  uint32_t mask;
} ds_last;

/* What is seldom done is kept out of the way of what is done often. */
#ifdef __GNUC__
#define DS_SELDOM __attribute__((cold))
#else
#define DS_SELDOM
#endif

static inline DS_SELDOM void ds_begin_error(
  ds_error *error, ds_code code, size_t offset, unsigned bit, const ds_layout *layout) {
  error->code = code;
  error->offset = offset;
  error->bit = bit;
  error->message = layout != NULL ? layout->name : NULL;
  error->steps = 0;
}

static inline DS_SELDOM void ds_step_out(ds_error *error, const char *name, size_t index) {
  if (error == NULL) return;
  if (error->steps < DS_STEPS) {
    error->path[error->steps].name = name;
    error->path[error->steps].index = index;
  }
  error->steps++;
}

static inline DS_SELDOM const uint8_t *ds_fail_bit(
  const ds_reader *r, ds_code code, const uint8_t *at, unsigned bit, const char *name, size_t index) {
  if (r->error == NULL) return NULL;
  ds_begin_error(r->error, code, (size_t)(at - r->bytes) + bit / 8, bit % 8, r->layout);
  if (name != NULL) ds_step_out(r->error, name, index);
  return NULL;
}

static inline DS_SELDOM const uint8_t *ds_fail(
  const ds_reader *r, ds_code code, const uint8_t *at, const char *name, size_t index) {
  return ds_fail_bit(r, code, at, 0, name, index);
}

/** There is no message, or no telling which. */
static inline DS_SELDOM const uint8_t *ds_unknown(ds_reader *r, ds_code code, const uint8_t *at) {
  r->layout = NULL;
  return ds_fail(r, code, at, NULL, DS_NONE);
}

/** Numbers of which all are there, or it is said which one is not whole: `count` of `size` bytes each. */
typedef struct ds_part {
  const char *name;
  size_t index; /* of the first; DS_NONE where there is one without */
  size_t size;
  size_t count;
} ds_part;

/** Says which of parts, one after another, is the first that is not whole. */
static inline DS_SELDOM const uint8_t *ds_short(
  const ds_reader *r, const uint8_t *at, const uint8_t *end, const ds_part *parts) {
  size_t left = (size_t)(end - at);
  for (; left >= parts->size * parts->count; parts++) left -= parts->size * parts->count;
  const size_t index = parts->index == DS_NONE ? DS_NONE : parts->index + left / parts->size;
  return ds_fail(r, DS_ERROR_END, end, parts->name, index);
}

/** Adds to the path of what went wrong what it is in. */
static inline DS_SELDOM const uint8_t *ds_in(
  const ds_reader *r, const uint8_t *failed, const char *name, size_t index) {
  ds_step_out(r->error, name, index);
  return failed;
}

/* ---- computed numbers: doubles that are whole and exact, or NAN */

/** A member as a double. Sets `lost` where it is one of 64 bits that a double does not hold. */
static inline double ds_safe(bool *lost, double value) {
  if (value < -9007199254740991.0 || value > 9007199254740991.0) *lost = true;
  return value;
}

static inline bool ds_is_exact(double value) {
  return value >= -9007199254740991.0 && value <= 9007199254740991.0 && value == (double)(int64_t)value;
}

/** The whole number that is not above it. Beyond 2^53 all are whole. */
static inline double ds_floor(double value) {
  if (!(value > -9007199254740992.0 && value < 9007199254740992.0)) return value;
  const double whole = (double)(int64_t)value;
  return whole > value ? whole - 1 : whole;
}

static inline double ds_modulo(double value, double by) { return value - ds_floor(value / by) * by; }

/** 2 to that power. */
static inline double ds_power(double exponent) {
  if (exponent != exponent) return exponent;
  double power = 1;
  for (double i = 0; i < exponent && i < 1024; i++) power *= 2;
  for (double i = 0; i > exponent && i > -1100; i--) power /= 2;
  return power;
}

/** Its lowest 32 bits. */
static inline uint32_t ds_word(double value) {
  const double word = ds_modulo(value, 4294967296.0);
  return word >= 0 && word < 4294967296.0 ? (uint32_t)word : 0;
}

static inline bool ds_given(uint64_t value, unsigned bit) { return (value >> bit & 1) != 0; }
static inline uint16_t ds_u16(const uint8_t *p) { return (uint16_t)(p[0] | p[1] << 8); }
static inline uint16_t ds_u16be(const uint8_t *p) { return (uint16_t)(p[1] | p[0] << 8); }
static inline uint32_t ds_u24(const uint8_t *p) { return (uint32_t)(p[0] | p[1] << 8 | p[2] << 16); }
static inline uint32_t ds_u24be(const uint8_t *p) { return (uint32_t)(p[2] | p[1] << 8 | p[0] << 16); }
static inline uint32_t ds_u24me(const uint8_t *p) { return (uint32_t)(p[1] | p[2] << 8 | p[0] << 16); }
static inline uint32_t ds_u32(const uint8_t *p) { return ds_u16(p) | (uint32_t)ds_u16(p + 2) << 16; }
static inline uint32_t ds_u32be(const uint8_t *p) { return ds_u16be(p + 2) | (uint32_t)ds_u16be(p) << 16; }
static inline uint64_t ds_u40(const uint8_t *p) { return ds_u32(p) | (uint64_t)p[4] << 32; }
static inline uint64_t ds_u40be(const uint8_t *p) { return ds_u32be(p + 1) | (uint64_t)p[0] << 32; }
static inline uint64_t ds_u48(const uint8_t *p) { return ds_u32(p) | (uint64_t)ds_u16(p + 4) << 32; }
static inline uint64_t ds_u48be(const uint8_t *p) { return ds_u32be(p + 2) | (uint64_t)ds_u16be(p) << 32; }
static inline uint64_t ds_u56(const uint8_t *p) { return ds_u32(p) | (uint64_t)ds_u24(p + 4) << 32; }
static inline uint64_t ds_u56be(const uint8_t *p) { return ds_u32be(p + 3) | (uint64_t)ds_u24be(p) << 32; }
static inline uint64_t ds_u64(const uint8_t *p) { return ds_u32(p) | (uint64_t)ds_u32(p + 4) << 32; }
static inline uint64_t ds_u64be(const uint8_t *p) { return ds_u32be(p + 4) | (uint64_t)ds_u32be(p) << 32; }

/** The lowest bits of a number as one with a sign. */
static inline int64_t ds_signed(uint64_t value, unsigned bits) {
  const uint64_t top = UINT64_C(1) << (bits - 1);
  const uint64_t own = bits == 64 ? value : value & ((top << 1) - 1);
  return (int64_t)((own ^ top) - top);
}

/*
 * Floats go by their bits: where they are in registers of their own, as on a 387, loading a NaN may change it. Values of
 * floats are copied, and converted where they are no NaN.
 */

/** The bits of a double that has a float's value, or all bits of its NaN. */
static inline uint64_t ds_widened(uint32_t bits) {
  if ((bits & 0x7fffffffu) > 0x7f800000u)
    return (uint64_t)(bits & 0x80000000u) << 32 | UINT64_C(0x7ff0000000000000) | (uint64_t)(bits & 0x7fffffu) << 29;
  float value;
  memcpy(&value, &bits, sizeof value);
  const double wide = (double)value;
  uint64_t widened;
  memcpy(&widened, &wide, sizeof widened);
  return widened;
}

/** The bits of the float nearest to a double, which is given by its bits. False: it is too large for one. */
static inline bool ds_narrowed(uint64_t wide, uint32_t *bits) {
  if ((wide & UINT64_C(0x7fffffffffffffff)) > UINT64_C(0x7ff0000000000000)) {
    const uint32_t fraction = (uint32_t)(wide >> 29) & 0x7fffffu;
    *bits = (uint32_t)(wide >> 32 & 0x80000000u) | 0x7f800000u | (fraction == 0 ? 0x400000u : fraction);
    return true;
  }
  double value;
  memcpy(&value, &wide, sizeof value);
  const bool is_infinite = value > 1.7976931348623157e308 || value < -1.7976931348623157e308;
  /* Halfway between the largest float and what would be the next one. */
  if (!is_infinite && (value >= 3.4028235677973366e38 || value <= -3.4028235677973366e38)) return false;
  const float narrow = (float)value;
  memcpy(bits, &narrow, sizeof *bits);
  return true;
}

/** Passes over bits of a struct of bits and returns them, the lowest first. */
static inline uint32_t ds_bits(ds_reader *r, const uint8_t **at, unsigned count) {
  uint64_t value = 0;
  for (unsigned i = 0; i < count; i++) {
    value |= (uint64_t)(**at >> r->bit & 1) << i;
    if (++r->bit == 8) r->bit = 0, ++*at;
  }
  return (uint32_t)value;
}

/** How many bits are left. */
static inline uint64_t ds_bits_left(const ds_reader *r, const uint8_t *at, const uint8_t *end) {
  return (uint64_t)(end - at) * 8 - r->bit;
}

/* An Exp-Golomb code, as in H.264 (9.1). */
static inline const uint8_t *ds_exp_golomb(
  ds_reader *r, const uint8_t *at, const uint8_t *end, bool is_signed, int64_t *value,
  const char *name, size_t index) {
  const uint8_t *const first = at;
  const unsigned first_bit = r->bit;
  unsigned zeros = 0;
  for (;;) {
    if (ds_bits_left(r, at, end) == 0) return ds_fail(r, DS_ERROR_END, end, name, index);
    if (ds_bits(r, &at, 1) != 0) break;
    if (++zeros > 32) return ds_fail_bit(r, DS_ERROR_NUMBER, first, first_bit, name, index);
  }
  uint64_t code = 1;
  for (unsigned i = 0; i < zeros; i++) {
    if (ds_bits_left(r, at, end) == 0) return ds_fail(r, DS_ERROR_END, end, name, index);
    code = code << 1 | ds_bits(r, &at, 1);
  }
  code--;
  if (!is_signed) *value = (int64_t)code;
  else *value = (code & 1) != 0 ? (int64_t)(code / 2) + 1 : -(int64_t)(code / 2);
  const bool fits = is_signed ? *value >= INT32_MIN && *value <= INT32_MAX : code <= UINT32_MAX;
  return fits ? at : ds_fail_bit(r, DS_ERROR_NUMBER, first, first_bit, name, index);
}

/* ---- numbers in as many bytes as they take */

/** A number, how many bytes it has, and the same where that is more than it takes: 0 where it is not. */
typedef struct ds_varint {
  uint64_t value;
  uint8_t count;
  uint8_t width;
} ds_varint;

static inline ds_varint ds_varint_of(uint64_t value, unsigned count, bool is_odd) {
  ds_varint one = { value, (uint8_t)count, (uint8_t)(is_odd ? count : 0) };
  return one;
}

static inline unsigned ds_groups(uint64_t value) {
  unsigned count = 1;
  while ((value >>= 7) != 0) count++;
  return count;
}

/** The groups that a number with a sign takes: its bits, and one for the sign. */
static inline unsigned ds_signed_groups(int64_t value) {
  uint64_t plain = value < 0 ? (uint64_t)~value : (uint64_t)value;
  unsigned bits = 1;
  while (plain != 0) plain >>= 1, bits++;
  return (bits + 6) / 7;
}

typedef enum ds_coding { DS_LEB128, DS_VLQ, DS_SLEB128, DS_TWO } ds_coding;

/* Two bytes or three: the lowest bit says which. */
static inline const uint8_t *ds_two(
  const ds_reader *r, const uint8_t *at, const uint8_t *end, bool is_step, ds_varint *v,
  const char *name, size_t index) {
  const unsigned count = at < end && (at[0] & 1) != 0 ? 3 : 2;
  if ((size_t)(end - at) < count) return ds_fail(r, DS_ERROR_END, end, name, index);
  const uint32_t raw = count == 3 ? ds_u24(at) : ds_u16(at);
  const int64_t value = ds_signed(raw >> 1, 8 * count - 1);
  const bool is_odd = count == 3 && (is_step || (value >= -0x4000 && value < 0x4000));
  *v = ds_varint_of((uint64_t)value, count, is_odd);
  return at + count;
}

static inline const uint8_t *ds_varint_read(
  const ds_reader *r, const uint8_t *at, const uint8_t *end, ds_coding coding, unsigned bits,
  bool is_signed, ds_varint *v, const char *name, size_t index) {
  if (coding == DS_TWO) return ds_two(r, at, end, is_signed, v, name, index);
  const unsigned most = (bits + 6) / 7;
  const uint8_t *const first = at;
  uint64_t value = 0;
  bool is_large = false;
  for (unsigned count = 1;; count++) {
    if (at == end) return ds_fail(r, DS_ERROR_END, end, name, index);
    const uint8_t byte = *at++;
    const uint64_t group = byte & 0x7f;
    if (coding == DS_VLQ) {
      is_large = is_large || value >> 57 != 0;
      value = value << 7 | group;
    } else {
      const unsigned shift = 7 * (count - 1);
      /* Of what has two's complement the bits above the highest repeat it. */
      if (shift + 7 > 64 && coding == DS_LEB128) is_large = group >> (64 - shift) != 0;
      if (shift + 7 > 64 && coding == DS_SLEB128) is_large = group != 0 && group != 0x7f;
      value |= group << shift;
    }
    if ((byte & 0x80) == 0) break;
    if (count == most) return ds_fail(r, DS_ERROR_NUMBER, first, name, index);
  }
  const unsigned count = (unsigned)(at - first);
  if (coding == DS_SLEB128) {
    const int64_t whole = 7 * count >= 64 ? (int64_t)value : ds_signed(value, 7 * count);
    if (is_large || whole != ds_signed((uint64_t)whole, bits)) return ds_fail(r, DS_ERROR_NUMBER, first, name, index);
    *v = ds_varint_of((uint64_t)whole, count, ds_signed_groups(whole) < count);
    return at;
  }
  if (is_large || (bits < 64 && value >> bits != 0)) return ds_fail(r, DS_ERROR_NUMBER, first, name, index);
  *v = ds_varint_of(is_signed ? value >> 1 ^ (~(value & 1) + 1) : value, count, ds_groups(value) < count);
  return at;
}

/* ---- texts and bytes */

/** Bytes up to NUL or 0xFF, which is then the text's last character, or cut. */
static inline const uint8_t *ds_string(
  const ds_reader *r, const uint8_t *at, const uint8_t *end, size_t cut, bool *open, ds_bytes *text,
  const char *name, size_t index) {
  const uint8_t *const first = at;
  const uint8_t *const stop = (size_t)(end - at) > cut ? at + cut : end;
  while (at < stop && *at != 0x00 && *at != 0xff) at++;
  const size_t size = (size_t)(at - first);
  const bool is_cut = size == cut;
  const bool is_open = at == end && !is_cut;
  if (is_open && open == NULL) return ds_fail(r, DS_ERROR_END, end, name, index);
  if (open != NULL) *open = is_open;
  text->data = first;
  text->size = size;
  if (is_cut || is_open) return at;
  if (*at == 0xff) text->size++;
  return at + 1;
}

/** Bytes up to one of those that end them. */
static inline const uint8_t *ds_ended(
  const ds_reader *r, const uint8_t *at, const uint8_t *end, ds_bytes ends, size_t cut, ds_bytes *text,
  uint8_t *last, const char *name, size_t index) {
  const uint8_t *const first = at;
  while (at < end && (size_t)(at - first) != cut && memchr(ends.data, *at, ends.size) == NULL) at++;
  text->data = first;
  text->size = (size_t)(at - first);
  *last = ends.data[0];
  if (text->size == cut) return at;
  if (at == end) return ds_fail(r, DS_ERROR_END, end, name, index);
  *last = *at;
  return at + 1;
}

/** Whether a number of 32 bits is there, the lowest byte first. */
static inline bool ds_marker(const uint8_t *at, const uint8_t *end, uint32_t number) {
  return end - at >= 4 && ds_u32(at) == number;
}

static inline bool ds_zeros(const uint8_t *at, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (at[i] != 0) return false;
  return true;
}

/** Memory for one more element. NULL where there is none. */
static inline void *ds_grow(ds_arena *arena, void *items, size_t count, size_t *room, size_t size) {
  if (count < *room) return items;
  const size_t wanted = *room == 0 ? 4 : *room * 2;
  if (arena == NULL || wanted > SIZE_MAX / 2 / size) return NULL;
  uint8_t *const data = (uint8_t *)arena->data;
  const size_t left = arena->size - arena->used;
  /* What is the last that was given grows where it is. */
  if (items != NULL && (uint8_t *)items + *room * size == data + arena->used) {
    if ((wanted - *room) * size > left) return NULL;
    arena->used += (wanted - *room) * size;
    *room = wanted;
    return items;
  }
  const size_t pad = (size_t)(-(uintptr_t)(data + arena->used) & 7u);
  if (pad > left || wanted * size > left - pad) return NULL;
  void *const grown = data + arena->used + pad;
  arena->used += pad + wanted * size;
  if (count > 0) memcpy(grown, items, count * size);
  *room = wanted;
  return grown;
}

/* ---- checksums: `hole` bytes from `own` on count as zeros */

static inline uint8_t ds_summed(const uint8_t *data, size_t i, size_t own, size_t hole) {
  return i >= own && i - own < hole ? 0 : data[i];
}

static inline uint32_t ds_crc(
  const uint8_t *data, size_t size, size_t own, size_t hole, unsigned bits, uint32_t polynomial,
  uint32_t rest, bool reflect, uint32_t flip) {
  const uint32_t ones = bits == 32 ? 0xffffffffu : (UINT32_C(1) << bits) - 1;
  for (size_t i = 0; i < size; i++) {
    const uint8_t byte = ds_summed(data, i, own, hole);
    for (unsigned b = 0; b < 8; b++) {
      const uint32_t next = byte >> (reflect ? b : 7 - b) & 1u;
      const uint32_t top = rest >> (bits - 1) & 1u;
      rest = rest << 1 & ones;
      if (top != next) rest ^= polynomial;
    }
  }
  if (reflect) {
    uint32_t mirrored = 0;
    for (unsigned b = 0; b < bits; b++) mirrored = mirrored << 1 | (rest >> b & 1u);
    rest = mirrored;
  }
  return rest ^ flip;
}

static inline uint32_t ds_sum(const uint8_t *data, size_t size, size_t own, size_t hole, unsigned bits) {
  uint32_t sum = 0;
  for (size_t i = 0; i < size; i++) sum += ds_summed(data, i, own, hole);
  return bits == 32 ? sum : sum & ((UINT32_C(1) << bits) - 1);
}

static inline uint32_t ds_xor(const uint8_t *data, size_t size, size_t own, size_t hole) {
  uint32_t sum = 0;
  for (size_t i = 0; i < size; i++) sum ^= ds_summed(data, i, own, hole);
  return sum;
}

static inline uint32_t ds_internet(const uint8_t *data, size_t size, size_t own, size_t hole) {
  uint64_t sum = 0;
  for (size_t i = 0; i < size; i++)
    sum += (uint64_t)ds_summed(data, i, own, hole) << (i % 2 == 0 ? 8 : 0);
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >> 16);
  return 0xffffu - (uint32_t)sum;
}

static inline uint32_t ds_adler(const uint8_t *data, size_t size, size_t own, size_t hole) {
  uint32_t a = 1, b = 0;
  for (size_t i = 0; i < size; i++) {
    a = (a + ds_summed(data, i, own, hole)) % 65521u;
    b = (b + a) % 65521u;
  }
  return b << 16 | a;
}

/* ---- versions that numbers announce */

typedef struct ds_selects {
  uint32_t value;
  uint16_t from, to;
} ds_selects;

/** A field that tells of versions: its number where it has one; else, with `others`, it tells of those it does not name. */
typedef struct ds_selecting {
  const char *name;
  const uint8_t *at;
  bool has, others;
  uint32_t number;
  const ds_selects *selects;
  size_t count;
} ds_selecting;

/** Whether all fields tell of a version. */
static inline bool ds_agree(const ds_selecting *fields, size_t count, int version) {
  for (size_t f = 0; f < count; f++) {
    bool is_named = false, is_known = false;
    for (size_t i = 0; i < fields[f].count; i++) {
      const ds_selects *const one = &fields[f].selects[i];
      if (version < one->from || version > one->to) continue;
      is_known = true;
      is_named = is_named || one->value == fields[f].number;
    }
    if (fields[f].has ? !is_named : fields[f].others && is_known) return false;
  }
  return true;
}

/** The first version that all fields tell of, or -1. One that is beyond all stands for those that are not described. */
static inline int ds_selected(const ds_selecting *fields, size_t count, int versions) {
  for (int version = 0; version <= versions; version++)
    if (ds_agree(fields, count, version)) return version;
  return -1;
}

/** Versions of a flavor, `from` to `to`: what the plain versions from `base` on are there. */
typedef struct ds_flavor {
  int from, to, base;
} ds_flavor;

/** The version of a flavor that fields tell of: the present one, if they tell of it, or their last. -1 where none is known. */
static inline int ds_followed(
  const ds_selecting *fields, size_t count, int versions, int present, const ds_flavor *flavor) {
  int from = ds_selected(fields, count, versions);
  if (from < 0 || from >= versions) return -1;
  int to = from;
  while (to + 1 < versions && ds_agree(fields, count, to + 1)) to++;
  if (flavor != NULL) {
    const int first = from > flavor->base ? from : flavor->base;
    const int end = flavor->base + flavor->to - flavor->from;
    const int last = to < end ? to : end;
    if (first <= last) {
      from = first - flavor->base + flavor->from;
      to = last - flavor->base + flavor->from;
    }
  }
  return present >= from && present <= to ? present : to;
}

/** Asks whether what fields tell of versions is known. */
static inline const uint8_t *ds_expect_known(
  const ds_reader *r, const uint8_t *at, const ds_selecting *fields, size_t count, int versions) {
  if (ds_selected(fields, count, versions) >= 0) return at;
  size_t n = 0;
  while (n + 1 < count && ds_selected(fields, n + 1, versions) >= 0) n++;
  /* One that is not there is judged at the one that is read now. */
  const ds_selecting *const wrong = fields[n].at != NULL ? &fields[n] : &fields[count - 1];
  return ds_fail(r, DS_ERROR_VERSION, wrong->at, wrong->name, DS_NONE);
}

/* ---- writing: functions return where they stopped, or NULL */

static inline DS_SELDOM uint8_t *ds_refuse(
  const ds_writer *w, ds_code code, const uint8_t *at, const char *name, size_t index) {
  if (w->error == NULL) return NULL;
  ds_begin_error(w->error, code, (size_t)(at - w->bytes), 0, w->layout);
  if (name != NULL) ds_step_out(w->error, name, index);
  return NULL;
}

static inline DS_SELDOM uint8_t *ds_out(const ds_writer *w, uint8_t *failed, const char *name, size_t index) {
  ds_step_out(w->error, name, index);
  return failed;
}

/** Writes the lowest bytes of a number, the lowest first. */
static inline void ds_put(uint8_t *p, uint64_t value, unsigned bytes) {
  for (unsigned i = 0; i < bytes; i++) p[i] = (uint8_t)(value >> 8 * i);
}
static inline void ds_put_be(uint8_t *p, uint64_t value, unsigned bytes) {
  for (unsigned i = 0; i < bytes; i++) p[bytes - 1 - i] = (uint8_t)(value >> 8 * i);
}
static inline void ds_put_me(uint8_t *p, uint64_t value) {
  p[0] = (uint8_t)(value >> 16);
  p[1] = (uint8_t)value;
  p[2] = (uint8_t)(value >> 8);
}

/** Whether a number is a whole one from low to high, once its scale is off: the nearest, where it has one. */
static inline bool ds_raw(
  double value, bool is_scaled, double num, double den, double plus, double low, double high, int64_t *raw) {
  double d = value;
  if (is_scaled) d = (value - plus) * den / num + 0.5;
  if (!(d >= low && d < high + 1)) return false;
  int64_t whole = (int64_t)d;
  if ((double)whole > d) whole--;
  if (!is_scaled && (double)whole != d) return false;
  *raw = whole;
  return true;
}

static inline bool ds_fits(
  double value, bool is_scaled, double num, double den, double plus, double low, double high) {
  int64_t raw;
  return ds_raw(value, is_scaled, num, den, plus, low, high, &raw);
}

/** Whether a number of a wider type, without its scale, is one of a narrower whose steps are `steps` of its own. */
static inline bool ds_fits_narrow(double raw, double steps, double low, double high) {
  const double own = raw / steps;
  return own >= low && own <= high && (double)(int64_t)own == own;
}

static inline bool ds_put_bits(ds_writer *w, uint8_t **at, uint64_t value, unsigned count) {
  for (unsigned i = 0; i < count; i++) {
    if (*at == w->end) return false;
    if (w->bit == 0) **at = 0;
    **at = (uint8_t)(**at | (value >> i & 1) << w->bit);
    if (++w->bit == 8) w->bit = 0, ++*at;
  }
  return true;
}

static inline bool ds_put_exp_golomb(ds_writer *w, uint8_t **at, int64_t value, bool is_signed) {
  uint64_t code = (uint64_t)value;
  if (is_signed) code = value > 0 ? 2 * (uint64_t)value - 1 : (uint64_t)(-2 * value);
  code++;
  unsigned zeros = 0;
  while (code >> (zeros + 1) != 0) zeros++;
  if (!ds_put_bits(w, at, 0, zeros)) return false;
  for (unsigned i = zeros + 1; i-- > 0;)
    if (!ds_put_bits(w, at, code >> i & 1, 1)) return false;
  return true;
}

/** Fills the last byte of bits. */
static inline uint8_t *ds_fill(ds_writer *w, uint8_t *at, uint8_t padding) {
  if (w->bit == 0) return at;
  if (padding < 1u << (8 - w->bit)) *at = (uint8_t)(*at | padding << w->bit);
  w->bit = 0;
  return at + 1;
}

/** How many bytes a number has. `width`: as many, where that is more than it takes and can be. */
static inline unsigned ds_varint_bytes(
  uint64_t value, ds_coding coding, unsigned bits, bool is_signed, unsigned width) {
  if (coding == DS_TWO) {
    const int64_t own = (int64_t)value;
    return width == 3 || own < -0x4000 || own >= 0x4000 ? 3 : 2;
  }
  if (coding == DS_LEB128 || coding == DS_VLQ)
    if (is_signed) value = value << 1 ^ (~(value >> 63) + 1);
  const unsigned needed = coding == DS_SLEB128 ? ds_signed_groups((int64_t)value) : ds_groups(value);
  return width > needed && width <= (bits + 6) / 7 ? width : needed;
}

/** Writes a number in that many bytes. */
static inline void ds_varint_put(
  uint8_t *at, uint64_t value, ds_coding coding, unsigned bits, bool is_signed, unsigned count) {
  (void)bits;
  if (coding == DS_TWO) {
    ds_put(at, value << 1 | (count - 2), count);
    return;
  }
  if (is_signed && coding != DS_SLEB128) value = value << 1 ^ (~(value >> 63) + 1);
  for (unsigned i = 0; i < count; i++) {
    const unsigned group = coding == DS_VLQ ? count - 1 - i : i;
    uint64_t own = 7 * group < 64 ? value >> 7 * group : 0;
    /* What has two's complement repeats its sign. */
    if (coding == DS_SLEB128 && (int64_t)value < 0) {
      if (7 * group >= 64) own = 0x7f;
      else if (7 * group > 57) own |= ~UINT64_C(0) << (64 - 7 * group);
    }
    at[i] = (uint8_t)((own & 0x7f) | (i + 1 < count ? 0x80u : 0));
  }
}

/** Writes texts' NULs that were left out, before what was written after them. */
static inline uint8_t *ds_close_open(ds_writer *w, uint8_t *at) {
  if (w->nuls == 0 || at == w->open) return at;
  if ((size_t)(w->end - at) < w->nuls) return ds_refuse(w, DS_ERROR_MEMORY, at, NULL, DS_NONE);
  memmove(w->open + w->nuls, w->open, (size_t)(at - w->open));
  memset(w->open, 0, w->nuls);
  at += w->nuls;
  w->nuls = 0;
  return at;
}

/** Takes back what padding had more than came of it, where it ends here. */
static inline uint8_t *ds_close_gap(ds_writer *w, uint8_t *at) {
  if (w->gap == at) at -= w->fewer;
  w->gap = NULL;
  return at;
}

/** Writes a text, and its NUL where nothing else ends it; not yet, where it is `open`. */
static inline uint8_t *ds_put_string(
  ds_writer *w, uint8_t *at, ds_bytes text, size_t cut, bool open, const char *name, size_t index) {
  if (text.size > cut) return ds_refuse(w, DS_ERROR_VALUE, at, name, index);
  if ((size_t)(w->end - at) < text.size + 1) return ds_refuse(w, DS_ERROR_MEMORY, at, name, index);
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] == 0x00 || (text.data[i] == 0xff && i + 1 < text.size))
      return ds_refuse(w, DS_ERROR_VALUE, at, name, index);
    at[i] = text.data[i];
  }
  at += text.size;
  if (text.size == cut || (text.size > 0 && at[-1] == 0xff)) return at;
  if (!open) {
    *at++ = 0x00;
    return at;
  }
  at = ds_close_open(w, at);
  if (at == NULL) return NULL;
  w->open = at;
  w->nuls++;
  return at;
}

static inline uint8_t *ds_put_bytes(
  const ds_writer *w, uint8_t *at, ds_bytes bytes, const char *name, size_t index) {
  if ((size_t)(w->end - at) < bytes.size) return ds_refuse(w, DS_ERROR_MEMORY, at, name, index);
  if (bytes.size > 0) memcpy(at, bytes.data, bytes.size);
  return at + bytes.size;
}

/** Writes bytes and what ends them. */
static inline uint8_t *ds_put_ended(
  const ds_writer *w, uint8_t *at, ds_bytes text, ds_bytes ends, size_t cut, uint8_t last,
  const char *name, size_t index) {
  if (cut != DS_NONE && text.size > cut) return ds_refuse(w, DS_ERROR_VALUE, at, name, index);
  for (size_t i = 0; i < text.size; i++)
    if (memchr(ends.data, text.data[i], ends.size) != NULL) return ds_refuse(w, DS_ERROR_VALUE, at, name, index);
  at = ds_put_bytes(w, at, text, name, index);
  if (at == NULL || text.size == cut) return at;
  if (at == w->end) return ds_refuse(w, DS_ERROR_MEMORY, at, name, index);
  *at++ = memchr(ends.data, last, ends.size) != NULL ? last : ends.data[0];
  return at;
}

#endif
