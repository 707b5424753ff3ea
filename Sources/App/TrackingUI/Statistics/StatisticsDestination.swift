import Catalogue
import Containment
import Localization
import ScreenFoundation
import Tracking

/// Charts of the viewing history.
package nonisolated struct StatisticsDestination: TrackingDestination {
  package static let permanent = [StatisticsDestination()]
  package static let command: ScreenCommand? = ScreenCommand(title: tr("Statistics"), keys: [])
  package let address = "statistics"

  init() {}
  package init?(address: String) { self.init(permanentAddress: address) }

  /// Each new page shows the year selected on the previous one.
  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    let model = StatisticsModel(context.app.library, context.app.catalogue.pages, context.app.catalogue.guides)
    return {
      let content = StatisticsController(model, badges: context.app.badges)
      content.onOpen = { [open = context.open] screen in
        switch screen {
        case .history(let filter): open(HistoryDestination(filter))
        case .ratings(let filter): open(RatingsDestination(filter))
        }
      }
      content.onSelect = { [open = context.open] in open($0.destination) }
      return StatefulContentController(observing: content).performing(context.perform)
    }
  }
}
