import Containment
import GTK
import Library
import MatineeCore
import TitleIdentity

/// The flow of the viewing history: its page, and the sections on titles' pages.
final class HistoryCoordinator {
  private let app: AppDependencies
  private let open: Open
  private let plays: PlaysCoordinator
  private var library: LibraryModel { app.library }
  private var services: Services { app.services }

  /// - Parameters:
  ///   - open: Opens a title or a season.
  ///   - window: Returns the parent window of the dialogs.
  init(_ app: AppDependencies, open: @escaping Open, window: @escaping () -> Window?) {
    self.app = app
    self.open = open
    plays = PlaysCoordinator(library: app.library, texts: app.services.texts, window: window)
  }

  /// Makes the history page.
  func makePage(_ model: HistoryModel, menus: EntryMenus) -> ViewController {
    let content = HistoryController(model, images: app.images, badges: app.badges, titleMenu: menus.items)
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
  func markWatched(_ title: TitleReference) {
    guard title.kind == .show, title.source == library.source else {
      library.begin { [library] in await library.watch(title) }
      return
    }
    progress(of: title.number).watchAll()
  }

  /// Marks the next episode of a series as watched now.
  func watch(_ episode: NextEpisode) {
    library.begin { [library] in await library.watch(episode.reference, episode.part) }
  }

  /// Marks an episode as watched now, even if it was watched before.
  func watch(_ episode: EpisodeCard) {
    progress(of: episode.season.show).watch([episode.part], skippingWatched: false)
  }
}

/// The parts of other screens.
extension HistoryCoordinator {
  /// Returns the history's sections for a title's page.
  func sections(of title: TitleID) -> [any PageSection<TitlePage>] {
    switch title.kind {
    case .movie: []
    case .show: [makeProgress(title.number)]
    }
  }

  /// Returns the episodes section for a season's page.
  ///
  /// - Parameter episode: The number of the episode that gets the focus; `nil` for the first.
  func episodes(of season: SeasonID, startingAt episode: Int?) -> any PageSection<SeasonPage> {
    let progress = progress(of: season.show)
    let section = EpisodesSection(progress, app, startingAt: episode)
    section.onOtherDate = { [plays] episode in
      Task { if let title = await progress.title() { plays.add(title, episode.part) } }
    }
    return section
  }

  /// Returns the button that marks a film as watched; `nil` for a series.
  func watchedButton(of title: TitleID) -> WatchedButtonController? {
    guard title.kind == .movie else { return nil }
    let titlePlays = services.plays(of: title, in: library)
    return WatchedButtonController(
      titlePlays, texts: services.texts,
      actions: WatchedButtonController.Actions(
        chooseDate: { [plays] in plays.add($0) }, showAll: { [plays] in plays.show(titlePlays, of: $0) },
        remove: { [plays] in plays.remove($0) }))
  }

  private func makeProgress(_ series: Int) -> NextUpSection {
    let progress = progress(of: series)
    let section = NextUpSection(progress, images: app.images, texts: services.texts)
    section.onOpen = { [open] in open(SeasonDestination(id: $0, episode: $1, series: $2)) }
    section.onShowAll = { [plays, services] in plays.show(progress.plays, of: services.reference(to: $0)) }
    return section
  }

  private func progress(of series: Int) -> ShowProgressModel { ShowProgressModel(of: series, services, in: library) }
}
