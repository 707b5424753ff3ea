import AppFoundation
import Catalogue
import CatalogueUI
import Containment
import DownloadsUI
import Foundation
import GTK
import ScreenFoundation
import TitleIdentity
import TrackingUI

/// Containers around other controllers, and players of a title's media.
extension Preview {
  static let containers = [
    Preview("Offline") { preview in
      let app = preview.app
      app.connectivity.worksOffline = true
      return OfflineController(
        preview.makeScreen(of: ListsDestination()), connectivity: app.connectivity,
        downloadBanner: DownloadBanner(app.downloads, texts: app.catalogue.format.texts),
        readOnly: ReadOnlyBanner(app.library), texts: app.catalogue.format.texts,
        perform: preview.context.screens.perform)
    },
    Preview("Guest") { GuestController($0.makeScreen(of: ListsDestination())) {} },
  ]

  static let players = [
    Preview("Picture Viewer") { preview in
      loading(preview) { [app = preview.app] page in
        PictureViewerController(page.backdropGallery, at: 0, images: app.images) { _ in }
      }
    },
    Preview("File Player") { preview in
      loading(preview) { [app = preview.app] page in
        for video in page.videos {
          guard case .file(let address) = video.source else { continue }
          return FilePlayerController(
            MediaFile(address: address.absoluteString), name: video.name, clock: app.catalogue.clock)
        }
        return nil
      }
    },
  ]

  /// Loads *Metropolis*, then makes a controller for its media.
  private static func loading(
    _ preview: PreviewController, _ make: @escaping (TitlePage) -> ViewController?
  ) -> ViewController {
    PreviewLoader.make(preview) { [pages = preview.app.catalogue.pages] in
      make(try await pages.page(of: .movie(910_000_063)))
    }
  }
}
