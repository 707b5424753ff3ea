import Catalogue
import Containment
import Localization
import ScreenFoundation
import Tracking

/// The viewing history.
package nonisolated struct HistoryDestination: TrackingDestination {
  package static let permanent = [HistoryDestination()]
  package static let command: ScreenCommand? = ScreenCommand(title: tr("History"), keys: ["<Control>h"])
  package let address = "history"

  init() {}
  package init?(address: String) { self.init(permanentAddress: address) }

  /// Pages share a model, so a recreated page shows as many entries as the previous one had loaded.
  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    let app = context.app
    let model = HistoryModel(app.library, format: app.catalogue.format)
    return { context.history.makePage(model, titleMenu: context.titleMenu) }
  }
}
