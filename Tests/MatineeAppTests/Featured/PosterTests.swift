import AppTestSupport
import Catalogue
import Containment
import Foundation
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import ScreenFoundation

/// Tests that each poster appears next to its own title, however late it loads and however far the rows have scrolled.
final class PosterTests: GTKTestCase {
  /// A visible list whose posters the test controls. GTK makes about 200 rows and recycles them, so there must be many
  /// more films.
  @MainActor private struct Harness {
    let fixture = AppFixture()

    init(_ images: any ImageProviding) async throws {
      let networking = ReplayNetworking()
      networking.stub("/3/movie/popular?page=1", with: .films(1...1000))
      try await fixture.show(
        PagedFetcherController(
          title: "Popular", model: CatalogueDependencies.test(networking).lists.model(of: MovieList.popular),
          images: images, perform: { _ in }))
    }

    func scrollToStart() async throws {
      fixture.scroll?.value = 0
      try await eventually("the first row") { ShownRow.all(in: fixture.window).contains { $0.number == 1 } }
    }

    func scrollToEnd() async throws {
      try await fixture.scrollToEnd()
      try await eventually("the last row") { ShownRow.all(in: fixture.window).contains { $0.number == 1000 } }
    }

    /// Waits until loaded pictures are drawn.
    func settle() async { for _ in 0..<5 { await fixture.nextFrame() } }
  }

  func testLatePostersNeverAppearInOtherRows() {
    onMain {
      let images = LateImages()
      let harness = try await Harness(images)
      try await eventually("the first poster requests") { images.waiting.count > 3 }
      XCTAssertLessThan(images.waiting.count, 400, "A poster is requested only when its row is near.")
      let first = images.waiting
      try await harness.scrollToEnd()
      let recycled = first.subtracting(ShownRow.all(in: harness.fixture.window).map(\.number))
      XCTAssertFalse(recycled.isEmpty)
      // These posters arrive late, when their rows show other films.
      recycled.forEach(images.release)
      await harness.settle()
      for row in ShownRow.all(in: harness.fixture.window) { XCTAssertNil(row.picture, "film \(row.number)") }
      images.waiting.forEach(images.release)
      try await harness.fixture.expectOwnPictures()
      harness.fixture.close()
    }
  }

  func testCachedPostersReappearImmediatelyWhenScrollingBack() {
    onMain {
      let pictures = SuspendedPictures()
      let harness = try await Harness(PipelineImages(loader: pictures))
      try await eventually("the first poster requests") { pictures.requested.count > 3 }
      pictures.release(upTo: 500)
      try await harness.fixture.expectOwnPictures()
      try await harness.scrollToEnd()
      await harness.settle()
      // The visible rows still wait. The films that they show next have their posters in memory.
      try await harness.scrollToStart()
      await harness.settle()
      try await harness.fixture.expectOwnPictures(immediately: true)
      pictures.release(upTo: 1000)
      try await harness.scrollToEnd()
      try await harness.fixture.expectOwnPictures()
      harness.fixture.close()
    }
  }
}

/// An image provider that waits until the test releases a picture. Each picture is as wide as its film's number. It
/// ignores cancellation, because a response may already be on its way.
@MainActor private final class LateImages: ImageProviding {
  private var continuations: [Int: [CheckedContinuation<Void, Never>]] = [:]

  /// The numbers of the films whose posters were requested and haven't arrived.
  var waiting: Set<Int> { Set(continuations.keys) }

  func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? { nil }

  func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture {
    let number = Int(url.deletingPathExtension().lastPathComponent) ?? 0
    await withCheckedContinuation { continuations[number, default: []].append($0) }
    return try XCTUnwrap(Texture(decoding: Data.picture(width: number)))
  }

  func release(_ number: Int) { continuations.removeValue(forKey: number)?.forEach { $0.resume() } }
}

extension AppFixture {
  /// - Parameter immediately: Whether all pictures must be visible without waiting.
  fileprivate func expectOwnPictures(
    immediately: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let condition = {
      let rows = ShownRow.all(in: self.window)
      for row in rows where row.picture != nil { XCTAssertEqual(row.picture, row.number, file: file, line: line) }
      return !rows.isEmpty && rows.allSatisfy { $0.picture == $0.number }
    }
    if immediately { return XCTAssertTrue(condition(), "Posters are missing", file: file, line: line) }
    try await eventually("the posters of all rows", file: file, line: line, condition)
  }
}
