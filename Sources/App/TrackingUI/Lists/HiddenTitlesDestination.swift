import AppFoundation
import Catalogue
import Containment
import ScreenFoundation
import Tracking

/// The titles in which the user isn't interested.
public nonisolated struct HiddenTitlesDestination: TrackingDestination {
  public init() {}

  public static let permanent = [HiddenTitlesDestination()]
  public var address: String { ScreenAddress.hiddenTitles.description }
  public init?(address: String) { self.init(permanentAddress: address) }

  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    let app = context.app
    return {
      let content = HiddenTitlesController(
        HiddenTitlesModel(app.library, format: app.catalogue.format), images: app.images)
      content.onOpen = { [open = context.open] in open(TitleDestination($0.title)) }
      return StatefulContentController(observing: content).performing(context.perform)
    }
  }
}
