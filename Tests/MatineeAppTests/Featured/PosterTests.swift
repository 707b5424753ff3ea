import GTK
import GTKTestSupport
import MatineeCore
import TMDB
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Each poster stands beside its own title, however late it comes and wherever the rows have gone meanwhile.
final class PosterTests: GTKTestCase {
  func testLatePostersNeverAppearInAnotherRow() {
    onMain(timeout: 40) {
      let networking = ReplayNetworking()
      networking.answer("/3/movie/popular?page=1", with: .films(1...100))
      let pictures = HeldPictures()
      let services = Services.test(networking, pictures: pictures)
      let stage = Stage()
      try await stage.show(
        FilmListFetcherController(
          title: "Popular", model: services.model(of: .popular, posterWidth: 184),
          images: PipelineImages(loader: pictures)))
      try await eventually("the first posters to be asked for") { !pictures.asked.isEmpty }
      XCTAssertLessThan(pictures.asked.count, 100, "A poster is asked for when its row is near.")
      try await stage.scrollToEnd()
      try await eventually("the last row") { ShownRow.all(in: stage.window).contains { $0.number == 100 } }
      pictures.release(upTo: 50)
      // Those of the first rows have come meanwhile, and have no place here.
      for _ in 0..<5 { await stage.nextFrame() }
      for row in ShownRow.all(in: stage.window) where row.number > 50 { XCTAssertNil(row.picture) }
      pictures.release(upTo: 100)
      try await stage.expectOwnPictures()
      stage.scroll?.value = 0
      try await eventually("the first row") { ShownRow.all(in: stage.window).contains { $0.number == 1 } }
      try await stage.expectOwnPictures()
      stage.close()
    }
  }
}

extension Stage {
  fileprivate func expectOwnPictures(
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await eventually("the posters of all rows", file: file, line: line) {
      let rows = ShownRow.all(in: window)
      for row in rows where row.picture != nil { XCTAssertEqual(row.picture, row.number, file: file, line: line) }
      return !rows.isEmpty && rows.allSatisfy { $0.picture == $0.number }
    }
  }
}
