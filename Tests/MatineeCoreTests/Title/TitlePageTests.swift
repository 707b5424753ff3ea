import AppFoundation
import Catalogue
import Foundation
import TMDB
import Testing
import TitleIdentity

/// The content of a film's page, and the parts that it omits.
struct TitlePageTests {
  @Test func `A page without data has no empty sections`() throws {
    let page = try TitlePage.movie()
    #expect(page.title == TextChoice("Seven", language: .american))
    #expect(page.originalTitle == nil && page.years == nil && page.runningTime == nil && page.certificate == nil)
    #expect(page.tagline == nil && page.overview == nil && page.poster == nil && page.backdrop == nil)
    #expect(page.genres.isEmpty && page.cast.isEmpty && page.crew.isEmpty && page.keyCredits == nil)
    #expect(page.videos.isEmpty && page.backdrops.isEmpty && page.posters.isEmpty && page.reviews.isEmpty)
    #expect(page.collection == nil && page.recommendations.isEmpty && page.similar.isEmpty && page.offers == nil)
    #expect(page.facts.isEmpty && page.seasons == nil && page.line.isEmpty)
    #expect(page.rating.value == "Not rated" && page.rating.score == nil && page.rating.votes == nil)
    #expect(page.links.map(\.address.absoluteString) == ["https://www.themoviedb.org/movie/7"])
  }

  @Test func `The line below the title shows the year, the running time and the certificate`() throws {
    let page = try TitlePage.movie(
      #""release_date":"1999-03-31","runtime":136,"release_dates":{"results":[{"iso_3166_1":"DE","release_dates":[{"certification":"16","type":3,"release_date":"1999-06-17T00:00:00.000Z"}]}]}"#,
      format: .reader("de", region: "DE"))
    #expect(page.line == "1999 · 2\u{A0}h 16\u{A0}min · 16")
    #expect(page.certificate?.accessibleLabel == "certificate 16 in Deutschland")
    #expect(page.facts.contains(Fact(label: "Released in Deutschland", value: "Jun 17, 1999")))
  }

  @Test func `The original title is shown only if it differs from the title`() throws {
    #expect(try TitlePage.movie(#""original_title":"Seven""#).originalTitle == nil)
    let page = try TitlePage.movie(#""original_title":"七","original_language":"ja""#)
    #expect(page.originalTitle == "七")
    #expect(page.title.substitute == nil)
  }

  @Test func `The rating shows the number of votes and stays in range`() throws {
    let page = try TitlePage.movie(#""vote_average":8.23,"vote_count":26280"#)
    #expect(page.rating.value == "8.2" && page.rating.votes == "26,280 votes")
    #expect(page.rating.accessibleLabel == "rated 8.2 out of 10 from 26,280 votes")
    #expect(try TitlePage.movie(#""vote_average":1e300,"vote_count":1"#).rating.score == 1)
  }

  @Test func `A person with several roles has one card`() throws {
    let page = try TitlePage.movie(
      #"""
      "credits":{"cast":[
        {"id":3,"name":"C","character":"Third","order":2},
        {"id":1,"name":"A","character":"First","order":0,"profile_path":"/a.jpg"},
        {"id":1,"name":"A","character":"Narrator","order":5}],
      "crew":[{"id":9,"name":"D","job":"Director"},{"id":9,"name":"D","job":"Writer"},{"id":4,"name":"G","job":"Gaffer"},
        {"id":5,"name":"E","job":"Director"}]}
      """#)
    #expect(page.cast.map(\.id) == [1, 3])
    #expect(page.cast.first?.role == "First, Narrator")
    #expect(page.cast.first?.accessibleLabel == "A, First, Narrator")
    #expect(page.cast.first?.portrait?.absoluteString == "https://image.tmdb.org/t/p/w185/a.jpg#profile")
    #expect(page.crew.map(\.role) == ["Director, Writer", "Director"])
    #expect(page.keyCredits?.label == "Directors" && page.keyCredits?.names == "D, E")
  }

  @Test func `Genres are unique and have an ID and a name`() throws {
    let page = try TitlePage.movie(#""genres":[{"id":18,"name":"Drama"},{"id":18,"name":"Drama"},{"id":1,"name":""}]"#)
    #expect(page.genres.map(\.id) == [18] && page.genres.map(\.name) == ["Drama"])
  }

  @Test func `Keywords are unique and have an ID and a name`() throws {
    let page = try TitlePage.movie(
      #""keywords":{"keywords":[{"id":4,"name":"sea"},{"id":4,"name":"sea"},{"id":5,"name":""},{"id":-1,"name":"x"}]}"#)
    #expect(page.keywords == [PageLink(id: 4, name: "sea")])
  }

  @Test func `Facts have labels and omit unknown values`() throws {
    let page = try TitlePage.movie(
      #""status":"Released","budget":63000000,"revenue":0,"original_language":"ja","origin_country":["US","QQ"],"keywords":{"keywords":[{"id":1,"name":"dream"},{"id":2,"name":"sea"}]}"#
    )
    #expect(
      page.facts == [
        Fact(label: "Status", value: "Released"), Fact(label: "Original Language", value: "Japanese"),
        Fact(label: "Countries", value: "United States"),
        Fact(label: "Budget", value: "$63,000,000"),
      ])
    #expect(page.factsWithKeywords == page.facts + [Fact(label: "Keywords", value: "dream, sea")])
  }

  @Test func `Recommendations are unique and valid, and exclude the title itself`() throws {
    let page = try TitlePage.movie(
      #""recommendations":{"results":[{"id":7,"title":"Itself"},{"id":1,"title":"One","release_date":"2001-01-01"},{"id":1,"title":"One"},{"id":0,"title":"Zero"},{"id":-4,"title":"Minus"},{"id":5,"title":""},{"id":6,"title":"Adult","adult":true}]}"#
    )
    #expect(page.recommendations.map(\.id) == [.movie(1)])
    #expect(page.recommendations.first?.year == "2001")
    #expect(page.recommendations.first?.accessibleLabel == "One, 2001, not rated")
  }

  @Test func `Links include only valid web addresses`() throws {
    for address in ["javascript:alert(1)", "file:///etc/passwd", "https://user@host.example/", "http:", "://", ""] {
      #expect(try TitlePage.movie(#""homepage":"\#(address)""#).links.map(\.name) == ["TMDB"])
    }
    let page = try TitlePage.movie(#""homepage":"https://example.org/","imdb_id":"tt0133093""#)
    #expect(page.links.map(\.name) == ["TMDB", "IMDb", "Website"])
    #expect(try TitlePage.movie(#""imdb_id":"tt/../evil""#).links.map(\.name) == ["TMDB"])
  }

  @Test func `The summary for the header matches the page`() throws {
    let page = try TitlePage.movie(#""release_date":"1999-03-31","poster_path":"/p.jpg","overview":"Words.""#)
    #expect(page.summary.title == "Seven" && page.summary.years == "1999" && page.summary.overview == "Words.")
    #expect(page.summary.poster == page.poster?.address)
    #expect(page.summary.accessibleLabel == "Seven, 1999, not rated")
  }
}
