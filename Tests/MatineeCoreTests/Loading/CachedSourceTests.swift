import AppFoundation
import AppTestSupport
import Catalogue
import Foundation
import ResponseCache
import TMDB
import Testing
import ToolTestSupport

/// The sources whose responses are cached, and the names of these sources.
struct CachedSourceTests {
  private func source(_ change: (inout Settings) -> Void = { _ in }, usesSample: Bool = false) -> ResponseSource? {
    var settings = Settings()
    settings.credential = .apiKey("k")
    change(&settings)
    return ResponseSource(settings: settings, usesSample: usesSample)
  }

  @Test func `Each server has its own source, and unsupported addresses have none`() {
    #expect(source() == .tmdb)
    #expect(source(usesSample: true) == .sample)
    #expect(source { $0.credential = .none } == .sample)
    #expect(source { $0.apiURL = URL(string: "http://localhost:8080/") } == .server("http://localhost:8080"))
    #expect(source { $0.apiURL = URL(string: "https://api.themoviedb.org") } == .tmdb)
    #expect(source { $0.apiURL = URL(string: "ftp://localhost") } == nil)
  }

  @Test func `Responses of the sample catalogue are cached`() async throws {
    let folder = try TemporaryFolder()
    let responseCache = ResponseCache(folder: folder.url)
    var connections = ServiceConnections.test
    connections.responseCache = responseCache
    let catalogue = CatalogueDependencies(
      settings: Settings(), folders: Folders(configuration: folder.url, cache: folder.url),
      locale: UserLocale(environment: [:]), connections: connections)
    #expect(catalogue.client.source == .sample)
    let cacheClient = try #require(catalogue.client.cacheClient)
    await #expect(throws: TMDBError.offline) { try await cacheClient.value(of: MovieTarget.popular) }
    let page = try await catalogue.client.value(of: MovieTarget.popular)
    await responseCache.waitForWrites()
    #expect(try await cacheClient.value(of: MovieTarget.popular) == page)
    #expect(try await responseCache.status().sources.keys.map(\.rawValue) == ["sample"])
  }

  @Test func `A client without a cache has no cache-only client`() {
    let catalogue = CatalogueDependencies(
      settings: Settings(),
      folders: Folders(configuration: URL(filePath: "/nowhere"), cache: URL(filePath: "/nowhere")),
      locale: UserLocale(environment: [:]), connections: .test)
    #expect(catalogue.client.cache == nil)
    #expect(catalogue.client.cacheClient == nil)
  }
}
