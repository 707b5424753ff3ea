import Foundation

/// Who gave an answer: what came from one source is never given as another's.
public enum AnswerSource: Hashable, Sendable {
  /// TMDB itself.
  case tmdb
  /// The built-in catalogue.
  case sample
  /// Another server, by its scheme, host, port and path, such as `http://localhost:8080`.
  case server(String)

  /// The source that answers at an address, as it is given to a client: without the version. `nil` for an address that
  /// is not of the web.
  public init?(server address: URL) {
    guard let root = address.root else { return nil }
    self = root == Self.tmdbRoot ? .tmdb : .server(root)
  }

  /// The part of an address that says what was asked, such as `/movie/550`; `nil` where another source is asked.
  func path(of address: URL) -> String? {
    guard let whole = address.root else { return nil }
    switch self {
    case .sample: return whole.range(of: "/3/").map { "/" + whole[$0.upperBound...] }
    case .tmdb: return Self.path(of: whole, under: Self.tmdbRoot)
    case .server(let root): return Self.path(of: whole, under: root)
    }
  }
}

extension AnswerSource: RawRepresentable {
  /// The source that ``rawValue`` stands for; never `nil`.
  public init?(rawValue: String) {
    switch rawValue {
    case "tmdb": self = .tmdb
    case "sample": self = .sample
    default: self = .server(rawValue)
    }
  }

  /// The source in one word, or a server's address.
  public var rawValue: String {
    switch self {
    case .tmdb: "tmdb"
    case .sample: "sample"
    case .server(let root): root
    }
  }
}

extension AnswerSource {
  private static var tmdbRoot: String { "https://api.themoviedb.org" }

  private static func path(of whole: String, under root: String) -> String? {
    whole.hasPrefix(root + "/3/") ? String(whole.dropFirst(root.count + 2)) : nil
  }
}

extension URL {
  /// Scheme, host, port where it is not the usual one, and path; without a slash at its end.
  fileprivate var root: String? {
    guard let parts = URLComponents(url: self, resolvingAgainstBaseURL: true), let scheme = parts.scheme?.lowercased(),
      let usual = ["http": 80, "https": 443][scheme], let host = parts.host?.lowercased(), !host.isEmpty
    else { return nil }
    let port = parts.port.map { $0 == usual ? "" : ":\($0)" } ?? ""
    let path = parts.percentEncodedPath
    return "\(scheme)://\(host)\(port)" + (path.hasSuffix("/") ? String(path.dropLast()) : path)
  }
}
