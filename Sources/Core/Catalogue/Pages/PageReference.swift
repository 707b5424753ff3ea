import Foundation
import TMDB
import TitleIdentity

/// A page named by a command or an address, or an IMDb ID that TMDB has to look up.
///
/// The initializer accepts these forms and no others:
/// - `movie/603`, `tv/1396`, `tv/1396/season/1`, `person/6384` and `collection/2344`.
/// - An address on TMDB, in which a name may follow the number.
/// - `tt0133093` and `nm0000206`.
/// - An address on IMDb.
public enum PageReference: Hashable, Sendable {
  case title(TitleID)
  case season(SeasonID)
  case person(Person.ID)
  /// A collection of films that belong together.
  case collection(CollectionSummary.ID)
  /// An IMDb ID: `tt…` for a title or an episode, `nm…` for a person.
  case imdb(String)

  public init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard (1...Self.maximumLength).contains(text.utf8.count), text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      return nil
    }
    guard text.contains("://") || Self.hosts.contains(where: { text.lowercased().hasPrefix("\($0.name)/") }) else {
      self.init(tmdbPath: text.split(separator: "/", omittingEmptySubsequences: false), isAddress: false)
      return
    }
    self.init(address: text.contains("://") ? text : "https://\(text)")
  }
}

extension PageReference: CustomStringConvertible {
  /// The short form, which ``init(_:)`` parses back.
  public var description: String {
    switch self {
    case .title(let id): "\(id)"
    case .season(let id): "\(id)"
    case .person(let id): "person/\(id)"
    case .collection(let id): "collection/\(id)"
    case .imdb(let id): id
    }
  }
}

extension PageReference {
  private enum Site { case tmdb, imdb }

  private static let hosts: [(name: String, site: Site)] = [
    ("www.themoviedb.org", .tmdb), ("themoviedb.org", .tmdb), ("www.imdb.com", .imdb), ("imdb.com", .imdb),
    ("m.imdb.com", .imdb),
  ]

  private init?(address: String) {
    guard let components = URLComponents(string: address), let scheme = components.scheme?.lowercased(),
      ["https", "http"].contains(scheme), components.user == nil, components.password == nil, components.port == nil,
      let host = components.host?.lowercased(), let site = Self.hosts.first(where: { $0.name == host })?.site
    else { return nil }
    // The path stays percent-encoded, so that an escaped digit isn't accepted as part of a number.
    let path = components.percentEncodedPath.split(separator: "/")
    guard !path.contains("."), !path.contains("..") else { return nil }
    switch site {
    case .tmdb: self.init(tmdbPath: path, isAddress: true)
    case .imdb: self.init(imdbPath: path)
    }
  }

  /// - Parameter isAddress: Whether a name may follow a number and further components may follow the page's path.
  private init?(tmdbPath path: [Substring], isAddress: Bool) {
    if !isAddress, path.count == 1, let id = Self.imdbID(path[0]) {
      self = .imdb(id)
      return
    }
    guard path.count >= 2, let number = Self.number(path[1], mayBeNamed: isAddress), number > 0 else { return nil }
    if path[0] == "tv", path.count >= 4, path[2] == "season", let season = Self.number(path[3], mayBeNamed: false) {
      guard isAddress || path.count == 4 else { return nil }
      self = .season(SeasonID(show: number, number: season))
      return
    }
    guard isAddress || path.count == 2 else { return nil }
    switch path[0] {
    case "movie": self = .title(.movie(number))
    case "tv": self = .title(.show(number))
    case "person": self = .person(number)
    case "collection": self = .collection(number)
    default: return nil
    }
  }

  /// Parses `/title/tt0133093/…`, optionally after a language, as in `/de/title/tt0133093/`.
  private init?(imdbPath path: [Substring]) {
    let rest = path.first.map { $0.utf8.count == 2 || $0.contains("-") } == true ? path.dropFirst() : path[...]
    guard rest.count >= 2, let kind = rest.first, let id = Self.imdbID(rest[rest.startIndex + 1]),
      kind == "title" && id.hasPrefix("tt") || kind == "name" && id.hasPrefix("nm")
    else { return nil }
    self = .imdb(id)
  }

  private static func imdbID(_ text: Substring) -> String? {
    let id = text.lowercased()
    return IMDbID.isTitle(id) || IMDbID.isPerson(id) ? id : nil
  }

  /// Returns the number that the text consists of. If `mayBeNamed` is true, a name may follow, as in `603-the-matrix`.
  private static func number(_ text: Substring, mayBeNamed: Bool) -> Int? {
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }
    let rest = text.utf8.dropFirst(digits.count)
    guard (1...12).contains(digits.count), rest.isEmpty || mayBeNamed && rest.first == UInt8(ascii: "-") else {
      return nil
    }
    return Int(Substring(digits))
  }

  /// The maximum length of an address, in bytes. No page has a longer one.
  private static let maximumLength = 500
}

extension PageReference {
  /// The page's web address, on IMDb for an IMDb ID and on TMDB otherwise. ``init(_:)`` parses it back.
  public var address: URL? {
    switch self {
    case .title, .season, .person, .collection: URL(string: "https://www.themoviedb.org/\(self)")
    case .imdb(let id): URL(string: "https://www.imdb.com/\(id.hasPrefix("nm") ? "name" : "title")/\(id)/")
    }
  }
}
