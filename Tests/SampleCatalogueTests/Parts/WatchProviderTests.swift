// Tests of watch providers.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct WatchProviderTests {
  @Test func `Most titles have watch providers, and some have none`() async throws {
    for places in [try await movies(), try await shows()] {
      let nowhere = places.count { $0.countries.isEmpty }
      #expect(nowhere > 0)
      #expect(nowhere < places.count / 4)
      #expect(places.contains { $0.countries["US"] != nil && $0.countries["DE"] == nil })
      let offers = places.flatMap(\.countries.values)
      for part in [\CountryWatchProviders.subscription, \.rent, \.buy, \.free, \.ads] {
        #expect(offers.contains { !$0[keyPath: part].isEmpty })
      }
    }
  }

  @Test func `The link of each country leads to the title's page at TMDB`() async throws {
    let movie = try await fetch("movie/910000214/watch/providers").object
    let countries = try #require(movie["results"] as? [String: [String: Any]])
    #expect(!countries.isEmpty)
    for (code, country) in countries {
      let link = country["link"] as? String
      #expect(link == "https://www.themoviedb.org/movie/910000214-parasite/watch?locale=\(code)")
    }
  }

  @Test func `Every watch provider is in the list of its country`() async throws {
    for (kind, places) in [("movie", try await movies()), ("tv", try await shows())] {
      let regions = try await fetch("watch/providers/regions").results.compactMap { $0["iso_3166_1"] as? String }
      #expect(regions.count == 12)
      #expect(Set(places.flatMap(\.countries.keys)).isSubset(of: regions))
      for region in regions {
        let known = Set(try await watchProviders(kind, region).map(\.id))
        let used = places.compactMap { $0.countries[region] }.flatMap(\.all).map(\.id)
        #expect(known.isSuperset(of: used), "\(region)")
        #expect(known.count >= 7)
      }
    }
  }

  @Test func `Watch providers are sorted by priority and name their countries`() async throws {
    let british = try await watchProviders("movie", "GB")
    #expect(british.map(\.displayPriority) == british.map(\.displayPriority).sorted())
    #expect(british.contains { $0.name == "BBC iPlayer" })
    #expect(british.allSatisfy { $0.displayPriorities["GB"] == $0.displayPriority })
    let everywhere = try await watchProviders("tv", nil)
    #expect(everywhere.count > british.count)
    #expect(everywhere.first { $0.name == "BBC iPlayer" }?.displayPriorities.keys.sorted() == ["GB"])
    #expect(try await watchProviders("tv", "XX").isEmpty)
  }

  @Test func `Every watch provider has a logo`() async throws {
    for provider in try await watchProviders("movie", nil) {
      let path = try #require(provider.logoPath)
      let url = try #require(URL(string: "https://image.tmdb.org/t/p/w92\(path)"))
      let picture = try await catalogue.response(to: NetworkRequest(.get, url))
      #expect(picture.status == 200)
      #expect(declaredPixelSize(of: picture.body) == [92, 92])
    }
  }

  @Test func `A show is offered by its network's streaming service`() async throws {
    let dark = try await CatalogueContent.shows.value.first { $0.name == "Dark" }
    for (region, country) in dark?.appended.watchProviders?.countries ?? [:] {
      #expect(country.subscription.contains { $0.name == "Netflix" }, "\(region)")
    }
    let season = try await fetch("tv/920000047/season/1/watch/providers").object["results"] as? [String: Any]
    let whole = try await fetch("tv/920000047/watch/providers").object["results"] as? [String: Any]
    #expect(season?.keys.sorted() == whole?.keys.sorted())
  }
}

extension WatchProviderTests {
  private func movies() async throws -> [WatchProviders] {
    try await CatalogueContent.movies.value.compactMap(\.appended.watchProviders)
  }

  private func shows() async throws -> [WatchProviders] {
    try await CatalogueContent.shows.value.compactMap(\.appended.watchProviders)
  }

  private func watchProviders(_ kind: String, _ region: String?) async throws -> [WatchProvider] {
    let reply = try await fetch("watch/providers/\(kind)" + (region.map { "?watch_region=\($0)" } ?? ""))
    let report = DecodingReport()
    let decoder = JSONDecoder()
    decoder.userInfo[.decodingReport] = report
    let list = try decoder.decode(WatchProviderList.self, from: reply.response.body)
    #expect(report.isClean, "\(report.paths)")
    return list.providers
  }
}

extension CountryWatchProviders {
  /// All watch providers, of every type of offer.
  var all: [WatchProvider] { subscription + free + ads + rent + buy }
}
