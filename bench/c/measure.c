/*
 * Reads runs of messages again and again, and prints the nanoseconds a message: `{"hand":…,"read":…,"decode":…,"skip":…}`. Each
 * way has its turn in each round, and the best round counts. The runs are those of `npm run bench:c`: a size and bytes each.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "hand-written.h"
#include "netquake.h"

#define ROUNDS 15

static uint64_t memory[1 << 12];

typedef struct run {
  const uint8_t *bytes;
  size_t size;
} run;

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* What was read is looked at, so that nobody leaves out reading it. */
static volatile uint32_t sink;

static size_t by_hand(const run *r) {
  size_t count = 0;
  hand_message m;
  for (const uint8_t *at = r->bytes, *const end = at + r->size; at < end; count++) {
    at = hand_decode(at, end, &m);
    if (at == NULL) exit(3);
    sink = m.id;
  }
  return count;
}

/* By places, as the hand-written code. */
static size_t by_reader(const run *r) {
  size_t count = 0;
  netquake_message m;
  ds_arena arena = { memory, sizeof memory, 0 };
  ds_reader reader = { .bytes = r->bytes, .arena = &arena, .version = NETQUAKE_CURRENT };
  for (const uint8_t *at = r->bytes, *const end = at + r->size; at < end; count++, arena.used = 0) {
    at = netquake_read(&reader, at, end, &m);
    if (at == NULL) exit(6);
    sink = (uint32_t)m.type;
  }
  return count;
}

static size_t decoded(const run *r) {
  size_t count = 0;
  netquake_message m;
  ds_arena arena = { memory, sizeof memory, 0 };
  for (size_t at = 0; at < r->size; count++, arena.used = 0) {
    if (!netquake_decode(NETQUAKE_CURRENT, r->bytes, r->size, &at, &m, &arena, NULL)) exit(4);
    sink = (uint32_t)m.type;
  }
  return count;
}

static size_t skipped(const run *r) {
  size_t count = 0;
  netquake_type type;
  for (size_t at = 0; at < r->size; count++) {
    if (!netquake_skip(NETQUAKE_CURRENT, r->bytes, r->size, &at, &type, NULL)) exit(5);
    sink = (uint32_t)type;
  }
  return count;
}

static double timed(size_t (*way)(const run *), const run *runs, size_t count, size_t *messages) {
  const double start = seconds();
  *messages = 0;
  for (size_t i = 0; i < count; i++) *messages += way(&runs[i]);
  return seconds() - start;
}

int main(int argc, char **argv) {
  FILE *const file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  static uint8_t bytes[1 << 25];
  static run runs[1 << 18];
  if (file == NULL) return 2;
  const size_t size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  size_t count = 0;
  for (size_t at = 0; at + 4 <= size && count < sizeof runs / sizeof *runs; count++) {
    runs[count] = (run){ bytes + at + 4, ds_u32(bytes + at) };
    at += 4 + runs[count].size;
  }
  size_t (*const ways[])(const run *) = { by_hand, by_reader, decoded, skipped };
  double best[] = { 1e9, 1e9, 1e9, 1e9 };
  size_t messages = 0;
  for (int round = 0; round < ROUNDS; round++)
    for (int way = 0; way < 4; way++) {
      const double time = timed(ways[way], runs, count, &messages);
      if (time < best[way]) best[way] = time;
    }
  const double each = 1e9 / (double)messages;
  printf("{\"messages\":%zu,\"hand\":%.2f,\"read\":%.2f,\"decode\":%.2f,\"skip\":%.2f}\n", messages, best[0] * each,
         best[1] * each, best[2] * each, best[3] * each);
  return 0;
}
