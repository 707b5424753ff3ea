import Containment
import Foundation
import Library
import MatineeCore

/// The marks of everything that is listed: what the user has given to a title, wherever a title stands.
final class RatingBadges: BadgeProviding {
  private let library: LibraryModel

  init(_ library: LibraryModel) { self.library = library }

  func badge(for item: Any) -> ItemBadge? {
    guard let id = title(of: item), let score = library.score(of: id) else { return nil }
    let words = score.stars.formatted(.number.precision(.fractionLength(0...1)))
    return ItemBadge(words, description: "your rating \(StarRatingView.plainWords(score.stars))")
  }

  private func title(of item: Any) -> TitleID? {
    // What was watched may be another source's, whose numbers mean other titles.
    if let entry = item as? HistoryEntry { return entry.title?.id }
    guard let entry = item as? any PageEntry, case .title(let id) = entry.destination else { return nil }
    return id
  }
}
