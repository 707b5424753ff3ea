import Foundation

/// Why TMDB's data could not be had: each case differs from the others in what a person can do about it.
///
/// No case ever holds an address, a key or a session, so every one may be logged and shown.
public enum TMDBError: Error, Hashable, Sendable {
  /// The API key or read token is missing, wrong or suspended (TMDB's codes 7, 10, 35).
  case wrongCredential
  /// The account, session or login does not permit this (TMDB's other codes of HTTP status 401 and 403).
  case notPermitted(StatusReply)
  /// There is no such thing at TMDB (TMDB's codes 6, 21, 34, 37; HTTP status 404).
  case notFound
  /// Too many requests (TMDB's code 25; HTTP status 429). The date is when TMDB will answer again, where it said so.
  case rateLimited(until: Date?)
  /// No connection to TMDB could be made.
  case offline
  /// The person works off line: TMDB was not asked.
  case workingOffline
  /// TMDB did not answer in time (also TMDB's code 24; HTTP status 408 and 504).
  case timedOut
  /// TMDB has trouble of its own (TMDB's codes 2, 9, 11, 15, 43, 46; HTTP status 5xx).
  case serverTrouble(status: Int)
  /// TMDB refused the request as it was put (TMDB's other codes; HTTP status 4xx).
  case refused(StatusReply)
  /// The answer was not what TMDB is known to give; the text says where, for a log.
  case unreadableAnswer(String)
  /// The answer was larger than the bound, in bytes.
  case tooLarge(limit: Int)
  /// The request was never sent because a part of it is not allowed; the text says which.
  case invalidRequest(String)
  /// The task that asked was cancelled: not a failure, and never shown.
  case cancelled

  /// Whether the same request may well succeed later, unchanged.
  public var isTransient: Bool {
    switch self {
    case .rateLimited, .offline, .timedOut: true
    case .serverTrouble(let status): status >= 500 && status != 501 && status != 505
    case .wrongCredential, .notPermitted, .notFound, .workingOffline, .refused, .unreadableAnswer, .tooLarge,
      .invalidRequest, .cancelled:
      false
    }
  }

  /// Whether TMDB was not heard at all, so that what was kept before is as good as what there is.
  public var isOffline: Bool {
    switch self {
    case .offline, .workingOffline, .timedOut: true
    default: false
    }
  }
}
