/*
 * Prints the scoreboard of a multi-view recording of QuakeWorld (.mvd): reads its blocks, and of the messages in them
 * those that tell frags and names.
 *
 *   npx demospec generate --target c -o codec
 *   cc -std=c11 -O2 -iquote codec examples/c/frags.c codec/mvd.c codec/quakeworld.c -o frags
 *   ./frags match.mvd
 */
#include <stdio.h>
#include <stdlib.h>

#include "mvd.h"
#include "quakeworld.h"

#define PLAYERS 32
#define NAME 64

/** What is known of a player. */
typedef struct player {
  char name[NAME];
  int frags;
  bool is_spectator;
} player;

/** What is followed through a recording. */
typedef struct game {
  player players[PLAYERS];
  int version;
  size_t messages;
  size_t undecoded; /* bytes */
} game;

/* Memory for elements of lists: those of one message at a time. */
static uint64_t memory[1 << 16];

/** Copies a value of an infostring, `\name\value\name\value`, and says whether it is there. */
static bool info_value(ds_bytes info, const char *key, char *value, size_t size) {
  const size_t length = strlen(key);
  size_t at = 0;
  while (at < info.size && info.data[at] == '\\') {
    const size_t name = ++at;
    while (at < info.size && info.data[at] != '\\') at++;
    const size_t name_size = at - name;
    const size_t own = at < info.size ? at + 1 : at;
    at = own;
    while (at < info.size && info.data[at] != '\\') at++;
    if (name_size != length || memcmp(info.data + name, key, length) != 0) continue;
    const size_t count = at - own < size - 1 ? at - own : size - 1;
    memcpy(value, info.data + own, count);
    value[count] = 0;
    return true;
  }
  return false;
}

/** Letters of Quake's characters: those with the highest bit set are the same in another colour. */
static void make_plain(char *text) {
  for (; *text != 0; text++) {
    const unsigned char letter = (unsigned char)*text & 0x7f;
    *text = letter >= 0x20 && letter < 0x7f ? (char)letter : '.';
  }
}

static void follow(game *g, const quakeworld_message *m) {
  if (m->type == QUAKEWORLD_IS_UPDATEFRAGS && m->as.updatefrags.player < PLAYERS)
    g->players[m->as.updatefrags.player].frags = m->as.updatefrags.frags;
  if (m->type == QUAKEWORLD_IS_UPDATEUSERINFO && m->as.updateuserinfo.player < PLAYERS) {
    player *const p = &g->players[m->as.updateuserinfo.player];
    char spectator[8];
    const ds_bytes info = m->as.updateuserinfo.userinfo;
    if (!info_value(info, "name", p->name, sizeof p->name)) p->name[0] = 0;
    make_plain(p->name);
    p->is_spectator = info_value(info, "*spectator", spectator, sizeof spectator);
  }
  g->version = quakeworld_selected(g->version, m);
}

/** Reads the messages of a block as far as they are understood. */
static void read_messages(game *g, ds_bytes bytes) {
  size_t at = 0;
  while (at < bytes.size) {
    quakeworld_message m;
    ds_arena arena = { memory, sizeof memory, 0 };
    if (g->version < 0 ||
        !quakeworld_decode(g->version, bytes.data, bytes.size, &at, &m, &arena, NULL)) {
      g->undecoded += bytes.size - at;
      return;
    }
    g->messages++;
    follow(g, &m);
  }
}

static bool read_block(void *context, size_t at, const mvd_block *block) {
  (void)at;
  game *const g = context;
  if (block->has.messages) read_messages(g, block->messages);
  return true;
}

static int by_frags(const void *a, const void *b) {
  const player *const one = a, *const other = b;
  return (other->frags > one->frags) - (other->frags < one->frags);
}

static uint8_t *read_file(const char *path, size_t *size) {
  FILE *const file = fopen(path, "rb");
  if (file == NULL) return NULL;
  uint8_t *bytes = NULL;
  *size = 0;
  for (size_t room = 0, count = 1; count > 0; *size += count) {
    if (*size == room) {
      room = room == 0 ? 1 << 16 : room * 2;
      uint8_t *const more = realloc(bytes, room);
      if (more == NULL) break;
      bytes = more;
    }
    count = fread(bytes + *size, 1, room - *size, file);
  }
  fclose(file);
  return bytes;
}

static void print_error(const char *path, const ds_error *error) {
  fprintf(stderr, "%s: byte %zu: %s", path, error->offset, error->message != NULL ? error->message : "");
  for (size_t i = error->steps < DS_STEPS ? error->steps : DS_STEPS; i-- > 0;)
    fprintf(stderr, ".%s", error->path[i].name);
  fprintf(stderr, ": error %d\n", (int)error->code);
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: frags match.mvd\n");
    return 2;
  }
  size_t size;
  uint8_t *const bytes = read_file(argv[1], &size);
  if (bytes == NULL) {
    perror(argv[1]);
    return 1;
  }
  static game g;
  g.version = quakeworld_version("28-mvd");
  const mvd_visitor visitor = { .block = read_block };
  ds_error error;
  size_t at = 0;
  const bool whole = mvd_visit(MVD_CURRENT, bytes, size, &at, &visitor, &g, NULL, &error);
  if (!whole) print_error(argv[1], &error);
  qsort(g.players, PLAYERS, sizeof *g.players, by_frags);
  for (size_t i = 0; i < PLAYERS; i++)
    if (g.players[i].name[0] != 0 && !g.players[i].is_spectator)
      printf("%4d  %s\n", g.players[i].frags, g.players[i].name);
  printf("%zu messages, %zu bytes not understood\n", g.messages, g.undecoded);
  free(bytes);
  return whole ? 0 : 1;
}
