import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import SampleCatalogue
import TMDB
import TitleIdentity
import ToolTestSupport
import XCTest

@testable import ScreenFoundation

/// Tests malicious pictures from a real server, through all layers up to the row. That row shows a placeholder, and all
/// others show their pictures.
final class HostilePicturesOverHTTPTests: GTKTestCase {
  func testOnlyRowWithTruncatedPictureShowsPlaceholder() { check(.truncated) }
  func testOnlyRowWithSVGDisguisedAsJPEGShowsPlaceholder() { check(.disguised) }
  func testOnlyRowWithHugePictureShowsPlaceholder() { check(.huge) }
  func testOnlyRowWithDecompressionBombShowsPlaceholder() { check(.bomb) }
  func testOnlyRowWithHTMLPageAsPictureShowsPlaceholder() { check(.page) }
  func testOnlyRowWithEndlessRedirectsShowsPlaceholder() { check(.redirect) }

  private func check(_ kind: HostilePicture) {
    onMain {
      let server = try await SampleServer()
      let folder = try TemporaryFolder()
      let catalogue = try Self.catalogue(of: server, in: folder)
      let films = try await catalogue.client.value(of: MovieList.popular.target).results
      let spoilt = try XCTUnwrap(films.dropFirst().first)
      let path = try XCTUnwrap(spoilt.posterPath?.rawValue)
      try server.corrupt("/t/p/*\(path)", .picture(kind))
      let images = PipelineImages(catalogue.pictures)
      let fixture = AppFixture()
      try await fixture.show(
        PagedFetcherController(
          title: "Popular", model: catalogue.lists.model(of: MovieList.popular), images: images, perform: { _ in }))
      try await eventually("the picture of every other row") {
        let rows = fixture.rows
        return rows.count > 3 && images.pendingCount == 0
          && rows.allSatisfy { ($0.shownPictureWidth != nil) != $0.visibleTexts.contains(spoilt.title) }
      }
      XCTAssertEqual(fixture.rows.prefix(3).map { $0.visibleTexts.first }, films.prefix(3).map(\.title))
      XCTAssertFalse(try server.requests("/t/p/*\(path)").isEmpty)
      fixture.close()
    }
  }

  @MainActor private static func catalogue(
    of server: SampleServer, in folder: TemporaryFolder
  ) throws -> CatalogueDependencies {
    var settings = Settings()
    settings.credential = .apiKey("right")
    settings.apiURL = try XCTUnwrap(URL(string: server.address))
    let environment = ["HOME": folder.url.path]
    return CatalogueDependencies(
      settings: settings, folders: try Folders(environment: environment), locale: UserLocale(environment: environment),
      connections: .test
    )
  }
}

extension AppFixture {
  /// The visible rows, in order.
  fileprivate var rows: [Widget] {
    window.tree.filter { $0.isMapped && $0.isA(gtk_list_view_get_type()) }.flatMap(\.childWidgets).filter(\.isMapped)
  }
}
