// Tests of titles and people with missing data, which most entries at TMDB have. Pages must handle them.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct GapTests {
  @Test func someFilmsLackSomething() async throws {
    let films = try await Everything.films.value
    #expect(films.contains { $0.posterPath == nil && $0.backdropPath == nil })
    #expect(films.contains { $0.posterPath != nil && $0.backdropPath == nil })
    #expect(films.contains { $0.overview.isEmpty })
    #expect(films.contains { $0.tagline.isEmpty })
    #expect(films.contains { $0.appended.credits?.cast.isEmpty == true })
    #expect(films.contains { $0.appended.credits?.cast.contains { $0.profilePath == nil } == true })
  }

  @Test func whatHasNoPosterHasNoneAnywhere() async throws {
    let film = try #require(try await Everything.films.value.first { $0.posterPath == nil })
    #expect(film.appended.images?.posters.isEmpty == true)
    #expect(film.appended.images?.backdrops.isEmpty == true)
    let row = try await ask("search/movie?query=\(film.title.split(separator: " ").joined(separator: "%20"))").results
    #expect(row.first?["poster_path"] is NSNull)
    #expect(row.first?["backdrop_path"] is NSNull)
  }

  @Test func someSeriesLackSomethingToo() async throws {
    let series = try await Everything.series.value
    #expect(series.contains { $0.posterPath == nil })
    #expect(series.contains { $0.overview.isEmpty })
  }

  @Test(arguments: ["ja", "ko", "ar", "fa", "hi", "ru", "zh"])
  func originalTitlesAreInManyScripts(_ language: String) async throws {
    let films = try await ask("discover/movie?with_original_language=\(language)").results
    let title = try #require(films.first?["original_title"] as? String)
    #expect(title.contains { !$0.isASCII })
    #expect((films.first?["title"] as? String)?.allSatisfy(\.isASCII) == true)
  }

  @Test func someSeriesHaveSpecials() async throws {
    let specials = try await Everything.series.value.filter { $0.seasons.contains { $0.seasonNumber == 0 } }
    #expect(specials.count >= 3)
    for show in specials {
      #expect(show.numberOfSeasons == show.seasons.count - 1)
      #expect(try await ask("tv/\(show.id)/season/0").object.rows("episodes").isEmpty == false)
    }
  }
}
