/// A user's session, for requests on the user's behalf. Its descriptions never show the session ID.
public struct UserSession: Hashable, Sendable {
  /// The kinds of sessions.
  public enum Kind: Hashable, Sendable {
    /// A login, with full access to the account.
    case account
    /// A session without an account, which can only rate.
    case guest
  }

  /// The kind of session.
  public let kind: Kind
  let secret: String

  /// Creates a user session from a login.
  public static func account(_ session: Session) -> UserSession {
    UserSession(kind: .account, secret: session.id)
  }

  /// Creates a user session from a session without an account.
  public static func guest(_ session: GuestSession) -> UserSession {
    UserSession(kind: .guest, secret: session.id)
  }

  private init(kind: Kind, secret: String) {
    self.kind = kind
    self.secret = secret
  }

  var parameters: [String: String] {
    switch kind {
    case .account: ["session_id": secret]
    case .guest: ["guest_session_id": secret]
    }
  }
}

extension UserSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "a session of kind \(kind)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["kind": kind]) }
}
