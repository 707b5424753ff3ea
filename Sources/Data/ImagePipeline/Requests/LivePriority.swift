import Synchronization

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
