import Foundation

/// Messages for errors: one sentence about what happened, and one about what to do.
extension TMDBError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .wrongCredential: "TMDB does not accept this API key."
    case .notPermitted: "TMDB does not permit this with the current login."
    case .notFound: "TMDB does not know this."
    case .rateLimited: "TMDB is getting too many requests."
    case .offline: "TMDB cannot be reached."
    case .workingOffline: "You are working offline."
    case .timedOut: "TMDB did not answer in time."
    case .serverTrouble: "TMDB is having trouble."
    case .refused(let reply): reply.sentence ?? "TMDB refused the request."
    case .unreadableAnswer: "TMDB’s answer could not be read."
    case .tooLarge: "TMDB’s answer was too large."
    case .invalidRequest: "This cannot be asked of TMDB."
    case .cancelled: "The request was cancelled."
    }
  }

  /// The action that the user can take, as one sentence; `nil` for ``cancelled``.
  public var recoverySuggestion: String? {
    switch self {
    case .wrongCredential: "Check the API key, or enter another one."
    case .notPermitted: "Log in again, then try once more."
    case .notFound: "It may have been removed. Go back and choose another."
    case .rateLimited(let until?): "Try again \(Self.moment(until))."
    case .rateLimited(nil): "Wait a moment, then try again."
    case .offline: "Check the network connection, then try again."
    case .workingOffline: "Go online to see this."
    case .timedOut: "Check the network connection, or try again later."
    case .serverTrouble: "Try again later."
    case .refused, .invalidRequest: "Change what you asked for, then try again."
    case .unreadableAnswer, .tooLarge: "Try again; if it happens again, please report it."
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
