import AppFoundation
import Foundation
import Localization
import TMDB

/// A review of a title.
public struct ReviewCard: Identifiable, Hashable, Sendable {
  public let id: Review.ID
  public var author: String
  /// The author's rating, such as "8.0 out of 10", or `nil` if there is none.
  public var rating: String?
  /// The date of the review.
  public var date: String?
  /// The plain text, limited in length.
  public var text: String
  /// The address of the complete review on TMDB.
  public var address: URL?
}

extension ReviewCard {
  /// - Returns: `nil` for a review without text.
  init?(_ review: Review, format: PageFormat) {
    id = review.id
    let names = [review.authorDetails?.name, review.author, review.authorDetails?.username]
    author =
      names.lazy.compactMap(\.self).map { BoundedText.line($0, maximumLength: 100) }.first { !$0.isEmpty }
      ?? tr("Anonymous")
    rating = review.authorDetails?.rating.map {
      tr("{rating} out of 10", ["rating": format.texts.rating($0, votes: 1)])
    }
    date = DayDate(review.createdAt).map(format.texts.date)
    text = Markdown.plain(review.content, maximumLength: 10_000)
    address = format.web(review.url)
    guard !text.isEmpty else { return nil }
  }

  static func cards(_ page: Page<Review>?, format: PageFormat) -> [ReviewCard] {
    var seen: Set<Review.ID> = []
    return (page?.results ?? []).filter { seen.insert($0.id).inserted }.compactMap { ReviewCard($0, format: format) }
  }
}
