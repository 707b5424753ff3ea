import AppFoundation
import Foundation
import Library
import Planning
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

/// A show in the notation of the planning tables. The day of the tables is Monday, 1 June 2026.
///
/// A season is written as "2: 1-6@-30 7@0 8@7 9": episodes 1 to 6 aired thirty days ago, 7 airs today, 8 in seven days,
/// and 9 has no date.
struct PlanShow: Sendable {
  var name = "Heimat"
  var id = 7
  var seasons: [String]
  var watched = ""
  var isOngoing = true
  /// The days since the latest play.
  var lastPlayed = 10
  /// The choices, such as "paused" or "specials".
  var choices: Set<String> = []

  static let today = DayDate(year: 2026, month: 6, day: 1)

  /// TMDB's response about the show.
  func response() throws -> String {
    var rows: [Int: [ShowJSON.Episode]] = [:]
    for season in seasons {
      let words = season.split(separator: " ")
      let number = try #require(words.first.flatMap { Int($0.dropLast()) })
      rows[number] = words.dropFirst().flatMap { word -> [ShowJSON.Episode] in
        let parts = word.split(separator: "@")
        let bounds = parts[0].split(separator: "-").compactMap { Int($0) }
        let day = parts.count > 1 ? Int(parts[1]) : nil
        return (bounds[0]...bounds[bounds.count - 1]).map { number in
          ShowJSON.Episode(
            number, name: "Name \(word)", date: day.flatMap { Self.today?.adding(days: $0)?.description })
        }
      }
    }
    let members = #""first_air_date":"1984-09-16","status":"\#(isOngoing ? "Returning Series" : "Ended")""#
    return ShowJSON(id: id, name: name, seasons: rows, members: members).text
  }

  func guide() throws -> EpisodeGuide {
    var guide = EpisodeGuide()
    guide.add(try read(TVShowDetails.self, try response()), at: Date())
    return guide
  }

  /// Writes the plays and choices of the owner.
  func write(to library: Library) async throws {
    let title = TitleReference(.tmdb, .show, id, name: name)
    let (parts, choices) = (parts, choices)
    let played = try #require(Self.today?.adding(days: -lastPlayed))
    _ = try await library.write(by: .owner) { batch in
      for part in parts {
        try batch.watch(title, part: part, on: .day(year: played.year, month: played.month, day: played.day))
      }
      if choices.contains("paused") { try batch.setState(.paused, of: title) }
      if choices.contains("dropped") { try batch.setState(.dropped, of: title) }
      if choices.contains("specials") { try batch.setSpecials(true, of: title) }
      if choices.contains("rewatch") { try batch.setRewatching(true, of: title) }
    }
  }

  /// Returns the show as a library reads it after the plays and choices.
  func followed() async throws -> StartedShow {
    let library = try Library.inMemory()
    try await write(to: library)
    if let show = try await library.startedShows(of: .owner, from: .tmdb).first { return show }
    return StartedShow(TitleReference(.tmdb, .show, id, name: name), [], TitleChoices(), lastPlayed: .unknown)
  }

  func planned() async throws -> PlannedShow { PlannedShow(try await followed(), try guide(), on: Self.today) }

  /// The plays in a text such as "S1 S2E3 all".
  private var parts: [TitlePart] {
    watched.split(separator: " ").map { word in
      if word == "all" { return .whole }
      let numbers = word.dropFirst().split(separator: "E").compactMap { Int($0) }
      return numbers.count == 1 ? .season(numbers[0]) : .episode(season: numbers[0], number: numbers[1])
    }
  }
}
