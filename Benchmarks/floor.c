// The floor: what a batch of passes costs when nothing is done twice and nothing is checked.
//
//   floor WORKLOAD IDENTITY.pem OUT ROWS THREADS
//
// Once: read the key and the two certificates, hash the fixed files, lay out their part of the archive and of the
// manifest. For each row: fill pass.json, SHA-1 it, finish the manifest, sign it with OpenSSL's own CMS call
// (detached, SHA-256, signing time), and write the archive with one writev(2). Prints the seconds it took.
// A yardstick for `make bench`, not a product: it trusts its input, and a failure ends it.
//
//   cc -O2 -o floor floor.c -lcrypto -lz -lpthread
#include <dirent.h>
#include <fcntl.h>
#include <openssl/cms.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/sha.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>
#include <zlib.h>

enum { COLUMNS = 4, PIECES = 16, FILES = 64 };

typedef struct { unsigned char *bytes; size_t count, room; } Text;
typedef struct { char *cell[COLUMNS]; } Row;

static const char *const markers[COLUMNS] = {"@serial@", "@name@", "@balance@", "@message@"};
static EVP_PKEY *key;
static X509 *leaf;
static STACK_OF(X509) *others;
static Text fixed_local, fixed_central, fixed_manifest;
static int fixed_files, piece_count, threads, row_count;
static char *pieces[PIECES];
static int column_after[PIECES];
static Row *rows;
static const char *out;

static void fail(const char *what) {
  perror(what);
  ERR_print_errors_fp(stderr);
  exit(2);
}

static void add(Text *text, const void *bytes, size_t count) {
  if (text->count + count > text->room) {
    text->room = 2 * (text->count + count);
    if (!(text->bytes = realloc(text->bytes, text->room))) fail("memory");
  }
  memcpy(text->bytes + text->count, bytes, count);
  text->count += count;
}

static void number(Text *text, uint32_t value, int width) {
  for (int i = 0; i < width; i++) add(text, &(unsigned char){value >> 8 * i}, 1);
}

// The fields that a local header and a directory entry share (APPNOTE 4.3.7 and 4.3.12).
static void common(Text *text, const char *name, const unsigned char *bytes, size_t count) {
  number(text, 10, 2); number(text, 0, 2); number(text, 0, 2); number(text, 0, 2); number(text, 0x21, 2);
  number(text, crc32(0, bytes, count), 4); number(text, count, 4); number(text, count, 4);
  number(text, strlen(name), 2); number(text, 0, 2);
}

static void entry(Text *local, Text *central, size_t before, const char *name, const unsigned char *bytes, size_t count) {
  size_t offset = before + local->count;
  number(local, 0x04034b50, 4); common(local, name, bytes, count);
  add(local, name, strlen(name)); add(local, bytes, count);
  number(central, 0x02014b50, 4); number(central, 0x033f, 2); common(central, name, bytes, count);
  number(central, 0, 2); number(central, 0, 2); number(central, 0, 2); number(central, 0100644u << 16, 4);
  number(central, offset, 4); add(central, name, strlen(name));
}

static void member(Text *manifest, const char *name, const unsigned char *bytes, size_t count) {
  unsigned char digest[SHA_DIGEST_LENGTH];
  char line[512];
  SHA1(bytes, count, digest);
  int length = snprintf(line, sizeof line, "%s\"%s\":\"", manifest->count ? "," : "", name);
  for (int i = 0; i < SHA_DIGEST_LENGTH; i++) length += snprintf(line + length, 3, "%02x", digest[i]);
  line[length++] = '"';
  add(manifest, line, length);
}

static Text file(const char *folder, const char *name) {
  char path[4096];
  struct stat status;
  snprintf(path, sizeof path, "%s/%s", folder, name);
  int descriptor = open(path, O_RDONLY);
  if (descriptor < 0 || fstat(descriptor, &status)) fail(path);
  Text text = {malloc(status.st_size + 1), 0, status.st_size + 1};
  ssize_t count = read(descriptor, text.bytes, status.st_size);
  if (count != status.st_size) fail(path);
  text.count = count;
  text.bytes[count] = 0;
  close(descriptor);
  return text;
}

static void fixed_folder(const char *root, const char *inner) {
  char path[4096];
  struct dirent **names;
  snprintf(path, sizeof path, "%s/%s", root, inner);
  int count = scandir(path, &names, NULL, alphasort);
  for (int i = 0; i < count; i++) {
    char name[1024];
    struct stat status;
    if (names[i]->d_name[0] == '.') continue;
    snprintf(name, sizeof name, "%s%s%s", inner, *inner ? "/" : "", names[i]->d_name);
    snprintf(path, sizeof path, "%s/%s", root, name);
    if (stat(path, &status)) fail(path);
    if (S_ISDIR(status.st_mode)) { fixed_folder(root, name); continue; }
    Text text = file(root, name);
    entry(&fixed_local, &fixed_central, 0, name, text.bytes, text.count);
    member(&fixed_manifest, name, text.bytes, text.count);
    fixed_files++;
    free(text.bytes);
  }
}

static void *make_passes(void *argument) {
  Text json = {0}, manifest = {0}, local = {0}, central = {0};
  for (int r = (int)(intptr_t)argument; r < row_count; r += threads) {
    json.count = manifest.count = local.count = central.count = 0;
    for (int i = 0; i < piece_count; i++) {
      add(&json, pieces[i], strlen(pieces[i]));
      if (column_after[i] >= 0) add(&json, rows[r].cell[column_after[i]], strlen(rows[r].cell[column_after[i]]));
    }
    add(&manifest, "{", 1);
    add(&manifest, fixed_manifest.bytes, fixed_manifest.count);
    member(&manifest, "pass.json", json.bytes, json.count);
    add(&manifest, "}\n", 2);

    BIO *content = BIO_new_mem_buf(manifest.bytes, manifest.count);
    unsigned flags = CMS_DETACHED | CMS_BINARY | CMS_PARTIAL | CMS_NOSMIMECAP;
    CMS_ContentInfo *cms = CMS_sign(NULL, NULL, others, NULL, flags);
    if (!cms || !CMS_add1_signer(cms, leaf, key, EVP_sha256(), flags) || !CMS_final(cms, content, NULL, CMS_BINARY)) fail("sign");
    unsigned char *signature = NULL;
    int length = i2d_CMS_ContentInfo(cms, &signature);

    add(&central, fixed_central.bytes, fixed_central.count);
    entry(&local, &central, fixed_local.count, "pass.json", json.bytes, json.count);
    entry(&local, &central, fixed_local.count, "manifest.json", manifest.bytes, manifest.count);
    entry(&local, &central, fixed_local.count, "signature", signature, length);
    size_t directory = central.count;
    number(&central, 0x06054b50, 4); number(&central, 0, 4);
    number(&central, fixed_files + 3, 2); number(&central, fixed_files + 3, 2);
    number(&central, directory, 4); number(&central, fixed_local.count + local.count, 4); number(&central, 0, 2);

    char path[4096];
    snprintf(path, sizeof path, "%s/%s.pkpass", out, rows[r].cell[0]);
    int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    struct iovec parts[] = {{fixed_local.bytes, fixed_local.count}, {local.bytes, local.count}, {central.bytes, central.count}};
    ssize_t whole = fixed_local.count + local.count + central.count;
    if (descriptor < 0 || writev(descriptor, parts, 3) != whole) fail(path);
    close(descriptor);
    OPENSSL_free(signature);
    CMS_ContentInfo_free(cms);
    BIO_free(content);
  }
  return NULL;
}

int main(int count, char **words) {
  if (count != 6) { fprintf(stderr, "usage: floor WORKLOAD IDENTITY.pem OUT ROWS THREADS\n"); return 2; }
  char path[4096];
  out = words[3];
  row_count = atoi(words[4]);
  threads = atoi(words[5]);

  FILE *identity = fopen(words[2], "r");
  if (!identity || !(key = PEM_read_PrivateKey(identity, NULL, NULL, NULL))) fail(words[2]);
  rewind(identity);
  if (!(leaf = PEM_read_X509(identity, NULL, NULL, NULL))) fail(words[2]);
  others = sk_X509_new_null();
  for (X509 *next; (next = PEM_read_X509(identity, NULL, NULL, NULL));) sk_X509_push(others, next);
  ERR_clear_error();
  fclose(identity);

  snprintf(path, sizeof path, "%s/fixed", words[1]);
  fixed_folder(path, "");

  char *rest = (char *)file(words[1], "pass.marked").bytes;
  for (char *next = rest; next; rest = next) {
    int found = -1;
    next = NULL;
    for (int i = 0; i < COLUMNS; i++) {
      char *place = strstr(rest, markers[i]);
      if (place && (!next || place < next)) { next = place; found = i; }
    }
    pieces[piece_count] = rest;
    column_after[piece_count++] = found;
    if (next) { *next = 0; next += strlen(markers[found]); }
  }

  char *line = (char *)file(words[1], "rows.tsv").bytes;
  rows = calloc(row_count, sizeof *rows);
  for (int r = 0; r < row_count; r++) {
    char *text = strsep(&line, "\n");
    if (!text) fail("rows.tsv has too few rows");
    for (int c = 0; c < COLUMNS; c++) rows[r].cell[c] = strsep(&text, "\t");
  }

  struct timespec before, after;
  clock_gettime(CLOCK_MONOTONIC, &before);
  pthread_t workers[64];
  for (int i = 1; i < threads && i < 64; i++) pthread_create(&workers[i], NULL, make_passes, (void *)(intptr_t)i);
  make_passes(0);
  for (int i = 1; i < threads && i < 64; i++) pthread_join(workers[i], NULL);
  clock_gettime(CLOCK_MONOTONIC, &after);
  printf("%.6f\n", (after.tv_sec - before.tv_sec) + (after.tv_nsec - before.tv_nsec) / 1e9);
  return 0;
}
