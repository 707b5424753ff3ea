import Containment
import GTK
import MatineeCore

/// An episode: a still, and beside it number, name, date and what happens; at its end, whether it was watched.
final class EpisodeView {
  let widget: Widget
  /// Called when the tick is set, or taken away.
  var onToggle: (Bool) -> Void = { _ in }
  private let still: DownloadImageView
  private let overview = ExpandableText(lines: 3)
  private let check = CheckButton()
  private var isFollowing = false

  init(_ episode: EpisodeCard, images: any ImageProviding) {
    still = DownloadImageView(images: images, width: 144, height: 81)
    let name = Label(wrapping: "\(episode.number). \(episode.name)", styles: "heading")
    let details = [episode.airDate, episode.runningTime, episode.rating?.value, episode.notice].compactMap(\.self)
    let detail = Label(wrapping: details.joined(separator: " · "), styles: "caption", "dim-label")
    detail.isVisible = !detail.text.isEmpty
    overview.text = episode.overview ?? ""
    let labels = Box(.vertical, spacing: 3, [name, detail, overview.widget])
    labels.expandsHorizontally = true
    let main = AdaptiveBox(still.widget, labels, mainWidth: 180, spacing: 12).widget
    main.expandsHorizontally = true
    widget = Box(.horizontal, spacing: 6, [main, check])
    widget.shownItem = episode
    widget.keep(still, for: "matinee-still")
    widget.keep(overview, for: "matinee-overview")
    still.url = episode.still
    check.addStyle("task-check")
    check.verticalAlignment = .start
    check.accessibleLabel = "Watched: \(episode.number). \(episode.name)"
    check.tooltip = "Watched"
    check.onToggle { [weak self] in
      if let self, !isFollowing { onToggle(check.isActive) }
    }
  }

  /// Shows whether it was watched.
  func show(isWatched: Bool) {
    isFollowing = true
    check.isActive = isWatched
    isFollowing = false
  }

  /// Nothing can be noted: there is no library.
  var canBeWatched: Bool {
    get { check.isVisible }
    set { check.isVisible = newValue }
  }
}
