/// The priority of a picture. Among the pictures that wait for a stage, the one with the highest priority goes first.
public enum ImagePriority: Int, Comparable, CaseIterable, Sendable {
  /// The priority for prefetching pictures that aren't visible yet.
  case low
  /// The priority for visible pictures.
  case normal
  /// The priority for the main picture of a page, as opposed to those in its rows.
  case high

  public static func < (left: ImagePriority, right: ImagePriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
