import AppFoundation
import Localization
import TMDB

/// The formatted rating of a title.
public struct RatingText: Hashable, Sendable {
  /// A number out of ten, or "Not rated".
  public var value: String
  /// The rating as a fraction from 0 to 1, for drawn stars, or `nil` without votes.
  public var score: Double?
  /// The number of votes, such as "26,280 votes", or `nil` without votes.
  public var votes: String?
  /// The rating and the votes for screen readers.
  public var accessibleLabel: String

  public init(value: String, score: Double?, votes: String? = nil, accessibleLabel: String) {
    self.value = value
    self.score = score
    self.votes = votes
    self.accessibleLabel = accessibleLabel
  }

  /// Creates the text of a rating with an unknown number of votes.
  init(_ average: Double, texts: TitleTexts) {
    self.init(average, votes: 1, texts: texts)
    votes = nil
    accessibleLabel = texts.accessibleRating(average, votes: 1)
  }

  init(_ average: Double, votes count: Int, texts: TitleTexts) {
    value = texts.rating(average, votes: count)
    score = count > 0 ? max(0, min(average / 10, 1)) : nil
    votes =
      count > 0
      ? tr(one: "{count} vote", other: "{count} votes", count: count, ["count": texts.count(count)]) : nil
    accessibleLabel =
      count > 0
      ? tr(
        one: "rated {rating} out of 10 from {count} vote", other: "rated {rating} out of 10 from {count} votes",
        count: count, ["rating": value, "count": texts.count(count)])
      : texts.accessibleRating(average, votes: count)
  }
}
