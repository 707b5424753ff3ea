import Library
import Testing
import TitleIdentity

@testable import LibraryFormats

/// Scores, years and IDs in other apps' formats.
struct NumberTests {
  @Test(arguments: [
    ("2.5", 5, 10), ("0.5", 5, 2), ("5", 5, 20), ("3,5", 5, 14), ("3.50", 5, 14), ("8", 10, 16), ("8.5", 10, 17),
    ("10", 10, 20), ("0.5", 10, 1), ("85", 100, 17), ("10.0", 10, 20),
  ])
  func `Scores are converted exactly between scales`(_ text: String, _ scale: Int, _ halves: Int) {
    #expect(ScoreReading(text, of: scale) == Score(halves: halves).map(ScoreReading.score))
  }

  @Test(arguments: [
    ("7.3", 10), ("5.5", 5), ("11", 10), ("-1", 10), ("good", 10), ("1e1", 10), ("4.25.1", 5), ("٤", 5), ("87", 100),
    ("0.2", 5),
    ("9999999999", 10), (".5", 5),
  ])
  func `Score that is invalid or not a multiple of a half is rejected`(_ text: String, _ scale: Int) {
    #expect(ScoreReading(text, of: scale) == .unreadable)
  }

  @Test func `Empty or zero score counts as no rating`() {
    #expect(ScoreReading("", of: 10) == .none)
    #expect(ScoreReading("0", of: 10) == .none)
    #expect(ScoreReading("0.0", of: 5) == .none)
  }

  @Test(
    arguments: [
      ("2024", 2024), ("2013–2023", 2013), ("2013-05-01", 2013), ("2024.0", 2024), ("", nil), ("1", nil),
      ("20245", nil),
      ("0000", nil), ("year", nil),
    ] as [(String, Int?)])
  func `Year is parsed from years, ranges and dates`(_ text: String, _ expected: Int?) {
    #expect(NumberReading.year(text) == expected)
  }

  @Test(
    arguments: [("5", 5), ("5.0", 5), ("0", nil), ("-1", nil), ("null", nil), ("", nil), ("5.5", nil), ("1 000", nil)]
      as [(String, Int?)])
  func `ID is parsed from positive whole numbers`(_ text: String, _ expected: Int?) {
    #expect(NumberReading.id(text) == expected)
  }

  @Test(
    arguments: [
      ("tt0078748", "tt0078748"), ("78748", "tt0078748"), ("tt10872600", "tt10872600"), ("tt78748", "tt0078748"),
      ("0", nil),
      ("-1", nil), ("tt", nil), ("nm0000001", nil), ("", nil), ("tt99999999999999999999", nil),
    ] as [(String, String?)])
  func `IMDb ID is parsed and normalized`(_ text: String, _ expected: String?) {
    #expect(IMDbID.title(text) == expected)
  }
}
