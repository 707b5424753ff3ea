import TitleIdentity

/// The former state of a play that the profile has since changed or removed. An import uses it to skip known records.
public struct PlayHistory: Hashable, Sendable, Identifiable {
  public let id: EventID
  /// The title, resolved through matches.
  public let title: TitleReference.Key
  /// The part of the title.
  public let part: TitlePart
  /// All dates that the play ever had.
  public internal(set) var dates: Set<PartialDate>
  /// The date of removal; `nil` if the play still exists with another date.
  public internal(set) var removal: PartialDate?
}

/// The former state of a list that the profile has since renamed or removed.
public struct ListHistory: Hashable, Sendable, Identifiable {
  public let id: ListID
  /// All names that the list ever had.
  public internal(set) var names: Set<String>
  /// The date of removal; `nil` if the list still exists under another name.
  public internal(set) var removal: PartialDate?
}

/// The former state of a note that the profile has since changed or removed.
public struct NoteHistory: Hashable, Sendable, Identifiable {
  public let id: EventID
  /// The title, resolved through matches.
  public let title: TitleReference.Key
  /// All texts that the note ever had.
  public internal(set) var texts: Set<String>
  /// The date of removal; `nil` if the note still exists with another text.
  public internal(set) var removal: PartialDate?
}

/// Former states of changed and removed objects.
extension Batch {
  /// Returns the profile's plays that were removed or have another date now, oldest first.
  public func playHistories() throws -> [PlayHistory] {
    let matches = try Matches(database)
    return try histories(with: [.playRemoved, .playDateChanged]).compactMap { events in
      var history: PlayHistory?
      for event in events {
        switch event.content {
        case .watched(let title, let part, let date):
          history = PlayHistory(id: event.id, title: matches.resolved(title.key), part: part, dates: [date])
        case .playDateChanged(_, let date): history?.dates.insert(date)
        case .playRemoved: if history?.removal == nil { history?.removal = event.date }
        default: break
        }
      }
      return history
    }
  }

  /// Returns the profile's lists that were removed or renamed, oldest first.
  public func listHistories() throws -> [ListHistory] {
    try histories(with: [.listRemoved, .listChanged]).compactMap { events in
      var history: ListHistory?
      for event in events {
        switch event.content {
        case .listCreated(let id, let name, _): history = ListHistory(id: id, names: [name])
        case .listChanged(_, let name, _): history?.names.insert(name)
        case .listRemoved: if history?.removal == nil { history?.removal = event.date }
        default: break
        }
      }
      return history
    }
  }

  /// Returns the profile's notes that were removed or edited, oldest first.
  public func noteHistories() throws -> [NoteHistory] {
    let matches = try Matches(database)
    return try histories(with: [.noteRemoved, .noteEdited]).compactMap { events in
      var history: NoteHistory?
      for event in events {
        switch event.content {
        case .noted(let title, let text, _):
          history = NoteHistory(id: event.id, title: matches.resolved(title.key), texts: [text])
        case .noteEdited(_, let text): history?.texts.insert(text)
        case .noteRemoved: if history?.removal == nil { history?.removal = event.date }
        default: break
        }
      }
      return history
    }
  }

  /// Returns the key of a title, resolved through matches.
  public func resolved(_ key: TitleReference.Key) throws -> TitleReference.Key { try Matches(database).resolved(key) }

  /// Returns the effective events of each subject that belongs to the profile and has an event of these kinds, oldest
  /// first.
  private func histories(with kinds: [EventKind]) throws -> [[Event]] {
    let table = EventTable(database: database)
    return try table.subjects(with: kinds).map { try table.events(of: $0) }.filter { $0.first?.profile == profile }
  }
}
