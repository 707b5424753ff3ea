// The GNU extensions in glibc's <spawn.h>, which Swift's Glibc module omits.
#pragma once

#include <spawn.h>

extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

static inline short automation_spawn_setsid(void) { return 0x80; }
