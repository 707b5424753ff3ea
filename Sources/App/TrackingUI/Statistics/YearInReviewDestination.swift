import Catalogue
import Containment
import Localization
import ScreenFoundation
import Tracking

/// The review of a year in films and series.
package nonisolated struct YearInReviewDestination: TrackingDestination {
  package static let forms = ["statistics/N"]
  package static let example: String? = "statistics/2026"
  let year: Int

  init(year: Int) { self.year = year }

  package init?(address: String) {
    let prefix = "statistics/"
    guard address.hasPrefix(prefix), let year = Int(address.dropFirst(prefix.count)), (1...9999).contains(year)
    else { return nil }
    self.init(year: year)
  }

  package var address: String { "statistics/\(year)" }

  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    let model = YearInReviewModel(year, context.app.library, context.app.catalogue.pages)
    return {
      let content = YearInReviewController(model, images: context.app.images)
      content.onOpen = { [open = context.open] in open($0.destination) }
      return StatefulContentController(observing: content).performing(context.perform)
    }
  }
}
