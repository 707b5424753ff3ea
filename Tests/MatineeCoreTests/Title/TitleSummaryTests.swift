import AppFoundation
import Catalogue
import Foundation
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

/// A title as a row: its text, its missing fields and its poster's URL.
struct TitleSummaryTests {
  private let alien = Movie.stub(\.id, 348).stub(\.title, "Alien").stub(\.overview, "In space.")
    .stub(\.releaseDate, DayDate("1979-05-25")).stub(\.voteAverage, 8.16).stub(\.voteCount, 14_000)
    .stub(\.posterPath, ImagePath("/alien.jpg"))

  @Test func `A summary contains the texts that a row shows`() {
    let row = TitleSummary.american(alien)
    #expect(row.id == .movie(348))
    #expect(row.title == "Alien")
    #expect(row.overview == "In space.")
    #expect(row.date == "May 25, 1979")
    #expect(row.rating.value == "8.2")
    #expect(row.rating.score.map { abs($0 - 0.816) < 0.001 } == true)
    #expect(row.accessibleLabel == "Alien, 1979, rated 8.2 out of 10")
  }

  @Test func `Rows show the year, and the full date of a release that is still to come`() {
    var format = PageFormat(texts: TitleTexts(locale: Locale(identifier: "en_US")), today: DayDate("1979-05-25"))
    #expect(TitleSummary(alien, format: format).rowDate == "1979")
    format.today = DayDate("1979-05-24")
    #expect(TitleSummary(alien, format: format).rowDate == "May 25, 1979")
    #expect(MovieList.allCases.filter(\.showsFullDates) == [.upcoming])
  }

  @Test func `A summary omits unknown fields`() {
    let row = TitleSummary.american(Movie.stub(\.title, "Untold"))
    #expect(row.date == nil)
    #expect(row.rating.value == "Not rated")
    #expect(row.rating.score == nil)
    #expect(row.poster == nil)
    #expect(row.accessibleLabel == "Untold, not rated")
  }

  @Test func `A show has a summary like a movie`() {
    let series = TVShow.stub(\.id, 348).stub(\.originalName, "Dark").stub(\.firstAirDate, DayDate("2017-12-01"))
      .stub(\.voteAverage, 8.4).stub(\.voteCount, 6_000)
    let row = TitleSummary.american(series)
    #expect(row.id == .show(348))
    #expect(row.accessibleLabel == "Dark, 2017, rated 8.4 out of 10")
  }

  @Test func `An average without votes is shown as “Not rated”`() {
    let row = TitleSummary.american(alien.stub(\.voteCount, 0))
    #expect(row.rating.value == "Not rated")
    #expect(row.rating.score == nil)
  }

  @Test func `Long texts are truncated, and the rating is limited to its range`() {
    let row = TitleSummary.american(
      alien.stub(\.title, String(repeating: "x", count: 20_000)).stub(\.overview, String(repeating: "y", count: 90_000))
        .stub(\.voteAverage, 11))
    #expect(row.title.count == 300)
    #expect(row.overview?.count == 2_000)
    #expect(row.rating.value == "10.0")
    #expect(row.rating.score == 1)
  }

  @Test func `A missing title falls back to the original title`() {
    #expect(TitleSummary.american(Movie.stub(\.originalTitle, "Der müde Tod")).title == "Der müde Tod")
  }

  @Test func `The poster's URL is marked with its kind`() {
    let poster = TitleSummary.american(alien).poster
    #expect(poster?.absoluteString == "https://image.tmdb.org/t/p/w342/alien.jpg#poster")
  }
}
