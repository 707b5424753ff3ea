import Foundation
import Library
import Localization
import TitleIdentity
import Tracking

/// A change of the watchlist by `matinee watchlist`, which is written and undone as a whole.
public enum WatchlistChange: Sendable {
  case add, remove

  /// The result of a change.
  public struct Outcome: Equatable, Sendable {
    /// The ID for undo; `nil` if nothing changed.
    public let action: EventID?
    /// A sentence for each title, in order.
    public let texts: [String]
  }

  /// Adds titles to a profile's watchlist, or removes them from it.
  public func apply(
    to titles: [TitleReference], in library: Library, by profile: ProfileID
  ) async throws(LibraryError) -> Outcome {
    let list = ListID.watchlist(of: profile)
    let text = TitleMarks.Mark.watchlist.itemText(of: profile)
    let (texts, action) = try await library.write(by: profile) { batch in
      try titles.map { title in
        switch self {
        case .add: try batch.add(title, to: list) == nil ? text.unchanged(title.shortName) : text.added(title.shortName)
        case .remove:
          try batch.remove(title.key, from: list) == nil
            ? tr("“{title}” isn’t on your watchlist", ["title": title.shortName]) : text.removed(title.shortName)
        }
      }
    }
    return Outcome(action: action, texts: texts)
  }
}
