import Foundation
import GRDB
import Synchronization
import TMDB

/// What the network said, kept on the disk: answers to the byte, and the titles that they told of.
///
/// It is disposable. The file may be deleted, damaged or of another version at any time: it is put out of the way, a new
/// one is begun, and ``CatalogueStatus/setAside`` says so. Nothing older than six months is kept or given, whatever the
/// reason. All work is done off the caller's thread, and nothing is opened before it is needed.
///
/// ```swift
/// let catalogue = Catalogue(folder: folders.cache)
/// let networking = KeepingNetworking(HTTPNetworking(), in: catalogue, source: .tmdb)
/// let client = Client(networking: networking, credential: credential)
/// let saved = try await catalogue.saved(MovieTarget.popular, by: client, source: .tmdb)
/// ```
public final class Catalogue: Sendable {
  let limits: CatalogueLimits
  let now: @Sendable () -> Date
  let onEvent: @Sendable (CatalogueEvent) -> Void
  let file: CatalogueFile
  let state = Mutex(State())

  struct State: Sendable {
    /// When answers were read, by their row ids: written with the next answer.
    var uses: [Int64: Date] = [:]
    /// What waits to be written, in bytes.
    var waiting = 0
    var lastPurge: Date?
  }

  /// Uses `catalogue.sqlite` in a folder, which is made when it is first needed.
  ///
  /// - Parameters:
  ///   - folder: one for files that may vanish at any time.
  ///   - limits: how much is kept, and for how long.
  ///   - now: the calendar's time.
  ///   - onEvent: told of what nobody asked for, on any thread.
  public convenience init(
    folder: URL, limits: CatalogueLimits = .standard, now: @escaping @Sendable () -> Date = { Date() },
    onEvent: @escaping @Sendable (CatalogueEvent) -> Void = { _ in }
  ) {
    self.init(folder: folder, limits: limits, mostPages: nil, now: now, onEvent: onEvent)
  }

  /// - Parameter mostPages: in a test, a disk that is full.
  init(
    folder: URL, limits: CatalogueLimits = .standard, mostPages: Int?,
    now: @escaping @Sendable () -> Date = { Date() }, onEvent: @escaping @Sendable (CatalogueEvent) -> Void = { _ in }
  ) {
    self.limits = limits
    self.now = now
    self.onEvent = onEvent
    file = CatalogueFile(CatalogueFolder(folder), mostPages: mostPages, onEvent: onEvent) { pool in
      // What cannot be written now is not given either, and goes the next day.
      try? pool.write { try $0.purge(limits, now: now()) }
    }
  }
}

extension Catalogue {
  /// Whether an answer that came then may be given: it is not too old, nor from a future that the clock has since given
  /// up.
  func isCurrent(_ fetched: Date) -> Bool {
    let date = now()
    return fetched >= date.addingTimeInterval(-limits.age) && fetched <= date.addingTimeInterval(clockSlack)
  }

  /// Once a day. On the queue.
  func purgeIfDue(_ database: Database) throws {
    let date = now()
    let isDue = state.withLock { state in
      if let last = state.lastPurge, abs(date.timeIntervalSince(last)) < 86_400 { return false }
      state.lastPurge = date
      return true
    }
    if isDue { try database.purge(limits, now: date) }
  }
}

extension Database {
  /// Forgets what is too old, and what is more than fits.
  func purge(_ limits: CatalogueLimits, now: Date) throws {
    let answers = AnswerTable(database: self)
    try answers.forget(before: now.addingTimeInterval(-limits.age), after: now.addingTimeInterval(clockSlack))
    try answers.trim(to: limits.bytes)
    try execute(
      sql: """
        DELETE FROM title WHERE id IN (SELECT id FROM title ORDER BY seen DESC LIMIT -1 OFFSET ?)
        AND NOT \(HoldTable.isHeldTitle)
        """,
      arguments: [limits.titles])
  }
}

/// In seconds: by so much clocks may differ.
private let clockSlack: TimeInterval = 86_400
