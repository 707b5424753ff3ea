import Foundation

/// Redaction of secrets in logs and messages that could contain a URL or a server's text.
extension URL {
  /// The URL for logs, with each secret replaced by `…`, and without user, password and fragment.
  ///
  /// Secrets in the query are `api_key`, `session_id`, `guest_session_id`, `request_token`, `access_token`, `username`
  /// and `password`. Secrets in the path are the segments after `guest_session`, `account` and `authenticate`.
  public var redacted: String {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return "…" }
    components.user = nil
    components.password = nil
    components.fragment = nil
    let query = components.percentEncodedQuery.map(Self.redacted(query:))
    let segments = components.percentEncodedPath.components(separatedBy: "/")
    let path = segments.indices.map { index in
      index > 0 && Self.secretParents.contains(segments[index - 1]) && segments[index] != "" ? "…" : segments[index]
    }
    components.percentEncodedPath = ""
    components.query = nil
    return (components.string ?? "") + path.joined(separator: "/") + (query.map { "?" + $0 } ?? "")
  }

  /// The path segments that are secrets.
  var secretSegments: [String] {
    let segments = path(percentEncoded: false).components(separatedBy: "/")
    return zip(segments, segments.dropFirst()).filter { Self.secretParents.contains($0.0) }.map(\.1)
  }

  private static let secretParents: Set<String> = ["guest_session", "account", "authenticate"]
  private static let secretParameters: Set<String> = [
    "api_key", "session_id", "guest_session_id", "request_token", "access_token", "username", "password",
  ]

  private static func redacted(query: String) -> String {
    query.split(separator: "&").map { part in
      let name = part.prefix { $0 != "=" }
      let plain = String(name).removingPercentEncoding ?? String(name)
      return secretParameters.contains(plain.lowercased()) ? "\(name)=…" : String(part)
    }.joined(separator: "&")
  }
}

extension NetworkRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The method and the redacted URL, without headers and body.
  public var description: String { "\(method.rawValue) \(url.redacted)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}

extension String {
  func without(_ secret: String?) -> String {
    guard let secret, !secret.isEmpty else { return self }
    return replacing(secret, with: "…")
  }
}

extension TMDBError {
  /// Returns the error without the secret, in case the server's message repeats it.
  func without(_ secret: String?) -> TMDBError {
    switch self {
    case .refused(let reply): .refused(reply.without(secret))
    case .notPermitted(let reply): .notPermitted(reply.without(secret))
    default: self
    }
  }
}

extension StatusReply {
  fileprivate func without(_ secret: String?) -> StatusReply {
    var reply = self
    reply.message = message?.without(secret)
    reply.errors = errors.map { $0.without(secret) }
    return reply
  }
}
