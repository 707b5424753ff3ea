import Library
import ResponseCache
import TMDB
import TitleIdentity

/// Plays as the app and its commands record and remove them.
extension Batch {
  /// Records a play. A title that was watched as a whole leaves the watchlist, and a paused or dropped show is resumed.
  ///
  /// - Returns: The play's ID, and whether the title left the watchlist; `nil` if nothing was recorded.
  package mutating func mark(
    _ title: TitleReference, _ part: TitlePart, on date: PartialDate
  ) throws -> (play: EventID, wasListed: Bool)? {
    guard let play = try watch(title, part: part, on: date) else { return nil }
    try resume(title)
    return (play, try part == .whole && remove(title.key, from: .watchlist(of: profile)) != nil)
  }

  /// Records plays of the parts that aren't watched yet, and resumes the show. A play of a season or the whole show
  /// covers its episodes. During a rewatch, only plays since its start count.
  ///
  /// - Returns: The plays' IDs.
  @discardableResult
  package mutating func watch(_ title: TitleReference, new parts: [TitlePart], on date: PartialDate) throws -> [EventID]
  {
    let known = try plays(of: title.key).filter(try choices(about: title).counts).map(\.part)
    let plays = try watch(title, parts.filter { part in !known.contains { $0.covers(part) } }, on: date)
    if !plays.isEmpty { try resume(title) }
    return plays
  }

  /// Ends the pause of a show, also if it was dropped.
  mutating func resume(_ title: TitleReference) throws {
    if title.kind == .show { try setState(nil, of: title) }
  }

  /// Removes a part of a title from the history. Of a play that covers more than the part, plays of the other aired
  /// episodes remain.
  ///
  /// - Parameters:
  ///   - plays: The plays that cover the part, or that the part covers.
  ///   - guide: The episodes of the show. It may be empty if no play covers more than the part.
  package mutating func remove(
    _ part: TitlePart, of title: TitleReference, from plays: [Play], _ guide: EpisodeGuide, on today: DayDate?
  ) throws {
    for play in plays {
      guard try removePlay(play.id) != nil, !part.covers(play.part) else { continue }
      for rest in guide.airedEpisodes(in: play.part, on: today) where !part.covers(rest.part) {
        try watch(title, part: rest.part, on: play.date)
      }
    }
  }
}
