import Library
import Localization
import TitleIdentity

/// The sentences that say the result of undoing a change.
extension ChangeText {
  /// Returns the sentence about a change that was just undone; `nil` if the journal names nothing that it needs.
  public func undoText(of action: EventID) throws -> String? {
    let count = try batch.eventCount(of: action)
    let contents = try batch.events(of: action, limit: 20).map(\.content)
    guard let first = contents.first else { return nil }
    if count == 1 { return try undoText(of: first) }
    if let text = try undoText(ofPlays: contents, of: action, isWhole: count == contents.count) { return text }
    if contents.count == 2, case .listCreated = first, case .itemAdded = contents[1] { return try undoText(of: first) }
    if let originals = try originals(of: action, count: count) { return Self.unmatched(originals) }
    return tr(one: "Undid {count} change", other: "Undid {count} changes", count: count)
  }

  private func undoText(of content: EventContent) throws -> String? {
    switch content {
    case .rated(let title, let part, let score, _):
      return tr(
        "{title} is no longer rated {score} out of 10", ["title": PlayText.name(title, part), "score": "\(score)"])
    case .unrated(let key, let part):
      return try batch.rating(of: key, part: part).map {
        tr("Restored your rating of {title}", ["title": PlayText.name($0.title, part)])
      }
    case .watched(let title, let part, _):
      return tr("Removed {title} from your history", ["title": PlayText.name(title, part)])
    case .showStateChanged(let title, .paused, _):
      return tr("“{title}” is no longer paused", ["title": title.shortName])
    case .showStateChanged(let title, .dropped, _):
      return tr("“{title}” is no longer dropped", ["title": title.shortName])
    case .showStateChanged(let title, nil, _):
      return tr("“{title}” is paused or dropped again", ["title": title.shortName])
    case .interestChanged(let title, let isInterested):
      return ChoiceText.interest(!isInterested, in: title)
    case .specialsChanged(let show, let areCounted): return ChoiceText.specials(!areCounted, of: show)
    case .rewatchChanged(let show, let isRewatching): return ChoiceText.rewatch(!isRewatching, of: show)
    case .playDateChanged(let play, _):
      return try name(of: play).map { tr("Restored the date of {title}", ["title": $0]) }
    case .playRemoved(let play):
      return try name(of: play).map { tr("{title} is back in your history", ["title": $0]) }
    case .listCreated, .listChanged, .listMoved, .listFormatChanged, .listRemoved: return try undoText(ofList: content)
    case .itemAdded, .itemTicked, .itemMoved, .itemEdited, .itemRemoved: return try undoText(ofItem: content)
    case .noted(let title, _, _): return tr("Removed your note about “{title}”", ["title": title.shortName])
    case .noteEdited(let note, _), .noteRemoved(let note):
      return try title(of: note).map { tr("Restored your note about “{title}”", ["title": $0.shortName]) }
    case .profileCreated, .profileChanged, .profileRemoved, .followed, .unfollowed:
      return try undoText(ofProfile: content)
    case .matched(let original, _): return Self.unmatched([original])
    case .notificationsRead, .undone: return nil
    }
  }

  /// - Parameter originals: The titles that are no longer matched to others.
  private static func unmatched(_ originals: [TitleReference.Key]) -> String {
    originals.allSatisfy { $0.source == .sample }
      ? tr(
        one: "{count} title is no longer matched to TMDB", other: "{count} titles are no longer matched to TMDB",
        count: originals.count)
      : tr(
        one: "Restored {count} replaced title", other: "Restored {count} replaced titles", count: originals.count)
  }
}

extension ChangeText {
  private func undoText(ofPlays contents: [EventContent], of action: EventID, isWhole: Bool) throws -> String? {
    switch try plays(contents, of: action, isWhole: isWhole) {
    case .episodes(let title): tr("Removed episodes of {title} from your history", ["title": title])
    case .title(let name, wasListed: true):
      tr("Removed {title} from your history and put it back on your watchlist", ["title": name])
    case .title(let name, wasListed: false): tr("Removed {title} from your history", ["title": name])
    case .history(let title): tr("Restored the history of {title}", ["title": title])
    case nil: nil
    }
  }

  private func undoText(ofList content: EventContent) throws -> String? {
    switch content {
    case .listCreated(_, let name, _): return tr("Removed the list “{list}”", ["list": UserList.short(name)])
    case .listChanged(let id, let name, _):
      return try batch.list(id).map {
        tr("“{list}” renamed to “{name}”", ["list": UserList.short(name), "name": $0.shortName])
      }
    case .listMoved(let id, _): return try batch.list(id).map { tr("Moved “{item}” back", ["item": $0.shortName]) }
    case .listFormatChanged(let id, let isChecklist): return try format(of: id, isChecklist: !isChecklist)
    case .listRemoved(let id):
      return try batch.list(id).map { tr("Restored the list “{list}”", ["list": $0.shortName]) }
    default: return nil
    }
  }

  private func undoText(ofItem content: EventContent) throws -> String? {
    switch content {
    case .itemAdded(let id, _, .title(let title), _): return try itemText(id)?.addedUndone(title.shortName)
    case .itemAdded(let id, _, .text, _):
      return try batch.list(id).map { tr("Removed the note from “{list}”", ["list": $0.shortName]) }
    case .itemTicked(let list, let id, let isDone):
      return try item(id, on: list).map {
        isDone ? tr("“{item}” marked as not done", ["item": $0]) : tr("“{item}” marked as done", ["item": $0])
      }
    case .itemMoved(let list, let id, _): return try item(id, on: list).map { tr("Moved “{item}” back", ["item": $0]) }
    case .itemEdited: return tr("Restored the note")
    case .itemRemoved(let id, let itemID):
      guard let item = try item(itemID, on: id) else { return nil }
      return try itemText(id)?.removedUndone(item)
    default: return nil
    }
  }

  private func undoText(ofProfile content: EventContent) throws -> String? {
    switch content {
    case .profileCreated(_, let fields):
      return tr("Removed the profile “{profile}”", ["profile": Self.short(fields.name)])
    case .profileChanged(let id, _), .profileRemoved(let id):
      return try name(of: id).map { tr("Restored the profile “{profile}”", ["profile": $0]) }
    case .followed(let id): return try name(of: id).map { tr("No longer following {user}", ["user": $0]) }
    case .unfollowed(let id): return try name(of: id).map { tr("Following {user} again", ["user": $0]) }
    default: return nil
    }
  }
}
