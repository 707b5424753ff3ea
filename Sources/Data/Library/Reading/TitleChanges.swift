import GRDB
import SQLiteFiles
import TitleIdentity

/// A sequence of the changes to ratings, plays and lists, by any profile and any process.
///
/// The cost of a change is independent of the number of events. A slow reader gets several changes as one.
public struct TitleChanges: AsyncSequence, Sendable {
  /// The titles that a change may concern.
  public enum Change: Hashable, Sendable {
    /// All titles: at first, and after a match, a rebuild or a recovery.
    case all
    /// Some titles, resolved through matches.
    case titles(Set<TitleReference.Key>)
  }

  fileprivate let library: Library

  /// Creates an iterator, whose first change is ``Change/all``.
  public func makeAsyncIterator() -> Iterator {
    // The stream carries only the numbers of changes. The iterator reads the titles on demand.
    Iterator(changes: library.observe { try ChangePosition($0) }.makeAsyncIterator(), library: library)
  }

  /// An iterator over the changes. It ends when its task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var changes: AsyncStream<ChangePosition>.AsyncIterator
    fileprivate let library: Library
    fileprivate var last: ChangePosition?

    /// Returns the changes since the last call; `nil` once the task is cancelled.
    public mutating func next() async -> Change? { await next(isolation: #isolation) }

    /// Returns the changes since the last call, for callers with any isolation; see ``next()``.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Change? {
      // An observation of a damaged file waits for a read, which restores the file.
      if last == nil, let change = await read() { return change }
      while await changes.next(isolation: actor) != nil {
        if let change = await read() { return change }
      }
      return nil
    }

    /// Returns the changes since the last read. If it fails, the next read includes them.
    private mutating func read() async -> Change? {
      guard let (now, change) = try? await library.file.read({ [last] in try Self.change(in: $0, since: last) }) else {
        return nil
      }
      last = now
      return change
    }

    private static func change(
      in database: Database, since last: ChangePosition?
    ) throws -> (ChangePosition, Change?) {
      let now = try ChangePosition(database)
      guard let last, last.generation == now.generation, last.device == now.device, last.number <= now.number else {
        return (now, .all)
      }
      guard last.number < now.number else { return (now, nil) }
      guard let titles = try TitleChangeTable(database: database).titles(after: last.number) else { return (now, .all) }
      let matches = try Matches(database)
      return (now, .titles(Set(titles.map(matches.resolved))))
    }
  }
}

extension Library {
  /// Returns a sequence of the changes to ratings, plays and lists.
  public func titleChanges() -> TitleChanges { TitleChanges(library: self) }
}

/// The point up to which a reader knows the changes.
private struct ChangePosition: Equatable {
  /// The number of the latest change.
  let number: Int64
  let generation: Int
  /// The device ID, which changes when the file is restored.
  let device: DeviceID

  init(_ database: Database) throws {
    let state = StateTable(database: database)
    number = try TitleChangeTable(database: database).latest()
    generation = try state.generation()
    device = try state.device()
  }
}
