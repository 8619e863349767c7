/*
 * A target for libFuzzer and AFL++: what can be read is written as the same bytes, and skipping it ends where reading does.
 * The first byte of an input says the version.
 *
 *   npx demospec generate --target c -o codec
 *   clang -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -iquote codec -DCODEC=netquake \
 *     -DCODEC_HEADER='"netquake.h"' examples/c/fuzz.c codec/netquake.c -o fuzz
 *   ./fuzz -max_total_time=60
 *
 * AFL++ takes the same with its own compiler, and inputs to begin with:
 *
 *   afl-clang-fast -std=c11 -O1 -fsanitize=fuzzer -iquote codec -DCODEC=netquake \
 *     -DCODEC_HEADER='"netquake.h"' examples/c/fuzz.c codec/netquake.c -o fuzz-afl
 *   afl-fuzz -i seeds -o found -- ./fuzz-afl
 *
 * Without a fuzzer, -DALONE makes a program that changes the inputs of a corpus at random: ./fuzz COUNT SEED FILE...
 */
#include <stdio.h>
#include <stdlib.h>

#include CODEC_HEADER

#define JOINED(a, b) a##b
#define NAMED(a, b) JOINED(a, b)
#define OF(name) NAMED(CODEC, name)

static uint64_t memory[1 << 17];
static uint8_t room[1 << 20];

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0 || size > 1 << 16) return 0;
  const int versions = (int)(sizeof OF(_versions) / sizeof OF(_versions)[0]);
  const int version = data[0] % versions;
  /* Exactly as large as the input, so that sanitizers see what reads beyond. */
  const size_t count = size - 1;
  uint8_t *const bytes = malloc(count == 0 ? 1 : count);
  if (bytes == NULL) return 0;
  memcpy(bytes, data + 1, count);
  static OF(_message) m;
  OF(_type) type;
  ds_error error, other;
  for (size_t at = 0; at < count;) {
    const size_t first = at;
    size_t after = at;
    ds_arena arena = { memory, sizeof memory, 0 };
    const bool skipped = OF(_skip)(version, bytes, count, &after, &type, &other);
    const bool decoded = OF(_decode)(version, bytes, count, &at, &m, &arena, &error);
    if (!decoded && error.code == DS_ERROR_MEMORY) break;
    if (decoded != skipped || (decoded && at != after)) abort();
    if (!decoded && (error.code != other.code || error.offset != other.offset || error.bit != other.bit)) abort();
    if (!decoded) break;
    size_t written = 0;
    if (!OF(_encode)(version, &m, room, sizeof room, &written, &error)) abort();
    if (written != at - first || memcmp(room, bytes + first, written) != 0) abort();
    if (at == first) break;
  }
  free(bytes);
  return 0;
}

#ifdef ALONE
static uint64_t state;

static uint32_t next(uint32_t below) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)((state >> 33) % below);
}

#define MOST 4096

typedef struct input {
  uint8_t bytes[MOST];
  size_t size;
} input;

static bool read_input(const char *path, input *one) {
  FILE *const file = fopen(path, "rb");
  if (file == NULL) return false;
  one->size = fread(one->bytes, 1, MOST, file);
  fclose(file);
  return true;
}

/** Changes some bytes or bits, or cuts, or repeats a part. */
static void change(input *one) {
  for (uint32_t n = next(4); n-- > 0 && one->size > 1;) {
    const uint32_t at = 1 + next((uint32_t)one->size - 1);
    const uint32_t way = next(4);
    if (way == 0) one->bytes[at] = (uint8_t)next(256);
    else if (way == 1) one->bytes[at] = (uint8_t)(one->bytes[at] ^ 1u << next(8));
    else if (way == 2) one->size = at;
    else if (one->size + at < MOST) {
      memmove(one->bytes + one->size, one->bytes, at);
      one->size += at;
    }
  }
}

int main(int argc, char **argv) {
  const long count = argc > 1 ? atol(argv[1]) : 0;
  state = argc > 2 ? (uint64_t)atol(argv[2]) : 1;
  const int files = argc - 3;
  input *const known = files > 0 ? malloc((size_t)files * sizeof *known) : NULL;
  if (known == NULL) return 2;
  for (int i = 0; i < files; i++)
    if (!read_input(argv[i + 3], &known[i])) return perror(argv[i + 3]), 1;
  for (long i = 0; i < count; i++) {
    static input one;
    one = known[next((uint32_t)files)];
    change(&one);
    if (next(8) == 0) one.bytes[0] = (uint8_t)next(256);
    LLVMFuzzerTestOneInput(one.bytes, one.size);
  }
  printf("%ld inputs\n", count);
  free(known);
  return 0;
}
#endif
