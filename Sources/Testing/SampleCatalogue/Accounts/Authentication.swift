// TMDB's authentication with keys, tokens and sessions. No real account exists behind it.
import Foundation

extension Resolver {
  func authentication(_ path: [String]) throws(ErrorResponse) -> JSON {
    switch path {
    case []: return ["success": true, "status_code": 1, "status_message": "Success."]
    case ["token", "new"]:
      return ["success": true, "expires_at": .string(expiry), "request_token": .string(sessions.newToken())]
    case ["guest_session", "new"]:
      return [
        "success": true, "guest_session_id": .string(sessions.newGuestSession()), "expires_at": .string(expiry),
      ]
    default: throw .notFound
    }
  }

  /// Handles a POST or DELETE request for `/authentication/…`. Returns `nil` if there is no such endpoint.
  func authenticate(_ path: [String], deletes: Bool) throws(ErrorResponse) -> Success? {
    switch (path, deletes) {
    case (["token", "validate_with_login"], false):
      let fields = body
      guard let name = fields["username"] as? String, !name.isEmpty, name != "wrong", fields["password"] is String
      else {
        throw .invalidLogin
      }
      guard let token = fields["request_token"] as? String, sessions.approve(token) else { throw .invalidRequestToken }
      return Success(["success": true, "expires_at": .string(expiry), "request_token": .string(token)])
    case (["session", "new"], false):
      guard let token = body["request_token"] as? String, let session = sessions.newSession(token) else {
        throw .sessionDenied
      }
      return Success(["success": true, "session_id": .string(session)])
    case (["session"], true):
      guard let session = body["session_id"] as? String, sessions.end(session) else { throw .sessionNotFound }
      return Success(["success": true])
    default: return nil
    }
  }

  /// The fields of the request's JSON body.
  var body: [String: Any] {
    guard let body = parsedRequest.body else { return [:] }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
  }
}

extension Resolver {
  /// The time one hour from now, as `2026-01-01 00:00:00 UTC`.
  private var expiry: String {
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space).year().month().day()
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    return parsedRequest.today.now.addingTimeInterval(3_600).formatted(style) + " UTC"
  }
}
