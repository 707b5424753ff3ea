import GRDB
import TitleIdentity

/// Writing ratings, plays and matches.
extension Batch {
  /// Rates a title, and replaces any earlier score.
  ///
  /// - Parameter date: The date of the rating; `nil` for now.
  /// - Returns: `nil` if nothing changes.
  @discardableResult
  public mutating func rate(
    _ title: TitleReference, part: TitlePart = .whole, _ score: Score, date: PartialDate? = nil
  ) throws -> EventID? {
    let titles = TitleReader(database)
    if let known = try titles.rating(of: title.key, part, by: profile), known.score == score,
      date == nil || known.date == date
    {
      return nil
    }
    return try append(.rated(title, part, score, date: date))
  }

  /// Removes a rating.
  ///
  /// - Returns: `nil` if there is none.
  @discardableResult
  public mutating func removeRating(of key: TitleReference.Key, part: TitlePart = .whole) throws -> EventID? {
    var last: EventID?
    for rated in try TitleReader(database).ratedKeys(of: key, part, by: profile) {
      last = try append(.unrated(rated, part))
    }
    return last
  }

  /// Adds a play.
  ///
  /// - Parameter again: Whether to add a play even if there is one with the same date. A repeated import passes
  ///   `false`.
  /// - Returns: The play's ID; `nil` if it already exists.
  @discardableResult
  public mutating func watch(
    _ title: TitleReference, part: TitlePart = .whole, on date: PartialDate, again: Bool = true
  ) throws -> EventID? {
    guard date.isValid else { throw LibraryError.unwritable(reason: "no date: \(date)") }
    if !again,
      try TitleReader(database).plays(of: title.key, by: profile).contains(where: { $0.part == part && $0.date == date }
      )
    {
      return nil
    }
    return try append(.watched(title, part, date: date))
  }

  /// Adds plays of several parts of a show, such as a season or all episodes up to one.
  ///
  /// - Parameter skippingWatched: Whether to skip parts that the profile has already watched; during a rewatch, since
  ///   its start.
  /// - Returns: The plays' IDs.
  @discardableResult
  public mutating func watch(
    _ title: TitleReference, _ parts: [TitlePart], on date: PartialDate, skippingWatched: Bool = true
  ) throws -> [EventID] {
    let choices = try choices(about: title)
    let plays = try TitleReader(database).plays(of: title.key, by: profile).filter(choices.counts)
    let known = skippingWatched ? Set(plays.map(\.part)) : []
    return try parts.filter { !known.contains($0) }.compactMap { try watch(title, part: $0, on: date) }
  }

  /// Changes the date of a play.
  @discardableResult
  public mutating func setDate(of play: EventID, _ date: PartialDate) throws -> EventID? {
    guard let known = try TitleReader(database).play(play) else { throw LibraryError.notFound }
    return known.date == date ? nil : try append(.playDateChanged(play: play, date))
  }

  /// Removes a play from the history.
  ///
  /// - Returns: `nil` if there is no such play.
  @discardableResult
  public mutating func removePlay(_ play: EventID) throws -> EventID? {
    try TitleReader(database).play(play) == nil ? nil : append(.playRemoved(play: play))
  }

  /// Replaces a title with another. All data about the first now applies to the second.
  @discardableResult
  public mutating func match(_ key: TitleReference.Key, to title: TitleReference) throws -> EventID? {
    let matches = try Matches(database)
    return matches.resolved(key) == title.key ? nil : try append(.matched(key, title))
  }
}
