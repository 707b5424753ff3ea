import Containment
import GTK
import MatineeCore

/// An episode: a still, and beside it number, name, date and what happens; at its end, whether it was watched, and what it was given.
final class EpisodeView {
  let widget: Widget
  /// Called when the tick is set, or taken away.
  var onToggle: (Bool) -> Void = { _ in }
  /// The user's own rating of it.
  let stars: EpisodeStars
  private let still: DownloadImageView
  private let overview = ExpandableText(lines: 3)
  private let check = CheckButton()
  private let badge: BadgeView
  private var isFollowing = false

  init(_ episode: EpisodeCard, images: any ImageProviding, badges: any BadgeProviding) {
    still = DownloadImageView(images: images, width: 144, height: 81)
    badge = BadgeView(badges)
    let words = "\(episode.number). \(episode.name)"
    stars = EpisodeStars(of: words)
    let name = Label(wrapping: words, styles: "heading")
    let details = [episode.airDate, episode.runningTime, episode.rating?.value, episode.notice].compactMap(\.self)
    let detail = Label(wrapping: details.joined(separator: " · "), styles: "caption", "dim-label")
    detail.isVisible = !detail.text.isEmpty
    overview.text = episode.overview ?? ""
    let labels = Box(.vertical, spacing: 3, [name, detail, overview.widget])
    labels.expandsHorizontally = true
    let picture = BadgeView.lay(badge, over: still.widget)
    let main = AdaptiveBox(picture, labels, mainWidth: 180, spacing: 12).widget
    main.expandsHorizontally = true
    let end = Box(.vertical, spacing: 6, [check, stars.button])
    end.verticalAlignment = .start
    widget = Box(.vertical, spacing: 6, [Box(.horizontal, spacing: 6, [main, end]), stars.place])
    widget.shownItem = episode
    widget.keep(still, for: "matinee-still")
    widget.keep(overview, for: "matinee-overview")
    still.url = episode.still
    badge.follow(episode)
    check.addStyle("task-check")
    check.horizontalAlignment = .center
    check.accessibleLabel = "Watched: \(words)"
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

  /// There is a library, and there may be an opinion.
  var canBeRated: Bool {
    get { stars.button.isVisible }
    set {
      stars.button.isVisible = newValue
      if !newValue { stars.close() }
    }
  }

  /// Nothing can be noted: there is no library.
  var canBeWatched: Bool {
    get { check.isVisible }
    set { check.isVisible = newValue }
  }
}
