import Catalogue
import Containment
import GTK
import Library
import ScreenFoundation
import TitleIdentity
import Tracking

/// The flow of the viewing history: its page, and the sections on titles' pages.
package final class HistoryCoordinator {
  private let app: TrackingDependencies
  private let open: Open
  private let plays: PlaysCoordinator
  private var library: LibraryModel { app.library }
  private var catalogue: CatalogueDependencies { app.catalogue }

  /// - Parameters:
  ///   - open: Opens a title or a season.
  ///   - window: Returns the parent window of the dialogs.
  package init(_ app: TrackingDependencies, open: @escaping Open, window: @escaping () -> Window?) {
    self.app = app
    self.open = open
    plays = PlaysCoordinator(library: app.library, texts: app.catalogue.format.texts, window: window)
  }

  /// Makes the history page.
  func makePage(_ model: HistoryModel, titleMenu: @escaping TitleMenu) -> ViewController {
    let content = HistoryController(model, images: app.images, badges: PartBadges(library), titleMenu: titleMenu)
    content.onAction = { [open, plays] action in
      switch action {
      case .open(let title): open(TitleDestination(title))
      case .openSeason(let season): open(SeasonDestination(id: season))
      case .changeDate(let play): plays.changeDate(of: play)
      case .remove(let play): plays.remove(play)
      }
    }
    let page = StatefulContentController(content)
    page.reload(whenContentChanges: { model.entries?.isEmpty == false })
    return page
  }

  /// Marks a film as watched now. For a series, marks all aired episodes that weren't watched before.
  package func markWatched(_ title: TitleReference) {
    guard title.kind == .show, title.source == library.source else {
      library.begin { [library] in await library.watch(title) }
      return
    }
    progress(of: title.number).watchAll()
  }

  /// Marks a title, or a part of it, as watched now.
  package func watch(_ title: TitleReference, _ part: TitlePart) {
    library.begin { [library] in await library.watch(title, part) }
  }

  /// Marks an episode as watched now, even if it was watched before.
  package func watch(_ episode: EpisodeCard) {
    progress(of: episode.season.show).watch([episode.part], skippingWatched: false)
  }
}

/// The parts of other screens.
extension HistoryCoordinator {
  /// Returns the sections of a series' page that depend on the user's progress; `nil` for a film.
  package func seriesSections(of title: TitleID, _ context: ScreenContext) -> SeriesSections? {
    guard title.kind == .show else { return nil }
    let progress = progress(of: title.number)
    let nextUp = makeNextUp(progress)
    let seasons = makeSeasons(progress, context) { [weak nextUp] in nextUp?.take($0) }
    return SeriesSections(
      nextUp: nextUp, nextEpisode: NextEpisodeSection(progress, open: open), seasons: seasons)
  }

  /// Returns the sections of a season's page that depend on the user's progress.
  ///
  /// - Parameter episode: The number of the episode that gets the focus; `nil` for the first.
  package func seasonSections(of season: SeasonID, startingAt episode: Int?) -> [any PageSection<SeasonPage>] {
    let progress = progress(of: season.show)
    let episodes = EpisodesSection(makeEpisodes(progress, .all(start: episode)), texts: catalogue.format.texts)
    episodes.onShowAll = { [weak self] in self?.showAllPlays(progress) }
    return [SeasonRatingSection(progress, clock: catalogue.clock), episodes]
  }

  /// Returns the button that marks a film as watched; `nil` for a series.
  package func watchedButton(of title: TitleID) -> WatchedButtonController? {
    guard title.kind == .movie else { return nil }
    let titlePlays = TitlePlays(of: title, of: app.source, in: library)
    return WatchedButtonController(
      titlePlays, texts: catalogue.format.texts,
      actions: WatchedButtonController.Actions(
        chooseDate: { [plays] in plays.add($0) }, showAll: { [plays] in plays.show(titlePlays, of: $0) },
        remove: { [plays] in plays.remove($0) }))
  }

  private func makeNextUp(_ progress: ShowProgressModel) -> NextUpSection {
    let section = NextUpSection(progress, app)
    section.onOpen = { [open] in open(SeasonDestination(id: $0, episode: $1, series: $2)) }
    section.onShowAll = { [weak self] in self?.showAllPlays(progress) }
    return section
  }

  private func makeSeasons(
    _ progress: ShowProgressModel, _ context: ScreenContext, onPage: @escaping (SeasonPage) -> Void
  ) -> SeasonsSection {
    SeasonsSection(progress, texts: catalogue.format.texts) { [self] card, series in
      let model = SeasonPageModel(card.id, card: card, catalogue.pages, clock: catalogue.clock).page
      let controller = SeasonEpisodesController(
        card, model, makeEpisodes(progress, .aroundNext), perform: context.perform)
      controller.onOpen = { [open] in open(SeasonDestination(id: card.id, card: card, series: series)) }
      controller.onShowAll = { [weak self] in self?.showAllPlays(progress) }
      controller.onPage = onPage
      context.connect(controller)
      return controller
    }
  }

  private func makeEpisodes(
    _ progress: ShowProgressModel, _ extent: EpisodeListController.Extent
  ) -> EpisodeListController {
    let list = EpisodeListController(progress, app, extent)
    list.onOtherDate = { [plays] episode in
      Task { if let title = await progress.title() { plays.add(title, episode.part) } }
    }
    return list
  }

  private func showAllPlays(_ progress: ShowProgressModel) {
    Task { if let title = await progress.title() { plays.show(progress.plays, of: title) } }
  }

  private func progress(of series: Int) -> ShowProgressModel {
    ShowProgressModel(of: series, in: library, catalogue.pages, catalogue.guides)
  }
}

/// The sections of a series' page that depend on the user's progress.
package struct SeriesSections {
  package let nextUp: NextUpSection
  package let nextEpisode: NextEpisodeSection
  package let seasons: SeasonsSection
}
