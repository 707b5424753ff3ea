import Foundation
import TMDB

/// Which question an answer belongs to: the same for every request that must get the same answer.
///
/// Language, region and every other parameter count, in whatever order; the app's own credential does not, and is never
/// part of a key.
public struct AnswerKey: Hashable, Sendable {
  /// Which list, or which other thing, this is a page of.
  public let list: ListKey
  /// Counted from 1; 1 where there are no pages.
  public let page: Int

  /// Makes one of its parts.
  public init(_ list: ListKey, page: Int = 1) {
    self.list = list
    self.page = page
  }

  /// The key of a request; `nil` for one that does not only read, for one to another source, and for one whose answer
  /// is of a person's account.
  public init?(_ request: NetworkRequest, source: AnswerSource) {
    guard request.method == .get, request.body == nil, let path = source.path(of: request.url) else { return nil }
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

/// Which list it is, whatever the page.
public struct ListKey: Hashable, Sendable {
  /// Whose list.
  public let source: AnswerSource
  /// The path under the version, as it is sent: `/movie/popular`.
  public let path: String
  /// The parameters but for the page and the credential, as they are sent, sorted: `language=de&region=DE`.
  public let query: String

  /// Makes one of its parts; the parameters are sorted already.
  public init(source: AnswerSource, path: String, query: String = "") {
    self.source = source
    self.path = path
    self.query = query
  }
}

extension AnswerKey: CustomStringConvertible {
  /// For a log; there is nothing secret in it.
  public var description: String {
    list.source.rawValue + " " + list.path + (list.query.isEmpty ? "" : "?" + list.query)
      + (page == 1 ? "" : " page \(page)")
  }
}
