import AppFoundation
import AppTestSupport
import Catalogue
import Foundation
import ImagePipeline
import TMDB
import TMDBTesting
import Testing

/// The services for given settings: their source and their addresses.
struct ServicesTests {
  private let folders = Folders(
    configuration: URL(filePath: "/nowhere/config"), cache: FileManager.default.temporaryDirectory)
  private let locale = UserLocale(environment: ["LANG": "de_AT.UTF-8"])

  private func services(_ settings: Settings, usesSample: Bool = false) -> Services {
    Services.make(settings: settings, folders: folders, locale: locale, usesSample: usesSample, connections: .test)
  }

  private func settings(_ change: (inout Settings) -> Void) -> Settings {
    var settings = Settings()
    change(&settings)
    return settings
  }

  @Test("Services use the sample catalogue when there is no key") func sampleCatalogueIsUsedWithoutKey() async throws {
    let services = services(Settings())
    #expect(services.source == .sample)
    let page = try await services.client.value(of: MovieList.popular.target)
    #expect(page.results.count == 20)
  }

  @Test("Services use TMDB when there is a key") func tmdbIsUsedWithKey() {
    let services = services(settings { $0.credential = .apiKey("k") })
    #expect(services.source == .tmdb)
    #expect(services.client.credential == .apiKey("k"))
    #expect(services.client.configuration.baseURL == ClientConfiguration.standardBaseURL)
    #expect(services.images == .standard)
  }

  @Test("Services use the sample catalogue on request despite a key") func sampleCatalogueIsUsedOnRequestDespiteKey() {
    let services = services(settings { $0.credential = .apiKey("k") }, usesSample: true)
    #expect(services.source == .sample)
    #expect(services.client.credential == .none)
  }

  @Test("The settings replace the addresses of both servers") func settingsReplaceServerAddresses() {
    let services = services(
      settings {
        $0.credential = .apiKey("k")
        $0.apiURL = URL(string: "http://localhost:1")
        $0.imageURL = URL(string: "http://localhost:2/t/p")
      })
    #expect(services.client.configuration.baseURL.absoluteString == "http://localhost:1")
    #expect(services.images.baseURL.absoluteString == "http://localhost:2/t/p")
  }

  @Test("A custom server also serves the images by default") func customServerServesImagesByDefault() throws {
    let services = services(
      settings {
        $0.credential = .apiKey("k")
        $0.apiURL = URL(string: "http://localhost:1/")
      })
    let address = services.images.url(for: try #require(ImagePath("/a.jpg")), size: "w185")
    #expect(address.absoluteString == "http://localhost:1/t/p/w185/a.jpg")
  }

  @Test("The client uses the language, region and adult content setting") func clientUsesLanguageRegionAndAdultSetting()
  {
    let services = services(
      settings {
        $0.credential = .apiKey("k")
        $0.language = "de-AT"
        $0.region = "AT"
        $0.includesAdult = true
      })
    #expect(services.client.configuration.language == "de-AT")
    #expect(services.client.configuration.region == "AT")
    #expect(services.client.configuration.includesAdult)
  }

  @Test("The picture cache uses the limit from the settings") func pictureCacheUsesLimitFromSettings() throws {
    let services = services(
      settings {
        $0.credential = .apiKey("k")
        $0.pictureCacheLimit = 7 << 20
      })
    #expect(try #require(services.pictureCache).limit == 7 << 20)
  }

  @Test("The sample catalogue has no picture cache") func sampleCatalogueHasNoPictureCache() {
    #expect(services(Settings()).pictureCache == nil)
  }

  @Test("The sample catalogue provides JPEG pictures and enforces the size limit")
  func sampleCatalogueProvidesPictures() async throws {
    let services = services(Settings())
    let page = try await services.client.value(of: MovieList.popular.target)
    let path = try #require(page.results.lazy.compactMap(\.posterPath).first)
    let url = services.images.url(for: path, .poster, atLeast: 92)
    let data = try await services.pictures.data(from: url, maximumBytes: 1 << 24)
    #expect(data.starts(with: [0xFF, 0xD8]))
    await #expect(throws: DataLoadingError.tooLarge(limit: 10)) {
      try await services.pictures.data(from: url, maximumBytes: 10)
    }
  }
}
