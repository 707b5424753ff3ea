import Synchronization

/// How soon those who share one piece of work want it.
///
/// A stage asks all work that waits for it whenever a place is free: so this is apart from the table of all work, and not
/// generic, as that would look up types each time.
final class Wishes: Sendable {
  private let all = Mutex<[Int: Stage.Priority]>([:])

  /// What the most eager wants; the least where nobody wants it any longer.
  var highest: ImagePriority {
    // Outside the lock: who is asked may have to ask others.
    let wishes = all.withLock(\.self)
    var highest = ImagePriority.low
    for wish in wishes.values where highest < .high { highest = max(highest, wish()) }
    return highest
  }

  func add(_ priority: @escaping Stage.Priority, of number: Int) { all.withLock { $0[number] = priority } }

  func remove(_ number: Int) { all.withLock { $0[number] = nil } }
}
