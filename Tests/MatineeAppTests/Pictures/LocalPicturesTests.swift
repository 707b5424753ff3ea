import AppTestSupport
import Foundation
import GTKTestSupport
import ImagePipeline
import ToolTestSupport
import XCTest

@testable import ScreenFoundation

/// Tests that local pictures are read from their files, up to a size limit, and that all others come from the other
/// loader.
final class LocalPicturesTests: GTKTestCase {
  func testLocalFileIsReadUpToSizeLimit() {
    onMain {
      let folder = try TemporaryFolder()
      let file = try folder.write("picture", to: "a.png")
      let pictures = LocalPictures(NoPictures())
      let data = try await pictures.data(from: file, maximumBytes: 7)
      XCTAssertEqual(data, Data("picture".utf8))
      let tooLarge = await Self.error { try await pictures.data(from: file, maximumBytes: 6) }
      XCTAssertEqual(tooLarge, .tooLarge(limit: 6))
      let missing = await Self.error {
        try await pictures.data(from: folder.url.appending(path: "b.png"), maximumBytes: 7)
      }
      XCTAssertEqual(missing, .status(404))
    }
  }

  func testRemotePicturesUseOtherLoader() {
    onMain {
      let pictures = SuspendedPictures()
      pictures.release(upTo: 9)
      let data = try await LocalPictures(pictures).data(
        from: try XCTUnwrap(URL(string: "https://example.org/7.png")), maximumBytes: 1 << 20)
      XCTAssertFalse(data.isEmpty)
      XCTAssertEqual(pictures.requested, [7])
    }
  }

  @MainActor private static func error(_ body: () async throws -> Data) async -> DataLoadingError? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error as? DataLoadingError
    }
  }
}
