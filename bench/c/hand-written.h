/* What hand-written code reads NetQuake's messages into. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct hand_text {
  const uint8_t *data;
  size_t size;
} hand_text;

typedef struct hand_update {
  uint32_t bits;
  uint16_t entity;
  uint8_t model, frame, colormap, skin, effects;
  float origin[3], angles[3];
} hand_update;

typedef struct hand_client {
  uint32_t bits, items;
  int8_t height, ideal, punch[3];
  float velocity[3];
  uint8_t frame, armor, model, current, ammo[4], weapon;
  int16_t health;
} hand_client;

typedef struct hand_sound {
  uint8_t bits, volume, channel, sound;
  float attenuation, origin[3];
  int entity;
} hand_sound;

typedef struct hand_temp {
  uint8_t type, color, length;
  int16_t entity;
  float origin[3], end[3];
} hand_temp;

typedef struct hand_baseline {
  int16_t entity;
  uint8_t model, frame, colormap, skin;
  float origin[3], angles[3];
} hand_baseline;

typedef struct hand_message {
  uint8_t id;
  union {
    hand_update update;
    hand_client client;
    hand_sound sound;
    hand_temp temp;
    hand_baseline baseline;
    hand_text text;
    struct {
      uint8_t number;
      hand_text text;
    } named;
    struct {
      float origin[3], velocity[3];
      uint8_t count, color;
    } particle;
    float time, angles[3], damage[3];
    int number, pair[2];
  } as;
} hand_message;

/** Reads a message. NULL where it is none, or not whole. */
const uint8_t *hand_decode(const uint8_t *at, const uint8_t *end, hand_message *m);
