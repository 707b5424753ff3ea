import GRDB
import SQLiteFiles
import TitleIdentity

/// A sequence of all of a profile's ratings of titles and their parts, followed by incremental changes.
///
/// A view can therefore draw stars in its first frame. The cost of a change is independent of the total number of
/// ratings.
public struct RatingChanges: AsyncSequence, Sendable {
  /// An update to apply to a copy of the ratings.
  public enum Change: Hashable, Sendable {
    /// A replacement of all scores.
    case reset([TitleReference.Key.Part: Score])
    /// New values for some scores; `nil` removes a score.
    case updated([TitleReference.Key.Part: Score?])
  }

  fileprivate let library: Library
  fileprivate let profile: ProfileID

  /// Creates an iterator, whose first change is ``Change/reset(_:)``.
  public func makeAsyncIterator() -> Iterator {
    // The stream carries only revision numbers. The iterator reads the changes on demand, so a slow reader gets several
    // changes as one.
    Iterator(changes: library.observe { try Revisions($0) }.makeAsyncIterator(), library: library, profile: profile)
  }

  /// An iterator over the changes. It ends when its task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var changes: AsyncStream<Revisions>.AsyncIterator
    fileprivate let library: Library
    fileprivate let profile: ProfileID
    fileprivate var last: Revisions?

    /// Returns the changes since the last call; `nil` once the task is cancelled.
    public mutating func next() async -> Change? { await next(isolation: #isolation) }

    /// Returns the changes since the last call, for callers with any isolation; see ``next()``.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Change? {
      while await changes.next(isolation: actor) != nil {
        let (profile, last) = (profile, last)
        // If the read fails, the next change includes these updates.
        guard let (now, change) = try? await library.file.read({ try Self.change(in: $0, of: profile, since: last) })
        else { continue }
        self.last = now
        if let change { return change }
      }
      return nil
    }

    private static func change(
      in database: Database, of profile: ProfileID, since last: Revisions?
    ) throws -> (Revisions, Change?) {
      let now = try Revisions(database)
      let reader = RatingReader(database: database, profile: profile)
      guard let last, last.generation == now.generation, last.device == now.device else {
        return (now, .reset(try reader.all()))
      }
      let changed = try reader.changed(since: last.revision)
      return (now, changed.isEmpty ? nil : .updated(changed))
    }
  }
}

extension Library {
  /// Returns a sequence of all ratings by a profile, followed by incremental changes.
  public func ratingChanges(of profile: ProfileID) -> RatingChanges { RatingChanges(library: self, profile: profile) }
}

private struct Revisions: Equatable {
  let revision: Int
  let generation: Int
  /// The device ID, which changes when the file is restored.
  let device: DeviceID

  init(_ database: Database) throws {
    let state = StateTable(database: database)
    (revision, generation) = try state.revision()
    device = try state.device()
  }
}

/// A reader of scores that fetches only the necessary columns.
private struct RatingReader {
  let database: Database
  let profile: ProfileID

  func all() throws -> [TitleReference.Key.Part: Score] {
    let matches = try Matches(database)
    var scores: [TitleReference.Key.Part: Score] = [:]
    // In event order, the latest score of matched titles overwrites earlier ones.
    let rows = try Row.fetchCursor(
      database,
      sql:
        "SELECT title, season, episode, halves FROM rating WHERE profile = ? AND halves IS NOT NULL ORDER BY event",
      arguments: [profile.rawValue])
    while let row = try rows.next() { scores[try key(row, matches)] = try row.score() }
    return scores
  }

  func changed(since revision: Int) throws -> [TitleReference.Key.Part: Score?] {
    let matches = try Matches(database)
    var scores: [TitleReference.Key.Part: Score?] = [:]
    let rows = try Row.fetchAll(
      database, sql: "SELECT title, season, episode FROM rating WHERE revision > ? AND profile = ?",
      arguments: [revision, profile.rawValue])
    for row in rows {
      let key = try key(row, matches)
      scores.updateValue(try TitleReader(database).rating(of: key.title, key.part, by: profile)?.score, forKey: key)
    }
    return scores
  }

  private func key(_ row: Row, _ matches: Matches) throws -> TitleReference.Key.Part {
    guard let key = TitleReference.Key(try row.read("title") as String) else { throw DamagedRow() }
    return TitleReference.Key.Part(matches.resolved(key), try row.part())
  }
}
