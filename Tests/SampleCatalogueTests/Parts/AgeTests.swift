// Tests of releases and age ratings by country.
import Foundation
import TMDB
import Testing

@Suite struct AgeTests {
  @Test func `Most movies, but not all, have a certification in each country`() async throws {
    let movies = try await CatalogueContent.movies.value
    for country in ["US", "GB", "DE", "FR"] {
      let rated = movies.count { !$0.certifications(in: country).isEmpty }
      #expect(rated > movies.count / 2, "\(country)")
      #expect(rated < movies.count, "\(country)")
    }
  }

  @Test func `Every certification is in the list of its country`() async throws {
    let movieRatings =
      try await fetch("certification/movie/list").object["certifications"] as? [String: [[String: Any]]]
    for movie in try await CatalogueContent.movies.value {
      for release in movie.appended.releaseDates?.rows ?? [] {
        let names = Set(movieRatings?[release.country]?.compactMap { $0["certification"] as? String } ?? [])
        let given = Set(release.releases.compactMap(\.certification)).subtracting([""])
        #expect(given.isSubset(of: names), "\(movie.title) \(release.country) \(given)")
      }
    }
    let showRatings = try await fetch("certification/tv/list").object["certifications"] as? [String: [[String: Any]]]
    for show in try await CatalogueContent.shows.value {
      for rating in show.appended.contentRatings?.rows ?? [] {
        let names = showRatings?[rating.country]?.compactMap { $0["certification"] as? String } ?? []
        #expect(names.contains(rating.rating), "\(show.name) \(rating.country) \(rating.rating)")
      }
    }
  }

  @Test func `A movie's first release is in its origin country on its release date`() async throws {
    for movie in try await CatalogueContent.movies.value {
      let home = try #require(movie.originCountries.first)
      let releases = try #require(movie.appended.releaseDates?.rows.first { $0.country == home }?.releases)
      #expect(releases.first?.date?.date.formatted(.iso8601.year().month().day()) == movie.releaseDate?.description)
      let dates = movie.appended.releaseDates?.rows.flatMap(\.releases).compactMap(\.date) ?? []
      #expect(dates.min() == releases.first?.date, "\(movie.title)")
    }
  }

  @Test func `Some releases have no certification although others in the country do`() async throws {
    let movies = try await CatalogueContent.movies.value
    #expect(
      movies.contains { movie in
        movie.appended.releaseDates?.rows.contains {
          $0.releases.first?.certification == nil && $0.releases.contains { $0.certification != nil }
        } == true
      })
  }

  @Test func `Most shows have a content rating in each country, and some have none`() async throws {
    let shows = try await CatalogueContent.shows.value
    for country in ["US", "GB", "DE", "FR"] {
      let rated = shows.count { show in
        show.appended.contentRatings?.rows.contains { $0.country == country } == true
      }
      #expect(rated > shows.count / 2, "\(country)")
    }
    #expect(shows.contains { $0.appended.contentRatings?.rows.isEmpty == true })
  }

  @Test func `The older releases path lists certifications by country`() async throws {
    let parts = try await fetch("movie/910000214?append_to_response=releases,release_dates").object
    let releases = try #require(parts["releases"] as? [String: Any]).rows("countries")
    #expect(releases.first { $0["iso_3166_1"] as? String == "US" }?["certification"] as? String == "R")
    #expect(releases.compactMap { $0["iso_3166_1"] as? String } == ["DE", "FR", "GB", "KR", "US"])
  }
}

extension MovieDetails {
  /// Returns the age ratings in one country, without empty ones.
  func certifications(in country: String) -> [String] {
    (appended.releaseDates?.rows ?? []).filter { $0.country == country }.flatMap(\.releases)
      .compactMap(\.certification).filter { !$0.isEmpty }
  }
}
