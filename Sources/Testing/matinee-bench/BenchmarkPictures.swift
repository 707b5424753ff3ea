import AppFoundation
import Catalogue
import Foundation
import ImagePipeline
import SampleCatalogue
import TMDB

/// Posters of the sample catalogue, cached in memory so that benchmarks don't measure their rendering.
nonisolated struct BenchmarkPictures: DataLoading {
  private(set) var files: [URL: Data] = [:]

  /// Loads posters.
  ///
  /// - Parameters:
  ///   - count: The maximum number. The catalogue may have fewer.
  ///   - width: The minimum width in device pixels, which determines TMDB's size.
  @MainActor
  static func posters(_ count: Int, atLeast width: Int) async -> BenchmarkPictures {
    let services = Services.sample
    var pictures = BenchmarkPictures()
    for list in MovieList.allCases where pictures.files.count < count {
      guard let page = try? await services.client.value(of: list.target) else { continue }
      for path in page.results.compactMap(\.posterPath) where pictures.files.count < count {
        let url = services.images.url(for: path, .poster, atLeast: width)
        pictures.files[url] = try? await services.pictures.data(from: url, maximumBytes: 1 << 24)
      }
    }
    return pictures
  }

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    guard let data = files[url] else { throw DataLoadingError.status(404) }
    return data
  }
}

extension Services {
  /// The services of the sample catalogue with default settings.
  @MainActor static var sample: Services {
    let environment = ProcessInfo.processInfo.environment
    let cache = FileManager.default.temporaryDirectory.appending(path: "matinee-bench", directoryHint: .isDirectory)
    let folders = (try? Folders(environment: environment)) ?? Folders(configuration: cache, cache: cache)
    return make(
      settings: Settings(), folders: folders, locale: UserLocale(environment: environment),
      usesSample: true, connections: ServiceConnections { SampleNetworking(pictures: folders.samplePictures) })
  }
}
