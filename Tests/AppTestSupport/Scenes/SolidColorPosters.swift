import AppFoundation
import Catalogue
import Foundation
import ImagePipeline
import TMDB

/// A loader of posters in two plain colors that depend on the film's number. They show a poster's position, orientation
/// and cropping, and keep screenshots small.
struct SolidColorPosters: DataLoading {
  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    guard let number = Int(url.deletingPathExtension().lastPathComponent) else { throw DataLoadingError.status(404) }
    let tint = tints[number % tints.count]
    let shade = tint.map { $0 / 2 }
    let upper = Array(repeating: tint + [255], count: width * height * 2 / 3).flatMap(\.self)
    let lower = Array(repeating: shade + [255], count: width * height / 3).flatMap(\.self)
    return Data.picture(width: width, pixels: upper + lower)
  }
}

extension CatalogueDependencies {
  /// Returns the catalogue for a scene.
  static func scenes(
    _ networking: any Networking, source: ContentSource = .tmdb, clock: any Clock<Duration> = ContinuousClock()
  ) -> Self {
    .test(networking, source: source, pictures: PictureSource(SolidColorPosters()), region: "US", clock: clock)
  }
}

/// The size of a row's poster, so that it is drawn without scaling.
private let (width, height) = (92, 138)

private let tints: [[UInt8]] = [
  [53, 132, 228], [51, 209, 122], [246, 211, 45], [255, 120, 0], [224, 27, 36], [145, 65, 172], [152, 106, 68],
]
