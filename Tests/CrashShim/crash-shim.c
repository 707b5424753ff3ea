// Ends a process in the middle of its work on files, as `kill -9` or a power failure would.
//
// Preload this library into a program, with these environment variables:
//
//   CRASH_FOLDER   the folder whose files count. Operations elsewhere pass through.
//   CRASH_AT       the number of the operation before which the process ends, starting at 1. At 0, or after the last
//                  operation, it ends when the program exits, which doesn't change its exit status.
//   CRASH_AFTER    a file; operations before it exists don't count. Optional.
//   CRASH_MODE     `kill`: everything written so far remains, or
//                  `power`: what wasn't synced may be lost.
//   CRASH_SEED     chooses what is lost; 0 loses everything that may be lost.
//   CRASH_SAVED    a folder on the same file system for copies of deleted files.
//   CRASH_COUNT    a file to which the number of operations is written when the program exits.
//
// The power failure follows the guarantees of journaling file systems such as ext4 and XFS:
//
// - Data is durable after `fsync` or `fdatasync`. Without it, each write may be lost, kept, or kept up to a multiple of
//   512 bytes, independently of the others.
// - Creating, renaming and deleting files becomes durable in order. Syncing a file makes durable what happened to its
//   name before, syncing a folder what happened in it, and each of them also everything earlier.
//
// Memory maps aren't observed. SQLite maps only its `-shm` files, which it writes anew after a crash; they are ignored.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { SECTOR = 512 };

// A change of a file's contents that isn't durable yet.
struct data_change {
  struct data_change *previous, *next;
  off_t offset, old_size, new_size;
  size_t old_count, new_count;
  unsigned char *old_bytes, *new_bytes;
};

// A file with changes. Its descriptor stays open, so that the contents can be changed under any name.
struct file {
  struct file *next;
  dev_t device;
  ino_t number;
  int descriptor;
  struct data_change *first, *last;
};

enum name_kind { CREATED, CREATED_FOLDER, RENAMED, DELETED, DELETED_FOLDER };

// A change of names that isn't durable yet.
struct name_change {
  struct name_change *previous, *next;
  enum name_kind kind;
  ino_t number;
  char path[PATH_MAX], new_path[PATH_MAX];
  // A link to the file that was deleted or replaced; empty if there was none.
  char saved[PATH_MAX];
};

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static char folder[PATH_MAX], saved_folder[PATH_MAX], count_file[PATH_MAX], start_file[PATH_MAX];
static long crash_at, operations, saved_count;
static bool is_enabled, simulates_power, loses_everything;
static uint64_t random_state;
static struct file *files;
static struct name_change *first_name, *last_name;

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

// SplitMix64
static uint64_t next_random(void) {
  uint64_t mixed = random_state += 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

static uint64_t random_below(uint64_t bound) { return loses_everything ? 0 : next_random() % bound; }

static void copy_variable(const char *name, char *buffer) {
  const char *value = getenv(name);
  if (value) snprintf(buffer, PATH_MAX, "%s", value);
}

__attribute__((constructor)) static void set_up(void) {
  copy_variable("CRASH_FOLDER", folder);
  copy_variable("CRASH_SAVED", saved_folder);
  copy_variable("CRASH_COUNT", count_file);
  copy_variable("CRASH_AFTER", start_file);
  const char *at = getenv("CRASH_AT"), *mode = getenv("CRASH_MODE"), *seed = getenv("CRASH_SEED");
  crash_at = at ? atol(at) : 0;
  simulates_power = mode && !strcmp(mode, "power");
  random_state = seed ? strtoull(seed, NULL, 10) : 0;
  loses_everything = !random_state;
  is_enabled = folder[0] != 0;
  // Programs started by this one run to their end.
  unsetenv("LD_PRELOAD");
}

// Names and paths

static bool is_observed(const char *path) {
  size_t length = strlen(folder), count = strlen(path);
  if (!is_enabled || strncmp(path, folder, length) || (path[length] != '/' && path[length] != 0)) return false;
  return count < 4 || strcmp(path + count - 4, "-shm");
}

static bool path_of(int descriptor, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t count = readlink(link, path, PATH_MAX - 1);
  if (count < 0) return false;
  path[count] = 0;
  return true;
}

// Writes the absolute path without resolving a link in its last component.
static bool absolute(int directory, const char *path, char *result) {
  if (path[0] == '/') return snprintf(result, PATH_MAX, "%s", path) < PATH_MAX;
  char base[PATH_MAX];
  if (directory == AT_FDCWD ? !getcwd(base, sizeof base) : !path_of(directory, base)) return false;
  return snprintf(result, PATH_MAX, "%s/%s", base, path) < PATH_MAX;
}

static void parent_of(const char *path, char *parent) {
  snprintf(parent, PATH_MAX, "%s", path);
  char *slash = strrchr(parent, '/');
  if (slash) *slash = 0;
}

// The crash

static void undo_name(const struct name_change *change) {
  switch (change->kind) {
    case CREATED: syscall(SYS_unlink, change->path); break;
    case CREATED_FOLDER: syscall(SYS_rmdir, change->path); break;
    case RENAMED: syscall(SYS_rename, change->new_path, change->path); break;
    case DELETED: break;
    case DELETED_FOLDER: syscall(SYS_mkdir, change->path, 0755); break;
  }
  if (change->saved[0]) syscall(SYS_link, change->saved, change->kind == RENAMED ? change->new_path : change->path);
}

static void set_contents(int descriptor, const unsigned char *bytes, size_t count, off_t offset) {
  if (count) (void)!REAL(pwrite)(descriptor, bytes, count, offset);
}

static void lose_data(struct file *file) {
  for (struct data_change *change = file->last; change; change = change->previous) {
    set_contents(file->descriptor, change->old_bytes, change->old_count, change->offset);
    (void)!REAL(ftruncate)(file->descriptor, change->old_size);
  }
  for (struct data_change *change = file->first; change; change = change->next) {
    uint64_t choice = random_below(3);
    if (choice == 0) continue;
    size_t count = change->new_count;
    if (choice == 1 && count > SECTOR) count = random_below(count / SECTOR + 1) * SECTOR;
    if (!change->new_count) (void)!REAL(ftruncate)(file->descriptor, change->new_size);
    set_contents(file->descriptor, change->new_bytes, count, change->offset);
  }
}

static void lose_unsynced(void) {
  for (struct file *file = files; file; file = file->next) lose_data(file);
  uint64_t count = 0;
  for (struct name_change *change = first_name; change; change = change->next) count++;
  uint64_t kept = random_below(count + 1);
  for (struct name_change *change = last_name; change && count > kept; change = change->previous, count--) {
    undo_name(change);
  }
}

// Counts an operation, and crashes before the one that was chosen. The caller holds the lock.
static void count_operation(void) {
  if (start_file[0] && access(start_file, F_OK)) return;
  if (++operations != crash_at) return;
  if (simulates_power) lose_unsynced();
  syscall(SYS_kill, getpid(), SIGKILL);
}

// The end of the program, after which the power may fail as well. Swift programs may end without calling destructors.
static void finish(void) {
  pthread_mutex_lock(&lock);
  if (is_enabled) {
    if (simulates_power) lose_unsynced();
    is_enabled = false;
    int descriptor = count_file[0] ? REAL(open)(count_file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644) : -1;
    if (descriptor >= 0) {
      char text[32];
      int length = snprintf(text, sizeof text, "%ld\n", operations);
      (void)!REAL(write)(descriptor, text, (size_t)length);
    }
  }
  pthread_mutex_unlock(&lock);
}

__attribute__((destructor)) static void end(void) { finish(); }

void _exit(int status) {
  finish();
  syscall(SYS_exit_group, status);
  __builtin_unreachable();
}

void _Exit(int status) { _exit(status); }

// Changes of contents

static struct file *file_for(int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) || !S_ISREG(status.st_mode)) return NULL;
  for (struct file *file = files; file; file = file->next) {
    if (file->number == status.st_ino && file->device == status.st_dev) return file;
  }
  struct file *file = calloc(1, sizeof *file);
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  file->device = status.st_dev;
  file->number = status.st_ino;
  file->descriptor = REAL(open)(link, O_RDWR | O_CLOEXEC);
  file->next = files;
  files = file;
  return file;
}

static struct data_change *begin_change(struct file *file, off_t offset, size_t count) {
  struct stat status;
  if (fstat(file->descriptor, &status)) return NULL;
  struct data_change *change = calloc(1, sizeof *change);
  change->offset = offset;
  change->old_size = status.st_size;
  size_t existing = offset < status.st_size ? (size_t)(status.st_size - offset) : 0;
  if (existing > count) existing = count;
  if (existing) {
    change->old_bytes = malloc(existing);
    ssize_t read = pread(file->descriptor, change->old_bytes, existing, offset);
    change->old_count = read > 0 ? (size_t)read : 0;
  }
  return change;
}

static void end_change(struct file *file, struct data_change *change) {
  change->previous = file->last;
  if (file->last) file->last->next = change; else file->first = change;
  file->last = change;
}

// Prepares a write, and returns the file if its change has to be recorded.
static struct file *begin_write(int descriptor) {
  char path[PATH_MAX];
  if (!is_enabled || !path_of(descriptor, path) || !is_observed(path)) return NULL;
  count_operation();
  return simulates_power ? file_for(descriptor) : NULL;
}

static off_t position_of(int descriptor) {
  struct stat status;
  if (fcntl(descriptor, F_GETFL) & O_APPEND) return fstat(descriptor, &status) ? 0 : status.st_size;
  off_t position = lseek(descriptor, 0, SEEK_CUR);
  return position < 0 ? 0 : position;
}

static void record_write(struct file *file, struct data_change *change, const void *bytes, ssize_t count) {
  if (!change) return;
  change->new_count = count > 0 ? (size_t)count : 0;
  change->new_bytes = malloc(change->new_count + 1);
  memcpy(change->new_bytes, bytes, change->new_count);
  struct stat status;
  change->new_size = fstat(file->descriptor, &status) ? change->old_size : status.st_size;
  if (count > 0) end_change(file, change);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (!is_enabled) return REAL(write)(descriptor, bytes, count);
  pthread_mutex_lock(&lock);
  struct file *file = begin_write(descriptor);
  struct data_change *change = file ? begin_change(file, position_of(descriptor), count) : NULL;
  ssize_t written = REAL(write)(descriptor, bytes, count);
  int error = errno;
  if (file) record_write(file, change, bytes, written);
  pthread_mutex_unlock(&lock);
  errno = error;
  return written;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  if (!is_enabled) return REAL(pwrite)(descriptor, bytes, count, offset);
  pthread_mutex_lock(&lock);
  struct file *file = begin_write(descriptor);
  struct data_change *change = file ? begin_change(file, offset, count) : NULL;
  ssize_t written = REAL(pwrite)(descriptor, bytes, count, offset);
  int error = errno;
  if (file) record_write(file, change, bytes, written);
  pthread_mutex_unlock(&lock);
  errno = error;
  return written;
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off_t offset) {
  return pwrite(descriptor, bytes, count, offset);
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  ssize_t total = 0;
  for (int index = 0; index < count; index++) {
    ssize_t written = write(descriptor, parts[index].iov_base, parts[index].iov_len);
    if (written < 0) return total > 0 ? total : written;
    total += written;
    if ((size_t)written < parts[index].iov_len) break;
  }
  return total;
}

int ftruncate(int descriptor, off_t size) {
  if (!is_enabled) return REAL(ftruncate)(descriptor, size);
  pthread_mutex_lock(&lock);
  struct file *file = begin_write(descriptor);
  struct data_change *change = file ? begin_change(file, size, SIZE_MAX / 2) : NULL;
  int result = REAL(ftruncate)(descriptor, size);
  int error = errno;
  if (change) {
    change->new_size = size;
    if (!result) end_change(file, change);
  }
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}

int ftruncate64(int descriptor, off_t size) { return ftruncate(descriptor, size); }

// Syncing

static void forget_data(struct file *file) {
  for (struct data_change *change = file->first, *next; change; change = next) {
    next = change->next;
    free(change->old_bytes);
    free(change->new_bytes);
    free(change);
  }
  file->first = file->last = NULL;
}

// Makes name changes durable, up to the last one of the file or in the folder.
static void forget_names(ino_t number, const char *path, bool is_folder) {
  struct name_change *change = last_name;
  for (; change; change = change->previous) {
    char parent[PATH_MAX], new_parent[PATH_MAX];
    parent_of(change->path, parent);
    parent_of(change->new_path, new_parent);
    if (change->number == number || (is_folder && (!strcmp(parent, path) || !strcmp(new_parent, path)))) break;
  }
  if (!change) return;
  struct name_change *rest = change->next;
  for (struct name_change *previous; change; change = previous) {
    previous = change->previous;
    free(change);
  }
  first_name = rest;
  if (rest) rest->previous = NULL; else last_name = NULL;
}

static void record_sync(int descriptor) {
  char path[PATH_MAX];
  struct stat status;
  if (!path_of(descriptor, path) || !is_observed(path) || fstat(descriptor, &status)) return;
  count_operation();
  if (!simulates_power) return;
  for (struct file *file = files; file; file = file->next) {
    if (file->number == status.st_ino && file->device == status.st_dev) forget_data(file);
  }
  forget_names(status.st_ino, path, S_ISDIR(status.st_mode));
}

// Nothing is really synced, because the machine keeps running.
int fsync(int descriptor) {
  if (!is_enabled) return REAL(fsync)(descriptor);
  pthread_mutex_lock(&lock);
  record_sync(descriptor);
  pthread_mutex_unlock(&lock);
  return 0;
}

int fdatasync(int descriptor) { return fsync(descriptor); }

// Changes of names

static void record_name(enum name_kind kind, const char *path, const char *new_path, const char *saved) {
  if (!simulates_power) return;
  struct name_change *change = calloc(1, sizeof *change);
  struct stat status;
  change->kind = kind;
  snprintf(change->path, PATH_MAX, "%s", path);
  snprintf(change->new_path, PATH_MAX, "%s", new_path);
  snprintf(change->saved, PATH_MAX, "%s", saved);
  if (!lstat(kind == RENAMED ? new_path : path, &status)) change->number = status.st_ino;
  change->previous = last_name;
  if (last_name) last_name->next = change; else first_name = change;
  last_name = change;
}

// Makes a link to a file that is about to be deleted or replaced.
static void save(const char *path, char *saved) {
  saved[0] = 0;
  struct stat status;
  if (!simulates_power || !saved_folder[0] || lstat(path, &status) || S_ISDIR(status.st_mode)) return;
  snprintf(saved, PATH_MAX, "%.2000s/%ld", saved_folder, ++saved_count);
  if (syscall(SYS_link, path, saved)) saved[0] = 0;
}

static int open_at(int directory, const char *path, int flags, mode_t mode) {
  char whole[PATH_MAX];
  bool writes = (flags & O_ACCMODE) != O_RDONLY && (flags & O_TMPFILE) != O_TMPFILE;
  if (!is_enabled || !writes || !(flags & (O_CREAT | O_TRUNC)) || !absolute(directory, path, whole)
      || !is_observed(whole)) {
    return (int)syscall(SYS_openat, directory, path, flags, mode);
  }
  pthread_mutex_lock(&lock);
  struct stat status;
  bool exists = !stat(whole, &status), truncates = exists && flags & O_TRUNC && status.st_size > 0;
  if (!exists || truncates) count_operation();
  int descriptor = (int)syscall(SYS_openat, directory, path, flags & ~(truncates ? O_TRUNC : 0), mode);
  int error = errno;
  if (descriptor >= 0 && truncates) {
    struct file *file = simulates_power ? file_for(descriptor) : NULL;
    struct data_change *change = file ? begin_change(file, 0, SIZE_MAX / 2) : NULL;
    (void)!REAL(ftruncate)(descriptor, 0);
    if (change) end_change(file, change);
  }
  if (descriptor >= 0 && !exists) record_name(CREATED, whole, "", "");
  pthread_mutex_unlock(&lock);
  errno = error;
  return descriptor;
}

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list list; \
    va_start(list, flags); \
    mode = va_arg(list, mode_t); \
    va_end(list); \
  }

int open(const char *path, int flags, ...) { MODE(flags) return open_at(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return open_at(AT_FDCWD, path, flags | O_LARGEFILE, mode); }
int openat(int directory, const char *path, int flags, ...) {
  MODE(flags) return open_at(directory, path, flags, mode);
}
int openat64(int directory, const char *path, int flags, ...) {
  MODE(flags) return open_at(directory, path, flags | O_LARGEFILE, mode);
}
int creat(const char *path, mode_t mode) { return open_at(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode); }
int creat64(const char *path, mode_t mode) { return creat(path, mode); }

int mkstemps(char *template, int suffix) {
  if (!is_enabled) return REAL(mkstemps)(template, suffix);
  size_t length = strlen(template);
  for (int attempt = 0; attempt < 100; attempt++) {
    char letters[7];
    snprintf(letters, sizeof letters, "%06x", (unsigned)(next_random() & 0xffffff));
    memcpy(template + length - 6 - (size_t)suffix, letters, 6);
    int descriptor = open_at(AT_FDCWD, template, O_RDWR | O_CREAT | O_EXCL, 0600);
    if (descriptor >= 0 || errno != EEXIST) return descriptor;
  }
  errno = EEXIST;
  return -1;
}
int mkstemp(char *template) { return mkstemps(template, 0); }
int mkstemp64(char *template) { return mkstemps(template, 0); }

int renameat2(int old_directory, const char *old, int new_directory, const char *new, unsigned flags) {
  char path[PATH_MAX], new_path[PATH_MAX], saved[PATH_MAX] = "";
  bool observed = is_enabled && absolute(old_directory, old, path) && absolute(new_directory, new, new_path)
      && is_observed(path) && is_observed(new_path);
  if (!observed) return (int)syscall(SYS_renameat2, old_directory, old, new_directory, new, flags);
  pthread_mutex_lock(&lock);
  count_operation();
  save(new_path, saved);
  int result = (int)syscall(SYS_renameat2, old_directory, old, new_directory, new, flags);
  int error = errno;
  if (!result) record_name(RENAMED, path, new_path, saved);
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}
int renameat(int old_directory, const char *old, int new_directory, const char *new) {
  return renameat2(old_directory, old, new_directory, new, 0);
}
int rename(const char *old, const char *new) { return renameat2(AT_FDCWD, old, AT_FDCWD, new, 0); }

int linkat(int old_directory, const char *old, int new_directory, const char *new, int flags) {
  char new_path[PATH_MAX];
  if (!is_enabled || !absolute(new_directory, new, new_path) || !is_observed(new_path)) {
    return (int)syscall(SYS_linkat, old_directory, old, new_directory, new, flags);
  }
  pthread_mutex_lock(&lock);
  count_operation();
  int result = (int)syscall(SYS_linkat, old_directory, old, new_directory, new, flags);
  int error = errno;
  if (!result) record_name(CREATED, new_path, "", "");
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}
int link(const char *old, const char *new) { return linkat(AT_FDCWD, old, AT_FDCWD, new, 0); }

int unlinkat(int directory, const char *path, int flags) {
  char whole[PATH_MAX], saved[PATH_MAX] = "";
  if (!is_enabled || !absolute(directory, path, whole) || !is_observed(whole)) {
    return (int)syscall(SYS_unlinkat, directory, path, flags);
  }
  pthread_mutex_lock(&lock);
  count_operation();
  save(whole, saved);
  int result = (int)syscall(SYS_unlinkat, directory, path, flags);
  int error = errno;
  if (!result) record_name(flags & AT_REMOVEDIR ? DELETED_FOLDER : DELETED, whole, "", saved);
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}
int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }
int remove(const char *path) {
  struct stat status;
  return !lstat(path, &status) && S_ISDIR(status.st_mode) ? rmdir(path) : unlink(path);
}

int mkdirat(int directory, const char *path, mode_t mode) {
  char whole[PATH_MAX];
  if (!is_enabled || !absolute(directory, path, whole) || !is_observed(whole)) {
    return (int)syscall(SYS_mkdirat, directory, path, mode);
  }
  pthread_mutex_lock(&lock);
  count_operation();
  int result = (int)syscall(SYS_mkdirat, directory, path, mode);
  int error = errno;
  if (!result) record_name(CREATED_FOLDER, whole, "", "");
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}
int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }
