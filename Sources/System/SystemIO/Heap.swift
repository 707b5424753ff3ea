import CMalloc

/// glibc's heap.
public enum Heap {
  /// Limits the heap to two arenas, with up to 1 MB of unused memory at the end of each. Call it before other threads
  /// start.
  ///
  /// By default, there are up to eight arenas for each processor, and the limit grows to twice the size of the largest
  /// block that was released.
  ///
  /// Source: [mallopt(3)](https://man7.org/linux/man-pages/man3/mallopt.3.html).
  public static func limitUnusedMemory() {
    mallopt(M_ARENA_MAX, 2)
    mallopt(M_TRIM_THRESHOLD, 1 << 20)
    // Larger blocks would otherwise be at the end of an arena. Decoders use smaller ones for posters.
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
  }

  /// Returns the heap's unused memory to the system. Call it in the background, because other threads may wait for
  /// memory meanwhile.
  ///
  /// It returns whole pages between blocks in use, but nothing at the end of an arena. See ``limitUnusedMemory()``.
  ///
  /// Source: [malloc_trim(3)](https://man7.org/linux/man-pages/man3/malloc_trim.3.html).
  public static func returnUnusedMemory() { malloc_trim(0) }
}
