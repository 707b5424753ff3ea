import CMalloc

/// The settings of glibc's heap.
///
/// Source: [mallopt(3)](https://man7.org/linux/man-pages/man3/mallopt.3.html).
enum Heap {
  /// Limits the unused memory that the heap retains. Call it before other threads start.
  ///
  /// Many threads decode pictures in turn. By default, each gets an arena, and the heap soon takes even large blocks
  /// from the arenas, where gaps between long-lived pictures are never returned to the system.
  static func limitUnusedMemory() {
    mallopt(M_ARENA_MAX, 2)
    mallopt(M_MMAP_THRESHOLD, 64 << 10)
  }
}
