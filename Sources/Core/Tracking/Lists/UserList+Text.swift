import AppFoundation
import Library
import Localization
import TitleIdentity

/// The names of lists. The built-in lists are named here, the others by their owners.
extension UserList {
  /// The name that the app shows.
  public var shownName: String {
    if id == .watchlist(of: profile) { return tr("Watchlist") }
    if id == .favorites(of: profile) { return tr("Favourites") }
    return name
  }

  /// The name in JSON and exports, which is the same in all languages. Commands accept it, too.
  public var untranslatedName: String {
    if id == .watchlist(of: profile) { return "Watchlist" }
    if id == .favorites(of: profile) { return "Favourites" }
    return name
  }

  /// The name, shortened for use in a sentence.
  var shortName: String { Self.short(shownName) }

  static func short(_ name: String) -> String { BoundedText.line(name, maximumLength: 60) }

  /// Whether the list can be renamed, moved and removed.
  public var isOwn: Bool { !id.isBuiltIn }

  /// The number of items and of completed ones: "12 items, 3 done".
  public var counts: String {
    if count == 0 { return tr("Empty") }
    let items = tr(one: "{count} item", other: "{count} items", count: count)
    if doneCount == 0 { return items }
    return "\(items), \(tr(one: "{count} done", other: "{count} done", count: doneCount))"
  }
}

/// The kinds of text that the user enters for lists and notes, with their limits.
public enum ListTextKind {
  case name, note
  /// A note next to a title on a list, which may be empty.
  case remark

  /// The label of an entry for the text.
  public var label: String { self == .name ? tr("Name") : tr("Note") }

  /// Returns a sentence that explains why a text can't be saved; `nil` if it can.
  public func problem(with text: String) -> String? {
    let size = text.utf8.count
    return switch self {
    case .name where isBlank(text): tr("Enter a name for the list.")
    case .name where size > 500: tr("This name is too long. Try a shorter one.")
    case .note where isBlank(text): tr("Enter a note.")
    case .note where size > 10_000, .remark where size > 10_000: tr("This note is too long. Shorten it.")
    case .name, .note, .remark: nil
    }
  }

  private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
