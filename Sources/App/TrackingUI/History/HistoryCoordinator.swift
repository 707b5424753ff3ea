import Catalogue
import Containment
import Library
import ScreenFoundation
import TitleIdentity
import Tracking

/// The flow of the viewing history: its page, and the sections on titles' pages.
package final class HistoryCoordinator {
  private let app: TrackingDependencies
  private let open: Open
  private let plays: PlayDialogs
  private var library: LibraryModel { app.library }
  private var catalogue: CatalogueDependencies { app.catalogue }

  /// - Parameters:
  ///   - open: Opens a title or a season.
  ///   - presenter: Returns the controller over whose window dialogs appear.
  package init(_ app: TrackingDependencies, open: @escaping Open, presenter: @escaping () -> ViewController?) {
    self.app = app
    self.open = open
    plays = PlayDialogs(library: app.library, texts: app.catalogue.format.texts) { presenter()?.window }
  }

  /// Makes the history page.
  func makePage(_ model: HistoryModel, titleMenu: @escaping TitleMenu) -> StatefulContentController {
    let actions = HistoryActions(
      perform: { [open, plays] action in
        switch action {
        case .open(let title): open(TitleDestination(title))
        case .openSeason(let season): open(SeasonDestination(id: season))
        case .changeDate(let play): plays.changeDate(of: play)
        case .rate(let play): plays.rate(play)
        case .remove(let removed): plays.remove(removed)
        }
      }, titleMenu: titleMenu)
    return StatefulContentController(
      observing: HistoryController(model, images: app.images, badges: PartBadges(library), actions: actions))
  }

  /// Marks a film as watched now. For a series, marks all aired episodes that weren't watched before.
  package func markWatched(_ title: TitleReference) {
    library.markWatched(title, catalogue.pages, catalogue.guides)
  }

  /// Marks an episode as watched now. Its card shows the next one instead.
  package func watch(_ title: TitleReference, _ part: TitlePart) {
    library.begin { [library] in await library.watch(title, part, isShown: true) }
  }

  /// Marks an episode as watched now, even if it was watched before.
  package func watch(_ episode: EpisodeCard) {
    progress(of: episode.season.show).watch(episode.part)
  }
}

/// The parts of other screens.
extension HistoryCoordinator {
  /// Returns the sections of a series' page that depend on the user's progress; `nil` for a film.
  ///
  /// - Parameter season: The number of the season to select first; `nil` leaves it to the user's plays.
  package func seriesSections(
    of title: TitleID, startingAt season: Int?, _ context: ScreenContext
  ) -> SeriesSections? {
    guard title.kind == .show else { return nil }
    let progress = progress(of: title.number)
    let model = NextUpModel(progress, reminders: app.reminders, clock: catalogue.clock)
    let nextUp = NextUpSection(model, images: app.images)
    nextUp.onOpen = { [open] in
      model.position.map { open(SeasonDestination(id: $0, episode: $1, series: model.page)) }
    }
    nextUp.onShowAll = { [plays] in plays.show(progress) }
    let seasons = makeSeasons(model, startingAt: season, context)
    let nextEpisode = NextEpisodeSection.make(progress) { [open] in open(SeasonDestination(id: $0, card: $1)) }
    return SeriesSections(nextUp: nextUp, nextEpisode: nextEpisode, seasons: seasons)
  }

  /// Returns the sections of a season's page that depend on the user's progress.
  ///
  /// - Parameter episode: The number of the episode that gets the focus; `nil` for the first.
  package func seasonSections(of season: SeasonID, startingAt episode: Int?) -> [any PageSection<SeasonPage>] {
    let progress = progress(of: season.show)
    let episodes = EpisodesSection(
      makeEpisodes(progress, .all, startingAt: episode), texts: catalogue.format.texts)
    episodes.onShowAll = { [plays] in plays.show(progress) }
    return [SeasonRatingSection(progress, clock: catalogue.clock), episodes]
  }

  /// Returns the button that marks a film as watched; `nil` for a series.
  package func watchedButton(of title: TitleID) -> WatchedButtonController? {
    guard title.kind == .movie else { return nil }
    let titlePlays = TitlePlays(of: title, of: app.source, in: library)
    return WatchedButtonController(
      titlePlays, texts: catalogue.format.texts,
      actions: WatchedButtonController.Actions(
        chooseDate: { [plays] in plays.add($0, on: $1) }, showAll: { [plays] in plays.show(titlePlays, of: $0) },
        remove: { [plays] in plays.remove($0) }))
  }

  private func makeSeasons(
    _ model: NextUpModel, startingAt season: Int?, _ context: ScreenContext
  ) -> SeasonsSection {
    let progress = model.progress
    return SeasonsSection(progress, texts: catalogue.format.texts, startingAt: season) { [self] card, series in
      let controller = SeasonEpisodesController(
        card, model.season(card.id.number), makeEpisodes(progress, .aroundNext), perform: context.perform)
      controller.onOpen = { [open] in open(SeasonDestination(id: card.id, card: card, series: series)) }
      controller.onShowAll = { [plays] in plays.show(progress) }
      context.connect(controller)
      return controller
    }
  }

  private func makeEpisodes(
    _ progress: ShowProgressModel, _ extent: EpisodeListModel.Extent, startingAt episode: Int? = nil
  ) -> EpisodeListController {
    let list = EpisodeListController(
      EpisodeListModel(progress, extent, clock: catalogue.clock), app, startingAt: episode)
    list.onOtherDate = { [plays] in plays.add($0, of: progress) }
    return list
  }

  private func progress(of series: Int) -> ShowProgressModel {
    ShowProgressModel(of: series, in: library, catalogue.pages, catalogue.guides)
  }
}

/// The sections of a series' page that depend on the user's progress.
package struct SeriesSections {
  package let nextUp: NextUpSection
  package let nextEpisode: any PageSection<TitlePage>
  package let seasons: SeasonsSection
}
