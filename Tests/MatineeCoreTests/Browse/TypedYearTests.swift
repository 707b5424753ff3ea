import Catalogue
import TMDB
import Testing
import TitleIdentity

/// Years as the user types them, and the ranges that they form.
struct TypedYearTests {
  @Test(arguments: [("1994", 1994), (" 1994 ", 1994), ("1 9\u{A0}94", 1994), ("1870", 1870), ("2100", 2100)])
  func `The parser reads years and ignores white space`(_ text: String, _ year: Int) {
    #expect(TypedYear(text) == .year(year))
    #expect(TypedYear(text).year == year && TypedYear(text).problem == nil)
  }

  @Test(arguments: ["", "  ", "\t"]) func `The parser reads blank text as no year`(_ text: String) {
    #expect(TypedYear(text) == .year(nil))
  }

  @Test(arguments: ["19x4", "1869", "2101", "-1994", "19.94", "１９９４", "99999999999999999999"])
  func `The parser explains the valid years for invalid text`(_ text: String) {
    #expect(TypedYear(text) == .problem("“\(text)” isn’t valid. Enter a year from 1870 to 2100."))
    #expect(TypedYear(text).year == nil)
  }

  @Test func `A problem quotes up to 20 characters`() {
    let sentence = TypedYear(String(repeating: "9", count: 1_000)).problem
    #expect(sentence?.hasPrefix("“\(String(repeating: "9", count: 20))” isn’t") == true)
  }

  @Test(
    arguments: [
      (1990, 1999, Bounds(from: 1990, to: 1999)), (1999, 1990, Bounds(from: 1990, to: 1999)),
      (1994, 1994, Bounds(from: 1994, to: 1994)), (1990, nil, Bounds(from: 1990)), (nil, 1999, Bounds(to: 1999)),
      (nil, nil, Bounds()),
    ] as [(Int?, Int?, Bounds<Int>)])
  func `A query accepts the limits of its years in either order`(_ first: Int?, _ last: Int?, _ years: Bounds<Int>) {
    var query = TitleQuery(.genre(GenreID(.movie, 18)))
    query.years = Bounds(from: 1920, to: 1929)
    query.limitYears(first, last)
    #expect(query.years == years)
  }
}
