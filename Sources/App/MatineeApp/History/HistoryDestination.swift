import Catalogue
import Containment
import Localization
import Tracking

/// The viewing history.
nonisolated struct HistoryDestination: PageDestination {
  static let permanent = [HistoryDestination()]
  static let command: ScreenCommand? = ScreenCommand(title: tr("History"), keys: ["<Control>h"])
  let address = "history"

  init() {}
  init?(address: String) { self.init(permanentAddress: address) }

  /// Pages share a model, so a recreated page shows as many entries as the previous one had loaded.
  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let app = context.app
    let model = HistoryModel(app.library, format: app.services.pageFormat)
    return { context.history.makePage(model, menus: context.menus) }
  }
}
