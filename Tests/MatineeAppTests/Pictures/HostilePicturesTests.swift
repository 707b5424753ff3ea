import AppTestSupport
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import ImagePipeline
import Synchronization
import TMDBTesting
import TitleIdentity
import XCTest

@testable import ScreenFoundation

/// Tests that a row shows its text for any picture data from the server, and that other rows aren't affected.
final class HostilePicturesTests: GTKTestCase {
  func testRowsShowTextAndOnlyValidPictures() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/movie/popular?page=1", with: .films(1...8))
      let pictures = HostilePictures()
      let images = PipelineImages(loader: pictures)
      let catalogue = CatalogueDependencies.test(networking, pictures: PictureSource(pictures))
      let fixture = AppFixture()
      try await fixture.show(
        PagedFetcherController(
          title: "Popular", model: catalogue.lists.model(of: MovieList.popular), images: images, perform: { _ in }),
        height: 1_400)
      try await eventually("the rows") { ShownRow.all(in: fixture.window).count == 8 }
      try await eventually("the pictures, or none") { pictures.requested.count == 8 && images.pendingCount == 0 }
      let shown = ShownRow.all(in: fixture.window)
      XCTAssertEqual(shown.map(\.number), Array(1...8))
      XCTAssertEqual(shown.map(\.picture), [1, nil, nil, nil, nil, nil, nil, 8])
      fixture.close()
    }
  }
}

/// A picture loader that returns valid pictures only for the first and the last film.
private final class HostilePictures: DataLoading {
  private let numbers = Mutex<Set<Int>>([])

  var requested: Set<Int> { numbers.withLock(\.self) }

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    let number = Int(url.deletingPathExtension().lastPathComponent) ?? 0
    _ = numbers.withLock { $0.insert(number) }
    let whole = Data.picture(width: number)
    switch number {
    case 2: return whole.prefix(whole.count / 2)
    case 3: return Data("<html>Please log in</html>".utf8)
    case 4: return claiming(width: 30_000, whole)
    case 5: return Data()
    case 6: throw DataLoadingError.status(404)
    case 7: return Data(count: maximumBytes + 1)
    default: return whole
    }
  }

  /// Returns a PNG whose header claims this width and height.
  private func claiming(width: Int, _ picture: Data) -> Data {
    var data = picture
    let side = [UInt8(0), 0, UInt8(width >> 8 & 0xff), UInt8(width & 0xff)]
    data.replaceSubrange(16..<24, with: side + side)
    return data
  }
}
