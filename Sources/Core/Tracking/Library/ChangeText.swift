import AppFoundation
import Library
import Localization
import TitleIdentity

/// The sentences about changes of earlier runs, from their events in the journal.
///
/// An event often names only the ID of what it changes. The names are read from the library, so the change must not be
/// in effect: read the sentence after undoing the change, or before redoing it.
public struct ChangeText {
  let batch: Batch

  /// - Parameter batch: The write that undoes or redoes the change.
  public init(_ batch: Batch) { self.batch = batch }

  /// Returns the sentence of a change that is about to be redone; `nil` if the journal names nothing that the sentence
  /// needs.
  public func text(of action: EventID) throws -> String? {
    let count = try batch.eventCount(of: action)
    // The first events tell what kind of change it is. An import has many more.
    let contents = try batch.events(of: action, limit: 20).map(\.content)
    guard let first = contents.first else { return nil }
    if count == 1 { return try text(of: first) }
    if let text = try text(ofPlays: contents, of: action, isWhole: count == contents.count) { return text }
    if contents.count == 2, case .listCreated(let list, let name, _) = first,
      case .itemAdded(list, _, .title(let title), _) = contents[1]
    {
      return tr(
        "“{title}” added to the new list “{list}”", ["title": title.shortName, "list": UserList.short(name)])
    }
    if let originals = try originals(of: action, count: count) { return Self.matched(originals) }
    return tr(one: "Redid {count} change", other: "Redid {count} changes", count: count)
  }

  /// Returns the titles that an action matched to others; `nil` if it did anything else.
  func originals(of action: EventID, count: Int) throws -> [TitleReference.Key]? {
    guard case .matched = try batch.events(of: action, limit: 1).first?.content else { return nil }
    let originals = try batch.events(of: action).compactMap { event in
      if case .matched(let original, _) = event.content { original } else { nil }
    }
    return originals.count == count ? originals : nil
  }

  private func text(of content: EventContent) throws -> String? {
    switch content {
    case .rated(let title, let part, let score, _):
      return tr("{title} rated {score} out of 10", ["title": PlayText.name(title, part), "score": "\(score)"])
    case .unrated(let key, let part):
      guard let rating = try batch.rating(of: key, part: part) else { return nil }
      return tr("Rating of {title} removed", ["title": PlayText.name(rating.title, part)])
    case .watched(let title, let part, _):
      return PlayText.marked(PlayText.name(title, part))
    case .showStateChanged(let show, let state, _): return ChoiceText.state(state, of: show)
    case .interestChanged(let title, let isInterested):
      return ChoiceText.interest(isInterested, in: title)
    case .specialsChanged(let show, let areCounted): return ChoiceText.specials(areCounted, of: show)
    case .rewatchChanged(let show, let isRewatching): return ChoiceText.rewatch(isRewatching, of: show)
    case .playDateChanged(let play, _):
      return try name(of: play).map { tr("Date of {title} changed", ["title": $0]) }
    case .playRemoved(let play):
      return try name(of: play).map { tr("{title} removed from your history", ["title": $0]) }
    case .listCreated, .listChanged, .listMoved, .listFormatChanged, .listRemoved:
      return try text(ofList: content)
    case .itemAdded, .itemTicked, .itemMoved, .itemEdited, .itemRemoved:
      return try text(ofItem: content)
    case .noted(let title, _, _): return NoteChange.added.report(title)
    case .noteEdited(let note, _): return try title(of: note).map { NoteChange.changed.report($0) }
    case .noteRemoved(let note): return try title(of: note).map { NoteChange.removed.report($0) }
    case .profileCreated, .profileChanged, .profileRemoved, .followed, .unfollowed:
      return try text(ofProfile: content)
    case .matched(let original, _): return Self.matched([original])
    case .notificationsRead, .undone: return nil
    }
  }

  func title(of note: EventID) throws -> TitleReference? {
    guard case .noted(let title, _, _) = try batch.event(note)?.content else { return nil }
    return title
  }

  /// - Parameter originals: The titles that were matched to others.
  package static func matched(_ originals: [TitleReference.Key]) -> String {
    originals.allSatisfy { $0.source == .sample }
      ? tr(one: "{count} title matched to TMDB", other: "{count} titles matched to TMDB", count: originals.count)
      : tr(one: "{count} title replaced", other: "{count} titles replaced", count: originals.count)
  }
}

/// Plays, which a write may record together with ratings and notes, or for many episodes.
extension ChangeText {
  /// A write of plays.
  enum Plays {
    case episodes(of: String)
    /// A play of a title or its part, with its rating and note.
    case title(String, wasListed: Bool)
    /// Several changes of a title's plays.
    case history(of: String)
  }

  private func text(ofPlays contents: [EventContent], of action: EventID, isWhole: Bool) throws -> String? {
    switch try plays(contents, of: action, isWhole: isWhole) {
    // Translators: {title} is a series or a season, such as “Season 2 of “Heimat””.
    case .episodes(let title): tr("Episodes of {title} marked as watched", ["title": title])
    case .title(let name, let wasListed): PlayText.marked(name, wasListed: wasListed)
    case .history(let title): tr("History of {title} changed", ["title": title])
    case nil: nil
    }
  }

  /// Returns what a write of several plays, or of one with its rating and note, did; `nil` for other writes.
  ///
  /// - Parameters:
  ///   - contents: The first events of the write.
  ///   - isWhole: Whether there are no others.
  func plays(_ contents: [EventContent], of action: EventID, isWhole: Bool) throws -> Plays? {
    switch contents[0] {
    case .watched(let title, let part, _):
      var isListed = false
      for content in contents.dropFirst() {
        switch content {
        case .watched(let other, _, _) where other.key == title.key:
          return .episodes(of: PlayText.name(title, try sharedSeason(of: action).map(TitlePart.season) ?? .whole))
        case .rated(let other, _, _, _) where other.key == title.key: continue
        case .noted(let other, _, _) where other.key == title.key: continue
        case .showStateChanged(let other, nil, _) where other.key == title.key: continue
        case .itemRemoved(let list, _) where list == .watchlist(of: batch.profile): isListed = true
        default: return nil
        }
      }
      guard isWhole else { return nil }
      return .title(PlayText.name(title, part), wasListed: isListed)
    case .playRemoved(let play):
      guard let event = try batch.event(play), case .watched(let title, _, _) = event.content else {
        return nil
      }
      return .history(of: PlayText.name(title, .whole))
    default: return nil
    }
  }

  /// Returns the season of all episodes that a write marked as watched; `nil` if there are several.
  private func sharedSeason(of action: EventID) throws -> Int? {
    let seasons = try batch.events(of: action).compactMap { event -> Int?? in
      if case .watched(_, let part, _) = event.content { part.season } else { nil }
    }
    return Set(seasons).count == 1 ? seasons[0] : nil
  }

  /// Returns the name of a play's title or part.
  func name(of play: EventID) throws -> String? {
    guard case .watched(let title, let part, _) = try batch.event(play)?.content else { return nil }
    return PlayText.name(title, part)
  }
}

extension ChangeText {
  private func text(ofList content: EventContent) throws -> String? {
    switch content {
    case .listCreated(_, let name, _): return tr("List “{list}” created", ["list": UserList.short(name)])
    case .listChanged(let id, let name, _):
      guard let list = try batch.list(id) else { return nil }
      return list.textOfChange(to: name)
    case .listMoved(let id, _): return try batch.list(id).map { tr("“{item}” moved", ["item": $0.shortName]) }
    case .listFormatChanged(let id, let isChecklist): return try format(of: id, isChecklist: isChecklist)
    case .listRemoved(let id): return try batch.list(id).map { tr("List “{list}” removed", ["list": $0.shortName]) }
    default: return nil
    }
  }

  /// Returns the sentence about a list that was made a checklist, or titles again.
  func format(of id: ListID, isChecklist: Bool) throws -> String? {
    try batch.list(id).map { $0.textOfChange(toChecklist: isChecklist) }
  }

  private func text(ofItem content: EventContent) throws -> String? {
    switch content {
    case .itemAdded(let id, _, .title(let title), _):
      return try itemText(id)?.added(title.shortName)
    case .itemAdded(let id, _, .text, _):
      return try batch.list(id).map { tr("Note added to “{list}”", ["list": $0.shortName]) }
    case .itemTicked(let list, let id, let isDone):
      return try item(id, on: list).map {
        isDone ? tr("“{item}” marked as done", ["item": $0]) : tr("“{item}” marked as not done", ["item": $0])
      }
    case .itemMoved(let list, let id, _): return try item(id, on: list).map { tr("“{item}” moved", ["item": $0]) }
    case .itemEdited: return tr("Note changed")
    case .itemRemoved(let id, let itemID):
      guard let item = try item(itemID, on: id) else { return nil }
      return try itemText(id)?.removed(item)
    default: return nil
    }
  }

  /// Returns the sentences about the items of a list; `nil` if it doesn't exist.
  func itemText(_ list: ListID) throws -> ListItemText? {
    if let mark = TitleMarks.Mark(list, of: batch.profile) { return mark.itemText(of: batch.profile) }
    return try batch.list(list).map { ListItemText(list: list, name: $0.shortName, profile: batch.profile) }
  }

  /// Returns the name of an item: its title, or the beginning of its text.
  func item(_ id: ItemID, on list: ListID) throws -> String? {
    guard let item = try batch.item(id, on: list) else { return nil }
    return item.title?.shortName ?? UserList.short(item.text)
  }
}

extension ChangeText {
  private func text(ofProfile content: EventContent) throws -> String? {
    switch content {
    case .profileCreated(_, let fields): return tr("Profile “{profile}” added", ["profile": Self.short(fields.name)])
    case .profileChanged(let id, _):
      return try name(of: id).map { tr("Profile “{profile}” changed", ["profile": $0]) }
    case .profileRemoved(let id):
      return try name(of: id).map { tr("Profile “{profile}” removed", ["profile": $0]) }
    case .followed(let id): return try name(of: id).map { tr("Following {user}", ["user": $0]) }
    case .unfollowed(let id): return try name(of: id).map { tr("No longer following {user}", ["user": $0]) }
    default: return nil
    }
  }

  func name(of id: ProfileID) throws -> String? {
    try batch.profiles().first { $0.id == id }.map { Self.short($0.fields.name) }
  }

  static func short(_ name: String) -> String { BoundedText.line(name, maximumLength: 60) }
}
