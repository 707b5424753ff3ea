/// TMDB's daily exports of movies, shows and people.
public enum ExportKind: String, CaseIterable, Sendable {
  case movies = "movie_ids"
  case shows = "tv_series_ids"
  case people = "person_ids"

  /// Returns TMDB's file name for an export, such as `movie_ids_05_15_2026.json.gz`.
  public func fileName(month: Int, day: Int, year: Int) -> String {
    "\(rawValue)_\(month.twoDigits)_\(day.twoDigits)_\(year).json.gz"
  }
}

extension Int {
  fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
