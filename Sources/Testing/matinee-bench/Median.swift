nonisolated extension Array where Element: Comparable {
  /// The median, or the greater of two. The array must not be empty.
  var median: Element { sorted()[count / 2] }
}
