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
    let catalogue = CatalogueDependencies.sample
    var pictures = BenchmarkPictures()
    for list in MovieList.allCases where pictures.files.count < count {
      guard let page = try? await catalogue.client.value(of: list.target) else { continue }
      for path in page.results.compactMap(\.posterPath) where pictures.files.count < count {
        let url = catalogue.pictures.images.url(for: path, .poster, atLeast: width)
        pictures.files[url] = try? await catalogue.pictures.loader.data(from: url, maximumBytes: 1 << 24)
      }
    }
    return pictures
  }

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    guard let data = files[url] else { throw DataLoadingError.status(404) }
    return data
  }
}

extension CatalogueDependencies {
  /// The sample catalogue with default settings.
  @MainActor static var sample: Self {
    let environment = ProcessInfo.processInfo.environment
    let cache = FileManager.default.temporaryDirectory.appending(path: "matinee-bench", directoryHint: .isDirectory)
    let folders = (try? Folders(environment: environment)) ?? Folders(configuration: cache, cache: cache)
    return Self(
      settings: Settings(), folders: folders, locale: UserLocale(environment: environment),
      usesSample: true, connections: ServiceConnections { SampleNetworking(pictures: folders.samplePictures) })
  }
}
