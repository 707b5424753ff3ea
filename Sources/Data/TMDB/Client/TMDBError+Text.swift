import Foundation

/// Messages for errors: one sentence about what happened, and one about what to do.
extension TMDBError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .invalidCredential: "TMDB doesn’t accept this API key."
    case .notPermitted: "TMDB doesn’t permit this with the current login."
    case .notFound: "TMDB doesn’t have this."
    case .rateLimited: "TMDB received too many requests."
    case .offline: "Can’t reach TMDB."
    case .workingOffline: "You’re working offline."
    case .timedOut: "TMDB took too long to respond."
    case .serverError: "TMDB is having trouble."
    case .refused(let reply): reply.sentence ?? "TMDB refused the request."
    case .unreadableResponse: "TMDB sent an unreadable response."
    case .tooLarge: "TMDB’s response was too large."
    case .invalidRequest: "This isn’t a valid request to TMDB."
    case .cancelled: "The request was cancelled."
    }
  }

  /// The action that the user can take, as one sentence; `nil` for ``cancelled``.
  public var recoverySuggestion: String? {
    switch self {
    case .invalidCredential: "Check the API key, or enter another one."
    case .notPermitted: "Log in again, then try once more."
    case .notFound: "It may have been removed. Go back and choose another."
    case .rateLimited(let until?): "Try again \(Self.moment(until))."
    case .rateLimited(nil): "Wait a moment, then try again."
    case .offline: "Check your connection and try again."
    case .workingOffline: "Go online to see this."
    case .timedOut: "Check your connection, or try again later."
    case .serverError: "Try again later."
    case .refused, .invalidRequest: "Change the request, then try again."
    case .unreadableResponse, .tooLarge: "Try again. If it keeps happening, report the problem."
    case .cancelled: nil
    }
  }
}

extension TMDBError {
  /// Returns "after 7:29 AM", or with the date if it isn't today: "after Nov 24, 2026 at 7:29 AM".
  ///
  /// The time is rounded up to a full minute, so it is never too early.
  static func moment(
    _ date: Date, now: Date = Date(), locale: Locale = .current, timeZone: TimeZone = .current
  ) -> String {
    let minute = Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 60).rounded(.up) * 60)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let isToday = calendar.isDate(minute, inSameDayAs: now)
    let style = Date.FormatStyle(
      date: isToday ? .omitted : .abbreviated, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
    return "after \(minute.formatted(style))"
  }
}
