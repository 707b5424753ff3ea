/// On whose behalf a user's own data are asked for or changed. No description of it shows the session.
public struct UserSession: Hashable, Sendable {
  /// The kind of session.
  public enum Kind: Hashable, Sendable {
    /// A login, which sees and changes everything of the account's.
    case account
    /// A session without an account, which can only rate.
    case guest
  }

  /// The kind of session.
  public let kind: Kind
  let secret: String

  /// A login.
  public static func account(_ session: Session) -> UserSession {
    UserSession(kind: .account, secret: session.id)
  }

  /// A session without an account.
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
