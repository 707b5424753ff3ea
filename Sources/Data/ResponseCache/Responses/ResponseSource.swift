import Foundation

/// The source of a cached response. A cache never returns one source's response for another source.
public enum ResponseSource: Hashable, Sendable {
  /// TMDB's own server.
  case tmdb
  /// The built-in sample catalogue.
  case sample
  /// Another server, by its scheme, host, port and path, such as `http://localhost:8080`.
  case server(String)

  /// Creates the source for a client's base URL, without the API version. Returns `nil` if the URL is not HTTP or
  /// HTTPS.
  public init?(server address: URL) {
    guard let root = address.root else { return nil }
    self = root == Self.tmdbRoot ? .tmdb : .server(root)
  }

  /// Returns the path after the API version, such as `/movie/550`, or `nil` if the URL belongs to another source.
  func path(of address: URL) -> String? {
    guard let whole = address.root else { return nil }
    switch self {
    case .sample: return whole.range(of: "/3/").map { "/" + whole[$0.upperBound...] }
    case .tmdb: return Self.path(of: whole, under: Self.tmdbRoot)
    case .server(let root): return Self.path(of: whole, under: root)
    }
  }
}

extension ResponseSource: RawRepresentable {
  /// Creates the source for a raw value. Never returns `nil`.
  public init?(rawValue: String) {
    switch rawValue {
    case "tmdb": self = .tmdb
    case "sample": self = .sample
    default: self = .server(rawValue)
    }
  }

  /// The source's name, or a server's address.
  public var rawValue: String {
    switch self {
    case .tmdb: "tmdb"
    case .sample: "sample"
    case .server(let root): root
    }
  }
}

extension ResponseSource {
  private static var tmdbRoot: String { "https://api.themoviedb.org" }

  private static func path(of whole: String, under root: String) -> String? {
    whole.hasPrefix(root + "/3/") ? String(whole.dropFirst(root.count + 2)) : nil
  }
}

extension URL {
  /// The scheme, host, non-default port and path, without a trailing slash.
  fileprivate var root: String? {
    guard let parts = URLComponents(url: self, resolvingAgainstBaseURL: true), let scheme = parts.scheme?.lowercased(),
      let defaultPort = ["http": 80, "https": 443][scheme], let host = parts.host?.lowercased(), !host.isEmpty
    else { return nil }
    let port = parts.port.map { $0 == defaultPort ? "" : ":\($0)" } ?? ""
    let path = parts.percentEncodedPath
    return "\(scheme)://\(host)\(port)" + (path.hasSuffix("/") ? String(path.dropLast()) : path)
  }
}
