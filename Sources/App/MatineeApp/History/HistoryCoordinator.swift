import Containment
import GTK
import Library
import MatineeCore
import TitleIdentity

/// The flow of the viewing history: the sections on titles' pages, and the dialogs for dates.
final class HistoryCoordinator {
  let library: LibraryModel
  let services: Services
  let images: any ImageProviding
  let badges: any BadgeProviding
  let open: Open
  /// Returns the menu items common to titles in all lists.
  var makeTitleMenu: (TitleSummary) -> [[MenuItem]] = { _ in [] }
  /// Returns the parent window of the dialogs.
  private let window: () -> Window?

  /// - Parameters:
  ///   - open: Opens a title or a season.
  ///   - window: Returns the parent window of the dialogs.
  init(
    library: LibraryModel, services: Services, images: any ImageProviding, badges: any BadgeProviding,
    open: @escaping Open, window: @escaping () -> Window?
  ) {
    self.library = library
    self.services = services
    self.images = images
    self.badges = badges
    self.open = open
    self.window = window
  }

  var texts: TitleTexts { services.texts }

  /// Returns the history's sections for a title's page.
  func sections(of title: TitleID) -> [any PageSection<TitlePage>] {
    switch title.kind {
    case .movie: [makeWatched(title)]
    case .show: [makeProgress(title.number)]
    }
  }

  /// Returns the episodes section for a season's page.
  func episodes(of season: SeasonID) -> any PageSection<SeasonPage> {
    let progress = ShowProgressModel(of: season.show, services, in: library)
    let section = EpisodesSection(progress, texts: texts, images: images, badges: badges)
    section.onOtherDate = { [weak self] episode in self?.add(episode, progress) }
    return section
  }

  /// Marks a film as watched now. For a series, marks all aired episodes that weren't watched before.
  func markWatched(_ title: TitleReference) {
    guard title.kind == .show, title.source == library.source else {
      library.begin { [library] in await library.watch(title) }
      return
    }
    ShowProgressModel(of: title.number, services, in: library).watchAll()
  }

  /// Marks an episode as watched now, even if it was watched before.
  func watch(_ episode: EpisodeCard) {
    ShowProgressModel(of: episode.season.show, services, in: library).watch([episode.part], skippingWatched: false)
  }

  /// Asks when the user watched a title, then adds that date to the history.
  func add(_ title: TitleReference, _ part: TitlePart = .whole, over window: Window? = nil) {
    let name = [PlayText.part(part), title.name].compactMap(\.self).joined(separator: " · ")
    let request = PlayDateWindow.Request(
      title: "Add to History", subtitle: name, button: "Add", date: nil, today: .today())
    PlayDateWindow.present(request, texts: texts, over: window ?? self.window()) { [library] in
      await library.watch(title, part, on: $0)
    }
  }

  /// Asks for a new date of a play, then changes it.
  func changeDate(of play: Play, over window: Window? = nil) {
    let name = [PlayText.part(play.part), play.title.name].compactMap(\.self).joined(separator: " · ")
    let request = PlayDateWindow.Request(
      title: "Change Date", subtitle: name, button: "Change", date: play.date, today: .today())
    PlayDateWindow.present(request, texts: texts, over: window ?? self.window()) { [library] in
      await library.setDate(of: play, $0)
    }
  }

  func remove(_ play: Play) { library.begin { [library] in await library.remove(play) } }

  private func makeWatched(_ title: TitleID) -> WatchedSection {
    let plays = services.plays(of: title, in: library)
    let section = WatchedSection(plays, texts: texts)
    section.onShowAll = { [weak self] in self?.showAll(plays, of: $0) }
    section.onOtherDate = { [weak self] in self?.add(plays.reference($0)) }
    return section
  }

  private func makeProgress(_ series: Int) -> ShowProgressSection {
    let progress = ShowProgressModel(of: series, services, in: library)
    let section = ShowProgressSection(progress, texts: texts)
    section.onOpenSeason = { [open] in open(.season($0), nil) }
    section.onShowAll = { [weak self] in self?.showAll(progress.plays, of: $0) }
    return section
  }

  private func add(_ episode: EpisodeCard, _ progress: ShowProgressModel) {
    Task { [weak self] in
      if let title = await progress.title() { self?.add(title, episode.part) }
    }
  }

  private func showAll(_ plays: TitlePlays, of page: TitlePage) {
    PlaysWindow.present(
      plays, named: page.title.text, texts: texts, over: window(),
      actions: PlaysWindow.Actions(
        add: { [weak self] in self?.add(plays.reference(page), over: $0) },
        date: { [weak self] in self?.changeDate(of: $0, over: $1) },
        remove: { [weak self] in self?.remove($0) }))
  }
}
