import AppFoundation
import Catalogue
import CatalogueUI
import Containment
import DownloadsUI
import Planning
import PlanningUI
import ScreenFoundation
import TitleIdentity
import TrackingUI

/// Containers around other controllers.
extension AppPreviews {
  static let containers: [Preview<PreviewController>] = [
    Preview("Agenda") { makeCalendarParts($0)[0] },
    Preview("Calendar Content") { makeCalendarParts($0)[1] },
    Preview("Offline") { preview in
      let app = preview.app
      app.connectivity.worksOffline = true
      return OfflineController(
        preview.makeScreen(of: ListsDestination()), connectivity: app.connectivity,
        downloadBanner: DownloadBanner(app.downloads, texts: app.catalogue.format.texts),
        readOnly: ReadOnlyBanner(app.library), texts: app.catalogue.format.texts,
        perform: preview.context.screens.perform)
    },
    Preview("Home Content") { preview in
      PlanningPreviews.homeContent(makeHomeModel(preview), preview.app.screens, preview.context.menus.home)
    },
    Preview("Coming Up") { preview in
      PlanningPreviews.comingColumn(makeHomeModel(preview), preview.app.screens, preview.context.menus.home)
    },
    Preview("Guest") { GuestController($0.makeScreen(of: ListsDestination())) {} },
  ]

  private static func makeHomeModel(_ preview: PreviewController) -> HomeModel {
    let model = preview.app.makeHomeModel()
    model.loadIfNeeded()
    return model
  }

  private static func makeCalendarParts(_ preview: PreviewController) -> [ViewController] {
    let catalogue = preview.app.catalogue
    return PlanningPreviews.calendarParts(
      CalendarModel(preview.app.library, catalogue.pages, catalogue.guides, clock: catalogue.clock),
      preview.app.screens)
  }
}
