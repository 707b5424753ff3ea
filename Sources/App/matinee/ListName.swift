import ArgumentParser
import Catalogue

/// One of TMDB's lists as an argument: `popular` and `movie/popular` are film lists, and `tv/popular` is a series list.
enum ListName: ExpressibleByArgument {
  case movies(MovieList)
  case shows(ShowList)

  init?(argument: String) {
    if argument.hasPrefix("tv/") {
      guard let list = ShowList(rawValue: String(argument.dropFirst(3))) else { return nil }
      self = .shows(list)
    } else {
      let name = argument.hasPrefix("movie/") ? String(argument.dropFirst(6)) : argument
      guard let list = MovieList(rawValue: name) else { return nil }
      self = .movies(list)
    }
  }

  static var allValueStrings: [String] {
    MovieList.allCases.map(\.rawValue) + ShowList.allCases.map { "tv/\($0.rawValue)" }
  }
}
