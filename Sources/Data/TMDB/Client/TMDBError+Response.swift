import Foundation

/// Classification of TMDB's responses and network errors.
extension TMDBError {
  /// Returns the error that a response reports, or `nil` if it reports none.
  ///
  /// TMDB's status code takes precedence over the HTTP status. A body with `{"success": false}` or `{"errors": […]}` is
  /// an error regardless of its HTTP status.
  public init?(_ response: NetworkResponse, now: Date = Date()) {
    let reply = StatusReply(errorIn: response)
    guard reply != nil || !(200..<300).contains(response.status) else { return nil }
    let status = reply ?? StatusReply()
    if let code = status.code, let error = Self(code: code, reply: status, response: response, now: now) {
      self = error
    } else {
      self = Self(status: response.status, reply: status, response: response, now: now)
    }
  }

  /// Returns whether TMDB reports that it doesn't have a resource. An ordinary web page with the status 404, such as a
  /// proxy's, doesn't count.
  public static func isMissing(_ response: NetworkResponse) -> Bool {
    response.status == 404 && [6, 34].contains(StatusReply(errorIn: response)?.code)
  }

  /// Creates the error for a request without a response.
  public init(_ error: NetworkError) {
    switch error {
    case .cancelled: self = .cancelled
    case .unreachable: self = .offline
    case .blocked(let problem): self = .blocked(problem)
    case .unreadable(let reason): self = .unreadableResponse(reason)
    case .switchedOff: self = .workingOffline
    case .timedOut: self = .timedOut
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    }
  }
}

extension TMDBError {
  private init?(code: Int, reply: StatusReply, response: NetworkResponse, now: Date) {
    switch code {
    case 7, 10, 35: self = .invalidCredential
    case 3, 14, 16, 17, 30, 31, 32, 33, 36, 38, 39, 41, 45: self = .notPermitted(reply)
    case 6, 21, 34, 37: self = .notFound
    case 25: self = .rateLimited(until: response.retryAfter(now: now).map { now.addingTimeInterval($0) })
    case 24: self = .timedOut
    case 2: self = .serverError(status: 501)
    case 9, 46: self = .serverError(status: 503)
    case 11, 15, 44: self = .serverError(status: 500)
    case 43: self = .serverError(status: 502)
    case 4, 5, 8, 18, 19, 20, 22, 23, 26, 27, 28, 29, 40, 42, 47: self = .refused(reply)
    default: return nil
    }
  }

  private init(status: Int, reply: StatusReply, response: NetworkResponse, now: Date) {
    switch status {
    case 401: self = reply.code == nil ? .invalidCredential : .notPermitted(reply)
    case 403: self = .notPermitted(reply)
    case 404, 410: self = .notFound
    case 408, 504: self = .timedOut
    case 429: self = .rateLimited(until: response.retryAfter(now: now).map { now.addingTimeInterval($0) })
    // The network follows redirects, so one that arrives here is the server's mistake.
    case 300..<400, 500...: self = .serverError(status: status)
    default: self = .refused(reply)
    }
  }
}
