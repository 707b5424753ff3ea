import GRDB
import SQLiteFiles
import TitleIdentity

/// A profile's choices about a title, none of which follows from its plays and ratings.
public struct TitleChoices: Hashable, Sendable {
  /// The state of a show that the profile set; `nil` if the state follows from the plays.
  public internal(set) var state: ShowState?
  /// Whether the profile isn't interested in the title, so that it is hidden where one browses.
  public internal(set) var isDismissed = false
  /// Whether the specials of a show count like its other episodes.
  public internal(set) var countsSpecials = false
  /// Whether the profile is watching a show again.
  public var isRewatching: Bool { rewatch != nil }
  /// The start of the rewatch; `nil` if there is none.
  var rewatch: Start?

  /// The point from which plays count for a rewatch.
  struct Start: Hashable, Sendable {
    let event: EventID
    /// The date, whose text begins with the day.
    let date: String
  }

  /// The kinds of choices. The raw values are stored.
  enum Kind: String {
    case state, dismissal, specials, rewatch
  }

  /// No choices.
  public init() {}

  /// Returns whether a play counts for the progress in a show: during a rewatch, only a play that was recorded since
  /// the start and isn't from an earlier day does.
  public func counts(_ play: Play) -> Bool {
    guard let rewatch else { return true }
    return play.id > rewatch.event && play.date.description >= rewatch.date.prefix(10)
  }
}

/// A title that a profile made a choice about.
public struct TitleChoice: Hashable, Sendable {
  /// The title, resolved through matches.
  public let title: TitleReference
  /// The date of the choice.
  public let date: PartialDate
}

/// A show that a profile paused or dropped.
public struct ShowStateEntry: Hashable, Sendable {
  /// The show, resolved through matches.
  public let show: TitleReference
  /// The state that the profile set.
  public let state: ShowState
  /// The date of the change.
  public let date: PartialDate
}

extension Library {
  /// Returns a profile's choices about a title.
  public func choices(
    about title: TitleReference.Key, by profile: ProfileID
  ) async throws(LibraryError) -> TitleChoices {
    try await file.read { try ChoiceReader($0).choices(about: title, by: profile) }
  }

  /// Returns the shows that a profile paused or dropped, earliest change first.
  public func showStates(of profile: ProfileID) async throws(LibraryError) -> [ShowStateEntry] {
    try await file.read { try ChoiceReader($0).states(of: profile) }
  }

  /// Returns the titles in which a profile isn't interested, the latest choice first.
  public func dismissedTitles(of profile: ProfileID) async throws(LibraryError) -> [TitleChoice] {
    try await file.read { try ChoiceReader($0).dismissed(by: profile) }
  }

  /// Returns a stream with the titles in which a profile isn't interested, now and after each change.
  public func observeDismissedTitles(of profile: ProfileID) -> AsyncStream<[TitleChoice]> {
    observe { try ChoiceReader($0).dismissed(by: profile) }
  }
}

/// Reads choices about titles.
struct ChoiceReader {
  private let database: Database
  private let matches: Matches

  init(_ database: Database, _ matches: Matches? = nil) throws {
    self.database = database
    self.matches = try matches ?? Matches(database)
  }

  func choices(about title: TitleReference.Key, by profile: ProfileID) throws -> TitleChoices {
    try choices(matches.keys(of: title), profile)
  }

  /// - Parameter keys: All keys under which rows about the title may be stored.
  func choices(_ keys: [String], _ profile: ProfileID) throws -> TitleChoices {
    var choices = TitleChoices()
    // In event order, the latest choice about matched titles overwrites earlier ones.
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: """
          SELECT kind, value, date, event FROM choice WHERE title IN (\(placeholders(keys.count))) AND profile = ?
          ORDER BY event
          """), arguments: StatementArguments(keys + [profile.rawValue]))
    while let row = try rows.next() { try choices.add(row) }
    return choices
  }

  /// Returns all choices of a profile, by title.
  func choices(by profile: ProfileID) throws -> [TitleReference.Key: TitleChoices] {
    var choices: [TitleReference.Key: TitleChoices] = [:]
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: "SELECT title, kind, value, date, event FROM choice WHERE profile = ? ORDER BY event"),
      arguments: [profile.rawValue])
    while let row = try rows.next() {
      guard let key = TitleReference.Key(try row.read("title") as String) else { throw DamagedRow() }
      try choices[matches.resolved(key), default: TitleChoices()].add(row)
    }
    return choices
  }

  /// Returns a profile's choices of one kind about a title, one for each key under which they are stored.
  func titles(_ kind: TitleChoices.Kind, about title: TitleReference.Key, by profile: ProfileID) throws
    -> [TitleReference]
  {
    let keys = matches.keys(of: title)
    let rows = try Row.fetchAll(
      database.cachedStatement(
        sql: "SELECT * FROM choice WHERE title IN (\(placeholders(keys.count))) AND profile = ? AND kind = ?"),
      arguments: StatementArguments(keys + [profile.rawValue, kind.rawValue]))
    return try rows.compactMap { try $0.title() }
  }

  func states(of profile: ProfileID) throws -> [ShowStateEntry] {
    try latest(.state, of: profile).map { title, row in
      ShowStateEntry(show: title, state: try row.state(), date: try row.date())
    }
  }

  func dismissed(by profile: ProfileID) throws -> [TitleChoice] {
    try latest(.dismissal, of: profile).reversed().map { TitleChoice(title: $0, date: try $1.date()) }
  }

  /// Returns the shows of a profile with a choice of one kind.
  func shows(_ kind: TitleChoices.Kind, of profile: ProfileID) throws -> [TitleReference] {
    try latest(kind, of: profile).map(\.title)
  }

  /// Returns the latest choice of one kind about each title, earliest first.
  private func latest(_ kind: TitleChoices.Kind, of profile: ProfileID) throws -> [(title: TitleReference, row: Row)] {
    let rows = try Row.fetchAll(
      database.cachedStatement(sql: "SELECT * FROM choice WHERE profile = ? AND kind = ? ORDER BY event DESC"),
      arguments: [profile.rawValue, kind.rawValue])
    var seen: Set<TitleReference.Key> = []
    var latest: [(TitleReference, Row)] = []
    for row in rows {
      guard let stored = try row.title() else { throw DamagedRow() }
      let title = matches.resolved(stored)
      if seen.insert(title.key).inserted { latest.append((title, row)) }
    }
    return latest.reversed()
  }
}

extension TitleChoices {
  fileprivate mutating func add(_ row: Row) throws {
    switch Kind(rawValue: try row.read("kind")) {
    case .state: state = try row.state()
    case .dismissal: isDismissed = true
    case .specials: countsSpecials = true
    case .rewatch: rewatch = Start(event: try row.event(), date: try row.read("date"))
    case nil: throw DamagedRow()
    }
  }
}

extension Row {
  fileprivate func state() throws -> ShowState {
    guard let state = ShowState(rawValue: try read("value")) else { throw DamagedRow() }
    return state
  }
}
