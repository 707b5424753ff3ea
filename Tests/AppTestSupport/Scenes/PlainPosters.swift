import Foundation
import ImagePipeline
import MatineeCore
import TMDB

/// Posters of two plain colours, told apart by the number of their film: they show where a poster is, which way up and how
/// it is cut, and take little room in a picture of it.
struct PlainPosters: DataLoading {
  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    guard let number = Int(url.deletingPathExtension().lastPathComponent) else { throw DataLoadingError.status(404) }
    let tint = tints[number % tints.count]
    let shade = tint.map { $0 / 2 }
    let upper = Array(repeating: tint + [255], count: width * height * 2 / 3).flatMap(\.self)
    let lower = Array(repeating: shade + [255], count: width * height / 3).flatMap(\.self)
    return Data.picture(width: width, pixels: upper + lower)
  }
}

extension Services {
  /// What a scene is made of.
  static func scenes(_ networking: any Networking, source: CatalogueSource = .tmdb) -> Services {
    .test(networking, source: source, pictures: PlainPosters(), region: "US")
  }
}

/// As wide and high as a row's place for it, so that it is drawn as it is.
private let (width, height) = (92, 138)

private let tints: [[UInt8]] = [
  [53, 132, 228], [51, 209, 122], [246, 211, 45], [255, 120, 0], [224, 27, 36], [145, 65, 172], [152, 106, 68],
]
