import Containment
import GTK
import Library
import Localization
import MatineeCore

/// The rows of a season's episodes, in order from top to bottom, each with a watched check button and a rating.
final class EpisodeListController: ViewController {
  /// Called with an episode that was watched on another date than now.
  var onOtherDate: (EpisodeCard) -> Void = { _ in }
  /// Called when the number of watched episodes may have changed.
  var onUpdate: () -> Void = {}
  private let progress: ShowProgressModel
  private let app: AppDependencies
  private let extent: Extent
  private let rows = Box(.vertical, spacing: 12)
  private let earlier = Button(wrapping: "")
  private let later = Button(wrapping: "")
  private var season: SeasonID?
  private var episodes: [EpisodeCard] = []
  /// The episodes with rows; `nil` until it is known which were watched.
  private var range: EpisodeRange?
  private var views: [EpisodeView] = []
  /// The changes to watched episodes that aren't saved yet.
  private var pending: [Int: Bool] = [:]
  private var binding: Binding?
  private var ratings: [Binding] = []

  /// The episodes that have rows.
  enum Extent {
    /// All episodes. The one with the number gets the initial focus, or else the first.
    case all(start: Int?)
    /// The episodes around the next one to watch, with buttons that show the others.
    case aroundNext
  }

  init(_ progress: ShowProgressModel, _ app: AppDependencies, _ extent: Extent) {
    self.progress = progress
    self.app = app
    self.extent = extent
    super.init()
  }

  override func loadView() {
    for button in [earlier, later] {
      button.horizontalAlignment = .center
      button.isVisible = false
    }
    view = Box(.vertical, spacing: 12, [earlier, rows, later])
  }

  /// The check button of the first episode or the one to start at.
  override var preferredFocus: Widget {
    guard case .all(let start?) = extent, let index = episodes.firstIndex(where: { $0.number == start }),
      views.indices.contains(index)
    else { return views.first?.focusTarget ?? view }
    return views[index].focusTarget
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    earlier.onClick { [weak self] in self?.showMore { $0.showEarlier() } }
    later.onClick { [weak self] in self?.showMore { $0.showLater() } }
    view.setItemMenuProvider { [weak self] in ($0 as? EpisodeCard).flatMap { self?.menu(of: $0) } }
    binding = Binding({ [progress] in progress.plays.state }) { [weak self] _ in self?.update() }
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    views.forEach { $0.stars.commit() }
  }

  func show(_ page: SeasonPage) {
    loadViewIfNeeded()
    guard page.episodes != episodes else { return }
    (season, episodes) = (page.id, page.episodes)
    range = range?.resized(to: episodes.count)
    rows.childWidgets.forEach(rows.remove)
    (views, ratings) = ([], [])
    update()
  }
}

extension EpisodeListController {
  var isSpecials: Bool { season?.number == 0 }

  /// The number of aired episodes, and of watched ones among them; `nil` if the user's plays are unavailable.
  var count: ShowProgress.Count? {
    guard case .open = progress.plays.state else { return nil }
    let (aired, watched) = (aired, watched)
    return ShowProgress.Count(watched: aired.count { watched.contains($0.number) }, total: aired.count)
  }

  /// Marks all aired episodes as watched.
  func watchAll() { progress.watch(aired.map(\.part)) }
}

extension EpisodeListController {
  /// The episodes that have already aired.
  private var aired: [EpisodeCard] { episodes.filter { !$0.isAhead } }

  /// The numbers of the watched episodes, including changes that aren't saved yet.
  private var watched: Set<Int> {
    var watched = saved
    for (number, isWatched) in pending { if isWatched { watched.insert(number) } else { watched.remove(number) } }
    return watched
  }

  private var saved: Set<Int> { season.map { progress.watched(in: $0.number, of: episodes.map(\.number)) } ?? [] }

  /// The episodes with rows.
  private var shown: ArraySlice<EpisodeCard> { episodes[range?.shown ?? 0..<0] }

  private func update() {
    let saved = saved
    pending = pending.filter { saved.contains($0.key) != $0.value }
    findRange()
    let watched = watched
    for (episode, view) in zip(shown, views) { show(episode, in: view, isWatched: watched.contains(episode.number)) }
    onUpdate()
  }

  private func show(_ episode: EpisodeCard, in view: EpisodeView, isWatched: Bool) {
    let isOpen = if case .open = progress.plays.state { true } else { false }
    view.show(isWatched: isWatched)
    view.canBeWatched = isOpen && (isWatched || !episode.isAhead)
    view.canBeRated = isOpen && (!episode.isAhead || progress.score(of: episode) != nil)
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
    guard let view = zip(shown, views).first(where: { $0.0 == episode })?.1, view.canBeRated else { return }
    view.stars.open()
  }

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

/// The rows.
extension EpisodeListController {
  /// Makes the rows as soon as it is known which ones to show.
  private func findRange() {
    switch extent {
    case .all: range = EpisodeRange(all: episodes.count)
    case .aroundNext:
      if range == nil, progress.plays.state != .opening, !episodes.isEmpty {
        let watched = watched
        range = EpisodeRange(watched: episodes.map { watched.contains($0.number) })
      }
    }
    guard views.isEmpty, !shown.isEmpty else { return }
    views = shown.map(makeView)
    views.forEach { rows.append($0.widget) }
    ratings = zip(shown, views).map(observe)
    updateButtons()
  }

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

  private func observe(_ episode: EpisodeCard, _ view: EpisodeView) -> Binding {
    Binding({ [progress] in progress.score(of: episode) }) { [weak self, weak view] score in
      guard let self, let view else { return }
      view.stars.show(score)
      show(episode, in: view, isWatched: watched.contains(episode.number))
    }
  }

  /// Adds rows at an end of the range. If this hides the button that has the focus, the first new row takes the focus.
  private func showMore(_ extend: (inout EpisodeRange) -> Void) {
    guard var range else { return }
    let old = range.shown
    extend(&range)
    self.range = range
    let before = episodes[range.shown.lowerBound..<old.lowerBound].map(makeView)
    let after = episodes[old.upperBound..<range.shown.upperBound].map(makeView)
    before.reversed().forEach { rows.prepend($0.widget) }
    after.forEach { rows.append($0.widget) }
    views = before + views + after
    ratings = zip(shown, views).map(observe)
    update()
    if let first = before.first ?? after.first { moveFocus(to: first) }
    updateButtons()
  }

  private func moveFocus(to row: EpisodeView) {
    let hadFocus = earlier.containsFocus && range?.earlier == 0 || later.containsFocus && range?.later == 0
    if hadFocus { row.focusTarget.focus() }
  }

  private func updateButtons() {
    let (before, after) = (range?.earlier ?? 0, range?.later ?? 0)
    let texts = app.services.texts
    earlier.label = tr(
      one: "Show {count} Earlier Episode", other: "Show {count} Earlier Episodes", count: before,
      ["count": texts.count(before)])
    later.label = tr(
      one: "Show {count} More Episode", other: "Show {count} More Episodes", count: after, ["count": texts.count(after)]
    )
    earlier.isVisible = before > 0
    later.isVisible = after > 0
  }
}
