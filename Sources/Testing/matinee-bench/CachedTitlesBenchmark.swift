import AppFoundation
import Catalogue
import CommandReports
import Foundation
import MatineeApp
import ResponseCache
import SampleCatalogue
import TMDB
import TitleIdentity

/// A full cache for measuring an offline start. Fills the cache in the environment's folder as if a user had browsed
/// many lists and pages. Prints the number of cached titles and their size in MB.
///
/// The responses are the sample catalogue's, repeated with different IDs.
enum CachedTitlesBenchmark {
  static func run(titles: Int) -> Int32 {
    runAndExit { try await fill(titles) }
  }
}

extension CachedTitlesBenchmark {
  /// Returns services that read the repeated sample catalogue and fill the cache in the environment's folder.
  nonisolated static func services() async throws -> Services {
    let context = try await AppContext.read()
    let configured = context.services(usesSample: false)
    guard let responseCache = context.responseCache, configured.source == .tmdb else {
      throw ResponseCacheError.unwritable(reason: "no server is specified")
    }
    let networking = CachingNetworking(
      RepeatingSampleNetworking(), in: responseCache, source: configured.responseSource)
    let client = Client(networking: networking, configuration: configured.client.configuration, limits: .unlimited)
    var services = Services(
      source: configured.responseSource, client: client, images: configured.images, pictures: configured.pictures,
      texts: configured.texts, responseCache: responseCache)
    services.languagePreferences = configured.languagePreferences
    return services
  }

  private nonisolated static func fill(_ titles: Int) async throws {
    let services = try await services()
    guard let responseCache = services.responseCache else { return }
    let client = services.client
    var films: Set<Int> = [], series: Set<Int> = []
    for page in 1...500 where films.count + series.count < titles {
      for list in MovieList.allCases {
        films.formUnion(try await client.value(of: list.target.page(page)).results.map(\.id))
      }
      for list in ShowList.allCases {
        series.formUnion(try await client.value(of: list.target.page(page)).results.map(\.id))
      }
      await responseCache.waitForWrites()
    }
    // The user also opened the pages of one title in ten.
    for film in films.sorted().prefix(titles / 10) {
      _ = try await services.report(of: .title(.movie(film)))
      await responseCache.waitForWrites()
    }
    let status = try await responseCache.status()
    let cached = status.sources[services.responseSource]?.titles ?? 0
    guard cached >= titles else { throw ResponseCacheError.unwritable(reason: "only \(cached) titles were cached") }
    print(cached, Double(status.fileBytes) / 1_048_576)
  }
}

/// The sample catalogue with more pages. At the end of a list it starts again with different IDs.
nonisolated struct RepeatingSampleNetworking: Networking {
  private let sample = SampleNetworking()

  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    var request = request
    var round = 0
    var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
    let page = parts?.queryItems?.first { $0.name == "page" }.flatMap { Int($0.value ?? "") }
    if let page {
      round = (page - 1) / pagesPerRound
      parts?.queryItems?.removeAll { $0.name == "page" }
      parts?.queryItems?.append(URLQueryItem(name: "page", value: "\((page - 1) % pagesPerRound + 1)"))
    }
    let path = parts?.path ?? ""
    if let id = path.split(separator: "/").compactMap({ Int($0) }).first(where: { $0 >= SampleIDs.perRound }) {
      round = id / SampleIDs.perRound
      parts?.path = path.replacing("\(id)", with: "\(id % SampleIDs.perRound)")
    }
    request.url = parts?.url ?? request.url
    var response = try await sample.response(to: request)
    var body = String(decoding: response.body, as: UTF8.self)
    if round > 0 { body.replace(#/"id":(9\d{8})\b/#) { "\"id\":\(round)\($0.output.1)" } }
    if let page {
      body.replace(#/"page":\d+/#) { _ in "\"page\":\(page)" }
      body.replace(#/"total_pages":\d+/#) { _ in "\"total_pages\":500" }
    }
    response.body = Data(body.utf8)
    return response
  }
}

/// The number of pages of every list in the sample catalogue, after which the lists repeat.
private nonisolated let pagesPerRound = 2

nonisolated extension AppContext {
  /// Reads the settings of this process.
  static func read() async throws(FoldersError) -> AppContext {
    try await read(environment: ProcessInfo.processInfo.environment) { SampleNetworking(pictures: $0.samplePictures) }
  }
}
