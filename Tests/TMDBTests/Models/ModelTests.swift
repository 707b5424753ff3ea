import Foundation
import TMDB
import Testing

/// Tests of fields with names or formats that are specific to TMDB.
@Suite struct ModelTests {
  @Test func `An appended part decodes from the name in its request`() throws {
    let json =
      #"{"id":1,"watch/providers":{"results":{"GB":{"link":"x","flatrate":[{"provider_id":8,"provider_name":"N"}]}}}}"#
    let details = try decoded(MovieDetails.self, json)
    #expect(details.appended.watchProviders?.countries["GB"]?.subscription.first?.name == "N")
    #expect(details.appended.credits == nil)
  }

  @Test func `Appended seasons and episodes are keyed by number`() throws {
    let json =
      #"{"id":1,"season/2":{"id":5,"season_number":2,"episodes":[{"id":6}]},"season/2/episode/3":{"id":9,"name":"E"}}"#
    let parts = try decoded(TVShowDetails.self, json).appended
    #expect(parts.seasons[2]?.episodes.map(\.tmdbID) == [6])
    #expect(parts.seasons[2]?.episodeCount == 1)
    #expect(parts.episodes[EpisodeNumber(season: 2, episode: 3)]?.name == "E")
  }

  @Test(arguments: [#"{"keywords":[{"id":1,"name":"k"}]}"#, #"{"results":[{"name":"k","id":1}]}"#])
  func `Keywords decode from either of TMDB's names`(_ json: String) throws {
    #expect(try decoded(KeywordList.self, json).rows.map(\.name) == ["k"])
  }

  @Test(arguments: [#"{"titles":[{"title":"t"}]}"#, #"{"results":[{"title":"t"}]}"#])
  func `Alternative titles decode from either of TMDB's names`(_ json: String) throws {
    #expect(try decoded(AlternativeTitles.self, json).titles.map(\.title) == ["t"])
  }

  @Test(arguments: [
    ("false", UserRating.none), (#"{"value":9.0}"#, .value(9)), (#"{"value":9}"#, .value(9)), ("8.5", .value(8.5)),
  ])
  func `A user rating decodes from false, an object or a number`(_ json: String, _ rating: UserRating) throws {
    #expect(try decoded(AccountStates.self, #"{"id":1,"rated":\#(json)}"#).rating == rating)
  }

  @Test func `Zero means unknown for money and runtime`() throws {
    let details = try decoded(MovieDetails.self, #"{"id":1,"budget":0,"revenue":0,"runtime":0}"#)
    #expect(details.budget == nil && details.revenue == nil && details.runtime == nil)
    let known = try decoded(MovieDetails.self, #"{"id":1,"budget":5,"revenue":6,"runtime":7}"#)
    #expect(known.budget == 5 && known.revenue == 6 && known.runtime == 7)
  }

  @Test func `An unknown value of an open enumeration is preserved`() throws {
    let details = try decoded(MovieDetails.self, #"{"id":1,"status":"Found In An Attic"}"#)
    #expect(details.status?.rawValue == "Found In An Attic")
    #expect(details.status != .released)
    #expect(try decoded(Person.self, #"{"id":1,"gender":7}"#).gender == Gender(rawValue: 7))
    #expect(try decoded(MovieDetails.self, #"{"id":1,"status":""}"#).status == nil)
  }

  @Test func `Details have the IDs of their genres, like rows`() throws {
    let details = try decoded(
      MovieDetails.self, #"{"id":1,"genres":[{"id":18,"name":"Drama"},{"id":27,"name":"Horror"}]}"#)
    #expect(details.genreIDs == [18, 27])
    var list = GenreList()
    list.genres = details.genres
    #expect(list.names(of: [27, 99, 18]) == ["Horror", "Drama"])
  }

  @Test func `A top-level list skips only its unreadable rows`() throws {
    let report = DecodingReport()
    let list = try decoded(
      LossyArray<Language>.self, #"[{"iso_639_1":"en","english_name":"English","name":""},5]"#, report: report)
    #expect(list.map(\.englishName) == ["English"])
    #expect(report.droppedRows == 1)
  }

  @Test func `Two roles of one person have distinct IDs`() throws {
    let json = #"{"cast":[{"id":1,"character":"A","credit_id":"a"},{"id":1,"character":"B","credit_id":"b"}]}"#
    #expect(Set(try decoded(Credits.self, json).cast.map(\.id)).count == 2)
  }
}
