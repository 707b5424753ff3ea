/// The targets for checking the app's credential, and for logging users in and out.
///
/// A login has three steps: ``requestToken``, the user's approval on TMDB's website, and ``session(from:)``.
public enum AuthenticationTarget {
  /// A check of the client's credential. It fails with ``TMDBError/invalidCredential`` if the credential is invalid.
  public static let validation = Target<StatusReply>("/authentication", cache: .nothing)
  /// The first step of a login.
  public static let requestToken = Target<RequestToken>("/authentication/token/new", cache: .nothing)
  /// A session without an account. It expires after an hour without use.
  public static let guestSession = Target<GuestSession>("/authentication/guest_session/new", cache: .nothing)

  /// Returns a target for the last step of a login, after the user has approved the token.
  public static func session(from token: RequestToken) -> Target<Session> {
    post("/authentication/session/new", ["request_token": .text(token.token)])
  }

  /// Returns a target that approves a token with a user name and password. TMDB prefers approval on its website.
  public static func approve(_ token: RequestToken, user: String, password: String) -> Target<RequestToken> {
    post(
      "/authentication/token/validate_with_login",
      ["username": .text(user), "password": .text(password), "request_token": .text(token.token)])
  }

  /// Returns a target that creates a session for the user of a v4 access token.
  public static func session(fromAccessToken token: String) -> Target<Session> {
    post("/authentication/session/convert/4", ["access_token": .text(token)])
  }

  /// Returns a target that ends a session.
  public static func end(_ session: Session) -> Target<StatusReply> {
    Target("/authentication/session", cache: .nothing, method: .delete, body: ["session_id": .text(session.id)])
  }

  private static func post<Response>(_ path: TargetPath, _ body: [String: JSONValue]) -> Target<Response> {
    Target(path, cache: .nothing, method: .post, body: body)
  }
}
