import TMDB
import TitleIdentity

/// A group of films or series that TMDB's discover endpoint can list.
public enum TitleGroup: Hashable, Sendable {
  case genre(GenreID)
  case keyword(KeywordID)
}

extension TitleGroup {
  public var kind: TitleID.Kind {
    switch self {
    case .genre(let genre): genre.kind
    case .keyword(let keyword): keyword.kind
    }
  }

  /// Limits a filter to the titles of the group.
  func limit(_ filter: inout TitleFilter) {
    switch self {
    case .genre(let genre): filter.genres = .all([genre.number])
    case .keyword(let keyword): filter.keywords = .all([keyword.number])
    }
  }
}

extension TitleGroup {
  /// Returns the group's name. It is `nil` if TMDB has no such group, or if it is neither reachable nor cached.
  public func name(from client: CachingClient) async -> String? {
    switch self {
    case .genre(let genre): try? await NamedGenre.list(of: genre.kind, from: client).first { $0.id == genre }?.name
    case .keyword(let keyword): await keyword.name(from: client)
    }
  }
}

/// The form that commands use, such as `genre/movie/18` or `keyword/tv/4565`.
extension TitleGroup: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .genre(let genre): genre.description
    case .keyword(let keyword): keyword.description
    }
  }

  public init?(_ description: String) {
    if let genre = GenreID(description) {
      self = .genre(genre)
    } else if let keyword = KeywordID(description) {
      self = .keyword(keyword)
    } else {
      return nil
    }
  }

  /// Parses a form such as `genre/movie/18`.
  static func parts(of description: String, after name: String) -> (kind: TitleID.Kind, number: Int)? {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == name, let kind = TitleID.Kind(rawValue: String(parts[1])),
      let number = Int(parts[2]), number > 0
    else { return nil }
    return (kind, number)
  }
}
