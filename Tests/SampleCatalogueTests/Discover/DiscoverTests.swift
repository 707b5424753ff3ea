// Tests of all discover filters and sort orders against the titles' own pages.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct DiscoverTests {
  @Test(arguments: MovieRequest.all)
  func `A movie filter finds exactly the matching movies`(_ request: MovieRequest) async throws {
    let movies = try await CatalogueContent.movies.value
    let expected = Set(movies.filter(request.holds).map(\.id))
    let found = try await CatalogueContent.ids("discover/movie?\(request.query)")
    #expect(Set(found) == expected)
    #expect(found.count == expected.count)
    #expect(!expected.isEmpty)
    #expect(expected.count < movies.count)
  }

  @Test(arguments: ShowRequest.all)
  func `A show filter finds exactly the matching shows`(_ request: ShowRequest) async throws {
    let shows = try await CatalogueContent.shows.value
    let expected = Set(shows.filter(request.holds).map(\.id))
    let found = try await CatalogueContent.ids("discover/tv?\(request.query)")
    #expect(Set(found) == expected)
    #expect(found.count == expected.count)
    #expect(!expected.isEmpty)
    #expect(expected.count < shows.count)
  }

  @Test func `The air date filter finds a show by the date of an episode`() async throws {
    let found = try await fetch("discover/tv?air_date.gte=2017-01-01&first_air_date.lte=1995-01-01").titles
    #expect(found.contains("Twin Peaks"))
    #expect(!found.contains("Fawlty Towers"))
  }

  @Test(arguments: MovieFilter.Sort.allCases)
  func `Movies follow the requested sort order`(_ sort: MovieFilter.Sort) async throws {
    let movies = try await CatalogueContent.movies.value
    for isAscending in [true, false] {
      let sorted = movies.sorted { first, second in
        let (one, two) = (first.movie.key(sort), second.movie.key(sort))
        if one == two { return first.id < second.id }
        return isAscending ? one < two : two < one
      }
      let path = "discover/movie?sort_by=\(sort.rawValue).\(isAscending ? "asc" : "desc")"
      #expect(try await CatalogueContent.ids(path) == sorted.map(\.id), "\(path)")
    }
  }

  @Test(arguments: TVFilter.Sort.allCases)
  func `Shows follow the requested sort order`(_ sort: TVFilter.Sort) async throws {
    let shows = try await CatalogueContent.shows.value
    for isAscending in [true, false] {
      let sorted = shows.sorted { first, second in
        let (one, two) = (first.show.key(sort), second.show.key(sort))
        if one == two { return first.id < second.id }
        return isAscending ? one < two : two < one
      }
      let path = "discover/tv?sort_by=\(sort.rawValue).\(isAscending ? "asc" : "desc")"
      #expect(try await CatalogueContent.ids(path) == sorted.map(\.id), "\(path)")
    }
  }

  @Test func `The default sort order is popularity`() async throws {
    #expect(try await fetch("discover/movie").ids == fetch("movie/popular").ids)
    #expect(try await fetch("discover/tv").ids == fetch("tv/popular").ids)
  }

  @Test func `An original language with a region matches nothing`() async throws {
    #expect(try await fetch("discover/movie?with_original_language=en-US").results.isEmpty)
  }

  @Test func `An incomplete country filter is ignored, but an unknown value matches nothing`() async throws {
    let all = try await fetch("discover/movie").object["total_results"] as? Int
    for query in ["with_watch_providers=8", "certification=PG", "region=US", "watch_region=US"] {
      #expect(try await fetch("discover/movie?" + query).object["total_results"] as? Int == all, "\(query)")
    }
    for query in ["with_watch_providers=8&watch_region=XX", "certification=ZZ&certification_country=US"] {
      #expect(try await fetch("discover/movie?" + query).results.isEmpty, "\(query)")
    }
  }
}

/// A value to sort by: a number or text.
private enum SortKey: Comparable {
  case number(Double)
  case text(String)
}

extension Movie {
  fileprivate func key(_ sort: MovieFilter.Sort) -> SortKey {
    switch sort {
    case .popularity: .number(fields.popularity)
    case .title: .text(title)
    case .originalTitle: .text(originalTitle)
    case .primaryReleaseDate: .text(releaseDate?.description ?? "")
    // The catalogue has no revenues, so all titles are equal.
    case .revenue: .number(0)
    case .voteAverage: .number(fields.voteAverage)
    case .voteCount: .number(Double(fields.voteCount))
    }
  }
}

extension TVShow {
  fileprivate func key(_ sort: TVFilter.Sort) -> SortKey {
    switch sort {
    case .popularity: .number(fields.popularity)
    case .name: .text(name)
    case .originalName: .text(originalName)
    case .firstAirDate: .text(firstAirDate?.description ?? "")
    case .voteAverage: .number(fields.voteAverage)
    case .voteCount: .number(Double(fields.voteCount))
    }
  }
}
