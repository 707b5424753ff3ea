import AppFoundation
import Foundation
import LoadingState
import Testing

/// The messages shown while Matinee works offline or TMDB doesn't respond.
struct ConnectivityMessageTests {
  private let texts = TitleTexts(locale: Locale(identifier: "en_GB"))
  private let zone = TimeZone.gmt

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test(arguments: [
    ("2026-11-21T14:05:00Z", "today at 14:05"), ("2026-11-21T00:00:00Z", "today at 00:00"),
    ("2026-11-20T23:59:00Z", "yesterday at 23:59"), ("2026-11-19T23:59:00Z", "on 19 Nov 2026"),
    ("2026-11-22T10:00:00Z", "on 22 Nov 2026"),
  ])
  func `A moment is formatted as today, yesterday or a date`(moment: String, words: String) throws {
    let now = try date("2026-11-21T18:00:00Z")
    #expect(texts.moment(try date(moment), now: now, timeZone: zone) == words)
  }

  @Test func `The day of a moment depends on the given time zone`() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 3 * 3600))
    let now = try date("2026-11-21T22:00:00Z")
    #expect(texts.moment(try date("2026-11-21T20:59:00Z"), now: now, timeZone: zone) == "yesterday at 23:59")
  }

  @Test func `There is no message while TMDB is reachable`() {
    #expect(StateMessage(.online, saved: Date(), texts: texts) == nil)
  }

  @Test func `The message offers to retry when unreachable, and to go online when working offline`() throws {
    let unreachable = try #require(StateMessage(.unreachable, saved: nil, texts: texts))
    #expect(unreachable.explanation == "Can’t reach TMDB.")
    #expect(unreachable.action == .retry)
    let chosen = try #require(StateMessage(.switchedOff, saved: nil, texts: texts))
    #expect(chosen.explanation == "You’re working offline.")
    #expect(chosen.action == .settings(.goOnline))
  }

  @Test func `The message includes the age of cached content`() throws {
    let message = try #require(StateMessage(.unreachable, saved: Date(), texts: texts))
    #expect(message.explanation.hasPrefix("Can’t reach TMDB. Last updated today at "))
  }
}
