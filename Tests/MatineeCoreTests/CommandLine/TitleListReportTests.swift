import CommandReports
import Foundation
import TMDB
import TMDBTesting
import Testing

/// A page of films as lines and as JSON.
struct TitleListReportTests {
  private let alien = Movie.stub(\.id, 348).stub(\.title, "Alien").stub(\.releaseDate, DayDate("1979-05-25"))
    .stub(\.voteAverage, 8.16).stub(\.voteCount, 9)

  @Test func `A line contains the rating, the year and the title`() {
    #expect(TitleListReport([alien]).text() == " 8.2  1979  Alien")
  }

  @Test func `Missing values keep the columns aligned, and the original title is the fallback`() {
    #expect(TitleListReport([Movie.stub(\.title, "Untold")]).text() == "   –        Untold")
    #expect(TitleListReport([Movie.stub(\.originalTitle, "Der müde Tod")]).text().hasSuffix("  Der müde Tod"))
  }

  @Test func `A line omits the control characters and line breaks of a title`() {
    let text = TitleListReport([alien.stub(\.title, "A\u{1B}[2J\nB\r\nC\u{7}\u{9B}D")]).text()
    #expect(text == " 8.2  1979  A[2J B  CD")
  }

  @Test func `JSON preserves every character of a title`() throws {
    let json = try TitleListReport([alien.stub(\.title, "A\n\"B\"/C")]).json()
    let rows = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(rows.count == 1)
    #expect(rows.first?["id"] as? Int == 348)
    #expect(rows.first?["kind"] as? String == "movie")
    #expect(rows.first?["title"] as? String == "A\n\"B\"/C")
    #expect(rows.first?["releaseDate"] as? String == "1979-05-25")
  }

  @Test func `An empty page yields an empty JSON array and empty text`() throws {
    let json = try TitleListReport<Movie>([]).json()
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String] == [])
    #expect(TitleListReport<Movie>([]).text().isEmpty)
  }
}
