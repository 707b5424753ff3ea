import Foundation
import LoadingState
import TMDB

/// The example's strings.
nonisolated enum GenresText {
  static let title = "Genres"
  static let retry = "Retry"
  static let yourRating = "Your rating"

  /// Returns the description of the content, such as "9 genres".
  static func count(_ genres: Int) -> String { genres == 1 ? "1 genre" : "\(genres) genres" }

  static let noGenres = StateMessage(
    icon: "folder-symbolic", title: "No Genres", explanation: "TMDB lists no film genres.")

  static let noFilms = StateMessage(
    icon: "folder-symbolic", title: "No Films", explanation: "TMDB lists no films in this genre.")

  /// Returns the message for a failed request, with a button that retries it.
  static func failure(_ error: TMDBError) -> StateMessage {
    let sentences = [error.errorDescription, error.recoverySuggestion].compactMap(\.self)
    return StateMessage(
      icon: "network-error-symbolic", title: "Can’t Load Films", explanation: sentences.joined(separator: " "),
      button: retry)
  }

  /// Returns the line below a film's title, such as "1942 · 1 h 42 min · Drama, Romance".
  static func facts(_ film: Film, _ details: MovieDetails?) -> String {
    let runtime = details?.runtime.map { "\($0 / 60) h \($0 % 60) min" }
    let genres = details?.genres.map(\.name).joined(separator: ", ")
    return [film.year, runtime, genres].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Returns the text for TMDB's rating, such as "TMDB: 8.2 out of 10"; empty without votes.
  static func score(_ film: Film) -> String { film.score.isEmpty ? "" : "TMDB: \(film.score) out of 10" }

  /// Returns the message for a file of ratings that can't be read.
  static func unreadable(_ file: URL) -> StateMessage {
    StateMessage(
      icon: "dialog-warning-symbolic", title: "Can’t Read Your Ratings",
      explanation: "Your ratings in \(file.path) can’t be read, so you can’t rate films. "
        + "Fix or remove the file, then restart the app.")
  }

  /// Returns the message for ratings that can't be saved.
  static func unwritable(_ file: URL, reason: String) -> StateMessage {
    StateMessage(
      icon: "dialog-warning-symbolic", title: "Can’t Save Your Ratings",
      explanation:
        "Your ratings can’t be saved in \(file.path): \(reason) The example will try again when you next rate a film.")
  }
}
