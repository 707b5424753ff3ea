import Catalogue
import TMDB

/// A page named by a command that also accepts episodes, which have no page of their own.
///
/// The text is that of a ``PageReference``. TMDB's address of an episode, such as
/// `https://www.themoviedb.org/tv/1396/season/2/episode/3`, names the season's page and the episode.
public struct TitlePartReference: Hashable, Sendable {
  public let page: PageReference
  /// The number of the episode in the address; `nil` if the text names none.
  public let episode: Int?

  /// - Parameters:
  ///   - page: The page that the text names.
  ///   - text: The text, from which the number of an episode is read.
  public init(_ page: PageReference, in text: String) {
    self.page = page
    guard case .season = page else {
      episode = nil
      return
    }
    let path = text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    let names = zip(path, path.dropFirst())
    // Names may follow a number in TMDB's addresses.
    episode = names.first { $0.0 == "episode" }.flatMap { Int($0.1.prefix { $0.isASCII && $0.isNumber }) }
  }
}
