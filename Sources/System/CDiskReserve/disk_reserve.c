#include "CDiskReserve.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/statfs.h>
#include <time.h>
#include <unistd.h>

enum { FREE, RESERVED, DISARMED, ARMED, COUNT = 16 };

// The types of the file systems that copy on write, Btrfs and bcachefs (statfs(2)).
static const unsigned btrfs = 0x9123683E, bcachefs = 0xCA451A4E;
// SQLite reserves the space of its index in steps of this size.
static const long page_size = 4096;

// Other threads may fail at the same time. They repeat their writes as well, for this number of seconds.
static const time_t retry_seconds = 10;

static struct {
  char path[PATH_MAX];
  atomic_int state;
} reserves[COUNT];
static atomic_long last_deletion;
static struct sigaction previous_action;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + 1;
}

// Everything here is safe in a signal handler (signal-safety(7)).
static int delete_reserve(void) {
  for (int i = 0; i < COUNT; i++) {
    int armed = ARMED;
    if (!atomic_compare_exchange_strong(&reserves[i].state, &armed, DISARMED)) continue;
    atomic_store(&last_deletion, now());
    if (unlink(reserves[i].path) == 0) return 1;
  }
  long deletion = atomic_load(&last_deletion);
  return deletion != 0 && now() - deletion < retry_seconds;
}

static void handle(int number, siginfo_t *info, void *context) {
  int error = errno;
  // Without another handler, the repeated write ends the process.
  if (info->si_code != BUS_ADRERR || !delete_reserve()) sigaction(SIGBUS, &previous_action, NULL);
  errno = error;
}

static void install(void) {
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK};
  sigaction(SIGBUS, &action, &previous_action);
}

int disk_reserve_is_needed(const char *folder) {
  struct statfs disk;
  if (statfs(folder, &disk) != 0) return 0;
  unsigned type = (unsigned)disk.f_type;
  return type == btrfs || type == bcachefs || disk.f_bsize < page_size;
}

int disk_reserve_add(const char *path) {
  if (strlen(path) >= PATH_MAX) return -1;
  pthread_once(&once, install);
  for (int i = 0; i < COUNT; i++) {
    int free = FREE;
    if (!atomic_compare_exchange_strong(&reserves[i].state, &free, RESERVED)) continue;
    strcpy(reserves[i].path, path);
    atomic_store(&reserves[i].state, DISARMED);
    return i;
  }
  return -1;
}

void disk_reserve_arm(int number) { atomic_store(&reserves[number].state, ARMED); }

void disk_reserve_remove(int number) { atomic_store(&reserves[number].state, FREE); }
