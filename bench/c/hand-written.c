/*
 * What a careful person writes without a generator: NetQuake's protocol 15, read into structs of one's own. It is meant to
 * be hard to beat: no path of errors, one check of what is left for each read, nothing kept of how a message was written.
 */
#include "hand-written.h"

#define NEED(n)                                 \
  do {                                          \
    if ((size_t)(end - at) < (n)) return NULL;  \
  } while (0)

static inline int16_t i16(const uint8_t *p) { return (int16_t)(p[0] | p[1] << 8); }
static inline float coord(const uint8_t *p) { return (float)i16(p) * 0.125f; }
static inline float angle(uint8_t a) { return (float)(int8_t)a * (360.0f / 256.0f); }
static inline float f32(const uint8_t *p) {
  const uint32_t bits = (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
  float value;
  memcpy(&value, &bits, 4);
  return value;
}

static inline void coords(float *to, const uint8_t *p) {
  for (int i = 0; i < 3; i++) to[i] = coord(p + 2 * i);
}

static const uint8_t *text(const uint8_t *at, const uint8_t *end, hand_text *to) {
  to->data = at;
  const uint8_t *const last = memchr(at, 0, (size_t)(end - at));
  if (last == NULL) return NULL;
  to->size = (size_t)(last - at);
  return last + 1;
}

static const uint8_t *update(const uint8_t *at, const uint8_t *end, hand_update *u) {
  uint32_t bits = at[-1] & 0x7fu;
  if (bits & 1) {
    NEED(1);
    bits |= (uint32_t)*at++ << 8;
  }
  u->bits = bits;
  if (bits & 0x4000) { NEED(2); u->entity = (uint16_t)i16(at); at += 2; }
  else { NEED(1); u->entity = *at++; }
  if (bits & 0x0400) { NEED(1); u->model = *at++; }
  if (bits & 0x0040) { NEED(1); u->frame = *at++; }
  if (bits & 0x0800) { NEED(1); u->colormap = *at++; }
  if (bits & 0x1000) { NEED(1); u->skin = *at++; }
  if (bits & 0x2000) { NEED(1); u->effects = *at++; }
  if (bits & 0x0002) { NEED(2); u->origin[0] = coord(at); at += 2; }
  if (bits & 0x0100) { NEED(1); u->angles[0] = angle(*at++); }
  if (bits & 0x0004) { NEED(2); u->origin[1] = coord(at); at += 2; }
  if (bits & 0x0010) { NEED(1); u->angles[1] = angle(*at++); }
  if (bits & 0x0008) { NEED(2); u->origin[2] = coord(at); at += 2; }
  if (bits & 0x0200) { NEED(1); u->angles[2] = angle(*at++); }
  return at;
}

static const uint8_t *client(const uint8_t *at, const uint8_t *end, hand_client *c) {
  NEED(2);
  const uint32_t bits = (uint16_t)i16(at);
  at += 2;
  c->bits = bits;
  c->height = 22;
  if (bits & 0x0001) { NEED(1); c->height = (int8_t)*at++; }
  if (bits & 0x0002) { NEED(1); c->ideal = (int8_t)*at++; }
  for (int i = 0; i < 3; i++) {
    if (bits & 0x0004u << i) { NEED(1); c->punch[i] = (int8_t)*at++; }
    if (bits & 0x0020u << i) { NEED(1); c->velocity[i] = (float)((int8_t)*at++ * 16); }
  }
  NEED(4);
  c->items = (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
  at += 4;
  if (bits & 0x1000) { NEED(1); c->frame = *at++; }
  if (bits & 0x2000) { NEED(1); c->armor = *at++; }
  if (bits & 0x4000) { NEED(1); c->model = *at++; }
  NEED(8);
  c->health = i16(at);
  c->current = at[2];
  memcpy(c->ammo, at + 3, 4);
  c->weapon = at[7];
  return at + 8;
}

static const uint8_t *sound(const uint8_t *at, const uint8_t *end, hand_sound *s) {
  NEED(1);
  s->bits = *at++;
  s->volume = 255;
  s->attenuation = 1;
  if (s->bits & 1) { NEED(1); s->volume = *at++; }
  if (s->bits & 2) { NEED(1); s->attenuation = (float)*at++ / 64; }
  NEED(9);
  const uint16_t channel = (uint16_t)i16(at);
  s->entity = channel >> 3;
  s->channel = channel & 7;
  s->sound = at[2];
  coords(s->origin, at + 3);
  return at + 9;
}

static const uint8_t *temp(const uint8_t *at, const uint8_t *end, hand_temp *t) {
  NEED(1);
  t->type = *at++;
  if (t->type == 5 || t->type == 6 || t->type == 9 || t->type == 13) {
    NEED(14);
    t->entity = i16(at);
    coords(t->origin, at + 2);
    coords(t->end, at + 8);
    return at + 14;
  }
  NEED(6);
  coords(t->origin, at);
  at += 6;
  if (t->type == 12) {
    NEED(2);
    t->color = at[0];
    t->length = at[1];
    at += 2;
  }
  return at;
}

static const uint8_t *baseline(const uint8_t *at, const uint8_t *end, hand_baseline *b) {
  NEED(13);
  b->model = at[0];
  b->frame = at[1];
  b->colormap = at[2];
  b->skin = at[3];
  for (int i = 0; i < 3; i++) {
    b->origin[i] = coord(at + 4 + 3 * i);
    b->angles[i] = angle(at[6 + 3 * i]);
  }
  return at + 13;
}

const uint8_t *hand_decode(const uint8_t *at, const uint8_t *end, hand_message *m) {
  NEED(1);
  const uint8_t id = *at++;
  m->id = id;
  if (id & 0x80) return update(at, end, &m->as.update);
  switch (id) {
    case 24: case 25: NEED(1); m->as.number = *at; return at + 1;
    case 3: NEED(5); m->as.pair[0] = at[0]; m->as.pair[1] = at[1] | at[2] << 8 | at[3] << 16; return at + 5;
    case 5: case 16: NEED(2); m->as.number = i16(at); return at + 2;
    case 6: return sound(at, end, &m->as.sound);
    case 7: NEED(4); m->as.time = f32(at); return at + 4;
    case 8: case 9: case 26: case 31: return text(at, end, &m->as.text);
    case 10: NEED(3); for (int i = 0; i < 3; i++) m->as.angles[i] = angle(at[i]); return at + 3;
    case 12: case 13: NEED(1); m->as.named.number = *at; return text(at + 1, end, &m->as.named.text);
    case 14: NEED(3); m->as.pair[0] = at[0]; m->as.pair[1] = i16(at + 1); return at + 3;
    case 15: return client(at, end, &m->as.client);
    case 17: NEED(2); m->as.pair[0] = at[0]; m->as.pair[1] = at[1]; return at + 2;
    case 18:
      NEED(11);
      coords(m->as.particle.origin, at);
      for (int i = 0; i < 3; i++) m->as.particle.velocity[i] = (float)(int8_t)at[6 + i] * 0.0625f;
      m->as.particle.count = at[9];
      m->as.particle.color = at[10];
      return at + 11;
    case 19: NEED(8); m->as.pair[0] = at[0]; m->as.pair[1] = at[1]; coords(m->as.damage, at + 2); return at + 8;
    case 20: return baseline(at, end, &m->as.baseline);
    case 22: NEED(2); m->as.baseline.entity = i16(at); return baseline(at + 2, end, &m->as.baseline);
    case 23: return temp(at, end, &m->as.temp);
    case 1: case 2: case 27: case 28: case 30: case 33: return at;
    case 29: NEED(9); coords(m->as.damage, at); return at + 9;
    case 32: NEED(2); m->as.pair[0] = at[0]; m->as.pair[1] = at[1]; return at + 2;
    default: return NULL;
  }
}
