import AppFoundation
import Foundation
import TMDB
import Testing

/// Dates and ratings in the reader's language.
@Suite(.serialized)
struct TitleTextsTests {
  @Test(arguments: [
    ("en_US", "May 25, 1979"), ("en_GB", "25 May 1979"), ("de_DE", "25.05.1979"), ("fr_FR", "25 mai 1979"),
    ("ja_JP", "1979/05/25"), ("sv_SE", "25 maj 1979"), ("pt_BR", "25 de mai. de 1979"), ("th_TH", "25 พ.ค. 1979"),
  ])
  func `Dates are formatted according to the locale`(locale: String, written: String) {
    let texts = TitleTexts(locale: Locale(identifier: locale))
    #expect(texts.date(DayDate("1979-05-25")) == written)
  }

  @Test func `An unknown date has an empty text`() {
    #expect(TitleTexts(locale: Locale(identifier: "en_US")).date(nil).isEmpty)
  }

  @Test(arguments: [("1895-12-28", "Dec 28, 1895"), ("2024-02-29", "Feb 29, 2024"), ("2025-01-01", "Jan 1, 2025")])
  func `The device's time zone doesn't shift dates`(day: String, written: String) {
    let texts = TitleTexts(locale: Locale(identifier: "en_US"))
    let standard = NSTimeZone.default
    defer { NSTimeZone.default = standard }
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Sao_Paulo"] {
      NSTimeZone.default = TimeZone(identifier: zone) ?? .gmt
      #expect(texts.date(DayDate(day)) == written, "in \(zone)")
    }
  }

  @Test(arguments: [
    ("en_US", 8.16, 10, "8.2", "rated 8.2 out of 10"), ("de_DE", 8.16, 10, "8,2", "rated 8,2 out of 10"),
    ("en_US", 10, 1, "10.0", "rated 10.0 out of 10"), ("en_US", 7, 0, "Not rated", "not rated"),
    ("en_US", 0, 3, "0.0", "rated 0.0 out of 10"),
  ])
  func `Ratings are formatted according to the locale and the number of votes`(
    locale: String, average: Double, votes: Int, written: String, label: String
  ) {
    let texts = TitleTexts(locale: Locale(identifier: locale))
    #expect(texts.rating(average, votes: votes) == written)
    #expect(texts.accessibleRating(average, votes: votes) == label)
  }
}
