import Catalogue
import Containment
import TitleIdentity

/// The page of a season.
nonisolated struct SeasonDestination {
  let id: SeasonID
  /// The information from the card that leads to the page.
  var card: SeasonCard?
  /// The number of the episode to start at; `nil` for the top of the page.
  var episode: Int?
  /// The page of the series, if the user comes from there.
  var series: TitlePage?
}

nonisolated extension SeasonDestination: PageDestination {
  static let forms = ["tv/ID/season/N"]
  static let example: String? = "tv/920000012/season/1"
  var address: String { id.description }

  init?(address: String) {
    guard let id = SeasonID(address) else { return nil }
    self.init(id: id)
  }

  var reference: PageReference? { .season(id) }

  init?(reference: PageReference) {
    guard case .season(let id) = reference else { return nil }
    self.init(id: id)
  }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let model = context.app.services.model(of: id, card: card)
    return { context.connect(SeasonPages.make(model, of: series, startingAt: episode, context), reference) }
  }
}
