import AppFoundation
import AppTestSupport
import Catalogue
import Foundation
import ImagePipeline
import TMDB
import TMDBTesting
import Testing

/// The dependencies for given settings: their source and their addresses.
struct CatalogueDependenciesTests {
  private let folders = Folders(
    configuration: URL(filePath: "/nowhere/config"), cache: FileManager.default.temporaryDirectory)
  private let locale = UserLocale(environment: ["LANG": "de_AT.UTF-8"])

  private func catalogue(_ settings: Settings, usesSample: Bool = false) -> CatalogueDependencies {
    CatalogueDependencies(
      settings: settings, folders: folders, locale: locale, usesSample: usesSample, connections: .test)
  }

  private func settings(_ change: (inout Settings) -> Void) -> Settings {
    var settings = Settings()
    change(&settings)
    return settings
  }

  @Test func `The sample catalogue is used when there is no key`() async throws {
    let catalogue = catalogue(Settings())
    #expect(catalogue.client.contentSource == .sample)
    let page = try await catalogue.client.value(of: MovieList.popular.target)
    #expect(page.results.count == 20)
  }

  @Test func `TMDB is used when there is a key`() {
    let catalogue = catalogue(settings { $0.credential = .apiKey("k") })
    #expect(catalogue.client.contentSource == .tmdb)
    #expect(catalogue.client.base.credential == .apiKey("k"))
    #expect(catalogue.client.base.configuration.baseURL == ClientConfiguration.standardBaseURL)
    #expect(catalogue.pictures.images == .standard)
  }

  @Test func `The sample catalogue is used on request despite a key`() {
    let catalogue = catalogue(settings { $0.credential = .apiKey("k") }, usesSample: true)
    #expect(catalogue.client.contentSource == .sample)
    #expect(catalogue.client.base.credential == .none)
  }

  @Test func `The settings replace the addresses of both servers`() {
    let catalogue = catalogue(
      settings {
        $0.credential = .apiKey("k")
        $0.apiURL = URL(string: "http://localhost:1")
        $0.imageURL = URL(string: "http://localhost:2/t/p")
      })
    #expect(catalogue.client.base.configuration.baseURL.absoluteString == "http://localhost:1")
    #expect(catalogue.pictures.images.baseURL.absoluteString == "http://localhost:2/t/p")
  }

  @Test func `A custom server also serves the images by default`() throws {
    let catalogue = catalogue(
      settings {
        $0.credential = .apiKey("k")
        $0.apiURL = URL(string: "http://localhost:1/")
      })
    let address = catalogue.pictures.images.url(for: try #require(ImagePath("/a.jpg")), size: "w185")
    #expect(address.absoluteString == "http://localhost:1/t/p/w185/a.jpg")
  }

  @Test func `The client uses the language, region and adult content setting`() {
    let catalogue = catalogue(
      settings {
        $0.credential = .apiKey("k")
        $0.language = "de-AT"
        $0.region = "AT"
        $0.includesAdult = true
      })
    #expect(catalogue.client.base.configuration.language == "de-AT")
    #expect(catalogue.client.base.configuration.region == "AT")
    #expect(catalogue.client.base.configuration.includesAdult)
  }

  @Test func `The picture cache uses the limit from the settings`() throws {
    let catalogue = catalogue(
      settings {
        $0.credential = .apiKey("k")
        $0.pictureCacheLimit = 7 << 20
      })
    #expect(try #require(catalogue.pictures.cache).limit == 7 << 20)
  }

  @Test func `The sample catalogue has no picture cache`() {
    #expect(catalogue(Settings()).pictures.cache == nil)
  }

  @Test func `The sample catalogue provides JPEG pictures and enforces the size limit`() async throws {
    let catalogue = catalogue(Settings())
    let page = try await catalogue.client.value(of: MovieList.popular.target)
    let path = try #require(page.results.lazy.compactMap(\.posterPath).first)
    let url = catalogue.pictures.images.url(for: path, .poster, atLeast: 92)
    let data = try await catalogue.pictures.loader.data(from: url, maximumBytes: 1 << 24)
    #expect(data.starts(with: [0xFF, 0xD8]))
    await #expect(throws: DataLoadingError.tooLarge(limit: 10)) {
      try await catalogue.pictures.loader.data(from: url, maximumBytes: 10)
    }
  }
}
