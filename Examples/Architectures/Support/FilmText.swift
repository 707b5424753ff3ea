import Foundation
import LoadingState
import TMDB

/// The feature's strings, which all architectures share.
public nonisolated enum FilmText {
  public static let title = "Featured"
  public static let search = "Search Films"
  public static let searchPlaceholder = "Search films"
  public static let results = "Search Results"
  public static let retry = "Retry"
  public static let loading = "Loading"
  public static let nowPlaying = "Now Playing"
  public static let upcoming = "Upcoming"
  public static let popular = "Popular"
  public static let topRated = "Top Rated"

  /// Returns the description of a list's content, such as "20 films".
  public static func count(_ films: Int) -> String { films == 1 ? "1 film" : "\(films) films" }

  /// The message for a list without films.
  public static let empty = StateMessage(
    icon: "folder-symbolic", title: "No Films", explanation: "TMDB lists no films here.")

  /// Returns the message for a search without results.
  public static func noResults(for text: String) -> StateMessage {
    StateMessage(
      icon: "edit-find-symbolic", title: "No Results", explanation: "No film’s title matches “\(text)”.")
  }

  /// Returns the message for a failed request, with a button that retries it.
  public static func failure(_ error: TMDBError) -> StateMessage {
    let sentences = [error.errorDescription, error.recoverySuggestion].compactMap(\.self)
    return StateMessage(
      icon: "network-error-symbolic", title: "Can’t Load Films", explanation: sentences.joined(separator: " "),
      button: retry, action: .retry)
  }

  /// Returns the line below a film's title, such as "25 Nov 1942 · 1 h 42 min · Drama, Romance".
  public static func facts(_ row: FilmRow, _ details: MovieDetails?) -> String {
    let runtime = details?.runtime.map { "\($0 / 60) h \($0 % 60) min" }
    let genres = details?.genres.map(\.name).joined(separator: ", ")
    return [row.date, runtime, genres].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  static func date(_ day: DayDate) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard let date = calendar.date(from: day.dateComponents) else { return day.description }
    return date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: .gmt))
  }
}
