import Foundation
import TMDB
import TitleIdentity
import TitleIndex

/// A day of TMDB's exports.
///
/// Source: [TMDB, Daily ID Exports](https://developer.themoviedb.org/docs/daily-id-exports).
struct ExportDay: Hashable, Sendable {
  private let day: DateComponents

  /// Returns today and the two previous days in UTC. TMDB publishes a day's exports at about 8:00.
  static func latest(_ now: Date) -> [ExportDay] {
    (0..<3).map { ExportDay(now.addingTimeInterval(Double($0) * -86_400)) }
  }

  private init(_ date: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    day = calendar.dateComponents([.year, .month, .day], from: date)
  }

  /// Returns the name of a kind's export, such as `movie_ids_05_15_2026.json.gz`.
  func fileName(_ kind: MediaKind) -> String {
    String(
      format: "\(Self.prefix(kind))%02d_%02d_%04d.json.gz", day.month ?? 0, day.day ?? 0, day.year ?? 0)
  }

  /// Returns the day in the name of an export's file, or `nil` if there is none.
  static func day(ofFile name: String) -> Date? {
    let parts = name.prefix { $0 != "." }.split(separator: "_").suffix(3).map { Int($0) ?? 0 }
    guard parts.count == 3, name.hasSuffix(".json.gz") || name.hasSuffix(".json") else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day = DateComponents(calendar: calendar, year: parts[2], month: parts[0], day: parts[1])
    return day.isValidDate ? day.date : nil
  }

  static func prefix(_ kind: MediaKind) -> String {
    switch kind {
    case .movie: "movie_ids_"
    case .show: "tv_series_ids_"
    case .person: "person_ids_"
    }
  }
}

extension ExportSource {
  /// The address of the folder with the exports.
  var exports: URL {
    let server =
      switch self {
      case .tmdb, .sample: URL(string: "https://files.tmdb.org") ?? ClientConfiguration.standardBaseURL
      case .server(let url): url
      }
    return server.appending(path: "p/exports", directoryHint: .isDirectory)
  }
}
