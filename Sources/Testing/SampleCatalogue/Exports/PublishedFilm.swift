/// A film that is published in place of the catalogue's films.
public struct PublishedFilm: Hashable, Sendable {
  /// TMDB's ID.
  public var id: Int
  /// The title in every language except the original one.
  public var title: String
  /// The original title, which exports contain.
  public var originalTitle: String

  public init(id: Int, title: String, originalTitle: String) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle
  }
}

extension PublishedFilm {
  /// Returns the films in a table, most popular first: an original title, a tab and a title on each line.
  public static func films(inTable text: String) -> [PublishedFilm] {
    text.split(whereSeparator: \.isNewline).enumerated().map { index, line in
      let cells = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      return PublishedFilm(id: index + 1, title: String(cells.last ?? ""), originalTitle: String(cells[0]))
    }
  }

  /// Returns the film's popularity, which decreases with its position.
  static func popularity(at position: Int, of count: Int) -> Double { Double(count - position) }
}
