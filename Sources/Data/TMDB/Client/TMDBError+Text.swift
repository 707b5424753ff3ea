import Foundation
import Localization

/// Messages for errors: one sentence about what happened, and one about what to do.
extension TMDBError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .invalidCredential: tr("TMDB doesn’t accept this API key.")
    case .notPermitted: tr("TMDB doesn’t permit this with the current login.")
    case .notFound: tr("TMDB doesn’t have this.")
    case .rateLimited: tr("TMDB received too many requests.")
    case .offline: tr("Can’t reach TMDB.")
    case .blocked(let problem): problem.description(of: "TMDB")
    case .workingOffline: tr("You’re working offline.")
    case .timedOut: tr("TMDB took too long to respond.")
    case .serverError: tr("TMDB is having trouble.")
    case .refused(let reply): reply.sentence ?? tr("TMDB refused the request.")
    case .unreadableResponse: tr("TMDB sent an unreadable response.")
    case .tooLarge: tr("TMDB’s response was too large.")
    case .invalidRequest: tr("This isn’t a valid request to TMDB.")
    case .cancelled: tr("The request was cancelled.")
    }
  }

  /// The action that the user can take, as one sentence; `nil` for ``cancelled``.
  public var recoverySuggestion: String? {
    switch self {
    case .invalidCredential: tr("Check the API key, or enter another one.")
    case .notPermitted: tr("Log in again, then try once more.")
    case .notFound: tr("It may have been removed.")
    case .rateLimited(let until?): tr("Try again after {time}.", ["time": Self.moment(until)])
    case .rateLimited(nil): tr("Wait a moment, then try again.")
    case .offline: tr("Check your connection and try again.")
    case .blocked(let problem): problem.recoverySuggestion
    case .workingOffline: tr("Go online to see this.")
    case .timedOut: tr("Check your connection, or try again later.")
    case .serverError: tr("Try again later.")
    case .refused, .invalidRequest: tr("Change the request, then try again.")
    case .unreadableResponse, .tooLarge: tr("Try again. If it keeps happening, report the problem.")
    case .cancelled: nil
    }
  }
}

extension TMDBError {
  /// Returns a time such as "7:29 AM", with its date if it isn't today: "Nov 24, 2026 at 7:29 AM".
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
    return minute.formatted(style)
  }
}
