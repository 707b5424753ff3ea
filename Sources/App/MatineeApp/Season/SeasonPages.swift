import Containment
import GTK
import Localization
import MatineeCore

/// A factory for a season's page.
enum SeasonPages {
  /// - Parameter episode: The number of the episode to start at; `nil` for the top of the page.
  static func make(
    _ model: SeasonPageModel, startingAt episode: Int?, _ context: ScreenContext
  ) -> PageFetcherController<SeasonPage> {
    let images = context.app.images
    return PageFetcherController(
      title: model.card?.name ?? tr("Season"), model: model.page, header: PosterHeaderView(model.card, images: images),
      sections: [
        context.history.episodes(of: model.id, startingAt: episode),
        PageShelf(tr("Cast"), images: images, shape: .portrait, items: \.cast) { context.open($0.destination) },
        LinksSection { context.actions.open($0.address) },
      ])
  }
}
