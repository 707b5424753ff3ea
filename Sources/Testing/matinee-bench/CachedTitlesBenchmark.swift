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
  /// Returns a catalogue that reads the repeated sample catalogue and fills the cache in the environment's folder.
  nonisolated static func catalogue() async throws -> CatalogueDependencies {
    let context = try await AppContext.read()
    let configured = context.catalogue(usesSample: false)
    guard let responseCache = context.responseCache, configured.client.contentSource == .tmdb else {
      throw ResponseCacheError.unwritable(reason: "no server is specified")
    }
    let source = configured.client.source
    let networking = CachingNetworking(RepeatingSampleNetworking(), in: responseCache, source: source)
    let client = Client(networking: networking, configuration: configured.client.base.configuration, limits: .unlimited)
    return CatalogueDependencies(
      CachingClient(client, source: source, cache: responseCache), texts: configured.format.texts,
      languages: configured.format.languagePreferences, pictures: configured.pictures)
  }

  private nonisolated static func fill(_ titles: Int) async throws {
    let catalogue = try await catalogue()
    let client = catalogue.client
    guard let responseCache = client.cache else { return }
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
      _ = try await PageReport(of: .title(.movie(film)), from: catalogue.pages)
      await responseCache.waitForWrites()
    }
    let status = try await responseCache.status()
    let cached = status.sources[client.source]?.titles ?? 0
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
