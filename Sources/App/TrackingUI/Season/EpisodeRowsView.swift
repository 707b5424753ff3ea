import AppFoundation
import Catalogue
import Containment
import GTK
import Library
import Tracking

/// The rows of a season's episodes, in order from top to bottom, and the buttons that show more of them.
final class EpisodeRowsView {
  let widget: Widget
  /// Called when the user checks or unchecks an episode as watched.
  var onToggle: (EpisodeCard, Bool) -> Void = { _, _ in }
  /// Called with the episode whose last change the user undoes.
  var onUndo: (EpisodeCard) -> Void = { _ in }
  /// Called with an episode's new rating, `nil` for none, and a closure that restores the saved one.
  var onRate: (EpisodeCard, Score?, @escaping @MainActor () -> Void) -> Void = { _, _, _ in }
  let more: MoreEpisodesButtons
  private let box = Box(.vertical, spacing: 12)
  private let makeView: (EpisodeCard) -> EpisodeView
  private var views: [EpisodeView] = []

  init(_ app: TrackingDependencies) {
    more = MoreEpisodesButtons(app.catalogue.format.texts)
    makeView = { EpisodeView($0, images: app.images, badges: PartBadges(app.library), clock: app.catalogue.clock) }
    widget = Box(.vertical, spacing: 12, [more.earlier, box, more.later])
  }

  /// The first control of an episode's row, or else of the first row.
  func focusTarget(_ number: Int?) -> Widget? {
    (views.first { $0.episode.number == number } ?? views.first)?.focusTarget
  }

  /// Shows rows. If this hides the button that has the focus, the first new row takes the focus.
  func show(_ rows: [EpisodeListModel.Row], in range: EpisodeRange?) {
    let first = add(rows.map(\.episode))
    for (row, view) in zip(rows, views) { view.show(row) }
    if let range, more.hasLostFocus(in: range) { first?.focusTarget.focus() }
    more.show(range)
  }

  /// Opens the stars of an episode that can be rated.
  func openStars(of episode: EpisodeCard) {
    views.first { $0.episode == episode && $0.stars.button.isVisible }?.stars.open()
  }

  /// Saves ratings entered with keys that are still waiting for further keys.
  func commit() { views.forEach { $0.stars.commit() } }

  /// Adds the missing rows before and after the existing ones, or replaces all if they don't continue each other.
  ///
  /// - Returns: The first new row.
  private func add(_ episodes: [EpisodeCard]) -> EpisodeView? {
    var start = views.first.flatMap { episodes.firstIndex(of: $0.episode) } ?? 0
    if !episodes[start...].starts(with: views.map(\.episode)) {
      box.childWidgets.forEach(box.remove)
      (views, start) = ([], 0)
    }
    let before = episodes[..<start].map(make)
    let after = episodes[(start + views.count)...].map(make)
    before.reversed().forEach { box.prepend($0.widget) }
    after.forEach { box.append($0.widget) }
    views = before + views + after
    return before.first ?? after.first
  }

  private func make(_ episode: EpisodeCard) -> EpisodeView {
    let view = makeView(episode)
    view.onToggle = { [weak self] in self?.onToggle(episode, $0) }
    view.onUndo = { [weak self] in self?.onUndo(episode) }
    view.stars.onRate = { [weak self, weak view] in self?.onRate(episode, $0) { view?.stars.reset() } }
    // Only one episode's stars are open at a time.
    view.stars.onOpen = { [weak self, weak view] in
      self?.views.filter { $0 !== view }.forEach { $0.stars.close() }
    }
    return view
  }
}
