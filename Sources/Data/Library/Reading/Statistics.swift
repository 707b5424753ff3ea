import GRDB
import TitleIdentity

/// Statistics from the journal alone. Genres, countries and running times require TMDB data.
public struct Statistics: Hashable, Sendable {
  /// The number of plays by month, for plays with a known month.
  public var playsByMonth: [Month: Int] = [:]
  /// The number of plays by year, for plays with a known year.
  public var playsByYear: [Int: Int] = [:]
  /// The number of plays by weekday, from 1 for Monday to 7, for plays with a known day.
  public var playsByWeekday: [Int: Int] = [:]
  /// The number of plays by the title's decade of release, such as 1970, for titles with a known year.
  public var playsByDecade: [Int: Int] = [:]
  /// The number of plays without a known year.
  public var undatedPlays = 0
  /// The number of plays of movies.
  public var moviePlays = 0
  /// The number of plays of shows and their parts.
  public var showPlays = 0
  /// The number of ratings of whole titles by score.
  public var ratings: [Score: Int] = [:]
  /// The sum of these scores, in half stars.
  public var halves = 0

  /// A calendar month.
  public struct Month: Hashable, Comparable, Sendable {
    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int

    public static func < (left: Month, right: Month) -> Bool { (left.year, left.month) < (right.year, right.month) }
  }

  /// The number of all plays.
  public var plays: Int { moviePlays + showPlays }

  /// The mean score out of ten; `nil` if there are no ratings.
  public var meanScore: Double? {
    let count = ratings.values.reduce(0, +)
    return count == 0 ? nil : Double(halves) / Double(2 * count)
  }
}

extension Statistics {
  mutating func add(_ play: Play) {
    let known = play.date.components
    if play.title.kind == .movie { moviePlays += 1 } else { showPlays += 1 }
    if let year = play.title.year { playsByDecade[year - year % 10, default: 0] += 1 }
    guard let year = known.year else {
      undatedPlays += 1
      return
    }
    playsByYear[year, default: 0] += 1
    guard let month = known.month else { return }
    playsByMonth[Month(year: year, month: month), default: 0] += 1
    guard let day = known.day, let civil = CivilDay(year: year, month: month, day: day) else { return }
    playsByWeekday[civil.weekday, default: 0] += 1
  }

  mutating func add(_ score: Score) {
    ratings[score, default: 0] += 1
    halves += score.halves
  }
}

extension CivilDay {
  /// The weekday, from 1 for Monday to 7.
  var weekday: Int {
    // January 1, 1970 was a Thursday.
    let days = startInSeconds / 86_400
    return Int(((days + 3) % 7 + 7) % 7) + 1
  }
}

/// A profile's plays, and the number of its whole-title ratings by score.
public struct PlaysAndScores: Hashable, Sendable {
  /// The plays, newest first. Plays without a date come last.
  public let plays: [Play]
  /// The number of ratings by score.
  public let scores: [Score: Int]
}

extension Library {
  /// Returns a profile's plays and score counts. With tens of thousands of plays, this takes a fraction of a second.
  public func playsAndScores(of profile: ProfileID) async throws(LibraryError) -> PlaysAndScores {
    return try await file.read { database in
      let ratings = try TitleReader(database).ratings(
        "profile = ? AND season IS NULL ORDER BY event DESC", [profile.rawValue], Matches(database))
      var seen: Set<TitleReference.Key> = []
      let latest = ratings.filter { seen.insert($0.title.key).inserted }
      return PlaysAndScores(
        plays: try Self.history(database, profile, nil, .max),
        scores: Dictionary(latest.map { ($0.score, 1) }, uniquingKeysWith: +))
    }
  }

  /// Observes changes to plays and ratings without reading them. The stream yields at once and after each change.
  public func observePlaysAndScores() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let observation = ValueObservation.tracking(
      regions: [Table("play"), Table("rating"), Table("match")], fetch: { _ in })
    let stop = file.observe { database in
      observation.start(in: database, scheduling: .async(onQueue: delivery)) { _ in
        // The file is damaged. The next read or write restores it, and the observation restarts.
      } onChange: {
        continuation.yield()
      }
    }
    continuation.onTermination = { _ in stop() }
    return stream
  }

  /// Returns the statistics of a profile's history and ratings.
  ///
  /// - Parameter year: The year of the plays to count; `nil` for all. Ratings are always counted in full.
  public func statistics(of profile: ProfileID, year: Int? = nil) async throws(LibraryError) -> Statistics {
    let ratings = try await ratings(by: profile)
    let plays = try await file.read { database in
      try TitleReader(database).plays("profile = ?", [profile.rawValue], Matches(database))
    }
    var statistics = Statistics()
    for play in plays where year == nil || play.date.components.year == year { statistics.add(play) }
    for rating in ratings where rating.part == .whole { statistics.add(rating.score) }
    return statistics
  }
}
