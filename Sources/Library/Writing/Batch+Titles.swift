import GRDB

/// Rating and watching.
extension Batch {
  /// Gives a score, in the place of the one before it.
  ///
  /// - Parameter date: when they gave it, where that is not now.
  /// - Returns: `nil` where it is so already.
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

  /// Takes a score away.
  ///
  /// - Returns: `nil` where there is none.
  @discardableResult
  public mutating func removeRating(of key: TitleReference.Key, part: TitlePart = .whole) throws -> EventID? {
    var last: EventID?
    for rated in try TitleReader(database).ratedKeys(of: key, part, by: profile) {
      last = try append(.unrated(rated, part))
    }
    return last
  }

  /// Notes that they watched something, once more.
  ///
  /// - Parameter again: whether also where a play of the same date is there already, as an import that is done twice has them.
  /// - Returns: the play's id; `nil` where it was there.
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

  /// Notes that they watched several parts of a series, as up to an episode, or a season.
  ///
  /// - Parameter onlyNew: leaves out what they have watched before.
  /// - Returns: the plays' ids.
  @discardableResult
  public mutating func watch(
    _ title: TitleReference, _ parts: [TitlePart], on date: PartialDate, onlyNew: Bool = true
  ) throws -> [EventID] {
    let known = onlyNew ? Set(try TitleReader(database).plays(of: title.key, by: profile).map(\.part)) : []
    return try parts.filter { !known.contains($0) }.compactMap { try watch(title, part: $0, on: date) }
  }

  /// Says when a play was.
  @discardableResult
  public mutating func setDate(of play: EventID, _ date: PartialDate) throws -> EventID? {
    guard let known = try TitleReader(database).play(play) else { throw LibraryError.gone }
    return known.date == date ? nil : try append(.playDated(play: play, date))
  }

  /// Takes a play out of the history.
  ///
  /// - Returns: `nil` where it is not there.
  @discardableResult
  public mutating func removePlay(_ play: EventID) throws -> EventID? {
    try TitleReader(database).play(play) == nil ? nil : append(.playRemoved(play: play))
  }

  /// Says that one title is another from now on: all that is about the one is about the other.
  @discardableResult
  public mutating func match(_ key: TitleReference.Key, to title: TitleReference) throws -> EventID? {
    let matches = try Matches(database)
    return matches.resolved(key) == title.key ? nil : try append(.matched(key, title))
  }
}
