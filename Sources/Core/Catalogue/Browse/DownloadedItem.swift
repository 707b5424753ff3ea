import AppFoundation
import TitleIdentity

/// Downloadable content: one of TMDB's lists, a group such as a genre, or a single title.
public struct DownloadedItem: Hashable, Identifiable, Sendable {
  public enum ID: Hashable, Sendable {
    case movies(MovieList)
    case shows(ShowList)
    case group(TitleGroup)
    case title(TitleID)
  }

  public let id: ID
  /// The name to show.
  public var name: String
  /// The title's original language, if it is known. The request for the page includes pictures in this language.
  public var original: LanguageTag?

  public init(_ id: ID, name: String, original: LanguageTag? = nil) {
    self.id = id
    self.name = name
    self.original = original
  }
}

extension DownloadedItem.ID {
  /// The kind of the titles.
  public var kind: TitleID.Kind {
    switch self {
    case .movies: .movie
    case .shows: .show
    case .group(let group): group.kind
    case .title(let title): title.kind
    }
  }

  /// Whether this is a single title.
  public var isTitle: Bool { if case .title = self { true } else { false } }
}

/// The form that commands use: `featured/popular`, `tv/popular`, `genre/movie/18` or `movie/603`.
extension DownloadedItem.ID: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .movies(let list): "featured/\(list.rawValue)"
    case .shows(let list): "tv/\(list.rawValue)"
    case .group(let group): group.description
    case .title(let title): title.description
    }
  }

  public init?(_ description: String) {
    if let list = MovieList.allCases.first(where: { Self.movies($0).description == description }) {
      self = .movies(list)
    } else if let list = ShowList.allCases.first(where: { Self.shows($0).description == description }) {
      self = .shows(list)
    } else if let group = TitleGroup(description) {
      self = .group(group)
    } else if let title = TitleID(description) {
      self = .title(title)
    } else {
      return nil
    }
  }
}

extension DownloadedItem: Codable {
  private enum Key: String, CodingKey { case id, name, original }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let text = try values.decode(String.self, forKey: .id)
    guard let id = ID(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: values, debugDescription: "“\(text)” isn’t an address in Matinee.")
    }
    let original = try values.decodeIfPresent(String.self, forKey: .original)
    self.init(
      id, name: BoundedText.line(try values.decode(String.self, forKey: .name), maximumLength: 200),
      original: original.flatMap { LanguageTag($0) })
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id.description, forKey: .id)
    try values.encode(name, forKey: .name)
    try values.encodeIfPresent(original?.description, forKey: .original)
  }
}
