// Tests of the discover filters for people, companies, keywords and networks, which aren't part of the rows.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct DiscoverPeopleTests {
  @Test func castCrewAndPeople() async throws {
    let keaton = try #require(try await ask("search/person?query=buster%20keaton").ids.first)
    let played = Set(try await ask("discover/movie?with_cast=\(keaton)").ids)
    let worked = Set(try await ask("discover/movie?with_crew=\(keaton)").ids)
    let both = Set(try await ask("discover/movie?with_people=\(keaton)").ids)
    #expect(!played.isEmpty)
    #expect(!worked.isEmpty)
    #expect(both == played.union(worked))
    for film in played {
      let cast = try await ask("movie/\(film)/credits").object.rows("cast")
      #expect(cast.contains { $0["id"] as? Int == keaton })
    }
  }

  @Test func companiesAndKeywords() async throws {
    let company = try #require(try await ask("search/company?query=prana").ids.first)
    #expect(try await ask("discover/movie?with_companies=\(company)").titles == ["Nosferatu"])
    #expect(try await !ask("discover/movie?without_companies=\(company)&year=1922").titles.contains("Nosferatu"))
    let keyword = try #require(try await ask("search/keyword?query=vampire").ids.first)
    let tagged = try await ask("discover/movie?with_keywords=\(keyword)")
    #expect(tagged.titles.contains("Nosferatu"))
    #expect(tagged.ids == (try await ask("keyword/\(keyword)/movies").ids))
    #expect(try await !ask("discover/movie?without_keywords=\(keyword)&year=1922").titles.contains("Nosferatu"))
  }

  @Test func runtimes() async throws {
    for film in try await ask("discover/movie?with_runtime.lte=20").ids {
      let minutes = try #require(try await ask("movie/\(film)").object["runtime"] as? Int)
      #expect((1...20).contains(minutes))
    }
    #expect(try await ask("discover/movie?with_runtime.gte=180").ids.count > 2)
  }

  @Test func originCountries() async throws {
    let ids = try await ask("discover/movie?with_origin_country=IN").ids
    #expect(ids.count > 2)
    for film in ids {
      #expect((try await ask("movie/\(film)").object["origin_country"] as? [String])?.contains("IN") == true)
    }
  }

  @Test(arguments: [
    ("with_status=0", "status", "Returning Series"), ("with_status=4", "status", "Canceled"),
    ("with_type=2", "type", "Miniseries"), ("with_type=0", "type", "Documentary"),
  ])
  func statesAndTypesOfSeries(_ query: String, key: String, value: String) async throws {
    let ids = try await ask("discover/tv?" + query).ids
    #expect(!ids.isEmpty)
    for series in ids {
      #expect(try await ask("tv/\(series)").object[key] as? String == value)
    }
  }

  @Test func networks() async throws {
    let series = try await ask("tv/\(SamplePaths.series)")
    let network = try #require(series.object.rows("networks").first?["id"] as? Int)
    let ids = try await ask("discover/tv?with_networks=\(network)").ids
    #expect(ids.contains(SamplePaths.series))
    #expect(try await ask("discover/tv?with_networks=1").ids.isEmpty)
  }
}
