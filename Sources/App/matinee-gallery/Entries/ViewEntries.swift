import Containment
import Foundation
import GTK
import LoadingState

/// Individual views outside a list.
extension Gallery {
  static let views: [GalleryEntry] = [
    GalleryEntry(id: "view/row", title: "Image with Four Labels") {
      let row = ImageWithFourLabelsView<Film>(images: GalleryImages())
      row.configure(with: Film(0))
      return makeController(row, row.widget)
    },
    picture("empty", "Picture: None", nil),
    picture("loading", "Picture: Loading", "picture://slow/1"),
    picture("ready", "Picture: Ready", "picture://ready/1"),
    picture("failed", "Picture: Failed", "picture://gone/1"),
    GalleryEntry(id: "view/collage", title: "Collage") { CollageController() },
    banner("plain", "Banner", .nothing),
    banner("button", "Banner with a Button", .offline),
    banner("long", "Banner with Long Text", .long),
  ]

  private static func picture(_ name: String, _ title: String, _ url: String?) -> GalleryEntry {
    GalleryEntry(id: "view/picture-\(name)", title: title) {
      let view = DownloadImageView(images: GalleryImages(), width: 184, height: 276)
      view.url = url.flatMap(URL.init)
      return makeController(view, view.widget)
    }
  }

  private static func banner(_ name: String, _ title: String, _ message: StateMessage) -> GalleryEntry {
    GalleryEntry(id: "view/banner-\(name)", title: title) {
      let banner = BannerView()
      banner.handlers = .gallery
      banner.message = message
      return makeController(banner, banner.widget)
    }
  }

  private static func makeController(_ view: AnyObject, _ widget: Widget) -> ViewController {
    let controller = WidgetController { widget }
    controller.retainedOwner = view
    return controller
  }
}

/// Collages of up to four pictures, and one whose pictures are loading or have failed.
private final class CollageController: ViewController {
  private let collages: [CollageView]

  init() {
    let pictures =
      (0...4).map { count in (0..<count).map { "ready/\($0)" } } + [["slow/1", "slow/2", "gone/1", "ready/1"]]
    collages = pictures.map { names in
      let collage = CollageView(images: GalleryImages(), size: 96)
      collage.urls = names.compactMap { URL(string: "picture://\($0)") }
      return collage
    }
    super.init()
  }

  override func loadView() {
    let box = LayoutBox.wrapping(collages.map(\.widget), spacing: 12)
    box.setMargins(12)
    view = box
  }
}
