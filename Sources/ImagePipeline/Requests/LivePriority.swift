import Synchronization

/// How soon one asker wants its picture, to be changed while it waits: a row that was prefetched and comes on screen,
/// or one that has left it.
///
/// The pipeline reads it anew each time a place becomes free, so a change re-orders at once what still waits. What is
/// under way already goes on.
public final class LivePriority: Sendable {
  private let current: Mutex<ImagePriority>

  /// The priority as it is now; the last change counts.
  public var value: ImagePriority {
    get { current.withLock(\.self) }
    set { current.withLock { $0 = newValue } }
  }

  /// Begins with a priority.
  public init(_ value: ImagePriority = .normal) { current = Mutex(value) }
}
