import GRDB
import TitleIdentity

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
  /// Returns the state that a profile set for a show; `nil` if the state follows from the plays.
  public func state(of show: TitleReference.Key, by profile: ProfileID) async throws(LibraryError) -> ShowState? {
    try await file.read { try ShowStateReader($0).state(of: show, by: profile) }
  }

  /// Returns the shows that a profile paused or dropped, earliest change first.
  public func showStates(of profile: ProfileID) async throws(LibraryError) -> [ShowStateEntry] {
    try await file.read { try ShowStateReader($0).states(of: profile) }
  }
}

/// Reads the states of shows from their events.
struct ShowStateReader {
  let database: Database

  init(_ database: Database) { self.database = database }

  func state(of show: TitleReference.Key, by profile: ProfileID) throws -> ShowState? {
    let events = EventTable(database: database)
    let keys = try Matches(database).keys(of: show).compactMap(TitleReference.Key.init)
    let last = try keys.flatMap { try events.events(of: .showState(profile, $0)) }.max { $0.id < $1.id }
    guard case .showStateChanged(_, let state, _) = last?.content else { return nil }
    return state
  }

  func states(of profile: ProfileID) throws -> [ShowStateEntry] {
    // There is one subject per show: this text, a space and the key. "!" is the character after the space.
    let start = Subject(.showState, profile.rawValue).text
    let events = try EventTable(database: database)
      .events("subject > ? AND subject < ?", [start + " ", start + "!"])
    let matches = try Matches(database)
    // A later entry of the same show replaces an earlier one.
    var entries: [TitleReference.Key: ShowStateEntry] = [:]
    var order: [TitleReference.Key] = []
    for event in events {
      guard case .showStateChanged(let title, let state, let date) = event.content else { continue }
      let show = matches.resolved(title)
      order.removeAll { $0 == show.key }
      order.append(show.key)
      entries[show.key] = state.map { ShowStateEntry(show: show, state: $0, date: date ?? event.date) }
    }
    return order.compactMap { entries[$0] }
  }
}
