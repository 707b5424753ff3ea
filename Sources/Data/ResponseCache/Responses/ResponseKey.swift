import Foundation
import TMDB

/// The key of a cached response, equal for all requests with the same response.
///
/// It includes the language, the region and all other parameters, in any order. It never includes the app's credential.
public struct ResponseKey: Hashable, Sendable {
  /// The list or object that the page belongs to.
  public let list: ListKey
  /// The page number, from 1; 1 if there are no pages.
  public let page: Int

  /// Creates a key from its parts.
  public init(_ list: ListKey, page: Int = 1) {
    self.list = list
    self.page = page
  }

  /// Creates the key of a request.
  ///
  /// Returns `nil` if the response must not be cached, if the request is not a GET request, if it goes to another
  /// source, or if it carries a session or login data.
  public init?(_ request: NetworkRequest, source: ResponseSource) {
    guard request.cacheable != nil, request.method == .get, request.body == nil,
      let path = source.path(of: request.url)
    else { return nil }
    let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.percentEncodedQuery ?? ""
    var page = 1
    var parameters: [String] = []
    for parameter in query.split(separator: "&") {
      let name = parameter.prefix { $0 != "=" }
      switch name {
      case "api_key": continue
      case "session_id", "guest_session_id", "request_token", "username", "password", "access_token": return nil
      case "page":
        guard let number = Int(parameter.dropFirst("page=".count)), number > 0 else { return nil }
        page = number
      default: parameters.append(String(parameter))
      }
    }
    self.init(ListKey(source: source, path: path, query: parameters.sorted().joined(separator: "&")), page: page)
  }
}

/// The key of a list or object, shared by all of its pages.
public struct ListKey: Hashable, Sendable {
  /// The source of the response.
  public let source: ResponseSource
  /// The percent-encoded path after the API version, such as `/movie/popular`.
  public let path: String
  /// The percent-encoded parameters, sorted and without page and credential, such as `language=de&region=DE`.
  public let query: String

  /// Creates a key from its parts. The parameters must be sorted.
  public init(source: ResponseSource, path: String, query: String = "") {
    self.source = source
    self.path = path
    self.query = query
  }

  /// The language of the response, such as `de-DE`; `nil` if the request doesn't name one.
  var language: String? {
    query.split(separator: "&").first { $0.hasPrefix("language=") }.map { String($0.dropFirst("language=".count)) }
  }
}

extension ResponseKey: CustomStringConvertible {
  /// The key for logs. It contains no secrets.
  public var description: String {
    list.source.rawValue + " " + list.path + (list.query.isEmpty ? "" : "?" + list.query)
      + (page == 1 ? "" : " page \(page)")
  }
}
