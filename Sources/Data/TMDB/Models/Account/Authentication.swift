/// A token for the first step of a login, which the user must approve.
public struct RequestToken: Hashable, Sendable {
  /// Whether TMDB created the request token.
  public var success = false
  /// The token, a secret.
  public var token: String
  /// The expiration date.
  public var expiresAt: Timestamp?

  /// Creates a value with a token; the other properties are empty.
  public init(token: String) {
    self.token = token
  }
}

extension RequestToken: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    token = try row.required("request_token")
    row.read("success", into: &success)
    row.read("expires_at", into: &expiresAt)
  }
}

/// A user's session.
public struct Session: Hashable, Sendable {
  /// Whether TMDB created the session.
  public var success = false
  /// The session ID, a secret.
  public var id: String

  /// Creates a value with an ID; the other properties are empty.
  public init(id: String) {
    self.id = id
  }
}

extension Session: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("session_id")
    row.read("success", into: &success)
  }
}

/// A session without an account.
public struct GuestSession: Hashable, Sendable {
  /// Whether TMDB created the guest session.
  public var success = false
  /// The session ID, a secret.
  public var id: String
  /// The expiration date.
  public var expiresAt: Timestamp?

  /// Creates a value with an ID; the other properties are empty.
  public init(id: String) {
    self.id = id
  }
}

extension GuestSession: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("guest_session_id")
    row.read("success", into: &success)
    row.read("expires_at", into: &expiresAt)
  }
}
