import Foundation

/// An error of a TMDB request. Each case calls for a different action by the user.
///
/// No case contains a URL, and ``Client`` removes its credential from the server's messages. Errors can therefore be
/// logged and shown.
public enum TMDBError: Error, Hashable, Sendable {
  /// The API key or read token is missing, wrong or suspended (TMDB's codes 7, 10, 35).
  case invalidCredential
  /// The account, session or login does not permit this (TMDB's other codes of HTTP status 401 and 403).
  case notPermitted(StatusReply)
  /// The object does not exist (TMDB's codes 6, 21, 34, 37; HTTP status 404).
  case notFound
  /// The client sent too many requests (TMDB's code 25; HTTP status 429). The date is the end of TMDB's `Retry-After`,
  /// if given.
  case rateLimited(until: Date?)
  /// The connection to TMDB failed.
  case offline
  /// The server's certificate or the proxy prevented the request.
  case blocked(ConnectionProblem)
  /// The user works offline, so the client sent nothing.
  case workingOffline
  /// TMDB did not respond in time (including TMDB's code 24; HTTP status 408 and 504).
  case timedOut
  /// TMDB had an internal error (TMDB's codes 2, 9, 11, 15, 43, 46; HTTP status 5xx).
  case serverError(status: Int)
  /// TMDB rejected the request (TMDB's other codes; HTTP status 4xx).
  case refused(StatusReply)
  /// The response was malformed. The text describes the location, for logs.
  case unreadableResponse(String)
  /// The response exceeded the size limit, in bytes.
  case tooLarge(limit: Int)
  /// The client did not send the request, because a part of it is invalid. The text names that part.
  case invalidRequest(String)
  /// The task was cancelled. This is not a failure and should not be shown.
  case cancelled

  /// Whether the same request might succeed later.
  public var isTransient: Bool {
    switch self {
    case .rateLimited, .offline, .timedOut: true
    case .serverError(let status): status >= 500 && status != 501 && status != 505
    case .blocked(let problem): problem.isTransient
    case .invalidCredential, .notPermitted, .notFound, .workingOffline, .refused, .unreadableResponse, .tooLarge,
      .invalidRequest, .cancelled:
      false
    }
  }

  /// Whether TMDB could not be reached, so that a cached response is the best one available.
  public var isOffline: Bool {
    switch self {
    case .offline, .blocked, .workingOffline, .timedOut: true
    default: false
    }
  }
}
