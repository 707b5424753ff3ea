import Catalogue
import Containment
import GTK
import Library
import Localization
import Tracking

/// The rows of a season's episodes, in order from top to bottom, each with a watched check button and a rating.
final class EpisodeListController: ViewController {
  /// Called with an episode that was watched on another date than now.
  var onOtherDate: (EpisodeCard) -> Void = { _ in }
  /// Called when the number of watched episodes may have changed.
  var onUpdate: () -> Void = {}
  let watched: WatchedEpisodes
  private let app: TrackingDependencies
  private let extent: Extent
  private let rows = Box(.vertical, spacing: 12)
  private let more: MoreEpisodesButtons
  /// The episodes with rows; `nil` until it is known which were watched.
  private var range: EpisodeRange?
  private var views: [EpisodeView] = []
  private var binding: Binding?
  private var ratings: [Binding] = []

  /// The episodes that have rows.
  enum Extent {
    /// All episodes. The one with the number gets the initial focus, or else the first.
    case all(start: Int?)
    /// The episodes around the next one to watch, with buttons that show the others.
    case aroundNext
  }

  init(_ progress: ShowProgressModel, _ app: TrackingDependencies, _ extent: Extent) {
    watched = WatchedEpisodes(progress)
    more = MoreEpisodesButtons(app.catalogue.format.texts)
    self.app = app
    self.extent = extent
    super.init()
  }

  override func loadView() { view = Box(.vertical, spacing: 12, [more.earlier, rows, more.later]) }

  /// The check button of the first episode or the one to start at.
  override var preferredFocus: Widget {
    guard case .all(let start?) = extent, let index = episodes.firstIndex(where: { $0.number == start }),
      views.indices.contains(index)
    else { return views.first?.focusTarget ?? view }
    return views[index].focusTarget
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    more.earlier.onClick { [weak self] in self?.showMore { $0.showEarlier() } }
    more.later.onClick { [weak self] in self?.showMore { $0.showLater() } }
    view.setItemMenuProvider { [weak self] (episode: EpisodeCard) in self?.menu(of: episode) }
    binding = Binding({ [watched] in (watched.progress.plays.state, watched.numbers) }) { [weak self] _ in
      self?.update()
    }
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    views.forEach { $0.stars.commit() }
  }

  func show(_ page: SeasonPage) {
    loadViewIfNeeded()
    guard page.episodes != episodes else { return }
    watched.show(page)
    range = range?.resized(to: episodes.count)
    rows.childWidgets.forEach(rows.remove)
    (views, ratings) = ([], [])
    update()
  }
}

extension EpisodeListController {
  private var episodes: [EpisodeCard] { watched.episodes }

  /// The episodes with rows.
  private var shown: ArraySlice<EpisodeCard> { episodes[range?.shown ?? 0..<0] }

  private func update() {
    watched.dropSaved()
    findRange()
    let numbers = watched.numbers
    for (episode, view) in zip(shown, views) { show(episode, in: view, isWatched: numbers.contains(episode.number)) }
    onUpdate()
  }

  private func show(_ episode: EpisodeCard, in view: EpisodeView, isWatched: Bool) {
    let isOpen = watched.isOpen
    view.show(isWatched: isWatched)
    view.canBeWatched = isOpen && (isWatched || !episode.isAhead)
    view.canBeRated = isOpen && (!episode.isAhead || watched.progress.score(of: episode) != nil)
  }

  private func openStars(of episode: EpisodeCard) {
    guard let view = zip(shown, views).first(where: { $0.0 == episode })?.1, view.canBeRated else { return }
    view.stars.open()
  }

  private func menu(of episode: EpisodeCard) -> ItemMenu? {
    let isWatched = watched.numbers.contains(episode.number)
    let watching = MenuItem(tr("_Watched"), name: "watched", isOn: isWatched) { [watched] in
      watched.set(episode, isWatched: !isWatched)
    }
    let upToHere = MenuItem(tr("Mark as Watched _Up to Here"), name: "up-to-here") { [watched] in
      watched.progress.watch(upTo: episode)
    }
    let otherDate = MenuItem(tr("Mark as Watched on Another _Date…"), name: "other-date") { [weak self] in
      self?.onOtherDate(episode)
    }
    let rating = MenuItem(tr("_Rate"), name: "rate") { [weak self] in self?.openStars(of: episode) }
    // An episode that hasn't aired can't have been watched, unless it was marked before its date changed.
    let isUnaired = episode.isAhead
    let hasRating = watched.progress.score(of: episode) != nil
    let items =
      (isUnaired && !isWatched ? [] : [watching]) + (isUnaired ? [] : [upToHere, otherDate])
      + (isUnaired && !hasRating ? [] : [rating])
    return items.isEmpty ? nil : ItemMenu(episode.name, [items])
  }
}

/// The rows.
extension EpisodeListController {
  /// Makes the rows as soon as it is known which ones to show.
  private func findRange() {
    switch extent {
    case .all: range = EpisodeRange(all: episodes.count)
    case .aroundNext:
      if range == nil, watched.progress.plays.state != .opening, !episodes.isEmpty {
        let numbers = watched.numbers
        range = EpisodeRange(watched: episodes.map { numbers.contains($0.number) })
      }
    }
    guard views.isEmpty, !shown.isEmpty else { return }
    views = shown.map(makeView)
    views.forEach { rows.append($0.widget) }
    ratings = zip(shown, views).map(observe)
    more.show(range)
  }

  private func makeView(of episode: EpisodeCard) -> EpisodeView {
    let view = EpisodeView(episode, images: app.images, badges: PartBadges(app.library), clock: app.catalogue.clock)
    view.onToggle = { [watched] in watched.set(episode, isWatched: $0) }
    view.stars.onRate = { [watched, weak view] score in
      watched.progress.rate(episode, score) { view?.stars.reset() }
    }
    // Only one episode's stars are open at a time.
    view.stars.onOpen = { [weak self, weak view] in
      self?.views.filter { $0 !== view }.forEach { $0.stars.close() }
    }
    return view
  }

  private func observe(_ episode: EpisodeCard, _ view: EpisodeView) -> Binding {
    Binding({ [watched] in watched.progress.score(of: episode) }) { [weak self, weak view] score in
      guard let self, let view else { return }
      view.stars.show(score)
      show(episode, in: view, isWatched: watched.numbers.contains(episode.number))
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
    if more.hasLostFocus(in: range) { (before.first ?? after.first)?.focusTarget.focus() }
    more.show(range)
  }
}
