/* Reads cases, and prints what a codec makes of each: a line of JSON. What the codecs are, `codecs.h` says. */
#include <stdio.h>
#include <stdlib.h>

#include "codecs.h"

static void print_text(ds_bytes text) {
  putchar('"');
  for (size_t i = 0; i < text.size; i++) {
    const uint8_t byte = text.data[i];
    if (byte >= 0x20 && byte < 0x7f && byte != '"' && byte != '\\') putchar(byte);
    else printf("\\u%04x", byte);
  }
  putchar('"');
}

static void print_double(double value) {
  if (value != value) printf("\"NaN\"");
  else if (value - value != 0) printf(value > 0 ? "\"Infinity\"" : "\"-Infinity\"");
  else printf("%.17g", value);
}

static void print_type(const ds_type *type, const uint8_t *value);

static void print_one(ds_kind kind, const ds_member *m, const uint8_t *p) {
  switch (kind) {
    case DS_U8: printf("%u", *p); break;
    case DS_I8: printf("%d", *(const int8_t *)p); break;
    case DS_U16: printf("%u", *(const uint16_t *)(const void *)p); break;
    case DS_I16: printf("%d", *(const int16_t *)(const void *)p); break;
    case DS_U32: printf("%lu", (unsigned long)*(const uint32_t *)(const void *)p); break;
    case DS_I32: printf("%ld", (long)*(const int32_t *)(const void *)p); break;
    case DS_U64: printf("%llu", (unsigned long long)*(const uint64_t *)(const void *)p); break;
    case DS_I64: printf("%lld", (long long)*(const int64_t *)(const void *)p); break;
    case DS_BIG: printf("\"%llu\"", (unsigned long long)*(const uint64_t *)(const void *)p); break;
    case DS_BIG_SIGNED: printf("\"%lld\"", (long long)*(const int64_t *)(const void *)p); break;
    case DS_FLOAT: print_double((double)*(const float *)(const void *)p); break;
    case DS_DOUBLE: print_double(*(const double *)(const void *)p); break;
    case DS_BOOL: printf(*p ? "true" : "false"); break;
    case DS_LATIN1: print_text(*(const ds_bytes *)(const void *)p); break;
    case DS_UTF8:
      printf("{\"utf8\":");
      print_text(*(const ds_bytes *)(const void *)p);
      putchar('}');
      break;
    case DS_BYTES:
      printf("{\"bytes\":");
      print_text(*(const ds_bytes *)(const void *)p);
      putchar('}');
      break;
    case DS_STRUCT: print_type(m->type, p); break;
    case DS_POINTER: print_type(m->type, *(const uint8_t *const *)(const void *)p); break;
    default: abort();
  }
}

/* The checksum that a right schema leaves to a function. */
uint32_t checksum_checksums_fletcher(const uint8_t *bytes, size_t size, size_t own, size_t hole);
uint32_t checksum_checksums_fletcher(const uint8_t *bytes, size_t size, size_t own, size_t hole) {
  uint32_t sum = 0, sums = 0;
  for (size_t i = 0; i < size; i++) {
    sum += ds_summed(bytes, i, own, hole);
    sums += sum;
  }
  return sums;
}

struct list {
  const uint8_t *items;
  size_t count;
};

static bool is_empty(const ds_member *m, const uint8_t *p) {
  if (m->kind == DS_LIST) return ((const struct list *)(const void *)p)->count == 0;
  if (m->kind == DS_BYTES) return ((const ds_bytes *)(const void *)p)->data == NULL;
  return *p == 0;
}

static void print_elements(const ds_member *m, const uint8_t *items, size_t count) {
  putchar('[');
  for (size_t i = 0; i < count; i++) {
    if (i > 0) putchar(',');
    print_one(m->of, m, items + i * m->size);
  }
  putchar(']');
}

static void print_sparse(const ds_member *m, const uint8_t *p) {
  bool is_first = true;
  putchar('{');
  for (size_t key = 0; key < m->count; key++) {
    if (!ds_given(((const uint32_t *)(const void *)p)[key / 32], key % 32)) continue;
    printf("%s\"%zu\":", is_first ? "" : ",", key);
    is_first = false;
    print_one(m->of, m, p + m->values + key * m->size);
  }
  putchar('}');
}

static void print_type(const ds_type *type, const uint8_t *value) {
  bool is_first = true;
  putchar('{');
  for (size_t i = 0; i < type->count; i++) {
    const ds_member *const m = &type->members[i];
    const uint8_t *const p = value + m->offset;
    if (m->has != DS_NONE && !*(const bool *)(value + m->has)) continue;
    if (m->unless_zero && is_empty(m, p)) continue;
    printf("%s\"%s\":", is_first ? "" : ",", m->name);
    is_first = false;
    if (m->kind == DS_LIST) {
      const struct list *const list = (const struct list *)(const void *)p;
      print_elements(m, list->items, list->count);
    } else if (m->kind == DS_ARRAY) print_elements(m, p, m->count);
    else if (m->kind == DS_SPARSE) print_sparse(m, p);
    else print_one(m->kind, m, p);
  }
  putchar('}');
}

static void print_fault(const char *name, const ds_error *error) {
  printf("\"%s\":[%d,%zu,%u,[", name, (int)error->code, error->offset, error->bit);
  if (error->message != NULL) printf(error->steps > 0 ? "\"%s\"," : "\"%s\"", error->message);
  for (size_t i = error->steps < DS_STEPS ? error->steps : DS_STEPS; i-- > 0;) {
    printf("\"%s", error->path[i].name);
    if (error->path[i].index != DS_NONE) printf("[%zu]", error->path[i].index);
    printf(i > 0 ? "\"," : "\"");
  }
  printf("]]");
}

/* Values of lists are made here: each case begins anew. */
static uint64_t memory[1 << 21];
static uint8_t room[1 << 22];
static codec_message message;

static uint32_t next32(void) {
  uint8_t bytes[4];
  if (fread(bytes, 1, 4, stdin) != 4) exit(0);
  return ds_u32(bytes);
}

int main(void) {
  for (;;) {
    const codec *const c = &codecs[next32()];
    const int version = (int)next32();
    const size_t size = next32();
    /* Exactly as large as the input is, so that reading beyond is seen. */
    uint8_t *const bytes = malloc(size == 0 ? 1 : size);
    if (bytes == NULL || fread(bytes, 1, size, stdin) != size) return 1;
    ds_arena arena = { memory, sizeof memory, 0 };
    ds_error error = { DS_OK, 0, 0, NULL, 0, { { NULL, 0 } } };
    size_t at = 0, skipped = 0;
    putchar('{');
    if (c->skip(version, bytes, size, &skipped, &error)) printf("\"skipped\":%zu,", skipped);
    else print_fault("skipped", &error), putchar(',');
    if (c->decode(version, bytes, size, &at, &message, &arena, &error)) {
      const ds_type *const type = c->type_of(&message);
      printf("\"end\":%zu,\"type\":\"%s\",\"value\":", at, type->name);
      print_type(type, c->value_of(&message));
      size_t written = 0;
      if (c->encode(version, &message, room, sizeof room, &written, &error))
        printf(",\"same\":%s", written == at && memcmp(room, bytes, at) == 0 ? "true" : "false");
      else putchar(','), print_fault("refused", &error);
      if (written != at || memcmp(room, bytes, at) != 0) printf(",\"bytes\":"), print_text((ds_bytes){ room, written });
    } else print_fault("fault", &error);
    printf("}\n");
    free(bytes);
  }
}
