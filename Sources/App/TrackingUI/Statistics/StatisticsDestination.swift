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
    return { StatefulContentController(observing: StatisticsController(model)) }
  }
}
