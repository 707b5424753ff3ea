import Synchronization

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

/// The priority of a subscriber, which can be changed while it waits. For example, a prefetched row may become visible,
/// or a visible row may be scrolled out of view.
///
/// The pipeline reads the priority whenever a slot becomes free, so a change reorders waiting work immediately. Running
/// work continues.
public final class LivePriority: Sendable {
  private let current: Mutex<ImagePriority>

  /// The current priority.
  public var value: ImagePriority {
    get { current.withLock(\.self) }
    set { current.withLock { $0 = newValue } }
  }

  /// Creates a priority with an initial value.
  public init(_ value: ImagePriority = .normal) { current = Mutex(value) }
}
