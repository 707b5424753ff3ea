/// A play that the person has changed or removed since, as it was before: what is imported again is no news.
public struct FormerPlay: Hashable, Sendable, Identifiable {
  public let id: EventID
  /// What it was about, by what that is by now.
  public let title: TitleReference.Key
  /// Which part of it.
  public let part: TitlePart
  /// All that were ever said to be its date.
  public internal(set) var dates: Set<PartialDate>
  /// When it was removed; `nil` where it is there still, with another date.
  public internal(set) var removal: PartialDate?
}

/// A list that the person has renamed or removed since, as it was before.
public struct FormerList: Hashable, Sendable, Identifiable {
  public let id: ListID
  /// All that it was ever called.
  public internal(set) var names: Set<String>
  /// When it was removed; `nil` where it is there still, under another name.
  public internal(set) var removal: PartialDate?
}

/// Words under a title that the person has changed or removed since, as they were before.
public struct FormerNote: Hashable, Sendable, Identifiable {
  public let id: EventID
  /// What they were about, by what that is by now.
  public let title: TitleReference.Key
  /// All that they ever were.
  public internal(set) var texts: Set<String>
  /// When they were removed; `nil` where there are others in their place.
  public internal(set) var removal: PartialDate?
}

/// What was, and is no more as it was.
extension Batch {
  /// The plays, by whose write it is, that were removed or are of another date now, the first first.
  public func formerPlays() throws -> [FormerPlay] {
    let matches = try Matches(database)
    return try histories(with: [.playRemoved, .playDated]).compactMap { events in
      var former: FormerPlay?
      for event in events {
        switch event.content {
        case .watched(let title, let part, let date):
          former = FormerPlay(id: event.id, title: matches.resolved(title.key), part: part, dates: [date])
        case .playDated(_, let date): former?.dates.insert(date)
        case .playRemoved: if former?.removal == nil { former?.removal = event.date }
        default: break
        }
      }
      return former
    }
  }

  /// The lists, by whose write it is, that were removed or have another name now, the first first.
  public func formerLists() throws -> [FormerList] {
    try histories(with: [.listRemoved, .listChanged]).compactMap { events in
      var former: FormerList?
      for event in events {
        switch event.content {
        case .listMade(let id, let name, _): former = FormerList(id: id, names: [name])
        case .listChanged(_, let name, _): former?.names.insert(name)
        case .listRemoved: if former?.removal == nil { former?.removal = event.date }
        default: break
        }
      }
      return former
    }
  }

  /// The notes, by whose write it is, that were removed or say something else now, the first first.
  public func formerNotes() throws -> [FormerNote] {
    let matches = try Matches(database)
    return try histories(with: [.noteRemoved, .noteEdited]).compactMap { events in
      var former: FormerNote?
      for event in events {
        switch event.content {
        case .noted(let title, let text, _):
          former = FormerNote(id: event.id, title: matches.resolved(title.key), texts: [text])
        case .noteEdited(_, let text): former?.texts.insert(text)
        case .noteRemoved: if former?.removal == nil { former?.removal = event.date }
        default: break
        }
      }
      return former
    }
  }

  /// Which title one is by now.
  public func resolved(_ key: TitleReference.Key) throws -> TitleReference.Key { try Matches(database).resolved(key) }

  /// What counts of the subjects that something of these kinds happened to, and that are the person's own, the first first.
  private func histories(with kinds: [EventKind]) throws -> [[Event]] {
    let table = EventTable(database: database)
    return try table.subjects(with: kinds).map { try table.events(of: $0) }.filter { $0.first?.profile == profile }
  }
}
