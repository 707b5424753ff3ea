/// How soon a picture is wanted; among the pictures that wait for a stage, the highest goes first.
public enum ImagePriority: Int, Comparable, CaseIterable, Sendable {
  /// Not on screen yet: prefetching.
  case low
  /// On screen.
  case normal
  /// What the person looks at: the picture of the page, not one of its many rows.
  case high

  public static func < (left: ImagePriority, right: ImagePriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
