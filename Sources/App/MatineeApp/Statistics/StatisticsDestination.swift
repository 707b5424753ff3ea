import Containment
import Localization
import Tracking

/// Charts of the viewing history.
nonisolated struct StatisticsDestination: PageDestination {
  static let permanent = [StatisticsDestination()]
  static let command: ScreenCommand? = ScreenCommand(title: tr("Statistics"), keys: [])
  let address = "statistics"

  init() {}
  init?(address: String) { self.init(permanentAddress: address) }

  /// Each new page shows the year selected on the previous one.
  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let model = StatisticsModel(context.app.library, context.app.services)
    return {
      let page = StatefulContentController(StatisticsController(model))
      page.reload(whenContentChanges: { model.statistics?.isEmpty == false })
      return page
    }
  }
}
