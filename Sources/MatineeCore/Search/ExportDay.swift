import Foundation
import TMDB
import TitleIndex

/// Where the exports of a day are.
///
/// Source: [TMDB, Daily ID Exports](https://developer.themoviedb.org/docs/daily-id-exports).
struct ExportDay: Hashable, Sendable {
  private let day: DateComponents

  /// Today and the two days before, in UTC: the day's own come at about eight in the morning.
  static func latest(_ now: Date) -> [ExportDay] {
    (0..<3).map { ExportDay(now.addingTimeInterval(Double($0) * -86_400)) }
  }

  private init(_ date: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    day = calendar.dateComponents([.year, .month, .day], from: date)
  }

  /// As in `movie_ids_05_15_2026.json.gz`.
  func fileName(_ kind: TitleKind) -> String {
    String(
      format: "\(Self.prefix(kind))%02d_%02d_%04d.json.gz", day.month ?? 0, day.day ?? 0, day.year ?? 0)
  }

  /// The day that the name of an export's file tells; nil where it tells none.
  static func day(ofFile name: String) -> Date? {
    let parts = name.prefix { $0 != "." }.split(separator: "_").suffix(3).map { Int($0) ?? 0 }
    guard parts.count == 3, name.hasSuffix(".json.gz") || name.hasSuffix(".json") else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day = DateComponents(calendar: calendar, year: parts[2], month: parts[0], day: parts[1])
    return day.isValidDate ? day.date : nil
  }

  static func prefix(_ kind: TitleKind) -> String {
    switch kind {
    case .film: "movie_ids_"
    case .series: "tv_series_ids_"
    case .person: "person_ids_"
    }
  }
}

extension ExportSource {
  /// The folder of the exports.
  var exports: URL {
    let server =
      switch self {
      case .tmdb, .sample: URL(string: "https://files.tmdb.org") ?? ClientConfiguration.standardBaseURL
      case .server(let url): url
      }
    return server.appending(path: "p/exports", directoryHint: .isDirectory)
  }
}
