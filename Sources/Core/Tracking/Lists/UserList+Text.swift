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

  /// Returns the sentence about a change of the name or, if that stays the same, of the description.
  func textOfChange(to name: String) -> String {
    name == shownName
      ? tr("Description of “{list}” changed", ["list": shortName])
      : tr("“{list}” renamed to “{name}”", ["list": shortName, "name": Self.short(name)])
  }

  /// Returns the sentence about the change to a checklist, or back to titles.
  func textOfChange(toChecklist isChecklist: Bool) -> String {
    isChecklist
      ? tr("“{list}” is now a checklist", ["list": shortName])
      : tr("“{list}” is no longer a checklist", ["list": shortName])
  }

  static func short(_ name: String) -> String { BoundedText.line(name, maximumLength: 60) }

  /// Whether the list can be renamed, moved and removed.
  public var isOwn: Bool { !id.isBuiltIn }

  /// The number of titles and of watched ones, such as "12 titles, 3 watched". Of a checklist, the number of items and
  /// of completed ones: "12 items, 3 done".
  public var counts: String {
    if count == 0 { return tr("Empty") }
    let all =
      isChecklist
      ? tr(one: "{count} item", other: "{count} items", count: count)
      : tr(one: "{count} title", other: "{count} titles", count: count)
    return [all, progress].compactMap(\.self).joined(separator: ", ")
  }

  /// The number of watched titles, or of a checklist's completed items; `nil` if there are none.
  public var progress: String? {
    let number = isChecklist ? doneCount : watchedCount
    if number == 0 { return nil }
    return isChecklist
      ? tr(one: "{count} done", other: "{count} done", count: number)
      : tr(one: "{count} watched", other: "{count} watched", count: number)
  }
}

/// The kinds of text that the user enters for lists and notes, with their limits.
public enum ListTextKind {
  case name
  /// A list's description, which may be empty.
  case about
  case note
  /// A note next to a title on a list, which may be empty.
  case remark

  /// Returns a sentence that explains why a text can't be saved; `nil` if it can.
  public func problem(with text: String) -> String? {
    let size = text.utf8.count
    return switch self {
    case .name where isBlank(text): tr("Enter a name for the list.")
    case .name where size > 500: tr("This name is too long. Try a shorter one.")
    case .note where isBlank(text): tr("Enter a note.")
    case .note where size > 10_000, .remark where size > 10_000: tr("This note is too long. Shorten it.")
    case .about where size > 10_000: tr("This description is too long. Shorten it.")
    case .name, .about, .note, .remark: nil
    }
  }

  private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
