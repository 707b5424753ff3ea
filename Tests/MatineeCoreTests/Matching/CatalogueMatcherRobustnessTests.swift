import Foundation
import Library
import LibraryFormats
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import AppFoundation
@testable import Catalogue
@testable import Transfer

/// The requests that matching an import's titles takes.
struct CatalogueMatcherRobustnessTests {
  private let networking = ReplayNetworking()
  private static let none = #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#

  private func matcher() async -> CatalogueMatcher {
    let catalogue = CatalogueDependencies.over(networking)
    return await CatalogueMatcher(catalogue.client, catalogue.guides)
  }

  private func page(_ films: [(id: Int, title: String, year: Int)], pages: Int = 1) -> String {
    let rows = films.map { #"{"id":\#($0.id),"title":"\#($0.title)","release_date":"\#($0.year)-05-01"}"# }
    return #"{"page":1,"results":[\#(rows.joined(separator: ","))],"total_pages":\#(pages),"total_results":40}"#
  }

  private func match(_ name: String, _ year: Int?, _ kind: TitleID.Kind? = .movie) async throws -> ImportMatch {
    try await matcher().match(ImportedTitle(name: name, year: year, kind: kind))
  }

  @Test func `An unknown title costs one request for each kind`() async throws {
    networking.stub("/3/search/movie", json: Self.none)
    networking.stub("/3/search/tv", json: Self.none)
    guard case .missing = try await match("Nobody Knows It", 1999, nil) else {
      Issue.record("It was found.")
      return
    }
    #expect(networking.requests.map(\.url.path) == ["/3/search/movie", "/3/search/tv"])
  }

  @Test func `Searches of an import are not stored in the cache`() async throws {
    networking.stub("/3/search/movie", json: page([(1, "Alien", 1953)], pages: 2))
    _ = try await match("Alien", 1979)
    #expect(networking.requests.map { $0.headers["cache-control"] } == ["no-store", "no-store"])
  }

  @Test func `The matcher doesn't search by year when one page has all titles`() async throws {
    networking.stub("/3/search/movie", json: page([(1, "Alien", 1953), (2, "Alien", 1979), (3, "Alien", 1980)]))
    guard case .certain(let found) = try await match("Alien", 1979) else {
      Issue.record("It is not certain.")
      return
    }
    #expect(found.title.number == 2 && networking.requests.count == 1)
  }

  @Test func `The matcher finds a title on a later page by its year`() async throws {
    networking.stub("/3/search/movie?primary_release_year=1979", json: page([(2, "Alien", 1979)]))
    networking.stub("/3/search/movie", json: page([(1, "Alien", 1953)], pages: 2))
    guard case .certain(let found) = try await match("Alien", 1979) else {
      Issue.record("It is not certain.")
      return
    }
    #expect(found.title.number == 2)
  }

  @Test func `A title from the previous year is an ambiguous match`() async throws {
    networking.stub("/3/search/movie", json: page([(1, "Alien", 1978), (2, "Alien", 1960)]))
    guard case .ambiguous(let found) = try await match("Alien", 1979) else {
      Issue.record("It is not doubtful.")
      return
    }
    #expect(found.map(\.title.number) == [1])
  }
}
