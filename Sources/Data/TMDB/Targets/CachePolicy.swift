/// The part of a target's response that a cache may store.
public enum CachePolicy: Hashable, Sendable {
  /// The response and its titles. ``Target``'s `Response` type determines which titles it contains.
  case response
  /// Only the titles in the response. Offline searches find the titles of earlier search results this way.
  case titles
  /// Only the response, because it repeats another one in a different language.
  case translation
  /// Nothing, because the response belongs to an account, a session or a credential, changes with every request, or
  /// appears on no screen.
  case nothing
}

/// The type of a response that may be cached, and the part of it that a cache may store.
public struct CacheableResponse: Sendable {
  /// The type that the response must have. A cache stores no response that it can't decode as this type.
  public let type: any (Decodable & Sendable).Type
  /// Whether only the titles in the response may be stored.
  public let isTitlesOnly: Bool
  /// Whether the response repeats another one in a different language. Names in it replace no others.
  public let isTranslation: Bool

  /// Creates the description of a target's response. Returns `nil` if the response must not be cached.
  public init?<Response>(_ target: Target<Response>) {
    guard target.cachePolicy != .nothing else { return nil }
    type = Response.self
    isTitlesOnly = target.cachePolicy == .titles
    isTranslation = target.cachePolicy == .translation
  }
}
