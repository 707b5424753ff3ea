/// The first step of a login: a token that the user must approve.
public struct RequestToken: Hashable, Sendable {
  /// Whether there is one.
  public var success = false
  /// The token; a secret.
  public var token: String
  /// When it stops being good.
  public var expiresAt: Timestamp?

  /// Makes one of its token; all else is empty.
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
  /// Whether there is one.
  public var success = false
  /// The session; a secret.
  public var id: String

  /// Makes one of its id; all else is empty.
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
  /// Whether there is one.
  public var success = false
  /// The session; a secret.
  public var id: String
  /// When it stops being good.
  public var expiresAt: Timestamp?

  /// Makes one of its id; all else is empty.
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
