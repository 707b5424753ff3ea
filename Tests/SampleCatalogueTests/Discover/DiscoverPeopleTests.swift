// Tests of the discover filters for people, companies, keywords and networks, whose values aren't in the result rows.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct DiscoverPeopleTests {
  @Test func `Cast, crew and people filters match a person's movies`() async throws {
    let keaton = try #require(try await fetch("search/person?query=buster%20keaton").ids.first)
    let played = Set(try await fetch("discover/movie?with_cast=\(keaton)").ids)
    let worked = Set(try await fetch("discover/movie?with_crew=\(keaton)").ids)
    let both = Set(try await fetch("discover/movie?with_people=\(keaton)").ids)
    #expect(!played.isEmpty)
    #expect(!worked.isEmpty)
    #expect(both == played.union(worked))
    for movie in played {
      let cast = try await fetch("movie/\(movie)/credits").object.rows("cast")
      #expect(cast.contains { $0["id"] as? Int == keaton })
    }
  }

  @Test func `Company and keyword filters include and exclude movies`() async throws {
    let company = try #require(try await fetch("search/company?query=prana").ids.first)
    #expect(try await fetch("discover/movie?with_companies=\(company)").titles == ["Nosferatu"])
    #expect(try await !fetch("discover/movie?without_companies=\(company)&year=1922").titles.contains("Nosferatu"))
    let keyword = try #require(try await fetch("search/keyword?query=vampire").ids.first)
    let tagged = try await fetch("discover/movie?with_keywords=\(keyword)")
    #expect(tagged.titles.contains("Nosferatu"))
    #expect(tagged.ids == (try await fetch("keyword/\(keyword)/movies").ids))
    #expect(try await !fetch("discover/movie?without_keywords=\(keyword)&year=1922").titles.contains("Nosferatu"))
  }

  @Test func `Runtime filters match the runtimes of movies`() async throws {
    for movie in try await fetch("discover/movie?with_runtime.lte=20").ids {
      let minutes = try #require(try await fetch("movie/\(movie)").object["runtime"] as? Int)
      #expect((1...20).contains(minutes))
    }
    #expect(try await fetch("discover/movie?with_runtime.gte=180").ids.count > 2)
  }

  @Test func `The origin country filter matches the countries of movies`() async throws {
    let ids = try await fetch("discover/movie?with_origin_country=IN").ids
    #expect(ids.count > 2)
    for movie in ids {
      #expect((try await fetch("movie/\(movie)").object["origin_country"] as? [String])?.contains("IN") == true)
    }
  }

  @Test(arguments: [
    ("with_status=0", "status", "Returning Series"), ("with_status=4", "status", "Canceled"),
    ("with_type=2", "type", "Miniseries"), ("with_type=0", "type", "Documentary"),
  ])
  func `Status and type filters match the details of shows`(_ query: String, key: String, value: String) async throws {
    let ids = try await fetch("discover/tv?" + query).ids
    #expect(!ids.isEmpty)
    for show in ids {
      #expect(try await fetch("tv/\(show)").object[key] as? String == value)
    }
  }

  @Test func `The network filter matches the shows of a network`() async throws {
    let show = try await fetch("tv/\(SamplePaths.show)")
    let network = try #require(show.object.rows("networks").first?["id"] as? Int)
    let ids = try await fetch("discover/tv?with_networks=\(network)").ids
    #expect(ids.contains(SamplePaths.show))
    #expect(try await fetch("discover/tv?with_networks=1").ids.isEmpty)
  }
}
