import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import Foundation
import GTK
import GTKTestSupport
import ImagePipeline
import Synchronization
import TMDB
import TMDBTesting
import TitleIdentity
import ToolTestSupport
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation

/// Tests the viewer of a title's pictures: keys, buttons and saving.
final class PictureViewerTests: GTKTestCase {
  @MainActor private static func viewer(
    _ pictures: any DataLoading = AnyPicture()
  ) async throws -> (application: TestApplication, fixture: AppFixture, viewer: PictureViewerController) {
    let networking = ReplayNetworking()
    networking.stub(
      "/3/movie/7",
      json: """
        {"id":7,"title":"Film: 7/8","overview":"What it is about.","images":{"backdrops":[
        {"file_path":"/1.jpg","width":3840,"height":2160},{"file_path":"/2.jpg","width":3840,"height":2160}]}}
        """)
    let application = TestApplication(.test(networking, pictures: PictureSource(pictures)))
    application.main.coordinator.show(TitleDestination(id: .movie(7)))
    let fixture = application.show()
    try await fixture.waitForText("Backdrops")
    let shelf = try XCTUnwrap(fixture.window.grids.first { $0.exposedLabel == "Backdrops" })
    shelf.activateCell(0)
    try await eventually("the viewer") { application.main.coordinator.topContent is PictureViewerController }
    let viewer = try XCTUnwrap(application.main.coordinator.topContent as? PictureViewerController)
    try await eventually("the picture") { viewer.hasContent }
    return (application, fixture, viewer)
  }

  func testKeysChangePictureAndZoomAndEscapeClosesViewer() {
    onMain {
      let (application, fixture, viewer) = try await Self.viewer()
      XCTAssertEqual(viewer.title, "Backdrop 1 of 2")
      XCTAssertTrue(viewer.view.containsFocus)
      XCTAssertTrue(viewer.view.pressShortcutFromFocus("Right"))
      XCTAssertEqual(viewer.title, "Backdrop 2 of 2")
      XCTAssertTrue(viewer.view.pressShortcutFromFocus("Right"))
      XCTAssertEqual(viewer.position?.index, 1, "there is no third picture")
      XCTAssertTrue(viewer.view.pressShortcutFromFocus("plus"))
      XCTAssertEqual(viewer.zoom.level, 1.25)
      XCTAssertTrue(viewer.view.pressShortcutFromFocus("Left"))
      XCTAssertEqual(viewer.position?.index, 1, "arrow keys pan the zoomed picture")
      XCTAssertTrue(viewer.view.pressShortcutFromFocus("0"))
      XCTAssertFalse(viewer.zoom.isZoomedIn)
      XCTAssertTrue(viewer.view.pressShortcutFromFocus("Page_Up"))
      XCTAssertEqual(viewer.position?.index, 0)
      XCTAssertTrue(viewer.view.pressShortcutFromFocus("Escape"))
      try await eventually("the page") { application.main.coordinator.topContent !== viewer }
      fixture.close()
    }
  }

  func testOriginalPictureIsRequestedOnlyWhenZoomed() {
    onMain {
      let pictures = AnyPicture()
      let (_, fixture, viewer) = try await Self.viewer(pictures)
      XCTAssertFalse(pictures.requested.contains { $0.contains("/original/") }, "\(pictures.requested)")
      for _ in 0..<6 { viewer.view.pressShortcutFromFocus("plus") }
      try await eventually("the original") { pictures.requested.contains { $0.contains("/original/") } }
      fixture.close()
    }
  }

  func testOriginalPictureIsSavedUnderSanitizedName() {
    onMain {
      let (application, fixture, _) = try await Self.viewer()
      let folder = try TemporaryFolder()
      application.chosenFile = folder.url.appending(path: "a.jpg").path
      try await fixture.press("Save Picture…")
      try await fixture.waitForText("Picture saved")
      XCTAssertEqual(application.desktopRequests, ["save Film- 7-8, Backdrop 1.jpg"])
      let saved = try Data(contentsOf: folder.url.appending(path: "a.jpg"))
      XCTAssertEqual(saved, Data.picture(width: 64))
      application.chosenFile = folder.url.appending(path: "no such folder/a.jpg").path
      try await fixture.press("Save Picture…")
      try await fixture.waitForText("Can’t save the picture: ")
      fixture.close()
    }
  }

  func testMissingPictureShowsError() {
    onMain {
      let picture = PictureCard.stub
      let images = PipelineImages(loader: NoPictures())
      let viewer = PictureViewerController([GalleryPicture(picture, of: "Film")], at: 0, images: images) { _ in }
      let fixture = AppFixture()
      try await fixture.show(viewer)
      try await fixture.waitForText("Can’t load this picture.")
      fixture.close()
    }
  }
}

extension PictureCard {
  fileprivate static let stub: PictureCard = {
    let page = TitlePage.stubWithBackdrop
    return page.backdrops[0]
  }()
}

extension TitlePage {
  fileprivate static var stubWithBackdrop: TitlePage {
    let json = #"{"id":1,"title":"A","images":{"backdrops":[{"file_path":"/1.jpg","width":16,"height":9}]}}"#
    guard let film = try? JSONDecoder().decode(MovieDetails.self, from: Data(json.utf8)) else {
      preconditionFailure("The JSON is valid.")
    }
    return TitlePage(film, format: PageFormat(texts: TitleTexts(locale: Locale(identifier: "en_US"))))
  }
}

/// A picture loader that returns the same picture for each address.
private final class AnyPicture: DataLoading {
  private let state = Mutex<[String]>([])

  var requested: [String] { state.withLock { $0 } }

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    state.withLock { $0.append(url.absoluteString) }
    return Data.picture(width: 64)
  }
}
