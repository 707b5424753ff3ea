import TMDB

/// What voters think of a title, ready to draw.
public struct RatingText: Hashable, Sendable {
  /// A number out of ten, or "Not rated".
  public var value: String
  /// The rating as a share of the best, for drawn stars; `nil` without votes.
  public var score: Double?
  /// "26,280 votes"; `nil` without.
  public var votes: String?
  /// All of it, to be said.
  public var spoken: String

  public init(value: String, score: Double?, votes: String? = nil, spoken: String) {
    self.value = value
    self.score = score
    self.votes = votes
    self.spoken = spoken
  }

  init(_ average: Double, votes count: Int, texts: TitleTexts) {
    value = texts.rating(average, votes: count)
    score = count > 0 ? max(0, min(average / 10, 1)) : nil
    votes = count > 0 ? texts.counted(count, "vote") : nil
    spoken = [texts.spokenRating(average, votes: count), votes.map { "by \($0)" }].compactMap(\.self).joined(
      separator: " ")
  }
}
