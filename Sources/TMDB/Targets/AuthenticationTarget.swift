/// Who may ask: checking the app's own credential, and logging a user in and out.
///
/// A login takes three steps: ``requestToken``, the user's approval on TMDB's web site, and ``session(from:)``.
public enum AuthenticationTarget {
  /// Succeeds when the client's credential is good, and fails with ``TMDBError/wrongCredential`` when it is not.
  public static let validation = Target<StatusReply>("/authentication")
  /// The first step of a login.
  public static let requestToken = Target<RequestToken>("/authentication/token/new")
  /// A session without an account. It dies when it is not used for an hour.
  public static let guestSession = Target<GuestSession>("/authentication/guest_session/new")

  /// The last step of a login, once the user has approved the token.
  public static func session(from token: RequestToken) -> Target<Session> {
    post("/authentication/session/new", ["request_token": .text(token.token)])
  }

  /// Approves a token by name and password, which TMDB would rather see typed into its own page.
  public static func approve(_ token: RequestToken, user: String, password: String) -> Target<RequestToken> {
    post(
      "/authentication/token/validate_with_login",
      ["username": .text(user), "password": .text(password), "request_token": .text(token.token)])
  }

  /// A session for the user of a v4 access token.
  public static func session(fromAccessToken token: String) -> Target<Session> {
    post("/authentication/session/convert/4", ["access_token": .text(token)])
  }

  /// Logs out.
  public static func end(_ session: Session) -> Target<StatusReply> {
    Target("/authentication/session", method: .delete, body: ["session_id": .text(session.id)])
  }

  private static func post<Response>(_ path: TargetPath, _ body: [String: JSONValue]) -> Target<Response> {
    Target(path, method: .post, body: body)
  }
}
