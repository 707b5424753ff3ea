import Catalogue
import Containment
import Localization
import ScreenFoundation
import Tracking

/// The viewing history, or a part of it.
package nonisolated struct HistoryDestination: TrackingDestination {
  package static let forms = ["history?year=N"]
  package static let permanent = [HistoryDestination()]
  package static let command: ScreenCommand? = ScreenCommand(title: tr("History"), keys: ["<Control>h"])
  let filter: HistoryFilter

  init(_ filter: HistoryFilter = HistoryFilter()) { self.filter = filter }

  package var address: String { filter.isEmpty ? "history" : "history?\(filter.parameters)" }

  package init?(address: String) {
    if address == "history" {
      self.init()
      return
    }
    guard address.hasPrefix("history?"), let filter = HistoryFilter(parameters: String(address.dropFirst(8))) else {
      return nil
    }
    self.init(filter)
  }

  /// Pages share a model, so a recreated page shows as many entries as the previous one had loaded.
  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    let app = context.app
    let model = HistoryModel(app.library, app.catalogue.pages, filter: filter)
    return { context.history.makePage(model, titleMenu: context.titleMenu).performing(context.perform) }
  }
}
