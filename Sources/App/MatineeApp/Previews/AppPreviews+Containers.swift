import AppFoundation
import Catalogue
import CatalogueUI
import Containment
import DownloadsUI
import ScreenFoundation
import TitleIdentity
import TrackingUI

/// Containers around other controllers.
extension AppPreviews {
  static let containers: [Preview<PreviewController>] = [
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
}
