import Containment
import GTK
import Library
import MatineeCore

/// The flow of what was watched: what is noted on the pages of titles, and the small windows in which it is dated.
final class HistoryCoordinator {
  let library: LibraryModel
  let services: Services
  let images: any ImageProviding
  let badges: any BadgeProviding
  let open: Open
  /// What can be done with a title wherever it is listed.
  var makeTitleMenu: (TitleSummary) -> [[MenuItem]] = { _ in [] }
  /// Where the small windows belong.
  private let window: () -> Window?

  /// - Parameters:
  ///   - open: goes on to a title or a season.
  ///   - window: over which small windows stand.
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

  /// What the page of a title has of it.
  func sections(of title: TitleID) -> [any PageSection<TitlePage>] {
    switch title.kind {
    case .film: [makeWatched(title)]
    case .series: [makeProgress(title.number)]
    }
  }

  /// What the page of a season has of it.
  func episodes(of season: SeasonID) -> any PageSection<SeasonPage> {
    let watching = SeriesWatching(of: season.series, services, in: library)
    let section = EpisodesSection(watching, texts: texts, images: images, badges: badges)
    section.onOtherDate = { [weak self] episode in self?.add(episode, watching) }
    return section
  }

  /// Notes that a title was watched now; of a series, all that has been shown and was not watched before.
  func markWatched(_ title: TitleReference) {
    guard title.kind == .series, title.source == library.source else {
      library.begin { [library] in await library.watch(title) }
      return
    }
    SeriesWatching(of: title.number, services, in: library).watchAll()
  }

  /// Notes that an episode was watched once more, now.
  func watch(_ episode: EpisodeCard) {
    SeriesWatching(of: episode.season.series, services, in: library).watch([episode.part], onlyNew: false)
  }

  /// Asks when something was watched, and notes that.
  func add(_ title: TitleReference, _ part: TitlePart = .whole, over window: Window? = nil) {
    let name = [PlayWords.part(part), title.name].compactMap(\.self).joined(separator: " · ")
    let request = PlayDateWindow.Request(
      title: "Add to History", subtitle: name, button: "Add", date: nil, today: .today())
    PlayDateWindow.present(request, texts: texts, over: window ?? self.window()) { [library] in
      await library.watch(title, part, on: $0)
    }
  }

  /// Asks when a play was.
  func changeDate(of play: Play, over window: Window? = nil) {
    let name = [PlayWords.part(play.part), play.title.name].compactMap(\.self).joined(separator: " · ")
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

  private func makeProgress(_ series: Int) -> SeriesProgressSection {
    let watching = SeriesWatching(of: series, services, in: library)
    let section = SeriesProgressSection(watching, texts: texts)
    section.onOpenSeason = { [open] in open(.season($0), nil) }
    section.onShowAll = { [weak self] in self?.showAll(watching.plays, of: $0) }
    return section
  }

  private func add(_ episode: EpisodeCard, _ watching: SeriesWatching) {
    Task { [weak self] in
      if let title = await watching.title() { self?.add(title, episode.part) }
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
