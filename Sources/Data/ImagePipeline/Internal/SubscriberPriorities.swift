import Synchronization

/// The priorities of the subscribers that share one piece of work.
///
/// A stage reads the priorities of all waiting work whenever a slot becomes free. This type is therefore separate from
/// the table of all work. It isn't generic, because that would require type lookups each time.
final class SubscriberPriorities: Sendable {
  private let all = Mutex<[Int: Stage.Priority]>([:])

  /// The highest priority of all subscribers; ``ImagePriority/low`` if there are none.
  var highest: ImagePriority {
    // Outside the lock, because a priority may depend on other subscribers.
    let priorities = all.withLock(\.self)
    var highest = ImagePriority.low
    for currentPriority in priorities.values where highest < .high { highest = max(highest, currentPriority()) }
    return highest
  }

  func add(_ priority: @escaping Stage.Priority, of number: Int) { all.withLock { $0[number] = priority } }

  func remove(_ number: Int) { all.withLock { $0[number] = nil } }
}
