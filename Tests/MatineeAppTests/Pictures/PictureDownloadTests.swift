import AppTestSupport
import Catalogue
import Containment
import Foundation
import GTK
import GTKTestSupport
import ImagePipeline
import Search
import Synchronization
import TMDB
import TMDBTesting
import TitleIdentity
import ToolTestSupport
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation

/// Tests that each poster and portrait is downloaded only once by a row, card or task and the page that it opens, at
/// each size that the app uses.
final class PictureDownloadTests: GTKTestCase {
  func testPageUsesPosterThatSmallerViewDownloaded() {
    onMain {
      for small in SmallView.allCases {
        for page in HeaderView.allCases { try await Self.expectOneDownload(small, page) }
      }
    }
  }

  func testPageUsesPosterWhenRowDownloadsIt() {
    onMain {
      let folder = try TemporaryFolder()
      let film = try await FilmListFixture(300, pictureCache: DiskCache(folder: folder.url))
      try film.activate()
      await film.networking.waitForRequests(2)
      film.networking.resume(
        1, with: .json(#"{"id":300,"title":"Film 300","poster_path":"/300.png","tagline":"Here"}"#))
      try await eventually("the page") { film.navigation.view.visibleTexts.contains("Here") }
      try await eventually("its poster") { film.application.main.coordinator.isSettled }
      XCTAssertEqual(film.pictures.requested.filter { $0 == 300 }, [300])
      film.fixture.close()
    }
  }

  /// Shows a picture in a small view and then in a page's header, with all scale factors and text sizes.
  @MainActor private static func expectOneDownload(_ small: SmallView, _ page: HeaderView) async throws {
    let textScale = Display.textScale
    defer { Display.textScale = textScale }
    for scale in [1, 2, 3] {
      for text in [1.0, 2.0] {
        Display.textScale = text
        let folder = try TemporaryFolder()
        let pictures = CountingPictures()
        let pipeline = PipelineImages(loader: pictures, cache: DiskCache(folder: folder.url))
        let images = ScaledImages(pipeline, scale: scale)
        let url = PictureRenditions(.standard).address(of: try XCTUnwrap(ImagePath("/a.png")), page.kind)
        let variant = "\(small) → \(page), scale \(scale), text \(text)"
        let view = small.make(url, images)
        try await eventually("the small picture: \(variant)") { pipeline.pendingCount == 0 }
        let header = page.make(url, images)
        try await eventually("the page's picture: \(variant)") { pipeline.pendingCount == 0 }
        withExtendedLifetime((view, header)) {}
        XCTAssertEqual(pictures.requests.count, 1, "\(variant): \(pictures.requests)")
        XCTAssertEqual(header.phase, .ready, variant)
        XCTAssertGreaterThanOrEqual(try XCTUnwrap(pictures.width), page.width * scale, "\(variant) is sharp")
      }
    }
  }
}

/// A view that opens a page.
private enum SmallView: CaseIterable {
  case row, posterCard, portraitCard, pictureRow, thumbnail, task

  @MainActor func make(_ url: URL, _ images: ScaledImages) -> AnyObject {
    switch self {
    case .row:
      let row = ImageWithFourLabelsView<SearchRow>(images: images)
      var value = SearchRow(.title(.movie(1)), title: "A")
      value.picture = url
      row.configure(with: value)
      return row
    case .posterCard, .portraitCard:
      let card = CardView<Card>(images: images, shape: self == .posterCard ? .poster : .portrait)
      card.configure(with: Card(cardImage: url))
      return card
    case .pictureRow:
      let item = SearchRow(.title(.movie(1)), title: "A")
      return PictureRow.make(title: "A", detail: "", picture: url, images: images, item: item) {}
    case .thumbnail, .task:
      let size = self == .task ? (width: 40, height: 60) : CardShape.poster.pictureSize
      let image = DownloadImageView(images: images, width: size.width, height: size.height)
      image.url = url
      return image
    }
  }
}

/// The header of a page.
private enum HeaderView: CaseIterable {
  case title, season, person

  var kind: ImageKind { self == .person ? .profile : .poster }
  /// The width of the picture, in application pixels.
  var width: Int { self == .title ? 144 : 120 }

  @MainActor func make(_ url: URL, _ images: ScaledImages) -> DownloadImageView {
    switch self {
    case .title:
      let links = TitleHeaderView.Links(genre: { _ in }, person: { _ in }, posters: {})
      let header = TitleHeaderView(nil, images: images, links: links)
      header.picture.url = url
      return header.picture
    case .season: return PosterHeaderView<Heading>(Heading(url: url), images: images).picture
    case .person: return PersonHeaderView(PersonSummary(id: 1, name: "A", portrait: url), images: images).picture
    }
  }
}

private struct Card: Cardable {
  let id = 1
  let cardTitle = "A"
  let cardDetail = ""
  let cardImage: URL?
  let cardDescription = "A"
}

private struct Heading: PosterHeaded {
  let url: URL

  var heading: PosterHeading { PosterHeading(name: "A", poster: url) }
}

/// A picture provider that requests pictures as on a screen with another scale factor.
@MainActor private final class ScaledImages: ImageProviding {
  private let images: PipelineImages
  private let scale: Int

  init(_ images: PipelineImages, scale: Int) {
    self.images = images
    self.scale = scale
  }

  func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? {
    images.cachedImage(for: url, pixels: scaled(pixels))
  }

  func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture {
    try await images.image(for: url, pixels: scaled(pixels), placeholder: placeholder)
  }

  private func scaled(_ pixels: ImagePixels) -> ImagePixels {
    ImagePixels(width: pixels.width / pixels.scale, height: pixels.height / pixels.scale, scale: scale)
  }
}

/// A picture loader that records the downloads.
private final class CountingPictures: DataLoading {
  private let urls = Mutex<[URL]>([])

  /// The sizes and names of all downloads, such as `w154/a.png`.
  var requests: [String] { urls.withLock { $0.map { $0.pathComponents.suffix(2).joined(separator: "/") } } }

  /// The width of the first downloaded picture, in pixels.
  var width: Int? {
    guard let size = requests.first?.split(separator: "/").first else { return nil }
    if size == "original" { return .max }
    return Int(size.dropFirst()).map { size.hasPrefix("h") ? $0 * 2 / 3 : $0 }
  }

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    urls.withLock { $0.append(url) }
    return Data.picture(width: 8)
  }
}
