#pragma once

// Files that are deleted when the kernel sends SIGBUS, because the disk has no space for a page of a mapped file. The
// write to the page is then repeated.

/// Returns whether a folder's file system needs space to change a page of a mapped file, although the page exists.
int disk_reserve_is_needed(const char *folder);
/// Adds a file, which isn't deleted until ``disk_reserve_arm``. Returns its number, or -1 if there are too many.
int disk_reserve_add(const char *path);
/// Lets the handler delete the file, once.
void disk_reserve_arm(int number);
void disk_reserve_remove(int number);
