import Library

/// What lists are called: those that everybody has are named here, the others by whoever made them.
extension UserList {
  /// As it is shown, and as it is asked for on the command line.
  public var shownName: String {
    if id == .watchlist(of: profile) { return "Watchlist" }
    if id == .favourites(of: profile) { return "Favourites" }
    return name
  }

  /// The same for a sentence.
  var shortName: String { Self.short(shownName) }

  static func short(_ name: String) -> String { BoundedText.line(name, most: 60) }

  /// Whether it can be renamed, moved and removed.
  public var isOwn: Bool { !id.isEverybodys }

  /// How much is on it, and how much of that is done: "12 items, 3 done".
  public var counts: String {
    let items = count == 1 ? "1 item" : "\(count) items"
    if count == 0 { return "Nothing on it yet" }
    return ticked == 0 ? items : "\(items), \(ticked) done"
  }
}

/// What somebody writes for a list or a note, before it is written.
public enum ListWords {
  case name, note
  /// What stands beside a title, which may be nothing.
  case remark

  /// What is wrong with it, in a sentence; `nil` where it can be written.
  public func problem(with text: String) -> String? {
    let size = text.utf8.count
    return switch self {
    case .name where isBlank(text): "A list needs a name."
    case .name where size > 500: "This name is too long."
    case .note where isBlank(text): "A note needs words."
    case .note where size > 10_000, .remark where size > 10_000: "This note is too long."
    case .name, .note, .remark: nil
    }
  }

  private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
