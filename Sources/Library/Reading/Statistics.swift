import GRDB

/// What can be counted from a journal alone; genres, countries and hours are the catalogue's to tell.
public struct Statistics: Hashable, Sendable {
  /// Plays by month, where at least that is known.
  public var playsByMonth: [Month: Int] = [:]
  /// Plays by year, where at least that is known.
  public var playsByYear: [Int: Int] = [:]
  /// Plays by weekday, from 1 for Monday to 7, where the day is known.
  public var playsByWeekday: [Int: Int] = [:]
  /// Plays by the decade in which the title came out, where that is known: 1970.
  public var playsByDecade: [Int: Int] = [:]
  /// Plays of which nobody knows when.
  public var undatedPlays = 0
  /// Plays of films.
  public var filmPlays = 0
  /// Plays of episodes and other parts of series.
  public var seriesPlays = 0
  /// Ratings of whole titles by score.
  public var ratings: [Score: Int] = [:]
  /// Their scores, together, in halves.
  public var halves = 0

  /// A month of a year.
  public struct Month: Hashable, Comparable, Sendable {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int

    public static func < (left: Month, right: Month) -> Bool { (left.year, left.month) < (right.year, right.month) }
  }

  /// All plays.
  public var plays: Int { filmPlays + seriesPlays }

  /// Of ten; `nil` without ratings.
  public var meanScore: Double? {
    let count = ratings.values.reduce(0, +)
    return count == 0 ? nil : Double(halves) / Double(2 * count)
  }
}

extension Statistics {
  mutating func add(_ play: Play) {
    let known = play.date.components
    if play.title.kind == .film { filmPlays += 1 } else { seriesPlays += 1 }
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
  /// 1 for Monday to 7.
  var weekday: Int {
    // 1970 began on a Thursday.
    let days = startInSeconds / 86_400
    return Int(((days + 3) % 7 + 7) % 7) + 1
  }
}

/// All that somebody watched, and how often they gave which score to a whole title.
public struct PlaysAndScores: Hashable, Sendable {
  /// The latest first; what is without a date comes last.
  public let plays: [Play]
  /// How often each was given.
  public let scores: [Score: Int]
}

extension Library {
  /// Everything that can be counted of somebody. With tens of thousands of plays it takes a part of a second.
  public func playsAndScores(of profile: ProfileID) async throws(LibraryError) -> PlaysAndScores {
    try await verifyIfDue()
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

  /// That somebody's plays or ratings may have changed: whoever needs all of them reads them when it suits. It says so at once for the
  /// first time.
  public func observePlaysAndScores() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let observation = ValueObservation.tracking(
      regions: [Table("play"), Table("rating"), Table("match")], fetch: { _ in })
    let stop = file.observe { database in
      observation.start(in: database, scheduling: .async(onQueue: delivery)) { _ in
        // As for what is read.
      } onChange: {
        continuation.yield()
      }
    }
    continuation.onTermination = { _ in stop() }
    return stream
  }

  /// What can be counted of somebody's history and ratings.
  ///
  /// - Parameter year: only plays of that year; ratings are all counted.
  public func statistics(of profile: ProfileID, year: Int? = nil) async throws(LibraryError) -> Statistics {
    try await verifyIfDue()
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
