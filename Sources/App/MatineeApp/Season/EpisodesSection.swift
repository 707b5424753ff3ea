import Containment
import GTK
import Library
import Localization
import MatineeCore

/// The episodes of a season, in order from top to bottom, each with a watched check button and a rating. Above them are
/// the number of watched episodes and a button to mark all.
final class EpisodesSection: ViewController, PageSection {
  /// Called with an episode that was watched on another date than now.
  var onOtherDate: (EpisodeCard) -> Void = { _ in }
  private let progress: ShowProgressModel
  private let app: AppDependencies
  private let start: Int?
  private let count = Label(wrapping: "", breaksWords: false)
  private let markAll = Button(wrapping: tr("Mark Season as Watched"))
  private let rows = Box(.vertical, spacing: 12)
  private var season: SeasonID?
  private var episodes: [EpisodeCard] = []
  private var views: [EpisodeView] = []
  /// The changes to watched episodes that aren't saved yet.
  private var pending: [Int: Bool] = [:]
  private var binding: Binding?
  private var ratings: [Binding] = []

  /// - Parameter start: The number of the episode that gets the initial focus; `nil` for the first.
  init(_ progress: ShowProgressModel, _ app: AppDependencies, startingAt start: Int? = nil) {
    self.progress = progress
    self.app = app
    self.start = start
    super.init()
  }

  override func loadView() {
    count.verticalAlignment = .center
    let line = LayoutBox.wrapping([markAll, count], spacing: 12)
    let box = Box(.vertical, spacing: 12, [PageHeading.make(tr("Episodes")), line, rows])
    box.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    view = box
  }

  /// The check button of the first episode or the one to start at, but never the button that marks all of them.
  override var preferredFocus: Widget {
    let index = start.flatMap { start in episodes.firstIndex { $0.number == start } } ?? 0
    return views.indices.contains(index) ? views[index].focusTarget : view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    markAll.onClick { [weak self] in self?.watchAll() }
    view.setItemMenuProvider { [weak self] in ($0 as? EpisodeCard).flatMap { self?.menu(of: $0) } }
    binding = Binding({ [progress] in progress.plays.state }) { [weak self] _ in self?.update() }
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    views.forEach { $0.stars.commit() }
  }

  func show(_ page: SeasonPage) {
    loadViewIfNeeded()
    view.isVisible = !page.episodes.isEmpty
    guard page.episodes != episodes else { return }
    (season, episodes) = (page.id, page.episodes)
    rows.childWidgets.forEach(rows.remove)
    views = episodes.map(makeView)
    views.forEach { rows.append($0.widget) }
    ratings = zip(episodes, views).map { episode, view in
      Binding({ [progress] in progress.score(of: episode) }) { [weak self, weak view] score in
        view?.stars.show(score)
        self?.update()
      }
    }
    update()
  }
}

extension EpisodesSection {
  /// The episodes that have already aired.
  private var shown: [EpisodeCard] { episodes.filter { !$0.isAhead } }

  private var watched: Set<Int> { season.map { progress.watched(in: $0.number, of: episodes.map(\.number)) } ?? [] }

  private func makeView(of episode: EpisodeCard) -> EpisodeView {
    let view = EpisodeView(episode, images: app.images, badges: app.badges, clock: app.services.clock)
    view.onToggle = { [weak self] in self?.set(episode, isWatched: $0) }
    view.stars.onRate = { [progress, weak view] score in
      progress.rate(episode, score) { view?.stars.reset() }
    }
    // Only one episode's stars are open at a time.
    view.stars.onOpen = { [weak self, weak view] in
      self?.views.filter { $0 !== view }.forEach { $0.stars.close() }
    }
    return view
  }

  private func update() {
    let state = progress.plays.state
    var watched = watched
    pending = pending.filter { watched.contains($0.key) != $0.value }
    for (number, isWatched) in pending { if isWatched { watched.insert(number) } else { watched.remove(number) } }
    let isOpen = if case .open = state { true } else { false }
    for (episode, view) in zip(episodes, views) {
      let isWatched = watched.contains(episode.number)
      view.show(isWatched: isWatched)
      view.canBeWatched = isOpen && (isWatched || !episode.isAhead)
      view.canBeRated = isOpen && (!episode.isAhead || progress.score(of: episode) != nil)
    }
    let done = shown.count { watched.contains($0.number) }
    count.text = progressText(done)
    count.isVisible = isOpen && !shown.isEmpty
    markAll.isVisible = isOpen && done < shown.count
    markAll.label = isSpecials ? tr("Mark Specials as Watched") : tr("Mark Season as Watched")
  }

  private var isSpecials: Bool { season?.number == 0 }

  private func progressText(_ done: Int) -> String {
    let texts = app.services.texts
    let (watched, total) = (texts.count(done), texts.count(shown.count))
    return isSpecials
      ? tr(
        one: "{watched} of {count} special watched", other: "{watched} of {count} specials watched",
        count: shown.count, ["watched": watched, "count": total])
      : tr(
        one: "{watched} of {count} episode watched", other: "{watched} of {count} episodes watched",
        count: shown.count, ["watched": watched, "count": total])
  }

  /// Marks an episode immediately, and reverts it if the change can't be saved.
  private func set(_ episode: EpisodeCard, isWatched: Bool) {
    pending[episode.number] = isWatched
    update()
    progress.set(episode, isWatched: isWatched) { [weak self] in
      self?.pending[episode.number] = nil
      self?.update()
    }
  }

  private func openStars(of episode: EpisodeCard) {
    guard let index = episodes.firstIndex(of: episode), views[index].canBeRated else { return }
    views[index].stars.open()
  }

  private func watchAll() { progress.watch(shown.map(\.part)) }

  private func menu(of episode: EpisodeCard) -> ItemMenu {
    let isWatched = watched.contains(episode.number)
    let items = [
      MenuItem(tr("_Watched"), name: "watched", isOn: isWatched) { [weak self] in
        self?.set(episode, isWatched: !isWatched)
      },
      MenuItem(tr("Mark as Watched _Up to Here"), name: "up-to-here") { [weak self] in
        self?.progress.watch(upTo: episode)
      },
      MenuItem(tr("Mark as Watched on Another _Date…"), name: "other-date") { [weak self] in
        self?.onOtherDate(episode)
      },
      MenuItem(tr("_Rate"), name: "rate") { [weak self] in self?.openStars(of: episode) },
    ]
    return ItemMenu(episode.name, [items])
  }
}
