// Tests of titles and people with missing data, which most entries on TMDB have. Pages must handle them.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct GapTests {
  @Test func `Some movies lack images, texts or cast`() async throws {
    let movies = try await CatalogueContent.movies.value
    #expect(movies.contains { $0.posterPath == nil && $0.backdropPath == nil })
    #expect(movies.contains { $0.posterPath != nil && $0.backdropPath == nil })
    #expect(movies.contains { $0.overview.isEmpty })
    #expect(movies.contains { $0.tagline.isEmpty })
    #expect(movies.contains { $0.appended.credits?.cast.isEmpty == true })
    #expect(movies.contains { $0.appended.credits?.cast.contains { $0.profilePath == nil } == true })
  }

  @Test func `A movie without a poster has no images in details or search results`() async throws {
    let movie = try #require(try await CatalogueContent.movies.value.first { $0.posterPath == nil })
    #expect(movie.appended.images?.posters.isEmpty == true)
    #expect(movie.appended.images?.backdrops.isEmpty == true)
    let query = movie.title.split(separator: " ").joined(separator: "%20")
    let row = try await fetch("search/movie?query=\(query)").results
    #expect(row.first?["poster_path"] is NSNull)
    #expect(row.first?["backdrop_path"] is NSNull)
  }

  @Test func `Some shows lack a poster or an overview`() async throws {
    let shows = try await CatalogueContent.shows.value
    #expect(shows.contains { $0.posterPath == nil })
    #expect(shows.contains { $0.overview.isEmpty })
  }

  @Test(arguments: ["ja", "ko", "ar", "fa", "hi", "ru", "zh"])
  func `Original titles use many scripts`(_ language: String) async throws {
    let movies = try await fetch("discover/movie?with_original_language=\(language)").results
    let title = try #require(movies.first?["original_title"] as? String)
    #expect(title.contains { !$0.isASCII })
    #expect((movies.first?["title"] as? String)?.allSatisfy(\.isASCII) == true)
  }

  @Test func `Some shows have specials that don't count as a season`() async throws {
    let specials = try await CatalogueContent.shows.value.filter { $0.seasons.contains { $0.seasonNumber == 0 } }
    #expect(specials.count >= 3)
    for show in specials {
      #expect(show.numberOfSeasons == show.seasons.count - 1)
      #expect(try await fetch("tv/\(show.id)/season/0").object.rows("episodes").isEmpty == false)
    }
  }
}
