import CMalloc

/// glibc's heap.
public enum Heap {
  /// Returns the heap's unused memory to the system. Call it in the background, because other threads may wait for
  /// memory meanwhile.
  ///
  /// By itself, the heap returns only memory at the end of an arena. Gaps between blocks in use remain.
  ///
  /// Source: [malloc_trim(3)](https://man7.org/linux/man-pages/man3/malloc_trim.3.html).
  public static func returnUnusedMemory() { malloc_trim(0) }
}
