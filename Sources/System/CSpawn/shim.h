// What glibc's <spawn.h> shows to GNU programs only, which Swift's Glibc module leaves out.
#pragma once

#include <spawn.h>

extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

static inline short automation_spawn_setsid(void) { return 0x80; }
