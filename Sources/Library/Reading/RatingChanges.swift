import GRDB
import SQLiteFiles

/// All of somebody's scores, of titles and of their parts, and then what changes of them: for a screen that draws stars in the frame in
/// which it is drawn. A change costs what it changes, however many scores there are.
public struct RatingChanges: AsyncSequence, Sendable {
  /// What a reader has to do to be up to date.
  public enum Change: Hashable, Sendable {
    /// Forget all, and take these.
    case all([TitleReference.Key.Part: Score])
    /// Take these; `nil`: there is no score any more.
    case some([TitleReference.Key.Part: Score?])
  }

  fileprivate let library: Library
  fileprivate let profile: ProfileID

  /// Begins with all.
  public func makeAsyncIterator() -> Iterator {
    // What the numbers say is read where it is needed: whoever reads slowly gets several changes as one.
    Iterator(changes: library.observe { try Revisions($0) }.makeAsyncIterator(), library: library, profile: profile)
  }

  /// Brings all at first. Ends with its task.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var changes: AsyncStream<Revisions>.AsyncIterator
    fileprivate let library: Library
    fileprivate let profile: ProfileID
    fileprivate var last: Revisions?

    /// What has changed since the last call; `nil` once the task is cancelled.
    public mutating func next() async -> Change? { await next(isolation: #isolation) }

    /// As ``next()``, for a caller of any isolation.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Change? {
      while await changes.next(isolation: actor) != nil {
        let (profile, last) = (profile, last)
        // Where it cannot be read now, the next change brings it.
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
        return (now, .all(try reader.all()))
      }
      let changed = try reader.changed(since: last.revision)
      return (now, changed.isEmpty ? nil : .some(changed))
    }
  }
}

extension Library {
  /// All of somebody's scores, of titles and of their parts, and then what changes of them.
  public func ratingChanges(of profile: ProfileID) -> RatingChanges { RatingChanges(library: self, profile: profile) }
}

private struct Revisions: Equatable {
  let revision: Int
  let generation: Int
  /// Another one where the file was restored.
  let device: DeviceID

  init(_ database: Database) throws {
    let state = StateTable(database: database)
    (revision, generation) = try state.revision()
    device = try state.device()
  }
}

/// Scores, as few columns as they take.
private struct RatingReader {
  let database: Database
  let profile: ProfileID

  func all() throws -> [TitleReference.Key.Part: Score] {
    let matches = try Matches(database)
    var scores: [TitleReference.Key.Part: Score] = [:]
    // In the order of their events, the latest of those that were matched stays.
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
