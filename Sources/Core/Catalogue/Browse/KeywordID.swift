import AppFoundation
import TMDB
import TitleIdentity

/// The ID of the films or the series with a keyword. TMDB's keywords are the same for both.
public struct KeywordID: Hashable, Sendable {
  public let kind: TitleID.Kind
  public let number: Keyword.ID

  public init(_ kind: TitleID.Kind, _ number: Keyword.ID) {
    self.kind = kind
    self.number = number
  }
}

/// The form that commands use, such as `keyword/movie/4565`.
extension KeywordID: LosslessStringConvertible {
  public var description: String { "keyword/\(kind.rawValue)/\(number)" }

  public init?(_ description: String) {
    guard let (kind, number) = TitleGroup.parts(of: description, after: "keyword") else { return nil }
    self.init(kind, number)
  }
}

extension KeywordID {
  /// Returns the keyword's name. It is `nil` if TMDB has no such keyword, or if it is neither reachable nor cached.
  func name(from client: CachingClient) async -> String? {
    let target = KeywordTarget.details(number)
    let cached = try? await client.cacheClient?.value(of: target)
    let found = if let cached { cached } else { try? await client.value(of: target) }
    return found.map { BoundedText.line($0.name) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
